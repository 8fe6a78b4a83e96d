/** What delayed abilities say of "the next" spell, unit … that a player plays: this play uses it up, whatever came of it (391). */
import type { CompiledAbility } from '../abilities/compile/compiled'
import { makeInstance } from '../characteristics/derived'
import { spendEffect } from '../events/emit'
import { addEffect } from '../game-actions/effects'
import type { ChainItem, Effect } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { meanNext } from './bonus-damage'

/** The play is finalized: it was the next one (419.4.b). */
export function wasNext(tx: Transaction, item: ChainItem): void {
  // A Repeat, paid or not.
  for (const g of item.granted ?? []) if (g.effect !== 0) spendEffect(tx, g.effect)
  meanNext(tx, item)
  if (item.kind === 'card') for (const effect of tx.s.effects) if (isAbout(tx, effect, item)) take(tx, effect, item)
}

/** Delayed passives about a card as it is played: its cost (356.4), its places (355.2.b), what it is given. */
const ABOUT: ReadonlySet<string> = new Set(['cost', 'playTo', 'text'])

function isAbout(tx: Transaction, e: Effect, item: ChainItem): boolean {
  if (e.kind !== 'ability' || e.uses <= 0) return false
  const ability = tx.registry.ability(e.ability)
  const { effect } = ability
  if (effect === null || !ABOUT.has(effect.static) || ability.who === null) return false
  if (effect.static === 'cost' && !('noun' in effect.of)) return false
  const x = makeInstance(ability, -1, e.source, e.controller, e.since, e.key, e.bind, 0, e.via)
  return (ability.check === null || ability.check(tx, x)) && ability.who(tx, item.object, x)
}

function take(tx: Transaction, e: Effect, item: ChainItem): void {
  const ability = tx.registry.ability(e.ability)
  if (ability.effect?.static === 'text') {
    const { source, via, controller, bind } = e
    // It keeps what it was given when it has entered (enter.ts).
    addEffect(tx, { source, via, item: e.item, controller }, 'permanent', {
      kind: 'text',
      objects: [item.key],
      ability: textOf(ability),
      bind,
    })
  }
  spendEffect(tx, e.key)
}

const textOf = (ability: CompiledAbility): string => `${ability.ref}.t`
