/**
 * Classes of triggered abilities (383.4, 808): play, attack, defend, conquer and hold effects and Deathknell. Other texts make
 * a class trigger again, count as another class, or activate it (`rules/instructions/activate.ts`).
 */
import { On } from '../abilities/compile/codes'
import type { CompiledPattern } from '../abilities/compile/compiled'
import { herePlace } from '../abilities/compile/places'
import type { EffectClass } from '../abilities/types'
import type { Instance } from '../characteristics/derived'
import { derivedOf } from '../characteristics/read'
import type { Transaction } from '../transaction/transaction'
import type { Occurrence } from './event'

/** The event that a class is about. */
export const eventOf = (of: EffectClass): number => (of === 'deathknell' ? On.die : On[of])

/** Is an ability with this condition of the class? What happens to other objects makes none (383.4.a.4, 383.4.c.2). */
export function isOfClass(instance: Instance, pattern: CompiledPattern, of: EffectClass): boolean {
  if (of === 'deathknell') return instance.ability.keyword === 'deathknell'
  return pattern.event === On[of] && (pattern.subjectIsSelf || (of !== 'play' && pattern.anySubject))
}

/** The event of the other class, if one of both is this event; -1 otherwise. */
function partner(sameEffects: Instance, event: number): number {
  const effect = sameEffects.ability.effect
  if (effect?.static !== 'sameEffects') return -1
  const [a, b] = effect.classes
  return event === eventOf(a) ? eventOf(b) : event === eventOf(b) ? eventOf(a) : -1
}

/** All that listens to an event, also because its own event counts as this one. */
export function listenersTo(tx: Transaction, event: number): readonly Instance[] {
  const { listeners, sameEffects } = derivedOf(tx)
  if (sameEffects.length === 0) return listeners[event]!
  const list = listeners[event]!.slice()
  for (const same of sameEffects) {
    const other = partner(same, event)
    if (other < 0) continue
    for (const x of listeners[other]!) if (!list.includes(x)) list.push(x)
  }
  return list
}

/** "My hold effects are also conquer effects": does a condition on its own event stand for that event as well? */
export function countsAs(tx: Transaction, instance: Instance, pattern: CompiledPattern, event: number): boolean {
  const { sameEffects } = derivedOf(tx)
  if (sameEffects.length === 0 || instance.object < 0 || !(pattern.subjectIsSelf || pattern.anySubject)) return false
  return sameEffects.some(
    same =>
      partner(same, event) === pattern.event &&
      (same.ability.check === null || same.ability.check(tx, same)) &&
      same.ability.who!(tx, instance.object, same),
  )
}

/** The condition that was met makes it one of the class, or counts as such. */
export function isActivatedAs(tx: Transaction, instance: Instance, of: EffectClass): boolean {
  const met = instance.met ?? instance.ability.when[0]!
  return met.event === eventOf(of) ? isOfClass(instance, met, of) : countsAs(tx, instance, met, eventOf(of))
}

/** How often more a trigger happens: effects that make its class trigger again, also where it counts as that class. */
export function multiplied(tx: Transaction, instance: Instance, pattern: CompiledPattern, o: Occurrence): number {
  const { multipliers } = derivedOf(tx)
  let more = 0
  for (const m of multipliers) {
    const effect = m.ability.effect
    if (effect?.static !== 'triggerAgain' || eventOf(effect.of) !== o.event) continue
    if (pattern.event === o.event ? !isOfClass(instance, pattern, effect.of) : !countsAs(tx, instance, pattern, o.event)) continue
    if (effect.at === 'here' && (o.place < 0 || o.place !== herePlace(tx, m))) continue
    if (m.ability.check !== null && !m.ability.check(tx, m)) continue
    const theirs =
      m.ability.who === null
        ? instance.controller === m.controller
        : instance.object >= 0 && m.ability.who(tx, instance.object, m)
    if (theirs) more += effect.times
  }
  return more
}
