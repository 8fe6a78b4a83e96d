import { readFileSync } from 'node:fs'
import { type CardDefinition, createEngine } from 'riftbound-engine'
import { describe, expect, test } from 'vitest'
import * as builders from '../../src/abilities/builders'
import { tokens } from '../../src/cards/tokens'

const document = readFileSync('docs/ability-language.md', 'utf8')
const examples = [...document.matchAll(/```ts\n([\s\S]*?)```\n```text\n([\s\S]*?)```/g)].map(([, code, text]) => ({
  name: /'([^']*)', ['"]([^'"]*)['"]/.exec(code!)![2]!,
  code: code!,
  text: text!.trimEnd(),
}))

/** The examples are expressions in the builders. */
const evaluate = (code: string): CardDefinition => {
  const names = Object.keys(builders)
  const make = new Function(...names, `return (${code})`) as (...values: unknown[]) => CardDefinition
  return make(...Object.values(builders))
}

describe('the examples of the ability language', () => {
  test('are found', () => {
    expect(examples.length).toBeGreaterThan(10)
    expect(document.match(/```ts\n/g)).toHaveLength(examples.length)
  })

  test.each(examples)('$name prints as it says', ({ code, text }) => {
    const card = evaluate(code)
    let printed: string
    try {
      const { text: rules, effectText } = createEngine({ cards: [...tokens, card] }).card(card.id)!
      printed = effectText === '' ? rules : `${rules}\nattached: ${effectText}`
    } catch (error) {
      printed = `refused: ${error instanceof Error ? error.message : String(error)}`
    }
    expect(printed).toBe(text)
  })

  test('builders that the text names exist', () => {
    const prose = document.replace(/```[\s\S]*?```/g, '')
    const words = new Set(Object.keys(builders))
    for (const [, name] of prose.matchAll(/`([a-z]+[A-Za-z]*)\(/g)) {
      if (name === 'createEngine') continue
      expect(words, `the document names ${name}`).toContain(name)
    }
  })
})
