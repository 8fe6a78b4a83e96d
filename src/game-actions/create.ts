/** 439 Create and 438 Replace: tokens that come into being without being played. */
import { note } from '../events/emit'
import { FREE_PLAY, makeObject, makePlace } from '../state/make'
import type { Key, ObjectIndex, PlaceIndex, PlayerIndex } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { putCardOnChain } from './pending'
import { relist } from './zones'

/** A new token of that definition, owned by the player who creates it (183, 439.4); not on the board yet. */
export function newToken(tx: Transaction, def: string, owner: PlayerIndex): ObjectIndex {
  const token = makeObject(tx.newKey(), def, owner, true)
  token.seenBy = -1
  token.controller = owner
  return tx.addObject(token)
}

/** 439.2.b.5, 439.4.b: a battlefield more, uncontrolled, with a place of its own. */
export function createBattlefield(tx: Transaction, def: string, owner: PlayerIndex, source: Key): Key {
  const i = newToken(tx, def, owner)
  const place = tx.addPlace(makePlace(false, owner, i))
  const o = tx.object(i, Aspect.Place)
  o.zone = Zone.Battlefield
  o.place = place
  o.controller = -1
  o.since = tx.newTimestamp()
  created(tx, i, place, source)
  return o.key
}

/** 439.2.b.4: into the Legend Zone of its owner. */
export function createLegend(tx: Transaction, def: string, owner: PlayerIndex, source: Key): Key {
  const i = newToken(tx, def, owner)
  const o = tx.object(i, Aspect.Place)
  o.zone = Zone.Legend
  o.since = tx.newTimestamp()
  const zone = tx.zone(owner, Zone.Legend)
  zone.cards = [...zone.cards, i]
  created(tx, i, -1, source)
  return o.key
}

/** 439.2.b.2: on the chain, where its choices are made like those of any item; nobody plays it, so it costs nothing (185.3.a). */
export function createSpell(tx: Transaction, def: string, owner: PlayerIndex, source: Key): Key {
  const i = newToken(tx, def, owner)
  tx.object(i, Aspect.None).zone = Zone.Chain
  const item = putCardOnChain(tx, i, owner, 'create', { ...FREE_PLAY, ignoring: 'allCosts' })
  created(tx, i, -1, source)
  return item.key
}

export function created(tx: Transaction, i: ObjectIndex, place: PlaceIndex, source: Key): void {
  const { key, def, owner } = tx.s.objects[i]!
  note(tx, 'create', { player: owner, object: key, card: def, place, source })
  tx.s.cleanupDue = true
}

/** Only what stays in the same zone can be replaced by a token: permanents by permanents, battlefields by battlefields. */
export function canReplace(tx: Transaction, i: ObjectIndex, token: string): boolean {
  const { zone } = tx.s.objects[i]!
  const { types } = tx.registry.cards.get(token)!.def
  return types.includes('battlefield')
    ? zone === Zone.Battlefield
    : types.includes('legend')
      ? zone === Zone.Legend
      : zone === Zone.Board
}

/**
 * 438: the token takes the place of the object, under its key and with all its statuses, so that whatever refers to the
 * object goes on (438.1.a). A card rests in Banishment until it is swapped back (438.5); a token is gone (438.6).
 */
export function replaceWith(tx: Transaction, i: ObjectIndex, token: string, owner: PlayerIndex, source: Key): void {
  const before = tx.s.objects[i]!
  const { key, def, place } = before
  if (!before.token) {
    const card = makeObject(tx.newKey(), def, before.owner, false)
    card.zone = Zone.Banishment
    card.seenBy = -1
    card.replacedBy = key
    const at = tx.addObject(card)
    const banishment = tx.zone(card.owner, Zone.Banishment)
    banishment.cards = [...banishment.cards, at]
  }
  const o = tx.object(i, Aspect.Place)
  o.def = token
  o.token = true
  o.owner = owner
  o.copyOf = ''
  o.since = tx.newTimestamp() // its text is new on the board (480.1)
  relist(tx, i)
  note(tx, 'replace', { player: owner, object: key, card: token, place, source, detail: def })
  tx.s.cleanupDue = true
}

/** Cards in Banishment that the token, or a token that it replaced, has replaced (438.7.b.1). */
export function replacedCards(tx: Transaction, key: Key): readonly Key[] {
  return tx.s.objects.filter(o => o.zone === Zone.Banishment && o.replacedBy === key).map(o => o.key)
}

/** 438.7.b: the token stops existing, and the card is where it was, with all statuses. */
export function swapBack(tx: Transaction, i: ObjectIndex, card: Key, source: Key): void {
  const j = tx.find(card)
  const { def, owner } = tx.s.objects[j]!
  const banishment = tx.zone(owner, Zone.Banishment)
  banishment.cards = banishment.cards.filter(x => x !== j)
  const o = tx.object(i, Aspect.Place)
  const was = o.def
  // What is left over is the token.
  const rested = tx.object(j, Aspect.None)
  rested.def = was
  rested.token = true
  rested.owner = o.owner
  rested.zone = Zone.Ceased
  rested.key = 0
  rested.replacedBy = 0
  tx.s.free = [...tx.s.free, j]
  o.def = def
  o.token = false
  o.owner = owner
  o.copyOf = ''
  o.since = tx.newTimestamp()
  relist(tx, i)
  note(tx, 'replace', { player: owner, object: o.key, card: def, place: o.place, source, detail: was })
  tx.s.cleanupDue = true
}
