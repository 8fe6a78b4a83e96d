/** Spells and abilities on the chain as what others act on: countering (425), control (191), what they choose (359.3.e.9.a). */
import { describe, expect, test } from 'vitest'
import * as b from '../../src/abilities/builders'
import { runes } from '../../src/cards/ogn/runes'
import { tokens } from '../../src/cards/tokens'
import { createEngine } from '../../src/engine'
import { testCards } from '../../src/testing/position'
import { chainArena as game } from '../fixtures/chain-items'

describe('countering', () => {
  test('[425.1.a] [401.1] an activated ability does nothing and is cleared from the chain', () => {
    const s = game({ players: [{ base: ['Scout'] }, { base: ['Rager'], hand: ['Quash'] }] })
    s.activate(0, 'Scout', 0, { targets: ['Rager'] }).pass()
    s.play(1, 'Quash').resolve().quiet()
    expect(s.damage('Rager')).toBe(0)
    expect(s.where('Scout')).toBe('base0')
    expect(s.isExhausted('Scout')).toBe(true)
    expect(s.events.find(e => e.type === 'counter')).toMatchObject({ player: 0, object: 0, card: 'TCH-032' })
  })

  test('[425.1.c] [425.1.c.1] what was paid for it stays paid', () => {
    const s = game({
      players: [
        { hand: ['Dear Dart'], energy: 2 },
        { base: ['Rager'], hand: ['Quash'] },
      ],
    })
    s.play(0, 'Dear Dart', { pay: [true] }).pass()
    s.play(1, 'Quash').resolve().quiet()
    expect(s.state.players[0]!.pool[0]).toBe(0)
    expect(s.cards(0, 'hand')).toEqual([])
    expect(s.cards(0, 'trash')).toEqual(['Dear Dart'])
  })

  test('[425.1] a triggered ability: the unit that has it is on the board all the same', () => {
    const s = game({ players: [{ hand: ['Herald'] }, { hand: ['Quash'] }] })
    s.play(0, 'Herald', { place: 'base0' }).pass()
    s.play(1, 'Quash').resolve().quiet()
    expect(s.where('Herald')).toBe('base0')
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[355.9.a.2] an ability is offered by what has it, a spell by its name', () => {
    const s = game({
      players: [
        { base: ['Scout'], hand: ['Cantrip'] },
        { base: ['Rager'], hand: ['Quash'] },
      ],
    })
    s.play(0, 'Cantrip')
      .activate(0, 'Scout', 0, { targets: ['Rager'] })
      .pass()
    s.act(1, { type: 'play', card: s.key('Quash') })
    expect(s.open().options).toMatchObject([
      { kind: 'object', card: 'TCH-024' },
      { kind: 'object', card: 'TCH-032', key: s.state.chain[1]!.key },
    ])
  })

  test('[355.9.a.2] [355.8] what asks for a spell can’t have an ability, and the other way round', () => {
    const s = game({ players: [{ base: ['Scout'] }, { base: ['Rager'], hand: ['Veto', 'Quash Ability'], energy: 1 }] })
    s.activate(0, 'Scout', 0, { targets: ['Rager'] }).pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Veto') }).rule).toBe('355.8')
    s.play(1, 'Quash Ability')
    const t = game({ players: [{ hand: ['Cantrip'] }, { hand: ['Quash Ability'] }] })
    t.play(0, 'Cantrip').pass()
    expect(t.refuse(1, { type: 'play', card: t.key('Quash Ability') }).rule).toBe('355.8')
  })

  test('[355.9.b] an own ability is no enemy one', () => {
    const s = game({ players: [{ base: ['Scout', 'Rager'], hand: ['Quash Ability'] }, {}] })
    s.activate(0, 'Scout', 0, { targets: ['Rager'] })
    expect(s.refuse(0, { type: 'play', card: s.key('Quash Ability') }).rule).toBe('355.8')
  })

  test('[359.3.e.2] [359.3.e.10] an ability that was countered in answer is no target any more', () => {
    const s = game({ players: [{ base: ['Scout'] }, { base: ['Rager'], hand: ['Quash', 'Quash Ability'] }] })
    s.activate(0, 'Scout', 0, { targets: ['Rager'] }).pass()
    s.play(1, 'Quash').play(1, 'Quash Ability').resolve().quiet()
    expect(s.events.filter(e => e.type === 'counter')).toHaveLength(1)
  })

  test('[359.3.e.13] whose it was is known after it has been countered', () => {
    const s = game({
      players: [
        { hand: ['Lesson'], energy: 2, base: ['Mule'] },
        { hand: ['Gag'], energy: 1 },
      ],
    })
    s.play(0, 'Lesson').pass().play(1, 'Gag').resolve().quiet()
    expect(s.state.players.map(p => p.xp)).toEqual([2, 0])
  })

  test('[359.3.e.14.a] without a spell to counter its controller gets nothing', () => {
    const s = game({
      players: [
        { hand: ['Lesson', 'Veto'], energy: 3, base: ['Mule'] },
        { hand: ['Gag', 'Veto'], energy: 2 },
      ],
    })
    s.play(0, 'Lesson')
      .pass()
      .play(1, 'Gag')
      .play(1, 'Veto', { targets: ['Lesson'] })
      .resolve()
      .quiet()
    expect(s.state.players.map(p => p.xp)).toEqual([0, 0])
  })

  test('[425.1.a.1] [372] where it goes instead of the trash is one of several replacements: its controller chooses', () => {
    for (const [first, zone] of [
      ['Rewind', 'hand'],
      ['Undertaker', 'banishment'],
    ] as const) {
      const s = game({
        players: [
          { hand: ['Lesson'], energy: 2, base: ['Mule'] },
          { hand: ['Rewind'], base: ['Undertaker'] },
        ],
      })
      s.play(0, 'Lesson').pass().play(1, 'Rewind').pass(2)
      expect(s.open()).toMatchObject({ player: 0, kind: 'pick' })
      s.choose(first).resolve()
      expect(s.cards(0, zone)).toContain('Lesson')
      expect(s.where('Lesson')).toBe(zone)
    }
  })

  test('[829.1.b.1] [372] a spell with Flow is banished in either order', () => {
    const s = game({
      players: [
        { trash: ['Ebb'], energy: 1 },
        { hand: ['Rewind'], base: ['Mule'] },
      ],
    })
    s.play(0, 'Ebb').pass().play(1, 'Rewind').resolve().quiet()
    expect(s.where('Ebb')).toBe('banishment')
  })

  test('[056.2] it returns to its owner, whoever played it', () => {
    const s = game({ players: [{ hand: ['Lesson', 'Rewind'], energy: 2, base: ['Mule'] }, { hand: ['Seize'] }] })
    s.play(0, 'Lesson').pass().play(1, 'Seize').pass(2)
    expect(s.state.chain[0]).toMatchObject({ controller: 1, you: 1 })
    s.pass().play(0, 'Rewind').resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['Lesson'])
  })

  test('[128.5] everybody knows the card that has returned from the chain', () => {
    const s = game({ players: [{ hand: ['Lesson'], energy: 2, base: ['Mule'] }, { hand: ['Rewind'] }] })
    s.play(0, 'Lesson').pass().play(1, 'Rewind').resolve()
    expect(s.engine.view(s.state, 1).players[0]!.hand.cards.map(c => c.card)).toEqual(['TCH-050'])
  })
})

describe('unless …', () => {
  const ransomed = (energy: number) => {
    const s = game({ players: [{ hand: ['Lesson'], energy: 2 + energy, base: ['Mule'] }, { hand: ['Ransom'] }] })
    return s.play(0, 'Lesson').pass().play(1, 'Ransom').resolve()
  }

  test('[444.2] [191.2] the controller of the spell is asked, and pays during the resolution', () => {
    const s = ransomed(1)
    expect(s.open()).toMatchObject({ player: 0, kind: 'confirm', reason: 'payCost' })
    s.confirm(true).resolve().quiet()
    expect(s.might('Mule')).toBe(5)
    expect(s.state.players[0]!.pool[0]).toBe(0)
  })

  test('[444.2] who declines has it countered', () => {
    const s = ransomed(1)
    s.confirm(false).resolve().quiet()
    expect(s.might('Mule')).toBe(3)
    expect(s.state.players[0]!.pool[0]).toBe(1)
  })

  test('[203.3] who can’t pay is not asked', () => {
    const s = ransomed(0)
    s.quiet()
    expect(s.might('Mule')).toBe(3)
  })

  test('[191.4] the controller of an ability pays for it', () => {
    const s = game({
      players: [
        { base: ['Scout'], energy: 1 },
        { base: ['Rager'], hand: ['Ransom'] },
      ],
    })
    s.activate(0, 'Scout', 0, { targets: ['Rager'] })
      .pass()
      .play(1, 'Ransom')
      .resolve()
    expect(s.open()).toMatchObject({ player: 0, reason: 'payCost' })
    s.confirm(true).resolve().quiet()
    expect(s.damage('Rager')).toBe(1)
  })

  test('[191.2] who has gained control pays', () => {
    const s = game({
      players: [
        { hand: ['Lesson', 'Ransom'], energy: 3, base: ['Mule'] },
        { hand: ['Seize'], energy: 1 },
      ],
    })
    s.play(0, 'Lesson').pass().play(1, 'Seize').pass(2)
    s.pass().play(0, 'Ransom').resolve()
    expect(s.open()).toMatchObject({ player: 1, reason: 'payCost' })
  })
})

describe('control', () => {
  test('[191.2] "you" is the new controller, the card goes to its owner’s trash', () => {
    const s = game({ players: [{ hand: ['Cantrip'] }, { hand: ['Seize'] }] })
    s.play(0, 'Cantrip').pass().play(1, 'Seize').resolve().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(0)
    expect(s.cards(1, 'hand')).toHaveLength(1)
    expect(s.cards(0, 'trash')).toEqual(['Cantrip'])
    expect(s.cards(1, 'trash')).toEqual(['Seize'])
    expect(s.events.find(e => e.type === 'control')).toMatchObject({ player: 1, card: 'TCH-024' })
  })

  test('[340.4] [312.2.c] the new controller has Priority for it', () => {
    const s = game({ players: [{ hand: ['Cantrip'] }, { hand: ['Seize'] }] })
    s.play(0, 'Cantrip').pass().play(1, 'Seize').pass(2)
    expect(s.open()).toMatchObject({ player: 1, reason: 'priority' })
  })

  test('[419.4.a] who controls it as it resolves has played it', () => {
    const s = game({
      players: [
        { hand: ['Cantrip'], base: ['Ledger'] },
        { hand: ['Seize'], base: [{ card: 'Ledger', as: 'other' }] },
      ],
    })
    s.play(0, 'Cantrip').pass().play(1, 'Seize').resolve().quiet()
    expect(s.state.players.map(p => p.xp)).toEqual([0, 2])
  })

  test('[419.4.b] who has finalized it has played it as far as counting goes', () => {
    const s = game({ players: [{ hand: ['Cantrip'] }, { hand: ['Seize'] }] })
    s.play(0, 'Cantrip').pass().play(1, 'Seize').resolve().quiet()
    expect(s.state.players.map(p => p.facts[0])).toEqual([1, 1])
  })

  test('[191.4.b] control of an ability is not that of its source', () => {
    const s = game({ players: [{ base: ['Scout'] }, { base: ['Rager'], hand: ['Seize'] }] })
    s.activate(0, 'Scout', 0, { targets: ['Rager'] })
      .pass()
      .play(1, 'Seize')
      .resolve()
      .quiet()
    expect(s.damage('Rager')).toBe(1)
    expect(s.object('Scout').controller).toBe(0)
  })

  test('[359.3.f.4 ex2] [191.4.b] an attack trigger under the other player’s control, without new choices', () => {
    const s = game({ players: [{ base: ['Rager'] }, { hand: ['Usurp Ability'] }], battlefields: [{ units: { 1: ['Ox'] } }] })
    s.move(0, ['Rager'], 'bf0').pass().play(1, 'Usurp Ability').pass(2)
    expect(s.open()).toMatchObject({ player: 1, reason: 'newChoices' })
    s.confirm(false)
    // The Ox is no enemy of the ability any more.
    s.pass(2)
    expect([s.damage('Ox'), s.damage('Rager')]).toEqual([0, 0])
  })

  test('[359.3.f.4 ex2] [751] with the attacker as its new choice', () => {
    const s = game({ players: [{ base: ['Rager'] }, { hand: ['Usurp Ability'] }], battlefields: [{ units: { 1: ['Ox'] } }] })
    s.move(0, ['Rager'], 'bf0').pass().play(1, 'Usurp Ability').pass(2)
    s.confirm(true).pass(2)
    // 3 damage from itself to itself: the Rager is dead.
    expect(s.where('Rager')).toBe('trash')
    expect(s.damage('Ox')).toBe(0)
  })

  test('[391] [419.4.b] what was said of the next spell stays with it', () => {
    const s = game({
      players: [
        { hand: ['Dart'], energy: 1, base: ['Ravenborn Tome'] },
        { hand: ['Seize'], base: ['Ox'] },
      ],
    })
    s.activate(0, 'Ravenborn Tome').resolve()
    s.play(0, 'Dart').pass().play(1, 'Seize').resolve().quiet()
    expect(s.damage('Ox')).toBe(3)
  })

  test('[652.4] when the new controller leaves it is countered, and its owner keeps the card', () => {
    const s = game({ players: [{ hand: ['Cantrip'] }, { hand: ['Seize'] }, {}], battlefields: [{}, {}, {}] })
    s.play(0, 'Cantrip').pass().play(1, 'Seize').pass(3)
    s.act(1, { type: 'concede' })
    expect(s.cards(0, 'trash')).toEqual(['Cantrip'])
    expect(s.cards(0, 'hand')).toEqual([])
  })
})

describe('what an item chooses', () => {
  test('[355.9.b] a spell or an ability that chooses a friendly unit or gear', () => {
    const s = game({
      players: [
        { hand: ['Dart'], energy: 1, base: ['Scout', 'Mule'] },
        { base: ['Rager'], hand: ['Ward'] },
      ],
    })
    s.play(0, 'Dart', { targets: ['Mule'] })
      .activate(0, 'Scout', 0, { targets: ['Rager'] })
      .pass()
    s.play(1, 'Ward')
    // The Dart chooses a unit that is no friend of player 1, so only the ability can be meant.
    expect(s.state.chain[2]!.targets).toEqual([[s.state.chain[1]!.key]])
  })

  test('[355.10.d] what affects units without choosing them is none', () => {
    const s = game({ players: [{ hand: ['Blast'] }, { hand: ['Ward'] }], battlefields: [{ units: { 1: ['Rager'] } }] })
    s.play(0, 'Blast').pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Ward') }).rule).toBe('355.8')
  })

  test('[355.7] a spell that chooses a spell chooses neither unit nor gear', () => {
    const s = game({
      players: [
        { hand: ['Veto'], energy: 1, base: ['Mule'] },
        { hand: ['Cantrip', 'Ward'], base: ['Rager'] },
      ],
      turnPlayer: 1,
    })
    s.play(1, 'Cantrip').pass().play(0, 'Veto').pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Ward') }).rule).toBe('355.8')
  })

  test('[740.1.a] what is friendly is asked from the counter’s side', () => {
    const s = game({
      players: [
        { hand: ['Dart'], energy: 1, base: ['Mule'] },
        { base: ['Rager'], hand: ['Ward'] },
      ],
    })
    s.play(0, 'Dart', { targets: ['Mule'] }).pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Ward') }).rule).toBe('355.8')
  })

  test('[355.9.b] [355.9.a.2] and once more as it resolves: the new choices of another count', () => {
    const s = game({
      players: [
        { hand: ['Dart', 'Redirect'], energy: 1, base: ['Mule'] },
        { base: ['Rager'], hand: ['Ward'] },
      ],
    })
    s.play(0, 'Dart', { targets: ['Rager'] })
      .pass()
      .play(1, 'Ward')
      .pass()
    s.play(0, 'Redirect', { targets: ['Dart'] }).pass(2)
    s.confirm(true).resolve().quiet()
    expect([s.damage('Rager'), s.damage('Mule')]).toEqual([0, 2])
  })

  test('[359.3.e.9.a] [820.2] all executions of a repeated spell choose', () => {
    const board = { battlefields: [{ units: { 1: ['Rager'] } }, { units: { 1: ['Mule'] } }] }
    const s = game({ players: [{ hand: ['Echo Dart'], energy: 1 }, { hand: ['Exact Ward'] }], ...board })
    s.play(0, 'Echo Dart', { pay: [true], targets: ['Rager', 'Mule'] }).pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Exact Ward') }).rule).toBe('355.8')
    const t = game({ players: [{ hand: ['Echo Dart'], energy: 1 }, { hand: ['Exact Ward'] }], ...board })
    t.play(0, 'Echo Dart', { pay: [true], targets: ['Rager', 'Rager'] }).pass()
    t.play(1, 'Exact Ward').resolve().quiet()
    expect(t.damage('Rager')).toBe(0)
  })

  test('[359.3.e.9.a] enemy units among its targets don’t matter', () => {
    const s = game({
      players: [{ hand: ['Volley'], base: ['Ox'] }, { hand: ['Exact Ward'] }],
      battlefields: [{ units: { 1: ['Rager'] } }],
    })
    s.play(0, 'Volley', { targets: [['Ox', 'Rager']] }).pass()
    s.play(1, 'Exact Ward').resolve().quiet()
    expect([s.damage('Rager'), s.damage('Ox')]).toEqual([0, 0])
  })

  test('[359.3.e.9.a ex1] [355.9.b] mistargeted choices count, what has left the board does not', () => {
    const attack = () =>
      game({
        players: [
          { base: ['Volibear, Furious'] },
          { hand: ['Flash', 'Exact Ward', 'Reap', { card: 'Reap', as: 'again' }], runes: { chaos: 2 } },
        ],
        battlefields: [{ units: { 1: ['Mule', 'Ox', 'Herald'] } }, {}],
      })
        .move(0, ['Volibear, Furious'], 'bf0')
        .choose('Mule', 'Ox', 'Herald')
        .pass()
    const s = attack()
    s.play(1, 'Flash', { targets: [['Mule', 'Herald']] }).pass(2)
    expect(s.where('Mule')).toBe('base1')
    s.pass()
    expect(s.refuse(1, { type: 'play', card: s.key('Exact Ward') }).rule).toBe('355.8')
    const t = attack()
    t.play(1, 'Reap', { targets: ['Mule'] })
      .play(1, 'again', { targets: ['Herald'] })
      .pass(4)
    t.pass().play(1, 'Exact Ward').pass(2)
    expect(t.damage('Ox')).toBe(0)
    expect(t.state.chain).toHaveLength(0)
  })
})

describe('playing again', () => {
  const bombed = (energy = 9) =>
    game({
      players: [
        { hand: ['Bouncing Bomb'], energy, base: [{ card: 'Ox', as: 'own' }] },
        { base: ['Rager', { card: 'Ox', as: 'theirs' }], energy },
      ],
    })

  test('[354.3] [419.3] who controls the unit may play it, with choices and a cost of his own', () => {
    const s = bombed()
    s.play(0, 'Bouncing Bomb', { targets: ['theirs'] }).resolve()
    expect(s.open()).toMatchObject({ player: 1, reason: 'mayPlay' })
    s.confirm(true)
    expect(s.state.chain).toMatchObject([{ kind: 'card', controller: 1, pending: true }])
    expect(s.open()).toMatchObject({ player: 1, reason: 'target' })
    s.choose('own')
    expect(s.state.players.map(p => p.pool[0])).toEqual([9, 8])
  })

  test('[354.3] what the first play was paid with is nothing that the second knows of', () => {
    const s = game({
      players: [
        {
          hand: ['Blood Echo'],
          energy: 9,
          base: [
            { card: 'Rager', as: 'one' },
            { card: 'Ox', as: 'two' },
          ],
        },
        { base: ['Ox'] },
      ],
    })
    s.play(0, 'Blood Echo').confirm(true).choose('one')
    expect(s.state.chain[0]!.spent).toHaveLength(1)
    s.resolve().confirm(true) // it may be played again
    expect(s.open().reason).toBe('optionalCost')
    expect(s.state.chain).toMatchObject([{ pending: true, spent: [], costObjects: [] }])
    s.confirm(false)
    expect([s.state.chain[0]!.spent, s.where('two')]).toEqual([[], 'base0'])
  })

  test('[359.3.d] who declines sends it to the trash of its owner', () => {
    const s = bombed()
    s.play(0, 'Bouncing Bomb', { targets: ['theirs'] })
      .resolve()
      .confirm(false)
      .quiet()
    expect(s.cards(0, 'trash')).toEqual(['Bouncing Bomb'])
  })

  test('[419.4.a] each time it has been played, for who controlled it', () => {
    const s = game({
      players: [
        { hand: ['Bouncing Bomb'], energy: 9, base: [{ card: 'Ox', as: 'own' }, 'Ledger'] },
        {
          base: [
            { card: 'Ox', as: 'theirs' },
            { card: 'Ledger', as: 'book' },
          ],
          energy: 9,
        },
      ],
    })
    s.play(0, 'Bouncing Bomb', { targets: ['theirs'] })
      .resolve()
      .confirm(true)
      .choose('own')
      .resolve()
    expect(s.state.players.map(p => p.xp)).toEqual([1, 0])
    s.confirm(false).resolve().quiet()
    expect(s.state.players.map(p => p.xp)).toEqual([1, 1])
  })

  test('[358.5] a play again that can’t be made leaves the chain as it would have done', () => {
    const s = bombed(0)
    s.play(0, 'Bouncing Bomb', { targets: ['theirs'] })
      .resolve()
      .confirm(true)
      .quiet()
    expect(s.cards(0, 'trash')).toEqual(['Bouncing Bomb'])
    expect(s.events.filter(e => e.type === 'play')).toHaveLength(1)
    const t = game({ players: [{ hand: ['Bouncing Bomb'], base: ['Undertaker'] }, { base: ['Ox'] }] })
    t.play(0, 'Bouncing Bomb').resolve().confirm(true).quiet()
    expect(t.cards(0, 'banishment')).toEqual(['Bouncing Bomb'])
  })

  test('[425.1.a] it can be countered then, and goes to its owner’s trash', () => {
    const s = game({
      players: [
        { hand: ['Bouncing Bomb', 'Veto'], energy: 9, base: [{ card: 'Ox', as: 'own' }] },
        { base: [{ card: 'Ox', as: 'theirs' }], energy: 9 },
      ],
    })
    s.play(0, 'Bouncing Bomb', { targets: ['theirs'] })
      .resolve()
      .confirm(true)
      .choose('own')
    s.pass().play(0, 'Veto').resolve().quiet()
    expect(s.damage('own')).toBe(0)
    expect(s.cards(0, 'trash')).toEqual(['Bouncing Bomb', 'Veto'])
  })

  test('[715] [417.1.e] each time that it has dealt damage adds 1, whoever plays it', () => {
    const s = bombed()
    s.play(0, 'Bouncing Bomb', { targets: ['theirs'] }).resolve()
    expect(s.damage('theirs')).toBe(2)
    s.confirm(true).choose('own').resolve()
    expect(s.damage('own')).toBe(3)
    s.confirm(true).choose('theirs').resolve()
    expect(s.damage('theirs')).toBe(6)
    s.confirm(true).choose('own').resolve()
    expect(s.damage('own')).toBe(8)
  })

  test('[387] [124] a reflexive ability of a spell finds the spell in the trash', () => {
    const s = game({
      players: [{ hand: ['Cull'], energy: 9 }, {}],
      battlefields: [{ units: { 1: ['Mule'] } }, { units: { 1: ['Rager'] } }],
    })
    s.play(0, 'Cull', { targets: ['Mule'] }).resolve()
    expect(s.cards(0, 'trash')).toEqual(['Cull'])
    expect(s.open()).toMatchObject({ player: 0, reason: 'mayPlay' })
    s.confirm(true)
    expect(s.state.players[0]!.pool[0]).toBe(6)
    s.resolve().confirm(false).quiet()
    expect(s.where('Rager')).toBe('trash')
  })

  test('[124] but not when it has been moved on in answer', () => {
    const s = game({
      players: [{ hand: ['Cull'], energy: 9 }, { hand: ['Salvage'] }],
      battlefields: [{ units: { 1: ['Mule'] } }, { units: { 1: ['Rager'] } }],
    })
    s.play(0, 'Cull', { targets: ['Mule'] }).pass(2)
    expect(s.state.chain).toMatchObject([{ kind: 'ability' }])
    s.pass()
      .play(1, 'Salvage', { targets: ['Cull'] })
      .resolve()
      .quiet()
    expect(s.where('Cull')).toBe('banishment')
  })

  test('[056.2] "your trash" is not that of another owner', () => {
    const s = game({
      players: [
        { hand: ['Cull'], energy: 9 },
        { hand: ['Seize'], energy: 9 },
      ],
      battlefields: [{ units: { 1: ['Mule'] } }, { units: { 1: ['Rager'] } }],
    })
    s.play(0, 'Cull', { targets: ['Mule'] })
      .pass()
      .play(1, 'Seize')
      .resolve()
      .quiet()
    expect(s.cards(0, 'trash')).toEqual(['Cull'])
    expect(s.where('Mule')).toBe('trash')
  })
})

describe('what the registry refuses', () => {
  const refusal = (
    ...text: Parameters<typeof b.spellCard> extends [unknown, unknown, unknown, ...infer R] ? R : never
  ): string => {
    try {
      createEngine({
        cards: [...runes, ...tokens, ...testCards, b.spellCard('TCH-900', 'Test', { domains: [], energy: 0 }, ...text)],
      })
      return ''
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  test('control of permanents, new choices for what is not on the chain', () => {
    expect(refusal(b.gainControl(b.target(b.unit())))).toContain('gaining control')
    expect(refusal(b.choose(b.target(b.unit())), b.newChoices(b.it))).toContain('new choices')
  })

  test('anything else that is done with abilities on the chain', () => {
    expect(refusal(b.returnToHand(b.target(b.spellOrAbility())))).toContain('abilities on the chain')
    expect(refusal(b.deal(1, b.target(b.ability())))).toContain('abilities on the chain')
  })

  test('abilities on the chain as anything but targets, and questions that no ability can answer', () => {
    expect(refusal(b.ifThen(b.thereIs(b.ability()), b.draw(1)))).toContain('can only be targets')
    expect(refusal(b.counter(b.target(b.spellOrAbility(b.energyAtMost(3)))))).toContain('whether it is energy')
  })
})
