/** What one use of an Add ability costs and gives (429.3), with its own choices gone through one by one. */

import { DOMAINS } from '../abilities/compile/codes'
import type { CompiledAbility, CompiledCostAction } from '../abilities/compile/compiled'
import { eachCandidate } from '../abilities/compile/filters'
import { cardNow } from '../characteristics/read'
import type { Key } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { canServe } from './cost-objects'
import { bits, eachGroup } from './groups'
import { type AddSource, abilityContext, addSources, type Yield } from './resources'

/** `spoils`: would paying with this object make a target of the play illegal? Such a use can't help (357.3). */
export function abilityYields(
  tx: Transaction,
  source: AddSource,
  player: number,
  excluded: readonly Key[],
  spoils: (verb: CompiledCostAction['verb'], key: Key) => boolean,
): readonly Yield[] {
  const { ability } = source
  const ctx = abilityContext(source.key, player, source.held)
  if (ability.check !== null && !ability.check(tx, ctx)) return []
  const cost = ability.cost!
  const energyCost = cost.energy === null ? 0 : cost.energy(tx, ctx)
  const sources = addSources(tx, player, excluded).map(x => x.key)
  let groups: Key[][] = [[]]
  for (const action of cost.actions) {
    if (action.what === null) {
      if (!canServe(tx, action, source.object, player) || spoils(action.verb, source.key)) return []
      groups = groups.map(g => [...g, source.key])
      continue
    }
    const candidates: Key[] = []
    eachCandidate(tx, action.what, i => {
      const o = tx.s.objects[i]!
      if (
        !excluded.includes(o.key) &&
        !spoils(action.verb, o.key) &&
        canServe(tx, action, i, player) &&
        action.what!.test(tx, i, ctx)
      )
        candidates.push(o.key)
      return true
    })
    const next: Key[][] = []
    for (const g of groups) {
      const free = distinct(
        candidates.filter(key => !g.includes(key)),
        sources,
        action.count,
      )
      eachGroup(free, action.count, action.count, group => {
        next.push([...g, ...group])
        return false
      })
    }
    groups = next
  }
  const outputs = outputsOf(tx, ability, ctx)
  return groups.flatMap(spends => outputs.map(o => ({ costEnergy: energyCost, costPower: cost.power, spends, ...o })))
}

/** What is spent matters only when it could have given resources itself; of the rest as many as are needed will do. */
function distinct(candidates: readonly Key[], sources: readonly Key[], count: number): Key[] {
  const plain = candidates.filter(key => !sources.includes(key))
  return [...plain.slice(0, count), ...candidates.filter(key => sources.includes(key))]
}

interface Output {
  readonly energy: number
  readonly power: readonly number[]
  readonly only: Yield['only']
}

function outputsOf(tx: Transaction, ability: CompiledAbility, ctx: ReturnType<typeof abilityContext>): Output[] {
  let outputs: Output[] = [{ energy: 0, power: [0, 0, 0, 0, 0, 0, 0], only: '' }]
  for (const i of ability.instructions[0] ?? []) {
    if (i.do !== 'add') continue
    const energy = typeof i.energy === 'number' ? i.energy : 0
    outputs = outputs.map(o => ({ ...o, energy: o.energy + energy, only: i.only ?? o.only }))
    for (const p of i.power ?? []) {
      const slots =
        p === 'choose' ? [0, 1, 2, 3, 4, 5] : p === 'any' ? [6] : p === 'own' ? ownDomains(tx, ctx.source) : [DOMAINS.indexOf(p)]
      outputs = outputs.flatMap(o => slots.map(slot => ({ ...o, power: o.power.map((n, k) => (k === slot ? n + 1 : n)) })))
    }
  }
  return outputs
}

function ownDomains(tx: Transaction, source: Key): number[] {
  const i = tx.find(source)
  const mask = i < 0 ? 0 : cardNow(tx, i).domains
  return mask === 0 ? [6] : bits(mask)
}
