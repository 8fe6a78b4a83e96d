/** `engine.read(state)`: derived values for clients (473–480). Objects are named by key. */

import { DOMAINS, KEYWORDS, keywordBit, TypeBit } from './abilities/compile/codes'
import type { CardType, Keyword } from './abilities/types'
import { abilitiesOf, cardNow, isMighty, keywordsOf, keywordValue, mightOf, tagsOf, typesOf } from './characteristics/read'
import { costOfMove } from './rules/applied-costs'
import { draftOfCard } from './rules/draft'
import { type Total, totalsOf } from './rules/totals'
import { damageOn } from './state/query'
import type { GameObject, Key, PlaceIndex, PlayerIndex } from './state/types'
import type { Transaction } from './transaction/transaction'

export interface ObjectCost {
  readonly energy: number
  /** For each Power the domains that can pay it. */
  readonly power: readonly (readonly string[])[]
}

export interface ObjectAbility {
  readonly ability: string
  readonly via: Key
  /** Number for the action `activate`, -1 for an ability that is not activated. */
  readonly number: number
}

export interface Reader {
  /** The object itself, or undefined when there is none with this key (124). */
  object(key: Key): GameObject | undefined
  /** Might as other texts see it: at least 0 (143.2.b). */
  might(key: Key): number
  isMighty(key: Key): boolean
  damage(key: Key): number
  /** Definition id of what it is now: its printed card or what it is a copy of (477.1.b). */
  card(key: Key): string
  name(key: Key): string
  tags(key: Key): readonly string[]
  /** The abilities that it has now, with references; `via` is what brought one along, 0 its own text. */
  abilities(key: Key): readonly ObjectAbility[]
  types(key: Key): readonly CardType[]
  keywords(key: Key): readonly Keyword[]
  /** Sum of a numeric keyword, 1 for one without number, 0 when it is absent. */
  keyword(key: Key, keyword: Keyword): number
  /** What its owner would pay for it now without targets and optional costs (356). */
  cost(key: Key): ObjectCost
  /** What this player pays besides exhausting to move so many units there at once (204.4). */
  moveCost(player: PlayerIndex, count: number, to: PlaceIndex): ObjectCost
  /** All of these, where a discount leaves a choice ("{1} or {any} less"): none is better than another in every respect. */
  costs(key: Key): readonly ObjectCost[]
}

const objectCost = ({ energy, power }: Total): ObjectCost => ({
  energy,
  power: power.map(mask => DOMAINS.filter((_, d) => (mask & (1 << d)) !== 0)),
})

export function makeReader(tx: Transaction): Reader {
  const { s } = tx
  const index = (key: Key): number => {
    if (tx.s !== s) tx.look(s, null)
    return tx.find(key)
  }
  return {
    object(key) {
      const i = index(key)
      return i < 0 ? undefined : s.objects[i]
    },
    might(key) {
      const i = index(key)
      return i < 0 ? 0 : Math.max(0, mightOf(tx, i))
    },
    isMighty(key) {
      const i = index(key)
      return i >= 0 && isMighty(tx, i)
    },
    damage(key) {
      const i = index(key)
      return i < 0 ? 0 : damageOn(s.objects[i]!.damage)
    },
    card(key) {
      const i = index(key)
      return i < 0 ? '' : cardNow(tx, i).id
    },
    name(key) {
      const i = index(key)
      return i < 0 ? '' : cardNow(tx, i).def.name
    },
    tags(key) {
      const i = index(key)
      return i < 0 ? [] : [...tagsOf(tx, i)]
    },
    abilities(key) {
      const i = index(key)
      if (i < 0) return []
      let number = 0
      return abilitiesOf(tx, i).map(h => ({
        ability: h.ability.ref,
        via: h.via,
        number: h.ability.kind === 'activated' ? number++ : -1,
      }))
    },
    types(key) {
      const i = index(key)
      if (i < 0) return []
      const mask = typesOf(tx, i)
      return (Object.keys(TypeBit) as CardType[]).filter(type => (mask & TypeBit[type]) !== 0)
    },
    keywords(key) {
      const i = index(key)
      if (i < 0) return []
      const mask = keywordsOf(tx, i)
      return KEYWORDS.filter(keyword => (mask & keywordBit(keyword)) !== 0)
    },
    keyword(key, keyword) {
      const i = index(key)
      if (i < 0 || (keywordsOf(tx, i) & keywordBit(keyword)) === 0) return 0
      return Math.max(1, keywordValue(tx, i, keyword))
    },
    cost(key) {
      const i = index(key)
      if (i < 0) return { energy: 0, power: [] }
      return objectCost(totalsOf(tx, draftOfCard(tx, i, s.objects[i]!.owner))[0]!)
    },
    moveCost(player, count, to) {
      index(0)
      return objectCost((s.places[to] === undefined ? null : costOfMove(tx, player, count, to)) ?? { energy: 0, power: [] })
    },
    costs(key) {
      const i = index(key)
      return i < 0 ? [] : totalsOf(tx, draftOfCard(tx, i, s.objects[i]!.owner)).map(objectCost)
    },
  }
}
