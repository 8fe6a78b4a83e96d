/** 825 Unique: a deck holds one card of that name. */
import { describe, expect, test } from 'vitest'
import { gearCard, haveMight, legendCard, unique, unit, unitCard, withKeyword } from '../../src/abilities/builders'
import { allCards } from '../../src/cards'
import { checkDeck, type DeckList } from '../../src/decks'
import { createEngine } from '../../src/engine'
import { scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const
const cards = [
  ...allCards,
  legendCard('TST-Q01', 'Smith', { domains: ['calm', 'mind'], champion: 'Ornn' }),
  unitCard('TST-Q02', 'Smith Champion', { domains: ['calm'], energy: 3, might: 3, champion: 'Ornn' }),
  ...['A', 'B', 'C', 'D'].map((name, n) =>
    gearCard(`TST-Q1${n}`, `Relic ${name}`, { domains: ['calm'], energy: 1, signature: 'Ornn' }, unique()),
  ),
  unitCard('TST-Q20', 'One of a Kind', { ...free, might: 2 }, unique()),
  gearCard('TST-Q21', 'Census of unique', free, haveMight(10, unit(withKeyword('unique')))),
  ...Array.from({ length: 13 }, (_, n) =>
    unitCard(`TST-9${String(n).padStart(2, '0')}`, `Plain Body ${n}`, { ...free, might: 1 }),
  ),
]
const find = (id: string) => cards.find(c => c.id === id)
const bodies = cards.filter(c => c.name.startsWith('Plain Body '))

const deck = (extra: DeckList['main']): DeckList => ({
  name: 'relics',
  legend: 'TST-Q01',
  champion: 'TST-Q02',
  main: [...bodies.map(c => ({ card: c.id, count: 3 })), ...extra],
  runes: [{ card: 'OGN-042', count: 12 }],
  battlefields: ['OGN-296', 'OGN-288', 'OGN-294'],
})
const faults = (extra: DeckList['main']): string[] =>
  checkDeck(deck(extra), find, { battlefields: 3 })
    .filter(v => v.rule !== '103.3.a.1' && v.rule !== '103.3.a')
    .map(v => `${v.rule} ${v.card}`)

describe('825 Unique', () => {
  test('[825.1] [825.3.a] one card of the name is allowed, two are not', () => {
    expect(faults([{ card: 'TST-Q20', count: 1 }])).toEqual([])
    expect(faults([{ card: 'TST-Q20', count: 2 }])).toEqual(['825.3.a TST-Q20'])
    expect(
      faults([
        { card: 'TST-Q20', count: 1 },
        { card: 'TST-Q20', count: 1 },
      ]),
    ).toEqual(['825.3.a TST-Q20'])
  })

  test('[825.3.b] [ruling:gap-unique-deck,rw-signature-limit] three Signature cards of different names, one of each', () => {
    const relics = (...counts: number[]) => counts.map((count, n) => ({ card: `TST-Q1${n}`, count }))
    expect(faults(relics(1, 1, 1))).toEqual([])
    expect(faults(relics(1, 1, 1, 1))).toEqual(['103.2.d.1 '])
    expect(faults(relics(2, 1))).toEqual(['825.3.a TST-Q10'])
  })

  test('[825.4] in a game it does nothing: both copies can be there', () => {
    const s = scenario({ cards, players: [{ base: ['One of a Kind'], hand: ['One of a Kind'] }, {}] })
    s.act(0, { type: 'play', card: s.engine.view(s.state, 0).players[0]!.hand.cards[0]!.key })
    expect(s.units('base0', 0)).toEqual(['One of a Kind', 'One of a Kind'])
  })

  test('[825.5] whether a card has it can be asked', () => {
    const s = scenario({ cards, players: [{ base: ['One of a Kind', 'Plain Body 0', 'Census of unique'] }, {}] })
    expect([s.might('One of a Kind'), s.might('Plain Body 0')]).toEqual([12, 1])
  })

  test('a game with such a deck does not begin', () => {
    const engine = createEngine({ cards })
    const list = deck([{ card: 'TST-Q20', count: 2 }])
    const made = engine.create({
      mode: 'duel',
      seed: 'x',
      players: [
        { name: 'a', deck: list },
        { name: 'b', deck: list },
      ],
    })
    expect(made.ok === false && made.violations.some(v => v.rule === '825.3.a')).toBe(true)
  })
})
