/** Instructions that show cards and take some of those that were shown (413.1.a, 424). */
import type { Compiler } from '../../abilities/compile/ability'
import { compileAmount } from '../../abilities/compile/amounts'
import { GEAR, SPELL, UNIT } from '../../abilities/compile/codes'
import type { Step } from '../../abilities/compile/compiled'
import { slotKeys } from '../../abilities/compile/filters'
import type { Instruction } from '../../abilities/types'
import { discard, drawThese, revealCards, revealTop } from '../../game-actions/actions'
import { lookAt, putIntoHand, topOfDeck } from '../../game-actions/reveal'
import { intoTrash } from '../../game-actions/trash'
import { NEXT } from '../../interpreter/flow'
import { makeResult, scopeOf, setSlot } from '../../interpreter/scope'
import { NONE } from '../../state/make'
import { zoneCards } from '../../state/query'
import type { ObjectIndex } from '../../state/types'
import { Zone } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import { causeOf, compileFollowed, compileObjects, compilePlayers, isOnePlayer } from './objects'
import { forEachPlayer } from './structure'

export function compileLooking(i: Instruction, compiler: Compiler): readonly Step[] | null {
  switch (i.do) {
    case 'reveal':
    case 'look':
      return see(i, compiler)
    case 'drawThese': {
      const objects = compileFollowed(i.what, compiler)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const player = scope.controller
          if (player < 0 || !tx.s.players[player]!.active) scope.result = makeResult(NONE, 0, 1)
          else drawThese(tx, player, loose(tx, objects(tx, scope)), causeOf(tx, scope), scope.root)
          return NEXT
        },
      ]
    }
    case 'discardThese': {
      const objects = compileFollowed(i.what, compiler)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const cards = objects(tx, scope).filter(c => tx.s.objects[c]!.zone === Zone.Hand)
          discard(tx, null, cards, causeOf(tx, scope), scope.root)
          return NEXT
        },
      ]
    }
    case 'put': {
      const objects = compileFollowed(i.what, compiler)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const cards = loose(tx, objects(tx, scope))
          if (i.into === 'trash') {
            intoTrash(tx, cards, causeOf(tx, scope), scope.root)
            return NEXT
          }
          const keys = putIntoHand(tx, cards, causeOf(tx, scope))
          scope.result = makeResult(keys, keys.length, keys.length)
          return NEXT
        },
      ]
    }
    default:
      return null
  }
}

/**
 * Main Deck cards that are not in play: what is on the board is returned, killed or banished, with all that hangs on its leaving,
 * and legends and battlefields stay where they are (107.4.d, 170.2.b).
 */
const loose = (tx: Transaction, objects: readonly ObjectIndex[]): readonly ObjectIndex[] =>
  objects.filter(i => {
    const o = tx.s.objects[i]!
    return o.zone <= Zone.Champion && (tx.registry.cardOf(o).types & (UNIT | GEAR | SPELL)) !== 0
  })

type See = Extract<Instruction, { do: 'reveal' | 'look' }>

function see(i: See, compiler: Compiler, joined = false): readonly Step[] {
  if (!isOnePlayer(i.who)) {
    // 303.2.a: one player after the other; what each shows joins the others' in the slot.
    const clear: Step = (tx, f) => {
      setSlot(scopeOf(tx, f), i.as, NONE)
      return NEXT
    }
    return [clear, ...forEachPlayer(i.who, compiler, who => see({ ...i, who }, compiler, true))]
  }
  const players = compilePlayers(i.who, compiler)
  const { cards } = i
  const count = typeof cards === 'object' && 'top' in cards ? compileAmount(cards.top, compiler.reading) : null
  const these = typeof cards === 'object' && 'these' in cards ? compileObjects(cards.these, compiler) : null
  return [
    (tx, f) => {
      const scope = scopeOf(tx, f)
      const player = players(tx, scope)[0]
      const n = count === null ? 0 : count(tx, scope)
      scope.result = makeResult(NONE, 0, 1)
      if (player === undefined || Number.isNaN(n) || !tx.s.players[player]!.active) return NEXT
      const named: readonly ObjectIndex[] = these === null ? zoneCards(tx.s, player, Zone.Hand) : these(tx, scope)
      if (i.do === 'reveal') {
        if (count === null) revealCards(tx, player, named, causeOf(tx, scope), scope.root)
        else if (n > 0) revealTop(tx, player, n, causeOf(tx, scope), scope.root)
        return NEXT
      }
      const seen = lookAt(tx, player, count === null ? named : topOfDeck(tx, player, n), scope.source)
      scope.result = makeResult(seen, seen.length, count === null ? seen.length : n)
      return NEXT
    },
    (tx, f) => {
      const scope = scopeOf(tx, f)
      const before = joined ? slotKeys(scope, i.as) : NONE
      setSlot(scope, i.as, [...before, ...(scope.result?.keys ?? NONE)])
      return NEXT
    },
  ]
}
