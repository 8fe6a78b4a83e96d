/** Chain items: putting them on the chain (354, 401) and taking them off. */
import type { CompiledAbility, Context } from '../abilities/compile/compiled'
import { cardNow } from '../characteristics/read'
import { note } from '../events/emit'
import { pend } from '../game-actions/pending'
import { FREE_PLAY, NONE } from '../state/make'
import type { Bind, BoundSlot, ChainItem, Key, Origin, PlayerIndex, PlayOptions, Snapshot, Triggered } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'

const NOWHERE: Origin = { zone: Zone.Removed, place: -1, position: -1, key: 0, hiddenSince: -1, seenBy: 0 }

export interface AbilityInput {
  readonly ability: string
  readonly source: Key
  readonly via?: Key
  readonly controller: PlayerIndex
  readonly you: PlayerIndex
  readonly openedBy: ChainItem['openedBy']
  readonly bind?: Bind | null
  readonly snapshot?: Snapshot | null
  readonly awaits?: number
  readonly needs?: readonly Key[]
  /** Optional costs paid for its source, or for the text that made it. */
  readonly paid?: number
  readonly options?: PlayOptions
}

/** 401.1: an ability goes on the chain; no card represents it. */
export function putAbilityOnChain(tx: Transaction, a: AbilityInput): ChainItem {
  return pend(tx, {
    key: tx.newKey(),
    kind: 'ability',
    object: -1,
    source: a.source,
    via: a.via ?? 0,
    ability: a.ability,
    controller: a.controller,
    you: a.you,
    pending: true,
    openedBy: a.openedBy,
    origin: NOWHERE,
    options: a.options ?? FREE_PLAY,
    targets: NONE,
    targetPlaces: NONE,
    modes: NONE,
    x: 0,
    paid: a.paid ?? 0,
    granted: null,
    place: -1,
    costObjects: NONE,
    spent: NONE,
    energySpent: 0,
    powerSpent: 0,
    bind: a.bind ?? null,
    awaits: a.awaits ?? 0,
    needs: a.needs ?? NONE,
    snapshot: a.snapshot ?? null,
  })
}

/** 319.5: an item leaves the chain; the frames of its resolution or play end with it (359.3.e.15). */
export function takeOffChain(tx: Transaction, key: Key): void {
  tx.removeItem(key)
  tx.s.cleanupDue = true
  const at = tx.s.frames.findIndex(f => f['item'] === key && (f.program === 'resolve' || f.program === 'play'))
  if (at >= 0 && tx.s.frames.length > at + 1) tx.cut(at + 1)
}

/** Slots of an item under their names, as texts refer to them. */
export function namedSlots(
  ability: CompiledAbility | null,
  targets: readonly (readonly number[])[],
  execution = 0,
): readonly BoundSlot[] {
  if (ability === null || ability.slots.length === 0) return NONE as readonly BoundSlot[]
  const first = execution * ability.slots.length
  return ability.slots.map((slot, n) => ({ slot: slot.as, keys: targets[first + n] ?? NONE }))
}

export function itemContext(tx: Transaction, item: ChainItem, execution = 0): Context {
  const ability = item.ability === '' ? null : tx.registry.ability(item.ability)
  return {
    source: item.source,
    via: item.via,
    controller: item.you,
    bind: item.bind,
    slots: namedSlots(ability, item.targets, execution),
    each: 0,
    result: null,
    x: item.x,
    paid: item.paid,
    known: NONE,
    hiddenAt: item.options.hiddenAt,
  }
}

/** 124: what was played has a new key on the board; items that were made together with the play and wait behind it follow it. */
export function followPlay(tx: Transaction, old: Key, now: Key): void {
  for (const item of tx.s.chain) {
    if (item.needs.includes(old)) tx.item(item.key).needs = NONE // made
    const { bind } = item
    if (bind === null) continue
    const { result } = bind
    const made = result?.keys.includes(old) === true
    if (!made && !bind.slots.some(s => s.keys.includes(old))) continue
    const renamed = (keys: readonly Key[]): readonly Key[] => (keys.includes(old) ? keys.map(k => (k === old ? now : k)) : keys)
    tx.item(item.key).bind = {
      ...bind,
      slots: bind.slots.map(s => ({ ...s, keys: renamed(s.keys) })),
      result: result === null ? null : { ...result, keys: renamed(result.keys) },
    }
  }
}

/** 387.2: a play was not made. What was to follow only if it is made leaves the chain with the last play that it could follow. */
export function playFailed(tx: Transaction, key: Key): void {
  const waiting = tx.s.chain.filter(item => item.needs.includes(key)).map(item => item.key)
  for (const k of waiting) {
    const item = tx.item(k)
    item.needs = item.needs.filter(other => other !== key)
    if (item.needs.length === 0) removeTrigger(tx, k, 'notPlayed')
  }
}

/** 402.4, 383.3.a.2: a trigger that is not performed leaves the chain; that is no countering. */
export function removeTrigger(tx: Transaction, key: Key, why: string): void {
  const item = tx.findItem(key)
  if (item === null) return
  note(tx, 'triggerRemoved', { player: item.controller, source: item.source, detail: why })
  takeOffChain(tx, key)
}

/** An item begins to resolve (340, 337.2); the steps are in resolve.ts. */
export function pushResolve(tx: Transaction, item: Key): void {
  tx.push({
    program: 'resolve',
    pc: 0,
    item,
    result: null,
    hiddenAt: -1,
    round: 0,
    rounds: 0,
    known: NONE,
    moved: NONE,
    again: null,
  })
}

/** Definition of the source of an ability, as it last was. An ability on the chain is public, wherever its source is. */
export function abilityCard(tx: Transaction, x: Pick<Triggered, 'ability' | 'source' | 'snapshot'>): string {
  if (x.snapshot !== null) return x.snapshot.def
  const i = tx.find(x.source)
  if (i >= 0) return cardNow(tx, i).id
  const { card } = tx.registry.ability(x.ability)
  return tx.registry.cards.has(card.id) ? card.id : ''
}
