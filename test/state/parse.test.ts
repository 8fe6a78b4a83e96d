import { describe, expect, it } from 'vitest'
import { makeRandom } from '../../src/game-actions/random'
import { serialize } from '../../src/serialize'
import { makeObject, makePlace, makePlayer } from '../../src/state/make'
import { checkState } from '../../src/state/schema'
import { damaged, fault, json, type Loose, read, state } from './damage'
import { choose, engine, known, MODES, newGame, step, walk } from './games'

describe('parse', () => {
  it('gives back what was written', () => {
    const parsed = read(json)
    expect(parsed.ok && serialize(parsed.state)).toBe(json)
  })

  it.each(MODES)('accepts every state of real games, and they go on the same: %s', (mode, players) => {
    const random = makeRandom(`resume ${mode}`)
    let a = newGame(`resume ${mode}`, mode, players)
    let b = a
    for (let n = 0; n < 600 && a.decision !== null; n++) {
      if (n % 3 === 0) {
        const parsed = read(serialize(b))
        expect(fault(parsed)).toBe('accepted')
        if (parsed.ok) b = parsed.state
      }
      const action = choose(a, random)
      a = step(a, action)
      b = step(b, action)
    }
    expect(serialize(b)).toBe(serialize(a))
  })

  it('makes every entity with its fields in the order of its constructor, however a store reordered them', () => {
    const backwards = (v: unknown): unknown => {
      if (Array.isArray(v)) return v.map(backwards)
      if (typeof v !== 'object' || v === null) return v
      return Object.fromEntries(
        Object.entries(v)
          .reverse()
          .map(([name, inner]) => [name, backwards(inner)]),
      )
    }
    const parsed = read(JSON.stringify(backwards(JSON.parse(json))))
    if (!parsed.ok) throw new Error(parsed.error.message)
    const { state: s } = parsed
    expect(Object.keys(s)).toEqual(Object.keys(state))
    expect(Object.keys(s.objects[0]!)).toEqual(Object.keys(makeObject(1, '', 0, false)))
    expect(Object.keys(s.players[0]!)).toEqual(Object.keys(makePlayer('', 0)))
    expect(Object.keys(s.places[0]!)).toEqual(Object.keys(makePlace(true, 0, -1)))
    expect(Object.keys(s.chain[0]!)).toEqual(Object.keys(state.chain[0]!))
    expect(engine.hash(s)).toBe(engine.hash(state))
  })

  it('refuses text that is no JSON, cut off anywhere', () => {
    for (let n = 0; n < 60; n++) expect(fault(read(json.slice(0, Math.floor((json.length * n) / 60))))).toBe('json ')
    expect(fault(read(`${json}x`))).toBe('json ')
  })

  it.each(['null', '1', '"state"', '[]', '{}', 'true'])('refuses %s', text => {
    expect(read(text)).toMatchObject({ ok: false, error: { code: 'shape' } })
  })

  it.each([
    ['engine', '0.0.9'],
    ['rules', '2025-06-02'],
    ['cards', '0-0'],
  ] as const)('refuses another version: %s', (name, version) => {
    expect(
      fault(
        damaged(s => {
          s.versions[name] = version
        }),
      ),
    ).toBe(`version versions.${name}`)
  })

  it('tells another version before whatever has another shape in it', () => {
    const old = damaged(s => {
      s.versions.engine = '0.0.9'
      delete s.places
    })
    expect(fault(old)).toBe('version versions.engine')
  })

  const shapes: readonly (readonly [string, string, (s: Loose) => void])[] = [
    ['a missing field', 'shape objects[3].zone', s => delete s.objects[3].zone],
    ['a missing list', 'shape places', s => delete s.places],
    ['a foreign field', 'shape players[1].life', s => Object.assign(s.players[1], { life: 20 })],
    ['a foreign root field', 'shape extra', s => Object.assign(s, { extra: 1 })],
    ['a text for a number', 'shape objects[0].key', s => Object.assign(s.objects[0], { key: '7' })],
    ['null for a text', 'shape objects[0].def', s => Object.assign(s.objects[0], { def: null })],
    ['a number for a flag', 'shape objects[0].token', s => Object.assign(s.objects[0], { token: 0 })],
    ['a fraction', 'plain teams[0].points', s => Object.assign(s.teams[0], { points: 1.5 })],
    ['a fraction in a frame', 'plain frames[0].depth', s => Object.assign(s.frames[0], { depth: 0.5 })],
    ['negative points', 'shape teams[1].points', s => Object.assign(s.teams[1], { points: -1 })],
    ['a huge number', 'plain players[0].xp', s => Object.assign(s.players[0], { xp: 2 ** 60 })],
    ['a zone that there is not', 'shape objects[2].zone', s => Object.assign(s.objects[2], { zone: 13 })],
    ['a phase that there is not', 'shape phase', s => Object.assign(s, { phase: 'combat' })],
    ['a short pool', 'shape players[0].pool', s => s.players[0].pool.pop()],
    ['no players', 'shape players', s => Object.assign(s, { players: [] })],
    ['too many players', 'shape players', s => Object.assign(s, { players: new Array(9).fill(s.players[0]) })],
    ['a frame without a program', 'shape frames[0].program', s => delete s.frames[0].program],
  ]
  it.each(shapes)('refuses %s', (_, expected, damage) => {
    expect(fault(damaged(damage))).toBe(expected)
  })

  it.each([
    ['__proto__', '{"__proto__":{"polluted":1},', 'plain __proto__'],
    ['constructor', '{"constructor":1,', 'plain constructor'],
    ['-0', '{"passes":-0,', 'plain passes'],
    ['1e999', '{"passes":1e999,', 'plain passes'],
  ])('refuses %s', (_, start, expected) => {
    const text = json.replace(/"passes":\d+,/, '').replace('{', start)
    expect(fault(read(text))).toBe(expected)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  it('refuses a dangerous name deep in a frame', () => {
    const text = json.replace('"frames":[{', '"frames":[{"memo":{"a":[{"__proto__":{}}]},')
    expect(fault(read(text))).toBe('plain frames[0].memo.a[0].__proto__')
  })

  it('refuses what is nested without end', () => {
    expect(fault(read(`{"players":${'['.repeat(5000)}${']'.repeat(5000)}}`))).toMatch(/^plain players/)
  })

  it('never throws, whatever a single value is replaced by', () => {
    const random = makeRandom('damage')
    const values: readonly unknown[] = [null, -1, 0, 1, 7, 1e9, -1001, '', 'x', true, [], {}, [[]], [null], { key: 1 }]
    const data = JSON.parse(json) as Loose
    const holders: { holder: Loose; name: string }[] = []
    const collect = (v: Loose): void => {
      if (typeof v !== 'object' || v === null) return
      for (const name of Object.keys(v)) {
        holders.push({ holder: v, name })
        collect(v[name])
      }
    }
    collect(data)
    for (let n = 0; n < 500; n++) {
      const { holder, name } = holders[Math.floor(random() * holders.length)]!
      const before = holder[name]
      holder[name] = values[Math.floor(random() * values.length)]
      const parsed = read(JSON.stringify(data))
      // What is accepted can be read by everything that reads states.
      if (parsed.ok) engine.hash(parsed.state)
      holder[name] = before
    }
  })
})

describe('checkState', () => {
  it('finds nothing wrong with the states of real games', () => {
    for (const [mode, players] of MODES) {
      walk(newGame(`check ${mode}`, mode, players), `check ${mode}`, 150, s => {
        expect(checkState(s, known)).toBeNull()
      })
    }
  })

  it('tells the first fault of what is no plain data', () => {
    expect(checkState({ ...state, chain: undefined }, known)).toMatchObject({ code: 'plain', path: 'chain' })
    expect(checkState({ ...state, frames: [{ ...state.frames[0], run: () => 1 }] }, known)).toMatchObject({
      path: 'frames[0].run',
    })
    expect(checkState({ ...state, objects: new Map() }, known)).toMatchObject({ code: 'plain', path: 'objects' })
    expect(checkState({ ...state, passes: Number.NaN }, known)).toMatchObject({ code: 'plain', path: 'passes' })
  })
})
