/** The board drawn as text: the opponent of seat 0 above, the battlefields in the middle, seat 0 below. */
import type { Engine, GameState, PlaceIndex, PlayerIndex } from 'riftbound-engine'
import { ZONES_PER_PLAYER, Zone } from '../../src/state/types'
import { capital, counted, plural, WIDTH } from './text'

const INNER = WIDTH - 4
const LABEL = 26

export function drawBoard(engine: Engine, state: GameState): string[] {
  const seats = state.players.map((_, p) => p)
  const lines = [rule()]
  for (const p of seats.slice(1)) lines.push(...seat(engine, state, p), rule())
  state.places.forEach((place, at) => {
    if (!place.base) lines.push(...battlefield(engine, state, at))
  })
  lines.push(rule(), ...seat(engine, state, 0), rule())
  return lines
}

export const LEGEND = 'A number after a unit is its Might; * means exhausted, -2 means 2 damage, ! stunned, + buffed.'

const rule = (): string => `+${'-'.repeat(WIDTH - 2)}+`
const row = (text: string): string => `| ${text.padEnd(INNER)} |`

/** Parts beside a label, in as many rows as they need. */
function rows(label: string, parts: readonly string[]): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of parts) {
    if (line !== '' && LABEL + line.length + 2 + part.length > INNER) {
      lines.push(line)
      line = part
    } else line = line === '' ? part : `${line}  ${part}`
  }
  return [...lines, line].map((text, n) => row((n === 0 ? label : '').padEnd(LABEL) + text))
}

function seat(engine: Engine, state: GameState, p: PlayerIndex): string[] {
  const player = state.players[p]!
  const size = (zone: number): number => state.zones[p * ZONES_PER_PLAYER + zone]!.cards.length
  const name = (zone: number): string => {
    const [i] = state.zones[p * ZONES_PER_PLAYER + zone]!.cards
    return i === undefined ? '-' : engine.card(state.objects[i]!.def)!.definition.name
  }
  const base = state.places.findIndex(place => place.base && place.player === p)
  const points = `${state.teams[player.team]!.points} of ${state.mode.victoryScore} points`
  return [
    ...rows(player.name.toUpperCase(), [
      points,
      `hand ${size(Zone.Hand)}`,
      `deck ${size(Zone.Deck)}`,
      `trash ${size(Zone.Trash)}`,
    ]),
    ...rows('  beside it', [`legend ${name(Zone.Legend)}`, `champion ${name(Zone.Champion)}`]),
    ...rows('  runes', runes(engine, state, base)),
    ...rows('  base', orDash(units(engine, state, base, p))),
  ]
}

function runes(engine: Engine, state: GameState, base: PlaceIndex): string[] {
  const all = new Map<string, { count: number; ready: number }>()
  for (const i of state.places[base]!.runes) {
    const rune = state.objects[i]!
    const domain = capital(engine.card(rune.def)!.definition.domains[0] ?? 'colourless')
    const entry = all.get(domain) ?? { count: 0, ready: 0 }
    entry.count++
    if (!rune.exhausted) entry.ready++
    all.set(domain, entry)
  }
  return all.size === 0 ? ['-'] : [...all].map(([domain, { count, ready }]) => `${count} ${domain} (${ready} ready)`)
}

function battlefield(engine: Engine, state: GameState, at: PlaceIndex): string[] {
  const place = state.places[at]!
  const name = engine.card(state.objects[place.card]!.def)!.definition.name
  const owner = place.controller < 0 ? 'nobody controls it' : `${state.players[place.controller]!.name} controls it`
  const lines = rows(name, [owner])
  state.players.forEach((player, p) => {
    const there = units(engine, state, at, p)
    if (there.length > 0) lines.push(...rows(`  ${player.name}`, there))
  })
  return lines
}

/** The permanents of a player at a place, equal ones once. */
function units(engine: Engine, state: GameState, at: PlaceIndex, p: PlayerIndex): string[] {
  const read = engine.read(state)
  const words = state.places[at]!.permanents.flatMap(i => {
    const o = state.objects[i]!
    if (o.controller !== p) return []
    const { name } = engine.card(o.copyOf || o.def)!.definition
    const might = read.types(o.key).includes('unit') ? ` ${read.might(o.key)}` : ''
    const damage = read.damage(o.key)
    const marks = [damage > 0 ? ` -${damage}` : '', o.buffs > 0 ? '+' : '', o.stunned ? '!' : '', o.exhausted ? '*' : '']
    return [`${name}${might}${marks.join('')}`]
  })
  return counted(words)
}

const orDash = (words: string[]): string[] => (words.length === 0 ? ['-'] : words)

/** The score in one line. */
export function score(state: GameState): string {
  return state.players.map(player => `${player.name} ${plural(state.teams[player.team]!.points, 'point')}`).join(', ')
}
