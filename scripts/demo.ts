/**
 * Plays a whole Duel between two Proving Grounds decks, tells it in English, and replays the recorded actions.
 *   npm run demo [-- --seed TEXT] [-- --decks annie,garen]
 */
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Action, createEngine, type Engine, type GameState, type PlayerIndex } from 'riftbound-engine'
import { allCards } from 'riftbound-engine/cards'
import { provingGrounds } from 'riftbound-engine/decks'
import { drawBoard, LEGEND, score } from './demo/board'
import { Narrator } from './demo/narrator'
import { choose } from './demo/policy'
import { wrap } from './demo/text'

export const DEFAULT_SEED = 'proving-grounds'
/** Far more than a game takes. */
const MAX_ACTIONS = 5000

export type DeckName = keyof typeof provingGrounds
export interface Recorded {
  readonly player: PlayerIndex
  readonly action: Action
}
export interface Demo {
  readonly state: GameState
  readonly actions: readonly Recorded[]
  readonly equal: boolean
}

const isDeckName = (name: string): name is DeckName => Object.hasOwn(provingGrounds, name)

/** Plays, narrates and replays one game. */
export function demo(seed: string, decks: readonly [DeckName, DeckName], write: (line: string) => void): Demo {
  const engine = createEngine({ cards: allCards })
  const say = (text: string): void => wrap(text).forEach(write)
  const narrator = new Narrator(engine, write)

  say(`Duel: North with ${provingGrounds[decks[0]].name}, South with ${provingGrounds[decks[1]].name}, seed "${seed}".`)
  say(LEGEND)
  write('')
  for (const deck of decks) narrator.introduce(provingGrounds[deck].legend)
  const { state: start, events } = begin(engine, seed, decks)
  narrator.tell(events, null, start)

  let state = start
  const actions: Recorded[] = []
  while (state.outcome === null && actions.length < MAX_ACTIONS) {
    const { player } = state.decision!
    const action = choose(engine, state)
    const result = engine.apply(state, player, action)
    if (!result.ok) throw new Error(`The policy chose an illegal action: ${result.error.message}`)
    if (action.type === 'endTurn') drawBoard(engine, state).forEach(write)
    narrator.tell(result.events, state, result.state)
    actions.push({ player, action })
    state = result.state
  }

  drawBoard(engine, state).forEach(write)
  write('')
  if (state.outcome === null) say('The game was stopped before its end.')
  else {
    const winners = state.outcome.winners.map(p => state.players[p]!.name)
    say(`${winners.join(' and ')} wins by ${state.outcome.reason} in turn ${state.turnNumber}.`)
  }
  say(`score: ${score(state)}`)
  say(`seed: ${seed}, decks: ${decks.join(',')}`)

  const hash = engine.hash(state)
  const replayed = replay(seed, decks, actions)
  const equal = replayed === hash
  say(`replay: ${actions.length} actions, hash ${hash} ${equal ? 'equal' : `differs from ${replayed}`}`)
  return { state, actions, equal }
}

function begin(engine: Engine, seed: string, decks: readonly [DeckName, DeckName]) {
  const players = [
    { name: 'North', deck: provingGrounds[decks[0]] },
    { name: 'South', deck: provingGrounds[decks[1]] },
  ]
  const made = engine.create({ mode: 'duel', seed, players })
  if (!made.ok) throw new Error(made.violations.map(v => `${v.rule}: ${v.message}`).join('\n'))
  return made
}

/** The same seed, decks and actions in a new engine; returns the hash of the last state. */
function replay(seed: string, decks: readonly [DeckName, DeckName], actions: readonly Recorded[]): string {
  const engine = createEngine({ cards: allCards })
  let { state } = begin(engine, seed, decks)
  for (const { player, action } of actions) {
    // Through JSON, as a stored replay would come back.
    const result = engine.apply(state, player, JSON.parse(JSON.stringify(action)) as Action)
    if (!result.ok) return `nothing: an action was rejected (${result.error.message})`
    state = result.state
  }
  return engine.hash(state)
}

/** What the command line asks for; `error` tells what is wrong with it. */
export function readOptions(args: readonly string[]): { seed: string; decks: [DeckName, DeckName] } | { error: string } {
  const known = Object.keys(provingGrounds).join(', ')
  try {
    const { values } = parseArgs({ args: [...args], options: { seed: { type: 'string' }, decks: { type: 'string' } } })
    const names = (values.decks ?? 'annie,garen').split(',').map(name => name.trim())
    const [a, b] = names
    if (names.length !== 2 || a === undefined || b === undefined) return { error: `--decks wants two names, of: ${known}` }
    if (!isDeckName(a)) return { error: `There is no deck ${a}; the decks are ${known}.` }
    if (!isDeckName(b)) return { error: `There is no deck ${b}; the decks are ${known}.` }
    return { seed: values.seed ?? DEFAULT_SEED, decks: [a, b] }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const options = readOptions(process.argv.slice(2))
  if ('error' in options) {
    console.error(options.error)
    process.exitCode = 2
  } else {
    const { state, equal } = demo(options.seed, options.decks, line => console.log(line))
    if (state.outcome === null || !equal) process.exitCode = 1
  }
}
