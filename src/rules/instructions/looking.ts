/** Instructions that show cards and take some of those that were shown (413.1.a, 424). */
import type { Compiler } from '../../abilities/compile/ability'
import { compileAmount } from '../../abilities/compile/amounts'
import { GEAR, SPELL, UNIT } from '../../abilities/compile/codes'
import type { Step } from '../../abilities/compile/compiled'
import { compileFilter, slotKeys } from '../../abilities/compile/filters'
import type { Instruction } from '../../abilities/types'
import { discard, drawThese } from '../../game-actions/actions'
import { putIntoHand } from '../../game-actions/reveal'
import { showThese, showTop } from '../../game-actions/showing'
import { intoTrash } from '../../game-actions/trash'
import { NEXT } from '../../interpreter/flow'
import { makeResult, type RunFrame, scopeOf, setSlot } from '../../interpreter/scope'
import { NONE } from '../../state/make'
import { zoneCards } from '../../state/query'
import type { Key, ObjectIndex, PlayerIndex } from '../../state/types'
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
      if (typeof i.cards === 'object' && 'until' in i.cards) setSlot(scopeOf(tx, f), i.cards.as, NONE)
      return NEXT
    }
    return [clear, ...forEachPlayer(i.who, compiler, who => see({ ...i, who }, compiler, true))]
  }
  const players = compilePlayers(i.who, compiler)
  const show = compileCards(i, compiler)
  const found = typeof i.cards === 'object' && 'until' in i.cards ? i.cards.as : null
  return [
    (tx, f) => {
      const scope = scopeOf(tx, f)
      const player = players(tx, scope)[0]
      scope.result = makeResult(NONE, 0, 1)
      if (player !== undefined && tx.s.players[player]!.active) show(tx, scope, player)
      return NEXT
    },
    (tx, f) => {
      const scope = scopeOf(tx, f)
      const { keys, amount, asked } = scope.result ?? makeResult(NONE, 0, 1)
      const join = (slot: string, more: readonly Key[]): void =>
        setSlot(scope, slot, joined ? [...slotKeys(scope, slot), ...more] : more)
      join(i.as, keys)
      // The last one is what was looked for, if anything fitted.
      if (found !== null) join(found, amount === asked ? keys.slice(-1) : NONE)
      return NEXT
    },
  ]
}

type Show = (tx: Transaction, scope: RunFrame, player: PlayerIndex) => void

function compileCards({ do: way, cards }: See, compiler: Compiler): Show {
  if (cards === 'hand')
    return (tx, scope, player) => showThese(tx, way, player, zoneCards(tx.s, player, Zone.Hand), causeOf(tx, scope), scope.root)
  if ('these' in cards) {
    const these = compileObjects(cards.these, compiler)
    return (tx, scope, player) => showThese(tx, way, player, these(tx, scope), causeOf(tx, scope), scope.root)
  }
  const owners = cards.of === undefined ? null : compilePlayers(cards.of, compiler)
  const decks = (tx: Transaction, scope: RunFrame, player: PlayerIndex): readonly PlayerIndex[] =>
    owners === null ? [player] : owners(tx, scope).filter(p => tx.s.players[p]!.active)
  if ('until' in cards) {
    // In a hand as in a deck a card is its owner's.
    const find = compiler.ability.finds.push(compileFilter({ ...cards.until, zone: 'hand' }, compiler.reading)) - 1
    return (tx, scope, player) => showTop(tx, way, player, decks(tx, scope, player), { find }, causeOf(tx, scope), scope.root)
  }
  const amount = compileAmount(cards.top, compiler.reading)
  return (tx, scope, player) => {
    const count = amount(tx, scope)
    // NaN: it can't be told any more (359.3.e.12).
    if (count > 0) showTop(tx, way, player, decks(tx, scope, player), { count }, causeOf(tx, scope), scope.root)
  }
}
