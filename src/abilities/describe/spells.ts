/** What spells and abilities have besides their own text: Bonus Damage (712–715), Repeat (820); all of them, or just the next (391). */

import type { Cost, KeywordAbility, StaticEffect } from '../types'
import { costHead, hasActions } from './costs'
import { amountNoun, one, perEach, plurals, without } from './nouns'
import { possessive, type Scope, subjectWord } from './scope'
import { words } from './words'

type Static<K extends StaticEffect['static']> = Extract<StaticEffect, { readonly static: K }>

/** A delayed ability for just the next ones; `tail` is how long it waits for them. */
export interface Next {
  readonly count: number
  readonly tail: string
}

export const bonusDamage = ({ by, from, of, to }: Static<'bonusDamage'>, scope: Scope, next?: Next): string => {
  const amount = typeof by === 'number' ? String(by) : amountNoun(by, scope)
  if (typeof of === 'object') {
    const each = perEach(by, scope)
    const deals = `${of.ref === 'result' ? 'this' : subjectWord(of, scope)} deals`
    return each
      ? `${deals} ${each.by} additional Bonus Damage for each ${each.each}`
      : `${deals} ${amount} additional Bonus Damage`
  }
  const single = of === 'spells' ? 'spell' : 'spell or ability'
  const head =
    next === undefined
      ? words(from === 'yours' ? 'your' : '', of === 'spells' ? 'spells deal' : 'spells and abilities deal')
      : next.count === 1
        ? words('the next', single, from === 'yours' && 'you play', next.tail, 'deals')
        : words(
            `the next ${next.count}`,
            of === 'spells' ? 'spells' : 'spells and abilities',
            from === 'yours' && 'you play',
            next.tail,
            'deal',
          )
  return words(head, `${amount} Bonus Damage`, to && `to ${plurals(to, scope)}`)
}

export const whoRepeats = ({ of }: Static<'repeat'>, scope: Scope): string => {
  if ('noun' in of) return plurals(of, scope)
  return 'ref' in of.abilitiesOf
    ? `${possessive(of.abilitiesOf, scope)} abilities`
    : `abilities of ${plurals(of.abilitiesOf, scope)}`
}

/** "{2}{chaos}", "— Discard 1", "equal to its base cost". */
export const repeatCost = (cost: Cost | 'own' | 'base', many: boolean, scope: Scope): string => {
  if (typeof cost === 'object') return `${hasActions(cost) ? '— ' : ''}${costHead(cost, scope, true)}`
  return `equal to ${many ? 'their' : 'its'} ${cost === 'own' ? 'cost' : 'base cost'}`
}

/** "give the next spell you play this turn [Repeat] equal to its cost"; later sets speak of "your next spell". */
export const nextRepeats = ({ of, cost }: Static<'repeat'>, { count, tail }: Next, scope: Scope): string | undefined => {
  if (!('noun' in of)) return undefined
  const mine = of.where.some(p => p.is === 'yours')
  const rest = without(of, 'yours')
  const noun = count === 1 ? one(rest, scope).replace(/^an? /, '') : `${count} ${plurals(rest, scope)}`
  const object =
    mine && scope.templating === 'current' ? words('your next', noun, tail) : words('the next', noun, mine && 'you play', tail)
  return `give ${object} [Repeat] ${repeatCost(cost, count !== 1, scope)}`
}

/** Several Repeats of a card are one line: "[Repeat] — {1} / {any}". */
export const repeatLine = (repeats: readonly KeywordAbility[], scope: Scope): string =>
  `[Repeat] — ${repeats.map(it => costHead(it.cost ?? {}, scope, true)).join(' / ')}`
