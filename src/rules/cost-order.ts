/** The order in which the parts of a cost that are not resources are paid (357.2). */
import { On } from '../abilities/compile/codes'
import type { CompiledCostAction } from '../abilities/compile/compiled'
import { derivedOf } from '../characteristics/read'
import type { PaymentFrame } from '../game-actions/payment-frame'
import { askOrder } from '../interpreter/decision'
import { NONE } from '../state/make'
import type { Key } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { LEAVING } from './cost-objects'

type Verb = CompiledCostAction['verb']

/** What can be noticed of paying so. */
const EVENTS: Readonly<Record<Verb, readonly number[]>> = {
  exhaust: [On.exhaust],
  kill: [On.die, On.leave, On.toTrash],
  discard: [On.discard, On.toTrash],
  recycle: [On.recycle, On.leave],
  banish: [On.banish, On.leave],
  returnToHand: [On.returnToHand, On.leave],
  spendBuff: [],
  ready: [On.ready],
  disempower: [On.disempower],
}

/**
 * The parts by number, in the order in which they are paid; null: the player was asked. What is done to one object stays
 * together: what leaves it where it is comes first ("exhaust this, kill this"). Nobody is asked where nothing could notice the order.
 */
export function costOrder(tx: Transaction, p: PaymentFrame, actions: readonly CompiledCostAction[]): readonly number[] | null {
  const usual = usualOrder(actions)
  if (usual.length < 2) return usual
  const blocks = blocksOf(usual, p.objects)
  if (blocks.length < 2 || !matters(tx, blocks, actions, p.objects)) return usual
  const options = blocks.map(block => p.objects[block[0]!]![0]!)
  const order = askOrder(tx, { player: p.player, reason: 'costOrder', rule: '357.2', options, of: 'object', source: p.source })
  if (order === null) return null
  const chosen = order.flatMap(key => blocks[options.indexOf(key)]!)
  return [...chosen, ...usual.filter(part => !chosen.includes(part))] // nothing was chosen for those
}

function usualOrder(actions: readonly CompiledCostAction[]): number[] {
  const leaves = (n: number): number => (LEAVING.has(actions[n]!.verb) ? 1 : 0)
  return actions.map((_, n) => n).sort((a, b) => leaves(a) - leaves(b))
}

/** Parts that are paid with the same object, together. */
function blocksOf(order: readonly number[], objects: readonly (readonly Key[])[]): number[][] {
  const blocks: number[][] = []
  for (const part of order) {
    const keys = objects[part] ?? NONE
    if (keys.length === 0) continue
    const same = blocks.find(block => block.some(other => objects[other]!.some(key => keys.includes(key))))
    if (same === undefined) blocks.push([part])
    else same.push(part)
  }
  return blocks
}

/** Do two of them trigger something or can be replaced, or one while another takes something away that may have to do with it? */
function matters(
  tx: Transaction,
  blocks: readonly (readonly number[])[],
  actions: readonly CompiledCostAction[],
  objects: readonly (readonly Key[])[],
): boolean {
  const { listeners, replacements } = derivedOf(tx)
  const isNoticed = (block: readonly number[]): boolean =>
    block.some(part => EVENTS[actions[part]!.verb].some(e => listeners[e]!.length > 0 || replacements[e]!.length > 0))
  const leavesBoard = (block: readonly number[]): boolean =>
    block.some(
      part => LEAVING.has(actions[part]!.verb) && objects[part]!.some(key => tx.s.objects[tx.find(key)]?.zone === Zone.Board),
    )
  return blocks.some((a, n) => isNoticed(a) && blocks.some((b, k) => k !== n && (isNoticed(b) || leavesBoard(b))))
}
