/** 369, 370.1.b.1, 424: what happens before cards are shown, what they do as they are, and searches in a deck. */
import { describe, expect, test } from 'vitest'
import { createEngine } from '../../src'
import {
  all,
  among,
  asHappens,
  card,
  chosen,
  deal,
  draw,
  drawThese,
  enemy,
  event,
  firstDo,
  gearCard,
  ifThen,
  instead,
  is,
  it,
  lookAtTop,
  may,
  me,
  ofType,
  otherThan,
  pick,
  playCard,
  recycle,
  reveal,
  revealTop,
  revealUntil,
  spell,
  spellCard,
  target,
  unit,
  unitCard,
  when,
} from '../../src/abilities/builders'
import type { CardDefinition } from '../../src/abilities/types'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { instructedCards } from '../fixtures/instructed'

const free = { domains: [], energy: 0 } as const
const cards: readonly CardDefinition[] = [
  ...instructedCards,
  spellCard('TSR-101', 'Find A Spell', free, revealUntil(spell()), drawThese(it), recycle(all(card(among(), otherThan(it))))),
  spellCard('TSR-102', 'Everybody Finds', free, revealUntil(unit(), { who: 'eachPlayer' }), drawThese(it)),
  spellCard(
    'TSR-103',
    'Show One',
    free,
    revealTop(1),
    ifThen(is(chosen('seen'), ofType('unit')), drawThese(chosen('seen')), recycle(chosen('seen'))),
  ),
  spellCard('TSR-104', 'Show Theirs', free, revealTop(1, { of: 'eachOpponent' })),
  spellCard('TSR-105', 'Look And Reveal', free, lookAtTop(2), pick(card(among())), reveal(it)),
  unitCard(
    'TSR-106',
    'Watcher',
    { ...free, might: 1 },
    instead(event('look', { player: 'you', from: 'deck' }), firstDo, draw(1)),
  ),
  unitCard('TSR-107', 'Blinder', { ...free, might: 1 }, instead(event('reveal', { player: 'you', from: 'deck' }), draw(1))),
  unitCard(
    'TSR-108',
    'Herald',
    { ...free, might: 1 },
    asHappens(event('reveal', { subject: unit(enemy), from: 'deck' }), draw(1)),
  ),
  unitCard(
    'TSR-109',
    'Listener',
    { ...free, might: 1 },
    when(event('reveal', { player: 'any', from: 'deck' }), deal(1, target(unit(enemy)))),
  ),
  unitCard(
    'TSR-110',
    'Homecomer',
    { ...free, might: 1 },
    asHappens(event('reveal', { subject: me, player: 'you', from: 'deck' }), may(playCard(me, { ignoring: 'cost' }))),
  ),
]
const game = (options: Omit<ScenarioOptions, 'cards'>): Scenario => scenario({ ...options, cards })
const revealed = (s: Scenario): string[] =>
  s.events.filter(e => e.type === 'reveal').map(e => s.engine.card(e.card)!.definition.name)

describe('revealing until something turns up', () => {
  test('[424.1] the cards to the first that fits are shown, no more; it is called by its name then', () => {
    const s = game({ players: [{ hand: ['Find A Spell'], deck: ['V1', 'Peek', 'V2', 'Peek'] }, {}] })
    s.play(0, 'Find A Spell').resolve().quiet()
    expect([revealed(s), s.cards(0, 'hand'), s.cards(0, 'deck')]).toEqual([['V1', 'Peek'], ['Peek'], ['V2', 'Peek', 'V1']])
  })

  test('[431.1.c] [431.1.c.1] nothing turns up: all are shown, and what speaks of it does nothing', () => {
    const s = game({ players: [{ hand: ['Find A Spell'], deck: ['V1', 'V2'] }, {}] })
    s.play(0, 'Find A Spell').resolve().quiet()
    expect([revealed(s), s.cards(0, 'hand'), s.cards(0, 'deck').sort()]).toEqual([['V1', 'V2'], [], ['V1', 'V2']])
    expect(s.state.teams.map(t => t.points)).toEqual([0, 0])
  })

  test('[303.2.a] several players search one after the other, each in his deck', () => {
    const s = game({ players: [{ hand: ['Everybody Finds'], deck: ['Peek', 'V2', 'V3'] }, { deck: ['Peek', 'Peek', 'V4'] }] })
    s.play(0, 'Everybody Finds').resolve().quiet()
    expect(revealed(s)).toEqual(['Peek', 'V2', 'Peek', 'Peek', 'V4'])
    expect([s.cards(0, 'hand'), s.cards(1, 'hand')]).toEqual([['V2'], ['V4']])
  })
})

describe('before cards are shown', () => {
  test('[369.1] something is done first, and then they are looked at all the same', () => {
    const s = game({ players: [{ hand: ['Peek'], base: ['Watcher'], deck: ['V1', 'V2', 'V3'] }, {}] })
    s.play(0, 'Peek').resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['V1'])
    expect(s.engine.view(s.state, 0).players[0]!.deck.known.map(c => s.engine.card(c.card)!.definition.name)).toEqual([
      'V2',
      'V3',
    ])
  })

  test('[370.1.b] a reveal can be replaced as a whole: nothing is shown then', () => {
    const s = game({ players: [{ hand: ['Show One'], base: ['Blinder'], deck: ['V1', 'V2'] }, {}] })
    s.play(0, 'Show One').resolve().quiet()
    expect([revealed(s), s.cards(0, 'hand'), s.cards(0, 'deck')]).toEqual([[], ['V1'], ['V2']])
  })

  test('[411.4] what you reveal of another player’s deck is your doing', () => {
    const s = game({
      players: [
        { hand: ['Show Theirs'], base: ['Blinder'], deck: ['V1'] },
        { base: ['Blinder'], deck: ['V2', 'V3'] },
      ],
    })
    s.play(0, 'Show Theirs').resolve().quiet()
    expect([s.cards(0, 'hand'), s.cards(1, 'hand'), revealed(s)]).toEqual([['V1'], [], []])
  })

  test('[424.1.a.2] a card among those that are looked at is still revealed from the deck', () => {
    const s = game({ players: [{ hand: ['Look And Reveal'], base: ['Void Hatchling'], deck: ['V1', 'V2', 'V3'] }, {}] })
    s.play(0, 'Look And Reveal').resolve().choose('V2')
    expect(s.open().kind).toBe('confirm')
    s.confirm(false).quiet()
    expect(revealed(s)).toEqual(['V2'])
  })

  test('[416.1] the card itself can have been recycled by then: nobody finds it to show it', () => {
    const s = game({ players: [{ hand: ['Look And Reveal'], base: ['Void Hatchling'], deck: ['V1', 'V2', 'V3'] }, {}] })
    s.play(0, 'Look And Reveal').resolve().choose('V1').confirm(true).quiet()
    expect([revealed(s), s.cards(0, 'deck')]).toEqual([[], ['V2', 'V3', 'V1']])
  })

  test.each([
    [instead(event('reveal', { subject: unit(), from: 'deck' }), draw(1)), /of an object/],
    [instead(event('die', { subject: me }), firstDo, draw(1)), /first/],
    [when(event('look', { player: 'you' }), draw(1)), /look/],
  ])('what the engine can’t do is refused (%#)', (ability, message) => {
    expect(() => createEngine({ cards: [gearCard('TSR-190', 'Odd', free, ability)] })).toThrow(message)
  })
})

describe('as cards are shown', () => {
  test('[370.1.b.1] what asks which card it is hears of each of them', () => {
    const s = game({ players: [{ hand: ['Show Theirs'], base: ['Herald'], deck: ['V1', 'V3'] }, { deck: ['V2'] }] })
    s.play(0, 'Show Theirs').resolve().quiet()
    expect(s.cards(0, 'hand')).toEqual(['V1'])
    const none = game({ players: [{ hand: ['Show Theirs'], base: ['Herald'], deck: ['V1'] }, { deck: ['Peek'] }] })
    none.play(0, 'Show Theirs').resolve().quiet()
    expect(none.cards(0, 'hand')).toEqual([])
  })

  test('[359.3.e.14] the text that shows a card doesn’t follow it where its own text has put it', () => {
    const s = game({ players: [{ hand: ['Show One'], deck: ['Nocturne, Horrifying', 'V2'], runes: { chaos: 1 } }, {}] })
    // Banished and left there: he is neither drawn nor recycled.
    s.play(0, 'Show One').resolve().confirm(true).confirm(false).quiet()
    expect([s.where('Nocturne, Horrifying'), s.cards(0, 'hand'), s.cards(0, 'deck')]).toEqual(['banishment', [], ['V2']])
    const played = game({ players: [{ hand: ['Show One'], deck: ['Homecomer', 'V2'] }, {}] })
    played.play(0, 'Show One').resolve().confirm(true).quiet()
    expect([played.where('Homecomer'), played.cards(0, 'hand')]).toEqual(['base0', []])
  })

  test('[358.5] a play from the deck that fails puts the card back on top', () => {
    const s = game({ players: [{ hand: ['Show One'], base: [], deck: ['Homecomer', 'V2'] }, { base: ['No Entry'] }] })
    s.play(0, 'Show One').resolve().confirm(true).quiet()
    expect([s.where('Homecomer'), s.cards(0, 'deck')]).toEqual(['deck', ['Homecomer', 'V2']])
  })

  test('[383.1] a trigger on revealing comes after the text', () => {
    const s = game({ players: [{ hand: ['Show One'], base: ['Listener'], deck: ['V1', 'V2'] }, { base: ['V5'] }] })
    s.play(0, 'Show One').resolve()
    expect(s.state.objects.find(o => o.key === s.key('V5'))!.damage).toHaveLength(1)
  })
})
