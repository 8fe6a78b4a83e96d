/** 359.2: a permanent leaves the chain and becomes a game object on the board. */
import { On, UNIT } from '../abilities/compile/codes'
import { typesOf } from '../characteristics/read'
import { emit, newBatch } from '../events/emit'
import type { Proposal } from '../events/proposal'
import { makeResult, report } from '../interpreter/scope'
import type { Bind, Effect, Key } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { contest } from './move'
import { renameNamed } from './naming'
import { toBoard } from './zones'

/** One proposal per object on its way in; the board key is reported. */
export function executeEnter(tx: Transaction, proposals: readonly Proposal[], depth: number, asked: number): void {
  const batch = newBatch(tx)
  const keys: Key[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (i < 0) continue
    const key = toBoard(tx, i, p.place, p.player, !p.ready)
    keys.push(key)
    relink(tx, p.object, key)
    if (tx.s.names.length > 0) renameNamed(tx, p.object, key)
    if ((typesOf(tx, i) & UNIT) !== 0) contest(tx, i)
    tx.s.cleanupDue = true
    emit(tx, On.enter, p.player, i, p.place, -1, 0, p.cause, batch)
  }
  report(tx, depth, makeResult(keys, keys.length, asked))
}

/** 124: what a text plays enters as a new object. Abilities that the text made then mean that one (388, 394.1). */
function relink(tx: Transaction, old: Key, now: Key): void {
  const { chain, triggered, effects } = tx.s
  const linked = (b: Bind | null): boolean => b?.result?.keys.includes(old) === true
  const renamed = (b: Bind): Bind => ({
    ...b,
    result: { ...b.result!, keys: b.result!.keys.map(key => (key === old ? now : key)) },
  })
  for (const item of chain) if (linked(item.bind)) tx.item(item.key).bind = renamed(item.bind!)
  if (triggered.some(t => linked(t.bind)))
    tx.s.triggered = triggered.map(t => (linked(t.bind) ? { ...t, bind: renamed(t.bind) } : t))
  // What it was given as it was played (391) it has on the board.
  const given = (e: Effect): boolean => e.kind === 'text' && e.objects.includes(old)
  if (effects.some(e => linked(e.bind) || given(e))) {
    tx.touch(Aspect.Effects)
    tx.s.effects = effects.map(e => ({
      ...e,
      bind: linked(e.bind) ? renamed(e.bind!) : e.bind,
      objects: given(e) ? e.objects.map(key => (key === old ? now : key)) : e.objects,
    }))
  }
}
