/** Examples and small rules of the chapters 360–397, 413–444, 700–746 and 800–822 that no other file shows. */
import { describe, expect, test } from 'vitest'
import {
  activated,
  affected,
  all,
  among,
  anyNumber,
  banish,
  card,
  deal,
  delayed,
  draw,
  drawThese,
  enemy,
  energy,
  event,
  exhaustThis,
  friendly,
  gainXp,
  gearCard,
  giveMight,
  it,
  kill,
  prevent,
  reaction,
  revealTop,
  spell,
  spellBonusDamage,
  spellCard,
  target,
  unit,
  unitCard,
  when,
  whenYou,
} from '../../src/abilities/builders'
import type { CardDefinition } from '../../src/abilities/types'
import { describe as describeCard } from '../../src/language'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const
const body = { ...free, might: 2 } as const

const cards: readonly CardDefinition[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => unitCard(`TSE-00${n}`, `U${n}`, { ...free, might: n })),
  spellCard('TSE-010', 'Study', free, reaction(), draw(1)),
  spellCard('TSE-011', 'Spark', free, reaction(), deal(3, target(unit()))),
  spellCard('TSE-012', 'Guard', free, reaction(), prevent(2, target(unit()))),
  spellCard('TSE-013', 'Raise', free, reaction(), giveMight(2, target(unit()))),
  spellCard('TSE-014', 'Slay', free, reaction(), kill(target(unit()))),
  spellCard('TSE-015', 'Stow', free, revealTop(1), banish(all(card(among()))), delayed(whenYou('conquer', drawThese(affected)))),
  spellCard('TSE-016', 'Show One', free, revealTop(1)),
  spellCard('TSE-017', 'Next One', free, reaction(), delayed(spellBonusDamage(1), { uses: 1 })),
  spellCard('TSE-018', 'Rain', free, deal(2, all(unit(enemy)))),
  spellCard('TSE-019', 'Volley', free, deal(3, anyNumber(unit(enemy)), { split: true })),
  gearCard('TSE-023', 'Tome', free, activated(exhaustThis, delayed(spellBonusDamage(1), { uses: 1 }))),
  unitCard('TSE-024', 'Thrower', body, activated(energy(0), deal(2, target(unit(enemy))))),
  unitCard('TSE-020', 'Proud Watcher', body, when(event('becomeMighty', { subject: unit(friendly) }), gainXp(1))),
  gearCard('TSE-021', 'Reference Book', free, activated(energy(2), draw(1))),
  unitCard('TSE-022', 'Showman', body, whenYou('reveal', card(), gainXp(1))),
]

const game = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}], ...options })
const xp = (s: Scenario, player = 0): number => s.state.players[player]!.xp
const count = (s: Scenario, type: string): number => s.events.filter(e => e.type === type).length

describe('replacement effects that are game actions', () => {
  test('[369.2 ex1] burning out stands in for the draw that an empty deck can not give, and the draw comes after it', () => {
    const s = game({ players: [{ hand: ['Study'], deck: [], trash: ['U1'] }, {}] })
    s.play(0, 'Study').resolve()
    expect(s.lastEvents.map(e => e.type).filter(t => t === 'draw' || t === 'burnOut')).toEqual(['burnOut', 'draw'])
    expect([s.cards(0, 'hand'), s.points(1)]).toEqual([['U1'], 1])
    const enough = game({ players: [{ hand: ['Study'], deck: ['U1'] }, {}] })
    enough.play(0, 'Study').resolve()
    expect([count(enough, 'burnOut'), enough.cards(0, 'hand')]).toEqual([0, ['U1']])
  })

  test('[369.2 ex2] preventing stands in for the damage: no more of it was ever dealt', () => {
    const s = game({ players: [{ hand: ['Guard', 'Spark'], base: ['U5'] }, {}] })
    s.play(0, 'Guard', { targets: ['U5'] }).resolve()
    s.play(0, 'Spark', { targets: ['U5'] }).resolve()
    expect([s.damage('U5'), s.events.filter(e => e.type === 'damage').map(e => e.amount)]).toEqual([1, [1]])
  })

  test('[370.1.a ex2] the moment in which a unit becomes Mighty is an event; to be Mighty is none', () => {
    const s = game({ players: [{ hand: ['Raise', 'Raise'], base: ['U4', 'U6', 'Proud Watcher'] }, {}] })
    s.play(0, 'Raise', { targets: ['U6'] })
      .resolve()
      .quiet()
    expect([xp(s), count(s, 'becomeMighty')]).toEqual([0, 0])
    s.play(0, 'Raise', { targets: ['U4'] })
      .resolve()
      .quiet()
    expect([xp(s), count(s, 'becomeMighty')]).toEqual([1, 1])
  })
})

describe('activated abilities', () => {
  test('[377.1 ex1] the cost is 2 Energy, the effect a card', () => {
    const s = game({ players: [{ base: ['Reference Book'], energy: 3, deck: ['U1', 'U2'] }, {}] })
    s.activate(0, 'Reference Book')
    expect([s.state.players[0]!.pool[0], s.cards(0, 'hand')]).toEqual([1, []])
    s.resolve().quiet()
    expect([s.state.players[0]!.pool[0], s.cards(0, 'hand')]).toEqual([1, ['U1']])
    // 1 Energy is no payment, and without it nothing is drawn.
    expect(s.refuse(0, { type: 'activate', object: s.key('Reference Book'), ability: 0 }).code).toBe('cannotPay')
    expect(describeCard(cards.find(c => c.id === 'TSE-021')!).text).toBe('{2}: Draw 1.')
  })
})

describe('what was banished by the same object', () => {
  const two = (): Scenario =>
    game({
      players: [{ hand: ['Stow', { card: 'Stow', as: 's2' }], base: ['U4', 'U5'], deck: ['U1', 'U2', 'U3'] }, {}],
    })

  test('[427.3.a ex1] [427.3] two of the same spell: each draws its own card', () => {
    const s = two()
    s.play(0, 'Stow').resolve()
    s.play(0, 's2').resolve()
    expect(s.cards(0, 'banishment')).toEqual(['U1', 'U2'])
    s.move(0, ['U4'], 'bf0').close()
    if (s.asked() === 'triggers') s.choose('#0', '#1')
    s.pass(2)
    // One trigger has resolved: one card is drawn, not both.
    expect([s.state.chain.length, s.cards(0, 'banishment').length, s.cards(0, 'hand').length]).toEqual([1, 1, 1])
    s.resolve().quiet()
    expect([s.cards(0, 'banishment'), [...s.cards(0, 'hand')].sort()]).toEqual([[], ['U1', 'U2']])
  })

  test('[427.3.a ex1] when the turn is over the first card stays there for good, also when a second spell is fulfilled', () => {
    const s = two()
    s.play(0, 'Stow').resolve()
    s.endTurn().endTurn()
    const drawn = s.cards(0, 'hand').filter(n => n !== 'Stow')
    expect([s.cards(0, 'banishment'), drawn]).toEqual([['U1'], ['U2']])
    s.play(0, 's2').resolve()
    expect(s.cards(0, 'banishment')).toEqual(['U1', 'U3'])
    s.move(0, ['U4'], 'bf0').close().resolve()
    expect(s.cards(0, 'banishment')).toEqual(['U1'])
    expect(s.cards(0, 'hand')).toContain('U3')
  })
})

describe('Bonus Damage of just the next spell', () => {
  test('[391 ex1] it deals 1 more, the spell after it does not', () => {
    const s = game({ players: [{ hand: ['Next One', 'Spark', { card: 'Spark', as: 's2' }] }, { base: ['U8', 'U9'] }] })
    s.play(0, 'Next One').resolve()
    s.play(0, 'Spark', { targets: ['U8'] }).resolve()
    s.play(0, 's2', { targets: ['U9'] }).resolve()
    expect([s.damage('U8'), s.damage('U9')]).toEqual([4, 3])
  })

  test('[391] the next one that is played, though another resolves first; what is on the chain already is not meant', () => {
    const s = game({ players: [{ hand: ['Spark', 'Next One', { card: 'Spark', as: 's2' }] }, { base: ['U8', 'U9'] }] })
    s.play(0, 'Spark', { targets: ['U8'] })
      .play(0, 'Next One')
      .pass(2)
    s.play(0, 's2', { targets: ['U9'] }).resolve()
    expect([s.damage('U8'), s.damage('U9')]).toEqual([3, 4])
    const two = game({
      players: [{ hand: ['Next One', 'Spark', { card: 'Spark', as: 's2' }] }, { base: ['U8', 'U9'] }],
    })
    two.play(0, 'Next One').resolve()
    two.play(0, 'Spark', { targets: ['U8'] }).play(0, 's2', { targets: ['U9'] })
    two.pass(2)
    expect([two.damage('U8'), two.damage('U9')]).toEqual([0, 3])
    two.resolve()
    expect([two.damage('U8'), two.damage('U9')]).toEqual([4, 3])
  })

  test('[391] a spell that deals nothing was the next one all the same; an ability is no spell', () => {
    const s = game({
      players: [
        { hand: ['Next One', { card: 'Next One', as: 'n2' }, 'Study', 'Spark'], base: ['Thrower'] },
        { base: ['U8', 'U9'] },
      ],
    })
    s.play(0, 'Next One').resolve().play(0, 'Study').resolve()
    s.play(0, 'Spark', { targets: ['U8'] }).resolve()
    expect(s.damage('U8')).toBe(3)
    s.play(0, 'n2').resolve()
    s.activate(0, 'Thrower', 0, { targets: ['U9'] }).resolve()
    expect(s.damage('U9')).toBe(2)
  })

  test('[391] only a spell of its player, and only this turn', () => {
    const s = game({
      players: [
        { hand: ['Next One', 'Study', 'Spark'], base: ['U7'] },
        { hand: [{ card: 'Spark', as: 'theirs' }], base: ['U8'] },
      ],
    })
    s.play(0, 'Next One').resolve()
    s.play(0, 'Spark', { targets: ['U8'] })
      .pass()
      .play(1, 'theirs', { targets: ['U7'] })
      .resolve()
    expect([s.damage('U8'), s.damage('U7')]).toEqual([4, 3])
    const later = game({ players: [{ hand: ['Next One', 'Spark'] }, { base: ['U8'] }] })
    later.play(0, 'Next One').resolve().endTurn().endTurn()
    later.play(0, 'Spark', { targets: ['U8'] }).resolve()
    expect(later.damage('U8')).toBe(3)
  })

  test('[715.2] [391] each instance of damage of that spell; two of these add up', () => {
    const s = game({
      players: [
        { hand: ['Next One', { card: 'Next One', as: 'n2' }, { card: 'Next One', as: 'n3' }, 'Rain'] },
        { base: ['U8', 'U9'] },
      ],
    })
    // The second is itself the next spell after the first.
    s.play(0, 'Next One').resolve().play(0, 'n2').resolve().play(0, 'Rain').resolve()
    expect([s.damage('U8'), s.damage('U9')]).toEqual([3, 3])
    const tomes = game({
      players: [
        {
          base: [
            { card: 'Tome', as: 't1' },
            { card: 'Tome', as: 't2' },
          ],
          hand: ['Rain'],
        },
        { base: ['U8', 'U9'] },
      ],
    })
    tomes.activate(0, 't1').resolve().activate(0, 't2').resolve().play(0, 'Rain').resolve()
    expect([tomes.damage('U8'), tomes.damage('U9')]).toEqual([4, 4])
  })

  test('[715.3] [355.14.c] while the next spell is being played it counts for how many it can be split among', () => {
    const units = ['U5', 'U6', 'U7', 'U8']
    const at = (tomes: readonly string[]): Scenario => {
      const s = game({ players: [{ base: tomes, hand: ['Volley'] }, { base: units }] })
      for (const name of tomes) s.activate(0, name).resolve()
      return s.act(0, { type: 'play', card: s.key('Volley') })
    }
    expect(at([]).open().max).toBe(3)
    const s = at(['Tome'])
    expect(s.open().max).toBe(4)
    s.choose(...units)
    if (s.open().kind === 'pay') s.plan(0)
    s.resolve().quiet()
    expect(units.map(u => s.damage(u))).toEqual([1, 1, 1, 1])
  })
})
