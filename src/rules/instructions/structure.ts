/** Instructions that hold others: choices, conditions, loops, costs within instructions (204.3, 740.4.a). */
import type { Compiler } from '../../abilities/compile/ability'
import { compileCost } from '../../abilities/compile/ability'
import { compileAmount, compileCondition } from '../../abilities/compile/amounts'
import type { Step } from '../../abilities/compile/compiled'
import { slotKeys } from '../../abilities/compile/filters'
import { anyNumber } from '../../abilities/compile/supported'
import type { Instruction, Players } from '../../abilities/types'
import { pushPayment } from '../../game-actions/payment-frame'
import { askConfirm, askNumber, askOrder } from '../../interpreter/decision'
import { AGAIN, NEXT } from '../../interpreter/flow'
import { startRound } from '../../interpreter/run'
import type { BlockFrame, RunFrame } from '../../interpreter/scope'
import { makeResult, pushBlock, scopeOf, setSlot } from '../../interpreter/scope'
import { NONE } from '../../state/make'
import { playerTarget } from '../../state/target-values'
import type { Frame, Key } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import { amountsLeft } from '../obligations'
import { canPayCost, mostPayable } from '../payment'
import { payEquip } from './attach'
import { compilePlayers, compileSubjects, keyNow } from './objects'
import { compilePick } from './picking'

/** Who has decided to do what follows (411.1). */
const MAY = '$may'

export function compileStructure(i: Instruction, compiler: Compiler): readonly Step[] | null {
  switch (i.do) {
    case 'choose':
      return [] // chosen when the item was finalized (355.5)
    case 'may': {
      const players = compilePlayers(i.who ?? 'you', compiler)
      const block = compiler.block(i.then)
      const otherwise = i.otherwise === undefined ? -1 : compiler.block(i.otherwise)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const player = players(tx, scope)[0]
          if (player === undefined) return NEXT
          const yes = askConfirm(tx, { player, reason: 'may', rule: '383.3.a.3', source: scope.source })
          if (yes === null) return AGAIN
          if (yes) return i.who === undefined ? enterBlock(tx, f, block) : enterBlock(tx, f, block, [playerTarget(player)], MAY)
          scope.result = makeResult(NONE, 0, 1)
          return otherwise < 0 ? NEXT : enterBlock(tx, f, otherwise)
        },
      ]
    }
    case 'if': {
      const check = compileCondition(i.condition, compiler.reading)
      const outer = compiler.ifDid
      compiler.ifDid ||= i.condition.if === 'did'
      const then = compiler.block(i.then)
      compiler.ifDid = outer
      const otherwise = i.otherwise === undefined ? -1 : compiler.block(i.otherwise)
      const about = i.condition.if === 'is' && i.condition.object.ref === 'chosen' ? i.condition.object.slot : null
      return [
        (tx, f) => {
          // 431.1.c.1: nothing was shown or chosen, so it neither is so nor otherwise.
          if (about !== null && isEmpty(scopeOf(tx, f), about)) return NEXT
          const block = check(tx, scopeOf(tx, f)) ? then : otherwise
          return block < 0 ? NEXT : enterBlock(tx, f, block)
        },
      ]
    }
    case 'payTo': {
      if ('equipOf' in i.cost) return payThen([payEquip(i.cost, i.who, compiler)], i, compiler)
      if (anyNumber(i.cost)) throw new Error("the engine can't do this yet: a text within which any number of objects is paid")
      const players = compilePlayers(i.who, compiler)
      const cost = compileCost(i.cost, compiler.ability.card, compiler.reading)
      const number = compiler.cost(i, cost)
      const pay: Step = (tx, f) => {
        const scope = scopeOf(tx, f)
        const player = players(tx, scope)[0]
        if (player === undefined || !canPayCost(tx, scope.ability, cost, player, scope)) {
          scope.result = makeResult(NONE, 0, 1)
          return NEXT
        }
        // 444.2: paying is always optional; "any amount" may be none.
        const asked = cost.x !== null && (!i.may || slotKeys(scope, '$amount').length > 0)
        const yes = asked || askConfirm(tx, { player, reason: 'payCost', rule: '444.2', source: scope.source })
        if (yes === null) return AGAIN
        if (yes && cost.x !== null) {
          setSlot(scope, '$amount', [1])
          const most = tx.answer === null ? mostPayable(tx, scope.ability, cost, player, scope) : 0
          const { min, max } = amountsLeft(tx, player, tx.registry.ability(scope.ability).adding, number, scope, most)
          const x = askNumber(tx, { player, reason: 'amount', rule: '204.3.b', source: scope.source, min, max })
          if (x === null) return AGAIN
          setSlot(scope, '$amount', NONE)
          scope.x = x
        }
        scope.result = makeResult(NONE, 0, 1)
        if (yes)
          pushPayment(tx, { ability: scope.ability, cost: String(number), player, context: scope, depth: scope.root, item: 0 })
        return NEXT
      }
      return payThen([pay], i, compiler)
    }
    case 'forEach': {
      const keys = compileSubjects(i.what, compiler)
      const block = compiler.block(i.then)
      const plays = playsCards(i.then)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const order = plays ? askPlayOrder(tx, scope, keys(tx, scope)) : keys(tx, scope)
          return order === null ? AGAIN : enterBlock(tx, f, block, order, '')
        },
      ]
    }
    case 'eachPlayerDo': {
      const players = compilePlayers(i.who, compiler)
      const block = compiler.block(i.then)
      const enter: Step = (tx, f) => enterBlock(tx, f, block, players(tx, scopeOf(tx, f)).map(playerTarget), i.as)
      return i.keep === undefined ? [enter] : keeping(i.keep, compiler, block, enter)
    }
    case 'repeat': {
      const times = compileAmount(i.times, compiler.reading)
      const block = compiler.block(i.then)
      return [
        (tx, f) => {
          const n = times(tx, scopeOf(tx, f))
          return Number.isNaN(n) ? NEXT : enterBlock(tx, f, block, new Array<number>(Math.max(0, n)).fill(0), '$round')
        },
      ]
    }
    case 'modal': {
      const blocks = i.modes.map(mode => compiler.block(mode))
      return blocks.map(
        (block, m): Step =>
          (tx, f) =>
            scopeOf(tx, f).modes.includes(m) ? enterBlock(tx, f, block) : NEXT,
      )
    }
    case 'pick':
    case 'chooseWord':
    case 'name':
      return compilePick(i, compiler)
    default:
      return null
  }
}

const playsCards = (node: unknown): boolean => JSON.stringify(node).includes('"do":"playCard"')

/** Items go onto the chain one after the other, and are finalized in that order (337.1); whose text it is says in which. */
function askPlayOrder(tx: Transaction, scope: RunFrame, keys: readonly Key[]): readonly Key[] | null {
  const player = scope.controller < 0 ? tx.s.turnPlayer : scope.controller
  const options = keys.map(key => keyNow(scope, key)).filter(key => tx.find(key) >= 0)
  const order = askOrder(tx, { player, reason: 'playOrder', rule: '337.1', options, of: 'object', source: scope.source })
  return order === null ? null : order.map(now => keys.find(key => keyNow(scope, key) === now)!)
}

/** What the rounds put into a slot is there together afterwards. */
function keeping(slot: string, { ability }: Compiler, block: number, enter: Step): readonly Step[] {
  const kept = `$kept ${slot}`
  const keep: Step = (tx, f) => {
    const scope = scopeOf(tx, f)
    setSlot(scope, kept, [...slotKeys(scope, kept), ...slotKeys(scope, slot)])
    setSlot(scope, slot, NONE)
    return NEXT
  }
  ability.blocks[block] = [...ability.blocks[block]!, keep]
  return [
    (tx, f) => {
      setSlot(scopeOf(tx, f), kept, NONE)
      setSlot(scopeOf(tx, f), slot, NONE)
      return NEXT
    },
    enter,
    (tx, f) => {
      const scope = scopeOf(tx, f)
      setSlot(scope, slot, slotKeys(scope, kept))
      return NEXT
    },
  ]
}

const isEmpty = (scope: RunFrame, slot: string): boolean => scope.slots.some(s => s.slot === slot && s.keys.length === 0)

/** What follows a payment, and what follows if it isn't made. */
function payThen(pay: readonly Step[], i: Extract<Instruction, { do: 'payTo' }>, compiler: Compiler): readonly Step[] {
  const then = compiler.block(i.then)
  const otherwise = i.otherwise === undefined ? -1 : compiler.block(i.otherwise)
  return [
    ...pay,
    (tx, f) => {
      const block = scopeOf(tx, f).result?.performed === true ? then : otherwise
      return block < 0 ? NEXT : enterBlock(tx, f, block)
    },
  ]
}

/** Goes into a nested block; a loop starts its first round, an empty one is passed over. */
export function enterBlock(
  tx: Transaction,
  f: Frame,
  block: number,
  list: readonly number[] | null = null,
  variable = '',
): number {
  if (list !== null && list.length === 0) return NEXT
  f.pc++
  pushBlock(tx, f, block, list ?? NONE, variable)
  if (list !== null) startRound(scopeOf(tx, f), tx.top() as BlockFrame)
  return AGAIN
}

/** The same action for several players, one after the other in turn order (303.2.a). */
export function forEachPlayer(who: Players, compiler: Compiler, make: (who: Players) => readonly Step[]): readonly Step[] {
  const players = compilePlayers(who, compiler)
  const at = compiler.ability.blocks.length
  compiler.ability.blocks.push([])
  compiler.ability.blocks[at] = [...make({ player: '$player' })]
  return [(tx, f) => enterBlock(tx, f, at, players(tx, scopeOf(tx, f)).map(playerTarget), '$player')]
}
