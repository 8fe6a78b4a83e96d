/** The reference search: goes through all choices for a play, in the order in which they are made, and through all ways to pay. */

import { GEAR, keywordBit, SPELL, UNIT } from '../../../src/abilities/compile/codes'
import { compilePlace } from '../../../src/abilities/compile/places'
import type { SpendUse } from '../../../src/abilities/types'
import { isPlayerForbidden } from '../../../src/characteristics/permissions'
import { derivedOf } from '../../../src/characteristics/read'
import { canBePresent } from '../../../src/game-actions/move'
import { copyObject, copyPlace } from '../../../src/state/make'
import { type GameState, Zone } from '../../../src/state/types'
import type { Transaction } from '../../../src/transaction/transaction'
import { type Deeds, LEAVES, payable, payers, type Use, useOfAbility } from './payment'
import {
  type Budget,
  costParts,
  noPicks,
  type Picks,
  type Play,
  printedOptional,
  reader,
  reading,
  spend,
  timesExecuted,
} from './play'
import { groups, isValid, limits, subsets } from './slots'
import { kindOfX, needs, xpNeeded } from './totals'

/** What is chosen step by step. `at` counts the steps of a kind. */
export type Step =
  | { readonly step: 'way' }
  | { readonly step: 'optional'; readonly at: number }
  | { readonly step: 'x' }
  | { readonly step: 'modes'; readonly at: number }
  | { readonly step: 'place' }
  | { readonly step: 'target'; readonly at: number }
  | { readonly step: 'cost'; readonly at: number }
  | { readonly step: 'pay' }

export interface Search {
  readonly tx: Transaction
  readonly play: Play
  readonly budget: Budget
  /** What is known of payments: total costs, and what is used otherwise. */
  readonly bills: Map<string, boolean>
}

export const searchFor = (tx: Transaction, play: Play, tries: number): Search => ({
  tx,
  play,
  budget: { left: tries },
  bills: new Map(),
})

/** The step that follows, with everything chosen so far. */
export function nextStep(search: Search, picks: Picks, after: Step | null): Step {
  const { tx, play } = search
  const order = ['way', 'optional', 'x', 'modes', 'place', 'target', 'cost', 'pay']
  const from = after === null ? 0 : order.indexOf(after.step)
  const at = after !== null && 'at' in after ? after.at + 1 : 0
  for (let n = from; n < order.length; n++) {
    const count = n === from && after !== null ? at : 0
    const done = n === from && after !== null && !('at' in after)
    switch (order[n]) {
      case 'way':
        if (!done && play.options.or.length > 0) return { step: 'way' }
        break
      case 'optional':
        if (count < printedOptional(play) + play.granted.length) return { step: 'optional', at: count }
        break
      case 'x':
        if (!done && kindOfX(tx, play, picks) !== null) return { step: 'x' }
        break
      case 'modes':
        if (play.ability !== null && play.ability.modal !== null && count < timesExecuted(play, picks))
          return { step: 'modes', at: count }
        break
      case 'place':
        if (!done && play.kind === 'card' && (play.card.types & (UNIT | GEAR)) !== 0) return { step: 'place' }
        break
      case 'target':
        if (play.ability !== null && count < play.ability.slots.length * timesExecuted(play, picks))
          return { step: 'target', at: count }
        break
      case 'cost':
        if (count < actionsOf(search, picks).length) return { step: 'cost', at: count }
        break
      default:
        return { step: 'pay' }
    }
  }
  return { step: 'pay' }
}

const DEPLOY = keywordBit('deploy')

export const actionsOf = ({ tx, play }: Search, picks: Picks) => costParts(tx, play, picks).flatMap(part => part.actions)

/** All that could be chosen in this step, as picks with that choice. */
export function choices(search: Search, picks: Picks, step: Step): Picks[] {
  const { tx, play, budget } = search
  switch (step.step) {
    case 'way':
      return play.options.or.map(way => ({ ...picks, way }))
    case 'optional': {
      const printed = play.card.additionalCosts.find(c => c.bit === step.at)
      const applies = step.at >= printedOptional(play) || printed!.check === null || printed!.check(tx, reading(play, picks))
      return (applies ? [false, true] : [false]).map(yes => ({ ...picks, paid: [...picks.paid, yes] }))
    }
    case 'x':
      return Array.from({ length: mostResources(tx, play.player) + 1 }, (_, x) => ({ ...picks, x }))
    case 'modes': {
      const { count, choose, distinct } = play.ability!.modal!
      const free = Array.from({ length: count }, (_, m) => m).filter(
        m => !distinct || !picks.modes.some(taken => taken % count === m),
      )
      const size = Math.min(choose, count)
      return subsets(free, size, size, budget).map(modes => ({
        ...picks,
        modes: [...picks.modes, ...modes.map(m => step.at * count + m)],
      }))
    }
    case 'place':
      return places(tx, play, picks).map(place => ({ ...picks, place }))
    case 'target': {
      const each = play.ability!.slots.length
      const slot = play.ability!.slots[step.at % each]!
      const execution = Math.floor(step.at / each)
      const chosen = (group: readonly number[]): Picks => ({ ...picks, targets: [...picks.targets, group] })
      if (slot.mode >= 0 && !picks.modes.includes(execution * play.ability!.modal!.count + slot.mode)) return [chosen([])]
      if (slot.when !== null && !slot.when(tx, reading(play, picks))) return [chosen([])]
      return groups(tx, slot, reading(play, picks, execution), play.player, budget).map(chosen)
    }
    case 'cost': {
      const action = actionsOf(search, picks)[step.at]!
      const taken = picks.costs.flat()
      const candidates = payers(
        tx,
        action,
        play.source,
        reading(play, picks),
        play.player,
        play.kind === 'card' ? play.source : 0,
      ).filter(key => action.what === null || !taken.includes(key))
      const count = action.what === null ? 1 : action.count
      return subsets(candidates, count, action.any ? candidates.length : count, budget).map(keys => ({
        ...picks,
        costs: [...picks.costs, keys],
        named: [...picks.named, { slot: action.as, keys }],
      }))
    }
    default:
      return [picks]
  }
}

/** More than this can't be paid in any way. */
function mostResources(tx: Transaction, player: number): number {
  const { pool, restricted } = tx.s.players[player]!
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
  const runes = tx.s.places.flatMap(p => p.runes).length
  const others = tx.s.objects.filter(o => o.controller === player && (o.zone === Zone.Board || o.zone === Zone.Legend)).length
  return sum(pool) + sum(restricted.map(x => x.amount)) + runes + (tx.registry.hasAddCards ? 2 * others : 0)
}

/** Can these choices be completed and paid for? */
export function completes(search: Search, picks: Picks, after: Step | null): boolean {
  spend(search.budget)
  const step = nextStep(search, picks, after)
  if (step.step === 'pay') return isPaid(search, picks)
  return choices(search, picks, step).some(more => completes(search, more, step))
}

export const canBePlayed = (search: Search): boolean => completes(search, noPicks(search.play), null)

// ---------------------------------------------------------------------------------------------- where it enters

function places(tx: Transaction, play: Play, picks: Picks): number[] {
  const { s } = tx
  const forced = picks.way.place
  const base = s.places.findIndex(p => p.base && p.player === play.player)
  const fields = s.places.flatMap((p, n) => (p.base ? [] : [n]))
  if ((play.card.types & UNIT) === 0) return forced >= 0 ? [forced] : (play.card.keywords & DEPLOY) === 0 ? [base] : fields
  if (isPlayerForbidden(tx, 'playUnits', play.player)) return []
  if (forced >= 0) {
    const others = play.options.hiddenAt < 0 ? [] : s.places.map((_, p) => p).filter(p => isLet(tx, play, p))
    const there = [...new Set([forced, ...picks.way.also, ...others])].filter(p => canBePresent(tx, play.player, p))
    return there.length > 0 ? there : [base]
  }
  return [base, ...fields.filter(p => mayEnter(tx, play, picks, p) && canBePresent(tx, play.player, p))]
}

function mayEnter(tx: Transaction, play: Play, picks: Picks, p: number): boolean {
  const ctx = reading(play, picks)
  if (tx.s.places[p]!.base || tx.s.places[p]!.controller === play.player || picks.way.also.includes(p)) return true
  for (const { effect, check } of play.card.playTo) {
    if (effect?.static !== 'playTo' || (check !== null && !check(tx, ctx))) continue
    if (compilePlace(effect.place, { reads: 0, dependent: false })(tx, p, ctx)) return true
  }
  return ambushes(tx, play, picks, p) || isLet(tx, play, p)
}

/** What others permit (355.2.b). */
const isLet = (tx: Transaction, play: Play, p: number): boolean =>
  derivedOf(tx).placePermits.some(x => {
    const { effect, check, who } = x.ability
    if (effect?.static !== 'playTo' || play.object < 0 || (play.options.hiddenAt >= 0 && effect.facedown !== true)) return false
    if ((check !== null && !check(tx, x)) || !who!(tx, play.object, x)) return false
    return compilePlace(effect.place, { reads: 0, dependent: false })(tx, p, x)
  })

const ambushes = (tx: Transaction, play: Play, picks: Picks, p: number): boolean =>
  play.card.ambushes.some(a => (a.check === null || a.check(tx, reading(play, picks))) && a.to(tx, p, reading(play, picks), []))

/** 358.4. */
function hasPermission(tx: Transaction, play: Play, picks: Picks): boolean {
  if (play.kind === 'ability' || play.needed === 0 || play.options.hiddenAt >= 0) return true
  if (play.card.timings.some(a => a.timing >= play.needed && (a.check === null || a.check(tx, reading(play, picks))))) return true
  const ambush = isPlayerForbidden(tx, 'ambushInReaction', play.player) ? 1 : 2
  return picks.place >= 0 && !tx.s.places[picks.place]!.base && ambush >= play.needed && ambushes(tx, play, picks, picks.place)
}

// ---------------------------------------------------------------------------------------------- paying

function isPaid(search: Search, picks: Picks): boolean {
  const { tx, play, budget, bills } = search
  const xp = xpNeeded(tx, play, picks)
  if (Number.isNaN(xp) || (xp !== 0 && tx.s.players[play.player]!.xp < xp)) return false
  const totals = needs(tx, play, picks)
  if (totals.length === 0) return false
  const parts = actionsOf(search, picks).map((action, n) => ({ verb: action.verb as string, keys: picks.costs[n]! }))
  const name = JSON.stringify([totals, parts, picks])
  const known = bills.get(name)
  if (known !== undefined) return known
  const legal = new Map<string, boolean>()
  const leaves = (deeds: Deeds): boolean => {
    const names = [...deeds.moved, '|', ...deeds.exhausted, '|', ...deeds.unbuffed].join()
    let is = legal.get(names)
    if (is === undefined) {
      is = isLegalAfter(tx, play, picks, deeds)
      spend(budget, deeds.moved.size + deeds.exhausted.size > 0 ? 30 : 3)
      legal.set(names, is)
    }
    return is
  }
  const card = play.kind === 'card' ? play.source : 0
  const paid = payable(
    tx,
    { player: play.player, use: useOf(tx, play), needs: totals, parts, card, chosen: new Set(picks.targets.flat()), leaves },
    budget,
  )
  bills.set(name, paid)
  return paid
}

function useOf(tx: Transaction, play: Play): Use {
  if (play.kind === 'ability') {
    const i = tx.s.objects.findIndex(o => o.key === play.source)
    return play.ability?.kind === 'activated' ? useOfAbility(tx, i) : []
  }
  const { types } = play.card
  const uses: SpendUse[] = []
  if ((types & UNIT) !== 0) uses.push('units')
  if ((types & GEAR) !== 0) uses.push('gear')
  if ((types & SPELL) !== 0) uses.push('spells')
  return uses
}

/** 358: are targets, place and timing in order when all that has been paid? */
function isLegalAfter(tx: Transaction, play: Play, picks: Picks, deeds: Deeds): boolean {
  const chosen = new Set(picks.targets.flat())
  for (const key of deeds.moved) if (chosen.has(key)) return false
  const nothing = deeds.moved.size + deeds.exhausted.size + deeds.unbuffed.size === 0
  const after = nothing ? tx : reader(tx, stateAfter(tx.s, deeds))
  if (!hasPermission(after, play, picks)) return false
  if (play.kind === 'card' && (play.card.types & UNIT) !== 0 && picks.way.place < 0 && !mayEnter(after, play, picks, picks.place))
    return false
  const each = play.ability?.slots.length ?? 0
  return picks.targets.every((values, n) => {
    const slot = play.ability!.slots[n % each]!
    const ctx = reading(play, picks, Math.floor(n / each))
    // Where something moves to is looked at again on resolution only.
    if (!values.every(value => (value < 0 && slot.moves !== null) || isValid(after, slot, ctx, value, play.player))) return false
    return limits(after, slot, ctx, values.length).max >= values.length
  })
}

function stateAfter(s: GameState, deeds: Deeds): GameState {
  const objects = s.objects.map(copyObject)
  const places = s.places.map(copyPlace)
  objects.forEach((o, i) => {
    if (deeds.exhausted.has(o.key)) o.exhausted = true
    if (deeds.unbuffed.has(o.key)) o.buffs--
    if (deeds.moved.has(o.attachedTo)) o.attachedTo = 0
    if (!deeds.moved.has(o.key)) return
    o.zone = Zone.Banishment
    o.place = -1
    for (const place of places) {
      place.permanents = place.permanents.filter(x => x !== i)
      place.runes = place.runes.filter(x => x !== i)
      place.facedown = place.facedown.filter(x => x !== i)
    }
  })
  return { ...s, objects, places }
}

export { LEAVES }
