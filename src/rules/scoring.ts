/** 467–472 Scoring: Conquer and Hold. */
import { On } from '../abilities/compile/codes'
import type { Result, Step } from '../abilities/compile/compiled'
import { isBarred } from '../characteristics/permissions'
import { unitsAt } from '../characteristics/read'
import { emit, newBatch, note } from '../events/emit'
import { draw, gainScored, proposeProcedure } from '../game-actions/actions'
import { countFact } from '../game-actions/facts'
import { DONE, NEXT } from '../interpreter/flow'
import { NONE } from '../state/make'
import { isFriendly, playerPoints } from '../state/query'
import { targetedPlace } from '../state/target-values'
import type { Cause, Frame, PlaceIndex, PlayerIndex } from '../state/types'
import { Fact } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { setControl } from './cleanup'

const scoringCause = (player: PlayerIndex): Cause => ({ kind: 'rule', player, source: 0, item: 0, sources: [] })

/** 315.2.b: the turn player holds every battlefield that he controls; simultaneous, so one batch. */
export function holdAll(tx: Transaction, player: PlayerIndex): void {
  const held: PlaceIndex[] = []
  const teammates: PlaceIndex[] = []
  for (let p = 0; p < tx.s.places.length; p++) {
    const place = tx.s.places[p]!
    if (place.base || place.controller < 0) continue
    if (place.controller === player) {
      if (!scoredByTeam(tx, player, p) && !isBarred(tx, 'score', player, p)) held.push(p)
    } else if (isFriendly(tx.s, place.controller, player)) teammates.push(p)
  }
  if (teammates.length > 0) disqualify(tx, player, teammates)
  if (held.length > 0) pushScore(tx, On.hold, player, held)
}

/** 469.1: control was established; a conquer if the battlefield was not scored by this player this turn. */
export function establishControl(tx: Transaction, place: PlaceIndex, player: PlayerIndex): void {
  if (tx.s.places[place]!.controller === player) return
  setControl(tx, place, player)
  if (mayScore(tx, player, place)) pushScore(tx, On.conquer, player, [place])
}

/** 470 once a turn; 469.1.a not where a teammate held control in the scoring step. */
export function mayScore(tx: Transaction, player: PlayerIndex, place: PlaceIndex): boolean {
  if (scoredByTeam(tx, player, place) || isBarred(tx, 'score', player, place)) return false
  return !tx.s.players[player]!.disqualified.includes(place)
}

/** 470, and 491.8.b of October: once per team and turn. */
const scoredByTeam = (tx: Transaction, player: PlayerIndex, place: PlaceIndex): boolean =>
  tx.s.players.some((q, n) => isFriendly(tx.s, n, player) && q.scored.includes(place))

/** 315.2.b.3, 469.1.a: for the whole team, also for the one who controls them. */
function disqualify(tx: Transaction, player: PlayerIndex, places: readonly PlaceIndex[]): void {
  for (let q = 0; q < tx.s.players.length; q++) if (isFriendly(tx.s, q, player)) tx.player(q, Aspect.Turn).disqualified = places
}

/** 471: what scoring gives comes first, also when effects replace it; then the abilities trigger. */
interface ScoreFrame extends Frame {
  program: 'score'
  /** On.conquer or On.hold. */
  event: number
  player: PlayerIndex
  places: readonly PlaceIndex[]
  /** Where effects let it happen. */
  result: Result | null
}

function pushScore(tx: Transaction, event: number, player: PlayerIndex, places: readonly PlaceIndex[]): void {
  const frame: ScoreFrame = { program: 'score', pc: 0, event, player, places, result: null }
  tx.push(frame)
}

const steps: readonly Step[] = [
  (tx, f) => {
    const { event, player, places } = f as ScoreFrame
    proposeProcedure(tx, event, player, places, scoringCause(player), tx.s.frames.indexOf(f))
    return NEXT
  },
  (tx, f) => {
    const frame = f as ScoreFrame
    const { event, player } = frame
    const places = (frame.result?.keys ?? NONE).map(targetedPlace)
    frame.places = places
    if (places.length === 0) return DONE
    const written = tx.player(player, Aspect.Turn)
    written.scored = [...written.scored, ...places]
    const cause = scoringCause(player)
    if (event === On.hold) {
      gainScored(tx, player, places, 'hold', cause)
      return NEXT
    }
    countFact(tx, player, Fact.Conquered)
    // 471.1.b: one point before the Victory Score the last point needs every battlefield; otherwise a card.
    if (playerPoints(tx.s, player) >= tx.s.mode.victoryScore - 1 && !scoredEverything(tx, player)) {
      note(tx, 'finalPointDenied', { player, place: places[0]! })
      draw(tx, player, 1, cause)
    } else gainScored(tx, player, places, 'conquer', cause)
    return NEXT
  },
  (tx, f) => {
    const { event, player, places } = f as ScoreFrame
    const batch = newBatch(tx)
    for (const p of places) scoreEvents(tx, event, player, p, batch)
    return DONE
  },
]
export const scoreProgram = { steps }

/** 471.1.b.1, 489.8.g.1: except those that an ally occupied in the scoring step. */
function scoredEverything(tx: Transaction, player: PlayerIndex): boolean {
  const { scored, disqualified } = tx.s.players[player]!
  return tx.s.places.every((place, p) => place.base || scored.includes(p) || disqualified.includes(p))
}

/** 471.2, 383.4.c–d: units that are there, and whoever refers to the player. */
function scoreEvents(tx: Transaction, event: number, player: PlayerIndex, place: PlaceIndex, batch: number): void {
  const cause = scoringCause(player)
  emit(tx, On.score, player, -1, place, -1, 1, cause, batch)
  emit(tx, event, player, -1, place, -1, 1, cause, batch)
  for (const i of unitsAt(tx, place))
    if (tx.s.objects[i]!.controller === player) emit(tx, event, player, i, place, -1, 1, cause, batch)
}
