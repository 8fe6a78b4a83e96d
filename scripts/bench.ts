/**
 * `npm run bench [-- --json]`: how fast the engine is on this machine (docs/performance.md says how each figure is measured).
 * An action is every accepted action of a player, forced ones included; finding out what is legal and choosing is part of it.
 */
import { spawnSync } from 'node:child_process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { allCards } from '../src/cards/index'
import { provingGrounds } from '../src/decks/index'
import { makeRandom } from '../src/game-actions/random'
import { createEngine, type GameState } from '../src/index'
import { proceed } from '../src/rules/proceed'
import { type Agent, allPairings, createSimulator, fork, gameSeed, randomAgent } from '../src/sim/index'

import { buildPosition, testCards } from '../src/testing/position'
import { Transaction } from '../src/transaction/transaction'
import { randomDeck } from '../test/properties/decks'

const ROUNDS = 5
/** Milliseconds. */
const WARM_UP = 3000
const APPLY_GAMES = 240
const IN_PLACE_GAMES = 600
const HISTORY_GAMES = 60
const GROWTH_GAMES = 360
const ANY_DECK_GAMES = 120
const LIST_GAMES = 500
const LIST_WARM_UP = 30
/** Milliseconds from which on a list is made again, to tell its own time from what other processes and the collector took. */
const SLOW = 0.5
const AGAIN = 4
/** Tokens of each player in each of three places. */
const CROWD = 50
const CROWD_ACTIONS = 400
/** A game of random players takes some hundred actions; this is only a guard. */
const MAX_ACTIONS = 20_000

const engine = createEngine({ cards: allCards })
const simulator = createSimulator(engine)
const pairings = allPairings(Object.keys(provingGrounds), 2)

function start(n: number): GameState {
  const names = pairings[n % pairings.length]!
  const made = engine.create({
    mode: 'duel',
    seed: gameSeed('bench', n),
    players: names.map(name => ({ name, deck: provingGrounds[name as keyof typeof provingGrounds] })),
  })
  if (!made.ok) throw new Error(made.violations.map(v => v.message).join(' '))
  return made.state
}

/** One action of the copy-on-write policy: uniform over what is listed. */
function next(state: GameState, random: () => number): GameState {
  const { actions } = engine.legalActions(state)
  const result = engine.apply(state, state.decision!.player, actions[Math.floor(random() * actions.length)]!)
  if (!result.ok) throw new Error(`A listed action was rejected: ${result.error.message}`)
  return result.state
}

function playApply(n: number, visit?: (state: GameState) => void): number {
  const random = makeRandom(gameSeed('agent', n))
  let state = start(n)
  let count = 0
  for (; state.outcome === null; count++) {
    if (count === MAX_ACTIONS) throw new Error(`Game ${n} does not end.`)
    visit?.(state)
    state = next(state, random)
  }
  visit?.(state)
  return count
}

function playInPlace(n: number): number {
  const agent: Agent = randomAgent(gameSeed('agent', n))
  const game = simulator.open(start(n))
  while (game.outcome === null) {
    if (game.actions === MAX_ACTIONS) throw new Error(`Game ${n} does not end.`)
    game.step(agent)
  }
  return game.actions
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!

interface Speed {
  readonly actionsPerSecond: number
  readonly gamesPerSecond: number
}

/** Every round plays the same games. The rounds before the first one that counts let the compiler finish its work. */
function speed(play: (n: number) => number, games: number): Speed {
  const rounds: Speed[] = []
  for (let warm = performance.now() + WARM_UP; rounds.length < ROUNDS; ) {
    const begin = performance.now()
    let actions = 0
    for (let n = 0; n < games; n++) actions += play(n)
    const seconds = (performance.now() - begin) / 1000
    if (begin >= warm) rounds.push({ actionsPerSecond: actions / seconds, gamesPerSecond: games / seconds })
  }
  return {
    actionsPerSecond: Math.round(median(rounds.map(r => r.actionsPerSecond))),
    gamesPerSecond: Math.round(median(rounds.map(r => r.gamesPerSecond))),
  }
}

/** Mean microseconds of a call, over states from all stages of games. */
function micros(states: readonly GameState[], calls: number, call: (state: GameState, n: number) => unknown): number {
  const rounds: number[] = []
  let sink: unknown = null
  for (let warm = performance.now() + WARM_UP / 3; rounds.length < ROUNDS; ) {
    const begin = performance.now()
    for (let n = 0; n < calls; n++) sink = call(states[n % states.length]!, n)
    if (begin >= warm) rounds.push(((performance.now() - begin) * 1000) / calls)
  }
  if (sink === null) throw new Error('Nothing was measured.')
  return round(median(rounds))
}

/** Memory that stays when a host keeps every state of its games: the difference in the heap after a full collection. */
function historyBytes(): number {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as () => void
  const rounds: number[] = []
  const kept: GameState[] = []
  for (let round = 0; round < ROUNDS; round++) {
    let actions = 0
    gc()
    const before = process.memoryUsage().heapUsed
    for (let n = 0; n < HISTORY_GAMES; n++) actions += playApply(n, state => kept.push(state))
    gc()
    rounds.push((process.memoryUsage().heapUsed - before) / actions)
    kept.length = 0
  }
  return Math.round(median(rounds))
}

/**
 * Time per action in the last quarter of a game over that in the first. The lengths are known from a pass before, so the
 * clock is read twice a quarter only; both sums go over all games.
 */
function growth(): number {
  const lengths: number[] = []
  for (let n = 0; n < GROWTH_GAMES; n++) lengths.push(playApply(n))
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    let first = 0
    let last = 0
    for (let n = 0; n < GROWTH_GAMES; n++) {
      const random = makeRandom(gameSeed('agent', n))
      const quarter = lengths[n]! >> 2
      let state = start(n)
      const run = (actions: number): number => {
        const begin = performance.now()
        for (let k = 0; k < actions; k++) state = next(state, random)
        return performance.now() - begin
      }
      first += run(quarter)
      run(lengths[n]! - 2 * quarter)
      last += run(quarter)
    }
    rounds.push(last / first)
  }
  return round(median(rounds))
}

/** Positions with an open decision from all stages of games. */
function positions(): GameState[] {
  const states: GameState[] = []
  let count = 0
  for (let n = 0; n < pairings.length * 2; n++) {
    playApply(n, state => {
      if (count++ % 31 === 0 && state.decision !== null) states.push(state)
    })
  }
  return states
}

function stateBytes(): number {
  let bytes = 0
  let count = 0
  for (let n = 0; n < pairings.length * 2; n++) {
    playApply(n, state => {
      bytes += engine.serialize(state).length
      count++
    })
  }
  return Math.round(bytes / count)
}

/** The same policy with random decks from all cards. */
function playAnyDeck(n: number, visit?: (state: GameState) => void): number {
  const random = makeRandom(gameSeed('agent', n))
  const players = ['a', 'b'].map(name => ({ name, deck: randomDeck(allCards, random) }))
  const made = engine.create({ mode: 'duel', seed: gameSeed('bench', n), players })
  if (!made.ok) throw new Error(made.violations.map(v => v.message).join(' '))
  let { state } = made
  let count = 0
  for (; state.outcome === null; count++) {
    if (count === MAX_ACTIONS) throw new Error(`Game ${n} does not end.`)
    visit?.(state)
    state = next(state, random)
  }
  return count
}

/**
 * The slowest single `legalActions` over games with random decks from all cards, after some games of warm-up. A slow one is made
 * again, of a clone for which the engine has computed nothing yet; the least of its times is its own.
 */
function slowestList(): { readonly millis: number; readonly lists: number } {
  const time = (state: GameState): number => {
    const begin = performance.now()
    engine.legalActions(state)
    return performance.now() - begin
  }
  let slowest = 0
  let lists = 0
  for (let n = 0; n < LIST_WARM_UP; n++) playAnyDeck(LIST_GAMES + n)
  for (let n = 0; n < LIST_GAMES; n++) {
    playAnyDeck(n, state => {
      lists++
      let least = time(state)
      for (let again = 0; again < AGAIN && least > SLOW && least > slowest; again++) least = Math.min(least, time(fork(state)))
      slowest = Math.max(slowest, least)
    })
  }
  return { millis: round(slowest), lists }
}

/** Milliseconds from the definitions of all cards to an engine: the first time in a process, and when the code is warm. */
function createMillis(): { readonly first: number; readonly warm: number } {
  const times: number[] = []
  for (let n = 0; n < ROUNDS * 4; n++) {
    const begin = performance.now()
    createEngine({ cards: allCards })
    times.push(performance.now() - begin)
  }
  return { first: round(times[0]!), warm: round(median(times.slice(-ROUNDS))) }
}

/** From a board with 300 tokens, hands and runes: actions drawn with `sample`, applied copy-on-write; and what a list costs there. */
function crowded(): { readonly actionsPerSecond: number; readonly slowestListMillis: number } {
  const crowdEngine = createEngine({ cards: [...allCards, ...testCards] })
  const tokens = Array.from({ length: CROWD }, (_, n) => (n % 5 === 0 ? 'Sprite' : n % 7 === 0 ? 'Bird' : 'Recruit'))
  const hand = ['OGN-129', 'OGS-002', 'OGN-176', 'OGN-219', 'OGS-003', 'OGN-206']
  const seat = { base: [...tokens, ...tokens], hand, runes: { fury: 4, body: 4, order: 4 } }
  const built = buildPosition(crowdEngine.registry, crowdEngine.versions, {
    players: [seat, seat],
    battlefields: [{ units: { 0: tokens } }, { units: { 1: tokens } }],
    victoryScore: 1000,
  })
  const tx = new Transaction(crowdEngine.registry, true)
  tx.begin(built.state, null)
  proceed(tx)
  const begin = crowdEngine.edit(tx.s, () => {})
  let slowest = 0
  const run = (n: number, listing: boolean): number => {
    const random = makeRandom(gameSeed('crowd', n))
    let state = begin
    let done = 0
    for (; done < CROWD_ACTIONS && state.outcome === null; done++) {
      if (listing) {
        const started = performance.now()
        crowdEngine.legalActions(state)
        slowest = Math.max(slowest, performance.now() - started)
      }
      const result = crowdEngine.apply(state, state.decision!.player, crowdEngine.sample(state, random)!)
      if (!result.ok) throw new Error(`A drawn action was rejected: ${result.error.message}`)
      state = result.state
    }
    return done
  }
  const { actionsPerSecond } = speed(n => run(n, false), 4)
  for (let n = 0; n < 8; n++) run(n, true)
  return { actionsPerSecond, slowestListMillis: round(slowest) }
}

/** What is measured, in the order of the output. */
const parts = {
  apply: (): Speed => speed(playApply, APPLY_GAMES),
  inPlace: (): Speed => speed(playInPlace, IN_PLACE_GAMES),
  forkMicros: (): number => micros(positions(), 20_000, fork),
  viewMicros: (): number => micros(positions(), 4_000, (state, n) => engine.view(state, n % 2)),
  stateBytes,
  historyBytesPerAction: historyBytes,
  growth,
  anyDeck: (): Speed => speed(n => playAnyDeck(n), ANY_DECK_GAMES),
  slowestList,
  createMillis,
  crowded,
}
type Part = keyof typeof parts
type Figures = { readonly [P in Part]: ReturnType<(typeof parts)[P]> }

/** Each part runs in a process of its own: none is slowed down (or sped up) by what was compiled for another. */
function measure(): Figures {
  const figures: Partial<Record<Part, unknown>> = {}
  for (const part of Object.keys(parts) as Part[]) {
    const child = spawnSync(process.execPath, [...process.execArgv, process.argv[1]!, '--part', part], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (child.status !== 0) throw new Error(`The part ${part} ended with ${child.status ?? child.signal}.`)
    figures[part] = JSON.parse(child.stdout) as unknown
  }
  return figures as Figures
}

const round = (value: number): number => Math.round(value * 100) / 100

function table(figures: Figures): string {
  const rows: [string, string, string, boolean][] = []
  const row = (name: string, value: number, sign: '≥' | '≤' | '', target: number, unit: string): void => {
    const number = (n: number): string => n.toLocaleString('en-US')
    const met = sign === '' || (sign === '≥' ? value >= target : value <= target)
    rows.push([name, `${number(value)} ${unit}`, sign === '' ? '' : `${sign} ${number(target)} ${unit}`, met])
  }
  row('apply', figures.apply.actionsPerSecond, '≥', 20_000, 'actions/s')
  row('apply', figures.apply.gamesPerSecond, '≥', 100, 'games/s')
  row('in place', figures.inPlace.actionsPerSecond, '≥', 100_000, 'actions/s')
  row('in place', figures.inPlace.gamesPerSecond, '', 0, 'games/s')
  row('fork', figures.forkMicros, '≤', 10, 'µs')
  row('view', figures.viewMicros, '≤', 100, 'µs')
  row('state', figures.stateBytes, '', 0, 'bytes of JSON')
  row('history', figures.historyBytesPerAction, '≤', 5 * 1024, 'bytes/action')
  row('growth', figures.growth, '≤', 1.3, 'times')
  row('any deck', figures.anyDeck.actionsPerSecond, '≥', 20_000, 'actions/s')
  row('any deck', figures.anyDeck.gamesPerSecond, '≥', 100, 'games/s')
  row('list', figures.slowestList.millis, '≤', 20, 'ms, the slowest')
  row('create', figures.createMillis.first, '≤', 100, 'ms, the first')
  row('create', figures.createMillis.warm, '', 0, 'ms, warm')
  row('crowded', figures.crowded.actionsPerSecond, '≥', 2_000, 'actions/s')
  row('crowded', figures.crowded.slowestListMillis, '', 0, 'ms, slowest list')
  return rows
    .map(([name, value, target, met]) =>
      `${name.padEnd(10)}${value.padStart(22)}   ${target.padEnd(22)}${met ? '' : 'MISSED'}`.trimEnd(),
    )
    .join('\n')
}

const flags = process.argv.slice(2)
const unknown = flags.find(flag => flag !== '--json')
if (flags[0] === '--part') console.log(JSON.stringify(parts[flags[1] as Part]()))
else if (unknown !== undefined) {
  console.error(`bench: there is no option ${unknown}; the only one is --json.`)
  process.exitCode = 1
} else {
  const figures = measure()
  console.log(flags.includes('--json') ? JSON.stringify(figures, null, 2) : table(figures))
}
