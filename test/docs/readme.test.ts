import { readFileSync } from 'node:fs'
import { createEngine } from 'riftbound-engine'
import { allCards } from 'riftbound-engine/cards'
import { provingGrounds } from 'riftbound-engine/decks'
import { describe, expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, unknown> }

describe('the README', () => {
  test('its first program is the example', () => {
    const [, program] = /```ts\n([\s\S]*?)```/.exec(readme)!
    expect(program).toBe(readFileSync('examples/first-game.ts', 'utf8'))
  })

  test('it names no function that the engine lacks', () => {
    const engine = createEngine({ cards: allCards })
    const named = new Set([...readme.matchAll(/\bengine\.([a-zA-Z]+)/g)].map(([, name]) => name!))
    expect(named.size).toBeGreaterThan(10)
    for (const name of named) expect(engine).toHaveProperty(name)
  })

  test('it lists the subpaths of the package', () => {
    const offered = Object.keys(exports).filter(key => key !== '.' && key !== './package.json')
    const named = new Set([...readme.matchAll(/riftbound-engine(\/[a-z/]+)/g)].map(([, name]) => `.${name}`))
    expect([...named].sort()).toEqual(offered.sort())
  })

  test('what it says of a deck with an unknown card is true', () => {
    const engine = createEngine({ cards: allCards })
    const { annie, garen } = provingGrounds
    const deck = { ...annie, main: [...annie.main, { card: 'SFD-001', count: 1 }] }
    const players = [
      { name: 'North', deck },
      { name: 'South', deck: garen },
    ]
    const made = engine.create({ mode: 'duel', seed: 's', players })
    expect(made.ok).toBe(false)
    if (made.ok) return
    expect(made.violations).toMatchObject([{ player: 0, card: 'SFD-001' }])
    expect(made.violations[0]!.message).toContain('SFD-001')
  })
})
