/** Instructions that change what objects are and which abilities they have (477.1, 477.2). */
import type { Compiler } from '../../abilities/compile/ability'
import { compileAmount } from '../../abilities/compile/amounts'
import { TypeBit, UNIT } from '../../abilities/compile/codes'
import type { Step } from '../../abilities/compile/compiled'
import { compileRef, lookBack, slotKeys } from '../../abilities/compile/filters'
import type { Instruction } from '../../abilities/types'
import { cardNow, typesOf } from '../../characteristics/read'
import { note } from '../../events/emit'
import { detach } from '../../game-actions/actions'
import { addEffect } from '../../game-actions/effects'
import { NEXT } from '../../interpreter/flow'
import type { RunFrame } from '../../interpreter/scope'
import { makeResult, scopeOf } from '../../interpreter/scope'
import { NONE } from '../../state/make'
import type { Key, ObjectIndex } from '../../state/types'
import { Zone } from '../../state/types'
import { Aspect, type Transaction } from '../../transaction/transaction'
import { bindOf } from './effects'
import { causeOf, compileObjects, type ReadObjects } from './objects'

export function compileText(i: Instruction, compiler: Compiler): readonly Step[] | null {
  switch (i.do) {
    case 'giveText': {
      const objects = compileObjects(i.what, compiler)
      const ability = compiler.text(i.text)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const keys = onBoard(tx, scope, objects).map(o => tx.s.objects[o]!.key)
          if (keys.length > 0) addEffect(tx, scope, i.until, { kind: 'text', objects: keys, ability, bind: bindOf(scope) })
          for (const key of keys) note(tx, 'text', { object: key, detail: ability, source: scope.source })
          scope.result = makeResult(keys, keys.length, keys.length)
          return NEXT
        },
      ]
    }
    case 'becomeCopy': {
      const objects = compileObjects(i.what, compiler)
      const ref = 'target' in i.of ? null : compileRef(i.of, compiler.reading)
      const slot = 'target' in i.of ? i.of.as : ''
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const card = copied(tx, scope, (ref === null ? slotKeys(scope, slot) : ref(tx, scope))[0] ?? 0)
          const keys = card === '' ? NONE : onBoard(tx, scope, objects).map(o => tx.s.objects[o]!.key)
          if (i.until !== 'permanent' && keys.length > 0) addEffect(tx, scope, i.until, { kind: 'copy', objects: keys, card })
          for (const key of keys) {
            if (i.until === 'permanent') {
              const o = tx.object(tx.find(key), Aspect.Place)
              o.copyOf = card
              o.copiedAt = tx.newTimestamp()
            }
            note(tx, 'become', { object: key, card, detail: 'copy', source: scope.source })
          }
          scope.result = makeResult(keys, keys.length, keys.length)
          changed(tx, scope, keys)
          return NEXT
        },
      ]
    }
    case 'copyText': {
      const of = compileRef(i.of, compiler.reading)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const card = copied(tx, scope, of(tx, scope)[0] ?? 0)
          const keys = card === '' || tx.find(scope.source) < 0 ? NONE : [scope.source]
          if (keys.length > 0) addEffect(tx, scope, i.until, { kind: 'effectText', objects: keys, card })
          for (const key of keys) note(tx, 'text', { object: key, card, detail: 'copy', source: scope.source })
          scope.result = makeResult(keys, keys.length, 1)
          return NEXT
        },
      ]
    }
    case 'become': {
      const objects = compileObjects(i.what, compiler)
      const might = i.might === undefined ? () => -1 : compileAmount(i.might, compiler.reading)
      let types = 0
      for (const type of i.types) types |= TypeBit[type]
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const amount = might(tx, scope)
          const keys = Number.isNaN(amount) ? NONE : onBoard(tx, scope, objects).map(o => tx.s.objects[o]!.key)
          if (keys.length > 0) addEffect(tx, scope, i.until, { kind: 'types', objects: keys, types, amount })
          for (const key of keys) note(tx, 'become', { object: key, amount, detail: i.types.join(' '), source: scope.source })
          scope.result = makeResult(keys, keys.length, keys.length)
          changed(tx, scope, keys)
          return NEXT
        },
      ]
    }
    default:
      return null
  }
}

const onBoard = (tx: Transaction, scope: RunFrame, objects: ReadObjects): ObjectIndex[] =>
  objects(tx, scope).filter(o => tx.s.objects[o]!.zone === Zone.Board)

/** 477.1.b.1.b: the copyable traits are printed, or those of what it is a copy of itself. */
function copied(tx: Transaction, scope: RunFrame, key: Key): string {
  const i = tx.find(key)
  return i >= 0 ? cardNow(tx, i).id : (lookBack(scope, key)?.def ?? '')
}

/** Units aren't attached: what has become one is detached at once. */
function changed(tx: Transaction, scope: RunFrame, keys: readonly Key[]): void {
  if (keys.length === 0) return
  tx.s.cleanupDue = true
  const units = keys.map(key => tx.find(key)).filter(i => tx.s.objects[i]!.attachedTo !== 0 && (typesOf(tx, i) & UNIT) !== 0)
  if (units.length > 0) detach(tx, units, causeOf(tx, scope))
}
