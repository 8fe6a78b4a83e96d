/** The reference search: what a player may begin in the window that is open, and what it is then (349–359, 401–406, 421). */
import { GEAR, SPELL, UNIT } from '../../../src/abilities/compile/codes'
import type { CompiledAbility, Context } from '../../../src/abilities/compile/compiled'
import { ZONE_OF } from '../../../src/abilities/compile/filters'
import { facedownLimit, isPlayerForbidden } from '../../../src/characteristics/permissions'
import { activatedOf, cardNow, derivedOf } from '../../../src/characteristics/read'
import { useCount } from '../../../src/events/emit'
import { FREE_PLAY } from '../../../src/state/make'
import { controllerOf } from '../../../src/state/query'
import { type ChainItem, type GrantedCost, type Key, type PlayOptions, type StoredDecision, Zone } from '../../../src/state/types'
import type { Transaction } from '../../../src/transaction/transaction'
import { payable } from './payment'
import type { Budget, Picks, Play } from './play'
import { reading } from './play'
import { liesWhere } from './slots'

const MAIN_DECK = UNIT | GEAR | SPELL

/** What the window asks for. */
export const neededIn = (decision: StoredDecision): number =>
  decision.reason === 'main' || decision.reason === 'invited' ? 0 : decision.reason === 'focus' ? 1 : 2

export interface Offer {
  readonly name: string
  readonly play: Play
}

/** Everything that could be begun if its choices can be made and its cost can be paid. */
export function offers(tx: Transaction, decision: StoredDecision): Offer[] {
  const found: Offer[] = []
  tx.s.objects.forEach((o, i) => {
    const card = cardPlay(tx, i, decision)
    if (card !== null) found.push({ name: `play ${o.key}`, play: card })
    if (!liesWhere(o, Zone.Board)) return
    activatedOf(tx, i).forEach((_, n) => {
      const ability = abilityPlay(tx, i, n, decision)
      if (ability !== null) found.push({ name: `activate ${o.key} ${n}`, play: ability })
    })
  })
  return found
}

function cardPlay(tx: Transaction, i: number, decision: StoredDecision): Play | null {
  const o = tx.s.objects[i]!
  const { player } = decision
  const card = cardNow(tx, i)
  if ((card.types & MAIN_DECK) === 0) return null
  if (o.zone === Zone.Facedown && o.hiddenSince >= tx.s.turnNumber) return null // 811.1.b
  const found = ways(tx, i, player)
  if (found.length === 0) return null
  const options = found.length === 1 ? found[0]! : { ...FREE_PLAY, or: found }
  if (decision.reason === 'invited' && (card.types & SPELL) === 0) return null // 316.5.b.1
  if (isPlayerForbidden(tx, 'playCards', player, i)) return null
  if ((card.types & UNIT) !== 0 && isPlayerForbidden(tx, 'playUnits', player)) return null
  return ofCard(tx, i, player, options, neededIn(decision))
}

/** What permits it to be played from where it is, and for which cost. */
function ways(tx: Transaction, i: number, player: number): PlayOptions[] {
  const o = tx.s.objects[i]!
  const card = cardNow(tx, i)
  const self = { ...reading(ofCard(tx, i, player, FREE_PLAY, 0), noChoices) }
  const found: PlayOptions[] = []
  const permit = (way: PlayOptions | null): void => {
    if (way !== null && !found.some(other => JSON.stringify(other) === JSON.stringify(way))) found.push(way)
  }
  if (o.zone === Zone.Facedown) {
    const hidden = { ignoring: 'cost', hiddenAt: o.place, place: (card.types & SPELL) === 0 ? o.place : -1 } as const
    return o.controller === player ? [{ ...FREE_PLAY, ...hidden }] : []
  }
  if (o.owner === player && (o.zone === Zone.Hand || o.zone === Zone.Champion)) permit(FREE_PLAY)
  if (o.owner === player) {
    for (const ability of card.permits) {
      const { effect, check } = ability
      if (effect?.static === 'mayPlay' && ZONE_OF[effect.from!] === o.zone && (check === null || check(tx, self)))
        permit(paidFor(tx, ability, self))
    }
    if (o.zone === Zone.Trash) {
      const own = { energy: card.energy, power: card.power, x: '', xp: 0 } as const
      card.flows.forEach((flow, n) => {
        if (flow.check === null || flow.check(tx, self))
          permit({ ...FREE_PLAY, flow: n, for: flow.cost === null ? own : null, then: 'banish' })
      })
      for (const e of tx.s.effects) {
        if (e.kind !== 'keyword' || e.keyword !== 'flow' || !e.objects.includes(o.key)) continue
        const given = tx.registry.ability(e.ability)
        const way = given.cost === null ? { ...FREE_PLAY, for: own } : paidFor(tx, given, self)
        if (way !== null) permit({ ...way, flow: card.flows.length, then: 'banish' })
      }
    }
  }
  for (const other of derivedOf(tx).permissions) {
    const { effect, check, who } = other.ability
    if (effect?.static !== 'mayPlay' || effect.from !== undefined || other.controller !== player) continue
    if ('noun' in effect.what ? ZONE_OF[effect.what.zone] !== o.zone : o.zone > Zone.Champion) continue
    if ((check === null || check(tx, other)) && who!(tx, i, other)) permit(paidFor(tx, other.ability, other))
  }
  return found
}

/** For its own cost, or the one that a permission names. */
function paidFor(tx: Transaction, { cost }: CompiledAbility, ctx: Context): PlayOptions | null {
  if (cost === null) return FREE_PLAY
  const energy = cost.energy?.(tx, ctx) ?? 0
  const xp = cost.xp?.(tx, ctx) ?? 0
  return Number.isNaN(energy + xp) ? null : { ...FREE_PLAY, for: { energy, power: cost.power, x: cost.x ?? '', xp } }
}

function ofCard(tx: Transaction, i: number, player: number, options: Play['options'], needed: number): Play {
  const card = cardNow(tx, i)
  const source = tx.s.objects[i]!.key
  const play: Play = {
    kind: 'card',
    object: i,
    card,
    ability: card.spell,
    source,
    via: 0,
    bind: null,
    player,
    you: player,
    options,
    needed,
    granted: [],
  }
  return { ...play, granted: repeats(tx, play) }
}

function abilityPlay(tx: Transaction, i: number, n: number, decision: StoredDecision): Play | null {
  const o = tx.s.objects[i]!
  const { player } = decision
  const held = activatedOf(tx, i)[n]!
  const { ability } = held
  if (controllerOf(tx.s, i) !== player || ability.timing < neededIn(decision)) return null
  if (ability.limit > 0 && useCount(tx, o.key, ability.ref, held.via) >= ability.limit) return null
  const play: Play = {
    kind: 'ability',
    object: -1,
    card: ability.card,
    ability,
    source: o.key,
    via: held.via,
    bind: held.bind,
    player,
    you: player,
    options: FREE_PLAY,
    needed: 0,
    granted: [],
  }
  if (ability.check !== null && !ability.check(tx, reading(play, noChoices))) return null
  return { ...play, granted: repeats(tx, play) }
}

const noChoices: Picks = { way: FREE_PLAY, paid: [], x: 0, modes: [], place: -1, targets: [], costs: [], named: [] }

/** Repeat that others give (820.1.a). */
function repeats(tx: Transaction, play: Play): GrantedCost[] {
  return derivedOf(tx).repeats.flatMap(x => {
    const { effect, check, who, ref } = x.ability
    if (effect?.static !== 'repeat' || (check !== null && !check(tx, x))) return []
    const i = tx.s.objects.findIndex(o => o.key === play.source)
    if ('noun' in effect.of !== (play.kind === 'card') || i < 0 || !who!(tx, i, x)) return []
    return [{ ability: ref, source: x.source, effect: x.effect, paid: false }]
  })
}

/** The play of an item whose choices are being made. */
export function playOfItem(tx: Transaction, item: ChainItem): Play {
  const ability = item.ability === '' ? null : tx.registry.ability(item.ability)
  const closedBefore = tx.s.chain.some(other => other.key !== item.key)
  return {
    kind: item.kind,
    object: item.object,
    card: item.kind === 'card' ? cardNow(tx, item.object) : ability!.card,
    ability,
    source: item.source,
    via: item.via,
    bind: item.bind,
    player: item.controller,
    you: item.you,
    options: item.options,
    needed: item.openedBy !== 'play' || item.kind !== 'card' ? 0 : closedBefore ? 2 : tx.s.showdown === null ? 0 : 1,
    granted: item.granted ?? [],
  }
}

// ---------------------------------------------------------------------------------------------- hiding

/** Cards that can be hidden somewhere and paid for (811.1.b). */
export function hides(tx: Transaction, decision: StoredDecision, budget: Budget): string[] {
  const { player } = decision
  if (tx.s.turnPlayer !== player || (decision.reason !== 'main' && decision.reason !== 'focus')) return []
  const found: string[] = []
  tx.s.places.forEach((place, at) => {
    if (place.base || place.controller !== player || place.facedown.length >= facedownLimit(tx, at)) return
    for (const o of tx.s.objects) {
      if (o.owner !== player || (o.zone !== Zone.Hand && o.zone !== Zone.Champion)) continue
      if (isHidden(tx, o.key, player, budget)) found.push(`hide ${o.key} ${at}`)
    }
  })
  return found
}

function isHidden(tx: Transaction, key: Key, player: number, budget: Budget): boolean {
  const i = tx.s.objects.findIndex(o => o.key === key)
  return cardNow(tx, i).hides.some(ability => {
    const play = { ...ofCard(tx, i, player, FREE_PLAY, 0), ability: null }
    const ctx = reading(play, noChoices)
    if (ability.check !== null && !ability.check(tx, ctx)) return false
    const cost = ability.cost!
    if (cost.xp !== null && !(tx.s.players[player]!.xp >= cost.xp(tx, ctx))) return false
    const needs = [{ energy: cost.energy?.(tx, ctx) ?? 0, power: cost.power }]
    return payable(tx, { player, use: [], needs, parts: [], card: key, chosen: new Set(), leaves: () => true }, budget)
  })
}
