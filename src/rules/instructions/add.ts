/** The instruction to add resources (429). */
import type { Compiler } from '../../abilities/compile/ability'
import { compileAmount } from '../../abilities/compile/amounts'
import { DOMAINS, spendMask } from '../../abilities/compile/codes'
import type { Step } from '../../abilities/compile/compiled'
import { slotKeys } from '../../abilities/compile/filters'
import type { AddedPower, Instruction } from '../../abilities/types'
import { cardNow } from '../../characteristics/read'
import { addToPool } from '../../game-actions/pool'
import { askPick } from '../../interpreter/decision'
import { AGAIN, NEXT } from '../../interpreter/flow'
import { makeResult, type RunFrame, scopeOf, setSlot } from '../../interpreter/scope'
import { NONE } from '../../state/make'
import type { Transaction } from '../../transaction/transaction'
import type { Gain } from '../affording'
import { gainsLeft } from '../obligations'

/** 429: adds to the Rune Pool of whoever controls the text. */
export function addStep(i: Extract<Instruction, { do: 'add' }>, compiler: Compiler): Step {
  const energy = i.energy === undefined ? null : compileAmount(i.energy, compiler.reading)
  const times = i.times === undefined ? null : compileAmount(i.times, compiler.reading)
  const symbols = i.power ?? []
  const only = i.only ?? []
  return (tx, f) => {
    const scope = scopeOf(tx, f)
    if (scope.controller < 0) return NEXT
    const often = times === null ? 1 : times(tx, scope)
    const power = Number.isNaN(often) ? [] : new Array<readonly AddedPower[]>(Math.max(0, often)).fill(symbols).flat()
    let chosen = slotKeys(scope, '$domain')
    const possible = power.map(p => domainsOf(tx, scope, p))
    const choices = possible.filter(domains => domains.length > 1)
    const mask = spendMask(only)
    const amount = energy === null ? 0 : energy(tx, scope)
    const n = Number.isNaN(amount) ? 0 : amount // 359.3.e.12
    if (chosen.length < choices.length) {
      // What can come of it with these domains and any further ones.
      const gains = (known: readonly number[]): Gain[] => {
        let next = 0
        let ways: number[][] = [[0, 0, 0, 0, 0, 0, 0]]
        for (const domains of possible) {
          const own = domains.length < 2 ? [domains[0] ?? ANY] : next < known.length ? [known[next]!] : domains
          if (domains.length > 1) next++
          ways = ways.flatMap(w => own.map(d => w.map((count, k) => (k === d ? count + 1 : count))))
        }
        return ways.map(w => ({ energy: n, power: w, only: mask }))
      }
      const picked = askPick(tx, {
        player: scope.controller,
        reason: 'domain',
        rule: '429',
        options: tx.answer === null ? gainsLeft(tx, scope.controller, choices[chosen.length]!, d => gains([...chosen, d])) : [],
        min: 1,
        max: 1,
        of: 'domain',
        source: scope.source,
      })
      if (picked === null) return AGAIN
      chosen = [...chosen, ...picked]
      setSlot(scope, '$domain', chosen)
      if (chosen.length < choices.length) return AGAIN
    }
    if (choices.length > 0) setSlot(scope, '$domain', NONE) // the next time this text adds, it asks anew
    addToPool(tx, scope.controller, 0, n, only, scope.source)
    let next = 0
    const added = [0, 0, 0, 0, 0, 0, 0]
    for (const domains of possible) {
      const domain = domains.length > 1 ? chosen[next++]! : (domains[0] ?? ANY)
      added[domain] = added[domain]! + 1
    }
    added.forEach((count, domain) => {
      addToPool(tx, scope.controller, 1 + domain, count, only, scope.source)
    })
    scope.result = makeResult(NONE, n + power.length, n + power.length)
    return NEXT
  }
}

const ANY = 6
const ALL = [0, 1, 2, 3, 4, 5] as const

/** Of which domains the Power can be; none is any. */
function domainsOf(tx: Transaction, scope: RunFrame, power: AddedPower): readonly number[] {
  if (power === 'any') return NONE
  if (power === 'choose') return ALL
  if (power !== 'own') return [DOMAINS.indexOf(power)]
  // 135.2.e.6: one of the domains of the card as it is now. A recycled source is looked back at (359.3.e.13).
  const i = tx.find(scope.source)
  const def = i >= 0 ? cardNow(tx, i).id : (tx.findItem(scope.item)?.snapshot?.def ?? '')
  const domains = tx.registry.cards.get(def)?.domains ?? 0
  return ALL.filter(d => (domains & (1 << d)) !== 0)
}
