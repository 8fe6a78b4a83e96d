/** Ways to play a card from where it is: what permits it, and for which cost (366.1, 419.1.a, 829.1.c.3). */
import type { CompiledAbility, CompiledCard, Context } from '../abilities/compile/compiled'
import { ZONE_OF } from '../abilities/compile/filters'
import { derivedOf, flowsGiven } from '../characteristics/read'
import { FREE_PLAY, NONE } from '../state/make'
import type { AlternateCost, ObjectIndex, PlayerIndex, PlayOptions } from '../state/types'
import { ZONES_PER_PLAYER, Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { facedownOptions } from './hiding'
import { abilityContext } from './resources'

const ORDINARY: readonly PlayOptions[] = [FREE_PLAY]

/** Each way once; none if the player can't play it from there. */
export function waysToPlay(tx: Transaction, i: ObjectIndex, player: PlayerIndex): readonly PlayOptions[] {
  const o = tx.s.objects[i]!
  if (o.zone === Zone.Facedown) return o.controller === player ? [facedownOptions(tx, i)] : NONE
  const usual = o.owner === player && (o.zone === Zone.Hand || o.zone === Zone.Champion) ? ORDINARY : NONE
  if ((tx.registry.playedFrom & (1 << o.zone)) === 0 && derivedOf(tx).permissions.length === 0) return usual
  const others = [...ownWays(tx, i, player), ...permittedWays(tx, i, player)]
  if (others.length === 0) return usual
  const ways: PlayOptions[] = []
  for (const way of [...usual, ...others]) if (!ways.some(w => sameWay(w, way))) ways.push(way)
  return ways
}

const sameWay = (a: PlayOptions, b: PlayOptions): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What the card says of itself (366.1), Flow among it (829.1.b). */
function ownWays(tx: Transaction, i: ObjectIndex, player: PlayerIndex): readonly PlayOptions[] {
  const { zone, owner, key } = tx.s.objects[i]!
  if (owner !== player || (tx.registry.playedFrom & (1 << zone)) === 0) return NONE
  const card = tx.registry.cardOf(tx.s.objects[i]!)
  const ctx = abilityContext(key, player)
  const ways: PlayOptions[] = []
  for (const ability of card.permits) {
    const { effect, check } = ability
    if (effect?.static !== 'mayPlay' || ZONE_OF[effect.from!] !== zone || (check !== null && !check(tx, ctx))) continue
    const way = wayFor(tx, ability, ctx)
    if (way !== null) ways.push(way)
  }
  if (zone !== Zone.Trash) return ways
  card.flows.forEach((flow, n) => {
    const own = flow.cost === null ? costOf(card) : null
    if (flow.check === null || flow.check(tx, ctx)) ways.push({ ...FREE_PLAY, flow: n, for: own, then: 'banish' })
  })
  for (const ref of flowsGiven(tx, key)) {
    const given = flowsWay(tx, card, tx.registry.ability(ref), ctx)
    if (given !== null) ways.push(given)
  }
  return ways
}

/** 829.1.c.1: Flow that something has given the card, for that cost or equal to its own. */
function flowsWay(tx: Transaction, card: CompiledCard, flow: CompiledAbility, ctx: Context): PlayOptions | null {
  const way = flow.cost === null ? { ...FREE_PLAY, for: costOf(card) } : wayFor(tx, flow, ctx)
  return way === null ? null : { ...way, flow: card.flows.length, then: 'banish' }
}

/** 206: "its cost" is the printed one. */
const costOf = ({ energy, power }: CompiledCard): AlternateCost => ({ energy, power, x: '', xp: 0 })

/** Where a text may have put the card that it speaks of. */
const THERE: readonly number[] = [Zone.Banishment, Zone.Trash]

/** Is there but one way to play each card of a hand? */
export const playedAsUsual = (tx: Transaction): boolean =>
  (tx.registry.playedFrom & ((1 << Zone.Hand) | (1 << Zone.Champion))) === 0 && derivedOf(tx).permissions.length === 0

/** What something in play permits, or a text has permitted for a time. */
function permittedWays(tx: Transaction, i: ObjectIndex, player: PlayerIndex): readonly PlayOptions[] {
  const { permissions } = derivedOf(tx)
  if (permissions.length === 0) return NONE
  const { zone } = tx.s.objects[i]!
  const ways: PlayOptions[] = []
  for (const x of permissions) {
    const { effect, check, who } = x.ability
    if (effect?.static !== 'mayPlay' || effect.from !== undefined || x.controller !== player) continue
    if ('noun' in effect.what ? ZONE_OF[effect.what.zone] !== zone : !THERE.includes(zone)) continue
    if ((check !== null && !check(tx, x)) || !who!(tx, i, x)) continue
    const way = wayFor(tx, x.ability, x)
    if (way !== null) ways.push(way)
  }
  return ways
}

/** For its own cost or for the one that the permission names; null if that can't be told any more (359.3.e.12). */
function wayFor(tx: Transaction, { cost }: CompiledAbility, ctx: Context): PlayOptions | null {
  if (cost === null) return FREE_PLAY
  const { energy, power, x, xp } = cost
  const paid: AlternateCost = { energy: energy?.(tx, ctx) ?? 0, power, x: x ?? '', xp: xp?.(tx, ctx) ?? 0 }
  return Number.isNaN(paid.energy) || Number.isNaN(paid.xp) ? null : { ...FREE_PLAY, for: paid }
}

/** What a play is like as it begins: of several ways its player chooses one (829.1.c.3). */
export function playOptions(tx: Transaction, i: ObjectIndex, player: PlayerIndex): PlayOptions {
  const ways = waysToPlay(tx, i, player)
  return ways.length > 1 ? { ...FREE_PLAY, or: ways } : (ways[0] ?? FREE_PLAY)
}

/** The same where nothing but texts of the cards themselves permits anything. */
function ownPermits(tx: Transaction, player: PlayerIndex): readonly ObjectIndex[] {
  const { playedFrom } = tx.registry
  if (playedFrom === 0) return NONE
  const given = tx.s.effects.some(e => e.kind === 'keyword' && e.keyword === 'flow')
  const found: ObjectIndex[] = []
  for (let zone = 0; zone < ZONES_PER_PLAYER; zone++) {
    if ((playedFrom & (1 << zone)) === 0 || zone === Zone.Hand || zone === Zone.Champion) continue
    for (const i of tx.s.zones[player * ZONES_PER_PLAYER + zone]!.cards) {
      const { permits, flows } = tx.registry.cardOf(tx.s.objects[i]!)
      if (given || permits.length > 0 || flows.length > 0) found.push(i)
    }
  }
  return found
}

/** Cards outside of hand and Champion Zone that the player might be permitted to play, zone by zone. */
export function permittedCards(tx: Transaction, player: PlayerIndex): readonly ObjectIndex[] {
  const { permissions } = derivedOf(tx)
  const { playedFrom } = tx.registry
  if (permissions.length === 0) return ownPermits(tx, player)
  const zones = new Set<number>()
  for (let zone = 0; zone < ZONES_PER_PLAYER; zone++)
    if ((playedFrom & (1 << zone)) !== 0) zones.add(player * ZONES_PER_PLAYER + zone)
  for (const { ability, controller } of permissions) {
    const { effect } = ability
    if (effect?.static !== 'mayPlay' || effect.from !== undefined || controller !== player) continue
    const places = 'noun' in effect.what ? [ZONE_OF[effect.what.zone]] : THERE
    for (let p = 0; p < tx.s.players.length; p++) for (const zone of places) zones.add(p * ZONES_PER_PLAYER + zone)
  }
  const own = [Zone.Hand, Zone.Champion].map(zone => player * ZONES_PER_PLAYER + zone)
  return [...zones].filter(list => !own.includes(list)).flatMap(list => tx.s.zones[list]!.cards)
}
