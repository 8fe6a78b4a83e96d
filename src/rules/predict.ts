/** 436 Predict: look at the top cards, recycle any number, put the rest back in any order. */
import type { Step } from '../abilities/compile/compiled'
import { recycle } from '../game-actions/actions'
import { topOfDeck } from '../game-actions/reveal'
import { showTop, stillIn } from '../game-actions/showing'
import { askOrder, askPick } from '../interpreter/decision'
import { AGAIN, DONE, NEXT } from '../interpreter/flow'
import { makeResult, report } from '../interpreter/scope'
import { NONE } from '../state/make'
import type { Cause, Frame, Key } from '../state/types'
import { Zone } from '../state/types'

interface PredictFrame extends Frame {
  program: 'predict'
  player: number
  count: number
  source: Key
  depth: number
  /** What was looked at. */
  result: { readonly keys: readonly Key[] } | null
}

const causeOf = (p: PredictFrame): Cause => ({ kind: 'ability', player: p.player, source: p.source, item: 0, sources: NONE })

const steps: readonly Step[] = [
  (tx, f) => {
    const p = f as PredictFrame
    p.pc++
    // 436.4: as many as there are.
    showTop(tx, 'look', p.player, [p.player], { count: p.count }, causeOf(p), tx.s.frames.length - 1)
    return AGAIN
  },
  (tx, f) => {
    const p = f as PredictFrame
    const options = stillIn(tx, Zone.Deck, p.result?.keys ?? NONE)
    const picked = askPick(tx, {
      player: p.player,
      reason: 'predict',
      rule: '436.1',
      options,
      min: 0,
      max: options.length,
      of: 'card',
      source: p.source,
      hidden: true,
    })
    if (picked === null) return AGAIN
    p.count = options.length - picked.length
    report(tx, p.depth, makeResult(NONE, options.length, options.length))
    if (picked.length > 0)
      recycle(
        tx,
        picked.map(key => tx.find(key)),
        causeOf(p),
      )
    return NEXT
  },
  (tx, f) => {
    const p = f as PredictFrame
    const keys = topOfDeck(tx, p.player, p.count).map(i => tx.s.objects[i]!.key)
    const order = askOrder(tx, {
      player: p.player,
      reason: 'predictOrder',
      rule: '436.1.a',
      options: keys,
      of: 'card',
      source: p.source,
    })
    if (order === null) return AGAIN
    if (order.length > 1) {
      const list = tx.zone(p.player, Zone.Deck)
      // The first of the order is drawn first: it lies at the end of the list.
      list.cards = [...list.cards.slice(0, list.cards.length - order.length), ...order.map(key => tx.find(key)).reverse()]
    }
    return DONE
  },
]
export const predictProgram = { steps }
