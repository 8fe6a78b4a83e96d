/** Instructions that create tokens (439), replace objects by tokens and swap them back (438). */
import type { Compiler } from '../../abilities/compile/ability'
import type { Step } from '../../abilities/compile/compiled'
import type { Instruction } from '../../abilities/types'
import { nameOf } from '../../characteristics/read'
import { enterBoard } from '../../game-actions/actions'
import {
  canReplace,
  createBattlefield,
  created,
  createLegend,
  createSpell,
  newToken,
  replacedCards,
  replaceWith,
  swapBack,
} from '../../game-actions/create'
import { canBePresent } from '../../game-actions/move'
import type { BatchFrame } from '../../game-actions/perform'
import { askPick } from '../../interpreter/decision'
import { AGAIN, NEXT } from '../../interpreter/flow'
import { makeResult, scopeOf } from '../../interpreter/scope'
import { FREE_PLAY, NONE } from '../../state/make'
import { baseOf } from '../../state/query'
import { placeTarget, targetedPlace } from '../../state/target-values'
import { Zone } from '../../state/types'
import { Aspect, type Transaction } from '../../transaction/transaction'
import { draftOfToken } from '../draft'
import { placeOptions } from '../play-places'
import { causeOf, compileObjects, compilePlace, compilePlayers, isOnePlayer } from './objects'
import { forEachPlayer } from './structure'

export function compileCreating(i: Instruction, compiler: Compiler): readonly Step[] | null {
  switch (i.do) {
    case 'create':
      return create(i, compiler)
    case 'enter':
      return i.at === undefined ? null : enterElsewhere(i, compiler)
    case 'replace': {
      const objects = compileObjects(i.what, compiler)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const owner = scope.controller < 0 ? tx.s.turnPlayer : scope.controller
          const list = objects(tx, scope).filter(o => canReplace(tx, o, i.with))
          for (const o of list) replaceWith(tx, o, i.with, owner, scope.source)
          scope.result = makeResult(
            list.map(o => tx.s.objects[o]!.key),
            list.length,
            list.length,
          )
          return NEXT
        },
      ]
    }
    case 'swapBack': {
      const objects = compileObjects(i.what, compiler)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const token = objects(tx, scope).find(o => tx.s.objects[o]!.token) ?? -1
          const { key = 0 } = tx.s.objects[token] ?? {}
          const options = key === 0 ? NONE : replacedCards(tx, key)
          scope.result = makeResult(NONE, 0, 1)
          if (options.length === 0) return NEXT // 438.7.c
          const player = scope.controller < 0 ? tx.s.turnPlayer : scope.controller
          const picked = askPick(tx, {
            player,
            reason: 'swapBack',
            rule: '438.7.b.1',
            options,
            min: 1,
            max: 1,
            of: 'card',
            source: scope.source,
          })
          if (picked === null) return AGAIN
          swapBack(tx, token, picked[0]!, scope.source)
          scope.result = makeResult([key], 1, 1)
          return NEXT
        },
      ]
    }
    default:
      return null
  }
}

/** Is something on the board that is called as this token is? */
function isOnBoard(tx: Transaction, token: string): boolean {
  const { name } = tx.registry.cards.get(token)!.def
  return tx.s.objects.some(
    ({ zone }, i) => (zone === Zone.Board || zone === Zone.Battlefield || zone === Zone.Legend) && nameOf(tx, i) === name,
  )
}

/** Where the object enters that the event is about which this text accompanies (369.3). */
function enterElsewhere(i: Extract<Instruction, { do: 'enter' }>, compiler: Compiler): readonly Step[] {
  const place = compilePlace(i.at!, compiler)
  return [
    (tx, f) => {
      const scope = scopeOf(tx, f)
      const batch = tx.frame(scope.root - 1) as BatchFrame
      const entering = batch.proposals[batch.at]!
      const to = place(tx, scope, tx.find(entering.object))
      if (to < 0 || !canBePresent(tx, entering.player, to)) return NEXT // 449.2
      batch.proposals = batch.proposals.map(p => (p === entering ? { ...p, place: to } : p))
      return NEXT
    },
  ]
}

function create(i: Extract<Instruction, { do: 'create' }>, compiler: Compiler): readonly Step[] {
  if (!isOnePlayer(i.who)) return forEachPlayer(i.who, compiler, who => create({ ...i, who }, compiler))
  const players = compilePlayers(i.who, compiler)
  const place = i.at === undefined ? () => -2 : compilePlace(i.at, compiler)
  return [
    (tx, f) => {
      const scope = scopeOf(tx, f)
      const player = players(tx, scope)[0]
      const at = place(tx, scope, -1)
      scope.result = makeResult(NONE, 0, 1)
      if (player === undefined || at === -1 || !tx.s.players[player]!.active) return NEXT
      const { types } = tx.registry.cards.get(i.token)!.def
      if (i.ifAbsent === true && isOnBoard(tx, i.token)) return NEXT
      const make = types.includes('battlefield')
        ? createBattlefield
        : types.includes('legend')
          ? createLegend
          : types.includes('spell')
            ? createSpell
            : null
      if (make !== null) {
        scope.result = makeResult([make(tx, i.token, player, scope.source)], 1, 1)
        return NEXT
      }
      // 439.2.b.3: a rune at the base; 439.2.b.1: a permanent anywhere it could be played to.
      const places = types.includes('rune')
        ? [baseOf(tx.s, player)]
        : placeOptions(tx, draftOfToken(tx, i.token, player, { ...FREE_PLAY, place: at === -2 ? -1 : at }))
      if (places.length === 0) return NEXT
      const picked = askPick(tx, {
        player,
        reason: 'place',
        rule: '439.2.b.1',
        options: places.map(placeTarget),
        min: 1,
        max: 1,
        of: 'place',
        source: scope.source,
      })
      if (picked === null) return AGAIN
      const token = newToken(tx, i.token, player)
      // As what has left the chain it is nowhere until it is on the board (359.2, 439.2.a); a replacement effect may ask first.
      tx.object(token, Aspect.None).zone = Zone.Chain
      const to = targetedPlace(picked[0]!)
      created(tx, token, to, scope.source)
      const gear = !types.includes('unit')
      enterBoard(tx, token, to, player, i.ready ?? gear, causeOf(tx, scope), scope.root)
      return NEXT
    },
  ]
}
