/** Showdowns (341–348) and the combat that one may be or become (459–466): one program (design 5). */
import { On } from '../abilities/compile/codes'
import type { Step } from '../abilities/compile/compiled'
import { dealsCombatDamage } from '../characteristics/damage'
import { mightOf, playersAt, unitsAt } from '../characteristics/read'
import { emit, newBatch, note, triggerAt } from '../events/emit'
import type { Proposal } from '../events/proposal'
import type { Pinned } from '../events/replacement'
import { allAlike } from '../events/replacement'
import { deal } from '../game-actions/actions'
import { ask, askAssign, askOrder } from '../interpreter/decision'
import { AGAIN, DONE, NEXT } from '../interpreter/flow'
import type { Program } from '../interpreter/run'
import { NONE } from '../state/make'
import { activeCount, nextPlayer } from '../state/query'
import type { Cause, Excess, Frame, Key, ObjectIndex, PlaceIndex, PlayerIndex } from '../state/types'
import { Designation } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import type { Assignee } from './assignment'
import { assignedHit, assignee, assignmentFault, combatProposal, excessOf, listAssignments, modifiersOf } from './assignment'
import { designationTriggers, setControl, trashFacedown } from './cleanup'
import { pushCleanup } from './cleanup-frame'
import { establishControl } from './scoring'
import { window } from './window'

export interface ShowdownFrame extends Frame {
  program: 'showdown'
  place: PlaceIndex
  /** Amounts that the Attacker assigned, by unit. */
  attack: readonly Assigned[]
  defence: readonly Assigned[]
  /** Orders of effects on a unit's damage that its controller chose. */
  orders: readonly { readonly key: Key; readonly ids: readonly string[] }[]
  /** 466.3.d.1: a showdown and combat are staged again. */
  staged: boolean
}
interface Assigned {
  readonly key: Key
  readonly amount: number
}

const BEGIN_COMBAT = 1
const WINDOW = 2
const RESOLUTION = 7

const steps: readonly Step[] = [
  // 345: the player who applied Contested gains Focus.
  (tx, f) => {
    const frame = f as ShowdownFrame
    const s = tx.s
    const { contestedBy, combatStaged } = s.places[frame.place]!
    Object.assign(frame, { attack: NONE, defence: NONE, orders: NONE, staged: false })
    tx.setShowdown({
      place: frame.place,
      combat: combatStaged,
      established: false,
      attacker: -1,
      defender: -1,
      recalled: false,
      winner: -1,
      passes: 0,
      excess: NONE,
    })
    const written = tx.place(frame.place, Aspect.None)
    written.showdownStaged = false
    written.combatStaged = false
    s.focus = contestedBy
    s.cleanupDue = true
    note(tx, 'showdownBegin', { player: s.focus, place: frame.place, detail: combatStaged ? 'combat' : 'plain' })
    triggerAt(tx, On.showdownBegin, s.focus, frame.place)
    return NEXT
  },
  // 464.2.b–e: combat opens; Focus stays with whoever has it (464.2.c.1.b).
  tx => {
    if (tx.s.showdown!.combat && !tx.s.showdown!.established) openCombat(tx)
    return NEXT
  },
  // 347: the player with Focus plays, activates or passes.
  tx => {
    const flow = window(tx)
    if (flow !== NEXT) return flow
    const s = tx.s
    const showdown = s.showdown!
    if (showdown.combat && !showdown.established) return BEGIN_COMBAT
    if (showdown.passes >= activeCount(s)) return NEXT // 348
    if (!s.players[s.focus]!.active) s.focus = nextPlayer(s, s.focus)
    ask(tx, { player: s.focus, reason: 'focus', rule: '347' }, 'act', NONE, 0, 0, 'none')
    return AGAIN
  },
  // 348: the showdown closes.
  (tx, f) => {
    const frame = f as ShowdownFrame
    endFocus(tx)
    if (!tx.s.showdown!.combat) {
      closeWithoutCombat(tx, frame.place)
      return DONE
    }
    const { attackers, defenders } = sides(tx)
    return attackers.length > 0 && defenders.length > 0 ? NEXT : RESOLUTION
  },
  // 465.2.c: first the Attacker assigns, then the Defender.
  (tx, f) => {
    const frame = f as ShowdownFrame
    const amounts = assign(tx, frame, true)
    if (amounts === null) return AGAIN
    frame.attack = amounts
    return NEXT
  },
  (tx, f) => {
    const frame = f as ShowdownFrame
    const amounts = assign(tx, frame, false)
    if (amounts === null) return AGAIN
    frame.defence = amounts
    return NEXT
  },
  // 465.2.d: all of it is dealt at the same time.
  (tx, f) => {
    const frame = f as ShowdownFrame
    dealAssigned(tx, frame)
    return NEXT
  },
  // 465.3: no window, and a due cleanup is dropped; 466.1: the Combat Cleanup.
  tx => {
    pushCleanup(tx, 'combat')
    return NEXT
  },
  tx => window(tx),
  // 466.3: the result.
  (tx, f) => {
    determineResult(tx, f as ShowdownFrame)
    return NEXT
  },
  tx => window(tx),
  // 466.5: control.
  (tx, f) => {
    const frame = f as ShowdownFrame
    if (!frame.staged) settleControl(tx, frame.place)
    return NEXT
  },
  tx => window(tx),
  // 466.7: combat ends.
  (tx, f) => {
    endCombat(tx, f as ShowdownFrame)
    return DONE
  },
]

export const showdownProgram: Program = {
  steps,
  validate(tx, frame, decision, answer) {
    if (answer.kind !== 'assign') return null
    const attacking = frame.pc === WINDOW + 2
    const list = assignees(tx, frame as ShowdownFrame, attacking)
    const rule = assignmentFault(list, answer.amounts, decision.min)
    return rule === null ? null : { rule, message: 'This is not an allowed assignment of combat damage.' }
  },
}

function endFocus(tx: Transaction): void {
  tx.s.focus = -1
  tx.s.priority = -1
}

// ---------------------------------------------------------------------------------------------- combat

function openCombat(tx: Transaction): void {
  const s = tx.s
  const showdown = tx.showdown()
  const place = s.places[showdown.place]!
  const present = playersAt(tx, showdown.place)
  showdown.attacker = place.contestedBy // 464.2.c.1
  showdown.defender = present.find(p => p !== showdown.attacker) ?? -1
  showdown.established = true
  showdown.passes = 0
  s.cleanupDue = true
  note(tx, 'combatBegin', { player: showdown.attacker, place: showdown.place, amount: showdown.defender })
  triggerAt(tx, On.combatBegin, showdown.attacker, showdown.place) // 464.2.b: before the combat chain
  const gained: ObjectIndex[] = []
  for (const i of unitsAt(tx, showdown.place)) {
    const side =
      s.objects[i]!.controller === showdown.attacker
        ? Designation.Attacker
        : s.objects[i]!.controller === showdown.defender
          ? Designation.Defender
          : Designation.None
    if (side === Designation.None) continue
    tx.object(i, Aspect.Combat).designation = side
    gained.push(i)
  }
  // 464.2.e.1: the combat chain has an order of its own; the players gain their designations as well.
  const batch = newBatch(tx)
  for (const [event, player] of [
    [On.attack, showdown.attacker],
    [On.defend, showdown.defender],
  ] as const) {
    if (player < 0) continue
    emit(tx, event, player, -1, showdown.place, -1, 0, combatCause(player, NONE), batch)
  }
  designationTriggers(tx, gained, batch)
  rankCombatChain(tx, batch)
}

/** The Attacker places first, then all others in turn order, the Defender last. */
function rankCombatChain(tx: Transaction, batch: number): void {
  const { attacker, defender } = tx.s.showdown!
  if (!tx.s.triggered.some(t => t.batch === batch)) return
  tx.s.triggered = tx.s.triggered.map(t =>
    t.batch === batch ? { ...t, rank: t.controller === attacker ? 0 : t.controller === defender ? 2 : 1 } : t,
  )
}

const combatCause = (player: PlayerIndex, sources: readonly Key[]): Cause => ({
  kind: 'combat',
  player,
  source: sources[0] ?? 0,
  item: 0,
  sources,
})

function sides(tx: Transaction): { attackers: ObjectIndex[]; defenders: ObjectIndex[] } {
  const units = unitsAt(tx, tx.s.showdown!.place)
  return {
    attackers: units.filter(i => tx.s.objects[i]!.designation === Designation.Attacker),
    defenders: units.filter(i => tx.s.objects[i]!.designation === Designation.Defender),
  }
}

/** 465.2.a–b: stunned units (423.1.b) and those that don't deal combat damage add nothing, negative Might counts as 0 (143.2.b). */
function summedMight(tx: Transaction, units: readonly ObjectIndex[]): number {
  let sum = 0
  for (const i of units) if (!tx.s.objects[i]!.stunned && dealsCombatDamage(tx, i)) sum += Math.max(0, mightOf(tx, i))
  return sum
}

function damageCause(tx: Transaction, attacking: boolean): Cause {
  const { attackers, defenders } = sides(tx)
  const showdown = tx.s.showdown!
  return combatCause(
    attacking ? showdown.attacker : showdown.defender,
    (attacking ? attackers : defenders).filter(i => dealsCombatDamage(tx, i)).map(i => tx.s.objects[i]!.key),
  )
}

function assignees(tx: Transaction, frame: ShowdownFrame, attacking: boolean): Assignee[] {
  const { attackers, defenders } = sides(tx)
  const total = summedMight(tx, attacking ? attackers : defenders)
  const cause = damageCause(tx, attacking)
  return (attacking ? defenders : attackers).map(i => assignee(tx, i, cause, orderFor(frame, tx.s.objects[i]!.key), total))
}

const orderFor = (frame: ShowdownFrame, key: Key): readonly string[] => frame.orders.find(o => o.key === key)?.ids ?? NONE

/** What the combat decision offers, for enumeration. */
export function assignmentChoices(tx: Transaction, frame: ShowdownFrame, total: number, limit: number) {
  return listAssignments(assignees(tx, frame, frame.pc === WINDOW + 2), total, limit)
}

function assign(tx: Transaction, frame: ShowdownFrame, attacking: boolean): readonly Assigned[] | null {
  const { attackers, defenders } = sides(tx)
  const player = attacking ? tx.s.showdown!.attacker : tx.s.showdown!.defender
  const total = summedMight(tx, attacking ? attackers : defenders)
  const targets = attacking ? defenders : attackers
  if (total === 0 || targets.length === 0) return NONE
  if (!orderModifiers(tx, frame, targets, attacking)) return null
  const list = assignees(tx, frame, attacking)
  const keys = list.map(a => a.key)
  let amounts: readonly number[] | null = null
  if (tx.answer === null) {
    const first = listAssignments(list, total, 2)
    if (first.list.length === 1 && first.complete) amounts = first.list[0]!
    else if (!tx.s.players[player]!.active) amounts = first.list[0] ?? keys.map(() => 0)
  }
  amounts ??= askAssign(tx, { player, reason: 'combatDamage', rule: '465.2.c', options: keys, total })
  if (amounts === null) return null
  recordExcess(tx, frame, list, amounts, attacking)
  note(tx, 'assign', { player, place: tx.s.showdown!.place, amount: total })
  return keys.map((key, n) => ({ key, amount: amounts[n]! }))
}

/** What is assigned beyond lethal damage is remembered by unit, as long as the combat lasts. */
function recordExcess(
  tx: Transaction,
  frame: ShowdownFrame,
  list: readonly Assignee[],
  amounts: readonly number[],
  attacking: boolean,
): void {
  const cause = damageCause(tx, attacking)
  const more: Excess[] = []
  for (const [n, a] of list.entries()) {
    const amount = excessOf(tx, a, amounts[n]!, cause, orderFor(frame, a.key))
    const { controller } = tx.s.objects[tx.find(a.key)]!
    if (amount > 0) more.push({ key: a.key, controller, player: cause.player, amount })
  }
  if (more.length === 0) return
  tx.touch(Aspect.Combat)
  tx.showdown().excess = [...tx.s.showdown!.excess, ...more]
}

/** 465.2.c.5: the controller of a unit orders the effects on its damage beforehand. False: he was asked. */
function orderModifiers(tx: Transaction, frame: ShowdownFrame, targets: readonly ObjectIndex[], attacking: boolean): boolean {
  const cause = damageCause(tx, attacking)
  for (const i of targets) {
    const { key, controller } = tx.s.objects[i]!
    if (frame.orders.some(o => o.key === key)) continue
    const modifiers = modifiersOf(tx, combatProposal(tx, i, 1, cause), NONE)
    if (
      modifiers.length < 2 ||
      allAlike(
        tx,
        modifiers,
        modifiers.map((_, n) => n),
      )
    )
      continue
    const order = askOrder(tx, {
      player: controller,
      reason: 'damageEffects',
      rule: '465.2.c.5',
      options: modifiers.map((_, n) => n),
      of: 'effect',
      source: key,
    })
    if (order === null) return false
    frame.orders = [...frame.orders, { key, ids: order.map(n => modifiers[n]!.id) }]
  }
  return true
}

/** The effects that the open `order` decision is about, for descriptions. */
export function damageEffects(tx: Transaction, frame: ShowdownFrame, key: Key): Pinned[] {
  return modifiersOf(tx, combatProposal(tx, tx.find(key), 1, damageCause(tx, frame.pc === WINDOW + 2)), NONE)
}

function dealAssigned(tx: Transaction, frame: ShowdownFrame): void {
  const proposals: Proposal[] = []
  for (const [list, attacking] of [
    [frame.attack, true],
    [frame.defence, false],
  ] as const) {
    const cause = damageCause(tx, attacking)
    for (const { key, amount } of list) {
      const i = tx.find(key)
      if (i >= 0 && amount > 0) proposals.push(assignedHit(tx, i, amount, cause, orderFor(frame, key)))
    }
  }
  tx.s.lastResolved = 0 // 428.5.c.2: the damage marks of combat carry no item
  deal(
    tx,
    proposals.map(p => ({ object: tx.find(p.object), amount: p.amount, applied: p.applied, cause: p.cause })),
  )
}

// ---------------------------------------------------------------------------------------------- the end

function determineResult(tx: Transaction, frame: ShowdownFrame): void {
  const { attacker, defender, recalled } = tx.s.showdown!
  const present = playersAt(tx, frame.place)
  const both = present.includes(attacker) && present.includes(defender)
  let winner = -1
  if (!recalled && !both && present.length === 1 && (present[0] === attacker || present[0] === defender)) winner = present[0]!
  frame.staged = both // 466.3.d.1
  tx.showdown().winner = winner
  note(tx, 'combatResult', { player: winner, place: frame.place, detail: winner < 0 ? 'noResult' : 'won' })
  if (winner < 0) return
  const batch = newBatch(tx)
  const cause = combatCause(winner, NONE)
  emit(tx, On.winCombat, winner, -1, frame.place, -1, 0, cause, batch)
  for (const i of unitsAt(tx, frame.place)) emit(tx, On.winCombat, winner, i, frame.place, -1, 0, cause, batch)
}

function settleControl(tx: Transaction, p: PlaceIndex): void {
  const present = playersAt(tx, p)
  tx.place(p, Aspect.None).contestedBy = -1 // 466.5.a
  tx.s.cleanupDue = true
  if (present.length === 0) {
    if (tx.s.places[p]!.controller >= 0) setControl(tx, p, -1) // 466.5.b
  } else if (present.length === 1) establishControl(tx, p, present[0]!)
  for (const i of tx.s.places[p]!.facedown) {
    if (tx.s.objects[i]!.controller === tx.s.places[p]!.controller) continue // 466.5.c
    trashFacedown(tx, i)
  }
}

/** 348.2: only one player's units are left. */
function closeWithoutCombat(tx: Transaction, p: PlaceIndex): void {
  note(tx, 'showdownEnd', { place: p })
  tx.setShowdown(null)
  tx.s.cleanupDue = true
  const present = playersAt(tx, p)
  if (present.length === 1) {
    tx.place(p, Aspect.None).contestedBy = -1
    establishControl(tx, p, present[0]!)
  }
}

function endCombat(tx: Transaction, frame: ShowdownFrame): void {
  // 466.7.a
  for (const place of tx.s.places) {
    for (const i of place.permanents) {
      const o = tx.s.objects[i]!
      if (o.designation === Designation.None && !o.designated) continue
      const written = tx.object(i, Aspect.Combat)
      written.designation = Designation.None
      written.designated = false
    }
  }
  emit(tx, On.combatEnd, -1, -1, frame.place, -1, 0, combatCause(-1, NONE), newBatch(tx)) // 466.7.b
  if (tx.s.effects.some(e => e.until === 'combat')) {
    tx.touch(Aspect.Effects)
    tx.s.effects = tx.s.effects.filter(e => e.until !== 'combat') // 466.7.c
  }
  note(tx, 'showdownEnd', { place: frame.place, detail: 'combat' })
  tx.setShowdown(null)
  tx.s.cleanupDue = true
}
