/** What the tests that passed are about: vitest's JSON against the index of the rules. */
import { parseTitle } from './titles'

/** The part of vitest's JSON report that is read. */
export interface TestResults {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly title: string; readonly fullName: string; readonly status: string }[]
  }[]
}

/** A line of docs/rules/index.json. */
export interface IndexedRule {
  readonly rule: string
  readonly class: 'enforceable' | 'definition' | 'tabletop'
  readonly october: string | null
  readonly examples: number
}

export interface TestReport {
  readonly rules: { readonly tested: number; readonly enforceable: number; readonly missing: readonly string[] }
  readonly examples: { readonly tested: number; readonly total: number }
  /** Ids of the rulings that tests are about. */
  readonly rulings: readonly string[]
  readonly tests: { readonly passed: number; readonly failed: number }
  /** Titles, of any test, that don't follow the grammar or name what doesn't exist. */
  readonly faults: readonly string[]
}

/** A rule counts as tested when a passed test names it or one of its Examples; a failed test proves nothing. */
export function reportTests(results: TestResults, index: readonly IndexedRule[]): TestReport {
  const byNumber = new Map(index.map(entry => [entry.rule, entry]))
  const tested = new Set<string>()
  const examples = new Set<string>()
  const rulings = new Set<string>()
  const faults: string[] = []
  let passed = 0
  let failed = 0
  for (const { assertionResults } of results.testResults) {
    for (const { title, fullName, status } of assertionResults) {
      if (status === 'passed') passed++
      if (status === 'failed') failed++
      const parsed = parseTitle(title)
      const wrong = [...parsed.faults]
      for (const { rule, example } of parsed.rules) {
        const entry = byNumber.get(rule)
        if (entry === undefined) wrong.push(`there is no rule ${rule}`)
        else if (example > entry.examples) wrong.push(`rule ${rule} has no Example ${example}`)
        else if (status === 'passed') {
          tested.add(rule)
          if (example > 0) examples.add(`${rule} ex${example}`)
        }
      }
      if (status === 'passed') for (const id of parsed.rulings) rulings.add(id)
      for (const fault of wrong) faults.push(`${fullName}: ${fault}`)
    }
  }
  const enforceable = index.filter(entry => entry.class === 'enforceable').map(entry => entry.rule)
  const missing = enforceable.filter(rule => !tested.has(rule))
  return {
    rules: { tested: enforceable.length - missing.length, enforceable: enforceable.length, missing },
    examples: { tested: examples.size, total: index.reduce((sum, entry) => sum + entry.examples, 0) },
    rulings: [...rulings].sort(),
    tests: { passed, failed },
    faults,
  }
}

export interface Chapter {
  /** `300` for the rules 300 to 399. */
  readonly chapter: string
  readonly tested: number
  readonly enforceable: number
  readonly missing: readonly string[]
}

/** The same by hundreds, as the rule book is divided. */
export function byChapter(index: readonly IndexedRule[], missing: readonly string[]): Chapter[] {
  const absent = new Set(missing)
  const chapters = new Map<string, { enforceable: number; missing: string[] }>()
  for (const entry of index) {
    if (entry.class !== 'enforceable') continue
    const name = `${entry.rule.charAt(0)}00`
    const chapter = chapters.get(name) ?? { enforceable: 0, missing: [] }
    chapters.set(name, chapter)
    chapter.enforceable++
    if (absent.has(entry.rule)) chapter.missing.push(entry.rule)
  }
  return [...chapters].map(([chapter, { enforceable, missing: gaps }]) => ({
    chapter,
    tested: enforceable - gaps.length,
    enforceable,
    missing: gaps,
  }))
}
