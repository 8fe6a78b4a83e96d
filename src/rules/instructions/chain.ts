/** Instructions that act on spells and abilities on the chain: countering (425), control (191.2, 191.4), new choices (750). */
import type { Compiler } from '../../abilities/compile/ability'
import type { Step } from '../../abilities/compile/compiled'
import { compileRef, slotKeys } from '../../abilities/compile/filters'
import type { Instruction, ObjectRef, Objects, ReplacementAbility, Target } from '../../abilities/types'
import { isBarred } from '../../characteristics/permissions'
import { note } from '../../events/emit'
import { clearFromChain } from '../../game-actions/actions'
import { addEffect } from '../../game-actions/effects'
import { leavesInstead } from '../../game-actions/flow'
import { NEXT } from '../../interpreter/flow'
import { makeResult, type RunFrame, scopeOf } from '../../interpreter/scope'
import { NO_BIND, NONE } from '../../state/make'
import type { Bind, Key, PlayerIndex } from '../../state/types'
import { Zone } from '../../state/types'
import { Aspect, type Transaction } from '../../transaction/transaction'
import { takeOffChain } from '../items'
import { pushNewChoices } from '../new-choices'
import { causeOf, compileObjects } from './objects'

export function compileChain(i: Instruction, compiler: Compiler): readonly Step[] | null {
  switch (i.do) {
    case 'counter': {
      const items = compileItems(i.what, compiler)
      const instead = i.into === 'hand' ? compiler.child(HAND_INSTEAD) : ''
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const list = items(tx, scope)
          const keys = list.filter(key => counter(tx, scope, key, instead))
          scope.result = makeResult(keys, keys.length, list.length)
          return NEXT
        },
      ]
    }
    case 'gainControl': {
      if (!isOnChain(i.what, compiler))
        throw new Error("the engine can't do this yet: gaining control of anything but what was chosen on the chain")
      const items = compileItems(i.what, compiler)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          const list = items(tx, scope)
          const keys = scope.controller < 0 ? NONE : list.filter(key => gainControl(tx, key, scope.controller, scope.source))
          scope.result = makeResult(keys, keys.length, list.length)
          return NEXT
        },
      ]
    }
    case 'newChoices': {
      if (!isOnChain(i.of, compiler)) throw new Error('new choices are made for what was chosen on the chain')
      const items = compileItems(i.of, compiler)
      return [
        (tx, f) => {
          const scope = scopeOf(tx, f)
          scope.result = makeResult(NONE, 0, 1)
          const key = items(tx, scope)[0]
          if (key !== undefined && scope.controller >= 0)
            pushNewChoices(tx, { item: key, player: scope.controller, source: scope.source, depth: scope.root })
          return NEXT
        },
      ]
    }
    default:
      return null
  }
}

type ReadItems = (tx: Transaction, scope: RunFrame) => readonly Key[]

/** Keys of chain items; a card on the chain and its item have one key. */
function compileItems(what: Objects, compiler: Compiler): ReadItems {
  if ('these' in what) {
    const parts = what.these.map(part => compileItems(part, compiler))
    return (tx, scope) => [...new Set(parts.flatMap(read => read(tx, scope)))]
  }
  if ('all' in what || 'top' in what) {
    const objects = compileObjects(what, compiler)
    return (tx, scope) =>
      present(
        tx,
        objects(tx, scope).map(o => tx.s.objects[o]!.key),
      )
  }
  if ('target' in what) return (tx, scope) => present(tx, slotKeys(scope, what.as))
  const ref = compileRef(what, compiler.reading)
  return (tx, scope) => present(tx, ref(tx, scope))
}

const present = (tx: Transaction, keys: readonly Key[]): readonly Key[] => keys.filter(key => tx.findItem(key) !== null)

function isOnChain(what: ObjectRef | Target, compiler: Compiler): boolean {
  if ('target' in what) return what.target.zone === 'chain'
  return what.ref === 'chosen' && compiler.ability.slots.some(s => s.as === what.slot && s.filter?.zone === Zone.Chain)
}

const COUNTERED = '$countered'

/** "Return it to its owner's hand instead of putting it in their trash": other effects may want it as well (372). */
const HAND_INSTEAD: ReplacementAbility = {
  kind: 'replacement',
  of: { on: 'toTrash', notFrom: 'deck', subject: { ref: 'chosen', slot: COUNTERED } },
  next: true,
  instead: [{ do: 'returnToHand', what: { ref: 'event' } }],
}

/** 425: what is countered does nothing and leaves the chain, a card for the trash (425.1.a.1); `instead` replaces that. */
function counter(tx: Transaction, scope: RunFrame, key: Key, instead: string): boolean {
  const item = tx.findItem(key)
  if (item === null || (item.you >= 0 && isBarred(tx, 'countered', item.you))) return false
  const { controller, kind, source, ability } = item
  const cause = causeOf(tx, scope)
  const then = kind === 'card' ? leavesInstead(tx, item.object, null) : ''
  takeOffChain(tx, key)
  if (kind === 'card') {
    if (instead !== '' && then === '') {
      const bind: Bind = { ...NO_BIND, slots: [{ slot: COUNTERED, keys: [key] }] }
      addEffect(tx, scope, 'cleanup', { kind: 'ability', ability: instead, bind, uses: 1 })
    }
    clearFromChain(tx, item.object, then, cause)
  }
  const i = kind === 'card' ? item.object : tx.find(source)
  note(tx, 'counter', {
    player: controller,
    object: kind === 'card' ? tx.s.objects[i]!.key : 0,
    was: kind === 'card' ? key : 0,
    card: i < 0 ? '' : tx.s.objects[i]!.def,
    source: cause.source,
    detail: kind === 'card' ? '' : ability,
  })
  return true
}

/** 191.2, 191.4: "you", "friendly" and "enemy" in its text are somebody else from now on. */
function gainControl(tx: Transaction, key: Key, player: PlayerIndex, source: Key): boolean {
  const item = tx.item(key)
  if (item.controller === player && item.you === player) return false
  item.controller = player
  item.you = player
  if (item.kind === 'card') tx.object(item.object, Aspect.Control).controller = player
  note(tx, 'control', {
    player,
    object: item.kind === 'card' ? key : 0,
    card: item.kind === 'card' ? tx.s.objects[item.object]!.def : '',
    source,
    detail: item.ability,
  })
  return true
}
