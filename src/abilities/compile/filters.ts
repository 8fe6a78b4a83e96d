/** Filters and references as functions (133.3, 355.9, 359.3.f). */
import { canBeEmpowered } from '../../characteristics/permissions'
import { cardNow, hasKeyword, isAlone, isMighty, isOneOnOne, mightOf, nameOf, tagsOf, typesOf } from '../../characteristics/read'
import { attachments, isFriendly } from '../../state/query'
import { playerTarget } from '../../state/target-values'
import type { Key, ObjectIndex, Snapshot } from '../../state/types'
import { Designation, ZONES_PER_PLAYER, Zone } from '../../state/types'
import { Aspect, type Transaction } from '../../transaction/transaction'
import type { Filter, FilterZone, Noun, ObjectRef, Predicate } from '../types'
import { compileAmount } from './amounts'
import { BATTLEFIELD, DOMAINS, GEAR, keywordBit, LEGEND, PERMANENT, RUNE, SPELL, TypeBit, UNIT } from './codes'
import type { CompiledFilter, Context, Result, Test } from './compiled'
import { compileAbilityTest, compileChooses, meansAbilities } from './items'
import { compilePlaceFilter, compilePossibleAt } from './places'

/** Collects which aspects a text reads and whether it depends on choices. */
export interface Reading {
  reads: number
  dependent: boolean
  /** Names of the card's optional additional costs in order, for `paid`. */
  costNames?: readonly string[]
  /** Names of what its costs are paid with. */
  paidNames?: PaidNames
  /** It speaks of the object of an event, which may be gone afterwards. */
  event?: boolean
  /** It reads the Might of objects. */
  might?: boolean
  /** It reads the values of keywords. */
  keywords?: boolean
  /** It is the filter of a target slot, which may hold abilities on the chain. */
  slot?: boolean
}

/** Names of what costs are paid with, and whether an optional cost is meant. */
export type PaidNames = ReadonlyMap<string, { readonly optional: boolean }>

export const ZONE_OF: Readonly<Record<FilterZone, number>> = {
  board: Zone.Board,
  trash: Zone.Trash,
  hand: Zone.Hand,
  chain: Zone.Chain,
  deck: Zone.Deck,
  banishment: Zone.Banishment,
  championZone: Zone.Champion,
  facedown: Zone.Facedown,
  outside: Zone.Removed,
}

export const NOUN_TYPES: Readonly<Record<Noun, number>> = {
  unit: UNIT,
  gear: GEAR,
  rune: RUNE,
  permanent: PERMANENT,
  card: UNIT | GEAR | SPELL,
  spell: SPELL,
  ability: 0,
  legend: LEGEND,
  battlefield: BATTLEFIELD,
  equipment: GEAR,
  object: 63,
}

export function compileFilter(filter: Filter, r: Reading): CompiledFilter {
  const own: Reading = { reads: 0, dependent: false }
  if (meansAbilities(filter) && r.slot !== true) throw new Error('abilities on the chain can only be targets')
  // Only what was revealed or looked at can be told apart in a deck.
  if (filter.zone === 'deck' && !filter.where.some(p => p.is === 'ref')) throw new Error("the engine can't search decks yet")
  const zone = ZONE_OF[filter.zone]
  const types = NOUN_TYPES[filter.noun]
  const tests = filter.where.map(p => compilePredicate(p, own, zone))
  const abilities = compileAbilityTest(filter, own)
  own.reads |= zone === Zone.Board ? Aspect.Place | Aspect.Control : zone === Zone.Chain ? Aspect.Chain : Aspect.Zones
  if (zone === Zone.Board && (types & RUNE) !== 0) own.reads |= Aspect.Runes
  if (zone === Zone.Board && (types & BATTLEFIELD) !== 0) own.reads |= Aspect.Battlefields
  if (filter.noun === 'equipment') {
    tests.unshift(isEquipment)
  }
  const test: Test =
    tests.length === 0
      ? (tx, i) => (typesOf(tx, i) & types) !== 0
      : tests.length === 1
        ? (tx, i, ctx) => (typesOf(tx, i) & types) !== 0 && tests[0]!(tx, i, ctx)
        : (tx, i, ctx) => {
            if ((typesOf(tx, i) & types) === 0) return false
            for (let t = 0; t < tests.length; t++) if (!tests[t]!(tx, i, ctx)) return false
            return true
          }
  r.reads |= own.reads
  r.dependent ||= own.dependent
  if (own.might === true) r.might = true
  return { zone, types, test, reads: own.reads, abilities, possibleAt: compilePossibleAt(filter, { reads: 0, dependent: false }) }
}

export function compilePredicate(p: Predicate, r: Reading, zone: number): Test {
  switch (p.is) {
    case 'friendly':
      return (tx, i, ctx) => ctx.controller >= 0 && isFriendly(tx.s, whoseIs(tx, i, zone), ctx.controller)
    case 'enemy':
      return (tx, i, ctx) => {
        const whose = whoseIs(tx, i, zone)
        return ctx.controller >= 0 && whose >= 0 && !isFriendly(tx.s, whose, ctx.controller)
      }
    case 'yours':
      return (tx, i, ctx) => whoseIs(tx, i, zone) === ctx.controller
    case 'theirs':
      r.dependent = true
      return (tx, i, ctx) => slotKeys(ctx, CHOOSER).includes(playerTarget(whoseIs(tx, i, zone)))
    case 'of':
      r.dependent = true
      return (tx, i, ctx) => slotKeys(ctx, p.player).includes(playerTarget(whoseIs(tx, i, zone)))
    case 'other':
      return (tx, i, ctx) => tx.s.objects[i]!.key !== ctx.source
    case 'ref': {
      const ref = compileRef(p.ref, r)
      return (tx, i, ctx) => ref(tx, ctx).includes(tx.s.objects[i]!.key)
    }
    case 'notRef': {
      const ref = compileRef(p.ref, r)
      return (tx, i, ctx) => !ref(tx, ctx).includes(tx.s.objects[i]!.key)
    }
    case 'at':
      return compilePlaceFilter(p.place, r)
    case 'inCombat':
      r.reads |= Aspect.Combat
      return (tx, i) => inCombat(tx, i)
    case 'inShowdown':
      r.reads |= Aspect.Place | Aspect.Combat
      return (tx, i) => tx.s.showdown !== null && tx.s.objects[i]!.place === tx.s.showdown.place
    case 'attacking':
      r.reads |= Aspect.Combat
      return (tx, i) => tx.s.objects[i]!.designation === Designation.Attacker
    case 'defending':
      r.reads |= Aspect.Combat
      return (tx, i) => tx.s.objects[i]!.designation === Designation.Defender
    case 'alone':
      r.reads |= Aspect.Place | Aspect.Control
      return (tx, i) => isAlone(tx, i)
    case 'oneOnOne':
      r.reads |= Aspect.Place | Aspect.Control
      return (tx, i) => isOneOnOne(tx, i)
    case 'ready':
      r.reads |= Aspect.Status | Aspect.Runes
      return (tx, i) => !tx.s.objects[i]!.exhausted
    case 'exhausted':
      r.reads |= Aspect.Status | Aspect.Runes
      return (tx, i) => tx.s.objects[i]!.exhausted
    case 'buffed':
      r.reads |= Aspect.Counters
      return (tx, i) => tx.s.objects[i]!.buffs > 0
    case 'stunned':
      r.reads |= Aspect.Status
      return (tx, i) => tx.s.objects[i]!.stunned
    case 'empowered':
      r.reads |= Aspect.Status
      return (tx, i) => tx.s.objects[i]!.empowered >= (p.times ?? 1)
    case 'empowerable':
      r.reads |= Aspect.Status
      return (tx, i) => canBeEmpowered(tx, i)
    case 'damaged':
      r.reads |= Aspect.Damage
      return (tx, i) => tx.s.objects[i]!.damage.length > 0
    case 'mighty':
      r.might = true
      return (tx, i) => isMighty(tx, i)
    case 'token':
      return (tx, i) => tx.s.objects[i]!.token
    case 'equipped':
      r.reads |= Aspect.Place
      return (tx, i) => attachments(tx.s, tx.s.objects[i]!).some(j => isEquipment(tx, j))
    case 'attached':
      r.reads |= Aspect.Place
      return (tx, i) => tx.s.objects[i]!.attachedTo !== 0
    case 'attachedTo': {
      r.reads |= Aspect.Place
      const to = compileRef(p.to, r)
      return (tx, i, ctx) => tx.s.objects[i]!.attachedTo !== 0 && to(tx, ctx).includes(tx.s.objects[i]!.attachedTo)
    }
    case 'sameController': {
      r.reads |= Aspect.Control
      const as = compileRef(p.as, r)
      return (tx, i, ctx) => as(tx, ctx).some(key => controllerOf(tx, ctx, key) === whoseIs(tx, i, zone))
    }
    case 'might': {
      r.might = true
      const min = p.min === undefined ? null : compileAmount(p.min, r)
      const max = p.max === undefined ? null : compileAmount(p.max, r)
      // 359.3.e.12: a null amount matches nothing.
      return (tx, i, ctx) => {
        const might = Math.max(0, mightOf(tx, i))
        if (min !== null && !(might >= min(tx, ctx))) return false
        return max === null || might <= max(tx, ctx)
      }
    }
    case 'energy':
    case 'power': {
      const { is: part } = p
      const min = p.min === undefined ? null : compileAmount(p.min, r)
      const max = p.max === undefined ? null : compileAmount(p.max, r)
      // 206: the printed or copied cost, whatever was paid.
      return (tx, i, ctx) => {
        const { energy, power } = cardNow(tx, i)
        const cost = part === 'energy' ? energy : power.length
        if (min !== null && !(cost >= min(tx, ctx))) return false
        return max === null || cost <= max(tx, ctx)
      }
    }
    case 'type': {
      const bit = TypeBit[p.type]
      return (tx, i) => (typesOf(tx, i) & bit) !== 0
    }
    case 'tag':
      if (typeof p.tag !== 'string') {
        r.reads |= Aspect.Effects
        return (tx, i, ctx) => namesGiven(tx, ctx).some(tag => tagsOf(tx, i).has(tag))
      }
      return hasTag(p.tag)
    case 'linked':
      return (tx, i, ctx) => {
        const { key } = tx.s.objects[i]!
        return tx.s.linked.some(set => set.object === (ctx.via === 0 ? ctx.source : ctx.via) && set.keys.includes(key))
      }
    case 'named':
      if (typeof p.name !== 'string') {
        r.reads |= Aspect.Effects
        return (tx, i, ctx) => namesGiven(tx, ctx).includes(nameOf(tx, i))
      }
      return isCalled(p.name)
    case 'keyword': {
      const bit = keywordBit(p.keyword)
      return (tx, i) => hasKeyword(tx, i, bit)
    }
    case 'domain': {
      const bit = 1 << DOMAINS.indexOf(p.domain)
      return (tx, i) => (cardNow(tx, i).domains & bit) !== 0
    }
    case 'chooses': {
      r.reads |= Aspect.Chain
      const test = compileChooses(p, r)
      return (tx, i, ctx) => {
        const item = tx.findItem(tx.s.objects[i]!.key)
        return item !== null && test(tx, item, ctx)
      }
    }
    case 'not': {
      const inner = compilePredicate(p.predicate, r, zone)
      return (tx, i, ctx) => !inner(tx, i, ctx)
    }
    case 'anyOf': {
      const inner = p.predicates.map(q => compilePredicate(q, r, zone))
      return (tx, i, ctx) => inner.some(test => test(tx, i, ctx))
    }
  }
}

const hasTag =
  (tag: string): Test =>
  (tx, i) =>
    tagsOf(tx, i).has(tag)
const isCalled =
  (name: string): Test =>
  (tx, i) =>
    nameOf(tx, i) === name

/** What was named for this text (394): for its object, or for what has brought the text along. */
const namesGiven = (tx: Transaction, ctx: Context): readonly string[] =>
  tx.s.names.filter(given => given.object === (ctx.via === 0 ? ctx.source : ctx.via)).map(given => given.name)

/** 150: whether it is an Equipment is a tag. */
const isEquipment = (tx: Transaction, i: ObjectIndex): boolean => tagsOf(tx, i).has('Equipment')

/** Of what may have left in the meantime; -1 when nothing is known. */
function controllerOf(tx: Transaction, ctx: Context, key: Key): number {
  const i = tx.find(key)
  return i >= 0 ? tx.s.objects[i]!.controller : (lookBack(ctx, key)?.controller ?? -1)
}

/** A card in a non-board zone is its owner's (128.4, 191.4.a.1); on the board and the chain the controller counts. */
function whoseIs(tx: Transaction, i: ObjectIndex, zone: number): number {
  const o = tx.s.objects[i]!
  if (o.zone === Zone.Battlefield) return tx.s.places[o.place]!.controller // 190.6: nobody's while it is uncontrolled
  return zone === Zone.Board || zone === Zone.Chain || zone === Zone.Facedown ? o.controller : o.owner
}

/** 740.2.c */
export function inCombat(tx: Transaction, i: ObjectIndex): boolean {
  const o = tx.s.objects[i]!
  const showdown = tx.s.showdown
  return showdown?.combat === true && showdown.established && o.place === showdown.place && o.designation !== Designation.None
}

/** 359.3.e.13: what the text itself, its cost or its trigger condition moved is looked back at. */
export function lookBack(ctx: Context, key: Key): Snapshot | null {
  const bound = ctx.bind?.snapshot
  if (bound?.key === key) return bound
  return ctx.known.find(k => k.key === key) ?? ctx.bind?.known.find(k => k.key === key) ?? null
}

/** What was just done: by the text itself, or before that by the text that made it (388, 394.1). */
export const resultOf = (ctx: Context): Result | null => ctx.result ?? ctx.bind?.result ?? null

export function slotKeys(ctx: Pick<Context, 'slots' | 'bind'>, slot: string): readonly Key[] {
  for (const s of ctx.slots) if (s.slot === slot) return s.keys
  if (ctx.bind !== null) for (const s of ctx.bind.slots) if (s.slot === slot) return s.keys
  return []
}

export function compileRef(ref: ObjectRef, r: Reading): (tx: Transaction, ctx: Context) => readonly Key[] {
  switch (ref.ref) {
    case 'self':
      return (_tx, ctx) => [ctx.source]
    case 'chosen':
      r.dependent = true
      return (_tx, ctx) => slotKeys(ctx, ref.slot)
    case 'event':
      r.event = true
      return (_tx, ctx) => {
        if (ctx.bind === null || ctx.bind.object === 0) return []
        return ctx.bind.objects.length > 0 ? ctx.bind.objects : [ctx.bind.object]
      }
    case 'result':
      return (_tx, ctx) => resultOf(ctx)?.keys ?? []
    case 'each':
      return (_tx, ctx) => (ctx.each === 0 ? [] : [ctx.each])
    case 'shown':
      return (tx, ctx) => {
        const key = shownBy(tx, ctx)
        return key === 0 ? [] : [key]
      }
    case 'via':
      return (_tx, ctx) => (ctx.via === 0 ? [] : [ctx.via])
    case 'host': {
      const of = compileRef(ref.of, r)
      return (tx, ctx) => of(tx, ctx).flatMap(key => hostOf(tx, ctx, key))
    }
  }
}

/** The slot in which the player is named who picks. */
export const CHOOSER = '$chooser'

/** The slot in which a text that has been played or has triggered keeps what was shown off. */
export const SHOWN = '$shown'

/** What was shown off as the object was played whose text this is; 0 when nothing was. */
export function shownBy(tx: Transaction, ctx: Pick<Context, 'source' | 'slots' | 'bind'>): Key {
  const kept = slotKeys(ctx, SHOWN)[0]
  if (kept !== undefined) return kept
  const i = tx.find(ctx.source)
  return i < 0 ? 0 : tx.s.objects[i]!.shown
}

/** What it is being attached to or detached from by the event, otherwise what it is attached to. */
function hostOf(tx: Transaction, ctx: Context, key: Key): readonly Key[] {
  if (ctx.bind !== null && ctx.bind.object === key && ctx.bind.other !== 0) return [ctx.bind.other]
  const i = tx.find(key)
  return i < 0 || tx.s.objects[i]!.attachedTo === 0 ? [] : [tx.s.objects[i]!.attachedTo]
}

export function countMatches(tx: Transaction, filter: CompiledFilter, ctx: Context, most: number): number {
  let n = 0
  eachCandidate(tx, filter, i => {
    if (filter.test(tx, i, ctx)) n++
    return n < most
  })
  return n
}

export function matches(tx: Transaction, filter: CompiledFilter, ctx: Context): ObjectIndex[] {
  const found: ObjectIndex[] = []
  eachCandidate(tx, filter, i => {
    if (filter.test(tx, i, ctx)) found.push(i)
    return true
  })
  return found
}

/** Goes through the objects of the filter's zone in a fixed order until `visit` answers false. */
export function eachCandidate(tx: Transaction, filter: CompiledFilter, visit: (i: ObjectIndex) => boolean): void {
  const s = tx.s
  if (filter.zone === Zone.Board) {
    for (const place of s.places) {
      if ((filter.types & PERMANENT) !== 0) for (const i of place.permanents) if (!visit(i)) return
      if ((filter.types & RUNE) !== 0) for (const i of place.runes) if (!visit(i)) return
      if ((filter.types & BATTLEFIELD) !== 0 && place.card >= 0 && !visit(place.card)) return
    }
    if ((filter.types & LEGEND) !== 0) {
      for (let p = 0; p < s.players.length; p++)
        for (const i of s.zones[p * ZONES_PER_PLAYER + Zone.Legend]!.cards) if (!visit(i)) return
    }
    return
  }
  if (filter.zone === Zone.Chain) {
    for (const item of s.chain) if (item.kind === 'card' && item.object >= 0 && !item.pending && !visit(item.object)) return
    return
  }
  if (filter.zone === Zone.Facedown) {
    for (const place of s.places) for (const i of place.facedown) if (!visit(i)) return
    return
  }
  for (let p = 0; p < s.players.length; p++) {
    const { cards } = s.zones[p * ZONES_PER_PLAYER + filter.zone]!
    // The top card of a deck is the last one of the list.
    if (filter.zone === Zone.Deck) for (let n = cards.length - 1; n >= 0; n--) if (!visit(cards[n]!)) return
    if (filter.zone !== Zone.Deck) for (const i of cards) if (!visit(i)) return
  }
}
