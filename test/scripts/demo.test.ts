import { describe, expect, test } from 'vitest'
import { DEFAULT_SEED, demo, readOptions } from '../../scripts/demo'
import { counted, list, wrap } from '../../scripts/demo/text'

describe('the demo', () => {
  const lines: string[] = []
  const { state, actions, equal } = demo(DEFAULT_SEED, ['annie', 'garen'], line => lines.push(line))

  test('ends with a winner, and its replay is equal', () => {
    expect(state.outcome?.reason).toBe('points')
    expect(equal).toBe(true)
    expect(lines.at(-1)).toMatch(new RegExp(`^replay: ${actions.length} actions, hash [0-9a-f]{16} equal$`))
  })

  test('tells seed and score', () => {
    expect(lines).toContain(`seed: ${DEFAULT_SEED}, decks: annie,garen`)
    expect(lines.some(line => line.startsWith('score: North '))).toBe(true)
  })

  test('is plain text of 100 columns without holes', () => {
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(100)
      expect(line).not.toMatch(/undefined|null|NaN|\[object|nowhere|a card\b.*dies|[^\x20-\x7e]/)
    }
  })

  test('draws a board each turn', () => {
    expect(lines.filter(line => line.startsWith('| NORTH'))).toHaveLength(state.turnNumber)
  })

  test('prints the text of a card once', () => {
    const introductions = lines.filter(line => /^ +\[.*: /.test(line))
    expect(new Set(introductions).size).toBe(introductions.length)
    expect(introductions.length).toBeGreaterThan(10)
  })
})

describe('its options', () => {
  test('have defaults', () => {
    expect(readOptions([])).toEqual({ seed: DEFAULT_SEED, decks: ['annie', 'garen'] })
    expect(readOptions(['--seed', 'x', '--decks', 'lux,masterYi'])).toEqual({ seed: 'x', decks: ['lux', 'masterYi'] })
  })

  test('are checked', () => {
    for (const args of [['--decks', 'annie'], ['--decks', 'annie,nobody'], ['--decks', 'toString,annie'], ['--what']]) {
      expect(readOptions(args)).toHaveProperty('error')
    }
  })
})

describe('its words', () => {
  test('lists', () => {
    expect([list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'])]).toEqual(['nothing', 'a', 'a and b', 'a, b and c'])
    expect(counted(['a', 'b', 'a'])).toEqual(['2x a', 'b'])
  })

  test('long texts are broken at spaces', () => {
    const lines = wrap('word '.repeat(60).trim(), 2)
    expect(lines.every(line => line.length <= 100)).toBe(true)
    expect(lines.join(' ').split(/\s+/).filter(Boolean)).toHaveLength(60)
    expect(wrap('x'.repeat(120))).toHaveLength(1)
  })
})
