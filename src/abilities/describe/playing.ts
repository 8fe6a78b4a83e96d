/** Clauses of the actions that play, create, replace and show cards and tokens (419, 424, 438, 439). */

import type { Instruction, PlaceRef, Players } from '../types'
import { about, clause } from './action-clause'
import type { Clause } from './clauses'
import { resources } from './costs'
import { amountNoun, amountWord, one as oneOf, perEach } from './nouns'
import { describeObjects, destination, isRef, type ObjectText, targetPlacePhrase } from './objects'
import { describePlayers, isOnePlayer, isYou, type Who, YOU } from './players'
import { introduce, isSelf, type Scope, thing, thingOf } from './scope'
import { conjugate, energySymbol, keywordTag, list, numberWord, plural, same, withArticle, words } from './words'

type Do<K extends Instruction['do']> = Extract<Instruction, { readonly do: K }>

/** "3 {might} Sprite": a token that has neither Might nor text says nothing of it. */
const tokenName = (id: string, scope: Scope): string => {
  const card = scope.names(id)
  const says = card?.might !== undefined && (card.might > 0 || card.text.length > 0)
  return words(says && `${card.might} {might}`, card?.name ?? id)
}

export const token = (it: Do<'playToken'>, scope: Scope): Clause => {
  const card = scope.names(it.token)
  const many = typeof it.count !== 'number' || it.count > 1
  const keywords = (card?.text ?? []).filter(part => 'kind' in part && part.kind === 'keyword')
  const tags = keywords.map(part => ('kind' in part && part.kind === 'keyword' ? keywordTag(part.keyword, part.value) : ''))
  const noun = `${card?.types[0] ?? 'card'} token`
  const each = perEach(it.count, scope)
  const name = words(it.ready && 'ready', tokenName(it.token, scope), many && !each ? plural(noun) : noun)
  const count = each
    ? each.by === 1
      ? withArticle(name)
      : words(numberWord(each.by), plural(name))
    : it.count === 1
      ? withArticle(name)
      : words(typeof it.count === 'number' ? numberWord(it.count) : amountWord(it.count), name)
  const who = describePlayers(it.who, scope)
  const place = it.at === undefined ? '' : tokenPlace(it.at, who, scope)
  const text = words(
    count,
    tags.length > 0 && `with ${tags.join(' and ')}`,
    place,
    it.exhausted && 'exhausted',
    each && `for each ${each.each}`,
  )
  const key = it.as ?? 'result'
  scope.things.set(key, { noun: card?.types[0] ?? 'card', many, side: 'friendly' })
  scope.topic = key
  return clause(it, who, 'play', text, { key })
}
/** "create a 1 {might} Recruit unit token here", "replace it with a Brush battlefield token". */
export const making = (it: Do<'create' | 'replace'>, scope: Scope): Clause => {
  const id = it.do === 'create' ? it.token : it.with
  const card = scope.names(id)
  const name = withArticle(words(tokenName(id, scope), `${card?.types[0] ?? 'card'} token`))
  if (it.do === 'replace') {
    const object = describeObjects(it.what, scope)
    return clause(it, YOU, 'replace', words(object.text, 'with', name), about(object))
  }
  const who = describePlayers(it.who, scope)
  if (card?.types.includes('battlefield')) {
    // A battlefield is added to the board (439.5); one that may be there already is the only one of its name.
    scope.things.set('result', { noun: 'battlefield', many: false, place: true })
    const one = words(tokenName(id, scope), 'battlefield token to the board')
    return clause(it, who, 'add', it.ifAbsent ? `the ${one} if it's not there already` : withArticle(one), { key: 'result' })
  }
  return clause(it, who, 'create', words(name, it.at === undefined ? '' : tokenPlace(it.at, who, scope)), { key: 'result' })
}

/** "there", where something was just added. */
export const enteredPlace = (place: PlaceRef | undefined, scope: Scope): string =>
  typeof place === 'object' && 'placeOf' in place && place.placeOf.ref === 'result' ? 'there' : destination(place, THING, scope)

export const tokenPlaceOf = ({ at, who }: Do<'playToken'>, scope: Scope): string =>
  at === undefined ? '' : tokenPlace(at, describePlayers(who, scope), scope)

const THING: ObjectText = {
  text: '',
  many: false,
  key: undefined,
  kind: 'ref',
  friendly: true,
  yourCard: false,
  each: false,
  atBattlefield: false,
}

const tokenPlace = (place: NonNullable<Do<'playToken'>['at']>, who: Who, scope: Scope): string => {
  if (place === 'base') return `${scope.templating === 'first' ? 'in' : 'to'} ${isYou(who) ? 'your' : 'their'} base`
  if (typeof place === 'object' && 'targetPlace' in place) return `to ${targetPlacePhrase(place, scope)}`
  const to = destination(place, THING, scope)
  const there = to === 'to that battlefield' || to === 'there'
  // Said once, it is "there" for what follows as well.
  if (there) scope.things.set('there', { noun: 'battlefield', many: false, place: true })
  return there ? 'there' : to
}

/** "that token", "an additional copy of it", "a 3 {might} Mech unit token": what is played instead of a token. */
const otherToken = (id: string, before: readonly string[], scope: Scope): string => {
  if (id === 'that') return before.includes('that') ? 'an additional copy of it' : 'that token'
  const card = scope.names(id)
  const name = words(card?.might !== undefined && `${card.might} {might}`, card?.name ?? id, card?.types[0] ?? 'card', 'token')
  return words(withArticle(name), !before.includes('that') && 'to that same location')
}
export const otherTokens = (it: Do<'playTokens'>, scope: Scope): Clause =>
  clause(it, YOU, 'play', list(it.tokens.map((id, n) => otherToken(id, it.tokens.slice(0, n), scope))))

const IGNORED = { cost: 'cost', energy: 'Energy cost', power: 'Power cost', allCosts: 'any and all costs' } as const

export const playCard = (it: Do<'playCard'>, scope: Scope): Clause => {
  const object = describeObjects(it.what, scope)
  const mine = isRef(it.what) && isSelf(it.what, scope) && scope.voice === 'first'
  const whose = mine ? 'my' : object.many ? 'their' : 'its'
  const me = isRef(it.what) && isSelf(it.what, scope)
  const self = it.from === 'trash' || (me && scope.from === 'trash') ? 'from your trash' : ''
  // A spell that plays itself is being executed.
  const name = me && self === '' && scope.noun === 'spell' ? 'this spell again' : object.text
  const each = !isOnePlayer(it.who)
  const ignored = each ? 's' : it.ignoring === undefined || it.ignoring === 'allCosts' || !object.many ? '' : 's'
  const ignoring = it.ignoring
    ? `, ignoring ${it.ignoring === 'allCosts' || each ? '' : `${whose} `}${IGNORED[it.ignoring]}${ignored}`
    : ''
  // For what has been paid already: "pay {1} to play me".
  const price = it.for === undefined ? '' : resources(it.for, scope)
  const paid = price === '' ? '' : `for ${price}`
  const less =
    it.reduced === undefined
      ? ''
      : typeof it.reduced === 'number'
        ? `, reducing ${whose} cost by ${energySymbol(it.reduced)}`
        : `, reducing ${whose} Energy cost by ${amountNoun(it.reduced, scope)}`
  const who = describePlayers(it.who, scope)
  const to =
    it.to === undefined
      ? ''
      : isItsPlace(it)
        ? 'to the same location'
        : typeof it.to === 'object' && 'place' in it.to
          ? 'to that battlefield'
          : tokenPlace(it.to, who, scope)
  // Instead of that place, or beside all where it could be played anyway.
  const other = it.also === undefined || it.to === undefined ? '' : `or ${tokenPlace(it.also, who, scope)}`
  const beside =
    it.also === undefined || it.to !== undefined
      ? ''
      : `. If it is a unit, ${who.text} may play it ${tokenPlace(it.also, who, scope)}`
  const then = it.then === undefined ? '' : `, then ${it.then} ${object.many ? 'them' : 'it'}`
  // One after the other, each comes back.
  const looped = isRef(it.what) && it.what.ref === 'each' ? thing(it.what, scope) : undefined
  const rest =
    words(looped ? `that ${looped.noun}` : name, looped && isItsPlace(it) && 'back', self, to, other, paid) +
    less +
    ignoring +
    then +
    beside
  return clause(it, who, 'play', rest, { ...about(object), ...(it.may && { may: true }), ...(beside !== '' && { ends: true }) })
}

/** Where it was before the text took it away. */
const isItsPlace = ({ what, to }: Do<'playCard'>): boolean =>
  isRef(what) && typeof to === 'object' && 'placeOf' in to && same(to.placeOf, what)

/** "each opponent's Main Deck". */
const deckOf = (of: Players, scope: Scope): string => {
  const { text } = describePlayers(of, scope)
  return `${text === 'they' ? 'their' : text === 'you' ? 'your' : `${text}'s`} Main Deck`
}

/** "reveal the top 2 cards of your Main Deck", "they reveal their hand", "look at the top card …". */
export const seen = (it: Do<'reveal' | 'look'>, scope: Scope): Clause => {
  const who = describePlayers(it.who, scope)
  const whose = isYou(who) ? 'your' : 'their'
  const verb = it.do === 'look' ? 'look at' : 'reveal'
  const { cards } = it
  if (typeof cards === 'object' && 'these' in cards) {
    const object = describeObjects(cards.these, scope)
    return clause(it, who, verb, object.text, about(object))
  }
  const one = typeof cards === 'object' && 'top' in cards && cards.top === 1
  introduce(scope, it.as, { noun: 'card', many: !one })
  if (cards === 'hand') return clause(it, who, verb, `${whose} hand`, { key: it.as })
  const deck = cards.of === undefined ? `${whose} Main Deck` : deckOf(cards.of, scope)
  if ('until' in cards) {
    introduce(scope, cards.as, thingOf(cards.until, false))
    const until = `until ${who.text} ${conjugate(verb, who.person)} ${oneOf({ ...cards.until, zone: 'board' }, scope)}`
    return clause(it, who, verb, `cards from the top of ${deck} ${until}`, { key: cards.as })
  }
  // What would be shown anyway is looked at first.
  if (typeof cards.of === 'object' && 'eventOwner' in cards.of)
    return clause(it, who, verb, `the top ${one ? 'card' : `${amountWord(cards.top)} cards`} first`, { key: it.as })
  return clause(it, who, verb, `the top ${one ? 'card' : `${amountWord(cards.top)} cards`} of ${deck}`, { key: it.as })
}

/** Cards that were shown are drawn, discarded or put somewhere. */
export const taking = (it: Do<'drawThese' | 'discardThese' | 'put'>, scope: Scope): Clause => {
  const object = describeObjects(it.what, scope)
  if (it.do === 'discardThese') return clause(it, { text: 'they', person: 'many' }, 'discard', object.text, about(object))
  if (it.do === 'put' && it.into === 'trash' && 'all' in it.what && it.what.all.where.some(p => p.is === 'linked'))
    return clause(it, YOU, 'put', 'each in its trash')
  if (it.do === 'put')
    return clause(
      it,
      YOU,
      'put',
      words(object.text, scope.templating === 'first' ? 'into' : 'in', `your ${it.into}`),
      about(object),
    )
  // What was played had been banished for that.
  const played = object.text === 'the rest' && scope.previous?.do === 'playCard'
  return clause(it, YOU, 'draw', played ? "any you didn't banish" : object.text, about(object))
}
