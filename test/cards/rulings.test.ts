/** Rulings about cards of the four decks; where one needs another card, a card of the decks that does the same takes its part. */
import { describe, expect, test } from 'vitest'
import { arena } from '../fixtures/cards'

describe('combat and showdowns', () => {
  test('[348] [ruling:rbf-showdown-stalwart] the showdown goes on when the only defender has died in it', () => {
    const s = arena({
      players: [
        { base: ['Ravenbloom Student'], hand: ['Disintegrate'], runes: { fury: 4 } },
        { hand: ['Cannon Barrage'], runes: { body: 2 } },
      ],
      battlefields: [{ units: { 1: ['Stalwart Poro'] } }, {}],
    })
    s.move(0, ['Ravenbloom Student'], 'bf0')
    s.play(0, 'Disintegrate', { targets: ['Stalwart Poro'] }).resolve()
    expect(s.where('Stalwart Poro')).toBe('trash')
    expect([s.asked(), s.open().player]).toEqual(['focus', 1])
    expect(s.controller('bf0')).toBe(1)
    s.pass()
    expect([s.asked(), s.open().player]).toEqual(['focus', 0])
    s.pass().quiet()
    expect(s.controller('bf0')).toBe(0)
  })

  test("[346] [ruling:rw-cleave-flash] Flash in answer to the attacker's spell: both resolve, Focus passes, nobody is damaged", () => {
    const s = arena({
      players: [
        { base: ['V3'], hand: ['Decisive Strike'], runes: { body: 5 } },
        { hand: ['Flash'], runes: { chaos: 2 } },
      ],
      battlefields: [{ units: { 1: ['V9'] } }, {}],
    })
    s.move(0, ['V3'], 'bf0')
    s.play(0, 'Decisive Strike').pass()
    s.play(1, 'Flash', { targets: [['V9']] }).pass(2)
    expect(s.where('V9')).toBe('base1')
    s.pass(2)
    expect(s.might('V3')).toBe(5)
    expect([s.asked(), s.open().player]).toEqual(['focus', 1])
    s.pass(2).quiet()
    expect(s.controller('bf0')).toBe(0)
    expect([s.damage('V3'), s.damage('V9')]).toEqual([0, 0])
  })

  test('[ruling:rj-10292] a unit exhausted for Meditation stays in the combat and strikes', () => {
    const s = arena({
      players: [{ hand: ['Meditation'], runes: { calm: 2 } }, { base: ['V9'] }],
      turnPlayer: 1,
      battlefields: [{ units: { 0: ['V3'] } }, {}],
    })
    // A ready unit in a combat: here it is the defender.
    s.move(1, ['V9'], 'bf0').pass()
    s.play(0, 'Meditation', { pay: [true], costs: [['V3']] }).resolve()
    expect(s.isExhausted('V3')).toBe(true)
    expect(s.cards(0, 'hand')).toHaveLength(2)
    s.close().quiet()
    const dealt = s.events.filter(e => e.type === 'damage').map(e => e.amount)
    expect(dealt.sort()).toEqual([3, 9])
  })

  test('[ruling:rj-6905] Wielder of Water has her +2 before Gust could be played', () => {
    const s = arena({
      players: [{ base: ['Wielder of Water'] }, { hand: ['Gust', 'Stupefy'], runes: { chaos: 1, mind: 1 } }],
      battlefields: [{ units: { 1: ['V9'] } }, {}],
    })
    s.move(0, ['Wielder of Water'], 'bf0').pass()
    expect(s.might('Wielder of Water')).toBe(4)
    expect(s.refuse(1, { type: 'play', card: s.key('Gust') }).code).toBe('noTargets')
    s.play(1, 'Stupefy', { targets: ['Wielder of Water'] })
    expect(s.state.chain).toHaveLength(1)
  })

  test('[ruling:rj-7129] the second defender is alone for Master Yi once the first has died', () => {
    const s = arena({
      players: [{ base: ['V4'], hand: ['Disintegrate'], runes: { fury: 4 } }, { legend: 'Master Yi, Wuju Bladesman' }],
      battlefields: [{ units: { 1: ['V3', 'V9'] } }, {}],
    })
    s.move(0, ['V4'], 'bf0')
    expect(s.might('V9')).toBe(9)
    s.play(0, 'Disintegrate', { targets: ['V3'] }).resolve()
    expect(s.might('V9')).toBe(11)
  })

  test("[ruling:rj-7173] the Recruit of a group's Drummer is there before the combat and attacks", () => {
    const s = arena({
      players: [{ base: ['Noxian Drummer', 'Petty Officer'] }, {}],
      battlefields: [{ units: { 1: ['V9'] } }, {}],
    })
    s.move(0, ['Noxian Drummer', 'Petty Officer'], 'bf0')
    expect(s.state.showdown).toBe(null)
    s.resolve()
    expect(s.units('bf0', 0)).toEqual(['Noxian Drummer', 'Petty Officer', 'Recruit'])
    expect(['Noxian Drummer', 'Petty Officer', 'Recruit'].map(u => s.object(u).designation)).toEqual([1, 1, 1])
    expect(s.might('Petty Officer')).toBe(6)
  })

  test('[ruling:rj-7378] an Action may be played in a showdown without combat, and then nobody conquers', () => {
    const s = arena({ players: [{ base: ['Daring Poro'] }, { hand: ['Disintegrate'], runes: { fury: 4 } }] })
    s.move(0, ['Daring Poro'], 'bf0').pass()
    expect(s.might('Daring Poro')).toBe(2)
    s.play(1, 'Disintegrate', { targets: ['Daring Poro'] })
      .resolve()
      .close()
      .quiet()
    expect(s.where('Daring Poro')).toBe('trash')
    expect(s.controller('bf0')).toBe(-1)
  })

  test('[ruling:rj-7732] Eager Apprentice makes spells cheaper while it attacks', () => {
    const s = arena({
      players: [{ base: ['Eager Apprentice'], hand: ['Disintegrate'] }, {}],
      battlefields: [{ units: { 1: ['V9'] } }, {}],
    })
    const cost = () => s.engine.read(s.state).cost(s.key('Disintegrate')).energy
    expect(cost()).toBe(4)
    s.move(0, ['Eager Apprentice'], 'bf0')
    expect(s.state.showdown?.combat).toBe(true)
    expect(cost()).toBe(3)
  })

  test('[ruling:rj-7001] the +1 of Garen, Commander saves a V1 beside him from 1 damage in the same combat', () => {
    const s = arena({
      players: [{ base: ['Crackshot Corsair'] }, {}],
      battlefields: [{ units: { 1: ['Garen, Commander', 'V1'] } }, {}],
    })
    s.move(0, ['Crackshot Corsair'], 'bf0').choose('V1').resolve()
    expect(s.where('V1')).toBe('bf0')
    expect([s.might('V1'), s.damage('V1')]).toEqual([2, 1])
  })

  test('[ruling:rj-7332] a -1 given to a unit with Shield in combat stays when the Shield stops counting', () => {
    const s = arena({
      players: [{ base: ['V9'], hand: ['Stupefy', 'Flash'], runes: { mind: 1, chaos: 2 } }, {}],
      battlefields: [{ units: { 1: ['Stalwart Poro'] } }, {}],
    })
    s.move(0, ['V9'], 'bf0')
    expect(s.might('Stalwart Poro')).toBe(3)
    s.play(0, 'Stupefy', { targets: ['Stalwart Poro'] }).resolve()
    expect(s.might('Stalwart Poro')).toBe(2)
    s.pass()
    s.play(0, 'Flash', { targets: [['V9']] })
      .resolve()
      .close()
      .quiet()
    expect([s.might('Stalwart Poro'), s.damage('Stalwart Poro'), s.controller('bf0')]).toEqual([1, 0, 1])
  })

  test('[ruling:rj-11500] Assault adds nothing to a fight outside of combat', () => {
    const s = arena({ players: [{ base: ['Daring Poro'], hand: ["Gentlemen's Duel"], runes: { body: 6 } }, { base: ['V9'] }] })
    s.play(0, "Gentlemen's Duel").resolve().quiet()
    expect(s.damage('V9')).toBe(5)
  })

  test('[ruling:rj-12429] a Sprite that holds a battlefield alone dies before it scores', () => {
    const s = arena({
      players: [{}, {}],
      turnPlayer: 1,
      battlefields: [{ card: 'Startipped Peak', units: { 0: ['Sprite'] } }, {}],
    })
    s.endTurn().resolve().quiet()
    expect(s.exists('Sprite')).toBe(false)
    expect([s.points(0), s.controller('bf0'), s.runes(0).all]).toEqual([0, -1, 2])
  })
})

describe('spells and their triggers', () => {
  test('[359.3.e.10] [ruling:rj-10995] a spell whose target became illegal was played all the same', () => {
    const s = arena({
      players: [
        { base: ['Ravenbloom Student'], hand: ['Gust'], runes: { chaos: 1 } },
        { hand: ['En Garde'], runes: { calm: 1 } },
      ],
      battlefields: [{ units: { 1: ['V3'] } }, {}],
    })
    s.play(0, 'Gust', { targets: ['V3'] }).pass()
    s.play(1, 'En Garde', { targets: ['V3'] })
      .resolve()
      .quiet()
    expect(s.where('V3')).toBe('bf0')
    expect(s.might('Ravenbloom Student')).toBe(3)
  })

  test('[359.3.e.10] [ruling:rj-11601] Lux draws for a Falling Comet that lost its target', () => {
    const s = arena({
      players: [
        { legend: 'Lux, Lady of Luminosity', hand: ['Falling Comet'], runes: { mind: 5 } },
        { hand: ['Flash'], runes: { chaos: 2 } },
      ],
      battlefields: [{ units: { 1: ['V9'] } }, {}],
    })
    s.play(0, 'Falling Comet', { targets: ['V9'] }).pass()
    s.play(1, 'Flash', { targets: [['V9']] })
      .resolve()
      .quiet()
    expect(s.damage('V9')).toBe(0)
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('[ruling:rj-8210,rj-7003] the answer and its trigger resolve before the damage spell: the Student survives', () => {
    const s = arena({
      players: [
        { hand: ['Disintegrate'], runes: { fury: 4 } },
        { hand: ['En Garde'], runes: { calm: 1 } },
      ],
      battlefields: [{ units: { 1: ['Ravenbloom Student'] } }, {}],
    })
    s.play(0, 'Disintegrate', { targets: ['Ravenbloom Student'] }).pass()
    s.play(1, 'En Garde', { targets: ['Ravenbloom Student'] }).pass(2)
    expect(s.might('Ravenbloom Student')).toBe(4)
    s.pass(2)
    expect(s.might('Ravenbloom Student')).toBe(5)
    s.resolve().quiet()
    expect(s.damage('Ravenbloom Student')).toBe(3)
    expect(s.where('Ravenbloom Student')).toBe('bf0')
  })

  test('[ruling:rj-7870] it is still at 2 while the answering spell is on the chain, and at 3 it dies of 6', () => {
    const s = arena({
      players: [
        { base: ['V3'], hand: ['Falling Comet'], runes: { mind: 5 } },
        { hand: ['Stupefy'], runes: { mind: 1 } },
      ],
      battlefields: [{ units: { 1: ['Ravenbloom Student'] } }, {}],
    })
    s.play(0, 'Falling Comet', { targets: ['Ravenbloom Student'] }).pass()
    s.play(1, 'Stupefy', { targets: ['V3'] })
    expect(s.might('Ravenbloom Student')).toBe(2)
    s.pass(4)
    expect(s.might('Ravenbloom Student')).toBe(3)
    s.resolve().quiet()
    expect(s.where('Ravenbloom Student')).toBe('trash')
  })

  test('[ruling:rj-8236] a Student returned in answer sees nothing of the spell', () => {
    const s = arena({
      players: [
        { base: ['V3'], hand: ['En Garde'], runes: { calm: 1 } },
        { hand: ['Gust'], runes: { chaos: 1 } },
      ],
      battlefields: [{ units: { 0: ['Ravenbloom Student'] } }, {}],
    })
    s.play(0, 'En Garde', { targets: ['V3'] }).pass()
    s.play(1, 'Gust', { targets: ['Ravenbloom Student'] })
      .resolve()
      .quiet()
    expect(s.where('Ravenbloom Student')).toBe('hand')
    expect(s.might('V3')).toBe(5)
    expect(s.events.filter(e => e.type === 'resolve')).toHaveLength(2)
  })

  test('[ruling:rj-7166] the extra +1 of En Garde stays when company arrives', () => {
    const s = arena({
      players: [{ hand: ['En Garde', 'Stalwart Poro'], runes: { calm: 3 } }, {}],
      battlefields: [{ units: { 0: ['V3'] } }, {}],
    })
    s.play(0, 'En Garde', { targets: ['V3'] }).resolve()
    s.play(0, 'Stalwart Poro', { place: 'bf0' }).quiet()
    expect(s.might('V3')).toBe(5)
  })

  test('[ruling:rj-7216] Annie, Fiery in a hand adds nothing', () => {
    const s = arena({ players: [{ hand: ['Annie, Fiery', 'Final Spark'], energy: 8 }, { base: ['V12'] }] })
    s.play(0, 'Final Spark').resolve().quiet()
    expect(s.damage('V12')).toBe(8)
  })

  test('[ruling:rj-7604] no Bonus Damage for a unit that Flash took away from Void Gate', () => {
    const s = arena({
      players: [
        { hand: ['Final Spark'], energy: 8 },
        { hand: ['Flash'], runes: { chaos: 2 } },
      ],
      battlefields: [{ card: 'Void Gate', units: { 1: ['V12'] } }, {}],
    })
    s.play(0, 'Final Spark').pass()
    s.play(1, 'Flash', { targets: [['V12']] })
      .resolve()
      .quiet()
    expect([s.where('V12'), s.damage('V12')]).toEqual(['base1', 8])
  })

  test('[317.2.b] [ruling:rj-8004] units are healed before Back to Back runs out', () => {
    const s = arena({
      players: [
        { hand: ['Disintegrate'], runes: { fury: 4 } },
        { hand: ['Back to Back'], runes: { order: 3 } },
      ],
      battlefields: [{ units: { 1: ['V2', 'V1'] } }, {}],
    })
    s.play(0, 'Disintegrate', { targets: ['V2'] }).pass()
    s.play(1, 'Back to Back').resolve().quiet()
    expect([s.might('V2'), s.damage('V2')]).toEqual([4, 3])
    s.endTurn()
    expect([s.where('V2'), s.might('V2'), s.damage('V2')]).toEqual(['bf0', 2, 0])
  })

  test('[ruling:rj-7621] Confront readies nobody who is there already', () => {
    const s = arena({
      players: [
        { base: [{ card: 'V3', exhausted: true }], hand: ['Confront', 'Stalwart Poro'], runes: { body: 2, calm: 2 } },
        {},
      ],
    })
    s.play(0, 'Confront').resolve()
    s.play(0, 'Stalwart Poro', { place: 'base0' }).quiet()
    expect([s.isExhausted('V3'), s.isExhausted('Stalwart Poro')]).toEqual([true, false])
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })
})

describe('triggers whose unit is gone', () => {
  test('[359.3.e.12] [ruling:rj-6592,rj-7903] no Recruit from a Drummer that is not there any more: "here" is nowhere', () => {
    const s = arena({
      players: [{ base: ['Noxian Drummer'] }, { hand: ['Gust'], runes: { chaos: 1 } }],
      battlefields: [{ units: { 0: ['V1'] } }, {}],
    })
    s.move(0, ['Noxian Drummer'], 'bf0').pass()
    s.play(1, 'Gust', { targets: ['Noxian Drummer'] })
      .resolve()
      .quiet()
    expect(s.where('Noxian Drummer')).toBe('hand')
    expect(s.exists('Recruit')).toBe(false)
  })

  test('[359.3.e.12] nor from a Manufactor', () => {
    const s = arena({
      players: [
        { hand: ['Faithful Manufactor'], runes: { order: 3 } },
        { hand: ['Gust'], runes: { chaos: 1 } },
      ],
      battlefields: [{ units: { 0: ['V5'] } }, {}],
    })
    s.play(0, 'Faithful Manufactor', { place: 'bf0' }).pass()
    s.play(1, 'Gust', { targets: ['Faithful Manufactor'] })
      .resolve()
      .quiet()
    expect(s.exists('Recruit')).toBe(false)
  })

  test('a Manufactor that was moved in answer gets its Recruit where it is now', () => {
    const s = arena({
      players: [{ hand: ['Faithful Manufactor', 'Flash'], runes: { order: 3, chaos: 2 } }, {}],
      battlefields: [{ units: { 0: ['V5'] } }, {}],
    })
    s.play(0, 'Faithful Manufactor', { place: 'bf0' })
    s.play(0, 'Flash', { targets: [['Faithful Manufactor']] })
      .resolve()
      .quiet()
    expect(s.where('Recruit')).toBe('base0')
  })

  test("[ruling:rj-6998,rj-6903] the Merchant's trigger discards and draws without him", () => {
    const s = arena({
      players: [
        { base: ['Traveling Merchant'], hand: ['V3'] },
        { hand: ['Gust'], runes: { chaos: 1 } },
      ],
      battlefields: [{ units: { 0: ['V1'] } }, {}],
    })
    s.move(0, ['Traveling Merchant'], 'bf0').pass()
    s.play(1, 'Gust', { targets: ['Traveling Merchant'] }).resolve()
    expect(s.options().sort()).toEqual(['Traveling Merchant', 'V3'])
    s.choose('V3').quiet()
    expect(s.cards(0, 'hand').sort()).toEqual(['Filler', 'Traveling Merchant'])
  })

  test('[ruling:rj-7134] he trades once for each of his moves', () => {
    const s = arena({
      players: [{ base: ['Traveling Merchant'], hand: ['Flash', 'V1', 'V2'], runes: { chaos: 2 } }, {}],
      battlefields: [{ units: { 0: ['V5'] } }, {}],
    })
    s.move(0, ['Traveling Merchant'], 'bf0').resolve().choose('V1')
    s.play(0, 'Flash', { targets: [['Traveling Merchant']] })
      .resolve()
      .choose('V2')
      .quiet()
    expect(s.cards(0, 'trash').sort()).toEqual(['Flash', 'V1', 'V2'])
    expect(s.cards(0, 'hand')).toEqual(['Filler', 'Filler'])
  })

  test('[ruling:rj-7303,rj-8274] with an empty hand he still draws', () => {
    const s = arena({ players: [{ base: ['Traveling Merchant'] }, {}], battlefields: [{ units: { 0: ['V5'] } }, {}] })
    s.move(0, ['Traveling Merchant'], 'bf0').resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
    expect(s.cards(0, 'trash')).toEqual([])
  })

  test("[402.4] [ruling:rj-7725] First Mate can't ready a legend", () => {
    const s = arena({ players: [{ legend: 'Annie, Dark Child', hand: ['First Mate'], runes: { body: 3 } }, {}] })
    s.play(0, 'First Mate', { place: 'base0' }).quiet()
    expect(s.events.some(e => e.type === 'triggerRemoved')).toBe(true)
  })
})
