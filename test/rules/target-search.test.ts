// biome-ignore-all format: cards are laid out as they are printed, their text one line each

/** The search for choices that leave a completion (355.16): the same answers as going through all subsets, in little time. */
import { describe, expect, test } from 'vitest'
import {aBattlefield, 
  additionalCost, anyNumber, at, atSamePlace, costs, deal, deflect, draw, enemy, energy, exactly, friendly, gear, kill, move, oneAtEachPlace, otherThan,
  payDiscard, payExhaust, payKill, payX, power, repeatFor, spellCard, stun, target, totalMightAtMost, unit, unitCard, upTo, x,
} from '../../src/abilities/builders'
import { makeRandom } from '../../src/game-actions/random'
import { canBegin, slotOptions } from '../../src/rules/completion'
import { canServe, costCandidates, spoilsTarget } from '../../src/rules/cost-objects'
import { costActions, type Draft, draftOfCard, setTargets, withCostObjects, xKind } from '../../src/rules/draft'
import { optionalApplies, optionalCosts, payOptional, slotAt, slotContext, slotCount, slotIsActive } from '../../src/rules/executions'
import { canPay } from '../../src/rules/payable'
import { groupFits, slotCandidates, slotCounts } from '../../src/rules/targets'
import { type Scenario, scenario } from '../../src/testing'
import { Transaction } from '../../src/transaction/transaction'

const free = { domains: [], energy: 0 } as const
const chosen = { ref: 'chosen', slot: 'first' } as const

const spells = [
  spellCard('TGS-001', 'Measured Flood', free, additionalCost(payX('energy')), kill(anyNumber(unit(enemy), { group: totalMightAtMost(x) }))),
  spellCard('TGS-002', 'Counted Flood', free, additionalCost(payX('any')), repeatFor(power('any')), stun(exactly(x, unit()))),
  spellCard('TGS-003', 'Echoing Pair', free, repeatFor(energy(1)), repeatFor(energy(1)), kill(exactly(2, unit(enemy)))),
  spellCard('TGS-004', 'Paid In Blood', free, additionalCost(payKill(unit(friendly))), repeatFor(payKill(unit(friendly))), kill(exactly(2, unit(), { group: atSamePlace }))),
  spellCard('TGS-005', 'One Of Each', { ...free, energy: 1 }, kill(exactly(2, unit(), { group: oneAtEachPlace })), draw(1)),
  spellCard('TGS-006', 'March', free, repeatFor(energy(1)), move(anyNumber(unit(friendly), { as: 'first' }), aBattlefield)),
  spellCard('TGS-007', 'Others', { ...free, energy: 1 }, kill(upTo(2, unit(enemy), { as: 'first' })), stun(target(unit(otherThan(chosen)), { as: 'second' }))),
  spellCard('TGS-008', 'Hand And Arm', free, additionalCost(payDiscard(1)), additionalCost(payExhaust(unit(friendly), 2)), stun(exactly(2, unit(friendly)))),
  spellCard('TGS-009', 'Scrap And Pay', { ...free, power: ['mind'] }, kill(exactly(2, gear())), repeatFor(costs(energy(1), power('fury')))),
  spellCard('TGS-010', 'Three Marks', free, deal(1, exactly(3, unit(), { as: 'a' })), deal(1, exactly(1, unit(at('battlefield')), { as: 'b' }))),
]
const cards = [
  ...spells,
  unitCard('TGS-101', 'Soft', { ...free, might: 1 }),
  unitCard('TGS-102', 'Hard', { ...free, might: 3 }),
  unitCard('TGS-103', 'Slick', { ...free, might: 1 }, deflect(1)),
  unitCard('TGS-104', 'Slicker', { ...free, might: 2 }, deflect(2)),
  spellCard('TGS-105', 'Paper', free, draw(1)),
]

// ---------------------------------------------------------------------------------------------- the reference: all subsets

function subsets(list: readonly number[], min: number, max: number): number[][] {
  const found: number[][] = []
  for (let mask = 0; mask < 1 << list.length; mask++) {
    const group = list.filter((_, n) => (mask & (1 << n)) !== 0)
    if (group.length >= min && group.length <= max) found.push(group)
  }
  return found
}

function plays(tx: Transaction, d: Draft, part = 0): boolean {
  const action = costActions(tx, d)[part]
  if (action === undefined) return canPay(tx, d)
  const i = tx.find(d.source)
  const own = action.what === null
  if (own && !canServe(tx, action, i, d.controller)) return false
  return subsets(own ? [d.source] : costCandidates(tx, d, action, part), action.count, action.count).some(group => {
    if (group.some(key => spoilsTarget(tx, d, action.verb, key))) return false
    return withCostObjects(d, part, action, group, () => plays(tx, d, part + 1))
  })
}

function targetsFrom(tx: Transaction, d: Draft, n: number): boolean {
  if (n >= slotCount(d)) return plays(tx, d)
  if (!slotIsActive(tx, d, n)) return targetsFrom(tx, d, n + 1)
  return groupsAt(tx, d, n).some(group => accepts(tx, d, n, group))
}

function groupsAt(tx: Transaction, d: Draft, n: number): number[][] {
  const slot = slotAt(d, n)
  const list = slotCandidates(tx, slot, slotContext(d, n), d.controller)
  const { min, max } = slotCounts(tx, slot, slotContext(d, n), list.length)
  return subsets(list, min, max).filter(group => groupFits(tx, slot, slotContext(d, n), group))
}

function accepts(tx: Transaction, d: Draft, n: number, group: readonly number[]): boolean {
  const before = d.targets
  setTargets(d, n, group)
  const ok = targetsFrom(tx, d, n + 1)
  d.targets = before
  d.ctx = null
  return ok
}

/** Every way of paying optional costs and choosing X. */
function eachBeginning(tx: Transaction, d: Draft, visit: () => boolean): boolean {
  const count = optionalCosts(d)
  for (let mask = 0; mask < 1 << count; mask++) {
    let applies = true
    for (let n = 0; n < count; n++) {
      const paid = (mask & (1 << n)) !== 0
      if (paid && !optionalApplies(tx, d, n)) applies = false
      payOptional(d, n, paid)
    }
    for (d.x = 0; applies && d.x <= (xKind(tx, d) === null ? 0 : 5); d.x++) {
      d.ctx = null
      if (visit()) return true
    }
  }
  return false
}

const FORTUNES = ['fury', 'mind', 'calm'] as const

function randomPosition(random: () => number): Scenario {
  const some = (names: readonly string[], most: number): string[] => Array.from({ length: Math.floor(random() * (most + 1)) }, () => names[Math.floor(random() * names.length)]!)
  const units = ['Soft', 'Hard', 'Slick', 'Slicker']
  return scenario({
    cards, everyMode: false,
    players: [
      { hand: [...spells.map(c => c.name), ...some(['Paper'], 1)], base: [...some(units, 2), ...some(['Gold'], 2)], runes: { [FORTUNES[Math.floor(random() * 3)]!]: Math.floor(random() * 4) } },
      { base: some(units, 2) },
    ],
    battlefields: [{ units: { 0: some(units, 1) } }, { units: { 1: some(units, 2) } }],
  })
}

const look = (s: Scenario): Transaction => {
  const tx = new Transaction(s.engine.registry, false)
  tx.begin(s.state, null)
  return tx
}

describe('the search for a completion', () => {
  test('[355.16] on random positions it finds what going through all subsets finds: plays, and the options of each choice', () => {
    const random = makeRandom('target search')
    const counts = { possible: 0, impossible: 0, options: 0, refused: 0 }
    for (let round = 0; round < 40; round++) {
      const s = randomPosition(random)
      const tx = look(s)
      for (const { name } of spells) {
        const i = tx.find(s.key(name))
        const slow = draftOfCard(tx, i, 0)
        const possible = eachBeginning(tx, slow, () => targetsFrom(tx, slow, 0))
        expect([round, name, canBegin(tx, draftOfCard(tx, i, 0))]).toEqual([round, name, possible])
        counts[possible ? 'possible' : 'impossible']++
        const d = draftOfCard(tx, i, 0)
        eachBeginning(tx, d, () => {
          if (!slotIsActive(tx, d, 0)) return false
          d.failed = null
          const useful = groupsAt(tx, d, 0).filter(group => accepts(tx, d, 0, group))
          const all = slotCandidates(tx, slotAt(d, 0), slotContext(d, 0), 0)
          const expected = all.filter(c => useful.some(group => group.includes(c)))
          expect([round, name, d.x, d.paid, slotOptions(tx, d, 0).options]).toEqual([round, name, d.x, d.paid, expected])
          counts.options += expected.length
          counts.refused += all.length - expected.length
          return false
        })
      }
    }
    // The positions are mixed enough to show something.
    for (const n of Object.values(counts)) expect(n).toBeGreaterThan(50)
  }, 60_000)

  const crowd = (hand: string, runes: number): Scenario =>
    scenario({
      cards, everyMode: false,
      players: [{ hand: [hand, 'Paper'], base: Array.from({ length: 8 }, () => 'Slick'), runes: { fury: runes } }, { base: Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? 'Slick' : 'Slicker')) }],
      battlefields: [{ units: { 0: Array.from({ length: 6 }, () => 'Hard') } }, { units: { 1: Array.from({ length: 10 }, () => 'Slicker') } }],
    })

  test.each(spells.map(c => c.name))('%s: among dozens of units it answers at once, whatever can be paid', name => {
    for (const runes of [0, 2, 6]) {
      const s = crowd(name, runes)
      const begun = performance.now()
      for (let n = 0; n < 12 && (n === 0 || s.asked() !== 'priority'); n++) {
        const { actions } = s.engine.legalActions(s.state, 50)
        const play = actions.find(a => a.type === 'play' && a.card === s.key(name))
        if (n === 0 && play === undefined) break
        const r = s.engine.apply(s.state, s.open().player, play ?? actions[actions.length >> 1]!)
        expect(r.ok).toBe(true)
        if (r.ok) s.state = r.state
      }
      expect(performance.now() - begun).toBeLessThan(4000)
    }
  })
})
