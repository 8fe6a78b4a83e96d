/** 759–763 Naming cards and tags. */
import { lexiconOf } from '../abilities/compile/lexicon'
import type { Registry } from '../abilities/compile/registry'
import type { CardDefinition, Nameable } from '../abilities/types'
import { giveName } from '../game-actions/naming'
import { askName } from '../interpreter/decision'
import { AGAIN, NEXT } from '../interpreter/flow'
import type { Frame, PlayerIndex, StoredDecision } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import type { CardTraits, Rejection } from './action'
import { reject } from './action'
import { draftOfItem } from './draft'

/** What the open question is about, by its reason. */
const SORTS: Readonly<Record<string, Nameable>> = {
  nameTag: 'tag',
  nameCard: 'card',
  nameUnit: 'unit',
  nameGear: 'gear',
  nameSpell: 'spell',
}
const reasonOf = (sort: Nameable): string => Object.keys(SORTS).find(reason => SORTS[reason] === sort)!

/** 762: cards that could be in a deck; those of one type, or all that a player plays or brings. */
const cardsOf = (registry: Registry, sort: Nameable): readonly CardDefinition[] =>
  sort === 'tag' ? [] : lexiconOf(registry).cards.filter(def => sort === 'card' || def.types.includes(sort))

const namesOf = (registry: Registry, sort: Nameable): readonly string[] =>
  sort === 'tag' ? lexiconOf(registry).tags : [...new Set(cardsOf(registry, sort).map(def => def.name))]

/** What can be answered, in a fixed order. */
export const nameOptions = (tx: Transaction, decision: StoredDecision): readonly string[] =>
  namesOf(tx.registry, SORTS[decision.reason]!)

/** Asks for a name; null: the player was asked. */
export const askForName = (tx: Transaction, sort: Nameable, player: PlayerIndex, source: number, rule: string): string | null =>
  askName(tx, { player, reason: reasonOf(sort), rule, source, names: tx.answer === null ? namesOf(tx.registry, sort) : [] })

/** 355.1: what is named as the card is played, before its costs are paid. */
export function nameAsPlayed(tx: Transaction, f: Frame): number {
  const item = tx.findItem(f['item'] as number)!
  if (item.kind !== 'card') return NEXT
  const sorts = draftOfItem(tx, item).card.namedAsPlayed
  const at = f['at'] as number
  if (at >= sorts.length) {
    f['at'] = 0
    return NEXT
  }
  const name = askForName(tx, sorts[at]!, item.controller, item.source, '355.1')
  if (name === null) return AGAIN
  if (name !== '') giveName(tx, item.key, name, item.controller, item.source)
  f['at'] = at + 1
  return AGAIN
}

// ---------------------------------------------------------------------------------------------- answers

/** 761.1: the exact name. */
export function readName(tx: Transaction, decision: StoredDecision, name: string): string | Rejection {
  if (nameOptions(tx, decision).includes(name)) return name
  const sort = SORTS[decision.reason]!
  return sort === 'tag'
    ? reject('outOfRange', '763', 'There is no such tag.')
    : reject('outOfRange', '762', `There is no such ${sort} that could be in a deck.`)
}

/** 761.2: traits that only one card has. */
export function identify(tx: Transaction, decision: StoredDecision, traits: CardTraits): string | Rejection {
  const sort = SORTS[decision.reason]!
  if (sort === 'tag') return reject('wrongKind', '763', 'A tag is named by itself.')
  const found = new Set(
    cardsOf(tx.registry, sort)
      .filter(def => hasTraits(def, traits))
      .map(def => def.name),
  )
  const [name] = found
  if (name !== undefined && found.size === 1) return name
  return reject('outOfRange', '761.2', found.size === 0 ? 'No card has these traits.' : `${found.size} cards have these traits.`)
}

function hasTraits(def: CardDefinition, { called, type, domain, tag, energy, might }: CardTraits): boolean {
  if (called !== undefined && !def.name.toLowerCase().includes(called.toLowerCase())) return false
  if (type !== undefined && !def.types.some(t => t === type)) return false
  if (domain !== undefined && !def.domains.some(d => d === domain)) return false
  if (tag !== undefined && !def.tags.includes(tag)) return false
  return (energy === undefined || def.energy === energy) && (might === undefined || def.might === might)
}
