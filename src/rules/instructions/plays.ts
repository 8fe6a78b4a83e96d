/** Instructions that play tokens and cards: each adds a Pending item of its own and the resolution goes on (354.3). */
import { type Compiler, compileCost } from '../../abilities/compile/ability'
import { compileAmount } from '../../abilities/compile/amounts'
import { PERMANENT, SPELL, UNIT } from '../../abilities/compile/codes'
import type { Step } from '../../abilities/compile/compiled'
import type { Cost, Instruction, PlaceRef } from '../../abilities/types'
import { playTokens } from '../../game-actions/actions'
import { putCardOnChain } from '../../game-actions/pending'
import { askConfirm } from '../../interpreter/decision'
import { AGAIN, NEXT } from '../../interpreter/flow'
import { makeResult, type RunFrame, scopeOf, setSlot } from '../../interpreter/scope'
import { FREE_PLAY, NONE } from '../../state/make'
import { baseOf } from '../../state/query'
import type { AlternateCost, ObjectIndex, PlaceIndex, PlayerIndex, PlayOptions } from '../../state/types'
import { Zone } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import { canPlayAgain, noteAgain } from '../playing-again'
import { causeOf, compileFollowed, compilePlace, compilePlayers, isOnePlayer } from './objects'
import { forEachPlayer } from './structure'

/** 419.1: Main Deck cards are played, from a zone that is neither the board nor the chain. */
function isPlayable(tx: Transaction, i: ObjectIndex): boolean {
  const o = tx.s.objects[i]!
  return (tx.registry.cardOf(o).types & (PERMANENT | SPELL)) !== 0 && o.zone !== Zone.Board && o.zone !== Zone.Chain
}

const isInTrash = (tx: Transaction, i: ObjectIndex, player: PlayerIndex | undefined): boolean =>
  tx.s.objects[i]!.zone === Zone.Trash && tx.s.objects[i]!.owner === player

/** Where something is played if the text leaves it open: -1, anywhere; 811.1.d.3: a unit, where the card was hidden. */
const freePlace = (tx: Transaction, scope: RunFrame, def: string): PlaceIndex =>
  (tx.registry.cards.get(def)!.types & UNIT) === 0 ? -1 : scope.hiddenAt

/** Where that player is to play something: -2 where he likes, -1 nowhere that could be told. */
function compileEntry(
  to: PlaceRef | undefined,
  compiler: Compiler,
): (tx: Transaction, scope: RunFrame, player: PlayerIndex) => PlaceIndex {
  if (to === undefined) return () => -2
  if (to === 'base') return (tx, _scope, player) => baseOf(tx.s, player)
  const place = compilePlace(to, compiler)
  return (tx, scope) => place(tx, scope, -1)
}

/** 356.1.a: "for [Cost]", with its amounts as they are now. */
function compileAlternate(data: Cost, compiler: Compiler): (tx: Transaction, scope: RunFrame) => AlternateCost | 'gone' {
  const { energy, power, x, xp, actions } = compileCost(data, compiler.ability.card, compiler.reading)
  // The cost is kept with the play as numbers.
  if (actions.length > 0) throw new Error("the engine can't do this yet: playing a card for a cost that is not a resource")
  return (tx, scope) => {
    const cost: AlternateCost = { energy: energy?.(tx, scope) ?? 0, power, x: x ?? '', xp: xp?.(tx, scope) ?? 0 }
    return Number.isNaN(cost.energy) || Number.isNaN(cost.xp) ? 'gone' : cost
  }
}

/** Later instructions and what they make know the tokens by a name (386–388). */
const remembered =
  (as: string): Step =>
  (tx, f) => {
    const scope = scopeOf(tx, f)
    setSlot(scope, as, scope.result?.keys ?? NONE)
    return NEXT
  }

export function compilePlay(i: Instruction, compiler: Compiler): readonly Step[] | null {
  switch (i.do) {
    case 'playToken': {
      if (!isOnePlayer(i.who)) return forEachPlayer(i.who, compiler, who => compilePlay({ ...i, who }, compiler)!)
      const players = compilePlayers(i.who, compiler)
      const count = compileAmount(i.count, compiler.reading)
      const place = compileEntry(i.at, compiler)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const player = players(tx, scope)[0]
          const n = count(tx, scope)
          const at = player === undefined ? -1 : place(tx, scope, player)
          if (player === undefined || Number.isNaN(n) || at === -1 || !tx.s.players[player]!.active) {
            scope.result = makeResult(NONE, 0, 1)
            return NEXT
          }
          const options: PlayOptions = {
            ...FREE_PLAY,
            place: at === -2 ? freePlace(tx, scope, i.token) : at,
            ready: i.ready === true,
            exhausted: i.exhausted === true,
          }
          // 183: owned by whoever controlled the effect.
          const owner = scope.controller < 0 ? player : scope.controller
          playTokens(tx, { player, owner, def: i.token, options }, n, causeOf(tx, scope), scope.root)
          return NEXT
        },
        ...(i.as === undefined ? [] : [remembered(i.as)]),
      ]
    }
    case 'playCard':
      // 303.2.a: each of them those that are his.
      if (!isOnePlayer(i.who)) return forEachPlayer(i.who, compiler, who => playCards({ ...i, who }, compiler, true))
      return playCards(i, compiler, false)
    default:
      return null
  }
}

function playCards(i: Extract<Instruction, { do: 'playCard' }>, compiler: Compiler, own: boolean): readonly Step[] {
  const objects = compileFollowed(i.what, compiler)
  const players = compilePlayers(i.who, compiler)
  const place = compileEntry(i.to, compiler)
  const also = compileEntry(i.also, compiler)
  const alternate = i.for === undefined ? null : compileAlternate(i.for, compiler)
  const reduced = i.reduced === undefined ? () => 0 : compileAmount(i.reduced, compiler.reading)
  return [
    (tx, f) => {
      const scope = scopeOf(tx, f)
      const player = players(tx, scope)[0]
      const cost = alternate === null ? null : alternate(tx, scope)
      const at = player === undefined ? -2 : place(tx, scope, player)
      // A cost or a place that can't be told any more is none (359.3.e.12).
      const can = (o: ObjectIndex): boolean =>
        (isPlayable(tx, o) &&
          (i.from === undefined || isInTrash(tx, o, player)) &&
          (!own || tx.s.objects[o]!.owner === player)) ||
        canPlayAgain(tx, o, scope.item)
      const list = cost === 'gone' || at === -1 ? [] : objects(tx, scope).filter(can)
      if (player === undefined || list.length === 0 || !tx.s.players[player]!.active) {
        scope.result = makeResult(NONE, 0, 1)
        return NEXT
      }
      if (i.may === true) {
        const yes = askConfirm(tx, { player, reason: 'mayPlay', rule: '419.3', source: scope.source })
        if (yes === null) return AGAIN
        if (!yes) {
          scope.result = makeResult(NONE, 0, 1)
          return NEXT
        }
      }
      const beside = also(tx, scope, player)
      const less = reduced(tx, scope)
      const options: PlayOptions = {
        ...FREE_PLAY,
        ignoring: i.ignoring ?? '',
        then: i.then ?? '',
        for: cost === 'gone' ? null : cost,
        reduced: Number.isNaN(less) ? 0 : Math.max(0, less), // 359.3.e.12
        also: beside < 0 ? FREE_PLAY.also : [beside],
      }
      const keys = list.map(o => {
        const free = freePlace(tx, scope, tx.s.objects[o]!.def)
        const how = { ...options, place: at < 0 ? free : at }
        return canPlayAgain(tx, o, scope.item)
          ? noteAgain(tx, scope.item, player, how)
          : putCardOnChain(tx, o, player, 'instruction', how).key
      })
      scope.result = makeResult(keys, keys.length, keys.length)
      return NEXT
    },
  ]
}
