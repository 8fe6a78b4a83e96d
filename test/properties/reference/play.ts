/**
 * The reference search: what a play is, and the choices that are made for it. It is written for being right and simple, and
 * shares no code with the search of the engine: every choice is tried with every other, and every way to pay.
 * It reads cards through the compiled language (filters, conditions, amounts) and nothing else.
 */
import type { CompiledAbility, CompiledCard, CompiledCost, Context } from '../../../src/abilities/compile/compiled'
import type { Bind, GrantedCost, Key, PlayOptions } from '../../../src/state/types'
import { Transaction } from '../../../src/transaction/transaction'

/** What is being played or activated. */
export interface Play {
  readonly kind: 'card' | 'ability'
  /** Index of the card, -1 for an ability. */
  readonly object: number
  readonly card: CompiledCard
  readonly ability: CompiledAbility | null
  readonly source: Key
  readonly via: Key
  readonly bind: Bind | null
  readonly player: number
  readonly you: number
  readonly options: PlayOptions
  /** 0 a Neutral Open State, 1 needs Action, 2 needs Reaction. */
  readonly needed: number
  readonly granted: readonly GrantedCost[]
}

/** What has been chosen. */
export interface Picks {
  /** How it is played, where there are several ways (829.1.c.3). */
  way: PlayOptions
  /** By optional cost: first those of the card, then those that others give. */
  paid: boolean[]
  x: number
  /** Modes of all executions: `execution * count + mode`. */
  modes: number[]
  place: number
  targets: (readonly number[])[]
  costs: (readonly Key[])[]
  /** The same by the names that the text has for it. */
  named: { readonly slot: string; readonly keys: readonly Key[] }[]
}

export const noPicks = (play: Play): Picks => ({
  way: play.options,
  paid: [],
  x: 0,
  modes: [],
  place: play.options.place,
  targets: [],
  costs: [],
  named: [],
})

/** More was to be tried than there was time for. */
export class Cut extends Error {}

export interface Budget {
  left: number
}
/** `n`: how long such a step takes. */
export function spend(budget: Budget, n = 1): void {
  budget.left -= n
  if (budget.left < 0) throw new Cut()
}

export const printedOptional = (play: Play): number =>
  play.kind === 'card' ? play.card.additionalCosts.filter(c => c.bit >= 0).length : 0

const paidBits = (play: Play, picks: Picks): number =>
  picks.paid.slice(0, printedOptional(play)).reduce((bits, yes, n) => (yes ? bits | (1 << n) : bits), 0)

/** 820.3: how often the instructions are going to be executed. */
export function timesExecuted(play: Play, picks: Picks): number {
  let times = 1
  picks.paid.forEach((yes, n) => {
    const printed = printedOptional(play)
    if (yes && (n >= printed || play.card.additionalCosts.find(c => c.bit === n)!.repeats)) times++
  })
  return times
}

/** How the texts of the play read its choices; each execution sees its own targets (820.2.a). */
export function reading(play: Play, picks: Picks, execution = 0): Context {
  const slots = play.ability?.slots ?? []
  return {
    source: play.source,
    via: play.via,
    controller: play.you,
    bind: play.bind,
    slots: [
      ...slots.map((slot, n) => ({ slot: slot.as, keys: picks.targets[execution * slots.length + n] ?? [] })),
      ...picks.named,
    ],
    each: 0,
    result: null,
    x: picks.x,
    paid: paidBits(play, picks),
    known: [],
    hiddenAt: play.options.hiddenAt,
  }
}

/** Every part of the cost that is no modification: base costs of abilities, alternate ones, and additional ones (356.1–2). */
export const costParts = (tx: Transaction, play: Play, picks: Picks): readonly CompiledCost[] =>
  costItems(tx, play, picks).map(item => item.cost)

/** The same, each with what it is: the base cost of an ability, or a chosen additional cost. */
export function costItems(tx: Transaction, play: Play, picks: Picks): readonly { cost: CompiledCost; nature: string }[] {
  if (picks.way.ignoring === 'allCosts') return []
  const parts: { cost: CompiledCost; nature: string }[] = []
  if (play.kind === 'ability' && play.ability!.cost !== null) parts.push({ cost: play.ability!.cost, nature: 'base' })
  if (play.kind === 'card') {
    const { for: other, flow } = picks.way
    if (other !== null) {
      const { energy, power, x, xp } = other
      const cost = {
        energy: () => energy,
        power,
        x: x === '' ? null : x,
        xp: xp === 0 ? null : () => xp,
        actions: [],
        free: false,
      }
      parts.push({ cost, nature: 'alternate' })
    } else if (flow >= 0) parts.push({ cost: play.card.flows[flow]!.cost!, nature: 'alternate' })
    for (const additional of play.card.additionalCosts) {
      if (additional.bit >= 0 && picks.paid[additional.bit] !== true) continue
      if (additional.check === null || additional.check(tx, reading(play, picks)))
        parts.push({ cost: additional.cost, nature: additional.bit >= 0 ? 'optional' : 'mandatory' })
    }
  }
  play.granted.forEach((granted, n) => {
    if (picks.paid[printedOptional(play) + n] !== true) return
    const own: CompiledCost = {
      energy: () => play.card.energy,
      power: play.card.power,
      x: null,
      xp: null,
      actions: [],
      free: false,
    }
    // 206.1: of an ability it is the base cost of that.
    const equal = play.kind === 'ability' && play.ability!.cost !== null ? { ...play.ability!.cost, x: null } : own
    const nothing = play.kind === 'ability' && play.ability!.cost === null
    const given = nothing ? { ...own, energy: () => 0, power: [] } : equal
    parts.push({ cost: tx.registry.ability(granted.ability).repeat ?? given, nature: 'optional' })
  })
  return parts
}

/** A reader of that state. */
export function reader(tx: Transaction, state: Transaction['s']): Transaction {
  const other = new Transaction(tx.registry, false)
  other.look(state, null)
  return other
}
