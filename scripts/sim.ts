/**
 * Plays all pairings of the Proving Grounds decks and says how often who wins.
 *   npm run sim [-- --games 1200] [--seed 1] [--decks annie,lux] [--agent random|greedy] [--json]
 * The same seed gives the same summary. The first-named deck of a pairing goes first.
 */
import { parseArgs } from 'node:util'
import { allCards } from '../src/cards/index'
import { provingGrounds } from '../src/decks/index'
import { createEngine } from '../src/engine'
import { type AgentMaker, greedyAgent, type Mean, type Rate, randomAgent, type Summary, simulate } from '../src/sim/index'

const AGENTS: Readonly<Record<string, AgentMaker>> = { random: randomAgent, greedy: greedyAgent }
const DECKS: Readonly<Record<string, (typeof provingGrounds)[keyof typeof provingGrounds]>> = provingGrounds

interface Wish {
  readonly games: number
  readonly seed: string
  readonly decks: readonly string[]
  readonly agent: string
  readonly json: boolean
}

/** Throws an Error with a sentence about the first thing that is wrong. */
function readFlags(argv: readonly string[]): Wish {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      games: { type: 'string', default: '1200' },
      seed: { type: 'string', default: '1' },
      decks: { type: 'string', default: Object.keys(DECKS).join() },
      agent: { type: 'string', default: 'random' },
      json: { type: 'boolean', default: false },
    },
  })
  const games = Number(values.games)
  if (!/^\d+$/.test(values.games) || !Number.isSafeInteger(games) || games < 1) {
    throw new Error(`--games wants a whole number of at least 1, not "${values.games}".`)
  }
  if (!Object.hasOwn(AGENTS, values.agent))
    throw new Error(`--agent is ${Object.keys(AGENTS).join(' or ')}, not "${values.agent}".`)
  const decks = values.decks.split(',')
  for (const name of decks) {
    if (!Object.hasOwn(DECKS, name))
      throw new Error(`There is no deck "${name}"; the decks are ${Object.keys(DECKS).join(', ')}.`)
  }
  if (new Set(decks).size !== decks.length) throw new Error('--decks names a deck twice.')
  return { games, seed: values.seed, decks, agent: values.agent, json: values.json }
}

// ---------------------------------------------------------------------------------------------- printing

const percent = (n: number): string => `${(n * 100).toFixed(1)} %`
const share = (rate: Rate): string => `${percent(rate.rate).padStart(7)}  (${percent(rate.low)} to ${percent(rate.high)})`
const mean = (m: Mean): string => `${m.mean.toFixed(1)}  (${m.low.toFixed(1)} to ${m.high.toFixed(1)})`
const reasons = (r: Readonly<Record<string, number>>): string =>
  Object.entries(r)
    .map(([reason, count]) => `${reason} ${count}`)
    .join(', ')

/** Columns as wide as they must be; numbers stand on the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, c) => Math.max(title.length, ...rows.map(row => row[c]!.length)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, c) => (/^\d/.test(rows[0]?.[c] ?? '') ? cell.padStart(widths[c]!) : cell.padEnd(widths[c]!)))
      .join('  ')
      .trimEnd()
  return [line(head), widths.map(w => '-'.repeat(w)).join('  '), ...rows.map(line)]
}

function print(summary: Summary, agent: string): string {
  const { versions } = summary
  return [
    `${summary.games} games, seed "${summary.seed}", ${agent} players; engine ${versions.engine}, rules ${versions.rules}, cards ${versions.cards}`,
    '',
    ...table(
      ['first', 'second', 'games', 'first wins', 'second wins', 'first player', 'turns', 'actions', 'won by'],
      summary.pairings.map(({ decks, games, wins, turns, actions, reasons: why }) => [
        decks[0]!,
        decks[1]!,
        String(games),
        String(wins[0]!.count),
        String(wins[1]!.count),
        percent(wins[0]!.rate),
        turns.mean.toFixed(1),
        actions.mean.toFixed(1),
        reasons(why),
      ]),
    ),
    '',
    ...table(
      ['deck', 'games', 'wins', '95 % confidence'],
      summary.decks.map(({ deck, games, wins }) => [deck, String(games), String(wins.count), share(wins)]),
    ),
    '',
    `first player wins  ${share(summary.firstPlayerWins)}`,
    `turns              ${mean(summary.turns)}`,
    `actions            ${mean(summary.actions)}`,
    `won by             ${reasons(summary.reasons)}${summary.draws > 0 ? `, drawn ${summary.draws}` : ''}`,
  ].join('\n')
}

/** On stderr, so that a piped summary stays clean; only where somebody looks at it. */
async function progress(games: number): Promise<{ update(done: number): void; stop(): void }> {
  if (process.stdout.isTTY !== true) return { update() {}, stop() {} }
  const { default: cli } = await import('cli-progress')
  const bar = new cli.SingleBar({
    stream: process.stderr,
    clearOnComplete: true,
    format: '{bar} {value}/{total} games, {eta} s left',
  })
  bar.start(games, 0)
  return { update: done => bar.update(done), stop: () => bar.stop() }
}

async function main(): Promise<void> {
  const wish = readFlags(process.argv.slice(2))
  const bar = await progress(wish.games)
  try {
    const summary = simulate({
      engine: createEngine({ cards: allCards }),
      games: wish.games,
      seed: wish.seed,
      decks: Object.fromEntries(wish.decks.map(name => [name, DECKS[name]!])),
      agents: AGENTS[wish.agent]!,
      onProgress: done => bar.update(done),
    })
    bar.stop()
    console.log(wish.json ? JSON.stringify({ agent: wish.agent, ...summary }, null, 2) : print(summary, wish.agent))
  } finally {
    bar.stop()
  }
}

main().catch((error: unknown) => {
  console.error(`sim: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})
