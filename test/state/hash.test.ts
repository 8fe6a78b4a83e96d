import { describe, expect, it } from 'vitest'
import { makeRandom, shuffled } from '../../src/game-actions/random'
import type { Action } from '../../src/rules/action'
import { programs } from '../../src/rules/programs'
import { parse, serialize } from '../../src/serialize'
import { hashState } from '../../src/state/hash'
import { NO_BIND } from '../../src/state/make'
import type { GameState, Triggered } from '../../src/state/types'
import { ZONES_PER_PLAYER, Zone } from '../../src/state/types'
import { choose, engine, MODES, newGame, step, walk } from './games'
import { renumber } from './renumber'

const copy = (s: GameState): GameState => JSON.parse(JSON.stringify(s)) as GameState

/** The hash of the state with a change. */
function changed(s: GameState, change: (draft: GameState) => void): string {
  const next = copy(s)
  change(next)
  return hashState(next)
}

/** A state in the middle of a game in which the condition holds. */
function find(condition: (s: GameState) => boolean): GameState {
  for (let g = 0; g < 60; g++) {
    let found: GameState | null = null
    walk(newGame(`find ${g}`), `find ${g}`, 600, s => {
      if (found === null && condition(s)) found = s
    })
    if (found !== null) return found
  }
  throw new Error('no game comes to such a state')
}

/** With two triggers of one batch on their way to the chain. */
function waiting(s: GameState): GameState {
  const next = copy(s)
  const { key } = s.chain.find(c => c.kind === 'card')!
  const bind = { ...NO_BIND, object: key, player: 0, place: 1, amount: 2, other: key, slots: [{ slot: 'it', keys: [key] }] }
  const trigger: Triggered = {
    ability: 'TST-005#0',
    source: key,
    via: 0,
    controller: 0,
    you: 0,
    bind,
    snapshot: null,
    batch: 1,
    rank: 0,
    awaits: 0,
    nth: 0,
    copies: 0,
    hiddenAt: -1,
  }
  next.triggered = [trigger, { ...trigger, controller: 1, you: -1, awaits: 7 }]
  return next
}

const unitsOf = (s: GameState): number[] => s.places.flatMap(place => [...place.permanents])
const zone = (s: GameState, player: number, z: number): readonly number[] => s.zones[player * ZONES_PER_PLAYER + z]!.cards

describe('hashState', () => {
  it('is 16 hexadecimal digits', () => {
    expect(hashState(newGame('form'))).toMatch(/^[0-9a-f]{16}$/)
  })

  it.each(MODES)('is the same after saving and loading, and under other keys, indexes and counters: %s', (mode, players) => {
    for (const g of [0, 1]) {
      walk(newGame(`${mode} ${g}`, mode, players), `${mode} ${g}`, 400, (s, n) => {
        if (n % 8 !== 0) return
        const hash = hashState(s)
        const back = parse(serialize(s), engine.versions, engine.registry, programs)
        expect(back.ok && hashState(back.state)).toBe(hash)
        expect(hashState(renumber(s, { keys: 1234, times: 77, numbers: 5000 }))).toBe(hash)
      })
    }
  })

  it.each(MODES)('is the same all along a game whose counters began elsewhere: %s', (mode, players) => {
    // Keys are shifted by as much wherever they are stored, also where frame-fields.ts might have forgotten one.
    const by = { keys: 100_000, times: 333, numbers: 4444 }
    for (const g of [0, 1, 2]) {
      const random = makeRandom(`lockstep ${g}`)
      let a = newGame(`lockstep ${mode} ${g}`, mode, players)
      let b = renumber(a, by)
      for (let n = 0; n < 500 && a.decision !== null; n++) {
        const action = choose(a, random)
        a = step(a, action)
        b = step(b, shifted(action, by.keys))
        expect(hashState(b)).toBe(hashState(a))
      }
    }
  })

  it('differs after every action', () => {
    for (const g of [0, 1, 2, 3]) {
      let before = ''
      walk(newGame(`each ${g}`), `each ${g}`, 600, s => {
        const hash = hashState(s)
        expect(hash).not.toBe(before)
        before = hash
      })
    }
  })

  it('notices a change of any value that matters', () => {
    const states = [
      find(s => s.decision?.kind === 'act' && s.chain.length > 0 && s.effects.length > 0),
      find(s => s.frames.some(f => f.program === 'batch')),
      find(s => s.decision?.kind === 'pay'),
      find(s => s.showdown?.combat === true && s.decision?.kind === 'assign'),
      waiting(find(s => s.chain.some(c => c.kind === 'card'))),
    ]
    for (const s of states) {
      const hash = hashState(s)
      const missed = leaves(s, '').filter(path => changed(s, draft => alter(draft, path)) === hash)
      expect(missed).toEqual([])
    }
  })

  it('takes no notice of names, seed, versions and counters', () => {
    const s = find(x => x.turnNumber > 4)
    const hash = changed(s, draft => {
      draft.seed = 'another'
      draft.versions = { engine: '9', rules: '9', cards: '9' }
      for (const player of draft.players) player.name += '!'
      draft.nextKey += 10
      draft.nextTimestamp += 10
      draft.nextDecision += 10
      draft.nextBatch += 10
    })
    expect(hash).toBe(hashState(s))
  })

  it('[108.2.c] [108.6.d] [108.7.d] has no order in hands, trashes and banishments, but in decks', () => {
    const s = find(x => x.turnNumber > 6 && zone(x, 0, Zone.Trash).length > 1 && zone(x, 0, Zone.Hand).length > 1)
    const random = makeRandom('order')
    for (const z of [Zone.Hand, Zone.Trash, Zone.Banishment]) {
      const mixed = changed(s, draft => {
        draft.zones[z]!.cards = shuffled(draft.zones[z]!.cards, random)
      })
      expect(mixed).toBe(hashState(s))
    }
    const deck = zone(s, 0, Zone.Deck)
    const top = deck.length - 1
    const other = deck.findIndex(i => s.objects[i]!.def !== s.objects[deck[top]!]!.def)
    const swapped = changed(s, draft => {
      const cards = [...deck]
      cards[top] = deck[other]!
      cards[other] = deck[top]!
      draft.zones[Zone.Deck]!.cards = cards
    })
    expect(swapped).not.toBe(hashState(s))
  })

  it('has no order among the objects at a place, but knows which came first', () => {
    const s = find(x => x.places.some(p => p.permanents.length > 1 && new Set(p.permanents.map(i => x.objects[i]!.def)).size > 1))
    const place = s.places.findIndex(p => p.permanents.length > 1 && new Set(p.permanents.map(i => s.objects[i]!.def)).size > 1)
    const list = s.places[place]!.permanents
    const mixed = changed(s, draft => {
      draft.places[place]!.permanents = [...list].reverse()
    })
    expect(mixed).toBe(hashState(s))
    const [first, second] = [list[0]!, list.find(i => s.objects[i]!.def !== s.objects[list[0]!]!.def)!]
    const older = changed(s, draft => {
      const since = draft.objects[first]!.since
      draft.objects[first]!.since = draft.objects[second]!.since
      draft.objects[second]!.since = since
    })
    expect(older).not.toBe(hashState(s))
  })

  it('is the same whichever of two equal runes is exhausted', () => {
    const pair = (x: GameState): [number, number] | null => {
      for (const p of x.places) {
        for (const i of p.runes) {
          const equal = p.runes.find(j => j !== i && x.objects[j]!.def === x.objects[i]!.def && !x.objects[j]!.exhausted)
          if (equal !== undefined && !x.objects[i]!.exhausted) return [i, equal]
        }
      }
      return null
    }
    const s = find(x => pair(x) !== null)
    const [a, b] = pair(s)!
    const exhaust = (i: number): string =>
      changed(s, draft => {
        draft.objects[i]!.exhausted = true
      })
    expect(exhaust(a)).toBe(exhaust(b))
    expect(exhaust(a)).not.toBe(hashState(s))
  })

  it('knows which of two equal units a spell is aimed at', () => {
    const s = find(x => x.chain.some(c => c.targets.some(keys => keys.some(key => key > 0))) && unitsOf(x).length > 1)
    const item = s.chain.findIndex(c => c.targets.some(keys => keys.some(key => key > 0)))
    const slot = s.chain[item]!.targets.findIndex(keys => keys.some(key => key > 0))
    const target = s.chain[item]!.targets[slot]!.find(key => key > 0)!
    const other = unitsOf(s).find(i => s.objects[i]!.key !== target)!
    const aimed = changed(s, draft => {
      const targets = draft.chain[item]!.targets.map(keys => [...keys])
      targets[slot] = targets[slot]!.map(key => (key === target ? s.objects[other]!.key : key))
      draft.chain[item]!.targets = targets
    })
    expect(aimed).not.toBe(hashState(s))
  })
})

/** The same action in a game whose keys are higher. */
function shifted(action: Action, by: number): Action {
  if ('card' in action) return { ...action, card: action.card + by }
  if ('object' in action) return { ...action, object: action.object + by }
  return 'units' in action ? { ...action, units: action.units.map(key => key + by) } : action
}

/**
 * Paths to the values whose change alone makes another position. Left out is what the hash leaves out, what only counts
 * together with something else (indexes in lists, keys, timestamps), and what an object repeats about where it is listed.
 */
const LEFT_OUT = [
  /^\.(versions|seed|free|belowMighty|next\w+)\b/,
  /^\.players\.\d+\.name$/,
  /^\.decision\.id$/,
  /\.(since|batch|awaits|number|position)$/,
  /^\.zones\.|\.(permanents|runes|facedown|card)(\.|$)|^\.chain\.\d+\.object$/,
  /^\.objects\.\d+\.(key|zone|place|attachedTo|replacedBy|seenBy)$/,
  /\.(key|item|source|object|each|outer|effect)$|\.(keys|sources|objects|units|list|targets|costObjects|options)\.\d|^\.lastResolved$/,
  /\.undo\b/,
]

const HIDDEN: ReadonlySet<Zone> = new Set([Zone.Deck, Zone.RuneDeck, Zone.Hand, Zone.Facedown, Zone.Removed])

function leaves(v: unknown, path: string): string[] {
  if (LEFT_OUT.some(pattern => pattern.test(path))) return []
  if (typeof v !== 'object' || v === null) return [path]
  return Object.entries(v).flatMap(([name, inner]) => {
    const ceased = path === '.objects' && (inner as { zone: number }).zone === Zone.Ceased
    // Who knows a card that everybody sees makes no difference (108).
    const seen = name === 'seenBy' && path.endsWith('.origin') && !HIDDEN.has((v as { zone: Zone }).zone)
    return ceased || seen ? [] : leaves(inner, `${path}.${name}`)
  })
}

function alter(root: unknown, path: string): void {
  const names = path.split('.').slice(1)
  const last = names.pop()!
  let holder = root as Record<string, unknown>
  for (const name of names) holder = holder[name] as Record<string, unknown>
  const v = holder[last]
  holder[last] = typeof v === 'number' ? v + 1 : typeof v === 'string' ? `${v}x` : typeof v === 'boolean' ? !v : { other: true }
}
