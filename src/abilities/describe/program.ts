/** Programs as sentences: game actions joined to each other, and the instructions that hold others. */

import type { Amount, Condition, Instruction } from '../types'
import { actionClause } from './actions'
import { add, type Clause, newSentence, render, renderAll, type Sentence } from './clauses'
import { conditionPhrase, isAboutBefore } from './conditions'
import { costVerbs } from './costs'
import { giftsFrom, give, isGift } from './giving'
import { amountWord, each, one, perEach, plurals, quantity, without } from './nouns'
import { describeObjects, isTarget, keyOf, targetPlacePhrase } from './objects'
import { describePlayers, isYou, samePlayer, type Who, YOU } from './players'
import { tokenPlaceOf } from './playing'
import { innerScope, introduce, objectWord, type Scope, thing, thingOf } from './scope'
import { capitalise, conjugate, durationPhrase, keywordTag, list, numberWord, same, sentence, words } from './words'

type Do<K extends Instruction['do']> = Extract<Instruction, { readonly do: K }>

/** The sentences of a program; `may` puts its first verbs behind "may". */
export const writeProgram = (instructions: readonly Instruction[], scope: Scope, may?: Who): Sentence[] => {
  const text: Sentence[] = []
  write(instructions, text, scope, may)
  return text
}

/** Instructions as a text of full sentences; `hangs`: behind a condition and a comma. */
export const programText = (instructions: readonly Instruction[], scope: Scope, hangs = false): string =>
  renderAll(writeProgram(instructions, scope), hangs)

const write = (instructions: readonly Instruction[], text: Sentence[], scope: Scope, may?: Who): void => {
  let first = true
  const say = (it: Clause): void => {
    const who = may && (isYou(it.who) || samePlayer(it.who, may)) ? may : it.who
    scope.actor = isYou(who) ? 'you' : 'they'
    add(text, !may ? it : first ? { ...it, who, may: true } : { ...it, who, together: true }, scope.style)
    first = false
  }
  for (let i = 0; i < instructions.length; i++) {
    const it = instructions[i]!
    if (isGift(it)) {
      const gifts = giftsFrom(instructions, i)
      i += gifts.length - 1
      for (const clause of give(gifts, scope)) say(clause)
    } else if (it.do === 'choose') {
      const choices = chooseRun(instructions, i)
      i += choices.length - 1
      say(choose(choices, scope))
    } else if (it.do === 'pick' && it.add) {
      const picks = addedPicks(instructions, i)
      i += picks.length - 1
      say(eachPicked(picks, scope))
    } else if (it.do === 'pick') {
      const next = instructions[i + 1]
      const acts = next !== undefined && actsOn(next, it.as)
      if (acts && fromHand(it)) {
        const choice = picked(it, undefined, may !== undefined, scope)
        const anyCard = scope.templating === 'current' && it.from.noun === 'card' && it.from.where.length === 1 && it.min === 1
        // Any card of the hand is "a card revealed this way", and needs no noun from then on.
        if (anyCard) introduce(scope, it.as, { noun: 'card', many: false, theirs: true })
        say(anyCard ? { ...choice, rest: 'a card revealed this way' } : choice)
        const deed = actionClause(next, scope)
        if (deed) say(it.min === 0 ? deed : { ...deed, joint: anyCard ? ' and ' : ', and ' })
        i++
      } else {
        // "Choose one of those legends and add it …": what waits outside of the game is named first.
        // "You may banish one, then play it": the offer is about the deed.
        const offer = it.min === 0 && it.max === 1
        const deed =
          acts && it.from.zone !== 'outside' && (offer || !refersTo(instructions.slice(i + 2), it.as)) ? next : undefined
        if (deed) i++
        say(picked(it, deed, may !== undefined, scope))
      }
    } else {
      const clause = actionClause(it, scope)
      if (clause) say(clause)
      else text.push(...structure(it, text, scope))
    }
    scope.previous = it
  }
}

// --------------------------------------------------------------------------------------------------- choices

const chooseRun = (instructions: readonly Instruction[], start: number): readonly Do<'choose'>[] => {
  const run: Do<'choose'>[] = []
  for (const it of instructions.slice(start)) {
    if (it.do !== 'choose') break
    run.push(it)
  }
  return run
}

const choose = (choices: readonly Do<'choose'>[], scope: Scope): Clause => {
  const objects = choices.map(({ what }) =>
    'targetPlace' in what ? { text: targetPlacePhrase(what, scope), key: undefined } : describeObjects(what, scope),
  )
  if (objects.length > 1) scope.topic = undefined
  return {
    do: 'choose',
    who: YOU,
    verb: 'choose',
    rest: list(objects.map(it => it.text)),
    key: objects.length === 1 ? objects[0]?.key : undefined,
  }
}

/** Picks of the same player into one slot are one choice: "2 units and 2 gear". */
const addedPicks = (instructions: readonly Instruction[], start: number): readonly Do<'pick'>[] => {
  const first = instructions[start] as Do<'pick'>
  const run: Do<'pick'>[] = []
  for (const it of instructions.slice(start)) {
    if (it.do !== 'pick' || it.as !== first.as || !same(it.who, first.who)) break
    run.push(it)
  }
  return run
}

const eachPicked = (picks: readonly Do<'pick'>[], scope: Scope): Clause => {
  const first = picks[0]!
  const who = describePlayers(first.who, scope)
  const objects = picks.map(({ from, min, max, as }) => {
    // What others have picked before is out.
    const fresh = from.where.filter(p => p.is !== 'notRef' || p.ref.ref !== 'chosen' || p.ref.slot !== as)
    const open =
      fresh.length < from.where.length && `that hasn't been chosen for this ${scope.noun === 'spell' ? 'spell' : 'ability'}`
    return words(quantity({ ...from, where: fresh }, min, max, scope), open)
  })
  introduce(scope, first.as, { ...thingOf(first.from, true), full: true, picked: true })
  return { do: 'choose', who, verb: 'choose', rest: list(objects), key: first.as }
}

const actsOn = (it: Instruction, slot: string): boolean => 'what' in it && 'ref' in it.what && keyOf(it.what) === slot
/** "The rest" names what was not picked without naming it. */
const refersTo = (instructions: readonly Instruction[], slot: string): boolean =>
  JSON.stringify(instructions, (_, value: unknown) => (isNotRef(value) ? null : value)).includes(`"slot":"${slot}"`)
const isNotRef = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'is' in value && value.is === 'notRef'

const isShown = (it: Do<'pick'>): boolean => it.from.where.some(p => p.is === 'ref')
/** Among the cards of a hand that was revealed: the card picked is always "that card". */
const fromHand = (it: Do<'pick'>): boolean => isShown(it) && it.from.zone === 'hand'

/** "each player kills one of their units": what is picked and what is done to it are one deed. */
const picked = (it: Do<'pick'>, next: Instruction | undefined, mayBe: boolean, scope: Scope): Clause => {
  const who = describePlayers(it.who, scope)
  const single = it.max === 1 && (it.min === 1 || it.min === 0)
  const may = mayBe || (single && it.min === 0)
  const whose = it.from.where.some(p => p.is === 'yours' || p.is === 'theirs')
  const whole = plurals(it.from, scope)
  // "Your" in the filter is the picking player's.
  const waiting = single && it.from.zone === 'outside'
  const object = waiting
    ? `one of those ${plurals(without(it.from, 'yours'), scope)}`
    : single && whose && it.from.zone === 'board'
      ? `one of ${isYou(who) ? whole : whole.replace(/^your /, 'their ')}`
      : isShown(it) &&
          it.from.noun === 'card' &&
          it.from.where.length === 1 &&
          it.from.zone === 'deck' &&
          (it.min === it.max || single)
        ? words(next?.do === 'put' ? amountWord(it.min) : numbered(it.min), !isYou(who) && 'of them')
        : single
          ? one(it.from, scope)
          : quantity(it.from, it.min, it.max, scope)
  introduce(scope, it.as, { ...thingOf(it.from, !single), ...(fromHand(it) && { full: true }) })
  const deed = next ? actionClause(next, scope) : undefined
  // Your choice among public objects would read as a target without "must" (355.10.f); other players' never do (355.10.e).
  const must = isYou(who) && !may && (it.from.zone === 'board' || it.from.zone === 'trash') ? 'you must ' : ''
  // A single other player is told that he must; behind "must" the verb has no ending.
  if (it.who === 'defender' && deed) {
    const rest = words(object, deed.rest.replace(/^(it|them)\b ?/, ''))
    return { ...deed, who: { ...who, person: 'many' }, verb: `must ${deed.verb}`, rest }
  }
  const offered = may && !mayBe ? { may: true } : {}
  if (!deed) return { do: 'choose', who, verb: `${must}choose`, rest: object, key: it.as, shown: true, ...offered }
  const behind = deed.rest.replace(/^(it|them|that \w+|those \w+)\b ?/, '')
  return { ...deed, who, verb: must + deed.verb, rest: words(object, behind), ...offered }
}

const numbered = (n: Amount): string => (typeof n === 'number' ? numberWord(Math.max(1, n)) : amountWord(n))

// -------------------------------------------------------------------------------------------------- structure

/** A statement that nothing joins. */
const state = (statement: string, lead = ''): readonly Sentence[] => {
  const it = newSentence(lead)
  it.clauses.push({ joint: '', text: statement })
  return closed([it])
}

const closed = (text: readonly Sentence[]): readonly Sentence[] => {
  for (const it of text) it.closed = true
  return text
}

/** "Do this: …", "then you may do this: …", "for each …, do this: …". */
const reflexive = (it: Do<'doThis'>, offer: string, before: Sentence[], scope: Scope): readonly Sentence[] => {
  const count = perEach(it.times, scope)
  const many = count ? `for each ${count.each}, do this: ` : `do this ${amountWord(it.times)} times: `
  const lead = offer + (it.times === 1 ? 'do this: ' : many)
  return state(capitalise(scope.nested(it.ability, scope, '')), before.length > 0 ? `then ${lead}` : lead)
}

/** An instruction that holds others; `before` is the text so far. */
const structure = (it: Instruction, before: Sentence[], scope: Scope): readonly Sentence[] => {
  switch (it.do) {
    case 'may': {
      if (it.otherwise !== undefined) return unlessDone(it, it.otherwise, scope)
      const [only, ...more] = it.then
      if (only?.do === 'doThis' && more.length === 0)
        return reflexive(only, `${describePlayers(it.who ?? 'you', scope).text} may `, before, scope)
      return closed(writeProgram(it.then, scope, describePlayers(it.who ?? 'you', scope)))
    }
    case 'if':
      return branch(it, before, scope)
    case 'payTo':
      return payment(it, scope)
    case 'forEach':
      return loopOnward(it, before, scope) ?? loop(it, before.length > 0 ? 'then ' : '', scope)
    case 'eachPlayerDo': {
      const chose = typeof it.who === 'object' && 'player' in it.who ? scope.things.get(it.who.player)?.noun : undefined
      scope.things.set(it.as, { noun: 'each', many: false, place: true })
      if (chose?.startsWith('player that ')) {
        scope.loop = 'that player'
        return led(it.then, `for each ${chose}, `, scope)
      }
      const who = describePlayers(it.who, scope)
      scope.loop = who.text
      const text = closed(writeProgram(it.then, scope))
      scope.things.delete(it.as)
      if (it.keep !== undefined) introduce(scope, it.keep, { noun: 'card', many: true, full: true })
      return text
    }
    case 'repeat': {
      const times = typeof it.times === 'number' ? numberWord(it.times) : amountWord(it.times)
      return state(programText(it.then, scope, true), `do this ${times} times: `)
    }
    case 'modal':
      return modal(it, scope)
    case 'doThis':
      return reflexive(it, '', before, scope)
    case 'delayed':
      return state(scope.nested(it.ability, scope, durationPhrase(it.until), it.uses))
    case 'ifThisKills':
      if (thing(it.object, scope)?.many === true) {
        const noun = thing(it.object, scope)?.noun ?? 'object'
        return state(capitalise(scope.nested(it.then, scope, '')), `then for each ${noun} this kills, do this: `)
      }
      return state(scope.nested(it.then, scope, ''), `if this kills ${objectWord(it.object, scope)}, do this: `)
    default:
      return []
  }
}

// ------------------------------------------------------------------------------------------------- conditions

/** A dependent keyword stands for its condition: "[Legion] — ", "[Level 6][>] ". */
export const dependentTag = (condition: Condition, scope: Scope): string | undefined => {
  const keyword = condition.if === 'legion' || condition.if === 'empowered' ? keywordTag(condition.if) : undefined
  const tag = condition.if === 'level' ? `[Level ${condition.level}]` : keyword
  return tag && (scope.templating === 'first' ? `${tag} — ` : `${tag}[>] `)
}

const branch = (it: Do<'if'>, before: Sentence[], scope: Scope): readonly Sentence[] => {
  const better = upgrade(it, before, scope)
  if (better) return better
  const [first] = it.then
  // "then an additional +1 {might} this turn if …" goes on in the sentence before.
  if (first?.do === 'might' && first.additional && !it.otherwise && before.length > 0) {
    write(it.then, before, scope)
    const last = before.at(-1)
    if (last) last.tail = `if ${conditionPhrase(it.condition, scope)}`
    closed(before)
    return []
  }
  // Behind a trigger's comma "if" would be its own condition (383.2.a.1); this one is read on resolution.
  if (scope.style === 'trigger' && before.length === 0 && !it.otherwise && !isAboutBefore(it.condition)) {
    const inner = writeProgram(it.then, scope)
    const [only] = inner
    if (inner.length === 1 && only && !only.lead) {
      only.tail = words(only.tail, `if ${conditionPhrase(it.condition, scope)}`)
      return closed(inner)
    }
  }
  const tag = dependentTag(it.condition, scope)
  const then = before.length > 0 && !isAboutBefore(it.condition) ? 'then, ' : ''
  // What follows a play waits for it.
  const waits = it.condition.if === 'did' && it.then[0]?.do === 'doThis' ? 'then ' : ''
  const lead = tag ?? `${then}if ${conditionPhrase(it.condition, scope)}, ${waits}`
  const otherwise = it.otherwise ? () => led(it.otherwise ?? [], 'otherwise, ', scope) : () => []
  return [...led(it.then, lead, scope, tag !== undefined), ...otherwise()]
}

/** A body that hangs on its lead as on a trigger, but gives commands; behind a keyword it begins anew. */
const led = (instructions: readonly Instruction[], lead: string, scope: Scope, anew = false): readonly Sentence[] => {
  const inner = writeProgram(instructions, innerScope(scope, scope.style === 'paragraph' ? 'clause' : scope.style))
  const [first] = inner
  if (!first) return []
  if (anew && first.clauses[0]) first.clauses[0] = { joint: '', text: capitalise(first.lead + first.clauses[0].text) }
  first.lead = anew ? lead : lead + first.lead
  return closed(inner)
}

/** "Deal 2 to a unit. If …, deal 4 to it instead": both ways are one deed with another number. */
const upgrade = (it: Do<'if'>, before: Sentence[], scope: Scope): readonly Sentence[] | undefined => {
  const [better, ...more] = it.then
  const [usual, ...others] = it.otherwise ?? []
  if (!better || !usual || more.length > 0 || others.length > 0 || better.do !== usual.do) return undefined
  if (better.do === 'playToken' && usual.do === 'playToken') return moreTokens(it.condition, better, usual, before, scope)
  const a = objectsOf(better)
  const b = objectsOf(usual)
  if (!a || !b || !isTarget(b) || keyOf(a) !== keyOf(b)) return undefined
  write([usual], before, scope)
  // The cost is a sentence further away now.
  scope.costAsked = false
  const tag = it.condition.if === 'level' || it.condition.if === 'legion' ? dependentTag(it.condition, scope) : undefined
  const condition = conditionPhrase(it.condition, scope)
  const slot = { ref: 'chosen', slot: b.as } as const
  const again = better.do === 'deal' ? { ...better, to: slot } : ({ ...better, what: slot } as Instruction)
  const inner = writeProgram([again], scope)
  const [only] = inner
  if (only) {
    if (tag && only.clauses[0]) only.clauses[0] = { joint: '', text: capitalise(only.clauses[0].text) }
    only.lead = tag ?? `if ${condition}, `
    only.tail = 'instead'
  }
  closed(before)
  return closed(inner)
}

/** "Play two Recruit unit tokens here. If …, play four here instead". */
const moreTokens = (
  condition: Condition,
  better: Do<'playToken'>,
  usual: Do<'playToken'>,
  before: Sentence[],
  scope: Scope,
): readonly Sentence[] | undefined => {
  if (typeof better.count !== 'number' || !same({ ...better, count: 1 }, { ...usual, count: 1 })) return undefined
  write([usual], before, scope)
  closed(before)
  const inner = writeProgram([better], scope)
  const [only] = inner
  if (only?.clauses[0]) {
    only.lead = `if ${conditionPhrase(condition, scope)}, `
    only.clauses[0] = { joint: '', text: words('play', numberWord(better.count), tokenPlaceOf(better, scope)) }
    only.tail = 'instead'
  }
  return closed(inner)
}

const objectsOf = (it: Instruction) =>
  it.do === 'deal' ? it.to : 'what' in it && !('targetPlace' in it.what) ? it.what : undefined

// --------------------------------------------------------------------------------------- costs, loops and modes

const payment = (it: Do<'payTo'>, scope: Scope): readonly Sentence[] => {
  if (it.then.length === 0 && it.otherwise) return unless(it, it.otherwise, scope)
  const who = describePlayers(it.who, scope)
  const verbs = costVerbs(it.cost, scope).map(verb => (isYou(who) || it.may ? verb : conjugate(verb, who.person)))
  const lead = words((it.may || !isYou(who)) && who.text, it.may && 'may', list(verbs))
  const inner = writeProgram(it.then, innerScope(scope, 'clause'))
  const [first] = inner
  if (first) first.lead = `${lead} to ${first.lead}`
  const paid = first ? closed(inner) : state(lead)
  return it.otherwise ? [...paid, ...led(it.otherwise, `if ${isYou(who) ? 'you' : 'they'} don't, `, scope)] : paid
}

/** "unless its controller pays {2}": the object of the deed is named before its player. */
const unless = (it: Do<'payTo'>, otherwise: readonly Instruction[], scope: Scope): readonly Sentence[] => {
  const inner = writeProgram(otherwise, innerScope(scope, 'clause'))
  const [first] = inner
  const payer = describePlayers(it.who, { ...scope, topic: undefined })
  const verbs = costVerbs(it.cost, scope).map(verb => conjugate(verb, payer.person))
  if (first) first.tail = `unless ${payer.text} ${list(verbs)}`
  return closed(inner)
}

/** "unless its controller has you draw 2": the deed is yours, and somebody else's choice. */
const unlessDone = (it: Do<'may'>, otherwise: readonly Instruction[], scope: Scope): readonly Sentence[] => {
  const inner = writeProgram(otherwise, innerScope(scope, 'clause'))
  const [first] = inner
  const who = describePlayers(it.who ?? 'you', { ...scope, topic: undefined })
  const deeds = writeProgram(it.then, innerScope(scope, 'clause')).map(render)
  const yours = it.then.every(deed => 'who' in deed && deed.who === 'you')
  const made = yours && !isYou(who) ? words(conjugate('have', who.person), 'you', list(deeds)) : list(deeds)
  if (first) first.tail = `unless ${who.text} ${made}`
  return closed(inner)
}

const loop = (it: Do<'forEach'>, then: string, scope: Scope): readonly Sentence[] => {
  const { what } = it
  const filter = 'all' in what ? what.all : isTarget(what) ? what.target : undefined
  const over = 'all' in what ? each(what.all, scope) : `each of ${describeObjects(what, scope).text}`
  introduce(scope, 'each', filter ? thingOf(filter, false) : { noun: 'card', many: false })
  return led(it.then, `${then}for ${over}, `, scope)
}

/** "…, then for each, its owner plays that unit": each of those that the clause before named. */
const loopOnward = (it: Do<'forEach'>, before: Sentence[], scope: Scope): readonly Sentence[] | undefined => {
  const last = before.at(-1)
  const key = last?.last?.key
  if (!('ref' in it.what) || it.what.ref !== 'result' || last === undefined || last.closed || key === undefined) return undefined
  introduce(scope, 'each', { noun: scope.things.get(key)?.noun ?? 'card', many: false })
  const inner = writeProgram(it.then, innerScope(scope, 'clause'))
  last.clauses.push({ joint: ', then for each, ', text: inner.map(render).join('. ') })
  closed(before)
  return []
}

const modal = (it: Do<'modal'>, scope: Scope): readonly Sentence[] => {
  const modes = it.modes.map(mode => writeProgram(mode, innerScope(scope, scope.style === 'trigger' ? 'clause' : 'paragraph')))
  // Two plain deeds of an ability are "draw 1 or channel 1 rune exhausted".
  const short = it.choose === 1 && modes.length === 2 && modes.every(mode => mode.length === 1)
  if (short && scope.style !== 'paragraph' && scope.templating === 'first')
    return state(modes.map(mode => mode.map(render).join('')).join(' or '))
  const head = `choose ${numberWord(it.choose)}${it.distinct ? " you haven't already chosen" : ''} —`
  return state([head, ...modes.map(mode => sentence(`• ${renderAll(mode)}`))].join('\n'))
}
