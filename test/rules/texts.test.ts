import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { textCards as cards } from '../fixtures/texts'

const arena = (options: Omit<ScenarioOptions, 'cards'>): Scenario => scenario({ ...options, cards })
const read = (s: Scenario) => s.engine.read(s.state)
const hand = (s: Scenario): number => s.cards(0, 'hand').length
const xp = (s: Scenario): number => s.state.players[0]!.xp
const refs = (s: Scenario, name: string): string[] =>
  read(s)
    .abilities(s.key(name))
    .map(a => a.ability)

describe('traits', () => {
  test('[477.1.c ex1] [477.1.a] other friendly units gain the tag in the layer of traits', () => {
    const s = arena({ players: [{ base: ['Chief', 'Two', 'Yordle Drum'] }, { base: ['Five'] }] })
    expect([read(s).tags(s.key('Two')), read(s).tags(s.key('Chief')), read(s).tags(s.key('Five'))]).toEqual([
      ['Poro', 'Yordle'],
      [],
      ['Dragon'],
    ])
    expect([s.might('Two'), s.might('Chief')]).toEqual([3, 1])
  })

  test('[477.1.b.1] [480.3] a copy for this turn is the other unit with its text, and itself again afterwards', () => {
    const s = arena({ players: [{ base: [{ card: 'Two', damage: 1, buffed: true }], hand: ['Disguise'] }, { base: ['Five'] }] })
    s.play(0, 'Disguise', { targets: [['Two'], ['Five']] }).resolve()
    expect([read(s).name(s.key('Two')), s.might('Two'), read(s).tags(s.key('Two')), read(s).cost(s.key('Two')).energy]).toEqual([
      'Five',
      6,
      ['Dragon'],
      5,
    ])
    expect([s.damage('Two'), s.object('Two').buffs]).toEqual([1, 1])
    s.activate(0, 'Two').resolve()
    expect(xp(s)).toBe(2)
    s.endTurn()
    expect([read(s).name(s.key('Two')), s.might('Two'), read(s).tags(s.key('Two'))]).toEqual(['Two', 3, ['Poro']])
    expect(refs(s, 'Two')).toEqual([])
  })

  test('[477.1.b.1.b] [477.1.b] a copy of a copy is a copy of the first', () => {
    const s = arena({
      players: [
        {
          base: [
            { card: 'Two', as: 'a' },
            { card: 'Two', as: 'b' },
          ],
          hand: ['Masquerade', 'Disguise'],
        },
        { base: ['Five'] },
      ],
    })
    s.play(0, 'Masquerade', { targets: [['a'], ['Five']] }).resolve()
    s.play(0, 'Disguise', { targets: [['b'], ['a']] }).resolve()
    expect([read(s).name(s.key('a')), read(s).name(s.key('b'))]).toEqual(['Five', 'Five'])
    s.endTurn()
    expect([read(s).name(s.key('a')), read(s).name(s.key('b'))]).toEqual(['Five', 'Two'])
  })

  test('[480.3] [480] of two copies the later one counts; when it ends, the earlier one is there again', () => {
    const s = arena({ players: [{ base: ['Two', 'Chief'], hand: ['Masquerade', 'Disguise'] }, { base: ['Five'] }] })
    s.play(0, 'Disguise', { targets: [['Two'], ['Chief']] }).resolve()
    expect(read(s).name(s.key('Two'))).toBe('Chief')
    s.play(0, 'Masquerade', { targets: [['Two'], ['Five']] }).resolve()
    expect(read(s).name(s.key('Two'))).toBe('Five')
    s.endTurn()
    expect(read(s).name(s.key('Two'))).toBe('Five')
  })

  test('[480.3] a tag that was given before the copying is replaced with the other traits, one given later stays', () => {
    const s = arena({ players: [{ base: ['Chief', 'Two'], hand: ['Disguise'] }, { base: ['Five'] }] })
    s.play(0, 'Disguise', { targets: [['Two'], ['Five']] }).resolve()
    expect(read(s).tags(s.key('Two'))).toEqual(['Dragon'])
    s.endTurn()
    expect(read(s).tags(s.key('Two'))).toEqual(['Poro', 'Yordle'])
  })

  test('[124] a copy that leaves the board is its own card again', () => {
    const s = arena({ players: [{ base: [{ card: 'Two', damage: 1 }], hand: ['Masquerade'] }, { base: ['Chief'] }] })
    s.play(0, 'Masquerade', { targets: [['Two'], ['Chief']] }).resolve()
    expect(s.cards(0, 'trash')).toEqual(['Masquerade', 'Two'])
    expect(read(s).name(s.state.objects.find(o => o.def === 'TST-X01')!.key)).toBe('Two')
  })

  test('[477.1.a] [178] a gear that becomes a unit gear this turn', () => {
    const s = arena({ players: [{ base: ['Statue'], hand: ['Awaken'] }, {}], battlefields: [{}] })
    s.play(0, 'Awaken', { targets: [['Statue']] }).resolve()
    expect([read(s).types(s.key('Statue')), s.might('Statue')]).toEqual([['unit', 'gear'], 3])
    s.move(0, ['Statue'], 'bf0').close()
    expect([s.where('Statue'), s.controller('bf0')]).toEqual(['bf0', 0])
    s.endTurn()
    expect([read(s).types(s.key('Statue')), s.where('Statue'), s.controller('bf0')]).toEqual([['gear'], 'base0', -1])
  })
})

describe('timestamps', () => {
  test('[480.2] text that was inactive has a new timestamp as it applies again', () => {
    const s = arena({ players: [{ base: ['Two', 'Six To Wear', 'Four For All'], runes: { fury: 2 } }, {}] })
    expect(s.might('Two')).toBe(4)
    s.activate(0, 'Six To Wear', 0, { targets: [['Two']] }).resolve()
    expect(s.might('Two')).toBe(4)
    const worn = s.engine.edit(s.state, draft => {
      const wearer = draft.objects.find(o => o.def === 'TST-X19')!
      wearer.attachedTo = 0
      wearer.since = draft.nextTimestamp++
    })
    expect(s.engine.read(worn).might(s.key('Two'))).toBe(6)
  })
})

describe('quoted abilities', () => {
  test('[477.2.a] [721.2] a trigger: the unit has it for the turn', () => {
    const s = arena({ players: [{ base: ['Two'], hand: ['Lesson'] }, {}], battlefields: [{}] })
    s.play(0, 'Lesson', { targets: [['Two']] }).resolve()
    s.move(0, ['Two'], 'bf0').close()
    expect(hand(s)).toBe(1)
    s.endTurn().endTurn().move(0, ['Two'], 'base0')
    expect([hand(s), s.asked()]).toEqual([2, 'main']) // the card of the Draw Phase
  })

  test('[477.2.a] two grants are two instances: each triggers', () => {
    const s = arena({ players: [{ base: ['Two'], hand: ['Lesson', 'Lesson'] }, {}], battlefields: [{}] })
    s.play(0, 'Lesson', { targets: [['Two']] })
      .resolve()
      .play(0, 'Lesson', { targets: [['Two']] })
      .resolve()
    s.move(0, ['Two'], 'bf0').close()
    expect(hand(s)).toBe(2)
  })

  test('[383.3.e] "once each turn" counts each instance for itself', () => {
    const s = arena({
      players: [{ base: [{ card: 'Two', exhausted: true }], hand: ['Once', 'Once', 'Ready Up'] }, {}],
      battlefields: [{}],
    })
    s.play(0, 'Once', { targets: [['Two']] })
      .resolve()
      .play(0, 'Once', { targets: [['Two']] })
      .resolve()
    s.play(0, 'Ready Up', { targets: [['Two']] }).resolve()
    expect(xp(s)).toBe(2)
    expect(s.state.uses.map(u => u.count)).toEqual([1, 1])
    expect(new Set(s.state.uses.map(u => u.via)).size).toBe(2)
  })

  test('[367] a replacement effect: "me" is the unit that has it', () => {
    const s = arena({
      players: [{ base: ['Five'] }, { hand: ['Guard'] }],
      battlefields: [{ controller: 1, units: { 1: ['Two'] } }],
    })
    s.move(0, ['Five'], 'bf0').pass()
    s.play(1, 'Guard', { targets: [['Two']] }).close()
    expect([s.where('Two'), s.where('Five'), s.damage('Two')]).toEqual(['base1', 'bf0', 0])
  })

  test('[808.1.d] [722.1] a Deathknell: the unit has the keyword, and draws as it dies', () => {
    const s = arena({
      players: [{ base: ['Two'], hand: ['Last Words'] }, {}],
      battlefields: [{ controller: 1, units: { 1: ['Five'] } }],
    })
    s.play(0, 'Last Words', { targets: [['Two']] }).resolve()
    expect(read(s).keywords(s.key('Two'))).toEqual(['deathknell'])
    s.move(0, ['Two'], 'bf0').close()
    expect([s.cards(0, 'trash'), hand(s)]).toEqual([['Last Words', 'Two'], 1])
  })

  test('[477.2.b] "friendly units have": as long as the one who gives it is there', () => {
    const s = arena({ players: [{ base: ['Two', 'School'] }, { base: ['Five'] }], battlefields: [{}] })
    expect(refs(s, 'Two')).toEqual(['TST-X11#0.t#0'])
    expect(read(s).abilities(s.key('Two'))[0]!.via).toBe(s.key('School'))
    expect(refs(s, 'Five')).toEqual(['TST-X02#0', 'TST-X02#1'])
    s.move(0, ['Two'], 'bf0').close()
    expect(hand(s)).toBe(1)
  })

  test('[477.2.b] a battlefield gives abilities to units there, whoever controls them', () => {
    const s = arena({
      players: [{}, {}],
      battlefields: [{ card: 'Garden', controller: 1, units: { 1: ['Two'] } }],
      turnPlayer: 1,
    })
    s.activate(1, 'Two').resolve()
    expect([s.state.players[1]!.xp, s.isExhausted('Two')]).toEqual([1, true])
    s.endTurn().endTurn().resolve()
    s.move(1, ['Two'], 'base1')
    expect(refs(s, 'Two')).toEqual([])
  })

  test('[477.2.b] a legend can be given an ability', () => {
    const s = arena({ players: [{ base: ['Council'], legend: { card: 'Test Legend', as: 'mine' } }, {}] })
    s.activate(0, 'mine').resolve()
    expect([xp(s), s.isExhausted('mine')]).toEqual([1, true])
  })

  test('[476.2] [478.1.b] who is given the text may depend on arithmetic: the next sequence gives it', () => {
    const s = arena({ players: [{ base: ['Two', 'Heights'], hand: ['Strengthen'] }, {}], battlefields: [{}] })
    expect(refs(s, 'Two')).toEqual([])
    s.play(0, 'Strengthen', { targets: [['Two']] }).resolve()
    expect(refs(s, 'Two')).toEqual(['TST-X14#0.t#0'])
    s.move(0, ['Two'], 'bf0').close()
    expect(hand(s)).toBe(1)
  })

  test('[727.1.b] a condition in the text is asked of the one who has it', () => {
    const s = arena({
      players: [
        {
          base: [
            { card: 'Two', as: 'plain' },
            { card: 'Two', as: 'empowered', empowered: 1 },
          ],
          hand: ['Conditional', 'Conditional'],
        },
        {},
      ],
    })
    s.play(0, 'Conditional', { targets: [['plain']] })
      .resolve()
      .play(0, 'Conditional', { targets: [['empowered']] })
      .resolve()
    expect(s.refuse(0, { type: 'activate', object: s.key('plain'), ability: 0 }).rule).toBe('377.2.b')
    s.activate(0, 'empowered').resolve()
    expect(xp(s)).toBe(1)
  })

  test('[815.2] [476.3] a redundant keyword takes over when the one before it ends', () => {
    const s = arena({ players: [{ base: ['Two', 'Tank School'], hand: ['Tank Lesson'] }, {}] })
    s.play(0, 'Tank Lesson', { targets: [['Two']] }).resolve()
    expect([s.keyword('Two', 'tank'), refs(s, 'Two').length]).toEqual([1, 1])
    s.endTurn()
    expect([s.keyword('Two', 'tank'), refs(s, 'Two').length]).toEqual([1, 1])
  })

  test('[476.3] a passive ability that ends in a later pass of the layers is forgotten, whatever it does', () => {
    for (const [dusk, times] of [
      [[], 2],
      [['Dusk'], 1],
    ] as const) {
      const s = arena({
        players: [
          {
            base: ['Five', 'Ladder'],
            hand: [
              { card: 'Raise', as: 'one' },
              { card: 'Raise', as: 'two' },
            ],
          },
          { base: dusk },
        ],
      })
      for (const spell of ['one', 'two']) s.play(0, spell, { targets: ['Five'] }).resolve()
      expect(s.object('Five').empowered).toBe(times)
    }
  })

  test('quoted text is part of a saved game', () => {
    const s = arena({ players: [{ base: ['Two'], hand: ['Lesson'] }, {}] })
    s.play(0, 'Lesson', { targets: [['Two']] }).resolve()
    const parsed = s.engine.parse(s.engine.serialize(s.state))
    expect(parsed.ok && s.engine.read(parsed.state).abilities(s.key('Two'))).toEqual(read(s).abilities(s.key('Two')))
    const wrong = s.engine.serialize(s.state).replace('TST-X07#spell.t0', 'TST-X07#spell.t9')
    expect(s.engine.parse(wrong)).toMatchObject({ ok: false })
  })
})

describe('Power of the domain of a card', () => {
  const pool = (s: Scenario) => s.state.players[0]!.pool.map((n, at) => (n > 0 ? at : -1)).filter(at => at >= 0)

  test('[135.2.e.6] [477.1.b.1] a copy adds Power of the domain that it has copied', () => {
    const s = arena({ players: [{ base: ['Two', 'Spring'], hand: ['Masquerade'] }, {}] })
    s.label('copy', s.key('Two'))
    s.play(0, 'Masquerade', { targets: [['Two'], ['Spring']] }).resolve()
    s.activate(0, 'copy').resolve()
    expect(pool(s)).toEqual([1])
  })

  test('[135.2.e.6.c] with several domains it is Power of one of them, as the player chooses', () => {
    const s = arena({ players: [{ base: ['Two Springs'] }, {}] })
    s.activate(0, 'Two Springs').resolve()
    expect([s.asked(), s.open().options.length]).toEqual(['domain', 2])
    s.choose('#1')
    expect(pool(s)).toEqual([3])
  })
})
