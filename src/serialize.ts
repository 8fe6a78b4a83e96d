/**
 * Saved states. A state is plain JSON (invariant 1), so writing one is no more than that; reading one back trusts nothing:
 * what is damaged, of another version, of unknown cards, or no position of the game is refused with the path of the fault.
 */
import { BATTLEFIELD, GEAR, LEGEND, RUNE, SPELL, UNIT } from './abilities/compile/codes'
import type { Registry } from './abilities/compile/registry'
import type { Keyword } from './abilities/types'
import { type Known, parseState, type StateFault } from './state/schema'
import type { GameState, Versions } from './state/types'
import { Zone } from './state/types'

export type ParseErrorCode = 'json' | 'version' | StateFault['code']

export interface ParseError {
  /**
   * - `json` no JSON text at all
   * - `plain` values that no state has: fractions, Infinity, `__proto__`
   * - `shape` a missing, foreign or ill-typed field
   * - `version` saved by another engine, under other rules, or with other cards
   * - `card`, `ability`, `program` unknown to this engine
   * - `position` well formed, but no position of the game
   */
  readonly code: ParseErrorCode
  /** Where, as `objects[3].zone`; '' is the whole. */
  readonly path: string
  readonly message: string
}

export type Parsed = { readonly ok: true; readonly state: GameState } | { readonly ok: false; readonly error: ParseError }

export const serialize = (state: GameState): string => JSON.stringify(state)

/** Reads a saved state. `programs` has the rule programs by name; never throws. */
export function parse(json: string, expected: Versions, registry: Registry, programs: Readonly<Record<string, unknown>>): Parsed {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch (error) {
    return refuse('json', '', error instanceof Error ? error.message : 'This is not JSON.')
  }
  // Versions first: a state of another version may well have another shape, and that is not what is wrong with it.
  const version = versionFault(data, expected)
  if (version !== null) return { ok: false, error: version }
  const parsed = parseState(data, knownBy(registry, programs))
  return parsed.ok ? parsed : { ok: false, error: parsed.fault }
}

const refuse = (code: ParseErrorCode, path: string, message: string): Parsed => ({ ok: false, error: { code, path, message } })

function versionFault(data: unknown, expected: Versions): ParseError | null {
  const versions = typeof data === 'object' && data !== null ? (data as { versions?: unknown }).versions : undefined
  if (typeof versions !== 'object' || versions === null) return null // the shape is wrong, and is told so
  for (const name of ['engine', 'rules', 'cards'] as const) {
    const found = (versions as Partial<Record<keyof Versions, unknown>>)[name]
    if (typeof found === 'string' && found !== expected[name]) {
      return { code: 'version', path: `versions.${name}`, message: `The state is of ${found}, this engine of ${expected[name]}.` }
    }
  }
  return null
}

const MAIN_DECK = UNIT | GEAR | SPELL
/** Types that a zone holds; zones that are not named hold any card. */
const TYPES_IN: Partial<Record<Zone, number>> = {
  [Zone.Deck]: MAIN_DECK,
  [Zone.RuneDeck]: RUNE,
  [Zone.Champion]: MAIN_DECK,
  [Zone.Legend]: LEGEND,
  [Zone.Board]: UNIT | GEAR | RUNE,
  [Zone.Battlefield]: BATTLEFIELD,
  [Zone.Facedown]: MAIN_DECK,
  [Zone.Chain]: MAIN_DECK,
}
/** 186.1: elsewhere tokens cease to exist. */
const TOKEN_ZONES: ReadonlySet<Zone> = new Set([Zone.Board, Zone.Battlefield, Zone.Chain, Zone.Ceased])

const KEYWORD_REF = /^keyword:([A-Za-z]+):\d{1,3}#/

/** What checks of a state ask about cards, abilities and programs. */
export function knownBy(registry: Registry, programs: Readonly<Record<string, unknown>>): Known {
  const typesOf = (def: string): number => registry.cards.get(def)?.types ?? 0
  const isToken = (def: string): boolean => registry.cards.get(def)?.def.token === true
  return {
    hasCard: def => registry.cards.has(def),
    fits: (def, zone) => {
      if (isToken(def) ? !TOKEN_ZONES.has(zone) : zone === Zone.Ceased) return false
      const types = TYPES_IN[zone]
      return types === undefined || (typesOf(def) & types) !== 0
    },
    isToken,
    isRune: def => (typesOf(def) & RUNE) !== 0,
    isUnit: def => (typesOf(def) & UNIT) !== 0,
    hasAbility: ref => {
      // Abilities of keywords are compiled when they are first named; foreign data must not fill the registry with them.
      const keyword = ref.includes(':') ? KEYWORD_REF.exec(ref) : null
      if (ref.includes(':') && (keyword === null || registry.macro(keyword[1] as Keyword) === null)) return false
      return registry.hasAbility(ref)
    },
    hasProgram: name => name === 'run' || name === 'block' || Object.hasOwn(programs, name),
  }
}
