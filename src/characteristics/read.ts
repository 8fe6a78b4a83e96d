/** Reading characteristics: the derived value on the board, the printed or copied one elsewhere (711). */
import { keywordBit, keywordIndex, UNIT } from '../abilities/compile/codes'
import type { CompiledCard, Held } from '../abilities/compile/compiled'
import type { Keyword } from '../abilities/types'
import { NONE } from '../state/make'
import { isFriendly } from '../state/query'
import type { Key, ObjectIndex } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { derive } from './derive'
import type { Derived, Instance } from './derived'

/** The derived values of the board, computed when somebody needs them. */
export function derivedOf(tx: Transaction): Derived {
  return tx.derived ?? derive(tx)
}

/** What the object is now: its printed card, or what it is a copy of (477.1.b). */
export function cardNow(tx: Transaction, i: ObjectIndex): CompiledCard {
  const o = tx.s.objects[i]!
  if (o.zone === Zone.Board || o.zone === Zone.Legend || o.zone === Zone.Battlefield) {
    const d = tx.derived ?? derive(tx)
    const card = d.cards[i]
    if (card !== undefined) return card
  }
  return tx.registry.cardOf(o)
}

export const nameOf = (tx: Transaction, i: ObjectIndex): string => cardNow(tx, i).def.name

export const tagsOf = (tx: Transaction, i: ObjectIndex): ReadonlySet<string> =>
  (isInPlay(tx, i) ? derivedOf(tx).tags[i] : undefined) ?? cardNow(tx, i).tags

/** The abilities that an object has: its own unless they are inactive (720), appended and granted ones. */
export function abilitiesOf(tx: Transaction, i: ObjectIndex): readonly Held[] {
  const card = cardNow(tx, i)
  return (isInPlay(tx, i) ? derivedOf(tx).held[i] : undefined) ?? card.held
}

/** Activated abilities that an object has; players name them by their position in this list. */
export function activatedOf(tx: Transaction, i: ObjectIndex): readonly Held[] {
  const card = cardNow(tx, i)
  const held = isInPlay(tx, i) ? derivedOf(tx).held[i] : undefined
  return held === undefined ? card.activated : held.filter(h => h.ability.kind === 'activated')
}

function isInPlay(tx: Transaction, i: ObjectIndex): boolean {
  const { zone } = tx.s.objects[i]!
  return zone === Zone.Board || zone === Zone.Legend || zone === Zone.Battlefield
}

export function typesOf(tx: Transaction, i: ObjectIndex): number {
  const o = tx.s.objects[i]!
  if (o.zone === Zone.Board) {
    const d = tx.derived ?? derive(tx)
    return d.types[i] ?? tx.registry.cardOf(o).types
  }
  return tx.registry.cardOf(o).types
}

/** The real value, which may be negative (143.2.b.1). */
export function mightOf(tx: Transaction, i: ObjectIndex): number {
  const o = tx.s.objects[i]!
  if (o.zone === Zone.Board) {
    const d = tx.derived ?? derive(tx)
    return d.might[i] ?? tx.registry.cardOf(o).might
  }
  return tx.registry.cardOf(o).might
}

/** 708, 711 */
export const isMighty = (tx: Transaction, i: ObjectIndex): boolean => mightOf(tx, i) >= 5

export function keywordsOf(tx: Transaction, i: ObjectIndex): number {
  const o = tx.s.objects[i]!
  if (o.zone === Zone.Board) {
    const d = tx.derived ?? derive(tx)
    return d.keywords[i] ?? tx.registry.cardOf(o).keywords
  }
  const { keywords } = tx.registry.cardOf(o)
  if (o.zone === Zone.Chain) return keywords | givenToItem(tx, i)
  return o.zone === Zone.Trash && flowsGiven(tx, o.key).length > 0 ? keywords | FLOW : keywords
}

const FLOW = keywordBit('flow')

/** 829.2: Flow that a card in a trash was given, as references of abilities with its cost. */
export function flowsGiven(tx: Transaction, key: Key): readonly string[] {
  let found: string[] = NONE as readonly string[] as string[]
  for (const e of tx.s.effects)
    if (e.kind === 'keyword' && e.keyword === 'flow' && e.objects.includes(key)) found = [...found, e.ability]
  return found
}

const REPEAT = keywordBit('repeat')

/** 820.4, 829.2: Repeat for good, as "the next spell" (391), or as long as something in play says so; Flow that it is played for. */
function givenToItem(tx: Transaction, i: ObjectIndex): number {
  const item = tx.findItem(tx.s.objects[i]!.key)
  const flow = item !== null && item.options.flow >= 0 ? FLOW : 0
  if (item?.granted?.some(g => g.effect !== 0) === true) return flow | REPEAT
  return derivedOf(tx).repeats.some(x => givesRepeat(tx, x, i, true) && !isForTheNext(tx, x)) ? flow | REPEAT : flow
}

const isForTheNext = (tx: Transaction, x: Instance): boolean =>
  x.effect !== 0 && tx.s.effects.some(e => e.key === x.effect && e.uses >= 0)

/** Does this ability give Repeat to that spell, or to the abilities of that object (820.1.a)? */
export function givesRepeat(tx: Transaction, x: Instance, i: ObjectIndex, spell: boolean): boolean {
  const effect = x.ability.effect
  if (effect?.static !== 'repeat' || 'noun' in effect.of !== spell) return false
  return (x.ability.check === null || x.ability.check(tx, x)) && x.ability.who!(tx, i, x)
}

export const hasKeyword = (tx: Transaction, i: ObjectIndex, bit: number): boolean => (keywordsOf(tx, i) & bit) !== 0

export function keywordValue(tx: Transaction, i: ObjectIndex, keyword: Keyword): number {
  const at = keywordIndex(keyword)
  const o = tx.s.objects[i]!
  if (o.zone === Zone.Board) {
    const d = tx.derived ?? derive(tx)
    const values = d.values[i]
    if (values !== null && values !== undefined) return values[at] ?? 0
  }
  return tx.registry.cardOf(o).keywordValues[at] ?? 0
}

/** 740.2.a: no other friendly units at the same location. */
export function isAlone(tx: Transaction, i: ObjectIndex): boolean {
  const o = tx.s.objects[i]!
  if (o.place < 0) return false
  for (const j of tx.s.places[o.place]!.permanents) {
    if (j !== i && (typesOf(tx, j) & UNIT) !== 0 && isFriendly(tx.s, tx.s.objects[j]!.controller, o.controller)) return false
  }
  return true
}

/** 740.2.b: it and the one enemy unit at its place are both alone. */
export function isOneOnOne(tx: Transaction, i: ObjectIndex): boolean {
  const { place, controller } = tx.s.objects[i]!
  if (place < 0 || !isAlone(tx, i)) return false
  const enemies = unitsAt(tx, place).filter(j => !isFriendly(tx.s, tx.s.objects[j]!.controller, controller))
  return enemies.length === 1 && isAlone(tx, enemies[0]!)
}

/** Indexes of the units at a place. */
export function unitsAt(tx: Transaction, place: number): ObjectIndex[] {
  const units: ObjectIndex[] = []
  for (const i of tx.s.places[place]!.permanents) if ((typesOf(tx, i) & UNIT) !== 0) units.push(i)
  return units
}

/** Does the player have a unit there? */
export function hasUnitAt(tx: Transaction, place: number, player: number): boolean {
  for (const i of tx.s.places[place]!.permanents) {
    if (tx.s.objects[i]!.controller === player && (typesOf(tx, i) & UNIT) !== 0) return true
  }
  return false
}

/** Players with units at a place, in the order of the units there. */
export function playersAt(tx: Transaction, place: number): number[] {
  const players: number[] = []
  for (const i of tx.s.places[place]!.permanents) {
    const p = tx.s.objects[i]!.controller
    if ((typesOf(tx, i) & UNIT) !== 0 && !players.includes(p)) players.push(p)
  }
  return players
}
