import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const documents = ['README.md', ...readdirSync('docs').flatMap(name => (name.endsWith('.md') ? [`docs/${name}`] : []))]

describe.each(documents)('%s', file => {
  const text = readFileSync(file, 'utf8')

  test('its links lead somewhere', () => {
    for (const [, target] of text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)) {
      if (/^[a-z]+:/.test(target!)) continue
      expect(existsSync(path.join(path.dirname(file), target!)), `${file} links to ${target}`).toBe(true)
    }
  })

  test('the files that it names exist', () => {
    for (const [, name] of text.matchAll(/`((?:src|test|scripts|docs|examples)\/[\w./-]+)`/g)) {
      expect(existsSync(name!), `${file} names ${name}`).toBe(true)
    }
  })
})
