/** What instructions act on: objects, players and places named by a text, read when the instruction executes (359.3.f.2). */
import type { Compiler } from '../../abilities/compile/ability'
import { SPELL } from '../../abilities/compile/codes'
import type { CompiledFilter } from '../../abilities/compile/compiled'
import { compileFilter, compileRef, lookBack, matches, slotKeys } from '../../abilities/compile/filters'
import { meansAbilities } from '../../abilities/compile/items'
import { herePlace } from '../../abilities/compile/places'
import { defender } from '../../abilities/compile/players'
import type { Everybody, ObjectRef, Objects, PlaceRef, Players, Target } from '../../abilities/types'
import { EVENT_OWNER } from '../../events/replacement'
import type { BlockFrame, RunFrame } from '../../interpreter/scope'
import { NONE } from '../../state/make'
import { baseOf, isFriendly, nextPlayer, playersFrom } from '../../state/query'
import { isPlayerTarget, placeTarget, targetedPlace, targetedPlayer } from '../../state/target-values'
import type { Cause, Key, ObjectIndex, PlayerIndex } from '../../state/types'
import { Zone } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'

export type ReadObjects = (tx: Transaction, scope: RunFrame) => ObjectIndex[]
export type ReadPlayers = (tx: Transaction, scope: RunFrame) => PlayerIndex[]
export type ReadPlace = (tx: Transaction, scope: RunFrame, of: ObjectIndex) => number

/** No object represents an ability (401.1): what acts on objects can't act on one. */
function refuseAbilities(objects: Objects): void {
  if ('target' in objects && meansAbilities(objects.target))
    throw new Error("the engine can't do this yet: doing anything with abilities on the chain but countering or taking them")
}

/** Objects that exist and are where the text can reach them. */
export function compileObjects(objects: Objects, compiler: Compiler): ReadObjects {
  refuseAbilities(objects)
  if ('these' in objects) {
    const parts = objects.these.map(o => compileObjects(o, compiler))
    return (tx, scope) => [...new Set(parts.flatMap(read => read(tx, scope)))]
  }
  // What has no key before it happens is bound as it happens; banishing does that (actions.ts).
  if ('top' in objects) throw new Error("the engine can't do this yet: anything but banishing the top cards of a deck")
  if ('all' in objects) {
    const filter: CompiledFilter = compileFilter(objects.all, compiler.reading)
    const slot = objects.at?.as ?? null
    return (tx, scope) => {
      const found = matches(tx, filter, scope)
      if (slot === null) return found
      const places = slotKeys(scope, slot)
      return found.filter(i => places.includes(placeTarget(tx.s.objects[i]!.place)))
    }
  }
  if ('target' in objects) return (tx, scope) => present(tx, slotKeys(scope, objects.as))
  const ref = compileRef(objects, compiler.reading)
  return (tx, scope) => present(tx, ref(tx, scope))
}

export function compileRefObjects(ref: ObjectRef, compiler: Compiler): ReadObjects {
  const read = compileRef(ref, compiler.reading)
  return (tx, scope) => present(tx, read(tx, scope))
}

/**
 * The same, also where the text itself has moved them since ("banish it, then play it", 359.3.e.14): for the actions that
 * take cards from any zone.
 */
export function compileFollowed(objects: Objects, compiler: Compiler): ReadObjects {
  if (!('ref' in objects) && !('target' in objects)) return compileObjects(objects, compiler)
  refuseAbilities(objects)
  const ref = 'target' in objects ? null : compileRef(objects, compiler.reading)
  return (tx, scope) => {
    const keys = ref === null ? slotKeys(scope, (objects as Target).as) : ref(tx, scope)
    return present(
      tx,
      keys.map(key => keyNow(scope, key)),
    )
  }
}

/** The key under which a text can follow what it has moved itself (124). */
export const keyNow = (scope: RunFrame, key: Key): Key => scope.moved.reduce((at, m) => (m.old === at ? m.now : at), key)

/** What a loop is about: objects that exist, and those that the text itself took away; "it" is what they were (359.3.e.13). */
export function compileSubjects(objects: Objects, compiler: Compiler): (tx: Transaction, scope: RunFrame) => readonly Key[] {
  if (!('ref' in objects) && !('target' in objects)) {
    const read = compileObjects(objects, compiler)
    return (tx, scope) => read(tx, scope).map(i => tx.s.objects[i]!.key)
  }
  const ref = 'target' in objects ? null : compileRef(objects, compiler.reading)
  return (tx, scope) => {
    const keys = ref === null ? slotKeys(scope, (objects as Target).as) : ref(tx, scope)
    return [...new Set(keys)].filter(key => present(tx, [key]).length > 0 || lookBack(scope, key) !== null)
  }
}

function present(tx: Transaction, keys: readonly Key[]): ObjectIndex[] {
  const found: ObjectIndex[] = []
  for (const key of keys) {
    const i = tx.find(key)
    if (i >= 0 && tx.s.objects[i]!.zone !== Zone.Ceased && !found.includes(i)) found.push(i)
  }
  return found
}

/** Does a text name one player, so that its action is a single batch? */
export const isOnePlayer = (who: Players): boolean =>
  typeof who === 'object' ? !('fromNext' in who || 'everyOf' in who) : who === 'you' || who === 'turnPlayer' || who === 'defender'

export function compilePlayers(who: Players, compiler: Compiler): ReadPlayers {
  if (who === 'you') return (_tx, scope) => (scope.controller < 0 ? [] : [scope.controller]) // 190.6.d
  if (who === 'turnPlayer') return tx => [tx.s.turnPlayer]
  if (who === 'defender') return tx => (defender(tx) < 0 ? [] : [defender(tx)])
  if (typeof who === 'string') return everybody(who, tx => tx.s.turnPlayer)
  if ('fromNext' in who) return everybody(who.fromNext, tx => nextPlayer(tx.s, tx.s.turnPlayer))
  if ('everyOf' in who) {
    const parts = who.everyOf.map(part => compilePlayers(part, compiler))
    return (tx, scope) => {
      const named = new Set(parts.flatMap(read => read(tx, scope)))
      return playersFrom(tx.s, tx.s.turnPlayer).filter(p => named.has(p))
    }
  }
  if ('eventPlayer' in who) return (_tx, scope) => (scope.bind === null || scope.bind.player < 0 ? [] : [scope.bind.player])
  if ('eventOwner' in who) return (_tx, scope) => slotKeys(scope, EVENT_OWNER).map(targetedPlayer)
  if ('player' in who) return (_tx, scope) => slotKeys(scope, who.player).filter(isPlayerTarget).map(targetedPlayer)
  if ('targetPlayer' in who) return (_tx, scope) => slotKeys(scope, who.as).filter(isPlayerTarget).map(targetedPlayer)
  const owner = 'ownerOf' in who
  const ref = compileRef('ownerOf' in who ? who.ownerOf : who.controllerOf, compiler.reading)
  return (tx, scope) => {
    const found: PlayerIndex[] = []
    for (const key of ref(tx, scope)) {
      const i = tx.find(key)
      const from = i >= 0 ? tx.s.objects[i]! : lookBack(scope, key)
      // An ability on the chain has a controller, but no owner (191.4).
      const p = from !== null ? (owner ? from.owner : from.controller) : owner ? -1 : (tx.findItem(key)?.you ?? -1)
      if (p >= 0 && !found.includes(p)) found.push(p) // 190.6.d: nobody may control a battlefield
    }
    return found
  }
}

/** In turn order from the first one on (303.2.a). Where there is no "you" there are no others (190.6.d). */
const everybody =
  (who: Everybody, first: (tx: Transaction) => PlayerIndex): ReadPlayers =>
  (tx, scope) => {
    const list = playersFrom(tx.s, first(tx))
    if (who === 'eachPlayer') return list
    if (scope.controller < 0) return []
    return list.filter(p => (who === 'eachOther' ? p !== scope.controller : !isFriendly(tx.s, p, scope.controller)))
  }

/** Where something goes; -1 when the place can't be told any more (359.3.e.12), -2 when the player may choose. */
export function compilePlace(to: PlaceRef, compiler: Compiler): ReadPlace {
  if (to === 'here') return (tx, scope) => herePlace(tx, scope)
  if (to === 'base') return (tx, scope, of) => baseOf(tx.s, of >= 0 ? tx.s.objects[of]!.controller : scope.controller)
  if (to === 'anyLegal') return () => -2
  if ('place' in to) return (_tx, scope) => slotPlace(scope, to.place)
  if ('targetPlace' in to) return (_tx, scope) => slotPlace(scope, to.as)
  if ('eventPlace' in to) return (_tx, scope) => scope.bind?.place ?? -1
  const ref = compileRef(to.placeOf, compiler.reading)
  return (tx, scope) => {
    const key = ref(tx, scope)[0] ?? 0
    const i = tx.find(key)
    // 359.3.e.13: "the same location" is where it was when the text itself took it away.
    return i < 0 ? (lookBack(scope, key)?.place ?? -1) : tx.s.objects[i]!.place
  }
}

const slotPlace = (scope: RunFrame, slot: string): number => {
  const value = slotKeys(scope, slot)[0]
  return value === undefined ? -1 : targetedPlace(value)
}

/** Attribution of what a running text does (411.5, 417.6). */
export function causeOf(tx: Transaction, scope: RunFrame): Cause {
  const item = scope.item === 0 ? null : tx.findItem(scope.item)
  const spell = item?.kind === 'card'
  const made = spell || (tx.registry.ability(scope.ability).card.types & SPELL) !== 0 // 428.5.d
  return {
    kind: spell ? 'spell' : 'ability',
    player: performer(tx, scope),
    source: scope.source,
    item: scope.item,
    sources: spell
      ? [scope.item]
      : [...(scope.item === 0 ? NONE : [scope.item]), scope.source, ...(scope.via === 0 ? NONE : [scope.via])], // 411.6.a
    ...(made && { spell: true }),
  }
}

/** 411.1: what "each player" does each of them does, and what a player "may" do he does himself. */
function performer(tx: Transaction, scope: RunFrame): PlayerIndex {
  for (let depth = tx.s.frames.length - 1; depth > scope.root; depth--) {
    const frame = tx.s.frames[depth]!
    if (frame.program !== 'block' || frame['root'] !== scope.root) continue
    const { list, at } = frame as BlockFrame
    const value = list[at]
    if (value !== undefined && isPlayerTarget(value)) return targetedPlayer(value)
  }
  return scope.controller
}
