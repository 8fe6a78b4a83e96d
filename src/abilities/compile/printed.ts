/** Filters for what exists only as a definition yet: a token that would be played (187). */
import { isFriendly } from '../../state/query'
import type { PlayerIndex } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import type { Filter, Predicate } from '../types'
import { DOMAINS, keywordBit, TypeBit } from './codes'
import type { CompiledCard, Context } from './compiled'
import { NOUN_TYPES } from './filters'

/** `player` is who would play it. */
export type PrintedTest = (tx: Transaction, card: CompiledCard, player: PlayerIndex, ctx: Context) => boolean

export function compilePrinted(filter: Filter): PrintedTest {
  const types = NOUN_TYPES[filter.noun]
  const tests = filter.where.map(printedPredicate)
  return (tx, card, player, ctx) => (card.types & types) !== 0 && tests.every(test => test(tx, card, player, ctx))
}

function printedPredicate(p: Predicate): PrintedTest {
  switch (p.is) {
    case 'token':
      return (_tx, card) => card.def.token
    case 'type': {
      const bit = TypeBit[p.type]
      return (_tx, card) => (card.types & bit) !== 0
    }
    case 'tag': {
      const { tag } = p
      if (typeof tag !== 'string')
        throw new Error("the engine can't do this yet: a token that would be played, by a tag that was named")
      return (_tx, card) => card.tags.has(tag)
    }
    case 'keyword': {
      const bit = keywordBit(p.keyword)
      return (_tx, card) => (card.keywords & bit) !== 0
    }
    case 'domain': {
      const bit = 1 << DOMAINS.indexOf(p.domain)
      return (_tx, card) => (card.domains & bit) !== 0
    }
    case 'friendly':
      return (tx, _card, player, ctx) => ctx.controller >= 0 && isFriendly(tx.s, player, ctx.controller)
    case 'yours':
      return (_tx, _card, player, ctx) => player === ctx.controller
    case 'not': {
      const inner = printedPredicate(p.predicate)
      return (tx, card, player, ctx) => !inner(tx, card, player, ctx)
    }
    case 'anyOf': {
      const inner = p.predicates.map(printedPredicate)
      return (tx, card, player, ctx) => inner.some(test => test(tx, card, player, ctx))
    }
    default:
      throw new Error(`the engine can't ask this of what doesn't exist yet: ${p.is}`)
  }
}
