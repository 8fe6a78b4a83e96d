/** The frame that pays a cost; its steps are in rules/payment.ts. */
import type { Context } from '../abilities/compile/compiled'
import type { Plan } from '../rules/plans'
import { NONE } from '../state/make'
import type { Bind, BoundSlot, Frame, Key, PlayerIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'

export interface PaymentFrame extends Frame {
  program: 'payment'
  player: PlayerIndex
  /** The chain item that is being paid for (its costs follow 356), 0 for a cost of an ability or instruction. */
  item: Key
  /** Ability whose cost it is; with `cost` saying which: `ability` its own, `applied` what it demands (204.4), or that of its nth instruction. */
  ability: string
  cost: string
  source: Key
  via: Key
  controller: PlayerIndex
  bind: Bind | null
  slots: readonly BoundSlot[]
  each: Key
  x: number
  paid: number
  /** Power that it is reduced by (821.1.c), as masks of domains. */
  less: readonly number[]
  /** An Applied Cost as it was when it became due (204.4). */
  applied: Applied | null
  /** How Energy and Power are paid, once chosen. */
  plan: Plan | null
  /** Objects chosen for the non-standard parts, by part. */
  objects: readonly (readonly Key[])[]
  /** Numbers of the parts in the order in which they are paid, once that is settled. */
  order: readonly number[]
  /** Which part is being paid. */
  part: number
  /** Where `performed` is reported. */
  depth: number
  result: { readonly performed: boolean } | null
}

export interface PaymentInput {
  readonly ability: string
  readonly cost: string
  readonly player: PlayerIndex
  readonly context: Context
  readonly depth: number
  readonly item: Key
  readonly less?: readonly number[]
  readonly applied?: Applied
}

/** Energy and masks of domains. */
interface Applied {
  readonly energy: number
  readonly power: readonly number[]
}

export function pushPayment(tx: Transaction, input: PaymentInput): void {
  const { context } = input
  const frame: PaymentFrame = {
    program: 'payment',
    pc: 0,
    player: input.player,
    item: input.item,
    ability: input.ability,
    cost: input.cost,
    source: context.source,
    via: context.via,
    controller: context.controller,
    bind: context.bind,
    slots: context.slots,
    each: context.each,
    x: context.x,
    paid: context.paid,
    less: input.less ?? NONE,
    applied: input.applied ?? null,
    plan: null,
    objects: NONE,
    order: NONE,
    part: 0,
    depth: input.depth,
    result: null,
  }
  tx.push(frame)
}
