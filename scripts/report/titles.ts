/**
 * Titles of tests begin with what they are about:
 *   [465.2.c.3] …              a rule
 *   [465.2.c.3] [466.1] …      several, three at most; also [465.2.c.3, 466.1] …
 *   [465.2.c.3 ex1] …          the first Example of a rule
 *   [ruling:ID] …              an official ruling; also [ruling:ID,ID] …
 * A bracket that begins with neither three digits nor `ruling:` is part of an ordinary title ([Tank] …).
 */
export interface Title {
  readonly rules: readonly RuleRef[]
  readonly rulings: readonly string[]
  readonly faults: readonly string[]
}
export interface RuleRef {
  readonly rule: string
  /** Number of the Example, 0 when the title is about the rule itself. */
  readonly example: number
}

export const MAX_RULES = 3

const BRACKET = /^\s*\[([^\]]*)\]/
const RULE = /^(\d{3}(?:\.(?:\d+|[a-z]))*)(?:\s+ex(\d+))?$/

export function parseTitle(title: string): Title {
  const rules: RuleRef[] = []
  const rulings: string[] = []
  const faults: string[] = []
  let rest = title
  for (;;) {
    const bracket = BRACKET.exec(rest)
    const inside = bracket?.[1]?.trim()
    if (bracket === null || inside === undefined) break
    if (inside.startsWith('ruling:')) {
      const ids = split(inside.slice('ruling:'.length))
      if (ids.length === 0) faults.push('a ruling without id')
      rulings.push(...ids)
    } else if (/^\d{3}(?!\d)/.test(inside)) {
      for (const part of split(inside)) {
        const found = RULE.exec(part)
        if (found === null) faults.push(`"${part}" is no rule number`)
        else rules.push({ rule: found[1]!, example: Number(found[2] ?? 0) })
      }
    } else break
    rest = rest.slice(bracket[0].length)
  }
  const named = new Set(rules.map(r => r.rule)).size
  if (named > MAX_RULES) faults.push(`${named} rules in a title, more than ${MAX_RULES}`)
  return { rules, rulings, faults }
}

const split = (text: string): string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
