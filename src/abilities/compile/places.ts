/** What a text says of places (355.2, 355.10.b), as functions. */
import { typesOf } from '../../characteristics/read'
import { placeTarget } from '../../state/target-values'
import type { Key, PlaceIndex } from '../../state/types'
import { Zone } from '../../state/types'
import { Aspect, type Transaction } from '../../transaction/transaction'
import type { Filter, PlaceFilter, Predicate } from '../types'
import { LEGEND, RUNE, UNIT } from './codes'
import type { Context, Test } from './compiled'
import { compileFilter, compileRef, NOUN_TYPES, type Reading, slotKeys, ZONE_OF } from './filters'

/** Is the place one that the words mean? */
export type PlaceTest = (tx: Transaction, at: PlaceIndex, ctx: Context, without?: readonly Key[]) => boolean

export const compilePlaceFilter = (place: PlaceFilter, r: Reading): Test => {
  const test = compilePlace(place, r)
  return (tx, i, ctx) => test(tx, tx.s.objects[i]!.place, ctx)
}

export function compilePlace(place: PlaceFilter, r: Reading): PlaceTest {
  r.reads |= Aspect.Place
  if (typeof place === 'object') {
    if ('chosen' in place) {
      r.dependent = true
      return (_tx, at, ctx) => slotKeys(ctx, place.chosen).includes(placeTarget(at))
    }
    if ('with' in place) {
      const filter = compileFilter(place.with, r)
      const counts = (tx: Transaction, i: number, ctx: Context, without: readonly Key[] | undefined): boolean =>
        without?.includes(tx.s.objects[i]!.key) !== true && filter.test(tx, i, ctx)
      return (tx, at, ctx, without) =>
        at >= 0 && !tx.s.places[at]!.base && tx.s.places[at]!.permanents.some(i => counts(tx, i, ctx, without))
    }
    if ('eventPlace' in place) return (_tx, at, ctx) => ctx.bind !== null && ctx.bind.place >= 0 && at === ctx.bind.place
    const ref = compileRef(place.sameAs, r)
    return (tx, at, ctx) => {
      const keys = ref(tx, ctx)
      for (const key of keys) {
        const j = tx.find(key)
        if (j >= 0 && tx.s.objects[j]!.place === at && at >= 0) return true
      }
      return false
    }
  }
  switch (place) {
    case 'battlefield':
      return (tx, at) => at >= 0 && !tx.s.places[at]!.base
    case 'base':
      return (tx, at) => at >= 0 && tx.s.places[at]!.base
    case 'here':
      return (tx, at, ctx) => at >= 0 && at === herePlace(tx, ctx)
    case 'openBattlefield':
      r.reads |= Aspect.Battlefields
      return (tx, at) => isOpen(tx, at)
    case 'controlledBattlefield':
      r.reads |= Aspect.Battlefields
      return (tx, at, ctx) => at >= 0 && !tx.s.places[at]!.base && tx.s.places[at]!.controller === ctx.controller
  }
}

/**
 * 811.1.d.2: could something at this place be what the filter means, as far as it speaks of places and zones? What it says of
 * an object that isn't known yet rules nothing out.
 */
export function compilePossibleAt(filter: Filter, r: Reading): PlaceTest {
  const zone = ZONE_OF[filter.zone]
  const somewhere = zone === Zone.Facedown || (zone === Zone.Board && (NOUN_TYPES[filter.noun] & ~(RUNE | LEGEND)) !== 0)
  if (!somewhere) return () => false // 107.1.c, 107.4: neither runes nor legends are at battlefields
  const parts = filter.where.map(p => compilePlacePart(p, r))
  return (tx, at, ctx) => parts.every(part => part(tx, at, ctx) !== false)
}

/** What a predicate says of a place; null where it says nothing, or nothing yet. */
function compilePlacePart(p: Predicate, r: Reading): (tx: Transaction, at: PlaceIndex, ctx: Context) => boolean | null {
  switch (p.is) {
    case 'at': {
      const test = compilePlace(p.place, r)
      const { place } = p
      if (typeof place !== 'object' || 'eventPlace' in place || 'with' in place) return test
      if ('chosen' in place) return (tx, at, ctx) => (slotKeys(ctx, place.chosen).length === 0 ? null : test(tx, at, ctx))
      const ref = compileRef(place.sameAs, r)
      return (tx, at, ctx) => (ref(tx, ctx).some(key => tx.find(key) >= 0) ? test(tx, at, ctx) : null)
    }
    case 'not': {
      const inner = compilePlacePart(p.predicate, r)
      return (tx, at, ctx) => {
        const value = inner(tx, at, ctx)
        return value === null ? null : !value
      }
    }
    case 'anyOf': {
      const inner = p.predicates.map(q => compilePlacePart(q, r))
      return (tx, at, ctx) => {
        const values = inner.map(part => part(tx, at, ctx))
        return values.includes(true) ? true : values.includes(null) ? null : false
      }
    }
    default:
      return () => null
  }
}

/** Where the source is now (359.3.f.2); -1 when it has no location, then nothing is "here". */
export function herePlace(tx: Transaction, ctx: Context): number {
  const i = tx.find(ctx.source)
  if (i >= 0) return tx.s.objects[i]!.place
  // 808.1.d.3: what triggers on its own leaving knows where it was.
  const left = ctx.bind?.snapshot
  return left?.key === ctx.source ? left.place : -1
}

/** 170.11.c: unoccupied and uncontrolled. */
export function isOpen(tx: Transaction, at: number): boolean {
  if (at < 0) return false
  const place = tx.s.places[at]!
  if (place.base || place.controller >= 0) return false
  for (const i of place.permanents) if ((typesOf(tx, i) & UNIT) !== 0) return false
  return true
}
