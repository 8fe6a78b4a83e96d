import { describe, expect, it } from 'vitest'
import {
  aBattlefield,
  activated,
  additionalCost,
  all,
  at,
  battlefieldCard,
  chosen,
  deal,
  delayed,
  doThis,
  draw,
  each,
  eachPlayerDo,
  enterAsReady,
  event,
  eventObject,
  eventPlace,
  exhaustThis,
  forEach,
  friendly,
  gearCard,
  giveMight,
  ifThen,
  instead,
  it as itRef,
  kill,
  me,
  mightOf,
  modal,
  move,
  nextTime,
  onlyUnitThere,
  pick,
  player,
  spellCard,
  target,
  thatPlace,
  toPlace,
  unit,
  unitCard,
  upTo,
  when,
  whenI,
} from '../../src/abilities/builders'
import { parseCard } from '../../src/abilities/parse-card'
import type { Ability, CardDefinition, Instruction } from '../../src/abilities/types'
import { allCards } from '../../src/cards'

const aSpell = (...text: readonly (Ability | Instruction)[]) =>
  spellCard('TST-001', 'Spell', { domains: ['fury'], energy: 1 }, ...text)
const aUnit = (...text: readonly Ability[]) => unitCard('TST-002', 'Unit', { domains: ['fury'], energy: 1, might: 1 }, ...text)

/** A copy of a card with one value replaced, or removed: `broken(card, 'text[0].kind', 'x')`. */
function broken(card: CardDefinition, path: string, value?: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(card))
  const keys = path.split(/[.[\]]+/).filter(key => key !== '')
  const last = keys.pop() ?? ''
  const parent = keys.reduce((at, key) => at[key], copy)
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return copy
}
const fault = (data: unknown): string => {
  const parsed = parseCard(data)
  return parsed.ok ? 'no fault' : parsed.path
}

describe('schema of cards', () => {
  it.each(allCards.map(card => [`${card.id} ${card.name}`, card] as const))('accepts %s', (_name, card) => {
    expect(parseCard(JSON.parse(JSON.stringify(card)))).toStrictEqual({ ok: true, card })
  })

  const hit = aUnit(whenI('attack', deal(1, target(unit(friendly, at('here'))))))

  it.each<[fault: string, path: string, value: unknown]>([
    ['an unknown domain', 'domains[0]', 'light'],
    ['an unknown Power symbol', 'power[0]', 'fury/fury'],
    ['an Energy cost that is no whole number', 'energy', 1.5],
    ['a negative Might', 'might', -1],
    ['a missing list', 'tags', undefined],
    ['an unknown kind of ability', 'text[0].kind', 'triggerd'],
    ['an unknown event', 'text[0].when[0].on', 'atack'],
    ['a trigger without condition', 'text[0].when', []],
    ['an unknown instruction', 'text[0].program[0].do', 'damage'],
    ['a negative amount', 'text[0].program[0].amount', -1],
    ['an unknown amount', 'text[0].program[0].amount', { counts: 1 }],
    ['no amount', 'text[0].program[0].amount', undefined],
    ['an unknown zone', 'text[0].program[0].to.target.zone', 'bord'],
    ['an unknown predicate', 'text[0].program[0].to.target.where[1].is', 'near'],
    ['an unknown place', 'text[0].program[0].to.target.where[1].place', 'there'],
    ['a field too many', 'text[0].program[0].to.target.optional', true],
    ['a minimum above the maximum', 'text[0].program[0].to.min', 2],
  ])('refuses %s and says where', (_fault, path, value) => {
    expect(fault(broken(hit, path, value))).toBe(path)
  })

  it('refuses what is no card at all', () => {
    expect(fault(null)).toBe('')
    expect(fault('OGN-001')).toBe('')
    expect(fault(broken(hit, 'text[0]', 3))).toBe('text[0]')
    expect(fault({ ...hit, rarity: 'common' })).toBe('rarity')
  })

  it('refuses undefined values, which JSON would lose', () => {
    expect(fault({ ...hit, might: undefined })).toBe('might')
    expect(fault(aUnit({ ...whenI('attack', draw(1)), if: undefined } as never))).toBe('text[0].if')
  })

  it('knows numbers that may be negative and numbers that may not', () => {
    expect(fault(aSpell(giveMight(-2, target(unit()))))).toBe('no fault')
    expect(fault(aSpell(draw(-2)))).toBe('text[0].count')
    expect(fault(aSpell(draw(mightOf(me))))).toBe('no fault')
    expect(fault(aSpell(draw(100)))).toBe('text[0].count')
    expect(fault(aSpell(upTo(2, unit()) as never))).toBe('text[0]')
  })
})

describe('facts of cards', () => {
  it.each<[fault: string, card: unknown, path: string]>([
    ['an id that is no collector number', broken(aUnit(), 'id', 'OGN24'), 'id'],
    ['a unit without Might', broken(aUnit(), 'might'), 'might'],
    ['a spell with Might', { ...aSpell(), might: 2 }, 'might'],
    ['a spell without cost', broken(aSpell(), 'energy'), 'energy'],
    ['a battlefield with a cost', { ...battlefieldCard('TST-003', 'Battlefield'), energy: 1 }, 'energy'],
    ['a token with a cost', { ...aUnit(), token: true }, 'energy'],
    ['a unit with a Might bonus', { ...aUnit(), mightBonus: 1 }, 'mightBonus'],
    ['a unit with Effect Text', { ...aUnit(), effectText: [] }, 'effectText'],
    ['a champion without champion tag', { ...aUnit(), supertypes: ['champion'] }, 'championTag'],
    ['a card without type', { ...aUnit(), types: [] }, 'types'],
  ])('refuses %s', (_fault, card, path) => {
    expect(fault(card)).toBe(path)
  })

  it('lets instructions stand by themselves only on spells', () => {
    expect(fault(aSpell(draw(1)))).toBe('no fault')
    expect(fault({ ...aUnit(), text: [additionalCost(exhaustThis), draw(1)] })).toBe('text[1].do')
    expect(fault({ ...gearCard('TST-004', 'Gear', { domains: [], energy: 1 }), text: [draw(1)] })).toBe('text[0].do')
  })

  it('lets only keywords with a value have one', () => {
    expect(fault(aUnit({ kind: 'keyword', keyword: 'assault', value: 2 }))).toBe('no fault')
    expect(fault(aUnit({ kind: 'keyword', keyword: 'tank', value: 2 }))).toBe('text[0].value')
  })
})

describe('names inside a text', () => {
  it('wants each slot of an ability named once', () => {
    expect(fault(aSpell(deal(1, target(unit())), kill(target(unit()))))).toBe('text[1].what.as')
    expect(fault(aSpell(deal(1, target(unit())), kill(target(unit(), { as: 'second' }))))).toBe('no fault')
    expect(fault(aSpell(modal(1, deal(1, target(unit())), kill(target(unit())))))).toBe('text[0].modes[1][0].what.as')
    expect(fault(aUnit(whenI('attack', kill(target(unit()))), whenI('defend', kill(target(unit())))))).toBe('no fault')
  })

  it('wants the slot that a reference names', () => {
    expect(fault(aSpell(kill(itRef)))).toBe('text[0].what.slot')
    expect(fault(aSpell(kill(target(unit())), ifThen(onlyUnitThere(chosen('that')), draw(1))))).toBe(
      'text[1].condition.object.slot',
    )
    expect(fault(aSpell(pick(unit()), kill(itRef)))).toBe('no fault')
    expect(fault(aUnit(whenI('attack', kill(target(unit()))), whenI('defend', kill(itRef))))).toBe('text[1].program[0].what.slot')
  })

  it('wants the place or player that a reference names', () => {
    expect(fault(aSpell(deal(1, all(unit(), aBattlefield)), move(target(unit()), toPlace())))).toBe('no fault')
    expect(fault(aSpell(move(target(unit()), toPlace())))).toBe('text[0].to.place')
    expect(fault(aSpell(kill(all(unit(at(thatPlace()))))))).toBe('text[0].what.all.where[0].place.chosen')
    expect(fault(aSpell(deal(1, target(unit())), move(target(unit(), { as: 'other' }), toPlace('it'))))).toBe('text[1].to.place')
    expect(fault(aSpell(draw(1, player('friend'))))).toBe('text[0].who.player')
    expect(fault(aSpell(eachPlayerDo('eachPlayer', 'friend', draw(1, player('friend')))))).toBe('no fault')
    expect(fault(aSpell(eachPlayerDo('eachPlayer', 'friend', draw(1)), draw(1, player('friend'))))).toBe('text[1].who.player')
  })

  it('lets an ability that a text makes refer to the slots of the text, not the other way round', () => {
    const save = (ref = itRef) => delayed(instead(event('die', { subject: ref }), nextTime, kill(eventObject)))
    expect(fault(aSpell(kill(target(unit())), save()))).toBe('no fault')
    expect(fault(aSpell(kill(target(unit())), save(chosen('that'))))).toBe('text[1].ability.of.subject.slot')
    expect(fault(aSpell(doThis(kill(target(unit())), draw(1)), kill(itRef)))).toBe('text[1].what.slot')
  })

  it('knows where each, event and replacement instructions mean something', () => {
    expect(fault(aSpell(forEach(all(unit()), kill(each))))).toBe('no fault')
    expect(fault(aSpell(forEach(each, kill(each))))).toBe('text[0].what')
    expect(fault(aSpell(kill(each)))).toBe('text[0].what')
    expect(fault(aUnit(when(event('die'), kill(eventObject))))).toBe('no fault')
    expect(fault(aUnit(activated(exhaustThis, kill(eventObject))))).toBe('text[0].program[0].what')
    expect(fault(aSpell(kill(all(unit(at(eventPlace))))))).toBe('text[0].what.all.where[0].place')
    expect(fault(aUnit(instead(event('enter', { subject: me }), enterAsReady)))).toBe('no fault')
    expect(fault(aUnit(whenI('play', enterAsReady)))).toBe('text[0].program[0].do')
    expect(fault(aUnit(instead(event('die'), doThis(enterAsReady))))).toBe('text[0].instead[0].ability.program[0].do')
  })

  it('wants as many modes as are chosen', () => {
    expect(fault(aSpell(modal(2, draw(1))))).toBe('text[0].choose')
  })
})
