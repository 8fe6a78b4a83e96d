/** Changing zones and places (105–109, 124, 186.1). The only code that edits zone lists and place lists. */
import { RUNE } from '../abilities/compile/codes'
import { NO_CAUSE, note } from '../events/emit'
import { NONE } from '../state/make'
import { attachments } from '../state/query'
import type { Cause, Effect, GameObject, Key, ObjectIndex, PlaceIndex, PlayerIndex } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'

const without = (list: readonly number[], i: number): readonly number[] => {
  const at = list.indexOf(i)
  if (at < 0) return list
  if (list.length === 1) return NONE
  const next = list.slice()
  next.splice(at, 1)
  return next
}

/** 107–108, 128: cards in these zones are known to some players only. */
export const isHidden = (zone: Zone): boolean =>
  zone === Zone.Hand || zone === Zone.Deck || zone === Zone.RuneDeck || zone === Zone.Facedown

/** An inert rune changes nothing but the number of runes. */
function boardAspect(tx: Transaction, o: GameObject): number {
  const card = tx.registry.cardOf(o)
  return (card.types & RUNE) !== 0 && card.inert ? Aspect.Runes : Aspect.Place | Aspect.Runes
}

/** Takes an object out of the list that it stands in. */
function takeOut(tx: Transaction, i: ObjectIndex): void {
  const o = tx.s.objects[i]!
  switch (o.zone) {
    case Zone.Board: {
      const place = tx.place(o.place, boardAspect(tx, o))
      if ((tx.registry.cardOf(o).types & RUNE) !== 0) place.runes = without(place.runes, i)
      else place.permanents = without(place.permanents, i)
      if (o.attachedTo !== 0) endWhileAttached(tx, o.key, o.attachedTo)
      else detachFrom(tx, o)
      if (tx.s.effects.length > 0) endPresence(tx, o.key)
      return
    }
    case Zone.Facedown: {
      const place = tx.place(o.place, Aspect.Place)
      place.facedown = without(place.facedown, i)
      return
    }
    case Zone.Battlefield: {
      tx.place(o.place, Aspect.Place).card = -1
      return
    }
    case Zone.Chain:
      // Its item leaves with it (319.5); that of a spell which is resolving goes when its text has stopped (359.3.e.15).
      if (!tx.s.frames.some(f => f.program === 'resolve' && f['item'] === o.key)) tx.removeItem(o.key)
      return
    case Zone.Ceased:
      return
    default: {
      const list = tx.zone(o.owner, o.zone)
      list.cards = without(list.cards, i)
      if (tx.s.effects.length > 0) endAbout(tx, o.key)
    }
  }
}

/** 390.5.a: what a text has left behind about a card that it has moved lasts as long as that stays in its zone. */
function endAbout(tx: Transaction, key: Key): void {
  const ends = (e: Effect): boolean =>
    e.until === 'whileThere' && e.objects.includes(key) && e.objects.every(other => other === key || tx.find(other) < 0)
  if (!tx.s.effects.some(ends)) return
  tx.touch(Aspect.Effects)
  tx.s.effects = tx.s.effects.filter(e => !ends(e))
}

/** 719.5, 435.4.b: what was attached to an object that leaves the board stays where it is. */
function detachFrom(tx: Transaction, host: GameObject): void {
  for (const i of attachments(tx.s, host)) unlink(tx, i, NO_CAUSE)
}

/** 435.1.b–c: the card is attached no longer, and its printed text is active again with a new timestamp (480.2). */
export function unlink(tx: Transaction, i: ObjectIndex, cause: Cause): void {
  const { key, attachedTo } = tx.s.objects[i]!
  endWhileAttached(tx, key, attachedTo)
  const o = tx.object(i, Aspect.Place)
  o.attachedTo = 0
  o.since = tx.newTimestamp()
  tx.s.cleanupDue = true
  note(tx, 'detach', {
    player: cause.player < 0 ? o.controller : cause.player,
    object: key,
    card: o.def,
    place: o.place,
    other: attachedTo,
    source: cause.source,
    detail: cause.kind,
  })
}

/** What lasts as long as this is attached there ends. */
function endWhileAttached(tx: Transaction, key: Key, host: Key): void {
  const ends = (e: Effect): boolean => e.until === 'attached' && (e.via || e.source) === key && e.bind?.other === host
  if (!tx.s.effects.some(ends)) return
  tx.touch(Aspect.Effects)
  tx.s.effects = tx.s.effects.filter(e => !ends(e))
}

/** What lasts while an object is on the board ends as it leaves; a legend that it brought is outside of the game again. */
function endPresence(tx: Transaction, source: Key): void {
  const ending = tx.s.effects.filter(e => e.until === 'whileOnBoard' && e.source === source)
  if (ending.length === 0) return
  tx.touch(Aspect.Effects)
  tx.s.effects = tx.s.effects.filter(e => !ending.includes(e))
  for (const { kind, objects } of ending) {
    for (const key of kind === 'legend' ? objects : NONE) {
      const i = tx.find(key)
      if (i < 0 || tx.s.objects[i]!.zone !== Zone.Legend) continue
      tx.touch(Aspect.Place)
      toZone(tx, i, Zone.Removed, false, -1)
    }
  }
}

/** 124.1: nothing temporary survives a change to or from a non-board zone; the object is a new one. */
function renew(tx: Transaction, i: ObjectIndex, aspect: number): GameObject {
  const o = tx.object(i, aspect)
  o.key = tx.newKey()
  o.controller = o.owner
  o.place = -1
  o.exhausted = false
  o.stunned = false
  o.empowered = 0
  o.buffs = 0
  o.damage = NONE
  o.designation = 0
  o.designated = false
  o.attachedTo = 0
  o.hiddenSince = -1
  o.copyOf = ''
  o.copiedAt = 0
  o.seenBy = 0
  o.paid = 0
  o.shown = 0
  return o
}

/**
 * Moves an object to a non-board zone of its owner (056.2); tokens cease to exist there (186.1). In decks the top is the
 * end of the list. Returns the new key, 0 for a token.
 */
export function toZone(tx: Transaction, i: ObjectIndex, zone: Zone, bottom = false, seenBy = 0): Key {
  const before = tx.s.objects[i]!
  const aspect = before.zone === Zone.Board ? boardAspect(tx, before) : Aspect.None
  // Whoever learns here which card it is can't unlearn it; a play is announced by the one who makes it.
  if (zone !== Zone.Chain && isHidden(before.zone) && (seenBy & ~before.seenBy) !== 0) tx.revealed = true
  takeOut(tx, i)
  const o = renew(tx, i, aspect)
  if (o.token && zone !== Zone.Chain) {
    o.zone = Zone.Ceased
    o.key = 0
    tx.s.free = [...tx.s.free, i]
    return 0
  }
  o.zone = zone
  o.seenBy = seenBy
  if (zone === Zone.Chain) return o.key
  const list = tx.zone(o.owner, zone)
  list.cards = bottom ? [i, ...list.cards] : [...list.cards, i]
  return o.key
}

/** Puts an object onto the board under a player's control. Returns its new key. */
export function toBoard(tx: Transaction, i: ObjectIndex, place: PlaceIndex, controller: PlayerIndex, exhausted: boolean): Key {
  const before = tx.s.objects[i]!
  const { paid, shown } = before
  takeOut(tx, i)
  const aspect = boardAspect(tx, before)
  const o = renew(tx, i, aspect)
  o.zone = Zone.Board
  o.place = place
  o.controller = controller
  o.exhausted = exhausted
  o.since = tx.newTimestamp()
  o.seenBy = -1
  o.paid = paid
  o.shown = shown
  const at = tx.place(place, aspect)
  if ((tx.registry.cardOf(o).types & RUNE) !== 0) at.runes = [...at.runes, i]
  else at.permanents = [...at.permanents, i]
  return o.key
}

/** Changes the location on the board; what is attached goes along (719.3.a). The object stays the same. */
export function relocate(tx: Transaction, i: ObjectIndex, place: PlaceIndex): void {
  const o = tx.s.objects[i]!
  if (o.place === place) return
  const from = tx.place(o.place, Aspect.Place | Aspect.Runes)
  const to = tx.place(place, Aspect.Place | Aspect.Runes)
  if ((tx.registry.cardOf(o).types & RUNE) !== 0) {
    from.runes = without(from.runes, i)
    to.runes = [...to.runes, i]
  } else {
    from.permanents = without(from.permanents, i)
    to.permanents = [...to.permanents, i]
  }
  tx.object(i, Aspect.Place).place = place
  for (const j of from.permanents) {
    if (tx.s.objects[j]!.attachedTo === o.key) relocate(tx, j, place)
  }
}

/** What has become another card stays at its place, but runes are listed apart. */
export function relist(tx: Transaction, i: ObjectIndex): void {
  const o = tx.s.objects[i]!
  if (o.zone !== Zone.Board) return
  const rune = (tx.registry.cardOf(o).types & RUNE) !== 0
  const place = tx.place(o.place, Aspect.Place | Aspect.Runes)
  if (place.runes.includes(i) === rune) return
  place.runes = rune ? [...place.runes, i] : without(place.runes, i)
  place.permanents = rune ? without(place.permanents, i) : [...place.permanents, i]
}

/** Puts a card facedown at a battlefield (107.3, 421). */
export function toFacedown(tx: Transaction, i: ObjectIndex, place: PlaceIndex, controller: PlayerIndex): Key {
  takeOut(tx, i)
  const o = renew(tx, i, Aspect.Place)
  o.zone = Zone.Facedown
  o.place = place
  o.controller = controller
  o.hiddenSince = tx.s.turnNumber
  o.seenBy = 1 << controller
  const at = tx.place(place, Aspect.Place)
  at.facedown = [...at.facedown, i]
  return o.key
}

/** Shuffles a deck: keys are drawn anew by position so that no key tells where a card went (design 3). */
export function renewKeys(tx: Transaction, cards: readonly ObjectIndex[]): void {
  for (const i of cards) {
    const o = tx.object(i, Aspect.None)
    o.key = tx.newKey()
    o.seenBy = 0
  }
}
