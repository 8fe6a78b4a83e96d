import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findings } from '../../scripts/hygiene.mjs'

let root = ''
const check = (files: Record<string, string>): string[] => {
  root = mkdtempSync(path.join(tmpdir(), 'hygiene-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return findings(root)
}
afterEach(() => rmSync(root, { recursive: true, force: true }))

// Put together here, so that this file itself is clean.
const mark = `TO${'DO'}`
const ignore = `@ts-${'ignore'}`
const id = `OGN-${'024'}`

describe('hygiene', () => {
  it.each([
    ['Math.random()', 'Math.random'],
    ['Date.now()', 'Date.now'],
    ['new Date()', 'new Date'],
    ['structuredClone({})', 'structuredClone'],
    ['x as any', '`as any`'],
    [`// ${mark} later`, mark],
    [`// ${ignore}`, ignore],
    [`'${id}'`, id],
  ])('finds %s in src', (code, expected) => {
    const found = check({ 'src/rules/a.ts': `\n${code}\n` })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('src/rules/a.ts:2:')
    expect(found[0]).toContain(expected)
  })

  it.each(['it.skip', 'test.only', 'describe.todo', 'it.concurrent.only'])('finds %s in test', code => {
    expect(check({ 'test/a.test.ts': `${code}('x', () => {})\n` })).toEqual([`test/a.test.ts:1: left-over \`${code}\``])
  })

  it('leaves comments, strings, and card ids in cards, decks and tests alone', () => {
    const text = `// no Math.random here, the same as any card\nexport const a = 'new Date(), as any, it.only'\n`
    expect(
      check({
        'src/rules/a.ts': text,
        'src/cards/ogn/fury.ts': `'${id}'\n`,
        'src/decks/starter.ts': `'${id}'\n`,
        'test/a.test.ts': `'${id}'\n`,
      }),
    ).toEqual([])
  })

  const pack = `unitCard('${id}', 'Watchful Ash', {})\nspellCard('${id}', 'Gust', {})\nconst x = unit(alone)\nunitToken('imp', 'Imp', {})\n`
  it.each([
    [`if (card.name === 'Watchful Ash') x()`, 'Watchful Ash'],
    [`\`the \${x} of Watchful Ash\``, 'Watchful Ash'],
    ['const watchfulAsh = 1', 'Watchful Ash'],
    ['const WATCHFUL_ASH = 1', 'Watchful Ash'],
    [`x === 'Gust'`, 'Gust'],
    [`x === 'Imp'`, 'Imp'],
  ])('finds the name of a card of src/cards in %s', (code, expected) => {
    const found = check({ 'src/cards/ogn/fury.ts': pack, 'src/rules/a.ts': `${code}\n` })
    expect(found).toEqual([`src/rules/a.ts:1: card ${expected} named outside src/cards and src/decks`])
  })

  it('leaves names in comments and words that are also names of cards alone', () => {
    const text = `// as Watchful Ash does\nconst gust = { imp: 'a Gust of wind', ash: 'watchful', alone: 1 }\n`
    const decks = `const x = 'Watchful Ash'\n`
    expect(check({ 'src/cards/ogn/fury.ts': pack, 'src/rules/a.ts': text, 'src/decks/a.ts': decks })).toEqual([])
  })

  it('limits the length of a file, cards excepted', () => {
    const lines = (n: number) => '// line\n'.repeat(n)
    expect(check({ 'src/rules/a.ts': lines(420), 'src/rules/b.ts': lines(421), 'src/cards/ogn/fury.ts': lines(900) })).toEqual([
      'src/rules/b.ts:1: 421 lines, more than 420',
    ])
  })

  it.each([
    ['src/state/a.ts', `import { x } from '../abilities/b'`],
    ['src/state/a.ts', `import '../engine'`],
    ['src/transaction/a.ts', `export * from '../rules'`],
    ['src/events/deep/a.ts', `import x, { type Y } from '../../game-actions/b'`],
    ['src/rules/a.ts', `import { x } from '../cards'`],
    ['src/characteristics/a.ts', `const x = await import('../decks')`],
    ['src/abilities/a.ts', `import { x } from '../keywords'`],
    ['src/cards/ogn/fury.ts', `import { x } from '../../rules/b'`],
    ['src/rules/a.ts', `import { x } from '../../test/b'`],
  ])('rejects, in %s: %s', (file, code) => {
    expect(check({ [file]: `${code}\n` })).toHaveLength(1)
  })

  it.each([
    ['src/state/a.ts', `import type { X } from '../abilities/types'`],
    ['src/state/a.ts', `import { type X, type Y } from '../abilities/types'`],
    ['src/state/a.ts', `export type { X } from '../rules/types'`],
    ['src/state/a.ts', `type X = import('../rules').X`],
    ['src/state/a.ts', `import { z } from 'zod'`],
    ['src/rules/a.ts', `import { x } from '../game-actions/deal'`],
    ['src/rules/a.ts', `import { x } from '../state'`],
    ['src/cards/ogn/fury.ts', `import { unit } from '../../abilities'`],
    ['src/cards/ogn/fury.ts', `import { tank } from '../../keywords'`],
    ['src/cards/index.ts', `export * from './ogn'`],
    ['src/engine.ts', `import { run } from './rules'`],
  ])('accepts, in %s: %s', (file, code) => {
    expect(check({ [file]: `${code}\n` })).toEqual([])
  })
})
