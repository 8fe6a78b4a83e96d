/** Costs that texts ask for (206), and the parts of a cost that are not resources (356.7, 357.2). */
import { describe, expect, test } from 'vitest'
import { allCards } from '../../src/cards'
import { type ScenarioOptions, scenario } from '../../src/testing'
import { arena } from '../fixtures/cards'
import { activationPrices } from '../fixtures/prices'
import { askingForCosts } from '../fixtures/totals'

const cards = [...allCards, ...askingForCosts]
const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards, ...options })

describe('206 costs that are asked for', () => {
  test('[206] [206 ex2] a spell that is repeated costs no more to those who ask', () => {
    const s = arena({
      players: [
        { hand: ['Rocket Barrage'], runes: { mind: 8 } },
        { hand: ['Defy'], base: ['V9'], runes: { calm: 2 } },
      ],
    })
    s.play(0, 'Rocket Barrage', { pay: [true] })
    while (s.asked() !== 'priority') s.choose(s.asked() === 'mode' ? 'mode 0' : 'V9')
    expect(s.state.chain[0]!.energySpent).toBe(8)
    s.pass().play(1, 'Defy').resolve().quiet()
    expect([s.cards(0, 'trash'), s.damage('V9')]).toEqual([['Rocket Barrage'], 0])
  })

  test('[206.1] [206.1 ex1] of an ability the base cost counts, even if it is altered', () => {
    const doomsday = (points: number) => {
      const s = game({
        players: [
          { base: ['Cost Counter', 'Doomsday'], deck: ['Plain'], energy: 12 - points },
          { hand: ['Plain'], points },
        ],
      })
      s.activate(0, 'Doomsday')
      return s
    }
    const s = doomsday(6)
    expect(s.state.players[0]!.pool[0]).toBe(0)
    s.pass(2)
    expect(s.state.chain.map(item => item.ability)).toEqual(['TTO-101#0'])
    s.pass(2)
    expect(s.cards(0, 'hand')).toEqual(['Plain'])
    expect(activationPrices(game({ players: [{ base: ['Doomsday'], energy: 12 }, { points: 2 }] }), 'Doomsday')).toEqual(['10+0'])
  })

  test('[206.1] [419.4.a] an ability that costs less than that does not trigger it, nor does that of an opponent', () => {
    const s = game({ players: [{ base: ['Cost Counter', 'Six Shooter'], deck: ['Plain', 'Plain'], energy: 6 }, {}] })
    s.activate(0, 'Six Shooter').resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Plain'])
    const theirs = game({
      players: [
        { base: ['Doomsday'], energy: 12 },
        { base: ['Cost Counter'], deck: ['Plain'], hand: ['Plain'] },
      ],
    })
    theirs.activate(0, 'Doomsday').resolve().quiet()
    expect(theirs.cards(1, 'hand')).toEqual([])
  })

  test('[206.1] [206.1 ex2] [821.1.c.2] Weaponmaster pays the altered cost of an Equip', () => {
    const weapon = (runes: number) => {
      const s = game({
        players: [{ hand: ['Weapon Hand'], base: ['Siege Blade'], runes: { fury: runes } }, {}],
        battlefields: [{ units: { 1: ['Plain'] } }, { units: { 1: ['Plain'] } }],
      })
      s.play(0, 'Weapon Hand', { place: 'base0' })
      while (s.asked() === 'performTrigger') s.confirm(true)
      s.resolve()
      return s
    }
    // {4}{any}: {2} less for two battlefields, {any} less for Weaponmaster.
    const s = weapon(2)
    expect(s.asked()).toBe('payCost')
    s.confirm(true).quiet()
    expect([s.might('Weapon Hand'), s.runes(0)]).toEqual([3, { ready: 0, all: 2 }])
    expect(weapon(1).quiet().might('Weapon Hand')).toBe(2)
  })
})

describe('356.7, 357.2 costs that are not resources', () => {
  test('[356.7] [356.7 ex1] killing a unit is a cost like any other: it is paid before the card is played', () => {
    const s = game({ players: [{ hand: ['Cruel'], base: ['Plain'] }, {}] }).play(0, 'Cruel', { place: 'base0' })
    expect([s.units('base0'), s.cards(0, 'trash')]).toEqual([['Cruel'], ['Plain']])
    const alone = game({ players: [{ hand: ['Cruel'] }, { base: ['Plain'] }] })
    expect(alone.refuse(0, { type: 'play', card: alone.key('Cruel') }).code).toBe('cannotPay')
  })

  const patron = (base: readonly string[], first?: string) => {
    const s = game({ players: [{ hand: ['Patron', 'Cruel', 'Weapon Hand'], base }, {}] })
    s.play(0, 'Patron', { costs: base.length > 1 ? [['Scavenger'], ['Cruel']] : [['Cruel']], place: 'base0' })
    if (first !== undefined) s.choose(...(first === 'Cruel' ? ['Cruel', 'Scavenger'] : ['Scavenger', 'Cruel']))
    return s
  }
  const paid = (s: ReturnType<typeof patron>) => s.events.filter(e => e.type === 'die' || e.type === 'discard').map(e => e.type)

  test('[357.2] [357.2 ex1] where something notices it, the two can be paid in either order', () => {
    const asked = patron(['Scavenger', 'Plain'])
    expect([asked.asked(), asked.options()]).toEqual(['costOrder', ['Scavenger', 'Cruel']])
    const killFirst = patron(['Scavenger', 'Plain'], 'Scavenger')
    expect(paid(killFirst)).toEqual(['die', 'discard'])
    // It was gone as the card was discarded.
    expect(killFirst.state.chain).toEqual([])
    const discardFirst = patron(['Scavenger', 'Plain'], 'Cruel')
    expect(paid(discardFirst)).toEqual(['discard', 'die'])
    expect(discardFirst.state.chain.map(item => item.ability)).toEqual(['TTO-107#0'])
  })

  test('[357.2] where nothing notices it, nobody is asked', () => {
    const s = game({ players: [{ hand: ['Patron', 'Cruel', 'Weapon Hand'], base: ['Plain'] }, {}] })
    s.play(0, 'Patron', { costs: [['Cruel']], place: 'base0' }).quiet()
    expect([s.units('base0'), s.cards(0, 'trash').sort()]).toEqual([['Patron'], ['Cruel', 'Plain']])
  })
})
