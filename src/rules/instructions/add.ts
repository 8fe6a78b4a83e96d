/** The instruction to add resources (429). */
import type { Compiler } from '../../abilities/compile/ability'
import { compileAmount } from '../../abilities/compile/amounts'
import { DOMAINS } from '../../abilities/compile/codes'
import type { Step } from '../../abilities/compile/compiled'
import { slotKeys } from '../../abilities/compile/filters'
import type { Instruction } from '../../abilities/types'
import { addToPool } from '../../game-actions/pool'
import { askPick } from '../../interpreter/decision'
import { AGAIN, NEXT } from '../../interpreter/flow'
import { makeResult, type RunFrame, scopeOf, setSlot } from '../../interpreter/scope'
import { NONE } from '../../state/make'
import type { Transaction } from '../../transaction/transaction'

/** 429: adds to the Rune Pool of whoever controls the text. */
export function addStep(i: Extract<Instruction, { do: 'add' }>, compiler: Compiler): Step {
  const energy = i.energy === undefined ? null : compileAmount(i.energy, compiler.reading)
  const power = i.power ?? []
  const choices = power.filter(p => p === 'choose').length
  return (tx, f) => {
    const scope = scopeOf(tx, f)
    if (scope.controller < 0) return NEXT
    let chosen = slotKeys(scope, '$domain')
    if (chosen.length < choices) {
      const picked = askPick(tx, {
        player: scope.controller,
        reason: 'domain',
        rule: '429',
        options: [0, 1, 2, 3, 4, 5],
        min: 1,
        max: 1,
        of: 'domain',
        source: scope.source,
      })
      if (picked === null) return AGAIN
      chosen = [...chosen, ...picked]
      setSlot(scope, '$domain', chosen)
      if (chosen.length < choices) return AGAIN
    }
    if (choices > 0) setSlot(scope, '$domain', NONE) // the next time this text adds, it asks anew
    const only = i.only ?? ''
    const amount = energy === null ? 0 : energy(tx, scope)
    const n = Number.isNaN(amount) ? 0 : amount // 359.3.e.12
    addToPool(tx, scope.controller, 0, n, only, scope.source)
    let next = 0
    for (const p of power)
      addToPool(
        tx,
        scope.controller,
        slotOf(tx, scope, p, () => chosen[next++]!),
        1,
        only,
        scope.source,
      )
    scope.result = makeResult(NONE, n + power.length, n + power.length)
    return NEXT
  }
}

function slotOf(tx: Transaction, scope: RunFrame, power: string, choose: () => number): number {
  if (power === 'any') return 7
  if (power === 'choose') return 1 + choose()
  if (power !== 'own') return 1 + DOMAINS.indexOf(power as (typeof DOMAINS)[number])
  // 135.2.e.6: the domain of the card; none is any. A recycled source is looked back at (359.3.e.13).
  const i = tx.find(scope.source)
  const def = i >= 0 ? tx.s.objects[i]!.def : (tx.findItem(scope.item)?.snapshot?.def ?? '')
  const domains = tx.registry.cards.get(def)?.domains ?? 0
  for (let d = 0; d < 6; d++) if (domains === 1 << d) return 1 + d
  return 7
}
