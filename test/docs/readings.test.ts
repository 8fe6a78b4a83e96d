import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  action,
  banish,
  card,
  costLess,
  costs,
  discard,
  draw,
  energy,
  iCostLess,
  inYourHand,
  it,
  ofType,
  optionalCost,
  payDiscard,
  payKill,
  pick,
  spell,
  spellCard,
  unit,
  unitCard,
  yours,
} from '../../src/abilities/builders'
import { scenario } from '../../src/testing'

const cards = [
  spellCard('TST-801', 'Big Idea', { domains: ['mind'], energy: 3 }, iCostLess({ energy: 2 }), draw(1)),
  unitCard('TST-802', 'Cheapener', { domains: ['mind'], energy: 2, might: 1 }, costLess(spell(), { energy: 1, min: 1 })),
  unitCard('TST-803', 'Page', { domains: ['fury'], energy: 2, power: ['fury'], might: 2 }),
  unitCard('TST-804', 'Errand Boy', { domains: ['fury'], energy: 1, might: 1 }),
  spellCard('TST-805', 'Sort Out', { domains: ['mind'], energy: 0 }, pick(card(inYourHand, ofType('unit'))), banish(it)),
  spellCard('TST-806', 'Toss', { domains: ['mind'], energy: 0 }, discard(1), draw(1)),
  spellCard(
    'TST-807',
    'Dark Deal',
    { domains: ['chaos'], energy: 1 },
    action(),
    optionalCost(costs(energy(0), payKill(unit(yours)), payDiscard(1)), 'deal'),
    draw(2),
  ),
]

describe('readings', () => {
  test('[356.4.d.1] [356.4.e] a discount with a minimum goes before one without: nothing is left to pay', () => {
    const s = scenario({ cards, players: [{ base: ['Cheapener'], hand: ['Big Idea'] }, {}] })
    const key = s.state.objects.find(o => o.def === 'TST-801')!.key
    expect(s.engine.read(s.state).cost(key)).toEqual({ energy: 0, power: [] })
    s.play(0, 'Big Idea').resolve()
    expect(s.cards(0, 'hand')).toEqual(['Filler'])
  })

  test('[357.1] the pool goes first, and an exhausted rune is recycled before a ready one', () => {
    const s = scenario({ cards, players: [{ hand: ['Page'], energy: 1, runes: { fury: 2 } }, {}] })
    s.play(0, 'Page')
    const runes = s.state.places[0]!.runes.map(i => s.state.objects[i]!.exhausted)
    expect(runes).toEqual([false])
    expect(s.state.players[0]!.pool.every(n => n === 0)).toBe(true)
  })

  test('[357.1] equal runes are one way to pay, different ones are several', () => {
    const equal = scenario({ cards, players: [{ hand: ['Errand Boy'], runes: { fury: 3 } }, {}] })
    equal.act(0, { type: 'play', card: equal.state.objects.find(o => o.def === 'TST-804')!.key })
    expect(equal.where('Errand Boy')).toBe('base0')
    const mixed = scenario({ cards, players: [{ hand: ['Errand Boy'], runes: { fury: 3, calm: 2 } }, {}] })
    mixed.act(0, { type: 'play', card: mixed.state.objects.find(o => o.def === 'TST-804')!.key })
    expect(mixed.asked()).toBe('payment')
    expect(mixed.engine.decision(mixed.state)!.options).toHaveLength(2)
  })

  test('[357.2] non-standard costs are paid in the order in which the card names them', () => {
    const s = scenario({ cards, players: [{ hand: ['Dark Deal', 'Filler'], base: ['Errand Boy'], runes: { chaos: 1 } }, {}] })
    s.play(0, 'Dark Deal', { pay: [true], costs: [['Filler']] })
    const paid = s.events.filter(e => e.type === 'die' || e.type === 'discard').map(e => e.type)
    expect(paid).toEqual(['die', 'discard'])
  })

  test('[128.6.a] nobody has to admit that he holds what is asked for', () => {
    const s = scenario({ cards, players: [{ hand: ['Sort Out', 'Errand Boy', 'Toss'] }, {}] })
    s.play(0, 'Sort Out').resolve()
    expect(s.asked()).toBe('pick')
    expect(s.options()).toEqual(['Errand Boy'])
    s.choose()
    expect(s.cards(0, 'hand').sort()).toEqual(['Errand Boy', 'Toss'])
  })

  test('a choice among hidden cards is asked even if there is only one, unless the whole hand goes', () => {
    const cost = scenario({ cards, players: [{ hand: ['Dark Deal', 'Toss'], base: ['Errand Boy'], runes: { chaos: 1 } }, {}] })
    cost.play(0, 'Dark Deal', { pay: [true] })
    expect(cost.asked()).toBe('costObject')
    expect(cost.options()).toEqual(['Toss'])
    const whole = scenario({ cards, players: [{ hand: ['Toss', 'Errand Boy'] }, {}] })
    whole.play(0, 'Toss').resolve()
    expect(whole.asked()).toBe('main')
    expect(whole.cards(0, 'hand')).toEqual(['Filler'])
  })
})

describe('the table of readings', () => {
  const rows = readFileSync('docs/readings.md', 'utf8')
    .split('\n')
    .filter(line => /^\| \d/.test(line))
    .map(line => line.split('|').map(cell => cell.trim()))

  test('has rows of four cells', () => {
    expect(rows.length).toBeGreaterThan(10)
    for (const row of rows) expect(row, row.join('|')).toHaveLength(6)
  })

  test('names rules that exist', () => {
    const index = JSON.parse(readFileSync('docs/rules/index.json', 'utf8')) as { rule: string }[]
    const known = new Set(index.map(({ rule }) => rule))
    for (const [, rules] of rows) for (const rule of rules!.split(', ')) expect(known, `${rule} is no rule`).toContain(rule)
  })

  test('names tests that exist', () => {
    const files = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.test.ts'))
    const source = files.map(name => readFileSync(path.join('test', name), 'utf8').replaceAll("\\'", "'")).join('\n')
    for (const row of rows) {
      for (const [, title] of row[4]!.matchAll(/`([^`]+)`/g))
        expect(source.includes(title!), `no test is called: ${title}`).toBe(true)
    }
  })
})
