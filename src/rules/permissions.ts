/** What a player may begin in the window that is open: timing (806, 813, 358.4), ownership, a completion. */
import { GEAR, RUNE, SPELL, UNIT } from '../abilities/compile/codes'
import type { CompiledAbility, Held } from '../abilities/compile/compiled'
import { isPlayerForbidden } from '../characteristics/permissions'
import { activatedOf, derivedOf } from '../characteristics/read'
import { useCount } from '../events/emit'
import { controllerOf, zoneCards } from '../state/query'
import type { ObjectIndex, PlayerIndex, StoredDecision } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, Transaction } from '../transaction/transaction'
import type { Rejection } from './action'
import { reject } from './action'
import { canBegin, forbidsItself } from './completion'
import { draftOfAbility, draftOfCard } from './draft'
import { guestFault } from './inviting'
import { abilityContext, mostEnergy } from './resources'
import { hasTiming, mayHaveTiming, neededTiming } from './timing'
import { totalCost } from './totals'
import { permittedCards, playedAsUsual, playOptions, waysToPlay } from './ways'

/** Why this card can't be played now, or null. */
export function playFault(tx: Transaction, i: ObjectIndex, player: PlayerIndex, decision: StoredDecision): Rejection | null {
  const error = beginFault(tx, i, player, decision)
  if (error !== null) return error
  const options = playOptions(tx, i, player)
  const at = asPlayedBy(tx, i, player)
  const draft = draftOfCard(at, i, player, options, neededTiming(decision))
  if (canBegin(at, draft)) return null
  return hasTiming(at, draft) ? payOrChoose(at, draft) : timingFault(draft.needed)
}

/** Another player's card is controlled by whoever plays it (354, 191.4), and texts look at it so. */
function asPlayedBy(tx: Transaction, i: ObjectIndex, player: PlayerIndex): Transaction {
  if (tx.s.objects[i]!.controller === player) return tx
  const trial = new Transaction(tx.registry, false)
  trial.begin(tx.s, tx.derived)
  trial.object(i, Aspect.None).controller = player
  return trial
}

/** What speaks against the play before anything is chosen or paid. */
function beginFault(tx: Transaction, i: ObjectIndex, player: PlayerIndex, decision: StoredDecision): Rejection | null {
  const o = tx.s.objects[i]!
  const card = tx.registry.cardOf(o)
  if (o.zone === Zone.Facedown) {
    if (o.controller !== player) return reject('notYours', '811.1.b', 'Only your own facedown cards can be played.')
    if (o.hiddenSince >= tx.s.turnNumber)
      return reject('badTiming', '811.1.b', 'A hidden card can be played from the next turn on.')
  } else if (waysToPlay(tx, i, player).length === 0) {
    return reject('notYours', '419.1.a', 'Only cards in your hand or Champion Zone can be played, and what you are permitted to.')
  }
  if ((card.types & (UNIT | GEAR | SPELL)) === 0) return reject('notAllowed', '350', 'This is not a card that is played.')
  const guest = guestFault(tx, i, decision)
  if (guest !== null) return guest
  if (card.forbids.length > 0 && forbidsItself(tx, draftOfCard(tx, i, player)))
    return reject('notAllowed', '366.1', 'The card says that it can not be played now.')
  if (isPlayerForbidden(tx, 'playCards', player, i)) return reject('notAllowed', '054.1', 'Something forbids you to play cards.')
  if ((card.types & UNIT) !== 0 && isPlayerForbidden(tx, 'playUnits', player))
    return reject('notAllowed', '054.1', 'Something forbids you to play units.')
  const needed = neededTiming(decision)
  // 811.6: a facedown card has Reaction.
  return o.zone === Zone.Facedown || mayHaveTiming(card, needed) ? null : timingFault(needed)
}

const timingFault = (needed: number): Rejection =>
  reject(
    'badTiming',
    needed === 1 ? '308.1.a' : '309.1.a',
    needed === 1
      ? 'During a showdown only cards with Action or Reaction can be played.'
      : 'While a chain exists only cards with Reaction can be played.',
  )

function payOrChoose(tx: Transaction, draft: ReturnType<typeof draftOfCard>): Rejection {
  const { energy, power } = totalCost(tx, draft)
  return (draft.ability?.slots.length ?? 0) === 0
    ? reject('cannotPay', '357.1', `You can't pay its cost of ${energy} Energy and ${power.length} Power.`)
    : reject('noTargets', '355.8', 'There is no way to choose its targets and pay its cost.')
}

/** Why this ability can't be activated now, or null. */
export function activateFault(
  tx: Transaction,
  i: ObjectIndex,
  held: Held | undefined,
  player: PlayerIndex,
  decision: StoredDecision,
): Rejection | null {
  const o = tx.s.objects[i]!
  if (held === undefined) return reject('unknownObject', '377', 'It has no such activated ability.')
  if (controllerOf(tx.s, i) !== player) return reject('notYours', '378', "You don't control it.")
  if (o.zone !== Zone.Board && o.zone !== Zone.Legend && o.zone !== Zone.Battlefield)
    return reject('notAllowed', '380', 'It is not on the board.')
  const { ability } = held
  const needed = neededTiming(decision)
  if (ability.timing < needed) {
    return reject(
      'badTiming',
      needed === 1 ? '308.1.a' : '309.1.a',
      needed === 1
        ? 'During a showdown only abilities with Action or Reaction can be used.'
        : 'While a chain exists only abilities with Reaction can be used.',
    )
  }
  if (ability.limit > 0 && useCount(tx, o.key, ability.ref, held.via) >= ability.limit)
    return reject('notAllowed', '377.2.b', 'It was used often enough this turn.')
  if (ability.check !== null && !ability.check(tx, abilityContext(o.key, player, held)))
    return reject('notAllowed', '377.2.b', 'Its condition is not met.')
  if (isRuneUse(tx, i, ability))
    return o.exhausted && exhaustsItself(ability) ? reject('exhausted', '414.1.b', 'It is exhausted.') : null
  const draft = draftOfAbility(held, o.key, player)
  if (canBegin(tx, draft)) return null
  return ability.slots.length === 0
    ? reject('cannotPay', '203.3', "Its cost can't be paid.")
    : reject('noTargets', '402.3', 'There is no way to choose its targets and pay its cost.')
}

/** Abilities of basic runes have nothing to choose and no cost but the rune itself. */
const isRuneUse = (tx: Transaction, i: ObjectIndex, ability: CompiledAbility): boolean =>
  ability.adds &&
  ability.slots.length === 0 &&
  ability.cost?.free === true &&
  (tx.registry.cardOf(tx.s.objects[i]!).types & RUNE) !== 0

const exhaustsItself = (ability: CompiledAbility): boolean => ability.cost!.actions.some(a => a.verb === 'exhaust')

/** Cards that the player could begin to play, equal copies once. */
export function playable(tx: Transaction, player: PlayerIndex, decision: StoredDecision): ObjectIndex[] {
  const found: ObjectIndex[] = []
  const needed = neededTiming(decision)
  const limit = mostEnergy(tx, player)
  const usual = playedAsUsual(tx)
  const fixed = usual && derivedOf(tx).costs.length === 0
  for (const zone of [Zone.Hand, Zone.Champion]) {
    const cards = zoneCards(tx.s, player, zone)
    for (let n = 0; n < cards.length; n++) {
      const i = cards[n]!
      const card = tx.registry.cardOf(tx.s.objects[i]!)
      if (!mayHaveTiming(card, needed)) continue
      if (card.energy > limit && fixed && card.selfCosts.length === 0) continue // nothing makes it cheaper
      if (isCopyOfEarlier(tx, cards, n, k => usual || sameWays(tx, i, k, player))) continue
      // Not `playFault`: most cards in a hand can't be played, and nobody asks why.
      const begins = beginFault(tx, i, player, decision) === null
      if (begins && canBegin(tx, draftOfCard(tx, i, player, playOptions(tx, i, player), needed))) found.push(i)
    }
  }
  const seen = new Set<string>()
  for (const i of permittedCards(tx, player)) {
    const { def, zone, owner } = tx.s.objects[i]!
    const ways = waysToPlay(tx, i, player)
    const name = ways.length === 0 ? '' : `${def}/${zone}/${owner}/${JSON.stringify(ways)}`
    if (name === '' || seen.has(name)) continue
    seen.add(name)
    if (playFault(tx, i, player, decision) === null) found.push(i)
  }
  for (const place of tx.s.places) {
    for (const i of place.facedown)
      if (tx.s.objects[i]!.controller === player && playFault(tx, i, player, decision) === null) found.push(i)
  }
  return found
}

const sameWays = (tx: Transaction, a: ObjectIndex, b: ObjectIndex, player: PlayerIndex): boolean =>
  JSON.stringify(waysToPlay(tx, a, player)) === JSON.stringify(waysToPlay(tx, b, player))

function isCopyOfEarlier(
  tx: Transaction,
  cards: readonly ObjectIndex[],
  n: number,
  alike: (other: ObjectIndex) => boolean,
): boolean {
  const { def } = tx.s.objects[cards[n]!]!
  for (let k = 0; k < n; k++) if (tx.s.objects[cards[k]!]!.def === def && alike(cards[k]!)) return true
  return false
}

export interface Activation {
  readonly object: ObjectIndex
  readonly ability: number
}

/** Abilities that the player could activate; equal runes once. */
export function activatable(tx: Transaction, player: PlayerIndex, decision: StoredDecision): Activation[] {
  const found: Activation[] = []
  const s = tx.s
  const look = (i: ObjectIndex): void => {
    const abilities = activatedOf(tx, i)
    for (let n = 0; n < abilities.length; n++)
      if (activateFault(tx, i, abilities[n], player, decision) === null) found.push({ object: i, ability: n })
  }
  for (const place of s.places) {
    for (const i of place.permanents) {
      if (s.objects[i]!.controller === player) look(i)
    }
    if (place.card >= 0 && place.controller === player) look(place.card)
    for (let n = 0; n < place.runes.length; n++) {
      const i = place.runes[n]!
      if (s.objects[i]!.controller === player && !isEqualRuneEarlier(tx, place.runes, n)) look(i)
    }
  }
  for (const i of zoneCards(s, player, Zone.Legend)) look(i)
  return found
}

function isEqualRuneEarlier(tx: Transaction, runes: readonly ObjectIndex[], n: number): boolean {
  const o = tx.s.objects[runes[n]!]!
  for (let k = 0; k < n; k++) {
    const other = tx.s.objects[runes[k]!]!
    if (other.def === o.def && other.exhausted === o.exhausted && other.controller === o.controller) return true
  }
  return false
}
