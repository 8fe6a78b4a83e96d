/**
 * A play that is being put together: the choices made so far (355). The same search serves to offer plays, to offer the
 * options of each choice (355.16) and to accept answers.
 */

import { GEAR, SPELL, spendMask, UNIT } from '../abilities/compile/codes'
import type {
  CompiledAbility,
  CompiledCard,
  CompiledCost,
  CompiledCostAction,
  Context,
  Held,
} from '../abilities/compile/compiled'
import { cardNow, typesOf } from '../characteristics/read'
import { FREE_PLAY, NONE } from '../state/make'
import type {
  AlternateCost,
  Bind,
  BoundSlot,
  ChainItem,
  GrantedCost,
  Key,
  ObjectIndex,
  PlaceIndex,
  PlayerIndex,
  PlayOptions,
  Snapshot,
} from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { namedSlots } from './items'
import { usesNow } from './resources'
import { timingOfItem } from './timing'

export interface Draft {
  readonly kind: 'card' | 'ability'
  /** The card, wherever it is now; -1 for an ability. */
  readonly object: ObjectIndex
  readonly card: CompiledCard
  readonly ability: CompiledAbility | null
  readonly source: Key
  readonly via: Key
  readonly controller: PlayerIndex
  readonly you: PlayerIndex
  readonly bind: Bind | null
  options: PlayOptions
  targets: readonly (readonly number[])[]
  modes: readonly number[]
  x: number
  paid: number
  /** Power that the instruction which lets it be paid takes away from the cost (821.1.c), as masks. */
  less: readonly number[]
  /** Repeat that others give it (820). */
  granted: readonly GrantedCost[]
  place: PlaceIndex
  costObjects: readonly (readonly Key[])[]
  /** The same by name, where the text has one for it. */
  paidWith: readonly BoundSlot[]
  /** What the costs have taken away already, where the text has a name for it. */
  readonly spent: readonly Snapshot[]
  /** Timing that it needs (timing.ts). */
  readonly needed: number
  /** A cost within instructions, of a trigger or of a rule: nothing is played or activated by it. */
  readonly within: boolean
  /** What is known to leave no completion (target-search.ts). */
  failed: Set<string> | null
  /** Cached for the choices as they are; rebuilt by `context`. */
  ctx: Context | null
}

export function draftOfCard(
  tx: Transaction,
  i: ObjectIndex,
  player: PlayerIndex,
  options: PlayOptions = FREE_PLAY,
  needed = 0,
): Draft {
  const o = tx.s.objects[i]!
  return draft(cardNow(tx, i), i, o.key, player, options, needed)
}

/** A token before there is an object of it: where could it be? */
export const draftOfToken = (tx: Transaction, def: string, player: PlayerIndex, options: PlayOptions): Draft =>
  draft(tx.registry.cards.get(def)!, -1, 0, player, options, 0)

function draft(
  card: CompiledCard,
  object: ObjectIndex,
  source: Key,
  player: PlayerIndex,
  options: PlayOptions,
  needed: number,
): Draft {
  return {
    kind: 'card',
    object,
    card,
    ability: card.spell,
    source,
    via: 0,
    controller: player,
    you: player,
    bind: null,
    options,
    targets: NONE,
    modes: NONE,
    x: 0,
    paid: 0,
    less: NONE,
    granted: NONE as readonly GrantedCost[],
    place: options.place,
    costObjects: NONE,
    paidWith: NONE as readonly BoundSlot[],
    spent: NONE as readonly Snapshot[],
    needed,
    within: false,
    failed: null,
    ctx: null,
  }
}

export function draftOfAbility({ ability, via, bind }: Held, source: Key, controller: PlayerIndex, within = false): Draft {
  return {
    kind: 'ability',
    object: -1,
    card: ability.card,
    ability,
    source,
    via,
    controller,
    you: controller,
    bind,
    options: FREE_PLAY,
    targets: NONE,
    modes: NONE,
    x: 0,
    paid: 0,
    less: NONE,
    granted: NONE as readonly GrantedCost[],
    place: -1,
    costObjects: NONE,
    paidWith: NONE as readonly BoundSlot[],
    spent: NONE as readonly Snapshot[],
    needed: 0,
    within,
    failed: null,
    ctx: null,
  }
}

export function draftOfItem(tx: Transaction, item: ChainItem): Draft {
  const ability = item.ability === '' ? null : tx.registry.ability(item.ability)
  const card = item.kind === 'card' ? tx.registry.cardOf(tx.s.objects[item.object]!) : ability!.card
  const d: Draft = {
    kind: item.kind,
    object: item.object,
    card,
    ability,
    source: item.source,
    via: item.via,
    controller: item.controller,
    you: item.you,
    bind: item.bind,
    options: item.options,
    targets: item.targets,
    modes: item.modes,
    x: item.x,
    paid: item.paid,
    less: NONE,
    granted: item.granted ?? (NONE as readonly GrantedCost[]),
    place: item.place,
    costObjects: item.costObjects,
    paidWith: NONE as readonly BoundSlot[],
    spent: item.spent,
    needed: timingOfItem(tx, item),
    within: false,
    failed: null,
    ctx: null,
  }
  if (card.namesCosts && item.costObjects.length > 0) {
    costActions(tx, d).forEach(({ as }, part) => {
      if (as !== '' && item.costObjects[part] !== undefined) namePaid(d, as, item.costObjects[part])
    })
  }
  return d
}

function namePaid(d: Draft, as: string, keys: readonly Key[]): void {
  d.paidWith = [...d.paidWith.filter(s => s.slot !== as), { slot: as, keys }]
  d.ctx = null
}

/** What was chosen for an execution of the text, and what pays for it, under the names that the text has for it. */
export function slotsOf(d: Draft, execution = 0): readonly BoundSlot[] {
  const slots = namedSlots(d.ability, d.targets, execution)
  return d.paidWith.length === 0 ? slots : [...slots, ...d.paidWith]
}

export function context(d: Draft): Context {
  d.ctx ??= {
    source: d.source,
    via: d.via,
    controller: d.you,
    bind: d.bind,
    slots: slotsOf(d),
    each: 0,
    result: null,
    x: d.x,
    paid: d.paid,
    known: d.spent,
    hiddenAt: d.options.hiddenAt,
  }
  return d.ctx
}

export function setTargets(d: Draft, slot: number, keys: readonly number[]): void {
  const next = d.targets.slice(0, slot)
  while (next.length < slot) next.push(NONE)
  next.push(keys)
  d.targets = next
  d.ctx = null
}

export function setCostObjects(d: Draft, part: number, { as }: CompiledCostAction, keys: readonly Key[]): void {
  const next = d.costObjects.slice(0, part)
  while (next.length < part) next.push(NONE)
  next.push(keys)
  d.costObjects = next
  if (as !== '') namePaid(d, as, keys)
}

/** With these objects for a part of the costs: what then? */
export function withCostObjects(
  d: Draft,
  part: number,
  action: CompiledCostAction,
  keys: readonly Key[],
  then: () => boolean,
): boolean {
  const { costObjects, paidWith } = d
  setCostObjects(d, part, action, keys)
  const answer = then()
  d.costObjects = costObjects
  if (d.paidWith !== paidWith) {
    d.paidWith = paidWith
    d.ctx = null
  }
  return answer
}

/** What a card is played for: its own cost, or what stands in its place (356.1.a, 829.1.c.1). */
export function baseCost(tx: Transaction, d: Draft): { readonly energy: number; readonly power: readonly number[] } {
  if (d.options.for !== null) return d.options.for
  const flow = d.card.flows[d.options.flow]?.cost
  if (flow === undefined || flow === null) return d.card
  return { energy: flow.energy?.(tx, context(d)) ?? 0, power: flow.power }
}

/** One of the costs of a play; `optional`: an optional additional cost that was chosen (356.2.b). */
export interface CostPart {
  readonly cost: CompiledCost
  readonly optional: boolean
}

/** Costs that belong to this play: the base cost of an ability, and additional costs that are mandatory or chosen (356.2). */
export function costParts(tx: Transaction, d: Draft): readonly CostPart[] {
  const { options, card, granted } = d
  if (options.ignoring === 'allCosts') return NONE // 356.5.a: non-standard ones, too
  // Most cards cost what is printed and nothing else.
  if (d.kind === 'card' && options.for === null && options.flow < 0 && card.additionalCosts.length + granted.length === 0)
    return NONE
  const parts: CostPart[] = []
  if (d.kind === 'ability') {
    if (d.ability!.cost !== null) parts.push({ cost: d.ability!.cost, optional: false })
  } else {
    if (d.options.for !== null)
      parts.push({ cost: alternateCost(d.options.for), optional: false }) // 356.1.a
    else if (d.options.flow >= 0) parts.push({ cost: d.card.flows[d.options.flow]!.cost!, optional: false }) // 829.1.c.1
    for (const a of d.card.additionalCosts) {
      if (a.bit >= 0 && (d.paid & (1 << a.bit)) === 0) continue
      if (a.check === null || a.check(tx, context(d))) parts.push({ cost: a.cost, optional: a.bit >= 0 })
    }
  }
  for (const g of d.granted) if (g.paid) parts.push({ cost: grantedCost(tx, d, g), optional: true })
  return parts
}

export function costsOf(tx: Transaction, d: Draft): readonly CompiledCost[] {
  const parts = costParts(tx, d)
  return parts.length === 0 ? NONE : parts.map(p => p.cost)
}

const alternateCost = ({ energy, power, x, xp }: AlternateCost): CompiledCost => ({
  energy: () => energy,
  power,
  x: x === '' ? null : x,
  xp: xp === 0 ? null : () => xp,
  actions: [],
  free: false,
})

/**
 * What a Repeat costs that something else gave (820.1.c): what its text says, or as much as the spell or ability itself, whose cost
 * is the printed or copied one (206), the base cost of the ability (206.1).
 */
function grantedCost(tx: Transaction, d: Draft, g: GrantedCost): CompiledCost {
  const stated = tx.registry.ability(g.ability).repeat
  if (stated !== null) return stated
  if (d.kind === 'ability') return { ...(d.ability!.cost ?? costOf(0, NONE)), x: null } // an amount that is chosen is no printed cost
  return costOf(d.card.energy, d.card.power)
}

const costOf = (energy: number, power: readonly number[]): CompiledCost => ({
  energy: () => energy,
  power,
  x: null,
  xp: null,
  actions: [],
  free: false,
})

/** Non-standard parts of the total cost (356.7) in order. */
export function costActions(tx: Transaction, d: Draft): readonly CompiledCostAction[] {
  const costs = costsOf(tx, d)
  if (costs.length === 0) return NONE
  const list: CompiledCostAction[] = []
  for (const c of costs) for (const a of c.actions) list.push(a)
  return list
}

export function xKind(tx: Transaction, d: Draft): 'energy' | 'any' | null {
  for (const c of costsOf(tx, d)) if (c.x !== null) return c.x
  return null
}

/** What is paid for (429), as a mask: the play of a card by its types, an activated ability by what has it. */
export function usesOf(tx: Transaction, d: Draft): number {
  if (d.kind === 'card') {
    const { types } = d.card
    return usesNow(tx, (types & SPELL && PLAY_SPELL) | (types & UNIT && PLAY_UNIT) | (types & GEAR && PLAY_GEAR))
  }
  return usesNow(tx, d.within || d.ability!.kind !== 'activated' ? 0 : abilityUses(tx, d.source))
}

const PLAY_SPELL = spendMask(['spells'])
const PLAY_UNIT = spendMask(['units'])
const PLAY_GEAR = spendMask(['gear'])
const OF_UNIT = spendMask(['unitAbilities'])
const OF_GEAR = spendMask(['gearAbilities'])

/** What activating an ability of this object is. */
export function abilityUses(tx: Transaction, source: Key): number {
  const i = tx.find(source)
  const types = i < 0 ? 0 : typesOf(tx, i)
  return (types & UNIT && OF_UNIT) | (types & GEAR && OF_GEAR)
}

/** Is the play's object one that enters the board? */
export const isPermanent = (d: Draft): boolean => d.kind === 'card' && (d.card.types & (UNIT | GEAR)) !== 0
