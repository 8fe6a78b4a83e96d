/** Illegal targets, impossible instructions, null information and referents (359.3.e–f). */
import { describe, expect, test } from 'vitest'
import { type Placed, type ScenarioOptions, scenario } from '../../src/testing'
import { playing } from '../fixtures/playing'

const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards: playing, ...options })
const handSize = (s: ReturnType<typeof game>, player: number) => s.cards(player, 'hand').length

/** Player 0 plays `spell`; `units` of player 1 are at battlefield 0; player 1 can answer with `answers`. */
const shot = (spell: string, units: readonly Placed[], answers: readonly Placed[], base: readonly Placed[] = []) =>
  game({ players: [{ hand: [spell], base }, { hand: answers }], battlefields: [{ units: { 1: units } }, {}] })

describe('illegal targets', () => {
  test('[359.3.e.1] [359.3.e.5] [359.3.e.5 ex1] the target moved away: no damage, but the rest of the text happens', () => {
    const s = shot('Slow Bolt', ['P9'], ['Retreat']).play(0, 'Slow Bolt').pass().play(1, 'Retreat').resolve().quiet()
    expect([s.damage('P9'), handSize(s, 0)]).toEqual([0, 1])
  })

  test('[359.3.e.2] [359.3.e.4] [359.3.e.4 ex1] a unit that has become too strong is no target any more', () => {
    const s = shot('Wipe Small', ['P3', 'P2'], ['Lift'])
      .play(0, 'Wipe Small', { targets: ['P3'] })
      .pass()
      .play(1, 'Lift', { targets: ['P3'] })
      .resolve()
      .quiet()
    expect([s.damage('P3'), s.damage('P2')]).toEqual([0, 0])
  })

  test('[359.3.e.2] [359.3.e.4 ex1] one that is no longer exhausted neither', () => {
    const s = game({ players: [{ hand: ['Mark Down'] }, { hand: ['Rouse'], base: [{ card: 'P8', exhausted: true }] }] })
    s.play(0, 'Mark Down').pass().play(1, 'Rouse').resolve().quiet()
    expect([s.damage('P8'), s.isExhausted('P8')]).toEqual([0, false])
  })

  test('[359.3.e.3] [359.3.e.3 ex1] a target that left and came back in time is legal', () => {
    const s = shot('Slow Bolt', ['P9'], ['Retreat', 'Advance']).play(0, 'Slow Bolt').pass().play(1, 'Retreat').resolve()
    const t = shot('Slow Bolt', ['P9'], ['Retreat', 'Advance']).play(0, 'Slow Bolt').pass().play(1, 'Retreat').pass(3)
    t.play(1, 'Advance', { targets: ['bf0'] })
    t.resolve()
    expect([s.damage('P9'), t.damage('P9')]).toEqual([0, 4])
  })

  test('[359.3.e.4] an object that was in another zone is a new one, even at the same place', () => {
    const s = game({ players: [{ hand: ['Spark'] }, { hand: ['Bounce'], base: ['Ambusher', 'P9'] }] }).play(0, 'Spark', {
      targets: ['Ambusher'],
    })
    const key = s.key('Ambusher')
    s.pass()
      .play(1, 'Bounce', { targets: ['Ambusher'] })
      .pass(3)
      .play(1, 'Ambusher')
      .resolve()
      .quiet()
    expect([s.where('Ambusher'), s.damage('Ambusher')]).toEqual(['base1', 0])
    expect(s.key('Ambusher')).not.toBe(key)
  })

  test('[359.3.e.7] without any legal target an instruction does not execute', () => {
    const s = shot('Snare', ['P9'], ['Retreat']).play(0, 'Snare').pass().play(1, 'Retreat').resolve().quiet()
    expect([s.object('P9').stunned, handSize(s, 0)]).toEqual([false, 0])
  })

  test('[359.3.e.8] [359.3.e.8 ex1] with some left it executes for those', () => {
    const s = game({
      players: [
        { hand: ['Singularity'], runes: { mind: 6 } },
        { hand: ['Bounce'], base: ['P7', 'P9'] },
      ],
    })
    s.play(0, 'Singularity', { targets: [['P7', 'P9']] })
      .pass()
      .play(1, 'Bounce', { targets: ['P7'] })
      .resolve()
      .quiet()
    expect([s.where('P7'), s.damage('P9')]).toEqual(['hand', 6])
  })

  test('[359.3.e.10] [359.3.e.10 ex1] a spell that does nothing has been played all the same', () => {
    const s = shot('Quick Bolt', ['P9'], ['Retreat'], ['Watcher'])
      .play(0, 'Quick Bolt')
      .pass()
      .play(1, 'Retreat')
      .resolve()
      .quiet()
    expect([s.damage('P9'), s.might('Watcher')]).toEqual([0, 3])
  })

  test('[359.3.e.6] a move that is impossible by now is ignored', () => {
    const s = game({
      players: [
        { hand: ['Advance'], base: ['P9'] },
        { hand: ['Lift'], base: ['P8'] },
      ],
    }).play(0, 'Advance', { targets: ['bf0'] })
    s.state = s.engine.edit(s.state, d => {
      const i = d.objects.findIndex(o => o.key === s.key('P9'))
      d.objects[i]!.place = s.place('bf0')
      d.places[0]!.permanents = []
      d.places[s.place('bf0')]!.permanents = [i]
    })
    s.resolve()
    expect(s.where('P9')).toBe('bf0')
    expect(s.events.filter(e => e.type === 'move')).toHaveLength(0)
  })

  test.each([
    [[], 2],
    [['P1'], 2],
    [['P1', 'P2'], 2],
  ] as const)('[359.3.e.11] [359.3.e.11 ex1] "discard 2, then draw 2" with %j in hand', (hand, drawn) => {
    const s = game({ players: [{ hand: ['Trade Hand', ...hand] }, {}] })
      .play(0, 'Trade Hand')
      .resolve()
      .quiet()
    expect(s.cards(0, 'trash').sort()).toEqual([...hand, 'Trade Hand'].sort())
    expect(handSize(s, 0)).toBe(drawn)
  })
})

describe('null information', () => {
  test('[359.3.e.12] [359.3.e.12 ex1] the Might of a unit that has left is null: nothing is drawn', () => {
    const s = game({ players: [{ hand: ['Follow'], base: ['P3'] }, { hand: ['Bounce'] }] })
      .play(0, 'Follow')
      .pass()
      .play(1, 'Bounce')
      .resolve()
      .quiet()
    expect(s.cards(0, 'hand')).toEqual(['P3'])
  })

  test('[359.3.e.12.a] that of a unit which is still there is read on resolution', () => {
    const s = game({ players: [{ hand: ['Follow'], base: ['P3'] }, { hand: ['Lift'] }] })
      .play(0, 'Follow')
      .pass()
      .play(1, 'Lift')
      .resolve()
      .quiet()
    expect(handSize(s, 0)).toBe(4)
  })

  test('[359.3.e.12] [359.3.f.2.a] an illegal target tells nothing, though it is still on the board', () => {
    const s = game({ players: [{ hand: ['Weary Count'], base: [{ card: 'P3', exhausted: true }] }, { hand: ['Rouse'] }] })
    s.play(0, 'Weary Count').pass().play(1, 'Rouse').resolve().quiet()
    expect(handSize(s, 0)).toBe(0)
  })

  test('[359.3.e.12] the cost of something that has left is null as well', () => {
    const s = game({ players: [{ hand: ['Energy Count'], base: ['Pricey'] }, { hand: ['Bounce'] }] })
      .play(0, 'Energy Count')
      .pass()
    s.play(1, 'Bounce').resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Pricey'])
  })

  test.each([
    ['Blood Might', 3],
    ['Blood Count', 4],
    ['Kill Pay', 2],
  ] as const)('[359.3.e.13] %s looks back at what it killed itself', (spell, drawn) => {
    const s = game({ players: [{ hand: [spell], base: ['Pricey'] }, {}] })
      .play(0, spell)
      .resolve()
      .quiet()
    expect(s.where('Pricey')).toBe('trash')
    expect(handSize(s, 0)).toBe(drawn)
  })

  test('[359.3.e.13] an ability looks back at what its cost took away', () => {
    const s = game({ players: [{ base: ['Bomb'], hand: ['Lift'] }, { base: ['P9'] }] })
      .play(0, 'Lift', { targets: ['Bomb'] })
      .resolve()
    s.activate(0, 'Bomb').resolve().quiet()
    expect([s.where('Bomb'), s.damage('P9')]).toEqual(['trash', 3])
  })

  test('[359.3.e.13] [359.3.f.3] a trigger looks back at what its condition names', () => {
    const s = game({ players: [{ hand: ['Pyre'], base: ['Mourner', { card: 'P1', owner: 1 }] }, {}] })
      .play(0, 'Pyre', { targets: ['P1'] })
      .resolve()
      .quiet()
    expect([handSize(s, 0), handSize(s, 1)]).toEqual([1, 0])
  })
})

describe('linked instructions', () => {
  test('[359.3.e.14.a] [359.3.e.14.a ex1] if the kill is ignored, nobody draws', () => {
    const s = shot('Lance', ['P9'], ['Retreat']).play(0, 'Lance').pass().play(1, 'Retreat').resolve().quiet()
    expect([s.where('P9'), handSize(s, 1)]).toEqual(['base1', 0])
  })

  test('[359.3.e.14.b] [359.3.e.14.b ex1] if the kill is replaced, its controller still draws', () => {
    const s = game({ players: [{ hand: ['Lance'] }, { base: ['Hourglass'] }], battlefields: [{ units: { 1: ['P9'] } }, {}] })
    s.play(0, 'Lance').resolve().quiet()
    expect([s.where('P9'), s.where('Hourglass'), handSize(s, 1)]).toEqual(['base1', 'trash', 2])
  })

  test('[359.3.e.14.b ex2] "if you do" asks whether it happened', () => {
    const kept = game({ players: [{ hand: ['Grip'], base: ['P5', 'P9', 'Hourglass'] }, {}] })
      .play(0, 'Grip', { targets: ['P5'] })
      .resolve()
      .quiet()
    expect([kept.where('P5'), kept.might('P9')]).toEqual(['base0', 9])
    const killed = game({ players: [{ hand: ['Grip'], base: ['P5', 'P9'] }, {}] })
      .play(0, 'Grip', { targets: ['P5'] })
      .resolve()
      .quiet()
    expect([killed.where('P5'), killed.might('P9')]).toEqual(['trash', 14])
  })

  test('[359.3.e.14.c] [359.3.e.14.c ex1] partly prevented damage was dealt; fully prevented damage was not', () => {
    const board = (covers: number) => {
      const s = game({
        players: [{ hand: ['Strike Mend'] }, { hand: Array.from({ length: 3 }, (_, n) => ({ card: 'Cover', as: `c${n}` })) }],
        battlefields: [{ units: { 1: ['P9'] } }, { units: { 0: [{ card: 'P8', damage: 2 }] } }],
      })
        .play(0, 'Strike Mend')
        .pass()
      for (let n = 0; n < covers; n++) s.play(1, `c${n}`, { targets: ['P9'] })
      return s.resolve().quiet()
    }
    const partly = board(2)
    expect([partly.damage('P9'), partly.damage('P8')]).toEqual([1, 0])
    const fully = board(3)
    expect([fully.damage('P9'), fully.damage('P8')]).toEqual([0, 2])
  })

  test('[359.3.e.14.a] an action that changes nothing was not done', () => {
    const s = shot('Snare', [{ card: 'P9', stunned: true }], [])
      .play(0, 'Snare')
      .resolve()
      .quiet()
    expect(handSize(s, 0)).toBe(0)
    expect(handSize(shot('Snare', ['P9'], []).play(0, 'Snare').resolve().quiet(), 0)).toBe(1)
  })

  test('[359.3.e.15] a spell that leaves the chain while it resolves stops there', () => {
    const s = game({ players: [{ hand: ['Boomerang'] }, {}] })
      .play(0, 'Boomerang')
      .resolve()
      .quiet()
    expect(s.cards(0, 'hand')).toEqual(['Boomerang'])
  })

  test('[359.3.e.15] one that another spell takes from the chain never resolves', () => {
    const s = game({ players: [{ hand: ['Slow Bolt'] }, { hand: ['Take Back'] }], battlefields: [{ units: { 1: ['P9'] } }, {}] })
    s.play(0, 'Slow Bolt').pass().play(1, 'Take Back').resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Slow Bolt'])
    expect(s.damage('P9')).toBe(0)
  })

  test('[359.3.e.16] an effect for "this combat" is not made outside of one', () => {
    const s = game({ players: [{ hand: ['Battle Cry'], base: ['P9'] }, {}] })
      .play(0, 'Battle Cry')
      .resolve()
      .quiet()
    expect(s.might('P9')).toBe(9)
    const c = game({ players: [{ hand: ['Battle Cry'], base: ['P9'] }, {}], battlefields: [{ units: { 1: ['P8'] } }, {}] })
    c.move(0, ['P9'], 'bf0').play(0, 'Battle Cry').resolve()
    expect(c.might('P9')).toBe(11)
  })

  test('[355.11.b] two groups are cut down one after the other', () => {
    const s = game({
      players: [
        { hand: ['Two Fires'] },
        {
          hand: [
            { card: 'Lift', as: 'l1' },
            { card: 'Lift', as: 'l2' },
          ],
          base: ['c', 'd'].map(as => ({ card: 'P1', as })),
        },
      ],
      battlefields: [{ units: { 1: ['a', 'b'].map(as => ({ card: 'P1', as })) } }, {}],
    })
    s.play(0, 'Two Fires', {
      targets: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    })
      .pass()
      .play(1, 'l1', { targets: ['a'] })
      .play(1, 'l2', { targets: ['c'] })
      .resolve()
    s.choose('a').choose('d').quiet()
    expect(['a', 'b', 'c', 'd'].map(name => s.where(name))).toEqual(['trash', 'bf0', 'base1', 'trash'])
  })
})

describe('referents', () => {
  const sword = (hand: readonly string[]) =>
    game({ players: [{ base: ['Swordsman'], hand }, { hand }], battlefields: [{ units: { 1: ['P9'] } }, {}] }).move(
      0,
      ['Swordsman'],
      'bf0',
    )

  test('[359.3.f.2] [359.3.f.2 ex1] "my Might" and "here" are read on resolution', () => {
    expect(
      sword(['Lift'])
        .play(0, 'Lift', { targets: ['Swordsman'] })
        .resolve()
        .damage('P9'),
    ).toBe(3)
    const away = sword(['Retreat']).play(0, 'Retreat').resolve()
    expect([away.where('Swordsman'), away.damage('P9')]).toEqual(['base0', 0])
  })

  test('[359.3.f.2.a] what refers to an illegal target is ignored: no damage equal to its Might', () => {
    const s = game({
      players: [
        { hand: ['Two Duels'], base: ['P5'] },
        { base: ['P9'], hand: ['Bounce'] },
      ],
    })
      .play(0, 'Two Duels')
      .pass()
    s.play(1, 'Bounce', { targets: ['P5'] })
      .resolve()
      .quiet()
    expect(s.damage('P9')).toBe(0)
  })

  test('[359.3.f.3] [359.3.f.3 ex1] the place of the trigger condition is remembered though the source is gone', () => {
    const s = game({ players: [{ base: ['Herald'] }, { hand: ['Bounce'] }] })
      .move(0, ['Herald'], 'bf0')
      .pass()
      .play(1, 'Bounce')
      .resolve()
    expect([s.where('Herald'), s.where('Recruit')]).toEqual(['hand', 'bf0'])
  })

  test('[359.3.f.3.a] a delayed trigger keeps what was chosen when it was made', () => {
    const s = game({ players: [{ hand: ['Pact', 'Meditation'], base: ['P5', 'P9'], runes: { calm: 2 } }, {}] })
      .play(0, 'Pact', { targets: ['P9'] })
      .resolve()
    expect(s.quiet().might('P9')).toBe(10)
    s.play(0, 'Meditation', { pay: [false] })
      .resolve()
      .quiet()
    expect([s.might('P9'), s.might('P5')]).toEqual([10, 5])
  })

  test('[359.3.f.4] [359.3.f.4 ex1] "enemy" is seen from the trigger, not from its source', () => {
    const s = sword([])
    s.state = s.engine.edit(s.state, d => {
      d.objects.find(o => o.key === s.key('Swordsman'))!.controller = 1
    })
    s.pass(2)
    expect(s.damage('P9')).toBe(2)
  })
})
