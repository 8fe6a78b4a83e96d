import { describe, expect, it } from 'vitest'
import * as b from '../../src/abilities/builders'
import { describeFilter, describeInstruction, describeInstructions, describe as textOf } from '../../src/abilities/describe'
import type { Filter, Instruction } from '../../src/abilities/types'
import { FACTS, gearText, lines, names, placeText, spellText, unitText } from './texts'

const { me, it: chosenUnit, unit, gear, friendly, enemy, other, yours, at, target, upTo } = b
const here = at('here')
const field = at('battlefield')

describe('speakers', () => {
  it('[053.1] units and legends say I and me', () => {
    expect(unitText([b.haveMight(3, me), b.whenI('move', b.buff(me))])).toBe('I have +3 {might}.\nWhen I move, [Buff] me.')
    const legend = b.legendCard('NEW-1', 'Test', { domains: ['fury'], champion: 'Test' }, b.whenI('exhaust', b.draw(3)))
    expect(lines(legend)).toBe('When I become exhausted, draw 3.')
  })

  it('[053.2] gear and spells say this', () => {
    expect(gearText(b.whenI('play', b.draw(3)), b.forbid('ready', me))).toBe(
      "When you play this, draw 3.\nThis can't be readied.",
    )
    expect(spellText([b.iCostLess({ energy: 3 })])).toBe('This costs {3} less.')
  })

  it('[053.3] battlefields say here', () => {
    expect(placeText(b.haveMight(3, unit(here)))).toBe('Units here have +3 {might}.')
    expect(placeText(b.whenYou('defend', b.here, b.draw(3)))).toBe('When you defend here, draw 3.')
  })

  it('effect text is spoken by the unit', () => {
    const effectText = [b.whenI('conquer', b.buff(me))]
    const card = b.gearCard(
      'NEW-1',
      'Test',
      { ...FACTS, mightBonus: 1, effectText },
      b.keyword('equip', { cost: b.power('any') }),
    )
    expect(textOf(card)).toEqual({ text: '[Equip] {any}', effectText: 'When I conquer, [Buff] me.' })
  })

  it('the inherent abilities of a basic rune are not printed', () => {
    expect(textOf(b.runeCard('NEW-1', 'Test Rune', 'mind'))).toEqual({ text: '' })
  })
})

describe('nouns', () => {
  const phrases: readonly (readonly [Filter, string])[] = [
    [unit(), 'a unit'],
    [unit(enemy), 'an enemy unit'],
    [unit(other, friendly), 'another friendly unit'],
    [unit(yours, field), 'a unit you control at a battlefield'],
    [unit(here, b.exhausted, enemy), 'an exhausted enemy unit here'],
    [unit(friendly, b.mighty), 'a friendly [Mighty] unit'],
    [unit(b.mighty), 'a [Mighty] unit'],
    [unit(b.tagged('Elf'), other), 'another Elf'],
    [unit(b.anyOf(b.tagged('Cat'), b.tagged('Dog')), yours), 'a Cat or Dog you control'],
    [unit(b.not(b.tagged('Cat')), enemy), 'an enemy non-Cat unit'],
    [unit(b.ofDomain('chaos'), enemy), 'an enemy Chaos unit'],
    [unit(b.token, friendly), 'a friendly token unit'],
    [unit(friendly, at('base')), 'a friendly unit in your base'],
    [unit(at('base')), 'a unit at a base'],
    [unit(b.inCombat, b.mightAtMost(4)), 'a unit in combat with 4 {might} or less'],
    [unit(b.mightAtLeast(6), field), 'a unit at a battlefield with 6 {might} or more'],
    [unit(enemy, b.mightAtMost(b.plus(b.mightOf(me), -1))), 'an enemy unit with less Might than this'],
    [b.spell(b.energyAtLeast(6)), 'a spell that costs {6} or more'],
    [gear(b.energyAtMost(4)), 'a gear with Energy cost no more than {4}'],
    [unit(b.empowered), "a unit that's [Empowered]"],
    [unit(b.not(b.withKeyword('tank'))), 'a unit without [Tank]'],
    [b.card(b.withKeyword('hidden'), b.inYourHand), 'a card with [Hidden] from your hand'],
    [b.permanent(friendly), 'a friendly unit or gear'],
    [b.equipment(yours), 'an Equipment you control'],
    [unit(b.inTrash), 'a unit from a trash'],
    [b.spell(b.inYourTrash), 'a spell from your trash'],
  ]
  for (const [filter, text] of phrases) it(text, () => expect(describeFilter(filter)).toBe(text))

  it('counts of targets', () => {
    const stun = (what: Parameters<typeof b.stun>[0]) => describeInstruction(b.stun(what))
    expect(stun(b.exactly(3, unit(friendly)))).toBe('[Stun] three friendly units.')
    expect(stun(upTo(1, unit(enemy)))).toBe('[Stun] up to one enemy unit.')
    expect(stun(upTo(4, unit(other, friendly)))).toBe('[Stun] up to four other friendly units.')
    expect(stun(b.anyNumber(unit(yours)))).toBe('[Stun] any number of units you control.')
    expect(describeInstruction(b.ready(upTo(3, b.rune())))).toBe('Ready up to 3 runes.')
  })

  it('groups of targets', () => {
    const group = b.totalMightAtMost(6)
    expect(describeInstruction(b.kill(b.anyNumber(unit(enemy), { group })))).toBe(
      'Kill any number of enemy units with total Might 6 or less.',
    )
    expect(describeInstruction(b.stun(upTo(2, unit(field), { group: b.atSamePlace })))).toBe(
      '[Stun] up to two units at the same battlefield.',
    )
  })

  it('what is not chosen is all, and what is given goes without it', () => {
    const foes = b.all(unit(enemy), b.aBattlefield)
    expect(describeInstruction(b.deal(4, foes))).toBe('Deal 4 to all enemy units at a battlefield.')
    expect(describeInstruction(b.exhaust(b.all(unit(field))))).toBe('Exhaust all units at battlefields.')
    expect(describeInstruction(b.ready(b.all(unit(yours))))).toBe('Ready your units.')
    expect(describeInstruction(b.giveMight(3, b.all(unit(enemy))))).toBe('Give enemy units +3 {might} this turn.')
  })
})

describe('instructions', () => {
  const says = (text: string, ...instructions: readonly Instruction[]) =>
    it(text, () => expect(describeInstructions(instructions, undefined, names)).toBe(text))

  says('Deal 4 to each of up to three units.', b.deal(4, upTo(3, unit())))
  says('Deal 6 damage split among enemy units.', b.deal(6, b.anyNumber(unit(enemy)), { split: true }))
  says('Deal damage equal to your points to a unit.', b.deal(b.points('you'), target(unit())))
  says('Deal 2 to a unit for each gear you control.', b.deal(b.times(2, b.count(gear(yours))), target(unit())))
  says(
    'Choose an enemy unit. It deals damage equal to its Might to a gear.',
    b.choose(target(unit(enemy))),
    b.deal(b.mightOf(chosenUnit), target(gear(), { as: 'g' }), { by: chosenUnit }),
  )
  says('Recall a unit. Its controller draws 3.', b.recall(target(unit())), b.draw(3, b.controllerOf(chosenUnit)))
  says("Return up to two units to their owners' hands.", b.returnToHand(upTo(2, unit())))
  says('Return a gear from your trash to your hand.', b.returnToHand(target(gear(b.inYourTrash))))
  says('Recycle 4 from your trash.', b.recycle(b.exactly(4, b.card(b.inYourTrash))))
  says('Move an enemy unit from a battlefield to its base.', b.move(target(unit(enemy, field)), 'base'))
  says('Move a friendly unit at a battlefield to its base.', b.move(target(unit(friendly, field)), 'base'))
  says('Move up to three friendly units to base.', b.move(upTo(3, unit(friendly)), 'base'))
  says('Move a friendly unit to an open battlefield.', b.move(target(unit(friendly)), b.targetPlace('openBattlefield')))
  says('Channel 3 runes exhausted.', b.channel(3, { exhausted: true }))
  says('Draw 1 for each card in your hand.', b.draw(b.count(b.card(b.inYourHand))))
  says('[Predict]. [Burn 3].', b.predict(1), b.burn(3))
  says('[Add] {3}{mind}.', b.add({ energy: 3, power: ['mind'] }))
  says('[Add] {any}. Spend this Power only to play gear. Draw 2.', b.add({ power: ['any'], only: ['gear'] }), b.draw(2))
  says(
    '[Add] {2}. Spend this Energy only to play units or activated abilities of units.',
    b.addEnergy(2, 'units', 'unitAbilities'),
  )
  says('[Add] {any}. Spend this Power only to play units or gear.', b.add({ power: ['any'], only: ['units', 'gear'] }))
  says('[Add] {1}. Spend this Energy only during showdowns.', b.addEnergy(1, 'showdowns'))
  says('[Add] {1}. Spend this Energy only on activated abilities of gear.', b.addEnergy(1, 'gearAbilities'))
  says('Pay any amount of Energy to [Add] that much {any}.', b.payTo(b.payX('energy'), b.add({ power: ['any'], times: b.x })))
  says('Give a unit +2 {might} and [Tank] this turn.', b.giveMight(2, target(unit())), b.giveKeyword('tank', chosenUnit))
  says(
    'Give a unit [Shield 4] this turn. Give it [Temporary].',
    b.giveKeyword('shield', target(unit()), { value: 4 }),
    b.giveKeyword('temporary', chosenUnit, { until: 'permanent' }),
  )
  says('Give three friendly units each +3 {might} this turn.', b.giveMight(3, b.exactly(3, unit(friendly))))
  says('Give a unit -3 {might} this turn, to a minimum of 2 {might}.', b.giveMight(-3, target(unit()), { min: 2 }))
  says('Give a unit +2 {might} this turn for each gear.', b.giveMight(b.times(2, b.count(gear())), target(unit())))
  says("Double an enemy unit's Might this turn.", b.giveMight(b.mightOf(chosenUnit), target(unit(enemy))))
  says('Choose a gear. It gains [Deflect] this combat.', b.giveKeyword('deflect', target(gear()), { until: 'combat' }))
  says('Play three ready 8 {might} Wisp unit tokens with [Temporary].', b.playToken('wisp', 3, { ready: true }))
  says('Play an 8 {might} Wisp unit token with [Temporary] to your base.', b.playToken('wisp', 1, { at: 'base' }))
  says('Play two Scrap gear tokens exhausted.', b.playToken('scrap', 2, { exhausted: true }))
  says('Play a gear from your hand, ignoring its Energy cost.', b.playCard(target(gear(b.inYourHand)), { ignoring: 'energy' }))
  says(
    'Choose a gear. Prevent the next 3 damage that would be dealt to it this turn.',
    b.choose(target(gear())),
    b.prevent(3, chosenUnit),
  )
  says('You must kill one of your gear.', b.pick(gear(yours)), b.kill(chosenUnit))
})

describe('sentences', () => {
  it('a spell has a sentence an instruction', () => {
    expect(spellText([b.action(), b.kill(target(gear())), b.draw(3)])).toBe('[Action]\nKill a gear. Draw 3.')
  })

  it('joins what belongs together', () => {
    expect(spellText([b.move(target(unit(enemy)), 'anyLegal'), b.exhaust(chosenUnit)])).toBe('Move an enemy unit and exhaust it.')
    expect(spellText([b.ready(target(unit())), b.move(chosenUnit, b.aBattlefield)])).toBe(
      'Ready a unit, then move it to a battlefield.',
    )
    expect(spellText([b.discard(3), b.draw(4)])).toBe('Discard 3, then draw 4.')
    expect(spellText([b.draw(3), b.channel(2)])).toBe('Draw 3 and channel 2 runes.')
    expect(spellText([b.deal(3, target(unit())), b.deal(1, target(unit(b.otherThan(chosenUnit)), { as: 'second' }))])).toBe(
      'Deal 3 to a unit, then deal 1 to another unit.',
    )
  })

  it('hangs the instructions of a trigger on its condition', () => {
    expect(unitText([b.whenI('hold', b.ready(me), b.draw(2))])).toBe('When I hold, ready me and draw 2.')
    expect(unitText([b.whenI('hold', b.heal(me), b.ready(me), b.draw(2))])).toBe('When I hold, heal me, ready me, and draw 2.')
    expect(unitText([b.whenI('hold', b.gainPoints(2))])).toBe('When I hold, you score 2 points.')
  })

  it('makes a choice after a deed with "then"', () => {
    const text = [
      b.buff(target(unit(friendly))),
      b.choose(target(unit(enemy), { as: 'foe' })),
      b.dealEachOther(chosenUnit, b.chosen('foe')),
    ]
    expect(spellText(text)).toBe(
      '[Buff] a friendly unit. Then choose an enemy unit. They deal damage equal to their Mights to each other.',
    )
    expect(unitText([b.whenI('attack', b.choose(target(unit(enemy, here))), b.dealEachOther(me, chosenUnit))])).toBe(
      'When I attack, choose an enemy unit here. We deal damage equal to our Mights to each other.',
    )
  })

  it('names what "it" would not say', () => {
    const text = [
      b.choose(target(unit(friendly))),
      b.choose(target(unit(enemy), { as: 'foe' })),
      b.recall(b.chosen('foe')),
      b.heal(chosenUnit),
    ]
    expect(spellText(text)).toBe('Choose a friendly unit and an enemy unit. Recall that enemy unit. Heal that friendly unit.')
  })

  it('chooses an additional gift with the gift before', () => {
    const condition = b.onlyUnitThere(chosenUnit)
    expect(
      spellText([b.giveMight(4, target(unit(friendly))), b.ifThen(condition, b.giveMight(2, chosenUnit, { additional: true }))]),
    ).toBe(
      'Give a friendly unit +4 {might} this turn, then an additional +2 {might} this turn if it is the only unit you control there.',
    )
  })
})

describe('structure', () => {
  it('linked instructions', () => {
    expect(unitText([b.whenI('move', b.may(b.discard(2)), b.ifThen(b.did, b.draw(3)))])).toBe(
      'When I move, you may discard 2. If you do, draw 3.',
    )
    expect(spellText([b.channel(1), b.ifThen(b.couldnt, b.draw(3))])).toBe("Channel 1 rune. If you can't, draw 3.")
    expect(spellText([b.channel(4), b.ifThen(b.couldnt, b.draw(3))])).toBe(
      "Channel 4 runes. If you couldn't channel 4 runes this way, draw 3.",
    )
  })

  it('a condition behind the trigger, and one that is read on resolution', () => {
    const foe = b.thereIs(unit(enemy, here))
    expect(unitText([b.whenI('move', b.onlyIf(foe), b.draw(2))])).toBe('When I move, if there is an enemy unit here, draw 2.')
    expect(unitText([b.whenI('move', b.ifThen(foe, b.draw(2)))])).toBe('When I move, draw 2 if there is an enemy unit here.')
  })

  it('offers and costs', () => {
    expect(unitText([b.whenI('move', b.youMay, b.paying(b.costs(b.power('mind'), b.exhaustThis)), b.draw(2))])).toBe(
      'When I move, you may pay {mind} and exhaust me to draw 2.',
    )
    expect(unitText([b.whenI('move', b.mayPayTo(b.energy(2), b.draw(3), b.discard(1)))])).toBe(
      "When I move, you may pay {2} to draw 3. If you don't, discard 1.",
    )
    expect(spellText([b.payTo(b.energy(3), [], b.kill(target(unit())), b.controllerOf(chosenUnit))])).toBe(
      'Kill a unit unless its controller pays {3}.',
    )
  })

  it('branches', () => {
    const stunned = b.is(chosenUnit, b.stunned)
    expect(spellText([b.choose(target(unit())), b.ifThen(stunned, b.recall(chosenUnit), b.heal(chosenUnit))])).toBe(
      "Choose a unit. If it's stunned, recall it. Otherwise, heal it.",
    )
    expect(spellText([b.ifThen(stunned, b.deal(6, chosenUnit), b.deal(3, target(unit())))])).toBe(
      "Deal 3 to a unit. If it's stunned, deal 6 to it instead.",
    )
    expect(spellText([b.draw(2), b.ifThen(b.yourTurn, b.discard(1))])).toBe("Draw 2. Then, if it's your turn, discard 1.")
  })

  it('loops and modes', () => {
    expect(spellText([b.forEach(b.all(unit(friendly)), b.mayPayTo(b.energy(1), b.ready(b.each)))])).toBe(
      'For each friendly unit, you may pay {1} to ready it.',
    )
    expect(spellText([b.eachPlayerDo('eachPlayer', 'p', b.discard(1, b.player('p')), b.draw(3, b.player('p')))])).toBe(
      'Each player discards 1, then draws 3.',
    )
    expect(
      spellText([b.eachPlayerDo('eachOpponent', 'p', b.pick(unit(yours, field), { who: b.player('p') }), b.recall(chosenUnit))]),
    ).toBe('Each opponent recalls one of their units at battlefields.')
    expect(spellText([b.repeat(3, b.draw(1))])).toBe('Do this three times: draw 1.')
    expect(spellText([b.modal(1, b.draw(3), [b.heal(target(unit())), b.draw(1)])])).toBe(
      'Choose one —\n• Draw 3.\n• Heal a unit. Draw 1.',
    )
    expect(unitText([b.whenI('move', b.modal(1, b.draw(2), b.ready(me)))], 'OGN')).toBe('When I move, draw 2 or ready me.')
  })

  it('other players', () => {
    expect(spellText([b.discard(3, b.anOpponent())])).toBe('Choose an opponent. They discard 3.')
    expect(
      spellText([b.kill(target(gear())), b.playersMay(b.controllerOf(chosenUnit), b.draw(1, b.controllerOf(chosenUnit)))]),
    ).toBe('Kill a gear. Its controller may draw 1.')
  })

  it('reflexive and delayed abilities', () => {
    expect(spellText([b.deal(4, target(gear())), b.ifThisKills(chosenUnit, b.draw(2))])).toBe(
      'Deal 4 to a gear. If this kills it, do this: draw 2.',
    )
    expect(spellText([b.playToken('scrap'), b.doThis(b.exhaust(b.affected))])).toBe(
      'Play a Scrap gear token. Then do this: Exhaust it.',
    )
    expect(spellText([b.delayed(b.whenYou('play', gear(), b.draw(1)), { uses: 2 })])).toBe(
      'The next two times you play a gear this turn, draw 1.',
    )
    expect(spellText([b.delayed(b.when(b.event('turnEnd', { player: 'any' }), b.draw(3)))])).toBe('Draw 3 at end of turn.')
    expect(spellText([b.delayed(b.forbid('playUnits', 'opponents'))])).toBe("Opponents can't play units this turn.")
  })
})
