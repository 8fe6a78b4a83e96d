/**
 * Where the project stands: cards, rules, Examples and hard groups of cards with passed tests, abilities exercised in random games.
 *   npm run report [-- --json] [-- --fresh] [-- --games N]
 * --json: one JSON object. --fresh: runs the tests even if .reports/tests.json exists. --games: random games, 300 if absent.
 * A title that names a rule which doesn't exist is an error (exit code 1), and so is a test named in docs/hard-cards.json
 * that doesn't exist.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { allCards } from 'riftbound-engine/cards'
import { reportCards } from './report/cards'
import { playGames, withoutTest } from './report/games'
import { reportHard } from './report/hard'
import { byChapter, type IndexedRule, reportTests, type TestResults } from './report/tests'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = path.join(root, '.reports', 'tests.json')
const SHOWN = 12

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, fresh: { type: 'boolean' }, games: { type: 'string' } },
})
const games = Number(values.games ?? 300)
if (!Number.isSafeInteger(games) || games < 0) {
  console.error('--games wants a whole number')
  process.exit(2)
}

const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T

if (values.fresh === true || !existsSync(results)) runTests()
const index = read<IndexedRule[]>('docs/rules/index.json')
const cards = reportCards(allCards, read<Record<string, number>>('docs/cards/totals.json'))
const ran = JSON.parse(readFileSync(results, 'utf8')) as TestResults
const tests = reportTests(ran, index)
const { faults, ...hardCards } = reportHard(ran, read('docs/cards/hard-groups.json'), read('docs/hard-cards.json'))
const played = playGames(allCards, games)
const abilities = { ...played, untested: withoutTest(played.never, ran, allCards) }
const { rules, examples } = tests

if (values.json === true) console.log(JSON.stringify({ cards, rules, examples, hardCards, abilities }, null, 1))
else print()
for (const fault of tests.faults) console.error(`title: ${fault}`)
for (const fault of faults) console.error(fault)
if (tests.faults.length + faults.length > 0) process.exitCode = 1

/** The whole suite once, for its JSON; failed tests are part of the report. */
function runTests(): void {
  rmSync(results, { force: true })
  mkdirSync(path.dirname(results), { recursive: true })
  console.error('running the tests …')
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const done = spawnSync(process.execPath, [vitest, 'run', '--reporter=json', `--outputFile.json=${results}`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (existsSync(results)) return
  console.error(`The tests left no results.\n${done.stdout}${done.stderr}`)
  process.exit(1)
}

function print(): void {
  const share = (part: number, whole: number): string =>
    `${String(part).padStart(5)} of ${String(whole).padEnd(5)} ${whole === 0 ? '' : `${((100 * part) / whole).toFixed(1).padStart(5)} %`}`
  console.log('Cards')
  for (const [set, { implemented, total }] of Object.entries(cards))
    console.log(`  ${set.padEnd(12)}${share(implemented, total)}`)
  console.log(`\nRules with a passed test (${tests.tests.passed} passed, ${tests.tests.failed} failed, run ${age()})`)
  console.log(`  ${'all'.padEnd(12)}${share(rules.tested, rules.enforceable)}`)
  for (const chapter of byChapter(index, rules.missing)) {
    const first = chapter.missing.slice(0, SHOWN).join(' ')
    const more = chapter.missing.length > SHOWN ? ' …' : ''
    console.log(`  ${chapter.chapter.padEnd(12)}${share(chapter.tested, chapter.enforceable)}`)
    if (first !== '') console.log(`      without: ${first}${more}`)
  }
  console.log(`\nExamples\n  ${'all'.padEnd(12)}${share(examples.tested, examples.total)}`)
  console.log(`\nRulings with a passed test\n  ${tests.rulings.length}`)
  console.log(`\nHardest groups of cards\n  ${'all'.padEnd(12)}${share(hardCards.tested, hardCards.total)}`)
  for (const group of hardCards.missing) console.log(`      without: ${group}`)
  console.log(`\nAbilities at work in ${games} random games\n  ${'all'.padEnd(12)}${share(abilities.exercised, abilities.total)}`)
  for (const ref of abilities.never)
    console.log(`      never: ${ref}${nameOf(ref)}${abilities.untested.includes(ref) ? ', without a test' : ', tested'}`)
}

/** When the tests ran, in words that age well in a log. */
function age(): string {
  return statSync(results).mtime.toISOString().slice(0, 16).replace('T', ' ')
}

/** The card of an ability, for readers; abilities of granted keywords belong to none. */
function nameOf(ref: string): string {
  const id = ref.split('#')[0]!
  const card = allCards.find(definition => definition.id === id)
  return card === undefined ? '' : ` (${card.name})`
}
