/** The events that triggers and replacements name (370, 383): "When a friendly unit attacks", "The next time it would die". */

import type { EventName, EventPattern, Filter, ObjectRef, PlaceFilter } from '../types'
import { counted, one, placePhrase, without } from './nouns'
import { introduce, isSelf, objectWord, personOf, type Scope, subjectWord, thing, thingOf } from './scope'
import { conjugate, list, ordinal, type Person, words } from './words'

/** A clause in pieces, so that it can be said as it happens ("I die") or would happen ("I would die"). */
interface EventClause {
  readonly subject: string
  readonly person: Person
  readonly verb: string
  readonly rest: string
}

/** A player does it to the object: "you discard me". Without a player it happens to the object: "I'm discarded". */
const DEEDS: Partial<Record<EventName, readonly [verb: string, participle: string, thing: string]>> = {
  play: ['play', 'played', 'a card'],
  choose: ['choose', 'chosen', 'an object'],
  draw: ['draw', 'drawn', 'a card'],
  discard: ['discard', 'discarded', 'a card'],
  stun: ['stun', 'stunned', 'a unit'],
  buff: ['buff', 'buffed', 'a unit'],
  empower: ['empower', 'empowered', 'something'],
  disempower: ['disempower', 'disempowered', 'something'],
  recycle: ['recycle', 'recycled', 'a card'],
  banish: ['banish', 'banished', 'a card'],
  channel: ['channel', 'channeled', 'a rune'],
  playToken: ['play', 'played', 'a token'],
  attach: ['attach', 'attached', 'a card'],
  detach: ['detach', 'detached', 'a card'],
  hide: ['hide', 'hidden', 'a card'],
  burn: ['burn', 'burned', 'a card'],
  reveal: ['reveal', 'revealed', 'cards'],
  look: ['look at', 'looked at', 'cards'],
}
/** The object does it. */
const HAPPENINGS: Partial<Record<EventName, string>> = {
  attack: 'attack',
  defend: 'defend',
  conquer: 'conquer',
  hold: 'hold',
  score: 'score',
  winCombat: 'win a combat',
  move: 'move',
  die: 'die',
  enter: 'enter',
  leave: 'leave the board',
  gainPoints: 'score',
  becomeMighty: 'become [Mighty]',
}
const PHASES: Partial<Record<EventName, string>> = {
  beginningPhase: 'at the start of _ Beginning Phase',
  mainPhase: 'at the start of _ Main Phase',
  turnEnd: 'at the end of _ turn',
}

const isRef = (subject: ObjectRef | Filter): subject is ObjectRef => 'ref' in subject
const playerWord = (player: EventPattern['player']): string =>
  player === 'opponent' ? 'an opponent' : player === 'any' ? 'a player' : typeof player === 'object' ? 'they' : 'you'
const playerPerson = (player: EventPattern['player']): Person => (player === 'opponent' || player === 'any' ? 'one' : 'many')

const aloneOf = (subject: EventPattern['subject']): boolean =>
  subject !== undefined && !isRef(subject) && subject.where.some(p => p.is === 'alone')

/** What can be Empowered is "something", whatever it is (441.2). */
const something = (filter: Filter): string | undefined => {
  if (filter.noun !== 'object' || filter.where.some(p => p.is !== 'other')) return undefined
  return filter.where.length > 0 ? 'something else' : 'something'
}

const subjectPhrase = (pattern: EventPattern, scope: Scope): string => {
  const { subject, oneOrMore } = pattern
  if (subject === undefined) return ''
  if (isRef(subject)) return subjectWord(subject, scope)
  const filter = eventFilter(pattern, subject)
  const any = pattern.on === 'empower' || pattern.on === 'disempower' ? something(filter) : undefined
  if (any !== undefined) return any
  return oneOrMore ? `one or more ${counted('', filter, scope)}` : one(filter, scope)
}

/** What the pattern says elsewhere is not said with the noun: "a unit attacks alone". */
const eventFilter = (pattern: EventPattern, subject: Filter): Filter => {
  const filter = fightsAt(pattern) === undefined ? without(subject, 'alone') : without(subject, 'alone', 'at')
  // A card's zone is what the event is about: it is discarded from a hand.
  const zone =
    filter.zone === 'chain' || pattern.on === 'discard' || pattern.on === 'draw' || pattern.on === 'play' || pattern.on === 'hide'
      ? 'board'
      : filter.zone
  return { ...filter, zone }
}

const deed = (pattern: EventPattern, names: readonly [string, string, string], scope: Scope): EventClause => {
  const { subject, player, nth } = pattern
  const nthCard = nth !== undefined && !(subject && isRef(subject))
  const noun = subject && !isRef(subject) ? counted('', eventFilter(pattern, subject), scope) : names[2].replace(/^an? /, '')
  // Somebody's second card: an occurrence is counted by the object where a player does it.
  const object = nthCard
    ? `${player === 'you' ? 'your' : 'their'} ${ordinal(nth)} ${noun.replace(/s$/, '')}`
    : subject === undefined
      ? pattern.oneOrMore
        ? `1 or more ${noun}s`
        : names[2]
      : isRef(subject)
        ? objectWord(subject, scope)
        : subjectPhrase(pattern, scope)
  if (player === undefined && pattern.on !== 'play' && subject !== undefined) {
    const person = isRef(subject) ? personOf(subject, scope) : pattern.oneOrMore ? 'many' : 'one'
    if (pattern.on === 'empower')
      return { subject: isRef(subject) ? subjectWord(subject, scope) : object, person, verb: 'become [Empowered]', rest: '' }
    return { subject: isRef(subject) ? subjectWord(subject, scope) : object, person, verb: `be ${names[1]}`, rest: '' }
  }
  return { subject: playerWord(player), person: playerPerson(player), verb: names[0], rest: object }
}

/** Where attackers and defenders are is the object of their verb: "attacks a battlefield you control". */
const fightsAt = ({ on, subject }: EventPattern): PlaceFilter | undefined => {
  if ((on !== 'attack' && on !== 'defend') || subject === undefined || isRef(subject)) return undefined
  return subject.where.find(p => p.is === 'at')?.place
}

const FROM = { here: 'from here', battlefield: 'from a battlefield', location: 'from a location' } as const

const where = (pattern: EventPattern, scope: Scope): string => {
  const fight = fightsAt(pattern)
  if (fight !== undefined) return placePhrase(fight, scope, false, false).replace(/^at (?!that)/, '')
  if (pattern.from === 'deck') {
    if (pattern.subject === undefined || !isRef(pattern.subject)) return 'from a deck'
    return pattern.player === undefined ? 'from your deck' : 'from the top of your deck'
  }
  if (pattern.from)
    return words(
      scope.templating === 'first' ? 'from [Hidden]' : 'from face down',
      pattern.at && (pattern.at === 'here' ? 'here' : 'to a battlefield'),
    )
  if (pattern.to) return pattern.to === 'base' ? 'to base' : 'to a battlefield'
  if (pattern.at === undefined) return ''
  if (pattern.on === 'play' || pattern.on === 'playToken') return pattern.at === 'here' ? 'here' : 'to a battlefield'
  if (pattern.on === 'move') return FROM[pattern.at]
  return pattern.at === 'here' ? 'here' : 'at a battlefield'
}

/** "to me", "from a unit": the other card of an attachment. */
const linked = ({ on, host }: EventPattern, scope: Scope): string => {
  if (on !== 'attach' && on !== 'detach') return ''
  if (host === undefined) return on === 'attach' ? 'to a unit' : ''
  return `${on === 'attach' ? 'to' : 'from'} ${isRef(host) ? objectWord(host, scope) : one(host, scope)}`
}

/** "1 point from conquering or holding". */
const scored = ({ amount, scoring }: EventPattern): string => {
  const from =
    scoring === 'any' ? 'from conquering or holding' : scoring && `from ${scoring === 'conquer' ? 'conquering' : 'holding'}`
  const least = amount?.min
  const count = least === undefined || least !== amount?.max ? 'points' : least === 1 ? '1 point' : `${least} points`
  return words(count, from)
}

/** "to your trash from anywhere other than your Main Deck". */
const toTrash = ({ player, notFrom }: EventPattern): string => {
  const whose = player === 'you' ? 'your' : player === 'opponent' ? "an opponent's" : "its owner's"
  const deck = `${player === 'you' ? 'your' : 'their'} Main Deck`
  return words(`to ${whose} trash`, notFrom === 'deck' && `from anywhere other than ${deck}`)
}

const killedWith = ({ killedBy }: EventPattern, scope: Scope): string | false =>
  killedBy === 'yourSpell' ? 'with a spell' : typeof killedBy === 'object' && `with ${objectWord(killedBy.with, scope)}`

/** "an activated ability of a gear", "an activated ability with Energy cost 7 or more". */
function usedAbility(pattern: EventPattern, scope: Scope): string {
  const { subject, amount } = pattern
  const least = amount?.min !== undefined && `with Energy cost ${amount.min} or more`
  const most = amount?.max !== undefined && `with Energy cost ${amount.max} or less`
  const whose = subject !== undefined && `of ${isRef(subject) ? objectWord(subject, scope) : subjectPhrase(pattern, scope)}`
  return words('an activated ability', whose, least, most)
}

const clause = (pattern: EventPattern, scope: Scope): EventClause => {
  const { subject, player } = pattern
  const happening = HAPPENINGS[pattern.on]
  const names = DEEDS[pattern.on]
  if (pattern.killedBy !== undefined) {
    const rest = words(
      subject && !isRef(subject) ? subjectPhrase(pattern, scope) : subject ? objectWord(subject, scope) : 'a unit',
      where(pattern, scope),
    )
    return { subject: 'you', person: 'many', verb: 'kill', rest: words(rest, killedWith(pattern, scope)) }
  }
  if (pattern.on === 'use')
    return {
      subject: playerWord(player),
      person: playerPerson(player),
      verb: 'use',
      rest: words(usedAbility(pattern, scope), where(pattern, scope)),
    }
  const attacked = pattern.after === 'attack' && 'after an attack'
  const rest = words(where(pattern, scope), linked(pattern, scope), aloneOf(subject) && 'alone', attacked)
  if (names) {
    const it = deed(pattern, names, scope)
    return { ...it, rest: words(it.rest, rest) }
  }
  const person: Person =
    subject === undefined ? playerPerson(player) : isRef(subject) ? personOf(subject, scope) : pattern.oneOrMore ? 'many' : 'one'
  const agent = subject === undefined ? playerWord(player) : subjectPhrase(pattern, scope)
  if (pattern.on === 'gainPoints' && (pattern.amount || pattern.scoring))
    return { subject: agent, person, verb: 'score', rest: words(scored(pattern), rest) }
  if (happening) return { subject: agent, person, verb: happening, rest }
  if (pattern.on === 'ready' || pattern.on === 'exhaust') {
    const state = pattern.on === 'ready' ? 'ready' : 'exhausted'
    if (player === undefined || subject === undefined) return { subject: agent, person, verb: `become ${state}`, rest }
    const object = isRef(subject) ? objectWord(subject, scope) : agent
    return { subject: playerWord(player), person: playerPerson(player), verb: pattern.on, rest: words(object, rest) }
  }
  if (pattern.on === 'damage') return { subject: agent, person, verb: 'take damage', rest }
  if (pattern.on === 'returnToHand')
    return { subject: agent, person, verb: 'be returned', rest: words("to a player's hand", rest) }
  if (pattern.on === 'toTrash') return { subject: agent, person, verb: 'go', rest: toTrash(pattern) }
  if (pattern.on === 'combatTie')
    return {
      subject: player === 'you' ? 'a combat where you are the attacker' : 'a combat',
      person: 'one',
      verb: 'end',
      rest: words('in a tie', rest),
    }
  if (pattern.on === 'combatEnd') return { subject: 'a combat', person: 'one', verb: 'end', rest }
  if (pattern.on === 'showdownBegin') return { subject: 'a showdown', person: 'one', verb: 'begin', rest: where(pattern, scope) }
  if (pattern.on === 'combatBegin') return { subject: 'combat', person: 'one', verb: 'start', rest: where(pattern, scope) }
  return { subject: agent, person, verb: pattern.on, rest }
}

/** What the ability can call "it" afterwards, and whom it can call "they". */
export const bindEvent = (pattern: EventPattern, scope: Scope): void => {
  const { subject, player, on, host } = pattern
  // Before the subject: what is attached is what the text goes on about.
  if ((on === 'attach' || on === 'detach') && (host === undefined || !isRef(host)))
    introduce(scope, 'host', { noun: 'unit', side: 'friendly', many: false })
  scope.eventPlayer = player === 'you' || player === undefined ? 'you' : on in PHASES ? 'that player' : 'they'
  if (subject === undefined) {
    const place = on === 'conquer' || on === 'hold' || on === 'score' || on === 'attack' || on === 'defend'
    if (place) scope.things.set('event', { noun: 'battlefield', many: false, place: true })
    if (on === 'combatTie' || on === 'combatEnd') scope.things.set('event', { noun: 'combat', many: false, place: true })
  } else if (isRef(subject)) {
    const it = thing(subject, scope) ?? { noun: 'object', many: false }
    scope.things.set('event', it)
    if (!isSelf(subject, scope)) scope.topic = 'event'
  } else introduce(scope, 'event', thingOf(subject, pattern.oneOrMore === true))
}

const finite = (it: EventClause): string =>
  it.subject === 'I' && it.verb.startsWith('be ')
    ? words(`I'm ${it.verb.slice(3)}`, it.rest)
    : words(it.subject, conjugate(it.verb, it.person), it.rest)

const phase = (pattern: EventPattern, text: string): string =>
  text.replace(
    '_',
    pattern.player === 'you' || pattern.player === undefined
      ? 'your'
      : pattern.player === 'opponent'
        ? "each opponent's"
        : "each player's",
  )

/** Does the counted occurrence stand in front: "the first time I move each turn"? */
const countsTimes = (pattern: EventPattern): boolean =>
  pattern.nth !== undefined && (DEEDS[pattern.on] === undefined || (pattern.subject !== undefined && isRef(pattern.subject)))

const single = (pattern: EventPattern, scope: Scope, tail: string): string => {
  const text = PHASES[pattern.on]
  if (text !== undefined) return phase(pattern, text)
  const it = clause(pattern, scope)
  if (countsTimes(pattern)) {
    const each = pattern.nth === 1 || scope.templating === 'current' ? 'each turn' : 'in a turn'
    return `the ${ordinal(pattern.nth ?? 1)} time ${words(finite(it), each)}`
  }
  const perTurn = pattern.nth === undefined ? '' : pattern.on === 'play' ? 'in a turn' : 'each turn'
  return words(`when ${finite(it)}`, perTurn, tail)
}

/** "at the start of your next Main Phase": a delayed ability that happens once. */
export const nextPhase = (pattern: EventPattern): string | undefined => {
  const text = PHASES[pattern.on]
  return text === undefined ? undefined : phase(pattern, text.replace('_', '_ next'))
}

const headless = (text: string): string => text.replace(/^when /, '')

/**
 * The condition of a trigger, in lower case. Events of one subject share it ("when I attack or defend"), others repeat their "when".
 * `tail` is the duration of a delayed ability.
 */
export const triggerPhrase = (patterns: readonly EventPattern[], scope: Scope, tail = ''): string => {
  const phrases = patterns.map(pattern => single(pattern, scope, ''))
  const clauses = patterns.map(pattern => (PHASES[pattern.on] === undefined ? clause(pattern, scope) : undefined))
  const [first] = clauses
  const shared = first && clauses.every(it => it && it.subject === first.subject && it.rest === first.rest)
  const plain = patterns.every(pattern => pattern.nth === undefined)
  let text: string
  if (patterns.length > 1 && shared && plain && first) {
    const verbs = clauses.map(it => conjugate(it?.verb ?? '', first.person))
    text = words(`when ${first.subject}`, verbs.join(' or '), first.rest)
  } else text = phrases.join(' or ')
  const [pattern] = patterns
  if (pattern) bindEvent(pattern, scope)
  // While it lasts every one of them counts.
  const { subject } = pattern ?? {}
  const bare = tail !== '' && subject !== undefined && !isRef(subject) && subject.where.length === 0
  return words(bare ? text.replace(/^when an? /, 'when any ') : text, tail)
}

/** What a spell or ability would do to the object that it chooses: "stun me", "give me -{might}". */
const choosingDeed = (pattern: EventPattern, object: string, scope: Scope): string => {
  const names = DEEDS[pattern.on]
  if (pattern.on === 'might') {
    const might = `${(pattern.amount?.max ?? 0) < 0 ? '-' : '+'}{might}`
    return object.includes(' ') ? `give ${might} to ${object}` : `give ${object} ${might}`
  }
  if (pattern.on === 'returnToHand') return `return ${object} to hand`
  if (pattern.on === 'damage') return `deal damage to ${object}`
  if (pattern.on === 'die') return `kill ${object}`
  return words(names?.[0] ?? pattern.on, object, where(pattern, scope))
}

/** "if a spell or ability that chooses me would stun me or return me to hand", "if a spell you control would … a unit it chooses". */
const choosingPhrase = (patterns: readonly EventPattern[], scope: Scope, lead: string, tail: string): string => {
  const [pattern] = patterns as readonly [EventPattern]
  const { subject, player } = pattern
  const whose = player === 'you' ? ' you control' : player === 'opponent' ? ' an opponent controls' : ''
  const self = subject !== undefined && isRef(subject)
  const object = self ? objectWord(subject, scope) : `${subjectPhrase(pattern, scope) || 'an object'} it chooses`
  const deeds = patterns.map(it => choosingDeed(it, object, scope))
  const text = words(lead, `a spell or ability${whose}`, self && `that chooses ${object}`, 'would', list(deeds, 'or'), tail)
  bindEvent(pattern, scope)
  return text
}

const PROCEDURES: Partial<Record<EventName, string>> = {
  turn: 'turn',
  awakenPhase: 'Awaken Phase',
  beginningPhase: 'Beginning Phase',
  scoringStep: 'Scoring Step',
  channelPhase: 'Channel Phase',
  drawPhase: 'Draw Phase',
  mainPhase: 'Main Phase',
  endingPhase: 'Ending Phase',
}
/** "your Draw Phase", "their next turn". */
export const procedurePhrase = ({ on, player }: EventPattern, next: boolean): string | undefined => {
  const name = PROCEDURES[on]
  if (name === undefined) return undefined
  const whose = player === 'you' || player === undefined ? 'your' : 'their'
  return words(player === 'opponent' ? "each opponent's" : player === 'any' ? "each player's" : whose, next && 'next', name)
}

/** "the next time it would die this turn", "if a friendly unit would die". */
export const wouldPhrase = (patterns: readonly EventPattern[], scope: Scope, lead: string, tail: string): string => {
  const [pattern] = patterns as readonly [EventPattern]
  if (pattern.byChoosing) return choosingPhrase(patterns, scope, lead, tail)
  const procedure = procedurePhrase(pattern, false)
  if (procedure !== undefined) {
    bindEvent(pattern, scope)
    return words(lead, procedure, 'would begin', tail)
  }
  const it = clause(pattern, scope)
  const verbs = patterns.map(p => (p.on === 'damage' ? 'be dealt damage' : words(clause(p, scope).verb, clause(p, scope).rest)))
  // "Ends in a tie" is a state of affairs, not something that somebody would do.
  const text =
    pattern.on === 'combatTie'
      ? words(lead, it.subject, conjugate(it.verb, it.person), it.rest, tail)
      : words(lead, it.subject, 'would', list(verbs, 'or'), tail)
  bindEvent(pattern, scope)
  return text
}

/** "as this is attached to a unit": what happens together with it. */
export const asPhrase = (patterns: readonly EventPattern[], scope: Scope): string => {
  const [pattern] = patterns as readonly [EventPattern]
  const it = clause(pattern, scope)
  const verbs = patterns.map(p => clause(p, scope).verb)
  const text = finite({ ...it, verb: patterns.length === 1 ? it.verb : list(verbs, 'or') })
  bindEvent(pattern, scope)
  return `as ${text}`
}

/** "the next time you play a unit this turn": a delayed trigger that is used up. */
export const nextTimePhrase = (pattern: EventPattern, scope: Scope, count: string, tail: string): string => {
  const text = words(`the next ${count}`, headless(single(pattern, scope, '')), tail)
  bindEvent(pattern, scope)
  return text
}
