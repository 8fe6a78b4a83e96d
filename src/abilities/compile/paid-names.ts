/** Names that a card gives to what its costs are paid with (356.7), and what its text wants to know of it. */
import type { CardDefinition } from '../types'
import type { PaidNames } from './filters'

type Node = Readonly<Record<string, unknown>>

function walk(node: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(node)) for (const item of node) walk(item, visit)
  else if (typeof node === 'object' && node !== null && visit(node as Node))
    for (const part of Object.values(node)) walk(part, visit)
}

/** All names, also those of costs of abilities. */
export function paidNames(def: CardDefinition): PaidNames {
  const names = new Map<string, { readonly optional: boolean }>()
  const look = (part: unknown, optional: boolean): void =>
    walk(part, node => {
      if (node.static === 'additionalCost') {
        if (!optional && node.optional === true) look(node.cost, true)
        else if (!optional) return true
        return false
      }
      if ('pay' in node && typeof node.as === 'string') names.set(node.as, { optional })
      return true
    })
  look([def.text, def.effectText ?? []], false)
  return names
}

/** Those of which it matters which objects they are, not only how many. */
export function looksAtPaid(def: CardDefinition, names: PaidNames): ReadonlySet<string> {
  const found = new Set<string>()
  if (names.size > 0)
    walk([def.text, def.effectText ?? []], node => {
      if (node.ref === 'chosen' && names.has(String(node.slot))) found.add(String(node.slot))
      return !('howMany' in node)
    })
  return found
}
