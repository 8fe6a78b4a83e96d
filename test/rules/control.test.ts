/** 188–192 Control, 197–200 Locations. */
import { describe, expect, test } from 'vitest'
import type { BattlefieldPosition, SeatPosition } from '../../src/testing'
import { type Scenario, scenario } from '../../src/testing'
import { combatCards as cards } from '../fixtures/combat'

const duel = (
  seat: SeatPosition,
  battlefields: readonly BattlefieldPosition[] = [{}, {}],
  other: SeatPosition = {},
  turnPlayer = 0,
) => scenario({ cards, players: [seat, other], battlefields, turnPlayer })
const contestedBy = (s: Scenario, place: string) => s.state.places[s.place(place)]!.contestedBy

describe('190.3 contested', () => {
  test('[190.3.a] [190.3.a.1] a unit that is played there contests as one that moves there', () => {
    const s = duel({ hand: ['Sneaky Deckhand'], energy: 3 }).play(0, 'Sneaky Deckhand', { place: 'bf1' })
    expect(s.where('Sneaky Deckhand')).toBe('bf1')
    expect(contestedBy(s, 'bf1')).toBe(0)
    expect(s.asked()).toBe('focus')
    s.close()
    expect(s.controller('bf1')).toBe(0)
  })

  test('[190.3.a.1] gear does not contest', () => {
    const s = duel({}, [{ controller: -1, units: { 0: ['Flag'] } }, {}])
    expect(contestedBy(s, 'bf0')).toBe(-1)
    s.quiet()
  })

  test('[190.3.b] it stays contested during the showdown, even without units', () => {
    const s = duel({ base: ['Two Plain'], hand: ['Home'] }).move(0, ['Two Plain'], 'bf0')
    s.play(0, 'Home').resolve()
    expect(s.units('bf0')).toEqual([])
    expect(contestedBy(s, 'bf0')).toBe(0)
    s.close()
    expect(contestedBy(s, 'bf0')).toBe(-1)
  })

  test('[190.3.b] [190.4] until control is established', () => {
    const s = duel({ base: ['Two Plain'] }).move(0, ['Two Plain'], 'bf0')
    expect([contestedBy(s, 'bf0'), s.controller('bf0')]).toEqual([0, -1])
    s.close()
    expect([contestedBy(s, 'bf0'), s.controller('bf0')]).toEqual([-1, 0])
  })

  test('[190.3.b.1] without units of who contested and without a showdown there the status goes', () => {
    const s = duel({ base: ['Two Plain'], hand: ['Nothing', 'Home', 'Dash'] })
    s.play(0, 'Nothing')
      .play(0, 'Home')
      .play(0, 'Dash', { targets: ['bf0'] })
      .pass(2)
    expect([s.where('Two Plain'), contestedBy(s, 'bf0')]).toEqual(['bf0', 0])
    s.pass(2)
    expect([s.where('Two Plain'), contestedBy(s, 'bf0')]).toEqual(['base0', -1])
    s.resolve().quiet()
    expect(s.events.filter(e => e.type === 'showdownBegin')).toEqual([])
  })
})

describe('190.4 keeping and losing control', () => {
  test('[190.2.b] [190.4] a contested battlefield stays under control of its controller', () => {
    const s = duel({ base: ['Two Plain'] }, [{ units: { 1: ['One Plain'] } }, {}]).move(0, ['Two Plain'], 'bf0')
    expect(s.controller('bf0')).toBe(1)
    s.close()
    expect(s.controller('bf0')).toBe(0)
  })

  test('[190.4.a] control lasts as long as there are units, over turns, whatever other units come and go', () => {
    const s = duel({ base: ['Two Plain'] }, [{ units: { 0: ['One Plain'] } }, {}]).move(0, ['One Plain'], 'base0')
    expect(s.controller('bf0')).toBe(-1)
    const kept = duel({ base: ['Two Plain'] }, [{ units: { 0: ['One Plain'] } }, {}]).move(0, ['Two Plain'], 'bf0')
    kept.move(0, ['One Plain'], 'base0').endTurn().endTurn()
    expect(kept.controller('bf0')).toBe(0)
  })

  test('[190.4.b] during a combat control does not change though the units of the controller are gone', () => {
    const s = duel({ base: ['Two Plain'], hand: ['Slay'] }, [{ units: { 1: ['One Plain'] } }, {}]).move(0, ['Two Plain'], 'bf0')
    s.play(0, 'Slay', { targets: ['One Plain'] }).resolve()
    expect(s.units('bf0')).toEqual(['Two Plain'])
    expect(s.controller('bf0')).toBe(1)
    s.close()
    expect(s.controller('bf0')).toBe(0)
  })

  test('[190.4.c] without units there control is lost in the next cleanup of an Open State, not of a Closed one', () => {
    const s = duel({ hand: ['Nothing', 'Home'] }, [{ units: { 0: ['One Plain'] } }, {}])
    s.play(0, 'Nothing').play(0, 'Home').pass(2)
    expect(s.where('One Plain')).toBe('base0')
    expect(s.controller('bf0')).toBe(0)
    s.resolve()
    expect(s.controller('bf0')).toBe(-1)
  })

  test('[190.4.c] a showdown elsewhere does not keep it', () => {
    const s = duel({ base: ['Two Plain'], hand: ['Home'] }, [{ units: { 0: ['One Plain'] } }, {}]).move(0, ['Two Plain'], 'bf1')
    s.play(0, 'Home', { targets: ['One Plain'] }).resolve()
    expect(s.state.showdown?.place).toBe(s.place('bf1'))
    expect(s.controller('bf0')).toBe(-1)
  })
})

describe('190.6 abilities of battlefields', () => {
  test('[190.6.a] the controller controls them: he draws, his units are friendly', () => {
    const s = duel(
      { base: ['Two Plain'], hand: ['Nothing'] },
      [
        { card: 'Shrine', units: { 1: ['One Plain'] } },
        { card: 'Archive', units: { 0: ['Three Plain'] } },
      ],
      { base: ['Three Plain'] },
    )
    expect(s.might('One Plain')).toBe(2)
    s.play(0, 'Nothing').pass(2)
    expect(s.state.chain.map(item => item.controller)).toEqual([0])
    s.resolve()
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })

  test('[190.6.a] a controlled battlefield triggers for its controller also in the turn of another', () => {
    const s = duel({}, [{ card: 'Tollgate', units: { 0: ['One Plain'] } }, {}]).endTurn()
    expect(s.state.chain.map(item => item.controller)).toEqual([0])
    expect(s.open()).toMatchObject({ player: 0, reason: 'priority' })
    s.resolve()
    expect(s.points(1)).toBe(1)
  })

  test('[190.6.b ex1] of an uncontrolled one the turn player is responsible: he places it and has Priority', () => {
    const s = duel({}, [{ card: 'Tollgate' }, {}]).endTurn()
    expect(s.state.chain.map(item => item.controller)).toEqual([1])
    expect(s.open()).toMatchObject({ player: 1, reason: 'priority' })
    s.resolve()
    expect([s.points(0), s.points(1)]).toEqual([0, 1])
  })

  test('[190.6.d] without a controller "you" is nobody and its instructions are ignored', () => {
    const s = duel({}, [{ card: 'Well' }, { card: 'Shrine', controller: -1 }])
      .endTurn()
      .resolve()
    expect(s.events.filter(e => e.type === 'draw')).toHaveLength(1) // the Draw Phase
    const owned = duel({}, [{ card: 'Well', units: { 1: ['One Plain'] } }, {}])
      .endTurn()
      .resolve()
    expect(owned.cards(1, 'hand')).toHaveLength(2)
  })

  test('[190.6.d] without a controller no unit is friendly to it', () => {
    const s = duel({ base: ['Two Plain'] }, [{ card: 'Shrine' }, {}]).move(0, ['Two Plain'], 'bf0')
    expect(s.might('Two Plain')).toBe(2)
    s.close()
    expect(s.might('Two Plain')).toBe(3)
  })
})

describe('191 control of everything else', () => {
  test('[191.1] [191.3] [191.3.d] who plays a unit controls it and decides about its play effect', () => {
    const s = duel({ hand: ['Maddened Marauder'], energy: 5 }, [{ units: { 1: ['One Plain', 'Two Plain'] } }, {}])
    s.play(0, 'Maddened Marauder', { place: 'base0' })
    expect(s.object('Maddened Marauder').controller).toBe(0)
    expect(s.open()).toMatchObject({ player: 0, reason: 'target' })
  })

  test('[191.3.c] and where it is played', () => {
    const s = duel({ hand: ['Sneaky Deckhand'], energy: 3 }).play(0, 'Sneaky Deckhand')
    expect(s.open()).toMatchObject({ player: 0, reason: 'place' })
    expect(s.options()).toEqual(['base0', 'bf0', 'bf1'])
  })

  test('[191.2] [191.2.a] [191.2.c] the controller of a spell chooses its targets and pays', () => {
    const s = duel({ hand: ['Incinerate'], runes: { fury: 2 } }, [{ units: { 1: ['One Plain', 'Two Plain'] } }, {}], {
      runes: { fury: 3 },
    })
    s.play(0, 'Incinerate')
    expect(s.open()).toMatchObject({ player: 0, reason: 'target' })
    s.choose('One Plain')
    expect(s.state.chain[0]!.controller).toBe(0)
    expect([s.runes(0).ready, s.runes(1).ready]).toEqual([0, 3])
  })

  test('[191.3.a] only the controller moves a unit, though another player owns it', () => {
    const s = duel({ base: [{ card: 'Two Plain', owner: 1 }], hand: ['Slay'] })
    s.move(0, ['Two Plain'], 'bf0').close()
    expect(s.controller('bf0')).toBe(0)
    s.play(0, 'Slay').resolve()
    expect(s.cards(1, 'trash')).toEqual(['Two Plain'])
    expect(s.cards(0, 'trash')).toEqual(['Slay'])
  })

  test('[191.3.b] [191.4.a] [191.4.c] the controller of the source uses its ability and chooses for it', () => {
    const s = duel({ base: [{ card: 'Sniper', owner: 1 }] }, [{}, {}], { base: ['One Plain', 'Two Plain'] })
    s.activate(0, 'Sniper')
    expect(s.open()).toMatchObject({ player: 0, reason: 'target' })
    expect(s.options()).toEqual(['One Plain', 'Two Plain'])
    s.choose('Two Plain')
    expect(s.state.chain[0]!.controller).toBe(0)
  })

  test('[191.3.b] nobody else can use it', () => {
    const s = duel({}, [{}, {}], { base: ['Sniper'] })
    expect(s.refuse(0, { type: 'activate', object: s.key('Sniper'), ability: 0 }).rule).toBe('378')
  })

  test('[191.2.b] [191.4.d] and the modes', () => {
    const s = duel({ hand: ['Either Way'] }).play(0, 'Either Way')
    expect(s.open()).toMatchObject({ player: 0, reason: 'mode' })
    const ability = duel({ base: ['Chooser'] }).activate(0, 'Chooser')
    expect(ability.open()).toMatchObject({ player: 0, reason: 'mode' })
  })

  test('[191.4.e] the controller of an ability pays for it', () => {
    const s = duel({ base: ['Sniper'] }, [{}, {}], { base: ['One Plain'] }).activate(0, 'Sniper')
    expect(s.isExhausted('Sniper')).toBe(true)
  })
})

describe('198 locations', () => {
  test('[198.1] bases and battlefields are locations', () => {
    const s = duel({ hand: ['Muster'] }).play(0, 'Muster')
    expect(s.options()).toEqual(['base0', 'base1', 'bf0', 'bf1'])
  })

  test('[198.2] [146.1] [152.1] where a permanent is can be referred to', () => {
    const s = duel({ base: ['Two Plain', 'Flag'] }, [{ units: { 1: ['One Plain', 'Three Plain'] } }, {}])
    expect([s.where('Two Plain'), s.where('Flag'), s.where('One Plain')]).toEqual(['base0', 'base0', 'bf0'])
    const gust = duel({ base: ['Two Plain'], hand: ['Gust'], runes: { chaos: 1 } }, [
      { units: { 1: ['One Plain', 'Three Plain'] } },
      {},
    ]).play(0, 'Gust')
    expect(gust.options()).toEqual(['One Plain', 'Three Plain'])
  })
})
