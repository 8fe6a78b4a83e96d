/** Many games: who wins how often. Everything follows from the batch's seed, so a batch can be repeated or split. */

import type { DeckList } from '../decks/preconstructed'
import type { Engine } from '../engine'
import { type ModeName, modes } from '../modes/modes'
import type { Outcome, PlayerIndex, Versions } from '../state/types'
import { type AgentMaker, randomAgent } from './agents'
import { createSimulator, type Simulator } from './game'
import { EndlessGameError, MAX_ACTIONS, playout, startingState } from './playout'
import { type Mean, meanOf, type Rate, rateOf } from './statistics'

export interface SimulateOptions {
  readonly engine: Engine
  /** How many, at least 1. They are spread evenly over the pairings: game n has pairing n modulo their number. */
  readonly games: number
  readonly seed: string
  readonly decks: Readonly<Record<string, DeckList>>
  /**
   * Names of decks in turn order, the first player's first. Without them: every ordered choice of different decks, or, where
   * there are fewer decks than players, every ordered choice.
   */
  readonly pairings?: readonly (readonly string[])[]
  /** Makers of agents: one for all, or one per seat. `randomAgent` when absent. */
  readonly agents?: AgentMaker | readonly AgentMaker[]
  /** `duel` when absent. */
  readonly mode?: ModeName
  /** Guard against endless games. */
  readonly maxActions?: number
  /** Called after every game. */
  readonly onProgress?: (done: number, games: number) => void
}

/** How one game went: plain data. */
export interface GameRecord {
  /** Its number in the batch, from 0 on. */
  readonly number: number
  readonly seed: string
  /** Decks in turn order. */
  readonly decks: readonly string[]
  /** Seats in turn order, 0 = first player. */
  readonly winners: readonly PlayerIndex[]
  readonly reason: Outcome['reason']
  readonly turns: number
  readonly actions: number
}

export interface PairingSummary {
  /** Decks in turn order. */
  readonly decks: readonly string[]
  readonly games: number
  /** By seat. */
  readonly wins: readonly Rate[]
  readonly turns: Mean
  readonly actions: Mean
  readonly reasons: Readonly<Record<string, number>>
}

export interface DeckSummary {
  readonly deck: string
  /** Games of this deck: a game between two copies of it counts for each. */
  readonly games: number
  readonly wins: Rate
}

/** Plain data; the same options give the same summary on every machine. */
export interface Summary {
  readonly versions: Versions
  readonly mode: string
  readonly seed: string
  readonly games: number
  readonly decks: readonly DeckSummary[]
  readonly pairings: readonly PairingSummary[]
  readonly firstPlayerWins: Rate
  /** Games that nobody won. */
  readonly draws: number
  readonly turns: Mean
  readonly actions: Mean
  /** How games ended: `points`, `burnOut` … */
  readonly reasons: Readonly<Record<string, number>>
}

/** Seed of game n of a batch; its agents get `<seed of the game>/agent<seat>`. */
export const gameSeed = (batch: string, n: number): string => `${batch}#${n}`

/**
 * Plays the batch and sums it up. Bad options throw a `RangeError` before the first game (no games are bad options: there is
 * no rate of nothing), a game that doesn't end an `EndlessGameError`.
 */
export function simulate(options: SimulateOptions): Summary {
  return summarize(options, playGames(options))
}

/**
 * Plays the games `from` ≤ n < `to` of the batch (all when absent). Records are plain data: workers can each play a part,
 * and `summarize` over all of them, in order of their numbers, gives what `simulate` gives.
 */
export function playGames(options: SimulateOptions, from = 0, to = options.games): GameRecord[] {
  const table = tableOf(options)
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < 0 || from > to || to > options.games) {
    throw new RangeError(`The games ${String(from)} to ${String(to)} are no part of ${options.games}.`)
  }
  const simulator = createSimulator(options.engine)
  const records: GameRecord[] = []
  for (let n = from; n < to; n++) {
    records.push(playGame(options, table, simulator, n))
    options.onProgress?.(n - from + 1, to - from)
  }
  return records
}

interface Table {
  readonly mode: ModeName
  readonly pairings: readonly (readonly string[])[]
  readonly makers: readonly AgentMaker[]
}

function playGame(options: SimulateOptions, table: Table, simulator: Simulator, n: number): GameRecord {
  const decks = table.pairings[n % table.pairings.length]!
  const seed = gameSeed(options.seed, n)
  const agents = table.makers.map((make, seat) => make(`${seed}/agent${seat}`))
  const start = startOf(options, table.mode, decks, seed)
  try {
    const { outcome, turns, actions } = playout(simulator, start, agents, { maxActions: options.maxActions ?? MAX_ACTIONS })
    return { number: n, seed, decks, winners: outcome.winners, reason: outcome.reason, turns, actions }
  } catch (error) {
    throw error instanceof EndlessGameError ? error : new FailedGameError(n, seed, decks, error)
  }
}

/** Something went wrong in a game: an agent's fault or the engine's, which is the `cause`. The seed leads back to it. */
export class FailedGameError extends Error {
  readonly number: number
  readonly seed: string

  constructor(number: number, seed: string, decks: readonly string[], cause: unknown) {
    const message = cause instanceof Error ? cause.message : String(cause)
    super(`Game ${number} (${decks.join(' – ')}, seed ${JSON.stringify(seed)}) failed: ${message}`, { cause })
    this.name = 'FailedGameError'
    this.number = number
    this.seed = seed
  }
}

const startOf = (options: SimulateOptions, mode: ModeName, decks: readonly string[], seed: string) => ({
  mode,
  seed,
  first: 0,
  players: decks.map(name => ({ name, deck: options.decks[name]! })),
})

/** Checks the options before the first game, so that a mistake is told at once and not in the middle. */
function tableOf(options: SimulateOptions): Table {
  const { games, decks, mode = 'duel' } = options
  if (!Number.isInteger(games) || games < 1)
    throw new RangeError(`games must be a whole number of at least 1, not ${String(games)}.`)
  if (typeof options.seed !== 'string') throw new RangeError('The seed of a batch is a text.')
  const names = Object.keys(decks)
  if (names.length === 0) throw new RangeError('There are no decks to play with.')
  const players = Object.hasOwn(modes, mode) ? modes[mode]!.players[0]! : 2
  const pairings = options.pairings ?? allPairings(names, players)
  if (pairings.length === 0) throw new RangeError('There are no pairings to play.')
  for (const pairing of pairings) {
    for (const name of pairing)
      if (!Object.hasOwn(decks, name))
        throw new RangeError(`There is no deck called ${String(name)}; the decks are ${names.join(', ')}.`)
    startingState(options.engine, startOf(options, mode, pairing, options.seed))
  }
  const seats = pairings[0]!.length
  const { agents = randomAgent } = options
  const makers = typeof agents === 'function' ? new Array<AgentMaker>(seats).fill(agents) : agents
  if (pairings.some(pairing => pairing.length !== makers.length))
    throw new RangeError(`There are ${makers.length} agents for pairings of ${seats} decks.`)
  return { mode, pairings, makers }
}

/** Ordered choices of decks, different ones where there are enough. */
export function allPairings(names: readonly string[], players: number): string[][] {
  const repeat = names.length < players
  let lists: string[][] = [[]]
  for (let seat = 0; seat < players; seat++) {
    lists = lists.flatMap(list => names.filter(name => repeat || !list.includes(name)).map(name => [...list, name]))
  }
  return lists
}

// ---------------------------------------------------------------------------------------------- summing up

/** Sums up the records of a batch or of a part of it. */
export function summarize(options: Pick<SimulateOptions, 'engine' | 'seed' | 'mode'>, records: readonly GameRecord[]): Summary {
  const pairings = groupBy(records, r => r.decks.join('\n'))
  const names: string[] = []
  for (const { decks } of records) for (const name of decks) if (!names.includes(name)) names.push(name)
  return {
    versions: options.engine.versions,
    mode: options.mode ?? 'duel',
    seed: options.seed,
    games: records.length,
    decks: names.map(deck => deckSummary(deck, records)),
    pairings: pairings.map(pairingSummary),
    firstPlayerWins: winsOf(records, 0),
    draws: records.filter(r => r.winners.length === 0).length,
    turns: meanOf(records.map(r => r.turns)),
    actions: meanOf(records.map(r => r.actions)),
    reasons: reasonsOf(records),
  }
}

const winsOf = (records: readonly GameRecord[], seat: number): Rate =>
  rateOf(records.filter(r => r.winners.includes(seat)).length, records.length)

function pairingSummary(records: readonly GameRecord[]): PairingSummary {
  const { decks } = records[0]!
  return {
    decks,
    games: records.length,
    wins: decks.map((_, seat) => winsOf(records, seat)),
    turns: meanOf(records.map(r => r.turns)),
    actions: meanOf(records.map(r => r.actions)),
    reasons: reasonsOf(records),
  }
}

function deckSummary(deck: string, records: readonly GameRecord[]): DeckSummary {
  let games = 0
  let wins = 0
  for (const { decks, winners } of records) {
    decks.forEach((name, seat) => {
      if (name !== deck) return
      games++
      if (winners.includes(seat)) wins++
    })
  }
  return { deck, games, wins: rateOf(wins, games) }
}

function reasonsOf(records: readonly GameRecord[]): Record<string, number> {
  const reasons: Record<string, number> = {}
  for (const { reason } of records) reasons[reason] = (reasons[reason] ?? 0) + 1
  return reasons
}

/** Groups in the order in which they first appear. */
function groupBy(records: readonly GameRecord[], nameOf: (record: GameRecord) => string): GameRecord[][] {
  const groups = new Map<string, GameRecord[]>()
  for (const record of records) {
    const name = nameOf(record)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [record])
    else group.push(record)
  }
  return [...groups.values()]
}
