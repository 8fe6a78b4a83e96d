import { readdirSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the examples', () => {
  test.each(readdirSync('examples'))('%s plays a game to its end', async file => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => {
      lines.push(line)
    })
    await import(`../../examples/${file.replace(/\.ts$/, '')}.ts`)
    expect(lines.at(-1)).toMatch(/^(North|South) wins /)
  })
})
