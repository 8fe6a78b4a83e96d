/** Instructions that leave something behind: continuous effects, delayed and reflexive abilities (386–392, 477.3.b). */
import type { Compiler } from '../../abilities/compile/ability'
import { compileAmount } from '../../abilities/compile/amounts'
import { LEGEND } from '../../abilities/compile/codes'
import type { Step } from '../../abilities/compile/compiled'
import { compileRef, resultOf } from '../../abilities/compile/filters'
import { readsResult } from '../../abilities/compile/slots'
import type { Cost, Instruction } from '../../abilities/types'
import { note } from '../../events/emit'
import { addEffect, lasts } from '../../game-actions/effects'
import { addLegends } from '../../game-actions/legends'
import { NEXT } from '../../interpreter/flow'
import type { RunFrame } from '../../interpreter/scope'
import { makeResult, movedSlot, scopeOf } from '../../interpreter/scope'
import { NO_BIND, NONE } from '../../state/make'
import { movesOf } from '../../state/moved'
import type { Bind, Key, ObjectIndex } from '../../state/types'
import { Zone } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import { putAbilityOnChain } from '../items'
import { activateStep } from './activate'
import { compileObjects } from './objects'

export function compileEffect(i: Instruction, compiler: Compiler): readonly Step[] | null {
  switch (i.do) {
    case 'giveKeyword': {
      if (i.cost !== undefined) return giveFlow(i, i.cost, compiler)
      if (!compiler.canGrant(i.keyword)) throw new Error(`the engine can't give the keyword ${i.keyword} yet`)
      const objects = compileObjects(i.what, compiler)
      const value = compileAmount(i.value ?? 1, compiler.reading)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const list = objects(tx, scope).filter(o => tx.s.objects[o]!.zone === Zone.Board)
          const amount = Math.max(0, value(tx, scope))
          if (Number.isNaN(amount)) {
            scope.result = makeResult(NONE, 0, list.length) // 359.3.e.12
            return NEXT
          }
          giveKeyword(tx, scope, i, list, { amount })
          return NEXT
        },
      ]
    }
    case 'prevent':
    case 'doubleDamage': {
      const objects = compileObjects(i.what, compiler)
      const all = i.do !== 'prevent' || i.amount === 'all'
      const amount = i.do === 'prevent' && i.amount !== 'all' ? compileAmount(i.amount, compiler.reading) : () => -1
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const keys = objects(tx, scope).map(o => tx.s.objects[o]!.key)
          const value = amount(tx, scope)
          // An amount that is gone or nothing prevents nothing (359.3.e.12); -1 stands for "all".
          if (!(value > 0) && !all) {
            scope.result = makeResult(NONE, 0, keys.length)
            return NEXT
          }
          // 437.2: the Prevent Value is tracked on each unit specifically.
          for (const key of keys)
            addEffect(tx, scope, i.until, {
              kind: i.do === 'prevent' ? 'prevent' : 'double',
              objects: [key],
              amount: value,
            })
          scope.result = makeResult(keys, keys.length, keys.length)
          return NEXT
        },
      ]
    }
    case 'addLegend': {
      const objects = compileObjects(i.what, compiler)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const list = lasts(tx, scope, i.until) ? objects(tx, scope).filter(o => waits(tx, o)) : NONE
          const keys = addLegends(tx, list, scope.source)
          if (keys.length > 0) addEffect(tx, scope, i.until, { kind: 'legend', objects: keys })
          scope.result = makeResult(keys, keys.length, keys.length)
          return NEXT
        },
      ]
    }
    case 'delayed': {
      const ref = compiler.child(i.ability)
      const next = i.ability.kind === 'replacement' && i.ability.next === true
      const linked = readsResult(i.ability)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const uses = i.uses ?? (next ? 1 : -1)
          const bind = bindOf(scope, linked)
          // 390.5.c.1: what it is about is where the text has moved it.
          const objects = i.until === 'whileThere' ? movesOf(bind).map(m => m.now) : NONE
          if (i.until !== 'whileThere' || objects.length > 0)
            addEffect(tx, scope, i.until, { kind: 'ability', ability: ref, bind, uses, objects })
          return NEXT
        },
      ]
    }
    case 'ifThisKills': {
      // 428.5.c: the kill happens in the cleanup after this resolution and is attributed to this item.
      const ref = compiler.child({ ...i.then, when: [{ on: 'die', subject: i.object }] })
      const object = compileRef(i.object, compiler.reading)
      const linked = readsResult(i.then)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const keys = object(tx, scope)
          const killed = keys.filter(key => hasKilled(tx, scope, key))
          reflexive(tx, scope, ref, killed.length, linked)
          if (killed.length < keys.length)
            addEffect(tx, scope, 'cleanup', { kind: 'ability', ability: ref, bind: bindOf(scope, linked), uses: -1 })
          return NEXT
        },
      ]
    }
    case 'activate':
      return [activateStep(i, compiler)]
    case 'doThis': {
      const ref = compiler.child(i.ability)
      const times = compileAmount(i.times, compiler.reading)
      const linked = readsResult(i.ability)
      const { ifDid } = compiler
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const n = times(tx, scope)
          if (!Number.isNaN(n)) reflexive(tx, scope, ref, n, linked, ifDid ? playsUnderWay(tx, scope) : NONE)
          return NEXT
        },
      ]
    }
    default:
      return null
  }
}

/** They have the keyword from now on; `ability` holds the cost that it is given with. */
function giveKeyword(
  tx: Transaction,
  scope: RunFrame,
  { keyword, until }: Extract<Instruction, { do: 'giveKeyword' }>,
  list: readonly ObjectIndex[],
  details: { readonly amount: number; readonly ability?: string },
): void {
  const keys = list.map(o => tx.s.objects[o]!.key)
  if (keys.length > 0) addEffect(tx, scope, until, { kind: 'keyword', objects: keys, keyword, ...details })
  for (const o of list) {
    const { key, def } = tx.s.objects[o]!
    note(tx, 'keyword', { object: key, card: def, detail: keyword, source: scope.source })
  }
  scope.result = makeResult(keys, keys.length, keys.length)
}

/** 829.1.b: a card in a trash can be played from there; the cost is an ability of its own. */
function giveFlow(i: Extract<Instruction, { do: 'giveKeyword' }>, cost: Cost | 'own', compiler: Compiler): readonly Step[] {
  if (i.keyword !== 'flow') throw new Error(`the engine can't give the keyword ${i.keyword} with a cost yet`)
  // It is kept with the play as numbers.
  if (cost !== 'own' && (cost.actions ?? []).length > 0)
    throw new Error("the engine can't do this yet: giving Flow for a cost that is not a resource")
  const objects = compileObjects(i.what, compiler)
  const ability = compiler.child({ kind: 'passive', effect: { static: 'flow', cost } })
  return [
    (tx, f) => {
      const scope = scopeOf(tx, f)
      const list = objects(tx, scope).filter(o => tx.s.objects[o]!.zone === Zone.Trash)
      giveKeyword(tx, scope, i, list, { amount: 1, ability })
      return NEXT
    },
  ]
}

/** 428.5.b: a kill instruction of the same text has killed it already: it lies in a trash, or was a token. */
function hasKilled(tx: Transaction, scope: RunFrame, key: Key): boolean {
  const left = scope.known.find(k => k.key === key)
  if (left === undefined) return false
  const now = scope.moved.find(m => m.old === key)?.now
  return now === undefined ? left.token : tx.s.objects[tx.find(now)]?.zone === Zone.Trash
}

/** 388: new Pending items, in order; nothing more happens to them now. */
function reflexive(
  tx: Transaction,
  scope: RunFrame,
  ability: string,
  times: number,
  linked = false,
  needs: readonly Key[] = NONE,
): void {
  const controller = scope.controller < 0 ? tx.s.turnPlayer : scope.controller
  for (let n = 0; n < times; n++) {
    putAbilityOnChain(tx, {
      ability,
      source: scope.source,
      via: scope.via,
      controller,
      you: scope.controller,
      openedBy: 'trigger',
      bind: bindOf(scope, linked),
      paid: scope.paid,
      needs,
    })
  }
}

/** Of what the text has just done: plays, which are made only later (354.3). */
const playsUnderWay = (tx: Transaction, scope: RunFrame): readonly Key[] =>
  (scope.result?.keys ?? NONE).filter(key => tx.findItem(key)?.pending === true)

/** What a made ability remembers of the text that made it; `linked`: also what that had just done (388, 394.1). */
export function bindOf(scope: RunFrame, linked = false): Bind {
  const { bind } = scope
  const result = linked ? resultOf(scope) : null
  const known = result === null ? NONE : [...scope.known, ...(bind?.known ?? NONE)].filter(k => result.keys.includes(k.key))
  const slots =
    bind === null ? scope.slots : [...scope.slots, ...bind.slots.filter(b => !scope.slots.some(s => s.slot === b.slot))]
  const moved = movedSlot(scope, [...slots.flatMap(s => s.keys), ...(result?.keys ?? NONE)])
  return {
    ...(bind ?? NO_BIND),
    slots: moved.length === 0 ? slots : [...slots.filter(s => s.slot !== moved[0]!.slot), ...moved],
    result,
    known,
  }
}

/** A legend outside of the game. */
const waits = (tx: Transaction, i: number): boolean =>
  tx.s.objects[i]!.zone === Zone.Removed && (tx.registry.cardOf(tx.s.objects[i]!).types & LEGEND) !== 0
