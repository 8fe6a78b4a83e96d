/** 424: revealing and looking; 413.1.a: drawing cards that are not on top. */
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'
import { revealCards as cards } from '../fixtures/reveal'

const game = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}], ...options })
const nameOf = (s: Scenario, id: string): string => s.engine.card(id)!.definition.name
/** Names of the cards in the other's hand that a viewer knows. */
function knownHand(s: Scenario, viewer: number, player: number): string[] {
  const { hand } = s.engine.view(s.state, viewer).players[player]!
  return hand.cards.map(c => nameOf(s, c.card))
}

describe('revealing', () => {
  test('[424.1.a.2 ex1] [424.1.b] [424.1] a card revealed from the top stays there, and all know it', () => {
    const s = game({ players: [{ hand: ['Plain Spell'], deck: ['Plain One', 'Plain Two'] }, {}] })
    s.play(0, 'Plain Spell').resolve()
    expect(s.where('Plain One')).toBe('deck')
    expect(s.cards(0, 'deck')).toEqual(['Plain One', 'Plain Two'])
    expect(s.events.filter(e => e.type === 'reveal').map(e => [e.player, nameOf(s, e.card), e.visible])).toEqual([
      [0, 'Plain One', -1],
    ])
    expect(s.engine.view(s.state, 1).players[0]!.deck.known.map(c => [c.position, nameOf(s, c.card)])).toEqual([[0, 'Plain One']])
  })

  test('[424.3 ex1] two cards of the top are shown in their order and lie there as before', () => {
    const s = game({ players: [{ hand: ['Show Two'], deck: ['Plain One', 'Plain Two', 'Filler'] }, {}] })
    s.play(0, 'Show Two').resolve()
    expect(s.events.filter(e => e.type === 'reveal').map(e => nameOf(s, e.card))).toEqual(['Plain One', 'Plain Two'])
    expect(s.cards(0, 'deck')).toEqual(['Plain One', 'Plain Two', 'Filler'])
    expect(s.asked()).toBe('main')
  })

  test('[424.4.a ex1] one of two revealed cards goes to the hand, the other is recycled', () => {
    const s = game({ players: [{ hand: ['One To Hand'], deck: ['Plain One', 'Plain Two', 'Filler'] }, {}] })
    s.play(0, 'One To Hand').resolve()
    expect(s.options()).toEqual(['Plain One', 'Plain Two'])
    expect([s.open().player, s.open().min, s.open().max]).toEqual([0, 1, 1])
    s.choose('Plain Two')
    expect(s.cards(0, 'hand')).toEqual(['Plain Two'])
    expect(s.cards(0, 'deck')).toEqual(['Filler', 'Plain One'])
    // 413: put, not drawn.
    expect(s.events.some(e => e.type === 'draw')).toBe(false)
    expect(s.state.players[0]!.facts[3]).toBe(0)
    s.quiet()
  })

  test('[424.3.a ex1] [424.3.a] a hand that is revealed is all cards in it, and the opponent picks one', () => {
    const s = game({ players: [{ hand: ['Open Hand', 'Plain One', 'Plain Two'] }, {}] })
    s.play(0, 'Open Hand').resolve()
    expect(s.options()).toEqual(['Plain One', 'Plain Two'])
    expect(s.open().player).toBe(1)
    s.choose('Plain One')
    // The rest is played without its cost.
    expect([s.where('Plain One'), s.where('Plain Two')]).toEqual(['hand', 'base0'])
  })

  test('[424.3.a.1] what comes into the hand afterwards is not revealed', () => {
    const s = game({ players: [{ hand: ['Show Hands'] }, { hand: ['Plain One'], deck: ['Plain Two'] }], everyMode: true })
    s.play(0, 'Show Hands').resolve()
    expect(s.cards(1, 'trash')).toEqual(['Plain One'])
    expect(s.events.filter(e => e.type === 'reveal')).toHaveLength(1)
    expect(s.state.objects.find(o => o.key === s.key('Plain Two'))!.seenBy).toBe(0)
  })

  test('[424.2.a] [424.2] nobody reveals anything without an effect that says so', () => {
    const s = game({ players: [{ hand: ['Plain One'] }, {}] })
    expect(s.refuse(0, { type: 'reveal', card: s.key('Plain One') } as never).code).toBe('malformed')
  })

  test('[128.6] a revealed card of the stated kind has to be picked; a looked-at one may be left', () => {
    const s = game({ players: [{ hand: ['Take A Spell'] }, { hand: ['Plain Spell', 'Plain One'] }] })
    s.play(0, 'Take A Spell').resolve()
    expect(s.cards(1, 'trash')).toEqual(['Plain Spell'])
    expect(s.events.filter(e => e.type === 'discard').map(e => e.player)).toEqual([1])

    const hidden = game({ players: [{ hand: ['Find A Unit'], deck: ['Plain One', 'Plain Spell', 'Plain Two'] }, {}] })
    hidden.play(0, 'Find A Unit').resolve()
    expect([hidden.open().min, hidden.open().max]).toEqual([0, 1])
    expect(hidden.options()).toEqual(['Plain One', 'Plain Two'])
    hidden.choose()
    expect(hidden.cards(0, 'hand')).toEqual([])
    expect(hidden.cards(0, 'deck').slice(-3).sort()).toEqual(['Plain One', 'Plain Spell', 'Plain Two'])
  })

  test('without a card of the stated kind among looked-at ones he is asked all the same', () => {
    const s = game({ players: [{ hand: ['Find A Unit'], deck: ['Plain Spell', 'Show Two', 'Show And Keep'] }, {}] })
    s.play(0, 'Find A Unit').resolve()
    expect([s.options(), s.open().min, s.open().max]).toEqual([[], 0, 0])
    s.choose()
    expect(s.events.some(e => e.type === 'reveal')).toBe(false)
  })

  test('[413.1] [413.1.a] the drawn card is one of those looked at; only it is shown to the others', () => {
    const s = game({ players: [{ hand: ['Find A Unit'], deck: ['Plain Spell', 'Plain Two', 'Show Two', 'Filler'] }, {}] })
    s.play(0, 'Find A Unit').resolve()
    s.choose('Plain Two')
    expect(s.cards(0, 'hand')).toEqual(['Plain Two'])
    expect(s.state.players[0]!.facts[3]).toBe(1)
    expect(knownHand(s, 1, 0)).toEqual(['Plain Two'])
    const shown = s.engine.viewEvents(s.events, 1).filter(e => e.type === 'reveal')
    expect(shown.map(e => nameOf(s, e.card))).toEqual(['Plain Two'])
    expect(s.cards(0, 'deck')[0]).toBe('Filler')
  })

  test('[431.1.c] [431.1.c.1] a deck with too few cards shows what it has, and nobody burns out', () => {
    const s = game({ players: [{ hand: ['One To Hand'], deck: ['Plain One'] }, {}] })
    s.play(0, 'One To Hand').resolve()
    expect(s.cards(0, 'hand')).toEqual(['Plain One'])
    expect([s.state.teams[1]!.points, s.cards(0, 'deck')]).toEqual([0, []])
    s.quiet()

    const none = game({ players: [{ hand: ['One To Hand'], deck: [] }, {}] })
    none.play(0, 'One To Hand').resolve().quiet()
    expect([none.state.teams[1]!.points, none.cards(0, 'hand')]).toEqual([0, []])
  })

  test('each player shows a card; who plays the spell picks among all of them', () => {
    const s = game({ players: [{ hand: ['Everybody Shows'], deck: ['Plain One'] }, { deck: ['Plain Two'] }] })
    s.play(0, 'Everybody Shows').resolve()
    expect(s.options()).toEqual(['Plain One', 'Plain Two'])
    s.choose('Plain Two')
    expect([s.cards(0, 'hand'), s.cards(1, 'hand')]).toEqual([[], ['Plain Two']])
  })

  test('[424.1.a.3] a reveal of an opponent is over with the spell, the knowledge of where the card is stays', () => {
    const s = game({ players: [{ hand: ['Show And Keep'] }, { deck: ['Plain One', 'Plain Two'] }] })
    s.play(0, 'Show And Keep').resolve().quiet()
    expect(s.cards(1, 'deck')).toEqual(['Plain Two', 'Plain One'])
  })
})

describe('what an action gives away', () => {
  /** Whether any action of a scenario told that hidden information came out. */
  const gave = (s: Scenario, player: number, action: Parameters<Scenario['act']>[1]): boolean => {
    const result = s.engine.apply(s.state, player, action)
    if (!result.ok) throw new Error(result.error.message)
    s.act(player, action)
    return result.revealed
  }

  test('[128.5] [422] a discard shows a card to all, whether it was chosen or not', () => {
    const s = game({
      players: [{ energy: 1, base: ['Zero Point Inflection'], hand: new Array<string>(10).fill('Plain One') }, {}],
    })
    s.play(0, 'Plain One', { place: 'base0' }).pass(2) // draws two
    s.pass()
    expect(gave(s, 1, { type: 'pass' })).toBe(true)
    expect(s.cards(0, 'hand')).toEqual([])
  })

  test('[424.1.b] [413] a card that all saw on top of the deck is known in the hand after it was drawn', () => {
    const s = game({ players: [{ hand: ['Plain Spell', 'Show Two'], deck: ['Plain One', 'Plain Two', 'Filler'] }, {}] })
    s.play(0, 'Plain Spell').resolve()
    s.endTurn().endTurn() // draws Plain One
    expect(s.cards(0, 'hand')).toEqual(['Show Two', 'Plain One'])
    expect(knownHand(s, 1, 0)).toEqual(['Plain One'])
    const draws = s.events.filter(e => e.type === 'draw' && e.player === 0)
    expect(draws.map(e => [nameOf(s, e.card), e.visible])).toEqual([['Plain One', -1]])
  })

  test('[424.1.b] that a card is recycled which was revealed is known to those who saw it', () => {
    const s = game({ players: [{ hand: ['Show And Keep'] }, { deck: ['Plain One', 'Plain Two'] }] })
    s.play(0, 'Show And Keep').resolve()
    const event = s.events.filter(e => e.type === 'recycle').at(-1)!
    expect([nameOf(s, event.card), event.visible]).toEqual(['Plain One', -1])
  })
})
