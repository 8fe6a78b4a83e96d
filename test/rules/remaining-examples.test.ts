/** Examples and small rules of the chapters 360–397, 413–444, 700–746 and 800–822 that no other file shows. */
import { describe, expect, test } from 'vitest'
import {
  activated,
  affected,
  all,
  among,
  anyNumber,
  asLongAs,
  banish,
  burn,
  card,
  choose,
  create,
  deal,
  delayed,
  draw,
  drawThese,
  empower,
  enemy,
  energy,
  equip,
  event,
  exhaust,
  exhaustThis,
  friendly,
  gainXp,
  gearCard,
  giveMight,
  haveMight,
  instead,
  is,
  kill,
  legendCard,
  me,
  object,
  oneOnOne,
  oneOrMore,
  prevent,
  reaction,
  revealHand,
  revealTop,
  spellBonusDamage,
  spellCard,
  target,
  unit,
  unitCard,
  when,
  whenI,
  whenYou,
  whileEmpowered,
  worksFrom,
} from '../../src/abilities/builders'
import type { CardDefinition } from '../../src/abilities/types'
import { describe as describeCard } from '../../src/language'
import type { Action } from '../../src/rules/action'
import { zoneCards } from '../../src/state/query'
import { Zone } from '../../src/state/types'
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
  spellCard('TSE-025', 'Burn Two', free, burn(2)),
  gearCard('TSE-026', 'Ash Jar', free, whenYou('burn', card(), gainXp(1))),
  gearCard('TSE-027', 'Ash Bowl', free, whenYou('burn', card(), oneOrMore, gainXp(10))),
  unitCard('TSE-028', 'Duelist', body, asLongAs(is(me, oneOnOne), haveMight(3, me))),
  { ...legendCard('aide', 'Aide', { domains: [], champion: 'Aide' }, haveMight(1, unit(friendly))), token: true },
  spellCard('TSE-029', 'Call Aide', free, create('aide')),
  spellCard('TSE-030', 'Open Hand', free, revealHand()),
  unitCard('TSE-031', 'Vain One', body, when(event('reveal', { subject: me }), worksFrom('hand'), gainXp(5))),
  spellCard('TSE-033', 'Tire', free, exhaust(target(unit()))),
  spellCard('TSE-034', 'Touch Anything', free, choose(target(object()))),
  unitCard('TSE-035', 'Rising One', body, activated(energy(0), empower(me)), whileEmpowered(whenI('empower', gainXp(1)))),
  gearCard('TSE-036', 'Grip', { ...free, mightBonus: 1, tags: ['Equipment'] }, equip(energy(0))),
  gearCard('TSE-037', 'No Draws', free, instead(event('draw', { player: 'opponent' }))),
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

describe('small rules', () => {
  test('[424.1.a.1] other cards and the revealed card itself can speak of its being revealed', () => {
    const s = game({ players: [{ hand: ['Open Hand', 'Vain One', 'U1'], base: ['Showman'] }, {}] })
    s.play(0, 'Open Hand').resolve()
    if (s.asked() === 'triggers') s.choose(...s.open().options.map((_, n) => `#${n}`))
    s.resolve().quiet()
    // Two cards were revealed: 2 for the Showman, 5 for the card that was one of them.
    expect(xp(s)).toBe(7)
    const unseen = game({ players: [{ hand: ['Show One', 'Vain One'], base: ['Showman'] }, {}] })
    unseen.play(0, 'Show One').resolve().quiet()
    expect(xp(unseen)).toBe(1)
  })

  test('[439.2.b.4] a legend that is created is in the Legend Zone, and works there', () => {
    const s = game({ players: [{ hand: ['Call Aide'], base: ['U3'] }, { base: ['U4'] }] })
    s.play(0, 'Call Aide').resolve().quiet()
    const zone = (p: number) => zoneCards(s.state, p, Zone.Legend).map(i => s.state.objects[i]!.key)
    expect([zone(0).includes(s.key('Aide')), zone(1).includes(s.key('Aide'))]).toEqual([true, false])
    expect([s.might('U3'), s.might('U4'), count(s, 'play')]).toEqual([4, 4, 1])
  })

  test('[440.1.a] what triggers on burning does so after all cards are in the trash', () => {
    const s = game({ players: [{ hand: ['Burn Two'], base: ['Ash Jar', 'Ash Bowl'], deck: ['U1', 'U2', 'U3'] }, {}] })
    s.play(0, 'Burn Two').resolve()
    expect([s.cards(0, 'deck'), xp(s), s.asked()]).toEqual([['U3'], 0, 'triggers'])
    s.choose(...s.open().options.map((_, n) => `#${n}`))
      .resolve()
      .quiet()
    expect([xp(s), count(s, 'burn')]).toEqual([12, 2])
    const other = game({ players: [{ base: ['Ash Jar'] }, { hand: ['Burn Two'] }], turnPlayer: 1 })
    other.play(1, 'Burn Two').resolve().quiet()
    expect(xp(other)).toBe(0)
  })

  test('[443.3.a] nobody skips anything by himself; an effect makes him skip it', () => {
    const s = game()
    for (const wish of [{ type: 'skip' }, { type: 'skip', what: 'drawPhase' }])
      expect(s.refuse(0, wish as unknown as Action).code).toBe('malformed')
    s.endTurn()
    expect(s.cards(1, 'hand')).toHaveLength(1)
    const skipped = game({ players: [{ base: ['No Draws'] }, {}] }).endTurn()
    expect([skipped.cards(1, 'hand'), skipped.state.turnPlayer]).toEqual([[], 1])
  })

  test('[704.1] a buff is no target, the unit that has it is', () => {
    const s = game({ players: [{ hand: ['Touch Anything'], base: [{ card: 'U3', buffed: true }, 'U4'] }, {}] })
    s.act(0, { type: 'play', card: s.key('Touch Anything') })
    expect(
      s
        .options()
        .filter(o => o.startsWith('U'))
        .sort(),
    ).toEqual(['U3', 'U4'])
    expect(s.open().options.every(o => o.kind === 'object')).toBe(true)
  })

  test('[725.4] what triggers on the very event that fulfils its dependent keyword is there for it', () => {
    const s = game({ players: [{ base: ['Rising One'] }, {}] })
    s.activate(0, 'Rising One').resolve().quiet()
    expect([s.object('Rising One').empowered, xp(s)]).toEqual([1, 1])
  })

  test('[740.2.b] one on one: both are alone, and there is an enemy', () => {
    const might = (mine: readonly string[], theirs: readonly string[]): number =>
      game({ players: [{}, {}], battlefields: [{ units: { 0: mine } }, { units: { 1: theirs } }] }).might('Duelist')
    expect(might(['Duelist'], ['U1'])).toBe(2)
    const fight = (own: readonly string[], enemies: readonly string[]): number => {
      const s = game({ players: [{ base: ['Duelist', ...own] }, {}], battlefields: [{ units: { 1: enemies } }, {}] })
      s.move(0, ['Duelist', ...own], 'bf0')
      return s.might('Duelist')
    }
    expect([fight([], ['U9']), fight(['U8'], ['U9']), fight([], ['U9', 'U8'])]).toEqual([5, 2, 2])
    expect(describeCard(cards.find(c => c.id === 'TSE-028')!).text).toContain('one on one')
  })

  test('[414.3] nothing is exhausted but by an effect, or as the cost of something', () => {
    const s = game({ players: [{ base: ['U3', 'Tome'], hand: ['Tire'] }, { base: ['U4'] }] })
    for (const name of ['U3', 'Tome', 'U4'])
      expect(s.refuse(0, { type: 'exhaust', object: s.key(name) } as unknown as Action).code).toBe('malformed')
    s.play(0, 'Tire', { targets: ['U4'] }).resolve()
    expect([s.isExhausted('U4'), s.isExhausted('U3'), s.isExhausted('Tome')]).toEqual([true, false, false])
    s.activate(0, 'Tome').resolve()
    s.move(0, ['U3'], 'bf0')
    expect([s.isExhausted('Tome'), s.isExhausted('U3')]).toEqual([true, true])
  })

  test('[818.1.b.2] the chosen unit is what the Equipment lies under', () => {
    const s = game({ players: [{ base: ['Grip', 'U3', 'U4'] }, {}] })
    s.activate(0, 'Grip', 0, { targets: ['U4'] })
      .resolve()
      .quiet()
    expect([s.object('Grip').attachedTo, s.object('U4').attachedTo, s.might('U4'), s.might('U3')]).toEqual([s.key('U4'), 0, 5, 3])
  })
})
