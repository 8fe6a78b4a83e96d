/** The shape of a saved state, strictly (invariant 1), and reading one back. What a shape can't tell is in consistency.ts. */
import { z } from 'zod'
import { consistencyFault, type Known } from './consistency'
import { formatPath, plainFault, type StateFault } from './fault'
import { STATE_FIELD } from './frame-fields'
import { copyItem, copyObject, copyPlace, copyPlayer, copyShowdown, copyState, copyTeam, copyZone } from './make'
import type {
  Bind,
  ChainItem,
  Effect,
  Frame,
  GameObject,
  GameState,
  Place,
  Player,
  PlayOptions,
  Snapshot,
  StoredDecision,
  Triggered,
} from './types'
import { FACTS, POOL_SLOTS, Zone } from './types'

export type { Known } from './consistency'
export type { StateFault } from './fault'

/** More than any mode needs, and what a transaction keeps account of. */
const MAX_PLAYERS = 8
const MAX_PLACES = 32

const int = z.int()
const count = z.int().min(0)
const index = z.int().min(-1)
const key = count
const text = z.string()
const flag = z.boolean()
const ints = z.array(int)
const keys = z.array(key)
const indexes = z.array(count)
const zone = z.literal(Object.values(Zone))

const snapshot: z.ZodType<Snapshot> = z.strictObject({
  key,
  def: text,
  owner: index,
  controller: index,
  place: index,
  might: int,
  token: flag,
  keywords: int,
  empowered: count,
  paid: int,
})

const bind: z.ZodType<Bind> = z.strictObject({
  object: key,
  now: key,
  objects: keys,
  player: index,
  place: index,
  amount: int,
  other: key,
  snapshot: snapshot.nullable(),
  slots: z.array(z.strictObject({ slot: text, keys: ints })),
  result: z.strictObject({ performed: flag, keys, amount: int, asked: int }).nullable(),
  known: z.array(snapshot),
})

const object: z.ZodType<GameObject> = z.strictObject({
  key,
  def: text,
  token: flag,
  owner: count,
  controller: index,
  zone,
  place: index,
  exhausted: flag,
  stunned: flag,
  empowered: count,
  buffs: count,
  damage: z.array(
    z.strictObject({ amount: int, player: index, item: key, sources: keys, spell: z.exactOptional(z.literal(true)) }),
  ),
  designation: z.literal([0, 1, 2]),
  designated: flag,
  attachedTo: key,
  hiddenSince: index,
  since: count,
  replacedBy: key,
  copyOf: text,
  copiedAt: count,
  seenBy: index,
  paid: int,
  shown: key,
})

const player: z.ZodType<Player> = z.strictObject({
  name: text,
  team: count,
  active: flag,
  pool: z.array(count).length(POOL_SLOTS),
  restricted: z.array(
    z.strictObject({
      domain: z.int().min(-1).max(6),
      amount: count,
      only: z.array(z.enum(['spells', 'units', 'gear', 'unitAbilities', 'gearAbilities', 'showdowns'])).min(1),
    }),
  ),
  xp: count,
  turns: count,
  facts: z.array(count).length(FACTS),
  scored: indexes,
  disqualified: indexes,
})

const place: z.ZodType<Place> = z.strictObject({
  base: flag,
  player: index,
  card: index,
  controller: index,
  contestedBy: index,
  showdownStaged: flag,
  combatStaged: flag,
  permanents: indexes,
  runes: indexes,
  facedown: indexes,
})

const options: z.ZodType<PlayOptions> = z.strictObject({
  ignoring: z.enum(['', 'cost', 'energy', 'power', 'allCosts']),
  for: z.strictObject({ energy: count, power: indexes, x: z.enum(['', 'energy', 'any']), xp: count }).nullable(),
  reduced: count,
  place: z.int().min(-2),
  also: indexes,
  ready: flag,
  exhausted: flag,
  hiddenAt: index,
  flow: index,
  then: z.enum(['', 'banish', 'recycle']),
  or: z.lazy(() => z.array(options)),
})
const opening = z.enum(['play', 'trigger', 'add', 'instruction', 'create'])

const chainItem: z.ZodType<ChainItem> = z.strictObject({
  key,
  kind: z.enum(['card', 'ability']),
  object: index,
  source: key,
  via: key,
  ability: text,
  controller: count,
  you: index,
  pending: flag,
  openedBy: opening,
  origin: z.strictObject({ zone, place: index, position: index, key, hiddenSince: index, seenBy: index }),
  options,
  targets: z.array(ints),
  targetPlaces: z.array(ints),
  modes: indexes,
  x: count,
  paid: int,
  granted: z.array(z.strictObject({ ability: text, source: key, effect: key, paid: flag })).nullable(),
  place: index,
  costObjects: z.array(ints),
  spent: z.array(snapshot),
  energySpent: count,
  powerSpent: count,
  bind: bind.nullable(),
  awaits: count,
  needs: keys,
  snapshot: snapshot.nullable(),
})

const triggered: z.ZodType<Triggered> = z.strictObject({
  ability: text,
  source: key,
  via: key,
  controller: count,
  you: index,
  bind,
  snapshot: snapshot.nullable(),
  batch: count,
  rank: int,
  awaits: count,
  nth: count,
  copies: count,
  hiddenAt: index,
})

const effect: z.ZodType<Effect> = z.strictObject({
  key,
  kind: z.enum(['might', 'setMight', 'keyword', 'ability', 'prevent', 'double', 'text', 'effectText', 'copy', 'types', 'legend']),
  until: z.enum([
    'turn',
    'combat',
    'permanent',
    'attached',
    'anotherChosen',
    'cleanup',
    'whileOnBoard',
    'whileThere',
    'yourEndingPhase',
  ]),
  objects: ints,
  amount: int,
  keyword: text,
  ability: text,
  card: text,
  types: count,
  source: key,
  via: key,
  item: key,
  controller: index,
  bind: bind.nullable(),
  uses: index,
  since: count,
})

const showdown = z.strictObject({
  place: count,
  combat: flag,
  established: flag,
  attacker: index,
  defender: index,
  recalled: flag,
  winner: index,
  passes: count,
  excess: z.array(z.strictObject({ key, controller: index, player: index, amount: count })),
})

/** What a frame holds besides is its program's own, plain data; plainFault and consistencyFault look at it. */
const frame: z.ZodType<Frame> = z.looseObject({ program: text, pc: count })

const decision: z.ZodType<StoredDecision> = z.strictObject({
  id: count,
  player: count,
  kind: z.enum(['act', 'pick', 'order', 'assign', 'number', 'confirm', 'pay', 'name']),
  reason: text,
  options: ints,
  min: int,
  max: int,
  rule: text,
  source: key,
  of: z.enum([
    'object',
    'place',
    'player',
    'target',
    'mode',
    'trigger',
    'effect',
    'event',
    'domain',
    'card',
    'cost',
    'word',
    'name',
    'none',
  ]),
})

const generatorNumber = z.number().min(0)

const gameState: z.ZodType<GameState> = z.strictObject({
  versions: z.strictObject({ engine: text, rules: text, cards: text }),
  mode: z.strictObject({ name: text, victoryScore: z.int().min(1), firstSkipsDraw: flag, lastChannelsExtra: flag }),
  seed: text,
  players: z.array(player).min(1).max(MAX_PLAYERS),
  teams: z
    .array(z.strictObject({ points: count }))
    .min(1)
    .max(MAX_PLAYERS),
  places: z.array(place).max(MAX_PLACES),
  zones: z.array(z.strictObject({ cards: indexes })),
  objects: z.array(object),
  free: indexes,
  order: indexes,
  turnQueue: indexes,
  turnPlayer: count,
  orderPlayer: index,
  turnNumber: count,
  phase: z.enum(['setup', 'awaken', 'beginning', 'channel', 'draw', 'main', 'ending']),
  chain: z.array(chainItem),
  chainOpenedBy: z.union([z.literal(''), opening]),
  triggered: z.array(triggered),
  priority: index,
  focus: index,
  passes: count,
  showdown: showdown.nullable(),
  effects: z.array(effect),
  uses: z.array(z.strictObject({ object: key, ability: text, via: key, count })),
  linked: z.array(z.strictObject({ object: key, keys })),
  names: z.array(z.strictObject({ object: key, name: z.string().min(1) })),
  cleanupDue: flag,
  opening: index,
  lastResolved: key,
  itemProcessed: flag,
  belowMighty: z.array(key).nullable(),
  frames: z.array(frame),
  decision: decision.nullable(),
  outcome: z
    .strictObject({ winners: indexes, reason: z.enum(['points', 'concession', 'effect', 'burnOut', 'endless']) })
    .nullable(),
  generator: z.strictObject({ c: generatorNumber, s0: generatorNumber, s1: generatorNumber, s2: generatorNumber }),
  nextKey: z.int().min(1),
  nextTimestamp: z.int().min(1),
  nextDecision: z.int().min(1),
  nextBatch: z.int().min(1),
})

/** The first fault of what should be a state at a decision or at the end of a game, or null. */
export function checkState(data: unknown, known: Known): StateFault | null {
  const read = parseState(data, known)
  return read.ok ? null : read.fault
}

export type ParsedState = { readonly ok: true; readonly state: GameState } | { readonly ok: false; readonly fault: StateFault }

/** A state from foreign data, rebuilt entity by entity through the constructors, or its first fault. */
export function parseState(data: unknown, known: Known): ParsedState {
  const plain = plainFault(data)
  return plain === null ? parsePlain(data, known, [], true) : { ok: false, fault: plain }
}

function parsePlain(data: unknown, known: Known, path: readonly PropertyKey[], atRest: boolean): ParsedState {
  const parsed = gameState.safeParse(data)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    const foreign = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
    return { ok: false, fault: { code: 'shape', path: formatPath([...path, ...issue.path, ...foreign]), message: issue.message } }
  }
  const state = rebuild(parsed.data)
  const fault = consistencyFault(state, known, path, atRest)
  if (fault !== null) return { ok: false, fault }
  for (let n = 0; n < state.frames.length; n++) {
    const before = state.frames[n]![STATE_FIELD]
    if (before === null || before === undefined) continue
    // 358.5: what an unpaid play goes back to is a state as well, in the middle of a rule program.
    const inner = parsePlain(before, known, [...path, 'frames', n, STATE_FIELD], false)
    if (!inner.ok) return inner
    state.frames[n]![STATE_FIELD] = inner.state
  }
  return { ok: true, state }
}

/** Every entity in the one hidden class that the engine's own have (design 4). */
function rebuild(s: GameState): GameState {
  const next = copyState(s)
  next.players = s.players.map(copyPlayer)
  next.teams = s.teams.map(copyTeam)
  next.places = s.places.map(copyPlace)
  next.zones = s.zones.map(copyZone)
  next.objects = s.objects.map(copyObject)
  next.chain = s.chain.map(copyItem)
  next.showdown = s.showdown === null ? null : copyShowdown(s.showdown)
  return next
}
