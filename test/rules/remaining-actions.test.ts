/** Chapter 400: game actions: limited and discretionary, play, counter, banish, burn out, predict. */
import { describe, expect, test } from 'vitest'
import type { Action } from '../../src/rules/action'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { remainingCards as cards } from '../fixtures/remaining'

const game = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}], ...options })
const xp = (s: Scenario, player = 0): number => s.state.players[player]!.xp

describe('limited actions', () => {
  /** Rule, action, event and the spell that directs it at U4 (or at nobody). */
  const limited = [
    ['418.3.a', 'heal', 'Mend', 'U4'],
    ['423.2.a', 'stun', 'Daze', 'U4'],
    ['426.2.a', 'buff', 'Polish', 'U4'],
    ['427.4.a', 'banish', 'Exile', 'U4'],
    ['417.3', 'damage', 'Spark Three', 'U4'],
    ['416.2.a', 'recycle', 'Dig In', 'U4'],
    ['422.2.a', 'discard', 'Lose One', ''],
  ] as const
  for (const [rule, event, name, target] of limited) {
    test(`[${rule}] ${event} only when an effect directs it, and then it has to be done`, () => {
      const s = game({ players: [{ hand: [name, 'U1'], base: [{ card: 'U4', damage: 1 }, 'U5'] }, {}] })
      const key = s.key('U4')
      // Nothing that a player can send does it by itself.
      for (const wish of [{ type: event, object: key }, { type: event, what: key }, { type: event }])
        expect(s.refuse(0, wish as unknown as Action).code).toBe('malformed')
      const listed = s.engine.legalActions(s.state)
      expect(listed.complete).toBe(true)
      for (const action of listed.actions.filter(a => a.type === 'move')) {
        const result = s.engine.apply(s.state, 0, action)
        if (!result.ok) throw new Error('it was listed')
        expect(result.events.filter(e => e.type === event && e.object === key)).toEqual([])
      }
      s.play(0, name, target === '' ? {} : { targets: [target] }).resolve()
      if (s.asked() !== 'main') {
        expect([s.open().min, s.open().max]).toEqual([1, 1])
        s.choose('#0').resolve()
      }
      expect(s.events.filter(e => e.type === event).length).toBe(1)
    })
  }

  test('[425.2.a] nobody counters a spell without an effect that does', () => {
    const s = game({ players: [{ hand: ['Swift Study'] }, { hand: ['U1'] }] })
    s.play(0, 'Swift Study').pass()
    expect(s.open().player).toBe(1)
    expect(s.engine.legalActions(s.state).actions).toEqual([{ type: 'pass' }])
    expect(s.refuse(1, { type: 'counter', object: s.key('Swift Study') } as unknown as Action).code).toBe('malformed')
    expect(s.pass().cards(0, 'hand').length).toBe(1)
  })

  test('[437.6.a] damage is prevented only after an effect has said so', () => {
    for (const [guarded, damage] of [
      [false, 3],
      [true, 1],
    ] as const) {
      const s = game({ players: [{ hand: ['Guard', 'Spark Three'], base: ['U4'] }, {}] })
      if (guarded) s.play(0, 'Guard', { targets: ['U4'] }).resolve()
      s.play(0, 'Spark Three', { targets: ['U4'] }).resolve()
      expect(s.damage('U4')).toBe(damage)
      expect(s.events.filter(e => e.type === 'prevent').length).toBe(guarded ? 1 : 0)
    }
  })

  test('[436.2.a] nobody looks at the top card of his deck without an effect', () => {
    const s = game({ players: [{ hand: ['Foresee'], deck: ['U1', 'U2'] }, {}] })
    const top = () => s.state.objects.find(o => o.def === 'TSR-101')!.seenBy
    expect(s.refuse(0, { type: 'predict' } as unknown as Action).code).toBe('malformed')
    expect(top()).toBe(0)
    s.play(0, 'Foresee').resolve()
    expect(top()).toBe(1)
  })

  test('[431.4.a] a player burns out only while an effect or a draw wants more cards than there are', () => {
    const s = game({ players: [{ hand: ['Draw Three'], deck: ['U1', 'U2'], trash: ['U3'] }, {}] })
    expect(s.refuse(0, { type: 'burnOut' } as unknown as Action).code).toBe('malformed')
    expect(s.engine.legalActions(s.state).actions.map(a => a.type)).toEqual(['play', 'endTurn'])
    s.play(0, 'Draw Three').resolve()
    expect(s.events.filter(e => e.type === 'burnOut').length).toBe(1)
  })

  test('[420.2.a] a player moves no gear and no unit of another player by himself; an effect does', () => {
    const s = game({ players: [{ hand: ['Push'], base: ['Trinket'] }, { base: ['U2'] }] })
    for (const name of ['Trinket', 'U2'])
      expect(s.engine.apply(s.state, 0, { type: 'move', units: [s.key(name)], to: s.place('bf0') }).ok).toBe(false)
    s.play(0, 'Push', { targets: ['bf0'] }).resolve()
    expect(s.where('U2')).toBe('bf0')
  })

  test('[416.2.a] [422.2.a] what is to be discarded or recycled as a cost is, or the card is not played', () => {
    const s = game({ players: [{ hand: ['Costly Study', 'U1', 'U2'], runes: { fury: 2 } }, {}] })
    const alone = game({ players: [{ hand: ['Costly Study'], runes: { fury: 2 } }, {}] })
    expect(alone.refuse(0, { type: 'play', card: alone.key('Costly Study') }).code).toBe('cannotPay')
    s.play(0, 'Costly Study', { costs: [['U2']] }).resolve()
    expect([s.cards(0, 'trash'), s.runes(0).all]).toEqual([['U2', 'Costly Study'], 1])
    expect(s.cards(0, 'runeDeck').at(-1)).toBe('Fury Rune')
  })

  test('[415.2] ready is a state that texts ask for', () => {
    const s = game({ players: [{ hand: ['Ready Only'], base: ['U1', { card: 'U2', exhausted: true }, 'U3'] }, {}] })
    s.play(0, 'Ready Only')
    expect(s.options()).toEqual(['U1', 'U3'])
  })
})

describe('playing', () => {
  test('[419.1] a played card lies on the chain, is finalized there and only then resolves', () => {
    const s = game({ players: [{ hand: ['Quick Study'] }, {}] })
    s.play(0, 'Quick Study')
    expect(s.where('Quick Study')).toBe('chain')
    expect(s.lastEvents.concat(s.events).some(e => e.type === 'finalize')).toBe(true)
    expect([s.state.chain.length, s.state.chain[0]!.pending, s.cards(0, 'hand').length]).toEqual([1, false, 0])
    s.resolve()
    expect([s.where('Quick Study'), s.cards(0, 'hand').length]).toEqual(['trash', 1])
  })

  test('[419.1.a] only from the own hand or Champion Zone', () => {
    const s = game({
      players: [
        { hand: [{ card: 'U1', as: 'hand' }], champion: ['U2'], trash: ['U3'], banishment: ['U4'], deck: ['U5'] },
        { hand: ['U6'], champion: ['Golem'] },
      ],
    })
    for (const name of ['U3', 'U4', 'U5', 'U6', 'Golem'])
      expect(s.refuse(0, { type: 'play', card: s.key(name) }).rule).toBe('419.1.a')
    s.play(0, 'hand', { place: 'base0' }).resolve()
    s.play(0, 'U2', { place: 'base0' }).resolve()
    expect(s.units('base0')).toEqual(['U1', 'U2'])
  })

  test('[419.2] [419.2.a] a player may play what he can pay and choose for, and need not', () => {
    const listed = (s: Scenario) => s.engine.legalActions(s.state).actions.filter(a => a.type === 'play').length
    const poor = game({ players: [{ hand: ['Plain Study'], runes: { fury: 1 } }, {}] })
    expect([listed(poor), poor.refuse(0, { type: 'play', card: poor.key('Plain Study') }).code]).toEqual([0, 'cannotPay'])
    const rich = game({ players: [{ hand: ['Plain Study'], runes: { fury: 2 } }, {}] })
    expect(listed(rich)).toBe(1)
    expect(rich.endTurn().cards(0, 'hand')).toEqual(['Plain Study'])
    const lonely = game({ players: [{ hand: ['Exile'] }, {}] })
    expect([listed(lonely), lonely.refuse(0, { type: 'play', card: lonely.key('Exile') }).code]).toEqual([0, 'noTargets'])
    expect(listed(game({ players: [{ hand: ['Exile'] }, { base: ['U1'] }] }))).toBe(1)
  })

  test('[419.3] [419.3.b] a resolution has a card played: it costs what it costs and asks what it asks', () => {
    const s = game({
      players: [{ hand: ['Grave Call'], trash: ['Discounter'], runes: { fury: 1 } }, {}],
      battlefields: [{ units: { 0: ['U1'] } }, {}],
    })
    s.play(0, 'Grave Call', { targets: ['Discounter'] }).resolve()
    expect(s.asked()).toBe('place')
    expect(s.options().sort()).toEqual(['base0', 'bf0'])
    s.choose('bf0')
    while (s.asked() !== 'main') s.open().kind === 'pay' ? s.plan(0) : s.pass()
    expect([s.where('Discounter'), s.isExhausted('Discounter'), s.runes(0).ready]).toEqual(['bf0', true, 0])
  })

  test('[419.3.c] without a card to play nothing happens and the resolution goes on', () => {
    const s = game({ players: [{ hand: ['Grave Pick'], trash: ['Trinket'] }, {}] })
    s.play(0, 'Grave Pick').resolve()
    expect([s.cards(0, 'hand').length, s.cards(0, 'trash')]).toEqual([1, ['Trinket', 'Grave Pick']])
    s.quiet()
  })
})

describe('countering', () => {
  const countered = (hand: readonly string[], base: readonly string[] = [], extra = {}): Scenario => {
    const s = game({ players: [{ hand, base, ...extra }, { hand: ['Deny'] }] })
    const name = hand[0]!
    s.play(0, name, { costs: [['U1']] })
    while (s.open().player !== 1) s.pass()
    return s.play(1, 'Deny').resolve()
  }

  test('[425.1.a] [425.1.a.1] a countered spell does nothing, leaves the chain and goes to the trash', () => {
    const s = countered(['Quick Study'])
    expect([s.cards(0, 'trash'), s.cards(0, 'hand'), s.state.chain]).toEqual([['Quick Study'], [], []])
    s.quiet()
  })

  test('[425.1.b] [419.4.a.1] what triggers on playing does not trigger', () => {
    const s = countered(['Quick Study'], ['Spell Fan'])
    expect(xp(s)).toBe(0)
    const other = game({ players: [{ hand: ['Quick Study'], base: ['Spell Fan'] }, {}] })
    expect(xp(other.play(0, 'Quick Study').resolve())).toBe(1)
  })

  test('[425.1.c] [425.1.c.1] no cost comes back, no additional one either', () => {
    const s = countered(['Costly Study', 'U1'], [], { runes: { fury: 2 } })
    expect(s.runes(0)).toEqual({ ready: 0, all: 1 })
    expect([s.cards(0, 'trash').sort(), s.cards(0, 'hand'), s.state.players[0]!.pool.every(n => n === 0)]).toEqual([
      ['Costly Study', 'U1'],
      [],
      true,
    ])
  })

  test('[419.4.b ex1] [419.4.b] Legion counts a spell that was countered', () => {
    const s = countered(['Quick Study'], ['Proud Legionary'])
    expect(s.might('Proud Legionary')).toBe(5)
    const quiet = game({ players: [{ base: ['Proud Legionary'] }, {}] })
    expect(quiet.might('Proud Legionary')).toBe(2)
  })

  test('[419.4.b ex2] [419.4.b] so does a cost that depends on the cards played', () => {
    const s = countered(['Quick Study', 'Ram'], [], { energy: 4 })
    s.play(0, 'Ram', { place: 'base0' }).resolve()
    expect(s.state.players[0]!.pool.reduce((a, b) => a + b, 0)).toBe(1)
    const first = game({ players: [{ hand: ['Ram'], energy: 4 }, {}] })
    first.play(0, 'Ram', { place: 'base0' }).resolve()
    expect(first.state.players[0]!.pool.reduce((a, b) => a + b, 0)).toBe(0)
  })
})

describe('banishing', () => {
  test('[427.1] [427.2] a card is placed directly into banishment, from the board or from the trash', () => {
    const s = game({ players: [{ hand: ['Exile', 'Store Away'], trash: ['U1'] }, { base: ['U2'] }] })
    s.play(0, 'Exile').resolve()
    expect([s.cards(1, 'banishment'), s.cards(1, 'trash')]).toEqual([['U2'], []])
    s.play(0, 'Store Away').resolve()
    if (s.asked() === 'pick') s.choose('U1')
    expect(s.cards(0, 'banishment')).toEqual(['U1'])
  })

  test('[427.2.a] it is no killing: neither Deathknell nor what watches deaths triggers', () => {
    for (const [name, gained] of [
      ['Exile', 0],
      ['Slay', 1],
    ] as const) {
      const s = game({ players: [{ hand: [name], base: ['Death Watcher', 'Last Wish'], deck: ['U1'] }, {}] })
      s.play(0, name, { targets: ['Last Wish'] }).resolve()
      if (s.asked() !== 'main') s.choose('#0', '#1').resolve()
      expect([name, xp(s), s.cards(0, 'hand').length]).toEqual([name, gained, gained])
    }
  })
})

describe('banishing from a hand', () => {
  test('[427.2.b] it is no discarding', () => {
    for (const [name, gained] of [
      ['Set Aside', 0],
      ['Lose One', 1],
    ] as const) {
      const s = game({ players: [{ hand: [name, 'U1'], base: ['Death Watcher'] }, {}] })
      s.play(0, name).resolve()
      if (s.asked() !== 'main') s.choose('U1').resolve()
      expect([name, xp(s), s.cards(0, 'banishment').length]).toEqual([name, gained, 1 - gained])
    }
  })
})

describe('burning out and predicting', () => {
  test('[431.2.a] as much as possible is done before the trash comes into the deck', () => {
    const s = game({ players: [{ hand: ['Draw Three'], deck: ['U1'], trash: ['U2', 'U3'] }, {}] })
    s.play(0, 'Draw Three').resolve()
    const kinds = s.lastEvents.flatMap(e => (e.type === 'draw' || e.type === 'burnOut' ? [e.type] : []))
    expect(kinds).toEqual(['draw', 'burnOut', 'draw', 'draw'])
    expect(s.cards(0, 'hand')[0]).toBe('U1')
  })

  test('[440.1] [440.3.a] cards are burned from the top of the Main Deck into the trash', () => {
    const s = game({ players: [{ hand: ['Burn Two'], base: ['Death Watcher'], deck: ['U1', 'U2', 'U3'] }, { deck: ['U4'] }] })
    s.play(0, 'Burn Two').resolve()
    expect([s.cards(0, 'deck'), s.cards(0, 'trash'), s.cards(1, 'deck')]).toEqual([['U3'], ['U1', 'U2', 'Burn Two'], ['U4']])
    expect(s.lastEvents.filter(e => e.type === 'burn').map(e => e.card)).toEqual(['TSR-101', 'TSR-102'])
    expect(xp(s)).toBe(0) // neither killed nor discarded
    s.quiet()
  })

  test('[440.3] nobody burns cards by himself', () => {
    const s = game({ players: [{ deck: ['U1'] }, {}] })
    expect(s.refuse(0, { type: 'burn', count: 1 } as unknown as Action).code).toBe('malformed')
    expect(s.engine.legalActions(s.state).actions).toEqual([{ type: 'endTurn' }])
  })

  test('[440.4] [431.1.b] with too few cards all of them, then a burn out, then the rest', () => {
    const s = game({ players: [{ hand: ['Burn Five'], deck: ['U1', 'U2'], trash: ['U3', 'U4', 'U5', 'U6'] }, {}] })
    s.play(0, 'Burn Five').resolve()
    const kinds = s.lastEvents.flatMap(e => (e.type === 'burn' || e.type === 'burnOut' || e.type === 'draw' ? [e.type] : []))
    expect(kinds).toEqual(['burn', 'burn', 'burnOut', 'burn', 'burn', 'burn', 'draw'])
    // Six cards came back, three of them were burned, one was drawn.
    expect([s.cards(0, 'deck').length, s.cards(0, 'trash').length, s.cards(0, 'hand').length]).toEqual([2, 4, 1])
    expect([s.points(0), s.points(1)]).toEqual([0, 1])
    s.quiet()
  })

  test('[440.4] [431.1.b] exactly as many as there are: no burn out', () => {
    const s = game({ players: [{ hand: ['Burn Two'], deck: ['U1', 'U2'] }, {}] })
    s.play(0, 'Burn Two').resolve().quiet()
    expect([s.cards(0, 'deck'), s.points(1), s.events.some(e => e.type === 'burnOut')]).toEqual([[], 0, false])
  })

  test('[436.1] one card is looked at and recycled or left', () => {
    for (const recycled of [true, false]) {
      const s = game({ players: [{ hand: ['Foresee'], deck: ['U1', 'U2', 'U3'] }, {}] })
      s.play(0, 'Foresee').resolve()
      expect([s.open().player, s.options(), s.open().min, s.open().max]).toEqual([0, ['U1'], 0, 1])
      s.choose(...(recycled ? ['U1'] : []))
      expect(s.cards(0, 'deck')).toEqual(recycled ? ['U2', 'U3', 'U1'] : ['U1', 'U2', 'U3'])
      s.quiet()
    }
  })

  test('[436.1.a] of several any number is recycled, the rest is put back in any order', () => {
    const s = game({ players: [{ hand: ['Foresee Three'], deck: ['U1', 'U2', 'U3', 'U4'] }, {}] })
    s.play(0, 'Foresee Three').resolve()
    expect(s.options()).toEqual(['U1', 'U2', 'U3'])
    s.choose('U2')
    expect(s.options()).toEqual(['U1', 'U3'])
    s.choose('U3', 'U1')
    expect([s.cards(0, 'hand'), s.cards(0, 'deck')]).toEqual([['U3'], ['U1', 'U4', 'U2']])
  })

  test('[436.4] [436.4.a] with too few cards as many as there are, without burning out', () => {
    const s = game({ players: [{ hand: ['Foresee Three'], deck: ['U1', 'U2'], trash: ['U6'] }, {}] })
    s.play(0, 'Foresee Three').resolve()
    expect(s.options()).toEqual(['U1', 'U2'])
    s.choose().choose('U2', 'U1')
    expect([s.cards(0, 'hand'), s.cards(0, 'deck'), s.points(1)]).toEqual([['U2'], ['U1'], 0])
    expect(s.events.filter(e => e.type === 'burnOut')).toEqual([])
  })

  test('[436.4.a] [431.1.c.1] an empty deck is predicted without effect', () => {
    const s = game({ players: [{ hand: ['Foresee'], deck: [], trash: ['U6'] }, {}] })
    s.play(0, 'Foresee').resolve().quiet()
    expect([s.cards(0, 'deck'), s.points(1)]).toEqual([[], 0])
  })

  test('[436.3.a] where no number is given it is one card', () => {
    const s = game({ players: [{ hand: ['Seer'], deck: ['U1', 'U2'] }, {}] })
    s.play(0, 'Seer', { place: 'base0' }).resolve()
    expect(s.options()).toEqual(['U1'])
  })
})
