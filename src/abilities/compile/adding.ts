/**
 * What an Add ability adds, so that it can be told before it is used whether it helps to pay for something (429.3). Only what
 * can be told is let in (supported.ts): resources, also behind a condition, a "may" or a payment.
 */

import type { Condition, Cost, Instruction } from '../types'
import { compileAmount, compileCondition } from './amounts'
import { DOMAINS, RUNE, spendMask } from './codes'
import type { CompiledAdding, CompiledCard, CompiledCost } from './compiled'
import type { Reading } from './filters'

/** `costOf` gives the cost of an instruction and its number within the ability. */
export function compileAdding(
  program: readonly Instruction[],
  reading: Reading,
  costOf: (i: Instruction) => { readonly number: number; readonly cost: CompiledCost },
): readonly CompiledAdding[] {
  const list: CompiledAdding[] = []
  for (const i of program) {
    switch (i.do) {
      case 'add':
        list.push({
          is: 'resources',
          energy: i.energy === undefined ? null : compileAmount(i.energy, reading),
          power: i.power ?? [],
          times: i.times === undefined ? null : compileAmount(i.times, reading),
          only: spendMask(i.only ?? []),
        })
        break
      case 'may':
        list.push({ is: 'choice', check: null, then: compileAdding(i.then, reading, costOf), otherwise: [] })
        break
      case 'if': {
        const then = compileAdding(i.then, reading, costOf)
        const otherwise = compileAdding(i.otherwise ?? [], reading, costOf)
        list.push({ is: 'choice', check: compileCondition(i.condition, reading), then, otherwise })
        break
      }
      case 'payTo': {
        const then = compileAdding(i.then, reading, costOf)
        const otherwise = compileAdding(i.otherwise ?? [], reading, costOf)
        list.push({ is: 'payment', ...costOf(i), then, otherwise })
        break
      }
      default: // adds nothing
    }
  }
  return list
}

/** No more than this comes of one use; Infinity where an amount decides. */
export function mostAdded(program: readonly Instruction[]): { readonly energy: number; readonly power: number } {
  let energy = 0
  let power = 0
  const plus = (then: readonly Instruction[]): void => {
    const more = mostAdded(then)
    energy += more.energy
    power += more.power
  }
  for (const i of program) {
    if (i.do === 'add') {
      energy += i.energy === undefined ? 0 : typeof i.energy === 'number' ? i.energy : Number.POSITIVE_INFINITY
      const symbols = i.power?.length ?? 0
      power += symbols === 0 || i.times === undefined ? symbols : Number.POSITIVE_INFINITY
    } else if (i.do === 'may') plus(i.then)
    else if (i.do === 'if' || i.do === 'payTo') {
      plus(i.then)
      plus(i.otherwise ?? [])
    }
  }
  return { energy, power }
}

/** What keeps it from being told what the ability adds, or null. */
export function unforeseen(cost: Cost, program: readonly Instruction[]): string | null {
  if (cost.xp !== undefined) return 'Add abilities that are paid with XP' // what two of them could pay together would have to be found out
  if (cost.x !== undefined) return 'Add abilities that are paid with any amount as they are activated'
  for (const action of cost.actions ?? []) {
    const { what } = action
    if (typeof what === 'object' && 'noun' in what && what.noun === 'rune') return 'Add abilities that are paid with other runes'
  }
  return JSON.stringify([cost, program]).includes('"target') ? 'Add abilities with targets' : unforeseenIn(program)
}

function unforeseenIn(program: readonly Instruction[]): string | null {
  for (const i of program) {
    const found = unforeseenOf(i)
    if (found !== null) return found
  }
  return null
}

function unforeseenOf(i: Instruction): string | null {
  switch (i.do) {
    case 'add':
      return i.times !== undefined && i.power?.some(p => p === 'choose' || p === 'own')
        ? 'adding Power of a chosen domain a number of times'
        : null
    case 'may':
      return unforeseenIn(i.then)
    case 'if':
      return readsResult(i.condition) && addsIn([...i.then, ...(i.otherwise ?? [])])
        ? 'Add abilities that depend on what they have done'
        : unforeseenIn([...i.then, ...(i.otherwise ?? [])])
    case 'payTo': {
      const inner = [...i.then, ...(i.otherwise ?? [])]
      if (!addsIn(inner)) return null
      if ('equipOf' in i.cost || i.who !== 'you' || (i.cost.actions ?? []).length > 0 || i.cost.xp !== undefined)
        return 'Add abilities that are paid with more than resources on resolution'
      return unforeseenIn(inner)
    }
    default:
      return addsIn(i) ? `adding resources within ${i.do}` : null
  }
}

const readsResult = (condition: Condition): boolean =>
  /"if":"(did|couldnt)"|"resultAmount"|"result"/.test(JSON.stringify(condition))

/** 429.2: wherever in the text it adds; what an ability that it makes does is not its own doing. */
export function addsIn(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(addsIn)
  if (typeof node !== 'object' || node === null || ('kind' in node && !('do' in node))) return false
  return ('do' in node && node.do === 'add') || Object.values(node).some(addsIn)
}

/** 164.2: how a rune is recognised: it gives 1 Energy when exhausted and 1 Power of its domain when recycled. */
export function runeDomain(card: CompiledCard): number {
  if ((card.types & RUNE) === 0 || card.activated.length < 2) return -1
  for (let d = 0; d < DOMAINS.length; d++) if (card.domains === 1 << d) return d
  return -1
}
