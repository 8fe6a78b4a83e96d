/** Resources that may be spent only on something (429): which of several pays, and what they pay for. */
import { describe, expect, test } from 'vitest'
import {
  activated,
  add,
  addEnergy,
  asReaction,
  costs,
  deal,
  draw,
  energy,
  equip,
  exhaustThis,
  friendly,
  gearCard,
  mayPayTo,
  payKill,
  payTo,
  payX,
  power,
  spellCard,
  target,
  unit,
  unitCard,
  whenI,
  x,
} from '../../src/abilities/builders'
import type { SpendUse } from '../../src/abilities/types'
import { allCards } from '../../src/cards'
import { createEngine } from '../../src/engine'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const
const well = (id: string, name: string, ...only: readonly SpendUse[]) =>
  gearCard(id, name, free, activated(exhaustThis, asReaction, addEnergy(1, ...only)))
const cards = [
  well('TST-C11', 'Unit Well', 'units'),
  well('TST-C12', 'Mixed Well', 'units', 'gear'),
  well('TST-C13', 'Deed Well', 'units', 'unitAbilities'),
  well('TST-C14', 'Gear Well', 'gearAbilities'),
  well('TST-C15', 'War Well', 'showdowns'),
  gearCard('TST-C16', 'Fount', free, activated(exhaustThis, asReaction, add({ power: ['fury'], only: ['units'] }))),
  unitCard('TST-C17', 'Squire', { domains: ['fury'], energy: 1, might: 1 }),
  unitCard('TST-C18', 'Knight', { domains: ['fury'], energy: 1, power: ['fury'], might: 1 }),
  gearCard('TST-C19', 'Box', { domains: [], energy: 1 }, activated(energy(1), draw(1))),
  unitCard(
    'TST-C20',
    'Worker',
    { domains: [], energy: 1, might: 1 },
    activated(energy(1), draw(1)),
    whenI('play', mayPayTo(energy(1), draw(1))),
  ),
  spellCard('TST-C21', 'Chant', { domains: [], energy: 1 }, draw(1)),
  gearCard('TST-C22', 'Blade', { domains: [], energy: 1, tags: ['Equipment'], mightBonus: 1 }, equip(energy(1))),
]
const game = (options: Omit<ScenarioOptions, 'cards'>): Scenario => scenario({ cards, ...options })
const restricted = (s: Scenario) => s.state.players[0]!.restricted.map(r => `${r.amount} ${r.only.join('+')}`)

describe('what is spent', () => {
  test('what may be spent on less goes first, without a question', () => {
    const s = game({ players: [{ base: ['Unit Well', 'Mixed Well'], hand: ['Squire'], energy: 1 }, {}] })
    s.activate(0, 'Mixed Well').activate(0, 'Unit Well').play(0, 'Squire').quiet()
    expect([restricted(s), s.state.players[0]!.pool[0]]).toEqual([['1 units+gear'], 1])
  })

  test('between two that may be spent on different things the player decides', () => {
    const s = game({ players: [{ base: ['Mixed Well', 'Deed Well'], hand: ['Squire'] }, {}] })
    s.activate(0, 'Mixed Well').activate(0, 'Deed Well')
    s.act(0, { type: 'play', card: s.key('Squire') })
    const options = s.open().options.map(o => (o.kind === 'payment' ? o.restricted : []))
    expect(options).toEqual([
      [{ domain: 'energy', amount: 1, only: ['units', 'gear'] }],
      [{ domain: 'energy', amount: 1, only: ['units', 'unitAbilities'] }],
    ])
    s.plan(1).quiet()
    expect(restricted(s)).toEqual(['1 units+gear'])
  })

  test('equal ones lie together', () => {
    const s = game({
      players: [
        {
          base: [
            { card: 'Unit Well', as: 'a' },
            { card: 'Unit Well', as: 'b' },
          ],
        },
        {},
      ],
    })
    s.activate(0, 'a').activate(0, 'b')
    expect(restricted(s)).toEqual(['2 units'])
  })

  test('Power as well: of its domain, before that of the pool and of runes', () => {
    const s = game({ players: [{ base: ['Fount'], hand: ['Knight'], energy: 1, runes: { fury: 1 } }, {}] })
    s.activate(0, 'Fount').play(0, 'Knight').quiet()
    expect([restricted(s), s.runes(0).all]).toEqual([[], 1])
    expect(s.events.find(e => e.type === 'pay')?.detail).toBe('fury')
  })
})

describe('what it is spent on', () => {
  test('abilities of units and of gear', () => {
    const s = game({ players: [{ base: ['Gear Well', 'Box', 'Worker'] }, {}] })
    s.activate(0, 'Gear Well')
    expect(s.refuse(0, { type: 'activate', object: s.key('Worker'), ability: 0 }).code).toBe('cannotPay')
    s.activate(0, 'Box').resolve().quiet()
    expect([s.cards(0, 'hand').length, restricted(s)]).toEqual([1, []])
  })

  test('Equip is an ability of a gear', () => {
    const s = game({ players: [{ base: ['Gear Well', 'Blade', 'Squire'] }, {}] })
    s.activate(0, 'Gear Well').activate(0, 'Blade').resolve().quiet()
    expect(s.might('Squire')).toBe(2)
  })

  test('[204.3.b] a cost within the text of a trigger is no activated ability of the unit', () => {
    const s = game({ players: [{ base: ['Deed Well'], hand: ['Worker'], energy: 1 }, {}] })
    s.play(0, 'Worker').activate(0, 'Deed Well').resolve().quiet()
    expect([s.cards(0, 'hand'), restricted(s)]).toEqual([[], ['1 units+unitAbilities']])
  })

  test('[ruling:rbf-lux-hard-bargain] what is paid so that a spell is not countered is not paid to play it', () => {
    const all = [...allCards, spellCard('TST-C28', 'Idea', { domains: [], energy: 0 }, draw(1))]
    const s = scenario({
      cards: all,
      players: [
        { base: ['Lux, Crownguard'], hand: ['Idea'] },
        { hand: ['Hard Bargain'], runes: { chaos: 4 } },
      ],
    })
    s.activate(0, 'Lux, Crownguard').play(0, 'Idea').pass()
    s.play(1, 'Hard Bargain', { pay: [false] })
      .resolve()
      .quiet()
    expect([s.cards(0, 'hand'), s.cards(0, 'trash'), restricted(s)]).toEqual([[], ['Idea'], ['2 spells']])
  })

  test('during showdowns everything, outside of them nothing', () => {
    const s = game({ players: [{ base: ['War Well', 'Squire'], hand: ['Chant'] }, {}], battlefields: [{}, {}] })
    s.activate(0, 'War Well')
    expect(s.refuse(0, { type: 'play', card: s.key('Chant') }).code).toBe('cannotPay')
    s.move(0, ['Squire'], 'bf0')
    expect([s.asked(), restricted(s)]).toEqual(['focus', ['1 showdowns']])
  })

  test('[429.3] what is added while another Add ability is paid for goes its own way', () => {
    // The Energy for units doesn't pay for an ability that would make Power for the unit.
    const pump = gearCard(
      'TST-C23',
      'Press',
      free,
      activated(costs(energy(1), exhaustThis), asReaction, add({ power: ['fury'] })),
    )
    const all = [...cards, pump]
    const s = scenario({ cards: all, players: [{ base: ['Unit Well', 'Press'], hand: ['Knight'], energy: 1 }, {}] })
    // One Energy of the pool for the Press, the other of the Well for the Knight.
    s.act(0, { type: 'play', card: s.key('Knight') })
    s.act(0, { type: 'activate', object: s.key('Press'), ability: 0 })
    expect(s.asked()).toBe('payment')
    s.activate(0, 'Unit Well').quiet()
    expect([s.where('Knight'), restricted(s)]).toEqual(['base0', []])
    const poor = scenario({ cards: all, players: [{ base: ['Unit Well', 'Press'], hand: ['Knight'] }, {}] })
    expect(poor.refuse(0, { type: 'play', card: poor.key('Knight') }).code).toBe('cannotPay')
  })
})

describe('[357.3] [355.16] an Add ability that is used to pay leaves the payment possible', () => {
  const exchange = gearCard('TST-C24', 'Exchange', free, activated(costs(power('any'), exhaustThis), asReaction, addEnergy(2)))
  const flexible = gearCard(
    'TST-C25',
    'Scales',
    free,
    activated(exhaustThis, asReaction, payTo(payX('energy'), add({ power: ['fury'], times: x }))),
  )
  const all = [
    ...cards,
    exchange,
    flexible,
    unitCard('TST-C26', 'Lord', { domains: ['fury'], energy: 3, power: ['fury'], might: 3 }),
  ]

  test('its own cost is paid with what the card does not need', () => {
    const s = scenario({ cards: all, players: [{ base: ['Exchange'], hand: ['Lord'], runes: { fury: 1, calm: 1 } }, {}] })
    s.act(0, { type: 'play', card: s.key('Lord') })
    s.activate(0, 'Exchange').quiet()
    // The fury rune had to be left for the card itself.
    expect([s.where('Lord'), s.cards(0, 'runeDeck').slice(-2)]).toEqual(['base0', ['Calm Rune', 'Fury Rune']])
  })

  test('it is not offered where it would take what is needed', () => {
    const s = scenario({
      cards: all,
      players: [{ base: ['Exchange'], hand: ['Knight'], energy: 1, exhaustedRunes: { fury: 1 } }, {}],
    })
    s.play(0, 'Knight').quiet()
    expect([s.where('Knight'), s.isExhausted('Exchange')]).toEqual(['base0', false])
  })

  test('nor are objects that are needed used up for it', () => {
    const pyre = gearCard(
      'TST-C29',
      'Pyre',
      free,
      activated(costs(exhaustThis, payKill(unit(friendly))), asReaction, addEnergy(2)),
    )
    const maid = unitCard('TST-C30', 'Maid', { ...free, might: 1 }, activated(exhaustThis, asReaction, addEnergy(1)))
    const more = [...all, pyre, maid, unitCard('TST-C31', 'Guest', { ...free, energy: 3, might: 3 })]
    const s = scenario({ cards: more, players: [{ base: ['Pyre', 'Maid', 'Squire', 'Knight'], hand: ['Guest'] }, {}] })
    s.act(0, { type: 'play', card: s.key('Guest') })
    s.act(0, { type: 'activate', object: s.key('Pyre'), ability: 0 })
    expect([s.asked(), s.options().sort()]).toEqual(['costObject', ['Knight', 'Squire']])
    s.choose('Squire')
    s.act(0, { type: 'activate', object: s.key('Maid'), ability: 0 }).quiet()
    expect(s.where('Guest')).toBe('base0')
  })

  test('[429.3] what does not use itself up can be used again, with an object of its own each time', () => {
    const oven = gearCard('TST-C32', 'Oven', free, activated(payKill(unit(friendly)), asReaction, addEnergy(2)))
    const more = [...all, oven, unitCard('TST-C33', 'Giant', { ...free, energy: 4, might: 3 })]
    const table = (...base: string[]) =>
      scenario({ cards: more, players: [{ base: base.map((card, n) => ({ card, as: `${n}` })), hand: ['Giant'] }, {}] })
    const offered = (s: Scenario) => s.engine.explain(s.state, 0, { type: 'play', card: s.key('Giant') }).possible
    expect([offered(table('Oven', 'Squire')), offered(table('Oven', 'Oven', 'Squire'))]).toEqual([false, false])
    const s = table('Oven', 'Squire', 'Knight')
    expect(offered(s)).toBe(true)
    s.act(0, { type: 'play', card: s.key('Giant') })
    s.act(0, { type: 'activate', object: s.key('Oven'), ability: 0 }).choose('Squire')
    s.act(0, { type: 'activate', object: s.key('Oven'), ability: 0 }).quiet()
    expect([s.where('Giant'), s.cards(0, 'trash').sort()]).toEqual(['base0', ['Knight', 'Squire']])
  })

  test('an amount that is asked for is one that serves', () => {
    const s = scenario({ cards: all, players: [{ base: ['Scales'], hand: ['Lord'], runes: { calm: 5 } }, {}] })
    s.act(0, { type: 'play', card: s.key('Lord') })
    s.activate(0, 'Scales')
    expect([s.asked(), s.open().min, s.open().max]).toEqual(['amount', 1, 2])
  })
})

describe('what the registry refuses', () => {
  const refused =
    (...text: Parameters<typeof activated>) =>
    () =>
      createEngine({ cards: [gearCard('TST-C27', 'Odd', free, activated(...text))] })

  test('Add abilities of which nobody could tell beforehand what they add', () => {
    expect(refused(exhaustThis, asReaction, deal(1, target(unit())), addEnergy(1))).toThrow(/targets/)
    expect(refused(exhaustThis, asReaction, addEnergy(1), { do: 'repeat', times: 2, then: [addEnergy(1)] })).toThrow(
      /within repeat/,
    )
    expect(refused(exhaustThis, asReaction, add({ power: ['choose'], times: 2 }))).toThrow(/chosen domain/)
    expect(refused(payX('any'), asReaction, addEnergy(x))).toThrow(/any amount/)
  })
})
