/** Which replacement effects apply to which proposed events (367–375). */
import { On } from '../abilities/compile/codes'
import type { CompiledAbility, Context } from '../abilities/compile/compiled'
import { canBePrevented } from '../characteristics/damage'
import type { Instance } from '../characteristics/derived'
import { makeInstance } from '../characteristics/derived'
import { cardNow, derivedOf } from '../characteristics/read'
import { NO_BIND, NONE } from '../state/make'
import { controllerOf as controllerOfObject, playersFrom } from '../state/query'
import { playerTarget } from '../state/target-values'
import type { Bind, BoundSlot, Key, PlayerIndex } from '../state/types'
import { Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { snapshotOf, useCount } from './emit'
import type { Proposal } from './proposal'

/** A candidate, pinned when the batch was proposed (370.3, 370.4). Plain data: it rests in the batch's frame. */
export interface Pinned {
  /** Identity for 370.2: which effect of which object. */
  readonly id: string
  /** Reference of the ability; '' for Prevent and Double, which are effects of their own. */
  readonly ability: string
  readonly source: Key
  readonly via: Key
  readonly effect: Key
  readonly controller: PlayerIndex
  readonly bind: Bind | null
  readonly since: number
  /** Costs paid for the object that enters (805.2.b). */
  readonly paid: number
  readonly closed: boolean
}

export function pin(tx: Transaction, event: number, proposals: readonly Proposal[]): Pinned[] {
  const instances = derivedOf(tx).replacements[event]!
  const pinned: Pinned[] = instances.length === 0 ? (NONE as unknown as Pinned[]) : instances.map(x => pinInstance(x, 0))
  const all =
    event === On.enter
      ? [...pinned, ...ownEntering(tx, proposals)]
      : event === On.attach
        ? [...pinned, ...ownAttaching(tx, proposals)]
        : event === On.damage
          ? [...pinned, ...damageEffects(tx)]
          : pinned
  if (all.length === 0) return all
  for (const p of proposals) for (const k of all) if (qualifies(tx, k, p)) return all
  return NONE as unknown as Pinned[]
}

const pinInstance = (x: Instance, paid: number): Pinned => ({
  id: `${x.source}/${x.via}/${x.effect}/${x.ability.ref}`,
  ability: x.ability.ref,
  source: x.source,
  via: x.via,
  effect: x.effect,
  controller: x.controller,
  bind: x.bind,
  since: x.since,
  paid,
  closed: false,
})

/** Slot of a replacement's text: whose cards its event is about. */
export const EVENT_OWNER = '$owner'

/** What applies to cards that are being shown: their own abilities, wherever they lie, and what asks which card it is (370.1.b.1). */
export function pinShown(tx: Transaction, event: number, proposals: readonly Proposal[]): readonly Pinned[] {
  const pinned = derivedOf(tx)
    .replacements[event]!.filter(x => x.ability.when.some(w => w.event === event && !w.anySubject && !w.subjectIsSelf))
    .map(x => pinInstance(x, 0))
  if (tx.registry.actsAsShown) {
    for (const p of proposals) {
      const i = tx.find(p.object)
      const o = tx.s.objects[i]!
      for (const ability of tx.registry.cardOf(o).asShown)
        pinned.push(pinInstance(makeInstance(ability, i, o.key, o.owner, 0, 0, null), 0))
    }
  }
  return pinned.some(k => proposals.some(p => qualifies(tx, k, p))) ? pinned : NONE
}

/** 369.3: what describes how an object enters applies though the object is not on the board yet. */
function ownEntering(tx: Transaction, proposals: readonly Proposal[]): Pinned[] {
  const own: Pinned[] = []
  for (const p of proposals) {
    const i = tx.find(p.object)
    if (i < 0) continue
    const o = tx.s.objects[i]!
    for (const ability of tx.registry.cardOf(o).abilities) {
      if (ability.kind === 'replacement' && ability.when.some(w => w.event === On.enter)) {
        own.push(pinInstance(makeInstance(ability, i, o.key, o.controller, 0, 0, null), o.paid))
      }
    }
  }
  return own
}

/** 725.1: the inactive text of a card that is attached elsewhere applies while it is being attached. */
function ownAttaching(tx: Transaction, proposals: readonly Proposal[]): Pinned[] {
  return proposals.flatMap(p => {
    const i = tx.find(p.object)
    if (i < 0 || tx.s.objects[i]!.attachedTo === 0) return []
    const o = tx.s.objects[i]!
    return cardNow(tx, i)
      .abilities.filter(a => a.kind === 'replacement' && a.when.some(w => w.event === On.attach && w.subjectIsSelf))
      .map(a => pinInstance(makeInstance(a, i, o.key, o.controller, o.since, 0, null), 0))
  })
}

function damageEffects(tx: Transaction): Pinned[] {
  const list: Pinned[] = []
  for (const e of tx.s.effects) {
    if (e.kind !== 'prevent' && e.kind !== 'double') continue
    list.push({
      id: `0/0/${e.key}/${e.kind}`,
      ability: '',
      source: e.source,
      via: e.via,
      effect: e.key,
      controller: e.controller,
      bind: null,
      since: e.since,
      paid: 0,
      closed: false,
    })
  }
  return list
}

/** Can the effect be applied to the event now? Conditions are read anew each time (373.1.a). */
export function qualifies(tx: Transaction, k: Pinned, p: Proposal): boolean {
  if (k.closed || p.replaced || p.applied.includes(k.id)) return false
  // 437.2.a: damage of 0 is none, and neither is a change of Might by 0.
  if (p.amount === 0 && (p.event === On.damage || p.event === On.might)) return false
  if (p.event === On.damage && !canBePrevented(tx, p.cause.player) && isPrevention(tx, k)) return false
  if (k.effect !== 0) {
    const effect = tx.s.effects.find(e => e.key === k.effect)
    if (effect === undefined) return false
    if (k.ability === '') return effect.objects.includes(p.object) && (effect.kind === 'double' || effect.amount !== 0)
  } else {
    const i = tx.find(k.source)
    // A source that left in another replacement's instructions applies no longer.
    if (i < 0 || tx.s.objects[i]!.zone === Zone.Ceased) return false
  }
  const ability = tx.registry.ability(k.ability)
  if (ability.limit > 0 && useCount(tx, k.source, k.ability, k.via) >= ability.limit) return false // 371.1
  const ctx = replacementContext(tx, k, p)
  if (!ability.when.some(w => w.event === p.event && w.proposal(tx, ctx, p))) return false
  return ability.check === null || ability.check(tx, ctx)
}

/** 437.1.b: a Prevent Value, or damage that is replaced with nothing. */
function isPrevention(tx: Transaction, k: Pinned): boolean {
  if (k.ability === '') return tx.s.effects.some(e => e.key === k.effect && e.kind === 'prevent')
  const { modifies, instructions } = tx.registry.ability(k.ability)
  return modifies && instructions[0]!.length === 0
}

export function replacementContext(tx: Transaction, k: Pinned, p: Proposal): Context {
  return {
    source: k.source,
    via: k.via,
    controller: k.controller,
    bind: eventBind(tx, k, p),
    slots: NONE as readonly BoundSlot[],
    each: 0,
    result: null,
    x: 0,
    paid: k.paid,
    known: NONE,
    hiddenAt: -1,
  }
}

export function eventBind(tx: Transaction, k: Pinned, p: Proposal): Bind {
  const i = tx.find(p.object)
  return {
    ...(k.bind ?? NO_BIND),
    ...ownerSlot(tx, k, p),
    object: p.object,
    now: 0,
    player: p.player,
    place: p.place,
    amount: p.amount,
    other: p.other,
    snapshot: i < 0 ? null : snapshotOf(tx, i),
  }
}

/** Whose cards would be shown. */
function ownerSlot(tx: Transaction, k: Pinned, p: Proposal): Pick<Bind, 'slots'> | null {
  if (p.event !== On.reveal && p.event !== On.look) return null
  const slots = (k.bind ?? NO_BIND).slots.filter(s => s.slot !== EVENT_OWNER)
  const owner = p.details?.of === 'deck' || p.details?.of === 'shown' ? p.details.owner : tx.s.objects[tx.find(p.object)]?.owner
  return owner === undefined ? { slots } : { slots: [...slots, { slot: EVENT_OWNER, keys: [playerTarget(owner)] }] }
}

export interface Choice {
  readonly chooser: PlayerIndex
  /** Positions in the pinned list. */
  readonly effects: readonly number[]
}

/**
 * Who says which effect is applied next, and among which. 372: several effects on one event are ordered by the controller
 * of what is acted on; 373: otherwise each controller orders his own, in turn order.
 */
export function nextChoice(
  tx: Transaction,
  pinned: readonly Pinned[],
  proposals: readonly Proposal[],
  applicable: typeof qualifies,
): Choice | null {
  const any = new Set<number>()
  for (const p of proposals) {
    const here: number[] = []
    for (let k = 0; k < pinned.length; k++) if (applicable(tx, pinned[k]!, p)) here.push(k)
    for (const k of here) any.add(k)
    if (here.length > 1 && !allAlike(tx, pinned, here)) return { chooser: actedOn(tx, p), effects: here }
  }
  if (any.size === 0) return null
  for (const player of playersFrom(tx.s, tx.s.turnPlayer)) {
    const own = [...any].filter(k => controllerOf(tx, pinned[k]!) === player).sort((a, b) => a - b)
    if (own.length > 0) return { chooser: player, effects: own }
  }
  return { chooser: tx.s.turnPlayer, effects: [...any] }
}

export const controllerOf = (tx: Transaction, k: Pinned): PlayerIndex => (k.controller < 0 ? tx.s.turnPlayer : k.controller)

/** Whose "may" and cost it is: 371.2.a its controller's, if the text names nobody else. */
export function deciderOf(tx: Transaction, k: Pinned, p: Proposal): PlayerIndex {
  const decides = k.ability === '' ? null : tx.registry.ability(k.ability).decides
  return decides === null ? controllerOf(tx, k) : decides(tx, replacementContext(tx, k, p))
}

/** 372, 372.1, 372.2 */
function actedOn(tx: Transaction, p: Proposal): PlayerIndex {
  const i = tx.find(p.object)
  const player = i < 0 ? p.player : controllerOfObject(tx.s, i)
  return player < 0 ? tx.s.turnPlayer : player
}

/** The order of effects that do the same arithmetic makes no difference, so nobody is asked. */
export function allAlike(tx: Transaction, pinned: readonly Pinned[], effects: readonly number[]): boolean {
  const first = sortOf(tx, pinned[effects[0]!]!)
  return first !== '' && effects.every(k => sortOf(tx, pinned[k]!) === first)
}

function sortOf(tx: Transaction, k: Pinned): string {
  if (k.ability === '') {
    const effect = tx.s.effects.find(e => e.key === k.effect)!
    // Prevent Values are used up (437.3), so it matters what comes before one, and which of two that last differently.
    return effect.kind === 'double' ? 'times' : `prevent ${effect.amount < 0 ? 'all' : effect.until}`
  }
  const ability = tx.registry.ability(k.ability)
  if (onlyBanishes(ability)) return 'banish'
  if (!ability.modifies || ability.may || ability.cost !== null || ability.data?.kind !== 'replacement') return ''
  if (ability.data.instead.length === 0) return 'prevent all'
  const sorts = ability.data.instead.map(i =>
    i.do === 'enter'
      ? i.as
      : i.do === 'changeAmount'
        ? 'times' in i.by
          ? 'times'
          : 'minus' in i.by
            ? 'minus'
            : 'plus'
        : i.do === 'playTokens'
          ? i.tokens.join()
          : '',
  )
  return sorts.every(x => x === sorts[0]) ? (sorts[0] ?? '') : ''
}

/** Does it do nothing but banish what the event happens to, as often as it can? */
export function onlyBanishes({ data, may, limit, cost }: CompiledAbility): boolean {
  if (data?.kind !== 'replacement' || may || limit > 0 || cost !== null || data.next === true || data.instead.length !== 1)
    return false
  const [only] = data.instead
  return only?.do === 'banish' && 'ref' in only.what && only.what.ref === 'event'
}
