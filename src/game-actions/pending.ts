/** 354: cards and tokens on their way to being played, as Pending items of the chain. */
import { note } from '../events/emit'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import { FREE_PLAY, makeObject, NONE } from '../state/make'
import { zoneCards } from '../state/query'
import type { ChainItem, Key, ObjectIndex, Origin, PlayerIndex, PlayOptions } from '../state/types'
import { Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { toZone } from './zones'

/** Adds an item to the chain. */
export function pend(tx: Transaction, item: ChainItem): ChainItem {
  if (tx.s.chain.length === 0 && tx.s.chainOpenedBy === '') tx.s.chainOpenedBy = item.openedBy
  tx.addItem(item)
  tx.s.cleanupDue = true // 319.3
  return item
}

/** 354: the Pending item of a card that is on the chain; nothing is chosen or paid yet. */
export function pendPlay(
  tx: Transaction,
  i: ObjectIndex,
  how: Pick<ChainItem, 'openedBy' | 'origin' | 'options'> & { readonly player: PlayerIndex },
): ChainItem {
  const { player, openedBy, origin, options } = how
  const o = tx.s.objects[i]!
  return pend(tx, {
    key: o.key,
    kind: 'card',
    object: i,
    source: o.key,
    via: 0,
    ability: tx.registry.cardOf(o).spell?.ref ?? '',
    controller: player,
    you: player,
    pending: true,
    openedBy,
    origin,
    options,
    targets: NONE,
    targetPlaces: NONE,
    modes: NONE,
    x: 0,
    paid: 0,
    granted: null,
    place: options.place,
    costObjects: NONE,
    spent: NONE,
    energySpent: 0,
    powerSpent: 0,
    bind: null,
    awaits: 0,
    needs: NONE,
    snapshot: null,
  })
}

/** 354: moves a card to the chain as a Pending item. */
export function putCardOnChain(
  tx: Transaction,
  i: ObjectIndex,
  player: PlayerIndex,
  openedBy: ChainItem['openedBy'],
  options: PlayOptions = FREE_PLAY,
): ChainItem {
  const o = tx.s.objects[i]!
  const listed = o.zone <= Zone.Legend
  const origin: Origin = {
    zone: o.zone,
    place: o.place,
    position: listed
      ? zoneCards(tx.s, o.owner, o.zone).indexOf(i)
      : o.zone === Zone.Facedown
        ? tx.s.places[o.place]!.facedown.indexOf(i)
        : -1,
    key: o.key,
    hiddenSince: o.hiddenSince,
    seenBy: o.seenBy,
  }
  const key = toZone(tx, i, Zone.Chain, false, -1)
  const moved = tx.object(i, Aspect.None)
  moved.controller = player
  moved.seenBy = -1
  if (origin.zone === Zone.Facedown) {
    // 421.4: whoever owns it shows it to everybody.
    const { owner, def } = moved
    note(tx, 'reveal', { player: owner, object: key, was: origin.key, card: def, from: origin.place, detail: 'facedown' })
  }
  return pendPlay(tx, i, { player, openedBy, origin, options })
}

/** 185.2.a, 186: each token is created on the chain and is a Pending item of its own, owned as 183 says. */
export function executePlayToken(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const keys: Key[] = []
  for (const { details, player } of proposals) {
    if (details?.of !== 'token' || !tx.s.players[player]!.active) continue
    const token = makeObject(tx.newKey(), details.def, details.owner, true)
    token.zone = Zone.Chain
    token.controller = player
    token.seenBy = -1
    keys.push(putCardOnChain(tx, tx.addObject(token), player, 'instruction', details.options).key)
  }
  report(tx, depth, makeResult(keys, keys.length, asked))
}
