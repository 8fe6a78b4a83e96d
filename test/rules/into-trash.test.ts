/** What would go to a trash, by dying, by being discarded or in any other way, and goes elsewhere instead (367–375). */
import { describe, expect, test } from 'vitest'
import { createEngine } from '../../src'
import { banish, card, event, eventObject, gearCard, instead } from '../../src/abilities/builders'
import { describe as printed } from '../../src/language'
import { type ScenarioOptions, scenario } from '../../src/testing'
import { trashCards as cards } from '../fixtures/into-trash'

const table = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards, ...options })

describe('what would go to a trash', () => {
  test('[428.1] [808.1.d.1] a unit that would die: it was not killed, and its Deathknell is taken off again', () => {
    const s = table({ players: [{ hand: ['Kill It'], base: ['Ash Wall', 'Faithful'], deck: ['Might 3'] }, {}] })
    s.play(0, 'Kill It', { targets: ['Faithful'] })
      .resolve()
      .quiet()
    expect([s.where('Faithful'), s.cards(0, 'hand'), s.cards(0, 'trash')]).toEqual(['banishment', [], []])
    expect(s.events.some(e => e.type === 'die')).toBe(false)
  })

  test('[323.4] lethal damage as well', () => {
    const s = table({ players: [{ hand: ['Hurt It'], base: ['Ash Wall', 'Faithful'] }, {}] })
    s.play(0, 'Hurt It', { targets: ['Faithful'] })
      .resolve()
      .quiet()
    expect(s.cards(0, 'banishment').sort()).toEqual(['Faithful', 'Hurt It'])
  })

  test('[422.1] [370.1.a.1] a card that would be discarded: it was not', () => {
    const s = table({
      players: [{ hand: ['Throw Away', 'Regretful', 'Might 3'], base: ['Ash Wall', 'Mourner'], deck: ['Kill It'] }, {}],
    })
    s.play(0, 'Throw Away').resolve()
    while (s.asked() === 'replacedEvent') s.choose('#0')
    s.resolve().quiet()
    // Three cards were banished, the spell among them; nothing was discarded.
    expect([s.cards(0, 'hand'), s.state.players[0]!.xp, s.cards(0, 'banishment').length]).toEqual([[], 3, 3])
  })

  test('[359.3.d] a spell that has been executed, and nothing of the other player', () => {
    const s = table({
      players: [
        { hand: ['Do Nothing'], base: ['Ash Wall'] },
        { hand: ['Do Nothing'], deck: ['Might 3'] },
      ],
    })
    s.play(0, 'Do Nothing').resolve().quiet()
    expect([s.cards(0, 'banishment'), s.cards(0, 'trash')]).toEqual([['Do Nothing'], []])
    s.endTurn().play(1, 'Do Nothing').resolve().quiet()
    expect([s.cards(1, 'banishment'), s.cards(1, 'trash')]).toEqual([[], ['Do Nothing']])
  })

  test('[425.1.a.1] a spell that is countered', () => {
    const s = table({ players: [{ hand: ['Do Nothing'], base: ['Ash Wall'] }, { hand: ['Stop It'] }] })
    s.play(0, 'Do Nothing')
      .pass()
      .play(1, 'Stop It', { targets: ['Do Nothing'] })
      .resolve()
      .quiet()
    expect([s.cards(0, 'banishment'), s.cards(1, 'trash'), s.state.players[0]!.xp]).toEqual([['Do Nothing'], ['Stop It'], 0])
  })

  test('[440.1] not what goes there from the Main Deck', () => {
    const s = table({
      players: [{ hand: ['Burn Three'], base: ['Ash Wall'], deck: ['Might 3', 'Faithful', 'Kill It', 'Hurt It'] }, {}],
    })
    s.play(0, 'Burn Three').resolve().quiet()
    expect([s.cards(0, 'trash').sort(), s.cards(0, 'banishment')]).toEqual([['Faithful', 'Kill It', 'Might 3'], ['Burn Three']])
  })

  test('[107.3.d] [421.4] a facedown card whose battlefield is lost; everybody sees which it is', () => {
    const s = table({
      players: [{ base: ['Ash Wall'] }, { hand: ['Kill It'] }],
      battlefields: [{ units: { 0: ['Faithful'] }, controller: 0, facedown: { 0: ['Lurking'] } }, {}],
      turnPlayer: 1,
    })
    s.play(1, 'Kill It', { targets: ['Faithful'] }).resolve()
    expect(s.cards(0, 'banishment').sort()).toEqual(['Faithful', 'Lurking'])
  })

  test('[370.4] the source itself, and what leaves together with it', () => {
    const s = table({ players: [{ hand: ['Kill All'], base: ['Unit Grave', 'Faithful', 'Might 3'] }, { base: ['Regretful'] }] })
    s.play(0, 'Kill All').resolve().quiet()
    expect([s.cards(0, 'banishment').sort(), s.cards(1, 'trash'), s.cards(0, 'trash')]).toEqual([
      ['Faithful', 'Might 3'],
      ['Regretful'],
      ['Kill All'],
    ])
  })

  test('[185] [186.1] a token is no card: it dies', () => {
    const s = table({ players: [{ hand: ['Two Recruits', 'Kill All'], base: ['Ash Wall'] }, {}] })
    s.play(0, 'Two Recruits').resolve()
    while (s.asked() === 'place') s.choose('#0')
    s.resolve().play(0, 'Kill All').resolve().quiet()
    expect([s.units('base0'), s.cards(0, 'banishment').sort()]).toEqual(
      [[], ['Kill All', 'Two Recruits']].map(x => (x.length > 0 ? x : ['Ash Wall'])),
    )
    expect(s.events.filter(e => e.type === 'die')).toHaveLength(2)
  })

  test('[372] with another effect on the same death the controller of the unit says which applies', () => {
    const position = { players: [{ hand: ['Kill It'], base: ['Ash Wall', 'Last Chance', 'Faithful'] }, {}] }
    const s = table(position)
    s.play(0, 'Kill It', { targets: ['Faithful'] }).resolve()
    expect([s.asked(), s.open().player]).toEqual(['replacement', 0])
    s.choose('Last Chance').resolve().quiet()
    expect(s.where('Faithful')).toBe('base0')
    const t = table(position)
    t.play(0, 'Kill It', { targets: ['Faithful'] })
      .resolve()
      .choose('Ash Wall')
      .resolve()
      .quiet()
    expect(t.where('Faithful')).toBe('banishment')
  })

  test('[372] two effects that do the same are no choice', () => {
    const s = table({
      players: [
        {
          hand: ['Do Nothing'],
          base: [
            { card: 'Ash Wall', as: 'a' },
            { card: 'Ash Wall', as: 'b' },
          ],
        },
        {},
      ],
    })
    s.play(0, 'Do Nothing').resolve().quiet()
    expect(s.where('Do Nothing')).toBe('banishment')
  })

  test('[056.2] it is the trash of the owner that counts', () => {
    const s = table({ players: [{ hand: ['Kill It', 'Hurt It'], base: ['Ash Gate', 'Might 3'] }, { base: ['Faithful'] }] })
    s.play(0, 'Kill It', { targets: ['Faithful'] })
      .resolve()
      .play(0, 'Hurt It', { targets: ['Might 3'] })
      .resolve()
      .quiet()
    expect([s.where('Faithful'), s.cards(0, 'trash').sort()]).toEqual(['banishment', ['Hurt It', 'Kill It', 'Might 3']])
  })

  test('[829.1.b.1] a spell that was played for its Flow cost is banished either way', () => {
    const s = table({ players: [{ trash: ['Flowing'], base: ['Ash Wall'], runes: { fury: 1 } }, {}] })
    s.play(0, 'Flowing').resolve().quiet()
    expect(s.where('Flowing')).toBe('banishment')
  })

  test('[427.1] what is banished already is not banished once more, and stays where it is', () => {
    const s = table({ players: [{ hand: ['Dig Out'], banishment: ['Might 3'], base: ['Ash Wall', 'Mourner'] }, {}] })
    s.play(0, 'Dig Out').resolve().quiet()
    expect([s.cards(0, 'banishment').sort(), s.state.players[0]!.xp]).toEqual([['Dig Out', 'Might 3'], 1])
  })

  test('[108.2.b] without such an effect a text may put cards from Banishment there', () => {
    const s = table({ players: [{ hand: ['Dig Out'], banishment: ['Might 3', 'Faithful'] }, { banishment: ['Regretful'] }] })
    s.play(0, 'Dig Out').resolve().quiet()
    expect([s.cards(0, 'trash').sort(), s.cards(1, 'banishment')]).toEqual([['Dig Out', 'Faithful', 'Might 3'], ['Regretful']])
    expect(s.events.filter(e => e.type === 'put')).toHaveLength(2)
  })

  test('[427.1] hand and trash are banished as one', () => {
    const s = table({
      players: [
        { hand: ['Clear Out', 'Kill It'], trash: ['Faithful'], deck: ['Might 3', 'Regretful', 'Hurt It'] },
        { trash: ['Might 3'] },
      ],
    })
    s.play(0, 'Clear Out').resolve().quiet()
    expect([s.cards(0, 'banishment').sort(), s.cards(0, 'trash').sort(), s.cards(1, 'trash')]).toEqual([
      ['Faithful', 'Kill It'],
      ['Clear Out', 'Might 3', 'Regretful'],
      ['Might 3'],
    ])
  })

  test('[124] [419.4.a] what triggers on the play of a spell finds the card where it has gone', () => {
    const s = table({ players: [{ hand: ['Do Nothing'], base: ['Watcher'] }, {}] })
    s.play(0, 'Do Nothing').resolve().quiet()
    expect(s.where('Do Nothing')).toBe('banishment')
  })

  test('is printed, and refused where cards of a deck would be meant as well', () => {
    const wall = cards.find(c => c.name === 'Ash Wall')!
    expect(printed(wall).text).toBe(
      'If a card would go to your trash from anywhere other than your Main Deck, banish it instead.',
    )
    const all = gearCard(
      'TTR-099',
      'All Ash',
      { domains: [], energy: 0 },
      instead(event('toTrash', { subject: card() }), banish(eventObject)),
    )
    expect(() => createEngine({ cards: [...cards, all] })).toThrow('from a deck as well')
  })
})
