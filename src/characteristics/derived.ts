/** What `derive` computes for the whole board (473–480) and the indexes that it leaves behind. */
import type { CompiledAbility, CompiledCard, CompiledPattern, Context, Held } from '../abilities/compile/compiled'
import { NONE } from '../state/make'
import type { Bind, BoundSlot, Key, ObjectIndex, PlayerIndex, Snapshot } from '../state/types'

/** An ability in play, as the context in which its text is read. */
export interface Instance extends Context {
  readonly ability: CompiledAbility
  /** Index of the source, -1 for a delayed ability (392). */
  readonly object: ObjectIndex
  /** Key of the effect that carries a delayed ability, 0 otherwise. */
  readonly effect: Key
  readonly since: number
  /** Which of several trigger conditions was met; null before that, or if there is but one. */
  readonly met: CompiledPattern | null
}

export function makeInstance(
  ability: CompiledAbility,
  object: ObjectIndex,
  source: Key,
  controller: PlayerIndex,
  since: number,
  effect: Key,
  bind: Bind | null,
  paid = 0,
  via: Key = 0,
): Instance {
  return {
    ability,
    object,
    source,
    via,
    controller,
    since,
    effect,
    bind,
    slots: NONE as readonly BoundSlot[],
    each: 0,
    result: null,
    x: 0,
    paid,
    known: NONE as readonly Snapshot[],
    met: null,
    hiddenAt: -1,
  }
}

export interface Derived {
  /** What each object is now: its printed card or what it is a copy of (477.1.b). */
  cards: (CompiledCard | undefined)[]
  /** Since when it is a copy, where it is one. */
  copied: (number | undefined)[]
  /** The abilities that it has, where they are not simply those of its card. */
  held: (readonly Held[] | undefined)[]
  /** Might by object index; may be below 0 (143.2.b.1). Only objects on the board are filled in. */
  might: number[]
  /** Tags where they are not those of the card. */
  tags: (ReadonlySet<string> | undefined)[]
  types: number[]
  keywords: number[]
  /** Summed values by object index, only where a numeric keyword is there. */
  values: (number[] | null)[]
  /** By event. */
  listeners: Instance[][]
  replacements: Instance[][]
  bonusDamage: Instance[]
  costs: Instance[]
  forbids: Instance[]
  multipliers: Instance[]
  /** Repeat given to spells and abilities (820). */
  repeats: Instance[]
  /** Permissions to be Empowered more than once (441.1.c.1). */
  empowerLimits: Instance[]
  /** Texts that make a class of triggered abilities count as another (383.4). */
  sameEffects: Instance[]
  /** Objects that make being chosen cost more (809). */
  targetCosts: Instance[]
  /** Units that must be assigned damage first or last. */
  assignOrders: Instance[]
  /** What is lethal, who deals no combat damage, and what can't be prevented. */
  damageRules: Instance[]
  /** What is ignored during a procedure (764–767). */
  ignores: Instance[]
  /** Permissions to play cards from where they are (366.1). */
  permissions: Instance[]
  /** Where others may be played to (355.2.b). */
  placePermits: Instance[]
  /** What changes how many cards can lie facedown somewhere (107.3.b.1). */
  facedownLimits: Instance[]
  /** What it costs to move units somewhere (204.4). */
  moveCosts: Instance[]
  /** Does a card of the game work outside the board (385.2)? */
  elsewhere: boolean
  reads: number
}

/** The contents in a form that can be compared. */
export function summarize(d: Derived): string {
  const names = (list: readonly Instance[]): string[] =>
    list.map(x => `${x.ability.ref}@${x.source}/${x.via}/${x.effect}/${x.controller}`)
  // Only objects on the board have entries; the lists are as long as there were objects when they were made.
  const filled = <T>(list: readonly (T | null | undefined)[]): [number, T][] =>
    list.flatMap((x, i): [number, T][] => (x === undefined || x === null ? [] : [[i, x]]))
  return JSON.stringify({
    might: filled(d.might),
    types: filled(d.types),
    keywords: filled(d.keywords),
    values: filled(d.values),
    cards: filled(d.cards).map(([i, card]) => [i, card.id]),
    copied: filled(d.copied),
    tags: filled(d.tags).map(([i, tags]) => [i, [...tags]]),
    held: filled(d.held).map(([i, list]) => [i, list.map(h => `${h.ability.ref}@${h.via}`)]),
    listeners: d.listeners.map(names),
    replacements: d.replacements.map(names),
    bonusDamage: names(d.bonusDamage),
    costs: names(d.costs),
    forbids: names(d.forbids),
    multipliers: names(d.multipliers),
    repeats: names(d.repeats),
    empowerLimits: names(d.empowerLimits),
    sameEffects: names(d.sameEffects),
    targetCosts: names(d.targetCosts),
    assignOrders: names(d.assignOrders),
    damageRules: names(d.damageRules),
    ignores: names(d.ignores),
    permissions: names(d.permissions),
    placePermits: names(d.placePermits),
    facedownLimits: names(d.facedownLimits),
    moveCosts: names(d.moveCosts),
  })
}
