/** Rulings about cards that replace, swap, move and forbid, in situations that no card's own tests show. */
import { describe, expect, test } from 'vitest'
import { scenario } from '../../src/testing'
import { arena } from '../fixtures/cards'
import { textCards } from '../fixtures/texts'

const GLASS = "Zhonya's Hourglass"

describe(`OGN-077 ${GLASS}`, () => {
  test('[ruling:judgefaq-zhonya-any-location,rj-10678] played from facedown it comes home in the next cleanup, and saves anywhere', () => {
    const s = arena({
      players: [{}, { hand: ['Falling Star'], runes: { fury: 4 } }],
      battlefields: [{ controller: 0, units: { 0: ['V5'] }, facedown: { 0: [GLASS] } }, { units: { 0: ['V3'] } }],
    })
    s.play(0, GLASS).resolve()
    expect([s.where(GLASS), s.isExhausted(GLASS)]).toEqual(['base0', false])
    s.endTurn()
    s.play(1, 'Falling Star', { targets: ['V3', 'V5'] }).resolve()
    expect([s.where('V3'), s.isExhausted('V3'), s.where(GLASS), s.where('V5')]).toEqual(['base0', true, 'trash', 'bf0'])
    s.quiet()
  })

  test('[811.3] [ruling:rj-7587] it may be played face up for its printed cost, and works at once', () => {
    const s = arena({ players: [{ hand: [GLASS, 'Singularity'], base: ['V3'], runes: { mind: 12 } }, {}] })
    s.play(0, GLASS).resolve()
    expect([s.where(GLASS), s.isExhausted(GLASS), s.runes(0).ready]).toEqual(['base0', false, 10])
    s.play(0, 'Singularity', { targets: [['V3']] }).resolve()
    expect([s.where('V3'), s.where(GLASS)]).toEqual(['base0', 'trash'])
  })

  test('[373] [ruling:cr-zhonya-two-deaths,rj-7368,rj-7059] of two that a spell kills its controller says which is saved', () => {
    const s = arena({
      players: [
        { hand: ['Singularity'], runes: { mind: 8 } },
        {
          base: [GLASS, { card: 'V5', as: 'a' }, { card: 'V5', as: 'b' }],
        },
      ],
    })
    s.play(0, 'Singularity', { targets: [['a', 'b']] }).resolve()
    expect([s.asked(), s.open().player]).toEqual(['replacedEvent', 1])
    s.choose('a')
    expect([s.where('a'), s.isExhausted('a'), s.damage('a'), s.where('b'), s.where(GLASS)]).toEqual([
      'base1',
      true,
      0,
      'trash',
      'trash',
    ])
  })

  test('[816.1.b] [ruling:rj-11690,rj-8099] what it saves from its own Temporary is killed a turn later', () => {
    const s = arena({
      players: [{ base: [GLASS] }, {}],
      battlefields: [{ units: { 0: ['Sprite'] } }, {}],
      turnPlayer: 1,
    })
    s.endTurn()
    s.resolve()
    expect([s.where('Sprite'), s.isExhausted('Sprite'), s.where(GLASS), s.points(0)]).toEqual(['base0', true, 'trash', 0])
    expect(s.keyword('Sprite', 'temporary')).toBe(1)
    s.endTurn().endTurn().resolve()
    expect(s.exists('Sprite')).toBe(false)
  })

  test('[370.2] [ruling:cr-two-zhonya-gear-units] of two that have become units one dies for the other, and is not saved in turn', () => {
    const s = scenario({
      cards: textCards,
      players: [
        {
          hand: ['Awaken', 'Awaken', 'Singularity'],
          base: [
            { card: GLASS, as: 'a' },
            { card: GLASS, as: 'b' },
          ],
          runes: { mind: 9 },
        },
        {},
      ],
    })
    s.play(0, 'Awaken', { targets: ['a'] }).resolve()
    s.play(0, 'Awaken', { targets: ['b'] }).resolve()
    s.play(0, 'Singularity', { targets: [['a']] }).resolve()
    const [first = ''] = s.options()
    expect([s.asked(), s.open().player, s.options()]).toEqual(['replacement', 0, [first, first]])
    // Whichever is first, the other one's is applied next, and then none is left for the death that it replaced.
    s.choose('#0')
    while (s.asked() === 'replacement') s.choose('#0')
    expect([s.cards(0, 'trash').filter(name => name === GLASS).length, s.units('base0')]).toEqual([1, [GLASS]])
    const survivor = s.where('a') === 'base0' ? 'a' : 'b'
    expect([s.isExhausted(survivor), s.damage(survivor)]).toEqual([true, 0])
  })

  test('[321] [ruling:rj-8951] lethal damage is judged once, after the whole repeated spell', () => {
    const s = arena({
      players: [{ hand: ['Rocket Barrage'], runes: { mind: 12 } }, { base: [GLASS, 'V4'] }],
    })
    s.play(0, 'Rocket Barrage', { pay: [true] })
    while (s.asked() === 'modes' || s.asked() === 'mode') s.choose('mode 0')
    s.resolve()
    expect([s.where(GLASS), s.where('V4'), s.isExhausted('V4'), s.damage('V4')]).toEqual(['trash', 'base1', true, 0])
    s.quiet()
  })
})

describe('SFD-173 Soraka, Wanderer', () => {
  test('[816.1.b] [ruling:rj-9872] she saves a Temporary unit, and holds alone', () => {
    const s = arena({ players: [{}, {}], battlefields: [{ units: { 0: ['Soraka, Wanderer', 'Sprite'] } }, {}], turnPlayer: 1 })
    s.endTurn().resolve()
    expect([s.where('Sprite'), s.isExhausted('Sprite'), s.points(0), s.controller('bf0')]).toEqual(['base0', true, 1, 0])
  })
})

describe('SFD-145 Switcheroo', () => {
  test('[433.1.a] [370.1] [ruling:rbf-gangplank-switcheroo] the decrease is replaced, the increase is not', () => {
    const s = arena({
      players: [{ hand: ['Switcheroo'], runes: { chaos: 6 } }, {}],
      battlefields: [{ units: { 0: ['V1', { card: 'Gangplank, Naval', empowered: 1 }] } }, {}],
    })
    s.play(0, 'Switcheroo').resolve()
    expect([s.might('Gangplank, Naval'), s.might('V1')]).toEqual([9, 6])
  })

  test('[ruling:rj-11405] an Angel that dies for its unit takes its own bonus along and leaves the rest', () => {
    const s = arena({
      players: [{ hand: ['Switcheroo', 'Hidden Blade'], runes: { chaos: 6, order: 6 } }, { runes: { chaos: 1 } }],
      battlefields: [{ controller: 1, units: { 1: [{ card: 'V2', attached: ['Guardian Angel'] }, 'V7'] } }, {}],
    })
    s.play(0, 'Switcheroo').resolve()
    expect([s.might('V2'), s.might('V7')]).toEqual([7, 3])
    s.play(0, 'Hidden Blade', { targets: ['V2'] }).resolve()
    expect([s.where('V2'), s.might('V2'), s.isExhausted('V2'), s.where('Guardian Angel')]).toEqual(['base1', 6, true, 'trash'])
  })

  test('[433.1] [143.2.b] [ruling:rbf-switcheroo-detach] a decrease may leave less than nothing when an Equipment goes', () => {
    const s = arena({
      players: [{ hand: ['Switcheroo', 'Rocket Barrage', 'En Garde'], runes: { chaos: 6, mind: 6, calm: 2 } }, {}],
      battlefields: [{ units: { 0: ['V1', { card: 'V2', attached: ['Skyfall of Areion'] }] } }, {}],
    })
    s.play(0, 'Switcheroo').resolve()
    expect([s.might('V1'), s.might('V2')]).toEqual([4, 1])
    s.play(0, 'Rocket Barrage', { pay: [false], modes: [1], targets: ['Skyfall of Areion'] }).resolve()
    expect([s.where('Skyfall of Areion'), s.where('V2'), s.might('V2')]).toEqual(['trash', 'bf0', 0])
    // It is -1, which reads as 0 (143.2.b): one more is none yet.
    s.play(0, 'En Garde', { targets: ['V2'] }).resolve()
    expect(s.might('V2')).toBe(0)
  })

  test('[433.1.b] [ruling:rj-6426] on an attacker with a bonus of its own, the difference of now is fixed', () => {
    const s = arena({
      players: [{ hand: ['Switcheroo'], base: ['Wielder of Water'], runes: { chaos: 6 } }, {}],
      battlefields: [{ units: { 1: ['V9', 'V1'] } }, {}],
    })
    s.move(0, ['Wielder of Water'], 'bf0')
    s.play(0, 'Switcheroo', { targets: [['Wielder of Water', 'V1']] }).resolve()
    expect([s.might('Wielder of Water'), s.might('V1')]).toEqual([1, 4])
  })

  test('[757.1] [758] [ruling:rj-11926] what can not be chosen by enemy spells is no target of it', () => {
    const s = arena({
      players: [
        { hand: ['Switcheroo'], runes: { chaos: 6 } },
        { hand: ['Twilight Shroud'], base: ['V5', 'V6'], runes: { calm: 6 } },
      ],
      battlefields: [{ units: { 0: ['V3'] } }, {}],
      turnPlayer: 1,
    })
    s.play(1, 'Twilight Shroud', { targets: ['V5'] }).resolve()
    s.move(1, ['V5', 'V6'], 'bf0').pass()
    s.act(0, { type: 'play', card: s.key('Switcheroo') })
    if (s.asked() === 'target') expect(s.options()).toEqual(['V3', 'V6'])
    else s.resolve()
    expect(s.might('V5')).toBe(6) // with the one of the Shroud
    expect([s.might('V3'), s.might('V6')]).toEqual([6, 3])
  })

  test('[477.1.b.1.b] [ruling:rj-12415] a Reflection copies the printed Might, not the swapped one', () => {
    const s = arena({
      players: [{ hand: ['Switcheroo', 'Mirror Image'], runes: { chaos: 6, mind: 6 } }, {}],
      battlefields: [{ controller: 0, units: { 0: ['V1', 'V6'] } }, {}],
    })
    s.play(0, 'Switcheroo').resolve()
    s.label('copied', s.key('V1'))
    s.play(0, 'Mirror Image', { targets: ['copied'] }).resolve()
    const token = s.state.objects.find(o => o.token && o.zone === s.object('copied').zone && o.def !== 'V6')!
    s.label('token', token.key)
    expect([s.might('copied'), s.might('token')]).toEqual([6, 1])
  })
})

describe('SFD-060 Tianna Crownguard', () => {
  test('[383.4.d.2.c] [ruling:rj-10355] holding under her gives no point, but triggers', () => {
    const s = arena({
      players: [{}, {}],
      battlefields: [{ units: { 0: ['Blue Sentinel'] } }, { units: { 1: ['Tianna Crownguard'] } }],
      turnPlayer: 1,
    })
    s.endTurn().resolve()
    expect(s.points(0)).toBe(0)
    expect(s.state.players[0]!.pool.reduce((a, b) => a + b, 0)).toBe(2)
  })

  test('[471.1.b.1] [054.1] [ruling:rj-9615] a battlefield held without a point is scored all the same', () => {
    const s = arena({
      players: [{ base: [{ card: 'V3', as: 'mover' }], hand: ['Hidden Blade'], points: 7, runes: { order: 8 } }, {}],
      battlefields: [{ units: { 0: [{ card: 'V3', as: 'holder' }] } }, { units: { 1: ['Tianna Crownguard'] } }],
      turnPlayer: 1,
    })
    s.endTurn()
    expect(s.points(0)).toBe(7)
    s.play(0, 'Hidden Blade', { targets: ['Tianna Crownguard'] }).resolve()
    s.move(0, ['mover'], 'bf1').close()
    expect(s.engine.outcome(s.state)?.winners).toEqual([0])
  })
})

describe('SFD-194 Counter Strike', () => {
  test('[466.1.a.2] [466.3.d] [ruling:rj-9521] attacker and defender survive: the attacker goes home and nobody scores', () => {
    const s = arena({
      players: [{ base: ['V2'], hand: ['Counter Strike'], runes: { calm: 4 } }, {}],
      battlefields: [{ units: { 1: ['V3'] } }, {}],
    })
    s.move(0, ['V2'], 'bf0')
    s.play(0, 'Counter Strike', { targets: ['V2'] }).resolve()
    // 346: the Focus has passed on.
    expect([s.asked(), s.open().player]).toEqual(['focus', 1])
    s.close()
    expect([s.where('V2'), s.isExhausted('V2'), s.damage('V2'), s.where('V3'), s.damage('V3')]).toEqual([
      'base0',
      true,
      0,
      'bf0',
      0,
    ])
    expect([s.controller('bf0'), s.points(0), s.points(1)]).toEqual([1, 0, 0])
  })

  test('[346] [340.2.a] [ruling:rj-9804] after a chain begun with Focus the next player has it', () => {
    const s = arena({
      players: [{ base: ['V3'], hand: ['Counter Strike'], runes: { calm: 4 } }, {}],
      battlefields: [{ units: { 1: ['V4'] } }, {}],
    })
    s.move(0, ['V3'], 'bf0')
    s.play(0, 'Counter Strike', { targets: ['V3'] }).resolve()
    expect([s.asked(), s.open().player, s.state.showdown !== null]).toEqual(['focus', 1, true])
  })
})

describe("moves that a place forbids or that don't heal", () => {
  const lair = { card: "Vilemaw's Lair", units: { 0: ['V3'] } }

  test('[359.3.e.11] [ruling:rj-11641] Tideturner goes to the Lair, and the other stays', () => {
    const s = arena({ players: [{ hand: ['Tideturner'], runes: { chaos: 4 } }, {}], battlefields: [lair, {}] })
    s.play(0, 'Tideturner', { place: 'base0' }).resolve()
    if (s.asked() === 'performTrigger' || s.open().kind === 'confirm') s.confirm(true)
    s.resolve()
    expect([s.where('Tideturner'), s.where('V3')]).toEqual(['bf0', 'bf0'])
  })

  test('[449] [054.1] [ruling:rj-8472] from the Lair to another battlefield a unit may be moved', () => {
    const s = arena({
      players: [{ hand: ['Relentless Pursuit'], runes: { fury: 4 } }, {}],
      battlefields: [lair, { units: { 0: ['V2'] } }],
    })
    s.play(0, 'Relentless Pursuit', { targets: ['V3', 'bf1'] }).resolve()
    s.confirm(false)
    expect([s.where('V3'), s.controller('bf0')]).toEqual(['bf1', -1])
  })

  test('[420.1] [ruling:rj-9511] a moved unit keeps its damage', () => {
    const s = arena({
      players: [{ hand: ['Relentless Pursuit'], runes: { fury: 4 } }, {}],
      battlefields: [{ units: { 0: [{ card: 'V5', damage: 2 }] } }, {}],
    })
    s.play(0, 'Relentless Pursuit', { targets: ['bf1'] }).pass(2)
    expect([s.where('V5'), s.damage('V5')]).toEqual(['bf1', 2])
  })
})

describe('OGN-199 Tideturner', () => {
  test('[446.1] [ruling:rjp-38-kayn] an exchange is a move: the second one of Kayn', () => {
    const s = arena({
      players: [{ base: ['Kayn, Unleashed'], hand: ['Tideturner', 'Singularity'], runes: { chaos: 4, mind: 12 } }, {}],
      battlefields: [{ units: { 0: ['V1'] } }, {}],
    })
    s.move(0, ['Kayn, Unleashed'], 'bf0')
    s.play(0, 'Tideturner', { place: 'base0' }).resolve()
    if (s.open().kind === 'confirm') s.confirm(true)
    if (s.asked() === 'target') s.choose('Kayn, Unleashed')
    s.resolve()
    expect(s.where('Kayn, Unleashed')).toBe('base0')
    s.play(0, 'Singularity', { targets: [['Kayn, Unleashed']] }).resolve()
    expect([s.where('Kayn, Unleashed'), s.damage('Kayn, Unleashed')]).toEqual(['base0', 0])
  })
})

describe('UNL-192 Alpha Strike', () => {
  test('[359.3.e.8] [ruling:rj-12261] what has left the battlefields is not among those it is split among', () => {
    const four = ['a', 'b', 'c', 'd']
    const s = arena({
      players: [
        { base: ['V4', 'V9'], hand: ['Alpha Strike'], runes: { calm: 6 } },
        { hand: ['Flash'], runes: { chaos: 6, fury: 6 } },
      ],
      battlefields: [{}, { units: { 1: four.map(as => ({ card: 'V1', as })) } }],
    })
    s.play(0, 'Alpha Strike', { targets: ['V4', four] }).pass()
    s.play(1, 'Flash', { targets: [['a', 'b']] }).resolve()
    s.assign({ c: 2, d: 2 })
    expect(four.map(u => s.where(u))).toEqual(['base1', 'base1', 'trash', 'trash'])
  })
})
