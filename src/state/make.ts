/**
 * One constructor and one copy for every entity: each has all fields in one order, so the engine sees one hidden class
 * (design 4). `parse` and `edit` go through these too.
 */
import type {
  Bind,
  ChainItem,
  GameObject,
  GameState,
  GeneratorState,
  ModeState,
  Place,
  Player,
  PlayOptions,
  Showdown,
  Team,
  Versions,
  ZoneList,
} from './types'
import { FACTS, POOL_SLOTS, Zone } from './types'

const zeros = (n: number): readonly number[] => new Array<number>(n).fill(0)
export const EMPTY_POOL: readonly number[] = zeros(POOL_SLOTS)
export const NO_FACTS: readonly number[] = zeros(FACTS)
export const NONE: readonly never[] = []
export const NO_BIND: Bind = {
  object: 0,
  now: 0,
  objects: NONE,
  player: -1,
  place: -1,
  amount: 0,
  other: 0,
  snapshot: null,
  slots: NONE,
  result: null,
  known: NONE,
}

export function makeObject(key: number, def: string, owner: number, token: boolean): GameObject {
  return {
    key,
    def,
    token,
    owner,
    controller: owner,
    zone: Zone.Removed,
    place: -1,
    exhausted: false,
    stunned: false,
    empowered: 0,
    buffs: 0,
    damage: NONE,
    designation: 0,
    designated: false,
    attachedTo: 0,
    hiddenSince: -1,
    since: 0,
    replacedBy: 0,
    copyOf: '',
    copiedAt: 0,
    seenBy: 0,
    paid: 0,
    shown: 0,
  }
}

export function copyObject(o: GameObject): GameObject {
  return {
    key: o.key,
    def: o.def,
    token: o.token,
    owner: o.owner,
    controller: o.controller,
    zone: o.zone,
    place: o.place,
    exhausted: o.exhausted,
    stunned: o.stunned,
    empowered: o.empowered,
    buffs: o.buffs,
    damage: o.damage,
    designation: o.designation,
    designated: o.designated,
    attachedTo: o.attachedTo,
    hiddenSince: o.hiddenSince,
    since: o.since,
    replacedBy: o.replacedBy,
    copyOf: o.copyOf,
    copiedAt: o.copiedAt,
    seenBy: o.seenBy,
    paid: o.paid,
    shown: o.shown,
  }
}

export function makePlayer(name: string, team: number): Player {
  return {
    name,
    team,
    active: true,
    pool: EMPTY_POOL,
    restricted: NONE,
    xp: 0,
    turns: 0,
    facts: NO_FACTS,
    scored: NONE,
    disqualified: NONE,
  }
}

export function copyPlayer(p: Player): Player {
  return {
    name: p.name,
    team: p.team,
    active: p.active,
    pool: p.pool,
    restricted: p.restricted,
    xp: p.xp,
    turns: p.turns,
    facts: p.facts,
    scored: p.scored,
    disqualified: p.disqualified,
  }
}

export const copyTeam = (t: Team): Team => ({ points: t.points })

export function makePlace(base: boolean, player: number, card: number): Place {
  return {
    base,
    player,
    card,
    controller: base ? player : -1,
    contestedBy: -1,
    showdownStaged: false,
    combatStaged: false,
    permanents: NONE,
    runes: NONE,
    facedown: NONE,
  }
}

export function copyPlace(p: Place): Place {
  return {
    base: p.base,
    player: p.player,
    card: p.card,
    controller: p.controller,
    contestedBy: p.contestedBy,
    showdownStaged: p.showdownStaged,
    combatStaged: p.combatStaged,
    permanents: p.permanents,
    runes: p.runes,
    facedown: p.facedown,
  }
}

export const copyZone = (z: ZoneList): ZoneList => ({ cards: z.cards })

export const FREE_PLAY: PlayOptions = {
  ignoring: '',
  for: null,
  reduced: 0,
  place: -1,
  also: [],
  ready: false,
  exhausted: false,
  hiddenAt: -1,
  flow: -1,
  then: '',
  or: [],
}

export function copyItem(c: ChainItem): ChainItem {
  return {
    key: c.key,
    kind: c.kind,
    object: c.object,
    source: c.source,
    via: c.via,
    ability: c.ability,
    controller: c.controller,
    you: c.you,
    pending: c.pending,
    openedBy: c.openedBy,
    origin: c.origin,
    options: c.options,
    targets: c.targets,
    targetPlaces: c.targetPlaces,
    modes: c.modes,
    x: c.x,
    paid: c.paid,
    granted: c.granted,
    place: c.place,
    costObjects: c.costObjects,
    spent: c.spent,
    energySpent: c.energySpent,
    powerSpent: c.powerSpent,
    bind: c.bind,
    awaits: c.awaits,
    needs: c.needs,
    snapshot: c.snapshot,
  }
}

export const copyShowdown = (d: Showdown): Showdown => ({
  place: d.place,
  combat: d.combat,
  established: d.established,
  attacker: d.attacker,
  defender: d.defender,
  recalled: d.recalled,
  winner: d.winner,
  passes: d.passes,
  excess: d.excess,
})

export interface NewState {
  readonly versions: Versions
  readonly mode: ModeState
  readonly seed: string
  readonly generator: GeneratorState
  readonly players: Player[]
}

/** A state before setup: players without cards and places. */
export function makeState(input: NewState): GameState {
  const teams = Math.max(...input.players.map(p => p.team)) + 1
  return {
    versions: input.versions,
    mode: input.mode,
    seed: input.seed,
    players: input.players,
    teams: Array.from({ length: teams }, () => ({ points: 0 })),
    places: [],
    zones: [],
    objects: [],
    free: NONE,
    order: input.players.map((_, p) => p),
    turnQueue: NONE,
    turnPlayer: 0,
    orderPlayer: -1,
    turnNumber: 0,
    phase: 'setup',
    chain: [],
    chainOpenedBy: '',
    triggered: NONE,
    priority: -1,
    focus: -1,
    passes: 0,
    showdown: null,
    effects: NONE,
    uses: NONE,
    linked: NONE,
    names: NONE,
    cleanupDue: false,
    opening: -1,
    lastResolved: 0,
    itemProcessed: false,
    belowMighty: null,
    frames: [],
    decision: null,
    outcome: null,
    generator: input.generator,
    nextKey: 1,
    nextTimestamp: 1,
    nextDecision: 1,
    nextBatch: 1,
  }
}

/** A new root over the same entities. */
export function copyState(s: GameState): GameState {
  return {
    versions: s.versions,
    mode: s.mode,
    seed: s.seed,
    players: s.players,
    teams: s.teams,
    places: s.places,
    zones: s.zones,
    objects: s.objects,
    free: s.free,
    order: s.order,
    turnQueue: s.turnQueue,
    turnPlayer: s.turnPlayer,
    orderPlayer: s.orderPlayer,
    turnNumber: s.turnNumber,
    phase: s.phase,
    chain: s.chain,
    chainOpenedBy: s.chainOpenedBy,
    triggered: s.triggered,
    priority: s.priority,
    focus: s.focus,
    passes: s.passes,
    showdown: s.showdown,
    effects: s.effects,
    uses: s.uses,
    linked: s.linked,
    names: s.names,
    cleanupDue: s.cleanupDue,
    opening: s.opening,
    lastResolved: s.lastResolved,
    itemProcessed: s.itemProcessed,
    belowMighty: s.belowMighty,
    frames: s.frames,
    decision: s.decision,
    outcome: s.outcome,
    generator: s.generator,
    nextKey: s.nextKey,
    nextTimestamp: s.nextTimestamp,
    nextDecision: s.nextDecision,
    nextBatch: s.nextBatch,
  }
}

/** A full clone down to the entities, for in-place work (`fork`). Lists are shared: they are replaced, never pushed to. */
export function forkState(s: GameState): GameState {
  const next = copyState(s)
  next.players = s.players.map(copyPlayer)
  next.teams = s.teams.map(copyTeam)
  next.places = s.places.map(copyPlace)
  next.zones = s.zones.map(copyZone)
  next.objects = s.objects.map(copyObject)
  next.chain = s.chain.map(copyItem)
  next.showdown = s.showdown === null ? null : copyShowdown(s.showdown)
  next.frames = s.frames.map(f => ({ ...f }))
  return next
}
