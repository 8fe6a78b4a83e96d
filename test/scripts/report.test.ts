import { readFileSync } from 'node:fs'
import { allCards } from 'riftbound-engine/cards'
import { checkDeck } from 'riftbound-engine/decks'
import { describe, expect, test } from 'vitest'
import { reportCards } from '../../scripts/report/cards'
import { playGames, withoutTest } from '../../scripts/report/games'
import { reportHard } from '../../scripts/report/hard'
import { byChapter, type IndexedRule, reportTests, type TestResults } from '../../scripts/report/tests'
import { parseTitle } from '../../scripts/report/titles'
import { makeRandom } from '../../src/game-actions/random'
import { randomDeck } from '../properties/decks'

const rule = (number: string, example = 0) => ({ rule: number, example })

describe('titles of tests', () => {
  test('a rule in front', () => {
    expect(parseTitle('[465.2.c.3] the first is filled')).toEqual({ rules: [rule('465.2.c.3')], rulings: [], faults: [] })
  })

  test('several rules, in one bracket or in several', () => {
    const two = [rule('465.2.c.3'), rule('466.1')]
    expect(parseTitle('[465.2.c.3] [466.1] both').rules).toEqual(two)
    expect(parseTitle('[465.2.c.3][466.1] both').rules).toEqual(two)
    expect(parseTitle('[465.2.c.3, 466.1] both').rules).toEqual(two)
    expect(parseTitle('[465.2.c.3,466.1] both').rules).toEqual(two)
  })

  test('Examples', () => {
    expect(parseTitle('[465.2.c.3 ex1] as the book shows').rules).toEqual([rule('465.2.c.3', 1)])
    expect(parseTitle('[465.2.c.5 ex3] [372] both').rules).toEqual([rule('465.2.c.5', 3), rule('372')])
  })

  test('rulings, alone or beside a rule', () => {
    expect(parseTitle('[ruling:faq-12, pn-3] so it is').rulings).toEqual(['faq-12', 'pn-3'])
    const mixed = parseTitle('[372] [ruling:faq-12] so it is')
    expect(mixed.rules).toEqual([rule('372')])
    expect(mixed.rulings).toEqual(['faq-12'])
  })

  test('other brackets are ordinary words, and so is all that follows them', () => {
    for (const title of ['[Tank] goes first', '[2] is an Energy', '[1000] is no rule', 'draws [413] a card', '']) {
      expect(parseTitle(title)).toEqual({ rules: [], rulings: [], faults: [] })
    }
    expect(parseTitle('[372] [Tank] [373] goes first').rules).toEqual([rule('372')])
  })

  test('what is wrong is told', () => {
    expect(parseTitle('[465.2.c.3 example 1] as the book shows').faults).toHaveLength(1)
    expect(parseTitle('[465.2.] cut off').faults).toHaveLength(1)
    expect(parseTitle('[ruling:] whose?').faults).toHaveLength(1)
    expect(parseTitle('[301] [302] [303] three').faults).toEqual([])
    expect(parseTitle('[301, 302] [303] [304] four').faults).toHaveLength(1)
    // Two Examples of a rule are one rule.
    expect(parseTitle('[301 ex1, 301 ex2] [302] [303] three').faults).toEqual([])
  })
})

describe('what passed tests are about', () => {
  const entry = (number: string, kind: IndexedRule['class'], examples = 0): IndexedRule => ({
    rule: number,
    class: kind,
    october: number,
    examples,
  })
  const index = [
    entry('300', 'definition', 1),
    entry('301', 'enforceable', 2),
    entry('302', 'enforceable'),
    entry('401', 'enforceable'),
    entry('402', 'tabletop'),
  ]
  const results = (...tests: readonly (readonly [string, string])[]): TestResults => ({
    testResults: [
      { name: 'a.test.ts', assertionResults: tests.map(([title, status]) => ({ title, fullName: `suite ${title}`, status })) },
    ],
  })

  test('only passed tests count, each rule once', () => {
    const { rules, tests } = reportTests(
      results(['[301] a', 'passed'], ['[301] b', 'passed'], ['[302] c', 'failed'], ['[401] d', 'pending'], ['e', 'passed']),
      index,
    )
    expect(rules).toEqual({ tested: 1, enforceable: 3, missing: ['302', '401'] })
    expect(tests).toEqual({ passed: 3, failed: 1 })
  })

  test('an Example counts for its rule as well, a definition only for itself', () => {
    const { rules, examples } = reportTests(results(['[301 ex2] a', 'passed'], ['[300 ex1] b', 'passed']), index)
    expect(rules.tested).toBe(1)
    expect(examples).toEqual({ tested: 2, total: 3 })
  })

  test('titles that name what does not exist are faults, also of failed tests', () => {
    const { faults } = reportTests(results(['[999] a', 'passed'], ['[301 ex3] b', 'failed'], ['[401] c', 'passed']), index)
    expect(faults).toEqual(['suite [999] a: there is no rule 999', 'suite [301 ex3] b: rule 301 has no Example 3'])
  })

  test('rulings are collected once each', () => {
    expect(reportTests(results(['[ruling:b,a] x', 'passed'], ['[ruling:a] y', 'passed']), index).rulings).toEqual(['a', 'b'])
  })

  test('chapters are the hundreds of the rule book', () => {
    expect(byChapter(index, ['302', '401'])).toEqual([
      { chapter: '300', tested: 1, enforceable: 2, missing: ['302'] },
      { chapter: '400', tested: 0, enforceable: 1, missing: ['401'] },
    ])
  })
})

describe('the hardest groups of cards', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>
  const groups = { 1: ['Twin', 'Triplet'], 2: ['Mirror'] }
  const results = (...tests: readonly (readonly [string, string])[]): TestResults => ({
    testResults: [{ name: 'a', assertionResults: tests.map(([fullName, status]) => ({ title: fullName, fullName, status })) }],
  })

  test('a group counts if it names tests and all of them passed', () => {
    const ran = results(['twins do', 'passed'], ['twins stop', 'passed'], ['mirror', 'failed'])
    expect(reportHard(ran, groups, { 1: ['twins do', 'twins stop'], 2: [] })).toEqual({
      tested: 1,
      total: 2,
      missing: ['2: Mirror'],
      faults: [],
    })
    expect(reportHard(ran, groups, { 1: ['twins do', 'mirror'], 2: ['mirror'] }).missing).toEqual([
      '1: Twin, Triplet',
      '2: Mirror',
    ])
    expect(reportHard(ran, groups, {}).tested).toBe(0)
  })

  test('a name that no test has is a fault, and so is a group that does not exist', () => {
    const { tested, faults } = reportHard(results(['mirror', 'passed']), groups, { 2: ['mirror', 'miror'], 3: ['mirror'] })
    expect(tested).toBe(0)
    expect(faults).toEqual([
      'docs/hard-cards.json: group 2: no test is called "miror"',
      'docs/hard-cards.json: there is no group 3',
    ])
  })

  test('two tests of the same name count as passed only together', () => {
    for (const ran of [results(['x', 'failed'], ['x', 'passed']), results(['x', 'passed'], ['x', 'skipped'])])
      expect(reportHard(ran, groups, { 1: ['x'] }).tested).toBe(0)
  })

  test('the files have 69 groups, the same ones', () => {
    const names = read('docs/cards/hard-groups.json')
    expect(Object.keys(names)).toHaveLength(69)
    expect(Object.keys(read('docs/hard-cards.json'))).toEqual(Object.keys(names))
    const cards = Object.values(names).flat()
    expect(new Set(cards).size).toBe(cards.length)
  })
})

describe('cards of the sets', () => {
  const totals = JSON.parse(readFileSync('docs/cards/totals.json', 'utf8')) as Record<string, number>

  test('every set is listed, none has more cards than it was printed with', () => {
    const report = reportCards(allCards, totals)
    expect(Object.keys(report)).toEqual(Object.keys(totals))
    for (const { implemented, total } of Object.values(report)) expect(implemented).toBeLessThanOrEqual(total)
    expect(Object.values(report).reduce((sum, { implemented }) => sum + implemented, 0)).toBe(
      allCards.filter(card => !card.token).length,
    )
  })

  test('a set without a total shows up', () => {
    expect(reportCards([{ ...allCards[0]!, id: 'XYZ-001' }], { OGN: 294 })).toEqual({
      OGN: { implemented: 0, total: 294 },
      XYZ: { implemented: 1, total: 0 },
    })
  })
})

describe('random games', () => {
  test('random decks are legal', () => {
    const find = (id: string) => allCards.find(card => card.id === id)
    const random = makeRandom('decks')
    for (let n = 0; n < 40; n++) {
      expect(checkDeck(randomDeck(allCards, random), find, { battlefields: 3 })).toEqual([])
    }
  })

  test('the same seed gives the same report; more games never exercise less', () => {
    const few = playGames(allCards, 4, 'test')
    expect(few.exercised + few.never.length).toBe(few.total)
    expect(few.exercised).toBeGreaterThan(0)
    expect(playGames(allCards, 4, 'test')).toEqual(few)
    const more = playGames(allCards, 12, 'test')
    // Abilities of given keywords come into being when they are first given.
    const printed = more.never.filter(ref => !ref.startsWith('keyword:'))
    expect(few.never).toEqual(expect.arrayContaining(printed))
  })

  test('what was never at work either has a test of its card or is told', () => {
    const ran = (file: string, fullName: string, status: string): TestResults => ({
      testResults: [{ name: `/x/test/${file}`, assertionResults: [{ title: 't', fullName, status }] }],
    })
    const never = ['OGS-018#0', 'keyword:tank:1#0', 'gold#0']
    const left = (results: TestResults) => withoutTest(never, results, allCards)
    expect(left(ran('cards/ogs/a.test.ts', 'OGS-018 Tibbers deals 3', 'passed'))).toEqual(['gold#0'])
    expect(left(ran('cards/tokens.test.ts', 'Gold is killed for Power', 'passed'))).toEqual(['OGS-018#0'])
    expect(left(ran('cards/ogs/a.test.ts', 'OGS-018 Tibbers deals 3', 'failed'))).toEqual(['OGS-018#0', 'gold#0'])
    expect(left(ran('rules/a.test.ts', 'OGS-018 Tibbers deals 3', 'passed'))).toEqual(['OGS-018#0', 'gold#0'])
  })

  test('without games nothing is exercised', () => {
    const none = playGames(allCards, 0)
    expect(none.exercised).toBe(0)
    expect(none.never).toHaveLength(none.total)
  })
})
