/** The open question as clients see it: with its options described. */

import { DOMAINS } from '../abilities/compile/codes'
import { lexiconOf } from '../abilities/compile/lexicon'
import type { SpendUse } from '../abilities/types'
import { cardNow } from '../characteristics/read'
import type { PaymentFrame } from '../game-actions/payment-frame'
import type { BatchFrame } from '../game-actions/perform'
import { isPlaceTarget, isPlayerTarget, targetedPlace, targetedPlayer } from '../state/target-values'
import type { DecisionKind, Key, PlayerIndex, PlayOptions, StoredDecision } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { baseCost, draftOfItem } from './draft'
import { bits } from './groups'
import { abilityCard } from './items'
import { nameOptions } from './naming'
import { paymentOptions } from './payment'
import type { Plan } from './plans'
import { damageEffects, type ShowdownFrame } from './showdown'
import { countedTriggers, triggersToOrder } from './window'

export type Option =
  | { readonly kind: 'object'; readonly key: Key; readonly card: string }
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'player'; readonly player: PlayerIndex }
  | { readonly kind: 'mode'; readonly modes: readonly number[] }
  | { readonly kind: 'ability'; readonly ability: string; readonly source: Key }
  | { readonly kind: 'event'; readonly object: Key; readonly card: string; readonly player: PlayerIndex; readonly amount: number }
  | { readonly kind: 'domain'; readonly domain: string }
  /** The nth of several costs: its Energy and how many Power, and what happens to the card then (390.3.a). */
  | {
      readonly kind: 'cost'
      readonly cost: number
      readonly energy: number
      readonly power: number
      readonly then: PlayOptions['then']
    }
  | { readonly kind: 'word'; readonly word: string }
  /** A name or a tag; a card can also be told by its traits (761.2). */
  | { readonly kind: 'name'; readonly name: string }
  /** Runes to exhaust and to recycle by domain, and what leaves the pool. */
  | {
      readonly kind: 'payment'
      readonly exhaust: Readonly<Record<string, number>>
      readonly recycle: Readonly<Record<string, number>>
      readonly energyFromPool: number
      /** Energy that runes give before they are recycled, and that stays in the pool. */
      readonly energyToPool: number
      readonly powerFromPool: Readonly<Record<string, number>>
      /** What of that are resources with a restricted use; domain `energy` is Energy. */
      readonly restricted: readonly { readonly domain: string; readonly amount: number; readonly only: readonly SpendUse[] }[]
    }
  | { readonly kind: 'add'; readonly object: Key; readonly card: string }

export interface Decision {
  readonly id: number
  readonly player: PlayerIndex
  readonly kind: DecisionKind
  /** A stable word for what it is about: `main`, `priority`, `focus`, `target`, `payment`, `mulligan` … */
  readonly reason: string
  /** The rule that asks. */
  readonly rule: string
  /** Key of the object whose text asks, 0 none. */
  readonly source: Key
  /** How many options may be chosen, or the limits of the number; for `assign` both are the amount to distribute. */
  readonly min: number
  readonly max: number
  /** For `act` empty: ask `legalActions`. */
  readonly options: readonly Option[]
}

export function describeDecision(tx: Transaction, d: StoredDecision): Decision {
  return {
    id: d.id,
    player: d.player,
    kind: d.kind,
    reason: d.reason,
    rule: d.rule,
    source: d.source,
    min: d.min,
    max: d.max,
    options: optionsOf(tx, d),
  }
}

function optionsOf(tx: Transaction, d: StoredDecision): Option[] {
  if (d.kind === 'pay') {
    const { plans, sources } = paymentOptions(tx, topFrame(tx) as PaymentFrame)
    return [
      ...plans.map(plan => payment(tx, d.player, plan)),
      ...sources.map((x): Option => ({ kind: 'add', object: x.key, card: tx.s.objects[x.object]!.def })),
    ]
  }
  if (d.kind === 'name') return nameOptions(tx, d).map(name => ({ kind: 'name', name }))
  return d.options.map(value => option(tx, d, value))
}

const topFrame = (tx: Transaction) => tx.s.frames[tx.s.frames.length - 1]!

function option(tx: Transaction, d: StoredDecision, value: number): Option {
  switch (d.of) {
    case 'mode':
      return { kind: 'mode', modes: bits(value) }
    case 'domain':
      return { kind: 'domain', domain: DOMAINS[value]! }
    case 'word':
      return { kind: 'word', word: lexiconOf(tx.registry).words[value]! }
    case 'cost': {
      const item = tx.findItem(d.source)!
      const way = item.options.or[value]!
      const { energy, power } = baseCost(tx, { ...draftOfItem(tx, item), options: way })
      return { kind: 'cost', cost: value, energy, power: power.length, then: way.then }
    }
    case 'trigger': {
      const t = triggersToOrder(tx)[value]
      return { kind: 'ability', ability: t?.ability ?? '', source: t?.source ?? 0 }
    }
    case 'effect': {
      const frame = topFrame(tx)
      const list = frame.program === 'batch' ? (frame as BatchFrame).pinned : damageEffects(tx, frame as ShowdownFrame, d.source)
      const pinned = list[value]
      return { kind: 'ability', ability: pinned?.ability ?? '', source: pinned?.source ?? 0 }
    }
    case 'event': {
      if (d.reason === 'triggerInstance') {
        const bind = countedTriggers(tx)[value]!.bind
        return {
          kind: 'event',
          object: bind.object,
          card: bind.snapshot?.def ?? cardOf(tx, bind.object),
          player: bind.player,
          amount: bind.amount,
        }
      }
      const p = (topFrame(tx) as BatchFrame).proposals[value]!
      const card = p.details?.of === 'token' ? p.details.def : cardOf(tx, p.object)
      return { kind: 'event', object: p.object, card, player: p.player, amount: p.amount }
    }
    default:
      if (isPlaceTarget(value)) return { kind: 'place', place: targetedPlace(value) }
      if (isPlayerTarget(value)) return { kind: 'player', player: targetedPlayer(value) }
      return { kind: 'object', key: value, card: cardOf(tx, value) }
  }
}

/** Of an ability on the chain, whose key is that of its item, the card that it is of. */
function cardOf(tx: Transaction, key: Key): string {
  const i = tx.find(key)
  if (i >= 0) return cardNow(tx, i).id
  const item = tx.findItem(key)
  return item === null ? '' : abilityCard(tx, item)
}

function byDomain(list: readonly number[]): Record<string, number> {
  const named: Record<string, number> = {}
  list.forEach((n, d) => {
    if (n > 0) named[DOMAINS[d] ?? 'any'] = n
  })
  return named
}

function payment(tx: Transaction, player: PlayerIndex, plan: Plan): Option {
  const restricted = tx.s.players[player]!.restricted.map((x, n) => ({ ...x, amount: plan.limited[n]! })).filter(
    x => x.amount > 0,
  )
  const pool = plan.pool.map((n, d) => restricted.reduce((m, x) => (x.domain === d ? m + x.amount : m), n))
  return {
    kind: 'payment',
    exhaust: byDomain(plan.exhaust),
    recycle: byDomain(plan.recycle),
    energyFromPool: restricted.reduce((n, x) => (x.domain < 0 ? n + x.amount : n), plan.energy),
    energyToPool: plan.added,
    powerFromPool: byDomain(pool),
    restricted: restricted.map(x => ({ ...x, domain: x.domain < 0 ? 'energy' : (DOMAINS[x.domain] ?? 'any') })),
  }
}
