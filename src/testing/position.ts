/** Positions by hand: places objects by name and lets the game go on from a Main Phase. */

import { battlefieldCard, legendCard, unitCard } from '../abilities/builders'
import type { Registry } from '../abilities/compile/registry'
import type { CardDefinition } from '../abilities/types'
import { runes } from '../cards/ogn/runes'
import { seedGenerator } from '../game-actions/random'
import { EMPTY_POOL, makeObject, makePlace, makePlayer, makeState, NONE } from '../state/make'
import type { GameObject, GameState, Versions } from '../state/types'
import { ENERGY, ZONES_PER_PLAYER, Zone } from '../state/types'

/** A card by name or id, or with the state it is in. `as` gives it a label for later. */
export type Placed =
  | string
  | {
      readonly card: string
      readonly as?: string
      readonly exhausted?: boolean
      readonly damage?: number
      readonly buffed?: boolean
      readonly stunned?: boolean
      /** How often it is Empowered. */
      readonly empowered?: number
      /** Owner, when it is not the controller. */
      readonly owner?: number
      /** What is attached to it (719); `controller` there, if it is another player's. */
      readonly attached?: readonly Placed[]
      readonly controller?: number
    }

export interface SeatPosition {
  readonly base?: readonly Placed[]
  readonly hand?: readonly Placed[]
  readonly trash?: readonly Placed[]
  readonly banishment?: readonly Placed[]
  readonly champion?: readonly Placed[]
  readonly legend?: Placed
  /** Legends that wait outside of the game. */
  readonly extraLegends?: readonly Placed[]
  /** Top card first. Twenty fillers when absent. */
  readonly deck?: readonly Placed[]
  /** Ready runes in the base by domain; `exhausted` ones apart. */
  readonly runes?: Readonly<Record<string, number>>
  readonly exhaustedRunes?: Readonly<Record<string, number>>
  /** Rune deck, top first; twelve of the first domain when absent. */
  readonly runeDeck?: readonly string[]
  readonly energy?: number
  readonly points?: number
  readonly xp?: number
  readonly team?: number
  /** Turns that the player has begun; 2 when absent. */
  readonly turns?: number
}

export interface BattlefieldPosition {
  readonly card?: string
  readonly controller?: number
  /** Units by player. */
  readonly units?: Readonly<Record<number, readonly Placed[]>>
  /** Cards that players have hidden there in an earlier turn. */
  readonly facedown?: Readonly<Record<number, readonly Placed[]>>
  readonly owner?: number
}

export interface Position {
  readonly players: readonly SeatPosition[]
  readonly battlefields?: readonly BattlefieldPosition[]
  readonly turnPlayer?: number
  readonly seed?: string
  readonly victoryScore?: number
}

/** Cards that every position has at hand: they do nothing. */
export const testCards: readonly CardDefinition[] = [
  unitCard('ZZZ-901', 'Filler', { domains: [], energy: 20, might: 1 }),
  legendCard('ZZZ-902', 'Test Legend', { domains: [], champion: 'Tester' }),
  ...[1, 2, 3, 4].map(n => battlefieldCard(`ZZZ-91${n}`, `Quiet Field ${n}`)),
]

export interface BuiltPosition {
  readonly state: GameState
  /** Object index by label. */
  readonly labels: ReadonlyMap<string, number>
}

export function buildPosition(registry: Registry, versions: Versions, position: Position): BuiltPosition {
  const seats = position.players
  const labels = new Map<string, number>()
  const teams = seats.map((seat, p) => seat.team ?? p)
  const s = makeState({
    versions,
    mode: { name: 'scenario', victoryScore: position.victoryScore ?? 8, firstSkipsDraw: false, lastChannelsExtra: false },
    seed: position.seed ?? 'scenario',
    generator: seedGenerator(position.seed ?? 'scenario'),
    players: seats.map((seat, p) => ({ ...makePlayer(`player ${p}`, teams[p]!), xp: seat.xp ?? 0, turns: seat.turns ?? 2 })),
  })
  s.turnPlayer = position.turnPlayer ?? 0
  s.turnNumber = 5
  s.phase = 'main'
  s.cleanupDue = true
  const attached: number[] = []
  const add = (placed: Placed, owner: number, zone: GameObject['zone'], place: number): number => {
    const p = typeof placed === 'string' ? { card: placed } : placed
    const def = resolve(registry, p.card)
    const o = makeObject(s.nextKey++, def.id, p.owner ?? owner, def.token)
    o.controller = owner
    o.zone = zone
    o.place = place
    o.since = s.nextTimestamp++
    o.exhausted = p.exhausted ?? false
    o.stunned = p.stunned ?? false
    o.empowered = p.empowered ?? 0
    o.buffs = p.buffed === true ? 1 : 0
    if ((p.damage ?? 0) > 0) o.damage = [{ amount: p.damage!, player: owner, item: 0, sources: NONE }]
    o.seenBy = zone >= Zone.Trash ? -1 : zone === Zone.Hand ? 1 << owner : 0
    const i = s.objects.push(o) - 1
    if (p.as !== undefined) labels.set(p.as, i)
    for (const gear of p.attached ?? []) {
      const controller = typeof gear === 'string' ? owner : (gear.controller ?? owner)
      const g = add(gear, controller, zone, place)
      s.objects[g]!.attachedTo = o.key
      attached.push(g)
    }
    return i
  }
  for (let p = 0; p < seats.length; p++) s.places.push(makePlace(true, p, -1))
  for (let p = 0; p < seats.length; p++) seatCards(s, seats[p]!, p, add)
  const fields = position.battlefields ?? seats.slice(0, 2).map(() => ({}))
  fields.forEach((field: BattlefieldPosition, n) => {
    const place = s.places.length
    const owner = field.owner ?? n % seats.length
    s.places.push(makePlace(false, owner, -1))
    const written = s.places[place]!
    written.card = add(field.card ?? `ZZZ-91${n + 1}`, owner, Zone.Battlefield, place)
    s.objects[written.card]!.controller = -1
    for (const [p, units] of Object.entries(field.units ?? {})) {
      for (const unit of units) written.permanents = [...written.permanents, add(unit, Number(p), Zone.Board, place)]
    }
    for (const [p, cards] of Object.entries(field.facedown ?? {})) {
      for (const card of cards) {
        const i = add(card, Number(p), Zone.Facedown, place)
        s.objects[i]!.hiddenSince = s.turnNumber - 1
        s.objects[i]!.seenBy = 1 << Number(p)
        written.facedown = [...written.facedown, i]
      }
    }
    const occupants = Object.entries(field.units ?? {}).filter(([, units]) => units.length > 0)
    written.controller = field.controller ?? (occupants.length === 1 ? Number(occupants[0]![0]) : -1)
  })
  for (const g of attached) {
    const written = s.places[s.objects[g]!.place]!
    written.permanents = [...written.permanents, g]
  }
  s.frames = [{ program: 'turn', pc: 13, invited: -1, proposed: false, result: null }]
  return { state: s, labels }
}

function seatCards(
  s: GameState,
  seat: SeatPosition,
  p: number,
  add: (placed: Placed, owner: number, zone: GameObject['zone'], place: number) => number,
): void {
  for (let z = 0; z < ZONES_PER_PLAYER; z++) s.zones.push({ cards: NONE })
  const zone = (z: number) => s.zones[p * ZONES_PER_PLAYER + z]!
  const put = (list: readonly Placed[], z: GameObject['zone']): void => {
    for (const placed of list) zone(z).cards = [...zone(z).cards, add(placed, p, z, -1)]
  }
  put([seat.legend ?? 'ZZZ-902'], Zone.Legend)
  put(seat.extraLegends ?? [], Zone.Removed)
  put(seat.hand ?? [], Zone.Hand)
  put(seat.trash ?? [], Zone.Trash)
  put(seat.banishment ?? [], Zone.Banishment)
  put(seat.champion ?? [], Zone.Champion)
  put([...(seat.deck ?? Array.from({ length: 20 }, () => 'ZZZ-901'))].reverse(), Zone.Deck)
  const domains = Object.keys({ ...seat.runes, ...seat.exhaustedRunes })
  put([...(seat.runeDeck ?? Array.from({ length: 12 }, () => runeName(domains[0] ?? 'fury')))].reverse(), Zone.RuneDeck)
  const base = s.places[p]!
  for (const placed of seat.base ?? []) base.permanents = [...base.permanents, add(placed, p, Zone.Board, p)]
  for (const [exhausted, runesOf] of [
    [false, seat.runes],
    [true, seat.exhaustedRunes],
  ] as const) {
    for (const [domain, count] of Object.entries(runesOf ?? {})) {
      for (let n = 0; n < count; n++) base.runes = [...base.runes, add({ card: runeName(domain), exhausted }, p, Zone.Board, p)]
    }
  }
  if ((seat.energy ?? 0) > 0) {
    const pool = EMPTY_POOL.slice()
    pool[ENERGY] = seat.energy!
    s.players[p]!.pool = pool
  }
  s.teams[s.players[p]!.team]!.points = Math.max(s.teams[s.players[p]!.team]!.points, seat.points ?? 0)
}

function runeName(domain: string): string {
  const rune = runes.find(r => r.domains[0] === domain)
  if (rune === undefined) throw new Error(`there is no rune of the domain ${domain}`)
  return rune.id
}

/** A definition by id or by name. */
export function resolve(registry: Registry, name: string): CardDefinition {
  const byId = registry.cards.get(name)
  if (byId !== undefined) return byId.def
  for (const card of registry.cards.values()) if (card.def.name === name) return card.def
  throw new Error(`no card is called ${name}`)
}
