/** 431 Burn Out, as the rest of a draw or a burn that the deck had too few cards for (413.4, 440.4). */
import { On } from '../abilities/compile/codes'
import type { Step } from '../abilities/compile/compiled'
import { note } from '../events/emit'
import { propose } from '../events/proposal'
import { gainPoints, recycle } from '../game-actions/actions'
import { burnCards } from '../game-actions/burn'
import type { DrawFrame } from '../game-actions/draw'
import { drawCards } from '../game-actions/draw'
import { executePoints } from '../game-actions/points'
import { askPick } from '../interpreter/decision'
import { AGAIN, DONE, NEXT } from '../interpreter/flow'
import { makeResult, report } from '../interpreter/scope'
import { NONE } from '../state/make'
import { opponentsOf, zoneCards } from '../state/query'
import { playerTarget, targetedPlayer } from '../state/target-values'
import type { Cause, PlayerIndex } from '../state/types'
import { Zone } from '../state/types'
import { checkPoints } from './winning'

const burnCause = (player: PlayerIndex): Cause => ({ kind: 'rule', player, source: 0, item: 0, sources: NONE })

const steps: readonly Step[] = [
  // 431.2.b: the trash is recycled into the deck in random order.
  (tx, f) => {
    const frame = f as DrawFrame
    if (!tx.s.players[frame.player]!.active) return DONE // 651.3
    note(tx, 'burnOut', { player: frame.player })
    recycle(tx, zoneCards(tx.s, frame.player, Zone.Trash), burnCause(frame.player))
    return NEXT
  },
  // 431.2.c: an opponent gains 1 point; from the second burn out on this can't be replaced and wins at once (431.3).
  (tx, f) => {
    const frame = f as DrawFrame
    if (!tx.s.players[frame.player]!.active) return DONE // 651.3
    const opponents = opponentsOf(tx.s, frame.player)
    const picked = askPick(tx, {
      player: frame.player,
      reason: 'burnOutOpponent',
      rule: '431.2.c',
      options: opponents.map(playerTarget),
      min: 1,
      max: 1,
      of: 'player',
    })
    if (picked === null) return AGAIN
    frame.burns++
    if (picked.length === 0) return NEXT
    const opponent = targetedPlayer(picked[0]!)
    const cause = burnCause(frame.player)
    if (frame.burns === 1) gainPoints(tx, opponent, 1, -1, cause)
    else {
      executePoints(tx, [propose(On.gainPoints, 0, opponent, -1, 1, cause, NONE)], -1, 1)
      checkPoints(tx, 'burnOut') // 431.3.c.1
    }
    return NEXT
  },
  // 431.2.d: the rest of the action.
  (tx, f) => {
    const frame = f as DrawFrame
    if (!tx.s.players[frame.player]!.active) return DONE // 651.3
    let count = 0
    if (frame.keys !== null) {
      const burned = burnCards(tx, frame.player, frame.left, frame.cause)
      frame.keys = [...frame.keys, ...burned]
      count = burned.length
    } else {
      const cards = drawCards(tx, frame.player, frame.left, frame.cause, frame.batch, frame.objects)
      frame.objects = [...frame.objects, ...cards]
      count = cards.length
    }
    frame.drawn += count
    frame.left -= count
    if (frame.left > 0) return 0 // 431.3: burns out again
    report(tx, frame.depth, makeResult(frame.keys ?? NONE, frame.drawn, frame.asked))
    return DONE
  },
]
export const drawProgram = { steps }
