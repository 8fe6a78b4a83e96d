/** 101–103 Deck Construction, through `engine.create`: which decks may start a Duel and what is said about the others. */
import { describe, expect, test } from 'vitest'
import { spellCard } from '../../src/abilities/builders'
import { allCards } from '../../src/cards'
import { type DeckList, provingGrounds } from '../../src/decks'
import { createEngine } from '../../src/engine'
import { turnCards } from '../fixtures/turn'

const engine = createEngine({ cards: [...allCards, ...turnCards] })
const { annie } = provingGrounds
const THREE = ['OGN-296', 'OGN-288', 'OGN-294']
/** Annie's deck as a player would build it: three battlefields, no exception for what is sold ready. */
const legal: DeckList = {
  name: 'built',
  legend: annie.legend,
  champion: annie.champion,
  main: annie.main,
  runes: annie.runes,
  battlefields: THREE,
}
const without = (id: string, deck: DeckList = legal): DeckList => ({ ...deck, main: deck.main.filter(e => e.card !== id) })
/** Takes `count` Gusts out (of 3) and puts another card in, so that the size stays. */
const swap = (id: string, count: number): DeckList => ({
  ...legal,
  main: [...without('OGN-169').main, ...(count < 3 ? [{ card: 'OGN-169', count: 3 - count }] : []), { card: id, count }],
})

function faults(deck: DeckList): string[] {
  const made = engine.create({
    mode: 'duel',
    seed: 'deck',
    players: [
      { name: 'a', deck },
      { name: 'b', deck: legal },
    ],
  })
  return made.ok ? [] : made.violations.map(v => `${v.player} ${v.rule} ${v.card}`.trim())
}

describe('the parts of a deck', () => {
  test('[103] a legend, a Main Deck, a Rune Deck and the battlefields of the mode make a deck', () => {
    expect(faults(legal)).toEqual([])
    expect(faults({ ...legal, runes: undefined } as unknown as DeckList)).toEqual(['0 103'])
    expect(faults(null as unknown as DeckList)).toEqual(['0 103'])
  })

  test('[103] every violation is told with its seat, and no game begins', () => {
    const broken = { ...legal, runes: [], battlefields: [] }
    const made = engine.create({
      mode: 'duel',
      seed: 'x',
      players: [
        { name: 'a', deck: legal },
        { name: 'b', deck: broken },
      ],
    })
    expect(made.ok).toBe(false)
    if (!made.ok)
      expect(made.violations.map(v => [v.player, v.rule])).toEqual([
        [1, '103.3.a'],
        [1, '485.4.a'],
      ])
  })

  test('a card that the registry lacks is named', () => {
    expect(faults(swap('NO-999', 1))).toEqual(['0  NO-999'])
  })

  test('[103.1] the legend must be a legend', () => {
    expect(faults({ ...legal, legend: 'OGS-010' })).toContain('0 103.1 OGS-010')
  })
})

describe('Domain Identity', () => {
  test.each([
    ['[103.1.b.3] a card of one domain of the legend is allowed', 'TST-172', []],
    ['[103.1.b.1] [103.2.c] a card of a foreign domain is not', 'OGN-095', ['0 103.1.b.4 OGN-095']],
    ['[103.1.b.4] of two domains both must be among the legend’s', 'TST-176', ['0 103.1.b.4 TST-176']],
    ['a card without a domain is allowed everywhere (October 103.2.b.5)', 'TST-171', []],
  ])('%s', (_title, id, expected) => {
    expect(faults(swap(id, 1))).toEqual(expected)
  })

  test('[103.1.b.4] a card of two domains is allowed when the legend has both', () => {
    expect(legal.main.some(e => e.card === 'OGS-018')).toBe(true)
    // The same card under a legend that lacks one of its domains.
    expect(faults({ ...legal, legend: 'TST-177' })).toContain('0 103.1.b.4 OGS-018')
  })

  test('[103.1.b.2] the legend’s domains make the identity, not the champion’s or the runes’', () => {
    const chaosCards = faults({ ...legal, legend: 'TST-177' })
    expect(chaosCards).toContain('0 103.1.b.4 OGN-169')
    expect(chaosCards).toContain('0 103.1.b.4 OGS-010')
    expect(chaosCards).not.toContain('0 103.1.b.4 OGS-003')
  })
})

describe('the chosen champion', () => {
  test('[103.2.a.2 ex1] any champion unit with the legend’s champion tag will do', () => {
    expect(faults({ ...legal, champion: 'TST-172' })).toEqual([])
    expect(
      faults({ ...without('OGS-001'), champion: 'OGS-001', main: [...without('OGS-001').main, { card: 'OGS-001', count: 2 }] }),
    ).toEqual([])
  })

  test('[103.2.a.2] a champion with another tag is refused', () => {
    expect(faults({ ...legal, champion: 'OGS-006' })).toContain('0 103.2.a.2 OGS-006')
  })

  test('[103.2.a.2 ex2] [103.2.d.3] a signature unit with the tag is no chosen champion', () => {
    expect(faults({ ...legal, champion: 'OGS-018' })).toContain('0 103.2.a.2 OGS-018')
  })

  test('[103.2.a.2] an ordinary unit is refused, with the tag or not', () => {
    expect(faults({ ...legal, champion: 'OGN-013' })).toContain('0 103.2.a.2 OGN-013')
  })

  test('[103.2.c] the champion is subject to the Domain Identity too', () => {
    expect(faults({ ...legal, champion: 'TST-173' })).toEqual(['0 103.1.b.4 TST-173'])
  })
})

describe('the Main Deck', () => {
  test('[103.2] 40 cards with the chosen champion are enough, 39 are not', () => {
    const fewer = { ...legal, main: [...without('OGN-169').main, { card: 'OGN-169', count: 2 }] }
    expect(faults(fewer)).toEqual(['0 103.2'])
    expect(faults({ ...fewer, main: [...fewer.main, { card: 'TST-171', count: 1 }] })).toEqual([])
    expect(faults({ ...legal, main: [...legal.main, { card: 'TST-171', count: 3 }] })).toEqual([])
  })

  test('[103.2] runes, battlefields and legends don’t belong into it', () => {
    expect(faults(swap('OGN-007', 1))).toEqual(['0 103.2 OGN-007'])
    expect(faults(swap('OGN-296', 1))).toEqual(['0 103.2 OGN-296'])
    expect(faults(swap('TST-177', 1))).toEqual(['0 103.2 TST-177'])
  })

  test('a token can’t be part of a deck', () => {
    expect(faults(swap('recruit', 1))).toEqual(['0 185 recruit'])
  })

  test('[103.2.b] three copies of a name are allowed, four are not', () => {
    expect(faults(swap('TST-171', 3))).toEqual([])
    expect(faults({ ...legal, main: [...legal.main, { card: 'TST-171', count: 4 }] })).toEqual(['0 103.2.b TST-171'])
    expect(faults({ ...legal, main: [...legal.main, { card: 'TST-171', count: 2 }, { card: 'TST-171', count: 2 }] })).toEqual([
      '0 103.2.b TST-171',
    ])
  })

  test('[103.2.b.1 ex1] the chosen champion is one of the three', () => {
    const main = without('OGS-010').main
    expect(faults({ ...legal, main: [...main, { card: 'OGS-010', count: 2 }] })).toEqual([])
    expect(faults({ ...legal, main: [...main, { card: 'OGS-010', count: 3 }] })).toEqual(['0 103.2.b OGS-010'])
  })

  test('[103.2.b.2 ex1] [132.4 ex1] two versions of a character have different names', () => {
    const main = legal.main.filter(e => !['OGS-001', 'OGS-010'].includes(e.card))
    // Three of each, one of the second as the chosen champion.
    expect(faults({ ...legal, main: [...main, { card: 'OGS-001', count: 3 }, { card: 'OGS-010', count: 2 }] })).toEqual([])
  })
})

describe('signature cards', () => {
  test('[103.2.d] three signature cards of the legend’s champion are allowed', () => {
    expect(faults(swap('TST-174', 1))).toEqual([])
  })

  test('[103.2.d.1] three in all, whatever their names', () => {
    // Two copies of one signature unit are in the deck already.
    expect(faults(swap('TST-174', 2))).toEqual(['0 103.2.d.1'])
  })

  test('[103.2.d.2] signature cards of another champion are refused though the domain fits', () => {
    expect(faults(swap('TST-175', 1))).toEqual(['0 103.2.d.2 TST-175'])
  })
})

describe('the Rune Deck', () => {
  test.each([[11], [13]])('[103.3.a] [161.2.a] %i runes are refused', count => {
    expect(
      faults({
        ...legal,
        runes: [
          { card: 'OGN-007', count: 5 },
          { card: 'OGN-166', count: count - 5 },
        ],
      }),
    ).toEqual(['0 103.3.a'])
  })

  test('[103.3.a] twelve of one domain are allowed', () => {
    expect(faults({ ...legal, runes: [{ card: 'OGN-007', count: 12 }] })).toEqual([])
  })

  test('[103.3.a] only rune cards count as runes', () => {
    expect(
      faults({
        ...legal,
        runes: [
          { card: 'OGN-007', count: 11 },
          { card: 'TST-171', count: 1 },
        ],
      }),
    ).toEqual(['0 103.3.a TST-171'])
  })

  test('[103.3.a.1] a rune outside the Domain Identity is refused', () => {
    expect(
      faults({
        ...legal,
        runes: [
          { card: 'OGN-007', count: 11 },
          { card: 'OGN-089', count: 1 },
        ],
      }),
    ).toEqual(['0 103.3.a.1 OGN-089'])
  })
})

describe('battlefields', () => {
  test.each([[2], [4], [0]])('[103.4.a] [485.4.a] in a Duel three are needed, %i are refused', count => {
    expect(faults({ ...legal, battlefields: [...THREE, 'OGN-279'].slice(0, count) })).toEqual(['0 485.4.a'])
  })

  test('[103.4.c] two of the same name are refused', () => {
    expect(faults({ ...legal, battlefields: ['OGN-296', 'OGN-288', 'OGN-296'] })).toEqual(['0 103.4.c'])
  })

  test('[103.4.a] only battlefield cards count', () => {
    expect(faults({ ...legal, battlefields: ['OGN-296', 'OGN-288', 'OGN-169'] })).toEqual(['0 103.4 OGN-169'])
  })

  test('a deck that is sold ready plays with its single battlefield', () => {
    expect(faults(annie)).toEqual([])
    expect(faults({ ...annie, preconstructed: false })).toEqual(['0 485.4.a'])
  })
})

describe('the table', () => {
  const deck = legal
  const table = (mode: string, seats: number, more: object = {}) => {
    const players = Array.from({ length: seats }, (_, n) => ({ name: `p${n}`, deck }))
    const made = engine.create({ mode: mode as 'duel', seed: 's', players, ...more })
    return made.ok ? 'ok' : made.violations.map(v => v.rule).join()
  }

  for (const [mode, seats, rule] of [
    ['duel', 2, '485.1'],
    ['skirmish', 3, '487.1'],
    ['war', 4, '488.1'],
  ] as const) {
    test(`[${rule}] ${mode} has ${seats} players`, () => {
      expect(table(mode, seats)).toBe('ok')
      expect(table(mode, seats - 1)).toBe('483.1')
      expect(table(mode, seats + 1)).toBe('483.1')
    })
  }

  test('an unknown mode or first player is refused', () => {
    expect(table('marathon', 2)).toBe('481')
    expect(table('duel', 2, { first: 2 })).toBe('115.1.a')
  })

  test('[489.1] [489.8.h] [489.8.i] teammates share neither legend nor battlefields', () => {
    const other: DeckList = { ...legal, legend: 'TST-180', battlefields: ['TST-117', 'TST-153', 'TST-155'] }
    const four = (decks: readonly DeckList[]) => {
      const made = engine.create({ mode: 'magmaChamber', seed: 's', players: decks.map((d, n) => ({ name: `p${n}`, deck: d })) })
      return made.ok ? [] : made.violations.map(v => `${v.player} ${v.rule}`)
    }
    // Seats 0 and 2 are a team, 1 and 3 the other; opponents may share everything.
    expect(four([legal, legal, other, other])).toEqual([])
    expect(four([legal, other, { ...other, legend: legal.legend }, legal])).toEqual(['2 489.8.h'])
    expect(four([legal, other, { ...other, battlefields: ['TST-117', 'TST-153', 'OGN-294'] }, legal])).toEqual(['2 489.8.i'])
    expect(four([legal, other, other])).toEqual(['-1 483.1'])
  })
})

describe('facts that nobody knows yet', () => {
  test('[103] a card whose cost is not known belongs to no deck, and it is said why', () => {
    const secret = { ...spellCard('TST-991', 'Secret', { domains: [], energy: 1, unknown: ['power'] }) }
    const open = createEngine({ cards: [...allCards, ...turnCards, secret] })
    const deck = swap('TST-991', 1)
    const made = open.create({
      mode: 'duel',
      seed: 'deck',
      players: [
        { name: 'a', deck },
        { name: 'b', deck: legal },
      ],
    })
    expect(made.ok ? [] : made.violations).toEqual([
      { player: 0, rule: '', card: 'TST-991', message: "The power of Secret is not known yet, so it can't be played exactly." },
    ])
  })
})
