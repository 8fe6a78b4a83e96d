/** 750–755: making new choices for what is on the chain. */
import { describe, expect, test } from 'vitest'
import { type ScenarioOptions, scenario } from '../../src/testing'
import { chainCards } from '../fixtures/chain-items'

const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards: chainCards, ...options })
type Game = ReturnType<typeof game>

/** Player 0 has played the spell, player 1 answers with the other one; both have resolved up to the first question. */
function usurped(
  spell: string,
  choices: Parameters<Game['play']>[2],
  board: Omit<ScenarioOptions, 'cards'>,
  answer = 'Usurp',
): Game {
  const [own = {}, theirs = {}, ...others] = board.players
  const s = game({
    ...board,
    players: [{ ...own, hand: [spell, ...(own.hand ?? [])] }, { ...theirs, hand: [answer, ...(theirs.hand ?? [])] }, ...others],
  })
  s.play(0, spell, choices).pass()
  const item = s.state.chain[0]!
  s.play(1, answer, { targets: [item.kind === 'card' ? spell : s.cardName(item.source)] })
  return s.resolve()
}

const two = { players: [{ energy: 9, base: ['Scout'] }, { base: ['Rager'] }] }

describe('whether and which', () => {
  test('[751] [753] whoever may make new choices is asked; other targets than the one it has are offered', () => {
    const s = usurped('Dart', { targets: ['Rager'] }, two)
    expect(s.open()).toMatchObject({ player: 1, kind: 'confirm', reason: 'newChoices', rule: '751' })
    s.confirm(true)
    // The one other unit is the only new choice, so nobody is asked which.
    s.resolve().quiet()
    expect(s.damage('Scout')).toBe(2)
    expect(s.damage('Rager')).toBe(0)
  })

  test('[753] who declines keeps all choices', () => {
    const s = usurped('Dart', { targets: ['Rager'] }, two)
    s.confirm(false).resolve().quiet()
    expect(s.damage('Rager')).toBe(2)
  })

  test('[751.1] what it has chosen is not a new choice', () => {
    const s = usurped(
      'Dart',
      { targets: ['Rager'] },
      { players: [{ energy: 1, base: ['Scout', 'Watched'] }, { base: ['Rager'] }] },
    )
    s.confirm(true)
    expect(s.open()).toMatchObject({ player: 1, reason: 'newTarget', rule: '752.1', min: 1, max: 1 })
    expect(s.options()).toEqual(['Scout', 'Watched'])
  })

  test('[751.1] what another part of it has chosen is none either', () => {
    const board = { players: [{ base: ['Scout'] }, { base: ['Rager'] }] }
    const s = usurped('Two Darts', { targets: ['Scout', 'Rager'] }, board)
    expect(s.asked()).toBe('main')
    expect(s.damage('Scout')).toBe(1)
    expect(s.damage('Rager')).toBe(2)
  })

  test('[753] any part of the choices can be remade, and the others kept', () => {
    const board = { players: [{ base: ['Scout', 'Watched'] }, { base: ['Rager'] }] }
    const s = usurped('Two Darts', { targets: ['Scout', 'Scout'] }, board)
    s.confirm(true)
    expect(s.options()).toEqual(['Scout', 'Watched', 'Rager'])
    s.choose('Scout')
    // One thing has to be new, so the second can't be kept any more.
    expect(s.options()).toEqual(['Watched', 'Rager'])
    s.choose('Rager').resolve().quiet()
    expect([s.damage('Scout'), s.damage('Rager')]).toEqual([1, 2])
  })

  test('[753.2] where nothing else could be chosen nobody is asked', () => {
    const s = usurped('Dart', { targets: ['Rager'] }, { players: [{ energy: 1 }, { base: ['Rager'] }] })
    expect(s.asked()).toBe('main')
    expect(s.damage('Rager')).toBe(2)
  })

  test('[753.2] nor for what chooses nothing', () => {
    const s = usurped('Cantrip', {}, { players: [{}, {}] })
    expect(s.asked()).toBe('main')
    expect(s.cards(1, 'hand')).toHaveLength(1)
    expect(s.cards(0, 'hand')).toHaveLength(0)
  })

  test('[753.1] an illegal choice is refused, even if there is no other', () => {
    const s = usurped('Hostile Dart', { targets: ['Rager'] }, { players: [{}, { base: ['Rager', 'Watched'] }] })
    // For its new controller neither of his own units is an enemy: no new choice, and the old one mistargets.
    expect(s.asked()).toBe('main')
    expect([s.damage('Rager'), s.damage('Watched')]).toEqual([0, 0])
  })

  test('[191.2] [753.1] "enemy" is read for the new controller', () => {
    const s = usurped(
      'Hostile Dart',
      { targets: ['Rager'] },
      { players: [{ base: ['Scout', 'Herald'] }, { base: ['Rager', 'Watched'] }] },
    )
    s.confirm(true)
    expect(s.options()).toEqual(['Scout', 'Herald'])
    s.choose('Herald').resolve().quiet()
    expect(s.damage('Herald')).toBe(2)
  })

  test('[753] [359.3.e.5] what was illegal already may stay so beside something new', () => {
    const board = { players: [{ base: ['Scout'] }, { base: ['Rager'] }] }
    const s = usurped(
      'Two Darts',
      { targets: ['Rager', 'Rager'] },
      { players: [{ base: ['Scout'], hand: ['Little Dart'] }, { base: ['Rager'] }] },
    )
    expect(board.players).toHaveLength(2)
    s.confirm(true).choose('Rager').resolve().quiet()
    expect([s.damage('Rager'), s.damage('Scout')]).toEqual([1, 2])
  })
})

describe('what can be remade', () => {
  test('[752.1] modes, and the targets of the new mode', () => {
    const board = { players: [{ base: ['Scout'] }, { base: ['Rager', 'Trinket'] }] }
    const s = usurped('Choice', { modes: [1], targets: ['Trinket'] }, board)
    s.confirm(true)
    expect(s.open()).toMatchObject({ player: 1, reason: 'newMode', rule: '752.1' })
    // There is no other gear, so another mode it has to be.
    expect(s.options()).toEqual(['mode 0', 'mode 2'])
    s.choose('mode 0')
    expect(s.options()).toEqual(['Scout', 'Rager'])
    s.choose('Scout').resolve().quiet()
    expect(s.damage('Scout')).toBe(2)
    expect(s.exists('Trinket')).toBe(true)
  })

  test('[753] or only the target of the mode that it has', () => {
    const board = { players: [{ base: ['Scout'] }, { base: ['Rager'] }] }
    const s = usurped('Choice', { modes: [0], targets: ['Rager'] }, board)
    s.confirm(true)
    expect(s.options()).toEqual(['mode 0', 'mode 2'])
    s.choose('mode 0').resolve().quiet()
    expect([s.damage('Rager'), s.damage('Scout')]).toEqual([0, 2])
  })

  test('[751.1] [752.1] a mode without a choice of its own', () => {
    const s = usurped('Choice', { modes: [0], targets: ['Rager'] }, { players: [{}, { base: ['Rager'] }] })
    s.confirm(true).resolve().quiet()
    expect(s.damage('Rager')).toBe(0)
    expect(s.cards(1, 'hand')).toHaveLength(1)
  })

  test('[752.1] [355.4] destinations', () => {
    const board = { players: [{ base: ['Scout'] }, {}], battlefields: [{}, {}] }
    const s = usurped('Shove', { targets: ['bf0'] }, board)
    s.confirm(true).close()
    expect(s.where('Scout')).toBe('bf1')
  })

  test('[753.1] [355.4.a] another unit can’t be moved to where it is', () => {
    const board = { players: [{ base: ['Scout'] }, {}], battlefields: [{ units: { 0: ['Rager'] } }] }
    const s = usurped('Shove', { targets: ['Scout'] }, board)
    // The Rager is at bf0 already: with it the destination has to be another one. The Scout has no other to go to.
    s.confirm(true).resolve().quiet()
    expect(s.where('Rager')).toBe('base0')
    expect(s.where('Scout')).toBe('base0')
  })

  test('[752.1] places and players that are targets', () => {
    const s = usurped(
      'Blast',
      { targets: ['bf0'] },
      { players: [{}, {}], battlefields: [{ units: { 1: ['Rager'] } }, { units: { 0: ['Scout'] } }] },
    )
    s.confirm(true).resolve().quiet()
    expect([s.damage('Rager'), s.damage('Scout')]).toEqual([0, 1])
    const t = usurped('Taunt', { targets: ['player 0'] }, { players: [{}, {}] })
    t.confirm(true).resolve().quiet()
    expect([t.cards(0, 'hand').length, t.cards(1, 'hand').length]).toEqual([0, 2])
  })

  test('[359.3.e.2] a chosen opponent who has become its controller is one no longer', () => {
    const s = usurped('Curse Foe', { targets: ['player 1'] }, { players: [{}, {}] })
    s.confirm(false).resolve().quiet()
    expect(s.state.players.map(p => p.xp)).toEqual([0, 0])
    const t = usurped('Curse Foe', { targets: ['player 1'] }, { players: [{}, {}] })
    t.confirm(true).resolve().quiet()
    expect(t.state.players.map(p => p.xp)).toEqual([3, 0])
  })

  test('[752.2] whether an optional cost was paid stays as it was', () => {
    for (const pay of [true, false]) {
      const s = usurped(
        'Dear Dart',
        { pay: [pay], targets: ['Rager'] },
        { players: [{ energy: 2, base: ['Scout'] }, { base: ['Rager'] }] },
      )
      s.confirm(true).resolve().quiet()
      expect(s.damage('Scout')).toBe(2)
      expect(s.cards(1, 'hand')).toHaveLength(pay ? 1 : 0)
      expect(s.cards(0, 'hand')).toHaveLength(0)
    }
  })

  test('[753] the number of targets stays', () => {
    const board = { players: [{ base: ['Scout', 'Watched', 'Herald'] }, { base: ['Rager'] }] }
    const s = usurped('Volley', { targets: [['Scout', 'Rager']] }, board)
    s.confirm(true)
    expect(s.open()).toMatchObject({ reason: 'newTarget', min: 2, max: 2 })
    expect(s.options()).toEqual(['Scout', 'Rager', 'Watched', 'Herald'])
    // Something has to be new.
    expect(s.refuse(1, { type: 'answer', choose: [0, 1] }).rule).toBe('753.1')
    s.choose('Scout', 'Herald').resolve().quiet()
    expect(['Scout', 'Watched', 'Herald', 'Rager'].map(n => s.damage(n))).toEqual([1, 0, 1, 0])
  })

  test('[355.11] [753.1] a group has to fulfil its requirement afterwards', () => {
    const board = { players: [{ base: ['Scout', 'Mule', 'Herald'] }, { base: ['Rager', 'Spiny'] }] }
    const s = usurped('Pair', { targets: [['Scout', 'Mule']] }, board)
    s.confirm(true)
    expect(s.options()).toEqual(['Scout', 'Mule', 'Herald', 'Rager', 'Spiny'])
    expect(s.refuse(1, { type: 'answer', choose: [0, 3] }).rule).toBe('753.1')
    s.choose('Rager', 'Spiny').resolve().quiet()
    expect(s.object('Rager').stunned && s.object('Spiny').stunned).toBe(true)
  })

  test('[753.1] a later choice that would become illegal has to be remade as well', () => {
    const board = {
      players: [{ base: ['Scout', 'Mule'] }, { base: ['Rager', 'Spiny'] }],
    }
    const s = usurped('Shared Fate', { targets: ['Scout', 'Mule'] }, board)
    s.confirm(true)
    // Where the Scout is there is nobody else that could be chosen newly, so it can't be kept.
    expect(s.options()).toEqual(['Rager', 'Spiny'])
    s.choose('Rager')
    // The Mule is not where the Rager is; the Spiny is the only one.
    s.resolve().quiet()
    expect([s.damage('Rager'), s.might('Spiny'), s.might('Mule')]).toEqual([1, 6, 3])
  })

  test('one at each place: where the new ones are is where they count', () => {
    const board = {
      players: [{ base: ['Scout', 'Watched'] }, { base: ['Rager'] }],
      battlefields: [{ units: { 0: ['Herald'] } }, {}],
    }
    const s = usurped('Scatter', { targets: [['Scout', 'Rager']] }, board)
    s.confirm(true)
    expect(s.options()).toEqual(['Scout', 'Rager', 'Watched', 'Herald'])
    s.choose('Scout', 'Herald').resolve().quiet()
    expect(['Scout', 'Watched', 'Herald', 'Rager'].map(n => s.damage(n))).toEqual([1, 0, 1, 0])
  })

  test('[820.2] the choices of every execution', () => {
    const s = usurped(
      'Echo Dart',
      { pay: [true], targets: ['Rager', 'Rager'] },
      { players: [{ energy: 1, base: ['Scout'] }, { base: ['Rager'] }] },
    )
    s.confirm(true).choose('Scout').choose('Rager').resolve().quiet()
    expect([s.damage('Scout'), s.damage('Rager')]).toEqual([2, 2])
  })

  test('[820.2.a] [751.1] modes that no execution has chosen', () => {
    const s = game({
      players: [
        { energy: 1, hand: ['Echo Choice'] },
        { base: ['Rager'], hand: ['Usurp'] },
      ],
    })
    s.play(0, 'Echo Choice', { pay: [true] })
      .choose('mode 0')
      .choose('mode 1')
      .pass()
    s.play(1, 'Usurp').resolve().confirm(true)
    // Each may become "give +1 {might}", not both: they have to differ, and the other mode was chosen before.
    expect(s.options()).toEqual(['mode 0', 'mode 2'])
    s.choose('mode 0').resolve().quiet()
    expect([s.cards(1, 'hand').length, s.state.players[1]!.xp, s.might('Rager')]).toEqual([1, 0, 4])
  })
})

describe('what follows', () => {
  test('[754] what is newly chosen triggers then, what was chosen before does not again', () => {
    const board = { players: [{ base: ['Scout'] }, { base: ['Rager', 'Watched'] }] }
    const s = usurped('Two Darts', { targets: ['Rager', 'Rager'] }, board)
    const before = s.state.players[1]!.xp
    s.confirm(true).choose('Rager').choose('Watched')
    s.resolve().quiet()
    // Watched itself is a friendly unit that its controller now chooses.
    expect(s.state.players[1]!.xp - before).toBe(1)
  })

  test('[755] [755.1] [809.1.c] nothing is paid for choosing a unit with Deflect', () => {
    const s = usurped('Dart', { targets: ['Rager'] }, { players: [{ energy: 1, base: ['Spiny'] }, { base: ['Rager'] }] })
    s.confirm(true).resolve().quiet()
    expect(s.damage('Spiny')).toBe(2)
    expect(s.runes(1)).toEqual({ ready: 0, all: 0 })
  })

  test('[758] what can’t be chosen by enemies is no new choice', () => {
    const s = usurped('Dart', { targets: ['Rager'] }, { players: [{ energy: 1, base: ['Wisp'] }, { base: ['Rager'] }] })
    expect(s.asked()).toBe('main')
    expect(s.damage('Rager')).toBe(2)
  })

  test('[355.15] [751] without control they are made for its controller’s sake: "enemy" is his', () => {
    const board = { players: [{ base: ['Scout'] }, { base: ['Rager', 'Watched'] }] }
    const s = usurped('Hostile Dart', { targets: ['Rager'] }, board, 'Redirect')
    s.confirm(true).resolve().quiet()
    expect(s.damage('Watched')).toBe(2)
  })

  test('[751] for an ability as well', () => {
    const s = game({ players: [{ base: ['Scout', 'Rager'] }, { base: ['Watched'], hand: ['Usurp Ability'] }] })
    s.activate(0, 'Scout', 0, { targets: ['Watched'] }).pass()
    s.play(1, 'Usurp Ability').resolve()
    expect(s.open()).toMatchObject({ player: 1, reason: 'newChoices' })
    s.confirm(true).choose('Rager').resolve().quiet()
    expect([s.damage('Rager'), s.damage('Watched')]).toEqual([1, 0])
  })

  test('[355.9.c] an ability that may choose abilities does not choose itself', () => {
    const s = game({
      players: [{ hand: ['Cantrip'] }, { base: ['Hushmaster'], hand: ['Redirect'] }],
    })
    s.play(0, 'Cantrip').pass()
    s.activate(1, 'Hushmaster', 0)
      .play(1, 'Redirect', { targets: ['Hushmaster'] })
      .pass(2)
    // The Redirect itself is still there to be chosen, the ability is not.
    s.confirm(true).resolve().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[753] [355.7] the text that makes the new choices can be chosen: it is on the chain', () => {
    const s = game({ players: [{ hand: ['Cantrip', 'Redirect'] }, { hand: ['Quash'] }] })
    s.play(0, 'Cantrip')
      .pass()
      .play(1, 'Quash', { targets: ['Cantrip'] })
      .pass()
    s.play(0, 'Redirect', { targets: ['Quash'] }).resolve()
    s.confirm(true).resolve().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(1)
  })

  test('[651.3] who leaves while he is asked makes no new choices', () => {
    const s = game({
      players: [{ hand: ['Dart'], energy: 1, base: ['Scout'] }, { hand: ['Usurp'], base: ['Watched'] }, { base: ['Rager'] }],
      battlefields: [{}, {}, {}],
    })
    s.play(0, 'Dart', { targets: ['Rager'] }).pass()
    s.play(1, 'Usurp').pass(3)
    s.confirm(true)
    expect(s.asked()).toBe('newTarget')
    s.act(1, { type: 'concede' })
    expect(s.damage('Rager')).toBe(0)
    expect(s.state.chain).toHaveLength(0)
    // The spell that the other player owns goes as well, for its controller has left (652.4).
    expect(s.cards(0, 'trash')).toEqual(['Dart'])
  })

  test('[652.3] the owner of the spell leaves in the middle: there is nothing to choose for', () => {
    const s = game({
      players: [{ hand: ['Dart'], energy: 1, base: ['Scout'] }, { hand: ['Usurp'], base: ['Watched'] }, { base: ['Rager'] }],
      battlefields: [{}, {}, {}],
    })
    s.play(0, 'Dart', { targets: ['Rager'] }).pass()
    s.play(1, 'Usurp').pass(3)
    s.confirm(true)
    s.act(0, { type: 'concede' })
    expect(s.damage('Rager')).toBe(0)
    expect(s.engine.decision(s.state)).not.toBeNull()
  })
})
