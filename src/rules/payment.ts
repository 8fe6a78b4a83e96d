/**
 * Paying a cost (357, 444): resources first, by one of the plans or by Add abilities used by hand (429.3); then the rest.
 * The same program pays for plays, for costs of triggers and replacements, and for costs within instructions.
 */
import { runeDomain } from '../abilities/compile/adding'
import { DOMAINS, On, RUNE, SPELL } from '../abilities/compile/codes'
import type { CompiledAbility, CompiledCost, Context, Step } from '../abilities/compile/compiled'
import { derivedOf } from '../characteristics/read'
import { emitUse, note, snapshotOf } from '../events/emit'
import { discard, exhaust, recycle } from '../game-actions/actions'
import { spendBuff } from '../game-actions/buff'
import type { PaymentFrame } from '../game-actions/payment-frame'
import { statusAspect } from '../game-actions/ready'
import { onObjects } from '../game-actions/verbs'
import { spendXp } from '../game-actions/xp'
import { renewKeys, toZone } from '../game-actions/zones'
import { ask, askOrder, askPick } from '../interpreter/decision'
import { AGAIN, DONE, NEXT } from '../interpreter/flow'
import { report } from '../interpreter/scope'
import { NONE } from '../state/make'
import { baseOf } from '../state/query'
import type { Cause, ChainItem, Key, ObjectIndex, RestrictedResource } from '../state/types'
import { ANY_POWER, ENERGY, Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import { due, type Usable } from './affording'
import type { AppliedCost } from './applied-costs'
import { canComplete, Stage } from './completion'
import { canServe, costOptions, LEAVING } from './cost-objects'
import { costOrder } from './cost-order'
import type { Draft } from './draft'
import { costActions, costsOf, draftOfAbility, draftOfItem, usesOf } from './draft'
import { claimed, duesOf, following, leavesPossible, type Situation, situationOf } from './obligations'
import { afterPlan, exhaustedFirst, listPlans, type Plan } from './plans'
import { type AddSource, addSources, sum } from './resources'
import { totalsOf, xpCost } from './totals'

/** Runes of three domains stay below it. */
export const PLAN_LIMIT = 512

/** What is being paid for, as a draft: an item on the chain, or a cost of its own. */
export function paymentDraft(tx: Transaction, f: PaymentFrame): Draft {
  if (f.item !== 0) return draftOfItem(tx, tx.findItem(f.item)!)
  const ability = tx.registry.ability(f.ability)
  // What an ability says of its cost is about being activated, and about paying as if it were (821.1.c.2).
  const own = f.cost === 'ability' && ability.kind === 'activated'
  const d = draftOfAbility({ ability: paidFor(ability, costOf(tx, f), own), via: f.via, bind: null }, f.source, f.player, true)
  d.less = f.less
  d.x = f.x
  d.paid = f.paid
  d.costObjects = f.objects
  d.ctx = frameContext(f)
  return d
}

/** The ability as far as paying that cost goes. */
const paidFor = (ability: CompiledAbility, cost: CompiledCost | null, own: boolean): CompiledAbility => ({
  ...ability,
  cost,
  less: own ? ability.less : null,
  partOf: own ? ability.partOf : '',
  slots: [],
  modal: null,
})

const frameContext = (f: PaymentFrame): Context => ({
  source: f.source,
  via: f.via,
  controller: f.controller,
  bind: f.bind,
  slots: f.slots,
  each: f.each,
  result: null,
  x: f.x,
  paid: f.paid,
  known: NONE,
  hiddenAt: -1, // costs choose no targets
})

/** The compiled cost that the frame names: of the ability itself, or of an instruction in it (204.3). */
export function costOf(tx: Transaction, f: PaymentFrame): CompiledCost | null {
  if (f.applied !== null) return appliedCost(f.applied)
  const ability = tx.registry.ability(f.ability)
  return f.cost === 'ability' ? ability.cost : (ability.costs[Number(f.cost)] ?? null)
}

/** The cost itself, paid without these objects. */
const appliedCost = (
  { energy, power }: { readonly energy: number; readonly power: readonly number[] },
  without: readonly Key[] = NONE,
): CompiledCost => ({
  energy: () => energy,
  power,
  x: null,
  xp: null,
  actions: without.map(() => ({ verb: 'exhaust', what: null, count: 1, any: false, as: '' })),
  free: false,
})

/** An Applied Cost before it is paid (204.4), if these objects can't help. */
export function appliedDraft(tx: Transaction, player: number, cost: AppliedCost, without: readonly Key[]): Draft {
  const ability = paidFor(tx.registry.ability(cost.ability), appliedCost(cost, without), false)
  const d = draftOfAbility({ ability, via: cost.via, bind: null }, cost.source, player, true)
  d.costObjects = without.map(key => [key])
  return d
}

/** Can this cost be paid at all? Used before somebody is asked whether to pay it. `own`: it is that of activating the ability, and by what Power it is reduced. */
export function canPayCost(
  tx: Transaction,
  ability: string,
  cost: CompiledCost,
  player: number,
  ctx: Context,
  own: { readonly less: readonly number[] } | null = null,
): boolean {
  if (player < 0) return false
  const paid = paidFor(tx.registry.ability(ability), cost, own !== null)
  const d = draftOfAbility({ ability: paid, via: ctx.via, bind: null }, ctx.source, player, true)
  if (own !== null) d.less = own.less
  d.x = ctx.x
  d.ctx = ctx
  return canComplete(tx, d, Stage.Costs)
}

/** The largest X that can be paid for "any amount" (204.3.b): what is payable for an amount is so for each lesser one. */
export function mostPayable(tx: Transaction, ability: string, cost: CompiledCost, player: number, ctx: Context): number {
  const can = (x: number): boolean => canPayCost(tx, ability, cost, player, { ...ctx, x })
  let most = 0
  let beyond = 1
  while (can(beyond)) {
    most = beyond
    beyond *= 2
  }
  while (beyond - most > 1) {
    const middle = (most + beyond) >> 1
    if (can(middle)) most = middle
    else beyond = middle
  }
  return most
}

const steps: readonly Step[] = [
  // Objects for the non-standard parts; for plays they were chosen with the other choices.
  (tx, f) => {
    const p = f as PaymentFrame
    const d = paymentDraft(tx, p)
    const actions = costActions(tx, d)
    if (p.item !== 0) {
      p.objects = d.costObjects
      p.part = 0
      return NEXT
    }
    if (!canComplete(tx, d, Stage.Costs, p.part)) return fail(tx, p)
    if (p.part >= actions.length) {
      p.part = 0
      return NEXT
    }
    const action = actions[p.part]!
    if (action.what === null) {
      p.objects = [...p.objects, [p.source]]
      p.part++
      return AGAIN
    }
    const { options, min, max } = tx.answer === null ? costOptions(tx, d, p.part) : { options: [], min: 0, max: 0 }
    const picked = askPick(tx, {
      player: p.player,
      reason: 'costObject',
      rule: '357.2',
      options,
      min,
      max,
      of: 'object',
      source: p.source,
      hidden: action.verb === 'discard',
    })
    if (picked === null) return AGAIN
    p.objects = [...p.objects, picked]
    p.part++
    return AGAIN
  },
  // 357.1: Energy and Power.
  (tx, f) => {
    const p = f as PaymentFrame
    const d = paymentDraft(tx, p)
    const totals = totalsOf(tx, d)
    p.plan = null
    if (totals.some(t => t.energy === 0 && t.power.length === 0)) return NEXT
    const { plans, sources } = paymentOptions(tx, p)
    if (plans.length === 0 && sources.length === 0) return fail(tx, p)
    const answer = tx.answer?.kind === 'pay' ? tx.answer : null
    if (answer !== null) tx.answer = null
    else if (plans.length !== 1 || sources.length > 0) {
      if (tx.s.players[p.player]!.active) {
        ask(tx, { player: p.player, reason: 'payment', rule: '357.1', source: p.source }, 'pay', NONE, 0, 0, 'none')
        return AGAIN
      }
      if (plans.length === 0) return fail(tx, p)
    }
    p.plan = plans[answer?.plan ?? 0]!
    return NEXT
  },
  (tx, f) => {
    const p = f as PaymentFrame
    if (p.plan === null) return NEXT
    const recycled = inRuneOrder(tx, p, planRunes(tx, p, p.plan).recycle)
    if (recycled === null) return AGAIN
    applyPlan(tx, p, p.plan, recycled)
    return NEXT
  },
  // 357.2: first XP, which is nobody's object.
  (tx, f) => {
    const p = f as PaymentFrame
    const d = paymentDraft(tx, p)
    if (costsOf(tx, d).length === 0) return f.pc + 3 // nothing but what is printed
    return spendXp(tx, p.player, xpCost(tx, d), p.source) ? NEXT : fail(tx, p)
  },
  // 357.2: the rest in any order.
  (tx, f) => {
    const p = f as PaymentFrame
    const order = costOrder(tx, p, costActions(tx, paymentDraft(tx, p)))
    if (order === null) return AGAIN
    p.order = order
    return NEXT
  },
  // One part at a time; replaced parts count as paid (357.2.a).
  (tx, f) => {
    const p = f as PaymentFrame
    const actions = costActions(tx, paymentDraft(tx, p))
    if (p.part >= actions.length) return NEXT
    const part = p.order[p.part]!
    const action = actions[part]!
    const chosen = p.objects[part] ?? NONE
    const objects = chosen.map(key => tx.find(key)).filter(i => i >= 0)
    // 358.2: what was meant to pay is gone (an Add ability used by hand took it): the cost is not paid.
    if (objects.length < Math.max(action.count, chosen.length) || objects.some(i => !canServe(tx, action, i, p.player)))
      return fail(tx, p)
    const ordered = action.verb === 'recycle' && objects.every(i => isRune(tx, i)) ? inRuneOrder(tx, p, objects) : objects
    if (ordered === null) return AGAIN
    p.part++
    // 359.3.e.13: the text looks back at it.
    if (action.as !== '' && p.item !== 0 && LEAVING.has(action.verb)) {
      const item = tx.item(p.item)
      item.spent = [...item.spent, ...ordered.map(i => snapshotOf(tx, i))]
    }
    if (ordered.length > 0) payAction(tx, p, action.verb, ordered)
    return AGAIN
  },
  (tx, f) => {
    const p = f as PaymentFrame
    report(tx, p.depth, { performed: true, keys: NONE, amount: 1, asked: 1 })
    return DONE
  },
]
export const paymentProgram = { steps }

function fail(tx: Transaction, p: PaymentFrame): number {
  report(tx, p.depth, { performed: false, keys: NONE, amount: 0, asked: 1 })
  return DONE
}

const isRune = (tx: Transaction, i: ObjectIndex): boolean => (tx.registry.cardOf(tx.s.objects[i]!).types & RUNE) !== 0

/** Are there two that are not the same card? */
export const differ = (tx: Transaction, runes: readonly ObjectIndex[]): boolean =>
  runes.some(i => tx.s.objects[i]!.def !== tx.s.objects[runes[0]!]!.def)

/** 416.5.a: different runes go under the Rune Deck in the order of their owner's choosing. `null`: he was asked. */
function inRuneOrder(tx: Transaction, p: PaymentFrame, runes: readonly ObjectIndex[]): readonly ObjectIndex[] | null {
  if (!differ(tx, runes)) return runes
  const order = askOrder(tx, {
    player: p.player,
    reason: 'runeOrder',
    rule: '416.5.a',
    options: runes.map(i => tx.s.objects[i]!.key),
    of: 'object',
    source: p.source,
  })
  return order === null ? null : order.map(key => tx.find(key))
}

export interface PaymentOptions {
  readonly plans: readonly Plan[]
  /** Add abilities (other than runes) that can be used by hand now and leave the payment possible. */
  readonly sources: readonly AddSource[]
}

export function paymentOptions(tx: Transaction, p: PaymentFrame): PaymentOptions {
  const d = paymentDraft(tx, p)
  const s = situationOf(tx, p, d)
  const plans = plansFor(tx, s, d)
  const found = { plans, sources: NONE as readonly AddSource[] }
  if (s.later.length > 0) {
    const rest = following(tx, p, d, due(0, [], 0))
    const able = plans.map(plan => exhaustedFirst(s.resources, plan))
    const left = able.filter(plan => rest.some(dues => leavesPossible(s, afterPlan(s.resources, plan), dues)))
    found.plans = left.length > 0 ? left : able
  }
  if (!s.usable.some(u => u.yields.length > 0)) return found
  const whole = duesOf(tx, p, d)
  const serves = (of: Usable): boolean =>
    of.yields.some(({ dues, spends }) => whole.some(own => leavesPossible(s, s.resources, [...dues, ...own], { of, spends })))
  const sources = addSources(tx, p.player, s.excluded)
  return { ...found, sources: sources.filter(x => s.usable.some(u => u.key === x.key && u.ability === x.ability && serves(u))) }
}

/** Ways to pay one of its totals (356.4), each once. */
function plansFor(tx: Transaction, s: Situation, d: Draft): readonly Plan[] {
  const uses = usesOf(tx, d)
  const totals = totalsOf(tx, d).filter(t => !Number.isNaN(t.energy))
  if (totals.length === 1) return listPlans(s.resources, uses, totals[0]!.energy, totals[0]!.power, PLAN_LIMIT)
  const plans = new Map<string, Plan>()
  for (const { energy, power } of totals) {
    for (const plan of listPlans(s.resources, uses, energy, power, PLAN_LIMIT)) plans.set(JSON.stringify(plan), plan)
  }
  return [...plans.values()].slice(0, PLAN_LIMIT)
}

// ---------------------------------------------------------------------------------------------- paying

/** The runes that a plan means: equal ones are as good. Those that have to stay are exhausted first, exhausted ones are recycled first. */
function planRunes(tx: Transaction, p: PaymentFrame, plan: Plan): { exhaust: ObjectIndex[]; recycle: ObjectIndex[] } {
  const runes = tx.s.places[baseOf(tx.s, p.player)]!.runes
  const kept = claimed(tx, p)
  const chosen: { exhaust: ObjectIndex[]; recycle: ObjectIndex[] } = { exhaust: [], recycle: [] }
  for (let d = 0; d < 6; d++) {
    if (plan.exhaust[d] === 0 && plan.recycle[d] === 0) continue
    const own = runes.filter(i => isPayRune(tx, i, p.player, d))
    const stays = (i: ObjectIndex): boolean => kept.recycle.includes(tx.s.objects[i]!.key)
    const ready = own.filter(i => !tx.s.objects[i]!.exhausted && !kept.exhaust.includes(tx.s.objects[i]!.key))
    const spent = [...ready.filter(stays), ...ready.filter(i => !stays(i))].slice(0, plan.exhaust[d])
    const isExhausted = (i: ObjectIndex): boolean => tx.s.objects[i]!.exhausted || spent.includes(i)
    const left = own.filter(i => !stays(i))
    chosen.exhaust.push(...spent)
    chosen.recycle.push(...[...left.filter(isExhausted), ...left.filter(i => !isExhausted(i))].slice(0, plan.recycle[d]))
  }
  return chosen
}

/** Uses runes and pool as the plan says. The Add abilities of runes resolve at once (429.3.a), so only their deeds are left. */
function applyPlan(tx: Transaction, p: PaymentFrame, plan: Plan, recycled: readonly ObjectIndex[]): void {
  const cause: Cause = { kind: 'cost', player: p.player, source: p.source, item: p.item, sources: NONE }
  const [exhaustions, uses] = [watched(tx, On.exhaust), watched(tx, On.use)]
  for (const i of planRunes(tx, p, plan).exhaust) {
    if (exhaustions) exhaust(tx, [i], cause)
    else tx.object(i, statusAspect(tx, i)).exhausted = true
    if (uses) emitUse(tx, i, null, p.player, 0, cause)
    note(tx, 'add', { player: p.player, object: tx.s.objects[i]!.key, amount: 1, source: tx.s.objects[i]!.key, detail: 'energy' })
  }
  if (uses) for (const i of recycled) emitUse(tx, i, null, p.player, 0, cause)
  if (recycled.length > 0 && watched(tx, On.recycle)) recycle(tx, recycled, cause)
  else
    for (const i of recycled) {
      const { def, key } = tx.s.objects[i]!
      toZone(tx, i, Zone.RuneDeck, true)
      renewKeys(tx, [i])
      note(tx, 'recycle', { player: p.player, was: key, card: def, source: p.source, detail: 'cost' })
    }
  const domains = powerPaid(tx, p.player, plan)
  const energy = plan.energy + sum(plan.exhaust) - plan.added + limitedOf(tx, p.player, plan, x => x.domain < 0)
  spendFromPool(tx, p, plan)
  tx.s.cleanupDue = true
  if (p.item !== 0) {
    const item = tx.item(p.item)
    item.energySpent = energy
    item.powerSpent = domains.length
  }
  note(tx, 'pay', { player: p.player, amount: energy, source: p.source, detail: domains.join(' ') })
}

/** Domains of the Power that is paid, for the event. */
function powerPaid(tx: Transaction, player: number, plan: Plan): readonly string[] {
  const limited = (d: number): number => limitedOf(tx, player, plan, x => x.domain === d)
  return [...DOMAINS, 'any'].flatMap((domain, d) =>
    new Array<string>(plan.pool[d]! + (plan.recycle[d] ?? 0) + limited(d)).fill(domain),
  )
}

/** How much a plan takes of resources with a restricted use. */
function limitedOf(tx: Transaction, player: number, plan: Plan, which: (x: RestrictedResource) => boolean): number {
  return tx.s.players[player]!.restricted.reduce((n, x, k) => (which(x) ? n + plan.limited[k]! : n), 0)
}

/** Does anything trigger on this, or replace it? Usually nothing does, and the deed alone is enough. */
const watched = (tx: Transaction, event: number): boolean =>
  derivedOf(tx).listeners[event]!.length > 0 || derivedOf(tx).replacements[event]!.length > 0

function isPayRune(tx: Transaction, i: ObjectIndex, player: number, d: number): boolean {
  const o = tx.s.objects[i]!
  return o.controller === player && runeDomain(tx.registry.cardOf(o)) === d
}

function spendFromPool(tx: Transaction, p: PaymentFrame, plan: Plan): void {
  const limited = plan.limited.some(n => n > 0)
  if (plan.energy === plan.added && !limited && plan.pool.every(n => n === 0)) return
  const player = tx.player(p.player, Aspect.None)
  const pool = player.pool.slice()
  pool[ENERGY] = pool[ENERGY]! - plan.energy + plan.added
  for (let d = 0; d < 6; d++) pool[d + 1] = pool[d + 1]! - plan.pool[d]!
  pool[ANY_POWER] = pool[ANY_POWER]! - plan.pool[6]!
  player.pool = pool
  if (!limited) return
  player.restricted = player.restricted.flatMap((x, n) =>
    x.amount === plan.limited[n] ? [] : [{ ...x, amount: x.amount - plan.limited[n]! }],
  )
}

const isOfSpell = (tx: Transaction, { kind, ability, object }: ChainItem): boolean =>
  ((kind === 'card' ? tx.registry.cardOf(tx.s.objects[object]!) : tx.registry.ability(ability).card).types & SPELL) !== 0

function payAction(tx: Transaction, p: PaymentFrame, verb: string, objects: readonly ObjectIndex[]): void {
  const item = p.item === 0 ? null : tx.findItem(p.item)
  const paid: Cause = { kind: 'cost', player: p.player, source: p.source, item: p.item, sources: NONE }
  // 428.1.a.1, 428.5.b, 428.5.d: what is killed for the cost of a spell, or of an ability that it has made, is killed with it.
  const cause: Cause = item !== null && isOfSpell(tx, item) ? { ...paid, sources: [item.key], spell: true } : paid
  const deed = onObjects(verb)
  if (deed !== undefined) deed(tx, objects, cause)
  else if (verb === 'discard') discard(tx, p.player, objects, cause)
  else if (verb === 'recycle') recycle(tx, objects, cause)
  else for (const i of objects) spendBuff(tx, i, p.source)
}
