/** Cleanups (318–324), a table of the steps of 323. */

import { keywordBit, On, RUNE, UNIT } from '../abilities/compile/codes'
import type { Step } from '../abilities/compile/compiled'
import { isLethal } from '../characteristics/damage'
import { isAttached } from '../characteristics/lasting'
import { facedownLimit } from '../characteristics/permissions'
import { hasKeyword, hasUnitAt, playersAt, typesOf, unitsAt } from '../characteristics/read'
import { emit, NO_CAUSE, newBatch, note } from '../events/emit'
import { detach, killInCleanup, proposeProcedure } from '../game-actions/actions'
import { healObjects } from '../game-actions/deal'
import { recallObjects } from '../game-actions/move'
import { emptyPools } from '../game-actions/pool'
import { intoTrash } from '../game-actions/trash'
import { relocate } from '../game-actions/zones'
import { askPick } from '../interpreter/decision'
import { AGAIN, DONE, NEXT } from '../interpreter/flow'
import { NONE } from '../state/make'
import { baseOf, isClosed, isFriendly } from '../state/query'
import { placeTarget, targetedPlace } from '../state/target-values'
import type { Cause, Effect, Frame, GameObject, Key, ObjectIndex, Place, PlaceIndex, Showdown } from '../state/types'
import { Designation } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import type { CleanupFrame } from './cleanup-frame'
import { checkPoints } from './winning'

/** October 459.1, 830.1.b.3: gear with it stays at battlefields. */
const DEPLOY = keywordBit('deploy')

const steps: readonly Step[] = [
  // 323.1: points.
  tx => {
    checkPoints(tx)
    return NEXT
  },
  // 323.2: Attackers and Defenders. What has become a unit stands by itself before that (October patch notes).
  tx => {
    detachUnits(tx)
    assignDesignations(tx)
    return NEXT
  },
  // 323.4–5: units with lethal damage die; triggers on their own death come first (in `perform`).
  tx => {
    const dying = lethallyDamaged(tx)
    if (dying.length > 0) killInCleanup(tx, dying, i => cleanupCause(tx, i))
    return NEXT
  },
  // 428.5.c: deaths after this one are not attributed to what resolved just before it.
  tx => {
    if (tx.s.effects.length > 0 && tx.s.effects.some(e => e.until === 'cleanup')) {
      tx.touch(Aspect.Effects)
      tx.s.effects = tx.s.effects.filter(e => e.until !== 'cleanup')
    }
    return NEXT
  },
  // The steps that special cleanups insert (317.2.b–d, 466.1.a).
  (tx, f) => {
    const { special } = f as CleanupFrame
    if (special !== '') healAll(tx)
    if (special === 'combat') proposeTie(tx, f)
    if (special === 'ending') endTurnEffects(tx)
    return NEXT
  },
  (tx, f) => {
    const { special, result } = f as CleanupFrame
    if (special === 'combat' && result !== null) recallAttackers(tx, result.performed)
    return NEXT
  },
  // 323.6: control lasts while the state is Closed, and during a showdown there.
  tx => {
    if (isClosed(tx.s)) return NEXT
    for (let p = 0; p < tx.s.places.length; p++) {
      const place = tx.s.places[p]!
      if (place.base || place.controller < 0 || tx.s.showdown?.place === p || hasUnitAt(tx, p, place.controller)) continue
      setControl(tx, p, -1)
    }
    return NEXT
  },
  // 323.7: corrective recalls, and hidden cards without their battlefield.
  tx => {
    correct(tx)
    return NEXT
  },
  // 107.3.b.2: facedown cards for which there is no more room.
  tx => {
    for (let p = 0; p < tx.s.places.length; p++) {
      const { controller, facedown } = tx.s.places[p]!
      const excess = facedown.length - (facedown.length === 0 ? 0 : facedownLimit(tx, p))
      if (excess <= 0) continue
      const picked = askPick(tx, {
        player: controller,
        reason: 'facedown',
        rule: '107.3.b.2',
        options: facedown.map(i => tx.s.objects[i]!.key),
        min: excess,
        max: excess,
        of: 'object',
        hidden: excess < facedown.length,
      })
      if (picked === null) return AGAIN
      for (const key of picked) trashFacedown(tx, tx.find(key))
    }
    return NEXT
  },
  // 323.8–11: what is staged, and who contests.
  tx => {
    for (let p = 0; p < tx.s.places.length; p++) if (!tx.s.places[p]!.base) stage(tx, p)
    return NEXT
  },
  // 323.12–13: in a Neutral Open State the turn player chooses where a showdown or combat begins.
  tx => {
    const s = tx.s
    if (isClosed(s) || s.showdown !== null || s.opening >= 0 || s.cleanupDue) return NEXT
    const plain: PlaceIndex[] = []
    const combats: PlaceIndex[] = []
    for (let p = 0; p < s.places.length; p++) {
      const place = s.places[p]!
      if (place.showdownStaged && !place.combatStaged) plain.push(p)
      else if (place.combatStaged) combats.push(p)
    }
    const options = plain.length > 0 ? plain : combats
    if (options.length === 0) return NEXT
    const picked = askPick(tx, {
      player: s.turnPlayer,
      reason: plain.length > 0 ? 'showdown' : 'combat',
      rule: plain.length > 0 ? '323.12' : '323.13',
      options: options.map(placeTarget),
      min: 1,
      max: 1,
      of: 'place',
    })
    if (picked === null) return AGAIN
    s.opening = targetedPlace(picked[0]!)
    return NEXT
  },
  // 323.14: a showdown becomes a combat; 322: changes call for another cleanup, which the window starts.
  tx => {
    const s = tx.s
    if (s.showdown !== null && !s.showdown.combat && !isClosed(s) && s.places[s.showdown.place]!.combatStaged)
      tx.showdown().combat = true
    return DONE
  },
]
export const cleanupProgram = { steps }

/**
 * Would a cleanup change nothing? Many are due because something might have changed; one look at the board is cheaper than
 * all those steps. Where it isn't plain at a glance the answer is no.
 */
export function isSettled(tx: Transaction): boolean {
  const s = tx.s
  for (const team of s.teams) if (team.points >= s.mode.victoryScore) return false
  for (const effect of s.effects) if (effect.until === 'cleanup') return false
  const closed = isClosed(s)
  for (let p = 0; p < s.places.length; p++) {
    if (s.places[p]!.base ? !isSettledBase(tx, s.places[p]!) : !isSettledBattlefield(tx, p, closed)) return false
  }
  return true
}

function isSettledBase(tx: Transaction, place: Place): boolean {
  const { objects, showdown } = tx.s
  for (const i of place.permanents) {
    const o = objects[i]!
    if (o.controller !== place.player && o.attachedTo === 0) return false
    if (o.attachedTo !== 0 && (typesOf(tx, i) & UNIT) !== 0) return false
    if ((showdown !== null && o.designation !== Designation.None) || isLethal(tx, i)) return false
  }
  for (const i of place.runes) if (objects[i]!.controller !== place.player) return false
  return true
}

function isSettledBattlefield(tx: Transaction, p: PlaceIndex, closed: boolean): boolean {
  const { objects, places, showdown } = tx.s
  const place = places[p]!
  const ongoing = showdown !== null && showdown.place === p
  if (place.showdownStaged || place.combatStaged || (place.contestedBy >= 0 && !ongoing)) return false
  let held = false
  for (const i of place.permanents) {
    const o = objects[i]!
    if ((typesOf(tx, i) & UNIT) === 0) {
      if ((o.attachedTo === 0 && !hasKeyword(tx, i, DEPLOY)) || (showdown !== null && o.designation !== Designation.None))
        return false
      continue
    }
    if (o.attachedTo !== 0) return false
    if (ongoing ? !isSettledUnit(showdown, place, o) : o.controller !== place.controller) return false
    if ((showdown !== null && !ongoing && o.designation !== Designation.None) || isLethal(tx, i)) return false
    held = true
  }
  for (const i of place.facedown) if (objects[i]!.controller !== place.controller) return false
  if (place.facedown.length > 0 && place.facedown.length > facedownLimit(tx, p)) return false
  return held || closed || ongoing || place.controller < 0
}

/** Where a showdown goes on: designations are as they should be, and no combat has to be staged. */
function isSettledUnit(showdown: Showdown, place: Place, o: GameObject): boolean {
  if (!showdown.combat && o.controller !== place.contestedBy) return false
  return !showdown.established || o.designation === designationFor(showdown, o)
}

function designationFor(showdown: Showdown, o: GameObject): number {
  return o.controller === showdown.attacker
    ? Designation.Attacker
    : o.controller === showdown.defender
      ? Designation.Defender
      : Designation.None
}

/** 323.2 and 464.2.c.3.a; attack and defend triggers once per unit and combat (383.4.e.2.a). */
export function assignDesignations(tx: Transaction): void {
  const { showdown } = tx.s
  if (showdown === null || !showdown.established) return
  const gained: ObjectIndex[] = []
  for (let p = 0; p < tx.s.places.length; p++) {
    for (const i of tx.s.places[p]!.permanents) {
      const o = tx.s.objects[i]!
      const there = p === showdown.place && (typesOf(tx, i) & UNIT) !== 0
      const want = there ? designationFor(showdown, o) : Designation.None
      if (o.designation === want) continue
      tx.object(i, Aspect.Combat).designation = want
      if (want !== Designation.None) gained.push(i)
    }
  }
  if (gained.length > 0) designationTriggers(tx, gained)
}

/** Emits attack and defend for units that have the designation for the first time in this combat. */
export function designationTriggers(tx: Transaction, gained: readonly ObjectIndex[], batch = newBatch(tx)): void {
  const fresh = gained.filter(i => !tx.s.objects[i]!.designated)
  for (const i of fresh) tx.object(i, Aspect.None).designated = true
  for (const i of fresh) {
    const o = tx.s.objects[i]!
    const event = o.designation === Designation.Attacker ? On.attack : On.defend
    const cause: Cause = { kind: 'combat', player: o.controller, source: o.key, item: 0, sources: NONE }
    emit(tx, event, o.controller, i, o.place, -1, 0, cause, batch)
  }
}

function lethallyDamaged(tx: Transaction): ObjectIndex[] {
  let dying: ObjectIndex[] = NONE as unknown as ObjectIndex[]
  for (const place of tx.s.places) {
    for (const i of place.permanents) if (isLethal(tx, i)) dying = [...dying, i]
  }
  return dying
}

/** 428.5.c: the item that resolved just before and dealt damage to it; in a Combat Cleanup the sources of the damage. */
function cleanupCause(tx: Transaction, i: ObjectIndex): Cause {
  const last = tx.s.lastResolved
  const marks = tx.s.objects[i]!.damage.filter(mark => mark.item === last)
  const sources: Key[] = []
  for (const mark of marks) for (const key of mark.sources) if (!sources.includes(key)) sources.push(key)
  // 428.5.c.1: whoever is responsible for the damage is so for the kill.
  return {
    kind: 'cleanup',
    player: marks[0]?.player ?? -1,
    source: sources[0] ?? 0,
    item: marks.length === 0 ? 0 : last,
    sources,
    ...(marks.some(mark => mark.spell === true) && { spell: true }),
  }
}

function healAll(tx: Transaction): void {
  for (const place of tx.s.places) if (place.permanents.length > 0) healObjects(tx, place.permanents, 0)
}

/** 466.1.a.2: Attackers go home if Defenders are still there, unless an effect replaces that. */
function proposeTie(tx: Transaction, f: Frame): void {
  const { showdown } = tx.s
  if (showdown === null) return
  const { attackers, defenders } = fighters(tx, showdown.place)
  if (attackers.length === 0 || defenders.length === 0) return
  const { attacker, place } = showdown
  const cause: Cause = { ...NO_CAUSE, player: attacker }
  proposeProcedure(tx, On.combatTie, attacker, [place], cause, tx.s.frames.indexOf(f))
}

function recallAttackers(tx: Transaction, happens: boolean): void {
  const { place } = tx.s.showdown!
  const { attackers, defenders } = fighters(tx, place)
  if (happens) {
    tx.showdown().recalled = true
    recallObjects(tx, attackers, 0)
  } else if (attackers.length === 0 || defenders.length === 0) tx.showdown().recalled = true // 466.3.d: in this step as well
}

function fighters(tx: Transaction, place: PlaceIndex) {
  const units = unitsAt(tx, place)
  return {
    attackers: units.filter(i => tx.s.objects[i]!.designation === Designation.Attacker),
    defenders: units.filter(i => tx.s.objects[i]!.designation === Designation.Defender),
  }
}

/** 317.2.c–d; stunned ends at the same time (423.1.a.2). */
function endTurnEffects(tx: Transaction): void {
  // Lasting effects go when all their objects are gone (124.1), so that a long game doesn't grow.
  const over = (e: Effect): boolean =>
    e.until === 'turn' ||
    (e.until === 'attached' && !isAttached(tx, e)) || // the attaching for which it was made didn't come about
    (e.objects.length > 0 && e.uses <= 0 && e.objects.every(key => tx.find(key) < 0))
  const ended = tx.s.effects.filter(over)
  if (ended.length > 0) {
    tx.touch(Aspect.Effects)
    tx.s.effects = tx.s.effects.filter(e => !ended.includes(e))
    tx.s.cleanupDue = true
    note(tx, 'effectEnd', { amount: ended.length, detail: 'turn' })
  }
  for (const place of tx.s.places) {
    for (const i of place.permanents) if (tx.s.objects[i]!.stunned) tx.object(i, Aspect.Status).stunned = false
  }
  emptyPools(tx)
}

export function setControl(tx: Transaction, place: PlaceIndex, player: number): void {
  tx.place(place, Aspect.Control | Aspect.Battlefields).controller = player
  tx.s.cleanupDue = true
  note(tx, 'control', { player, place })
}

/** A unit can't be attached to anything (October patch notes). */
function detachUnits(tx: Transaction): void {
  for (const place of tx.s.places) {
    for (const i of place.permanents)
      if (tx.s.objects[i]!.attachedTo !== 0 && (typesOf(tx, i) & UNIT) !== 0) detach(tx, [i], NO_CAUSE)
  }
}

/** To the trash of its owner, who shows it (421.4). */
export const trashFacedown = (tx: Transaction, i: ObjectIndex): void => intoTrash(tx, [i], NO_CAUSE)

function correct(tx: Transaction): void {
  const s = tx.s
  for (let p = 0; p < s.places.length; p++) {
    const place = s.places[p]!
    if (!place.base) {
      for (const i of place.permanents) {
        if ((typesOf(tx, i) & UNIT) === 0 && s.objects[i]!.attachedTo === 0 && !hasKeyword(tx, i, DEPLOY))
          recallObjects(tx, [i], 0) // 457.1
      }
      for (const i of place.facedown) {
        if (s.objects[i]!.controller === place.controller) continue
        trashFacedown(tx, i) // 107.3.d
      }
      continue
    }
    for (const list of [place.permanents, place.runes]) {
      for (const i of list) {
        const o = s.objects[i]!
        if (o.controller === place.player || o.attachedTo !== 0) continue
        if ((tx.registry.cardOf(o).types & RUNE) !== 0) relocate(tx, i, baseOf(s, o.controller))
        else recallObjects(tx, [i], 0)
        s.cleanupDue = true
      }
    }
  }
}

/** 323.8–323.11 at one battlefield. */
function stage(tx: Transaction, p: PlaceIndex): void {
  const s = tx.s
  const ongoing = s.showdown?.place === p
  let { contestedBy } = s.places[p]!
  if (contestedBy >= 0 && !ongoing && !hasUnitAt(tx, p, contestedBy)) {
    tx.place(p, Aspect.None).contestedBy = -1 // 323.11
    contestedBy = -1
  }
  if (contestedBy < 0 && !ongoing && s.places[p]!.permanents.length > 0) {
    // 323.11.a: units that stand at an uncontested battlefield that their controller doesn't control contest it.
    const stranger = playersAt(tx, p).find(q => q !== s.places[p]!.controller)
    if (stranger !== undefined) {
      tx.place(p, Aspect.None).contestedBy = stranger
      note(tx, 'contested', { player: stranger, place: p })
      contestedBy = stranger
    }
  }
  const present = contestedBy < 0 ? NONE : playersAt(tx, p)
  const combat = contestedBy >= 0 && present.some(a => present.some(b => !isFriendly(s, a, b)))
  const begun = ongoing && s.showdown!.combat
  const showdownStaged = contestedBy >= 0 && !ongoing && hasUnitAt(tx, p, contestedBy)
  const place = s.places[p]!
  const combatStaged = combat && !begun
  if (place.showdownStaged !== showdownStaged || place.combatStaged !== combatStaged) {
    const written = tx.place(p, Aspect.None)
    written.showdownStaged = showdownStaged
    written.combatStaged = combatStaged
  }
}
