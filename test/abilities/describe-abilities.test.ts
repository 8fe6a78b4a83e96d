import { describe, expect, it } from 'vitest'
import * as b from '../../src/abilities/builders'
import {
  describeAbility,
  describeCondition,
  describeCost,
  describeInstruction,
  describe as textOf,
} from '../../src/abilities/describe'
import type { Ability } from '../../src/abilities/types'
import { allCards } from '../../src/cards'
import { type Era, FACTS, gearText, placeText, spellText, unitText, wisp } from './texts'

const { me, it: chosenUnit, unit, gear, friendly, enemy, other, yours, at, target } = b
const here = at('here')
const field = at('battlefield')

describe('triggers', () => {
  const triggers = (text: string, when: Ability) =>
    it(text, () => expect(describeAbility(when, b.unitCard('NEW-1', 'Test', FACTS))).toBe(`${text}, draw 9.`))
  const nine = b.draw(9)
  triggers('When I attack or defend', b.whenI(['attack', 'defend'], nine))
  triggers('When you play me or when I conquer', b.whenI(['play', 'conquer'], nine))
  triggers('When I move to a battlefield', b.whenI('move', b.toABattlefield, nine))
  triggers('When a unit moves from here', b.when(b.event('move', { subject: unit(), at: 'here' }), nine))
  triggers('When you play another [Mighty] unit', b.whenYou('play', unit(other, b.mighty), nine))
  triggers('When an opponent plays a gear', b.when(b.event('play', { subject: gear(), player: 'opponent' }), nine))
  triggers('When a player plays a spell', b.when(b.event('play', { subject: b.spell(), player: 'any' }), nine))
  triggers('When you play your third card in a turn', b.whenYou('play', b.card(), b.nthTime(3), nine))
  triggers('When you draw your third card each turn', b.whenYou('draw', b.card(), b.nthTime(3), nine))
  triggers('The second time I conquer each turn', b.whenI('conquer', b.nthTime(2), nine))
  triggers('Once each turn, when you stun a unit', b.whenYou('stun', unit(), b.eachTurn(1), nine))
  triggers('When you discard one or more cards', b.whenYou('discard', b.card(), b.oneOrMore, nine))
  triggers('When one or more enemy units die', b.when(b.event('die', { subject: unit(enemy), oneOrMore: true }), nine))
  triggers('When another friendly unit dies', b.when(b.event('die', { subject: unit(other, friendly) }), nine))
  triggers('When a friendly unit attacks alone', b.when(b.event('attack', { subject: unit(friendly, b.alone) }), nine))
  triggers('When an enemy unit defends here', b.when(b.event('defend', { subject: unit(enemy, here) }), nine))
  triggers('When a unit you control becomes [Mighty]', b.when(b.event('becomeMighty', { subject: unit(yours) }), nine))
  triggers('When you choose me', b.whenYou('choose', me, nine))
  triggers('When an opponent scores', b.when(b.event('gainPoints', { player: 'opponent' }), nine))
  triggers("At the start of each player's Beginning Phase", b.when(b.event('beginningPhase', { player: 'any' }), nine))
  triggers('At the start of your Main Phase', b.atStartOfYour('mainPhase', nine))
  triggers('When I leave the board', b.whenI('leave', nine))

  it('the object and the place of the event', () => {
    expect(gearText(b.whenYou('buff', unit(friendly), b.ready(b.eventObject)))).toBe('When you buff a friendly unit, ready it.')
    expect(placeText(b.whenYou('conquer', b.onlyIf(b.atLeast(5, unit(yours, at(b.eventPlace)))), b.draw(3)))).toBe(
      'When you conquer, if you control five or more units at that battlefield, draw 3.',
    )
  })

  it('works from the trash', () => {
    expect(unitText([b.whenYou('hold', b.worksFrom('trash'), b.youMay, b.returnToHand(me))])).toBe(
      'When you hold, you may return me from your trash to your hand.',
    )
  })
})

describe('other abilities', () => {
  it('activated abilities: deeds, resources, exhausting', () => {
    const cost = b.costs(b.exhaustThis, b.energy(2), b.payRecycle(b.card(b.inYourTrash), 4))
    expect(gearText(b.activated(cost, b.draw(2)))).toBe('Recycle 4 from your trash, {2}, {exhaust}: Draw 2.')
    expect(gearText(b.activated(b.killThis, b.draw(2)))).toBe('Kill this: Draw 2.')
    expect(unitText([b.activated(b.energy(3), b.useOnlyWhile(b.is(me, field)), b.ready(me))])).toBe(
      "{3}: Ready me. Use this ability only while I'm at a battlefield.",
    )
  })

  it("[135.2.e.7] timing in front of an ability, in today's templating and in the first", () => {
    const text = [b.activated(b.exhaustThis, b.asReaction, b.addEnergy(3))]
    expect(unitText(text)).toBe('[Reaction][>] {exhaust}: [Add] {3}.')
    expect(unitText(text, 'OGN')).toBe('{exhaust}: [Reaction] — [Add] {3}.')
  })

  it('what enters ready', () => {
    expect(unitText([b.enterReady(b.onlyIf(b.atLeast(5, unit(yours))))])).toBe(
      'If you control five or more units, I enter ready.',
    )
    expect(spellText([b.delayed(b.yoursEnterReady(gear()))])).toBe('Gear you play this turn enter ready.')
    expect(gearText(b.instead(b.event('enter', { subject: unit(enemy) }), b.enterAsExhausted))).toBe(
      'Enemy units enter exhausted.',
    )
    const next = b.instead(b.event('enter', { subject: gear(), player: 'you' }), b.nextTime, b.enterAsReady)
    expect(spellText([b.delayed(next)])).toBe('The next gear you play this turn enters ready.')
  })

  it('replacement effects', () => {
    const saved = [b.heal(b.eventObject), b.exhaust(b.eventObject), b.recall(b.eventObject)]
    expect(
      spellText([
        b.choose(target(gear())),
        b.delayed(b.instead(b.event('die', { subject: chosenUnit }), b.nextTime, b.recall(b.eventObject))),
      ]),
    ).toBe('Choose a gear. The next time it would die this turn, recall it instead.')
    expect(
      unitText([b.instead(b.event('die', { subject: unit(other, friendly) }), b.youMay, b.paying(b.energy(4)), ...saved)]),
    ).toBe('If another friendly unit would die, you may pay {4} to heal it, exhaust it, and recall it instead.')
    expect(gearText(b.instead(b.event('die', { subject: unit(enemy) }), b.exhaust(me), b.heal(b.eventObject)))).toBe(
      'If an enemy unit would die, exhaust this instead. Heal that unit.',
    )
    expect(
      spellText([b.choose(target(gear())), b.delayed(b.instead(b.event('damage', { subject: chosenUnit }), b.nextTime))]),
    ).toBe('Choose a gear. The next time it would be dealt damage this turn, prevent it.')
  })

  it('[135.2.e.7.a] keywords in front of an ability', () => {
    expect(unitText([b.deathknell(b.draw(4))])).toBe('[Deathknell][>] Draw 4.')
    expect(unitText([b.deathknell(b.draw(4))], 'OGN')).toBe('[Deathknell] — Draw 4.')
    expect(unitText([b.whileEmpowered(b.deathknell(b.draw(4)))])).toBe('[Empowered][>>][Deathknell][>] Draw 4.')
    expect(unitText([b.legion(b.whenI('play', b.draw(4)))])).toBe('[Legion][>] When you play me, draw 4.')
    expect(unitText([b.legion(b.iCostLess({ energy: 4 }))], 'OGN')).toBe('[Legion] — I cost {4} less.')
    expect(unitText([b.level(7, b.haveMight(2, me)), b.level(7, b.haveKeyword('tank', me))])).toBe(
      '[Level 7][>] I have +2 {might} and [Tank].',
    )
  })

  it('keywords with values and costs', () => {
    expect(unitText([b.shield(4), b.tank(), b.assault()])).toBe('[Shield 4]\n[Tank]\n[Assault]')
    expect(unitText([b.assault(4), b.shield(3)])).toBe('[Assault 4], [Shield 3]')
    expect(unitText([b.keyword('quickDraw'), b.keyword('repeat', { cost: b.energy(5) })])).toBe('[Quick-Draw]\n[Repeat] {5}')
    expect(unitText([b.keyword('equip', { cost: b.costs(b.power('mind'), b.payDiscard(2)) })])).toBe(
      '[Equip] — {mind}, Discard 2',
    )
  })
})

describe('passive abilities', () => {
  const always = (text: string, ability: Ability, era: Era = 'NEW') => it(text, () => expect(unitText([ability], era)).toBe(text))

  always("While I'm buffed, I have an additional +3 {might}.", b.asLongAs(b.is(me, b.buffed), b.haveMight(3, me)))
  always(
    "While I'm attacking or defending alone, I have [Tank].",
    b.asLongAs(b.is(me, b.anyOf(b.attacking, b.defending), b.alone), b.haveKeyword('tank', me)),
  )
  always('While you have 9+ runes, I have [Tank].', b.asLongAs(b.atLeast(9, b.rune(yours)), b.haveKeyword('tank', me)), 'OGN')
  always(
    'While you control nine or more runes, I have [Tank].',
    b.asLongAs(b.atLeast(9, b.rune(yours)), b.haveKeyword('tank', me)),
  )
  always(
    "If you've drawn two or more cards this turn, I have [Tank].",
    b.asLongAs(b.amountAtLeast(2, b.fact('cardsDrawn')), b.haveKeyword('tank', me)),
  )
  always('I have +3 {might} for each friendly gear.', b.haveMight(b.times(3, b.count(gear(friendly))), me))
  always('My Might is increased by the number of cards in your hand.', b.haveMight(b.count(b.card(b.inYourHand)), me))
  always('Other friendly units have +4 {might} here.', b.haveMight(4, unit(other, friendly, here)), 'OGN')
  always('Other friendly units here have [Tank].', b.haveKeyword('tank', unit(other, friendly, here)), 'OGN')
  always('Your Mechs have [Backline].', b.haveKeyword('backline', unit(yours, b.tagged('Mech'))))
  always('While an enemy unit attacks alone, it gets -1 {might}.', b.haveMight(-1, unit(enemy, b.attacking, b.alone)), 'OGN')
  always('While an enemy unit is attacking alone, it has -1 {might}.', b.haveMight(-1, unit(enemy, b.attacking, b.alone)))
  always('Your spells and abilities deal 4 Bonus Damage.', b.bonusDamage(4, 'yours'))
  always('Spells and abilities deal 4 Bonus Damage to enemy units.', b.bonusDamage(4, 'any', unit(enemy)))
  always('Your spells cost {3} less, to a minimum of {2}.', b.costLess(b.spell(yours), { energy: 3, min: 2 }))
  always("Opponents' spells cost {3} more.", b.costMore(b.spell(enemy), { energy: 3 }))
  always(
    "Your Cats' Energy costs are reduced by {3}, to a minimum of {2}.",
    b.costLess(unit(yours, b.tagged('Cat')), { energy: 3, min: 2 }),
    'OGN',
  )
  always('I cost {2} less for each card in your trash.', b.iCostLess({ energy: b.times(2, b.count(b.card(b.inYourTrash))) }))
  always('You may play me to a battlefield you control.', b.playTo('controlledBattlefield'))
  always('Your hold effects trigger an additional time.', b.triggerAgain('hold', b.card(yours)))
  always("Enemy units can't be played here.", b.forbid('playUnits', unit(enemy, here)))

  it('additional costs', () => {
    expect(unitText([b.additionalCost(b.payKill(gear(friendly)))])).toBe(
      'As an additional cost to play me, kill a friendly gear.',
    )
    expect(unitText([b.optionalCost(b.energy(4)), b.whenI('play', b.onlyIf(b.paid()), b.draw(3))])).toBe(
      'You may pay {4} as an additional cost to play me.\nWhen you play me, if you paid the additional cost, draw 3.',
    )
  })

  it('"if you do" right behind the cost, "if you paid" further away', () => {
    const cost = b.optionalCost(b.payDiscard(2))
    expect(spellText([cost, b.ifThen(b.paid(), b.draw(4), b.draw(3))])).toBe(
      'As an additional cost to play this, you may discard 2. If you do, draw 4. Otherwise, draw 3.',
    )
    expect(unitText([cost, b.asLongAs(b.paid(), b.iCostLess({ energy: 3 }))])).toBe(
      'You may discard 2 as an additional cost to play me. If you do, I cost {3} less.',
    )
    expect(spellText([cost, b.draw(1), b.ifThen(b.paid(), b.channel(1))])).toBe(
      'As an additional cost to play this, you may discard 2.\nDraw 1. If you paid the additional cost, channel 1 rune.',
    )
  })
})

describe('parts for prompts and logs', () => {
  it('costs and conditions', () => {
    expect(describeCost(b.costs(b.energy(1), b.power('fury', 'any'), b.exhaustThis), wisp)).toBe(
      'Pay {1}{fury}{any} and exhaust me',
    )
    expect(describeCondition(b.atMost(0, unit(other, yours)), wisp)).toBe('you control no other units')
    expect(describeCondition(b.every(b.yourTurn, b.notTrue(b.is(me, b.stunned))), wisp)).toBe(
      "it's your turn and I'm not stunned",
    )
  })

  it('an instruction by itself calls what it refers to "it"', () => {
    expect(describeInstruction(b.heal(chosenUnit))).toBe('Heal it.')
    expect(describeInstruction(b.playToken('unknown'))).toBe('Play an unknown card token.')
  })
})

describe('all cards', () => {
  const byId = new Map(allCards.map(card => [card.id, card]))
  const broken = /undefined|NaN|\[object|\bnull\b| {2}| [.,:]|\.\.|\ba [aeio]|^\s|\byou you\b/m
  for (const card of allCards)
    it(card.name, () => {
      const { text, effectText = '' } = textOf(card, id => byId.get(id))
      expect(`${text}\n${effectText}`.trim()).not.toMatch(broken)
      const printed = card.text.length > 0 && !card.supertypes.includes('basic')
      expect(text !== '').toBe(printed)
    })
})
