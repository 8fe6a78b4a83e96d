import { readFileSync } from 'node:fs'
import { type CardDefinition, createEngine } from 'riftbound-engine'
import { allCards } from 'riftbound-engine/cards'
import { describe, expect, test } from 'vitest'
import * as builders from '../../src/abilities/builders'
import { keywordMacros } from '../../src/keywords'
import { scenario } from '../../src/testing'
import type { arena } from '../fixtures/cards'

const document = readFileSync('docs/adding-a-card.md', 'utf8')
const blocks = [...document.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code!)

describe('how to add a card', () => {
  const [definition, behaviour, macro] = blocks
  const evaluate = <T>(code: string): T => {
    const make = new Function(...Object.keys(builders), `return (${code})`) as (...values: unknown[]) => T
    return make(...Object.values(builders))
  }

  test('the card says what the page says', () => {
    const card = evaluate<CardDefinition>(definition!)
    expect(createEngine({ cards: [card] }).card(card.id)!.text).toBe(
      '[Tank]\nWhen you play me, stun an enemy unit with 3 {might} or less.',
    )
  })

  test('its test passes', () => {
    const cards = [...allCards, evaluate<CardDefinition>(definition!)]
    const withCard = (options: Parameters<typeof arena>[0]) => scenario({ ...options, cards })
    let ran = 0
    const run = new Function('test', 'arena', 'expect', behaviour!) as (...values: unknown[]) => void
    run(
      (_title: string, body: () => void) => {
        ran++
        body()
      },
      withCard,
      expect,
    )
    expect(ran).toBe(1)
  })

  test('the keyword is the one in the project', () => {
    const [, expand] = /expand: (.*),\n/.exec(macro!)!
    expect(evaluate<(value: number) => unknown>(expand!)(2)).toEqual(keywordMacros.shield!.expand(2))
  })
})
