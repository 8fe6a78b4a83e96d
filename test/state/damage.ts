/** A state to do damage to, and what `parse` says about it afterwards. */
import { programs } from '../../src/rules/programs'
import { type Parsed, parse, serialize } from '../../src/serialize'
import type { GameState } from '../../src/state/types'
import { Zone } from '../../src/state/types'
import { engine, newGame, walk } from './games'

export const read = (json: string): Parsed => parse(json, engine.versions, engine.registry, programs)

/** A state as foreign data: everything may be written. */
// biome-ignore lint/suspicious/noExplicitAny: damage is done to it anywhere
export type Loose = any

/** In the middle of a duel: a spell with a target on the chain, a damaged unit, a rune in a base, a card in a trash. */
export const state: GameState = makeState()
export const json = serialize(state)

function makeState(): GameState {
  const aimed = (s: GameState): boolean => s.chain.some(c => c.kind === 'card' && c.targets.some(t => t.some(key => key > 0)))
  let found: GameState | null = null
  for (let g = 0; found === null; g++) {
    walk(newGame(`parse ${g}`), `parse ${g}`, 500, s => {
      if (found === null && aimed(s) && s.places.some(p => p.permanents.length > 0)) found = s
    })
  }
  return prepared(found)
}

/** What a random game may lack. */
function prepared(from: GameState): GameState {
  const s = JSON.parse(serialize(from)) as GameState
  const move = (deck: number, list: readonly number[], to: Zone, place: number): readonly number[] => {
    const i = s.zones[deck]!.cards[0]!
    s.zones[deck]!.cards = s.zones[deck]!.cards.slice(1)
    Object.assign(s.objects[i]!, { zone: to, place })
    return [...list, i]
  }
  s.zones[Zone.Trash]!.cards = move(Zone.Deck, s.zones[Zone.Trash]!.cards, Zone.Trash, -1)
  s.places[0]!.runes = move(Zone.RuneDeck, s.places[0]!.runes, Zone.Board, 0)
  s.objects[s.places.flatMap(p => p.permanents)[0]!]!.damage = [{ amount: 1, player: 0, item: 0, sources: [] }]
  return s
}

export function damaged(damage: (s: Loose) => void): Parsed {
  const data = JSON.parse(json) as Loose
  damage(data)
  return read(JSON.stringify(data))
}

export const fault = (parsed: Parsed): string => (parsed.ok ? 'accepted' : `${parsed.error.code} ${parsed.error.path}`)
