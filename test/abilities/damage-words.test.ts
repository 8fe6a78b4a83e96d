/** The words for damage and Might: what the schema refuses, and how they are printed. */
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../src'
import * as b from '../../src/abilities/builders'
import type { Ability, CardDefinition, Instruction } from '../../src/abilities/types'
import { describeInstructions, parseCard, describe as print } from '../../src/language'

const u = (...text: readonly Ability[]): CardDefinition =>
  b.unitCard('TSW-001', 'Thing', { domains: [], energy: 1, might: 1 }, ...text)
const spell = (...text: readonly (Ability | Instruction)[]): CardDefinition =>
  b.spellCard('TSW-002', 'Word', { domains: [], energy: 1 }, ...text)
const fault = (card: CardDefinition): string => {
  const parsed = parseCard(card)
  return parsed.ok ? '' : `${parsed.path}: ${parsed.message}`
}
const other = b.mightOf(b.target(b.unit(b.friendly), { as: 'other' }))

describe('refused', () => {
  it('a target that is named where nobody chooses', () => {
    expect(fault(u(b.haveMight(other, b.me)))).toMatch(/^text\[0\]\.effect\.by\.mightOf: A target/)
    expect(fault(spell(b.kill(b.target(b.unit(b.mightAtMost(other))))))).toMatch(/A target can be named only/)
    expect(fault(spell(b.increaseMightTo(other, b.target(b.unit()))))).toBe('')
  })

  it('"after an attack" of anything but a conquer, and a kill of what does not die', () => {
    expect(fault(u(b.whenI('hold', b.afterAnAttack, b.draw(1))))).toMatch(/Only a conquer/)
    expect(fault(u(b.whenI('move', b.killedByYou, b.draw(1))))).toMatch(/Only what dies/)
  })

  it('a spell that ignores more than its own cost asks for', () => {
    expect(fault(spell(b.ignoring('tank', 'assign'), b.draw(1)))).toMatch(/own cost/)
    expect(fault(spell(b.ignoring('deflect', 'pay', { at: 'here' }), b.draw(1)))).toMatch(/own cost/)
    expect(fault(spell(b.ignoring('deflect', 'pay'), b.draw(1)))).toBe('')
  })
})

describe('refused by the registry', () => {
  it('a move to wherever it is legal: the destination has to be a choice of its own', () => {
    const to = (place: Parameters<typeof b.move>[1]) => () => createEngine({ cards: [spell(b.move(b.target(b.unit()), place))] })
    expect(to('anyLegal')).toThrow("the engine can't do this yet: moving to any legal place")
    expect(to(b.aLocation)).not.toThrow()
  })
})

describe('printed', () => {
  const passive = (ability: Ability, text: string): void => {
    it(text, () => expect(print(u(ability)).text).toBe(text))
  }
  passive(b.enoughDamage(1, b.unit(b.enemy)), 'Any amount of your damage is enough to kill enemy units.')
  passive(b.enoughDamage(2, b.me, 'any'), '2 damage is enough to kill me.')
  passive(b.noCombatDamage(b.me), "I don't deal combat damage.")
  passive(b.noCombatDamage(b.unit(b.friendly)), "Friendly units don't deal combat damage.")
  passive(b.ignoring('backline', 'assign', { at: 'here' }), 'You ignore [Backline] while assigning combat damage here.')
  passive(
    b.ignoring('deflect', 'pay', { player: 'any', at: 'here' }),
    'Players ignore [Deflect] while paying for spells and abilities choosing something here.',
  )
  passive(b.forbid('takeDamage', b.unit(b.friendly)), "Friendly units don't take damage.")

  const says = (text: string, ...instructions: readonly Instruction[]): void => {
    it(text, () => expect(describeInstructions(instructions)).toBe(text))
  }
  says("A unit's base Might becomes 4 this turn.", b.mightBecomes(4, b.target(b.unit())))
  says('Choose a unit. Its base Might becomes 5 this turn.', b.choose(b.target(b.unit())), b.mightBecomes(5, b.it))
  says("This turn, increase a unit's Might to the Might of a friendly unit.", b.increaseMightTo(other, b.target(b.unit())))
  says('Swap the Might of two units this combat.', b.swapMight(b.exactly(2, b.unit()), 'combat'))
  says('Give a unit +2 {might} this turn, to a maximum of 5 {might}.', b.giveMight(2, b.target(b.unit()), { max: 5 }))
  says('Choose up to one enemy unit at each location.', b.choose(b.anyNumber(b.unit(b.enemy), { group: b.oneAtEachPlace })))

  it('a spell says it of its own cost', () => {
    expect(print(spell(b.ignoring('deflect', 'pay'), b.draw(1))).text).toBe(
      "Ignore [Deflect] while paying this spell's cost.\nDraw 1.",
    )
  })
})
