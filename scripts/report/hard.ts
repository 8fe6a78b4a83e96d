/** Which of the hardest groups of cards are shown to work: docs/hard-cards.json against the tests that passed. */
import type { TestResults } from './tests'

export interface HardReport {
  readonly tested: number
  readonly total: number
  /** The cards of each group that isn't tested, after its number. */
  readonly missing: readonly string[]
  /** Names that no test has, and groups that don't exist. */
  readonly faults: readonly string[]
}

/**
 * `groups`: the names of the cards of each group, by its number. `named`: by the same number, full names of the tests that
 * show the group. A group counts if it names tests and each of them exists and passed.
 */
export function reportHard(
  results: TestResults,
  groups: Readonly<Record<string, readonly string[]>>,
  named: Readonly<Record<string, readonly string[]>>,
): HardReport {
  // Tests of one full name count as one; it passed if all of them did.
  const passed = new Map<string, boolean>()
  for (const { assertionResults } of results.testResults) {
    for (const { fullName, status } of assertionResults)
      passed.set(fullName, status === 'passed' && passed.get(fullName) !== false)
  }
  const faults: string[] = []
  for (const [group, tests] of Object.entries(named)) {
    if (groups[group] === undefined) faults.push(`docs/hard-cards.json: there is no group ${group}`)
    for (const test of tests)
      if (!passed.has(test)) faults.push(`docs/hard-cards.json: group ${group}: no test is called "${test}"`)
  }
  const isTested = (group: string): boolean => {
    const tests = named[group] ?? []
    return tests.length > 0 && tests.every(test => passed.get(test) === true)
  }
  const all = Object.keys(groups)
  const missing = all.filter(group => !isTested(group)).map(group => `${group}: ${groups[group]!.join(', ')}`)
  return { tested: all.length - missing.length, total: all.length, missing, faults }
}
