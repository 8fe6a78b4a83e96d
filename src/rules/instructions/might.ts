/**
 * Instructions that change Might and what goes with it: each computes its change when it is executed, and leaves that
 * behind (477.3.b).
 */
import type { Compiler } from '../../abilities/compile/ability'
import { compileAmount } from '../../abilities/compile/amounts'
import { KEYWORDS, keywordBit } from '../../abilities/compile/codes'
import type { Held, Step } from '../../abilities/compile/compiled'
import { keywordsOfAbility } from '../../abilities/compile/named-keywords'
import type { Instruction, Keyword } from '../../abilities/types'
import { abilitiesOf, keywordsOf, keywordValue, mightOf } from '../../characteristics/read'
import { note } from '../../events/emit'
import { giveMight } from '../../game-actions/actions'
import { addEffect } from '../../game-actions/effects'
import { type Limit, NO_LIMIT } from '../../game-actions/might'
import { NEXT } from '../../interpreter/flow'
import type { RunFrame } from '../../interpreter/scope'
import { makeResult, scopeOf } from '../../interpreter/scope'
import { NONE } from '../../state/make'
import type { ObjectIndex } from '../../state/types'
import { Zone } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import { causeOf, compileObjects, compileRefObjects } from './objects'

type Of<D extends Instruction['do']> = Extract<Instruction, { do: D }>
/** By how much the Might of one object changes; NaN when something that the text speaks of is gone (359.3.e.12). */
type Change = (tx: Transaction, scope: RunFrame, i: ObjectIndex) => number

export function compileMight(i: Instruction, compiler: Compiler): readonly Step[] | null {
  switch (i.do) {
    case 'might': {
      const by = compileAmount(i.by, compiler.reading)
      return [changeMight(i, compiler, by, { min: i.min ?? null, max: i.max ?? null })]
    }
    case 'raiseMight': {
      const to = compileAmount(i.to, compiler.reading)
      // 477.3.c: nothing is increased by a negative amount.
      return [changeMight(i, compiler, (tx, scope, o) => Math.max(0, to(tx, scope) - mightOf(tx, o)), NO_LIMIT)]
    }
    case 'setMight':
      return [setMight(i, compiler)]
    case 'swapMight':
      return [swapMight(i, compiler)]
    case 'giveKeywordsOf':
      return [giveKeywordsOf(i, compiler)]
    default:
      return null
  }
}

const onBoard = (tx: Transaction, list: readonly ObjectIndex[]): ObjectIndex[] =>
  list.filter(o => tx.s.objects[o]!.zone === Zone.Board)

function changeMight(i: Of<'might'> | Of<'raiseMight'>, compiler: Compiler, change: Change, limit: Limit): Step {
  const objects = compileObjects(i.what, compiler)
  return (tx, f) => {
    const scope = scopeOf(tx, f)
    const gifts = onBoard(tx, objects(tx, scope))
      .map(object => ({ object, amount: change(tx, scope, object) }))
      .filter(({ amount }) => !Number.isNaN(amount))
    giveMight(tx, gifts, i.until, limit, causeOf(tx, scope), scope.root)
    return NEXT
  }
}

const tell = (tx: Transaction, scope: RunFrame, o: ObjectIndex, amount: number, detail: string): void => {
  const { key, def, place } = tx.s.objects[o]!
  note(tx, 'might', { object: key, card: def, place, amount, source: scope.source, detail })
}

/** 477.1.a.1: a number that takes the place of the printed one; what is added to it still is. */
function setMight(i: Of<'setMight'>, compiler: Compiler): Step {
  const objects = compileObjects(i.what, compiler)
  const to = compileAmount(i.to, compiler.reading)
  return (tx, f) => {
    const scope = scopeOf(tx, f)
    const amount = to(tx, scope)
    const list = Number.isNaN(amount) ? NONE : onBoard(tx, objects(tx, scope))
    const keys = list.map(o => tx.s.objects[o]!.key)
    if (keys.length > 0) addEffect(tx, scope, i.until, { kind: 'setMight', objects: keys, amount })
    for (const o of list) tell(tx, scope, o, amount, 'set')
    scope.result = makeResult(keys, keys.length, keys.length)
    return NEXT
  }
}

/** 433.1.a–b: an increase of the lower and a decrease of the higher by their difference; the real values count (143.2.b.1). */
function swapMight(i: Of<'swapMight'>, compiler: Compiler): Step {
  const objects = compileObjects(i.what, compiler)
  return (tx, f) => {
    const scope = scopeOf(tx, f)
    const [a, b, ...more] = onBoard(tx, objects(tx, scope))
    // 359.3.e.12: the Might of one that is gone is null, so there is no difference.
    if (a === undefined || b === undefined || more.length > 0) {
      scope.result = makeResult(NONE, 0, 2)
      return NEXT
    }
    const difference = mightOf(tx, b) - mightOf(tx, a)
    // 433.1.c: equal Mights are not swapped.
    const gifts =
      difference === 0
        ? []
        : [
            { object: a, amount: difference },
            { object: b, amount: -difference },
          ]
    giveMight(tx, gifts, i.until, NO_LIMIT, causeOf(tx, scope), scope.root)
    return NEXT
  }
}

interface Gift {
  readonly keyword: Keyword
  readonly amount: number
}

/** Keywords that say by themselves what they do. */
function giftsOf(tx: Transaction, i: ObjectIndex, compiler: Compiler): readonly Gift[] {
  const mask = keywordsOf(tx, i)
  return KEYWORDS.filter(keyword => (mask & keywordBit(keyword)) !== 0 && compiler.canGrant(keyword)).map(keyword => ({
    keyword,
    amount: Math.max(1, keywordValue(tx, i, keyword)),
  }))
}

/** Keywords with a cost or a text of their own, such as Empower and Deathknell: they are given as they stand there. */
const textsOf = (tx: Transaction, i: ObjectIndex, compiler: Compiler): readonly Held[] =>
  abilitiesOf(tx, i).filter(({ ability }) => {
    const { partOf } = ability
    return partOf === '' ? keywordsOfAbility(ability) !== 0 : !compiler.canGrant(partOf)
  })

/** Each keyword that the object has as this is executed, with the sum of its values. */
function giveKeywordsOf(i: Of<'giveKeywordsOf'>, compiler: Compiler): Step {
  const source = compileRefObjects(i.of, compiler)
  const objects = compileObjects(i.what, compiler)
  return (tx, f) => {
    const scope = scopeOf(tx, f)
    const [of] = onBoard(tx, source(tx, scope))
    const list = of === undefined ? NONE : onBoard(tx, objects(tx, scope))
    const keys = list.map(o => tx.s.objects[o]!.key)
    const gifts = of === undefined || keys.length === 0 ? NONE : giftsOf(tx, of, compiler)
    for (const held of of === undefined || keys.length === 0 ? NONE : textsOf(tx, of, compiler))
      addEffect(tx, scope, i.until, { kind: 'text', objects: keys, ability: held.ability.ref, bind: held.bind })
    for (const { keyword, amount } of gifts) {
      addEffect(tx, scope, i.until, { kind: 'keyword', objects: keys, amount, keyword })
      for (const o of list) {
        const { key, def } = tx.s.objects[o]!
        note(tx, 'keyword', { object: key, card: def, detail: keyword, source: scope.source })
      }
    }
    scope.result = makeResult(keys, keys.length, keys.length)
    return NEXT
  }
}
