/** Costs (201–206, 356). Each part is a cost of its own; `costs` joins them. */

import type { Amount, Cost, CostAction, CostVerb, EquipCost, Filter, ObjectRef, PowerSymbol } from '../types'
import { card, inYourHand } from './filters'

/** So much Energy. */
export const energy = (amount: Amount): Cost => ({ energy: amount })
/** Power: one symbol each. */
export const power = (...symbols: readonly PowerSymbol[]): Cost => ({ power: symbols })
/** Any amount of Energy, or of Power of any domain: the X of the text. */
export const payX = (of: 'energy' | 'any'): Cost => ({ x: of })

/** The cost of that card's Equip ability, reduced by so much Power (821.1.c); only for `payTo`. */
export const equipCost = (equipOf: ObjectRef, ...less: readonly PowerSymbol[]): EquipCost => ({ equipOf, less })

const act = (pay: CostVerb, what: CostAction['what'], count: CostAction['count']): Cost => ({ actions: [{ pay, what, count }] })

/** Spend so much XP (730.2). */
export const payXp = (amount: Amount): Cost => ({ xp: amount })

/** Exhaust the object whose text this is (135.2.e.2). */
export const exhaustThis: Cost = act('exhaust', 'self', 1)
/** Kill it. */
export const killThis: Cost = act('kill', 'self', 1)
/** Recycle it. */
export const recycleThis: Cost = act('recycle', 'self', 1)
/** Banish it. */
export const banishThis: Cost = act('banish', 'self', 1)
/** Return it to its owner's hand. */
export const returnThis: Cost = act('returnToHand', 'self', 1)
/** Spend its buff. */
export const spendMyBuff: Cost = act('spendBuff', 'self', 1)

/** Disempower it (442). */
export const disempowerThis: Cost = act('disempower', 'self', 1)

/** Exhaust so many that match. */
export const payExhaust = (filter: Filter, count: CostAction['count'] = 1): Cost => act('exhaust', filter, count)
/** Kill so many that match. */
export const payKill = (filter: Filter, count: CostAction['count'] = 1): Cost => act('kill', filter, count)
/** Discard so many cards (422.3), or cards that match. */
export const payDiscard = (count: CostAction['count'], filter: Filter = card(inYourHand)): Cost => act('discard', filter, count)
/** Recycle so many that match. */
export const payRecycle = (filter: Filter, count: CostAction['count'] = 1): Cost => act('recycle', filter, count)
/** Banish so many that match. */
export const payBanish = (filter: Filter, count: CostAction['count'] = 1): Cost => act('banish', filter, count)
/** Return so many that match to their owners' hands. */
export const payReturn = (filter: Filter, count: CostAction['count'] = 1): Cost => act('returnToHand', filter, count)
/** Spend so many buffs of units that match. */
export const paySpendBuff = (of: Filter | ObjectRef, count: CostAction['count'] = 1): Cost => act('spendBuff', of, count)

/** Disempower so many that match (442). */
export const payDisempower = (filter: Filter, count: CostAction['count'] = 1): Cost => act('disempower', filter, count)

/** What it is paid with has a name for the text: `paidAs('killed', payKill(…))`. */
export const paidAs = (as: string, cost: Cost): Cost => ({
  ...cost,
  actions: (cost.actions ?? []).map(action => ({ ...action, as })),
})

/** All these costs together. */
export function costs(...parts: readonly Cost[]): Cost {
  const joined: {
    energy?: Amount
    power?: readonly PowerSymbol[]
    x?: 'energy' | 'any'
    xp?: Amount
    actions?: readonly CostAction[]
  } = {}
  for (const part of parts) {
    if (part.energy !== undefined) {
      joined.energy = joined.energy === undefined ? part.energy : { plus: [joined.energy, part.energy] }
    }
    if (part.power) joined.power = [...(joined.power ?? []), ...part.power]
    if (part.x) joined.x = part.x
    if (part.xp !== undefined) joined.xp = joined.xp === undefined ? part.xp : { plus: [joined.xp, part.xp] }
    if (part.actions) joined.actions = [...(joined.actions ?? []), ...part.actions]
  }
  return joined
}
