/** Passive abilities (367): what is always so, or while a condition is. */

import type { Amount, Condition, EffectClass, Filter, PassiveAbility, StaticEffect } from '../types'
import { conditionPhrase, isHistory } from './conditions'
import { additionalCost, cost, selfCost } from './cost-changes'
import { costPhrase } from './costs'
import { quoted } from './giving'
import { amountNoun, one, perEach, placePhrase, plurals, predicatePhrase, without } from './nouns'
import { facedownLimit, permission } from './permissions'
import { dependentTag } from './program'
import { objectWord, personOf, possessive, type Scope, sideOf, subjectWord } from './scope'
import { bonusDamage, repeatCost, whoRepeats } from './spells'
import { isRef, ofTheirs, SELF, type Static, subjectOf } from './subjects'
import {
  capitalise,
  conjugate,
  keywordTag,
  list,
  numberWord,
  ordinal,
  plural,
  same,
  sentence,
  signed,
  withArticle,
  words,
} from './words'

// ----------------------------------------------------------------------------------------------- what they have

type Trait = Static<'might'> | Static<'keyword'>
const isTrait = (effect: StaticEffect): effect is Trait => effect.static === 'might' || effect.static === 'keyword'

/** What is had, and what follows behind a list of such. */
const trait = (effect: Trait, additional: boolean, scope: Scope): { readonly text: string; readonly tail: string } => {
  if (effect.static === 'keyword') {
    const value = effect.value ?? 1
    return typeof value === 'number'
      ? { text: keywordTag(effect.keyword, value), tail: '' }
      : { text: keywordTag(effect.keyword), tail: ` equal to ${amountNoun(value, scope)}` }
  }
  const extra = additional ? 'an additional ' : ''
  if (typeof effect.by === 'number') return { text: `${extra}${signed(effect.by)} {might}`, tail: '' }
  const per = perEach(effect.by, scope)
  return per
    ? { text: `${extra}${signed(per.by)} {might}`, tail: ` for each ${per.each}` }
    : { text: `${extra}+{might}`, tail: ` equal to ${amountNoun(effect.by, scope)}` }
}

/** A buff gives Might itself, so what a buffed unit has beyond it is additional. */
const isBuffedSelf = (condition: Condition | undefined): boolean =>
  condition?.if === 'is' && condition.object.ref === 'self' && condition.where.length === 1 && condition.where[0]?.is === 'buffed'

const inFight = (who: Filter): boolean => who.where.some(p => p.is === 'attacking' || p.is === 'defending')

/** "while a friendly unit defends alone, it gets …": a fight is told as an event of the unit. */
const fighting = (who: Filter, traits: string, scope: Scope): string => {
  const rest = one(without(who, 'attacking', 'defending', 'alone'), scope)
  const states = who.where.filter(p => p.is === 'attacking' || p.is === 'defending' || p.is === 'alone')
  if (scope.templating === 'current') return `while ${rest} is ${predicatePhrase(states, 'one', scope)}, it has ${traits}`
  const verbs = states.filter(p => p.is !== 'alone').map(p => (p.is === 'attacking' ? 'attacks' : 'defends'))
  return `${words(`while ${rest}`, verbs.join(' and '), states.some(p => p.is === 'alone') && 'alone')}, it gets ${traits}`
}

const countsCards = (by: Amount): boolean => typeof by === 'object' && 'count' in by && by.count.zone !== 'board'

const traits = (effects: readonly Trait[], additional: boolean, scope: Scope): string => {
  const [first] = effects
  if (!first) return ''
  const { who } = first
  const all = effects.map(effect => trait(effect, additional, scope))
  const had = list(all.map(it => it.text)) + all.map(it => it.tail).join('')
  // Objects on the board are counted "for each", everything else is an amount by which the Might grows.
  if (
    first.static === 'might' &&
    effects.length === 1 &&
    typeof first.by === 'object' &&
    (!perEach(first.by, scope) || countsCards(first.by))
  )
    return `${ofTheirs(who, 'Might', scope)} is increased by ${amountNoun(first.by, scope)}`
  if (isRef(who)) return words(subjectWord(who, scope), conjugate('have', personOf(who, scope)), had)
  if (inFight(who)) return fighting(who, had, scope)
  // The first sets put "here" behind the Might that a unit gives to its companions.
  const here = who.where.some(p => p.is === 'at' && p.place === 'here') && who.where.some(p => p.is === 'other')
  if (here && first.static === 'might' && scope.templating === 'first')
    return `${plurals(without(who, 'at'), scope)} have ${had} here`
  return `${plurals(who, scope)} have ${had}`
}

// ---------------------------------------------------------------------------------------------------- others

const FORBIDDEN = {
  playUnits: 'play units',
  playCards: 'play cards',
  move: 'move',
  ready: 'be readied',
  target: 'be chosen by spells and abilities',
  ambushInReaction: '[Ambush]',
  takeDamage: 'take damage',
} as const

const forbid = (effect: Static<'forbid'>, scope: Scope): string => {
  const { action, who, destination } = effect
  if (action === 'target' && who !== 'opponents') {
    const by = `be chosen by ${effect.chooser === 'enemy' ? 'enemy ' : ''}spells and abilities`
    const cheap = effect.cheaperThan === undefined ? '' : ` with Energy cost less than ${amountNoun(effect.cheaperThan, scope)}`
    return `${subjectOf(who, scope).text} can't ${by}${cheap}`
  }
  if (action === 'ambushInReaction')
    return `${who === 'opponents' ? who : subjectOf(who, scope).text} can [Ambush] only when they could play cards with [Action]`
  if (action === 'playCards' && effect.of !== undefined) return `opponents can't play ${plurals(effect.of, scope)}`
  if (destination !== undefined) {
    // Where they are is where they move from: "units can't move from here to base".
    const at = who === 'opponents' || isRef(who) ? undefined : who.where.find(p => p.is === 'at')
    const movers = who === 'opponents' || isRef(who) ? who : without(who, 'at')
    const from = at?.is === 'at' ? `from ${placePhrase(at.place, scope, false, false).replace(/^(at|in) /, '')}` : ''
    const text = movers === 'opponents' ? movers : subjectOf(movers, scope).text
    return words(text, "can't move", from, destination === 'base' ? 'to base' : 'to a battlefield')
  }

  // What may not be played is told of the cards: "units can't be played here".
  if ((action === 'playUnits' || action === 'playCards') && who !== 'opponents' && !isRef(who)) {
    const at = who.where.find(p => p.is === 'at')
    return words(
      plurals(without(who, 'at'), scope),
      "can't be played",
      at?.is === 'at' && placePhrase(at.place, scope, false, false),
    )
  }
  if (action === 'playCards' && who !== 'opponents') return `${subjectOf(who, scope).text} can't be played`
  if (action === 'takeDamage' && who !== 'opponents') {
    const { text, person } = subjectOf(who, scope)
    return `${text} ${person === 'one' ? "doesn't" : "don't"} take damage`
  }
  return `${who === 'opponents' ? 'opponents' : subjectOf(who, scope).text} can't ${who === 'opponents' && action === 'ready' ? 'ready objects' : FORBIDDEN[action]}`
}

const PLAYER_DEEDS = { gainPoints: 'gain points', score: 'score' } as const

/** "opponents can't gain points", "players can't score here until their third turn". */
const forbidPlayers = ({ action, who, at, beforeTurn }: Static<'forbidPlayers'>): string => {
  const until = beforeTurn === undefined ? '' : `until ${who === 'you' ? 'your' : 'their'} ${ordinal(beforeTurn)} turn`
  if (action === 'countered') {
    const whose = who === 'you' ? 'your ' : who === 'opponents' ? "opponents' " : ''
    return words(`${whose}spells and abilities can't be countered`, until)
  }
  return words(`${who} can't ${PLAYER_DEEDS[action]}`, at === 'here' && 'here', until)
}

const AGAIN = {
  deathknell: '[Deathknell] effects',
  play: 'play effects',
  conquer: 'conquer effects',
  hold: 'hold effects',
  attack: 'attack effects',
  defend: 'defend effects',
} as const

const triggerAgain = ({ of, who, at, times }: Static<'triggerAgain'>, scope: Scope): string => {
  const happens = at === undefined ? '' : `for ${DOING[of]} here`
  return words(whoseEffects(of, who, scope), happens, 'trigger', times === 1 ? 'an additional time' : `${times} additional times`)
}
const DOING = {
  deathknell: 'dying',
  play: 'playing',
  conquer: 'conquering',
  hold: 'holding',
  attack: 'attacking',
  defend: 'defending',
} as const

const whoseEffects = (of: EffectClass, who: Filter | 'yours', scope: Scope): string => {
  if (who === 'yours') return `your ${AGAIN[of]}`
  const place = who.where.find(p => p.is === 'at')
  const plain = who.where.every(p => p.is === 'yours' || p.is === 'friendly' || p === place)
  if (!plain || sideOf(who) !== 'friendly') return `${AGAIN[of]} of ${plurals(who, scope)}`
  const side = who.where.some(p => p.is === 'yours') ? 'your' : 'friendly'
  return words(side, AGAIN[of], place?.is === 'at' && placePhrase(place.place, scope, true, true))
}

const enoughDamage = ({ amount, from, who }: Static<'enoughDamage'>, scope: Scope): string => {
  const much = amount === 1 ? 'any amount of' : `${typeof amount === 'number' ? amount : amountNoun(amount, scope)}`
  const object = isRef(who) ? objectWord(who, scope) : plurals(who, scope)
  return words(much, from === 'yours' && 'your', `damage is enough to kill ${object}`)
}

/** A spell speaks of its own cost. */
const ignore = ({ keyword, doing, player, at }: Static<'ignore'>, scope: Scope): string => {
  const tag = keywordTag(keyword)
  if (scope.noun === 'spell') return `ignore ${tag} while paying this spell's cost`
  const what =
    doing === 'assign'
      ? words('assigning combat damage', at)
      : words('paying for spells and abilities', at && 'choosing something here')
  return `${player === 'you' ? 'you' : 'players'} ignore ${tag} while ${what}`
}

/** `joined`: others of the kind follow in the same sentence. */
const effectText = (effect: StaticEffect, scope: Scope, joined = false): string => {
  const self = subjectOf(SELF, scope)
  switch (effect.static) {
    case 'might':
    case 'keyword':
      return traits([effect], false, scope)
    case 'setMight':
      return `${ofTheirs(effect.who, 'base Might', scope)} is ${amountNoun(effect.to, scope)}`
    case 'raiseMight':
      return `${ofTheirs(effect.who, 'Might', scope)} is increased to ${amountNoun(effect.to, scope)}`
    case 'text': {
      const { text, person } = subjectOf(effect.who, scope)
      return words(text, conjugate('have', person), effect.text.map(ability => quoted(ability, scope)).join(' and '))
    }
    case 'borrow': {
      const symbol = effect.cost === 'exhaust' ? '{exhaust} ' : `${effect.cost} `
      return `${self.text} ${conjugate('have', self.person)} all ${symbol}abilities of all ${plurals(effect.from, scope)}`
    }
    case 'tag': {
      const { text, person } = subjectOf(effect.who, scope)
      return words(text, conjugate('be', person), person === 'many' ? plural(effect.tag) : withArticle(effect.tag))
    }
    case 'bonusDamage':
      return bonusDamage(effect, scope)
    case 'cost':
      return cost(effect, scope, joined)
    case 'selfCost':
      return selfCost(effect, scope, joined)
    case 'additionalCost':
      return additionalCost(effect, scope)
    case 'targetCost': {
      const power =
        typeof effect.power === 'number' ? '{any}'.repeat(effect.power) : `{any} equal to ${amountNoun(effect.power, scope)}`
      return `opponents must pay ${power} to choose ${objectWord(SELF, scope)} with a spell or ability`
    }
    case 'moveCost': {
      const here = scope.noun === 'unit' ? 'my battlefield' : 'this battlefield'
      const paid = `opponents must ${costPhrase(effect.cost, scope)}`
      if (effect.beyond === undefined) return `${paid} to move one or more units to ${here}`
      const first = effect.beyond === 1 ? 'the first' : `the first ${numberWord(effect.beyond)}`
      return `${paid} for each unit beyond ${first} to move multiple units to ${here} at the same time`
    }
    case 'showOff':
      return [keywordTag('showOff'), one(effect.what, scope)].join(' ')
    case 'repeat':
      return `${whoRepeats(effect, scope)} have [Repeat] ${repeatCost(effect.cost, true, scope)}`
    case 'empowerLimit':
      return `${subjectOf(effect.who, scope).text} can be [Empowered] up to ${numberWord(effect.to)} times`
    case 'playTo':
      return `you may play ${effect.who === undefined ? objectWord(SELF, scope) : plurals(effect.who, scope)} ${placePhrase(effect.place, scope, false, true).replace(/^(at|in) /, 'to ')}`
    case 'mayPlay':
      return permission(effect, scope)
    case 'flow':
      return `you may play ${objectWord(SELF, scope)} from your trash (${effect.cost === 'own' ? 'pay its cost' : costPhrase(effect.cost, scope)}), then banish it`
    case 'ambush':
      return `${self.text} can [Ambush] ${placePhrase(effect.place, scope, false, true).replace(/^(at|in) /, 'to ')}, even if you don't have units there`
    case 'hide':
      return `you may ${costPhrase(effect.cost, scope)} to hide ${objectWord(SELF, scope)}`
    case 'facedownLimit':
      return facedownLimit(effect, scope)
    case 'moveAnywhere':
      return effect.here ? 'units can move here from anywhere' : `${self.text} can move from battlefield to battlefield`
    case 'assignOrder':
      return `${self.text} must be assigned combat damage ${effect.order}`
    case 'enoughDamage':
      return enoughDamage(effect, scope)
    case 'noCombatDamage': {
      const { text, person } = subjectOf(effect.who, scope)
      return `${text} ${person === 'one' ? "doesn't" : "don't"} deal combat damage`
    }
    case 'unpreventable':
      return `${effect.from === 'yours' ? 'your ' : ''}damage can't be prevented`
    case 'ignore':
      return ignore(effect, scope)
    case 'timing':
      return keywordTag(effect.window)
    case 'triggerAgain':
      return triggerAgain(effect, scope)
    case 'extraLegends':
      return `if ${scope.called} is in your deck, choose ${effect.count} different legends in addition to your starting legend`
    case 'sameEffects': {
      const [a, b] = effect.classes
      return `${possessive(effect.who, scope)} ${AGAIN[a]} are also ${AGAIN[b]}, and vice versa`
    }
    case 'forbid':
      return forbid(effect, scope)
    case 'forbidPlayers':
      return forbidPlayers(effect)
  }
}

// ----------------------------------------------------------------------------------------------- conditions

/** Passives about the same objects under the same condition are one ability to the reader. */
export const joinsPassive = (a: PassiveAbility, b: PassiveAbility): boolean =>
  same(a.while, b.while) &&
  (isTrait(a.effect)
    ? isTrait(b.effect) && same(a.effect.who, b.effect.who)
    : a.while !== undefined &&
      ((a.effect.static === 'cost' && b.effect.static === 'cost') ||
        (a.effect.static === 'selfCost' && b.effect.static === 'selfCost')))

/** The tags of dependent keywords and what is left of a condition. */
export const splitCondition = (
  condition: Condition | undefined,
  scope: Scope,
): { readonly tag: string; readonly rest: Condition | undefined } => {
  if (!condition) return { tag: '', rest: undefined }
  const tag = dependentTag(condition, scope)
  if (tag !== undefined) return { tag, rest: undefined }
  if (condition.if !== 'every') return { tag: '', rest: condition }
  const tags = condition.conditions.map(part => dependentTag(part, scope))
  const rest = condition.conditions.filter((_, i) => tags[i] === undefined)
  return {
    tag: tags.filter(it => it !== undefined).join(''),
    rest: rest.length < 2 ? rest[0] : { if: 'every', conditions: rest },
  }
}

/** A battlefield is in a showdown while there is one here. */
const isShowdownHere = (condition: Condition, scope: Scope): boolean =>
  scope.voice === 'place' && condition.if === 'is' && same(condition.where, [{ is: 'inShowdown' }])

/** One passive, or several that `joinsPassive`; `tail` is the duration of a delayed one. No capital, no full stop. */
export const passiveText = (abilities: readonly PassiveAbility[], scope: Scope, tail = ''): string => {
  const [first] = abilities
  if (!first) return ''
  const { tag, rest } = splitCondition(first.while, scope)
  const ending = words(tail, scope.instead && 'instead')
  const effects = abilities.map(it => it.effect).filter(isTrait)
  // The condition is read first, so that what it names can be "it".
  const condition = rest && conditionPhrase(rest, scope)
  const text =
    effects.length === abilities.length
      ? traits(effects, isBuffedSelf(first.while), scope)
      : first.effect.static === 'cost' && abilities.length > 1
        ? abilities.map(it => effectText(it.effect, scope, true)).join(', and ')
        : first.effect.static === 'selfCost' && abilities.length > 1
          ? list(abilities.map((it, n) => effectText(it.effect, scope, n > 0)))
          : effectText(first.effect, scope)
  if (condition === undefined || rest === undefined) return tag + (tag ? capitalise(words(text, ending)) : words(text, ending))
  if (first.effect.static === 'forbid' && rest.if === 'not')
    return tag + words(text, 'unless', conditionPhrase(rest.condition, scope), tail)
  const ifs = isHistory(rest) || first.effect.static === 'selfCost'
  const whole = isShowdownHere(rest, scope)
    ? `during showdowns here, ${words(text, ending)}`
    : `${ifs ? 'if' : 'while'} ${condition}, ${words(text, ending)}`
  return tag + (tag ? capitalise(whole) : whole)
}

export const passiveLine = (abilities: readonly PassiveAbility[], scope: Scope): string => {
  const text = passiveText(abilities, scope)
  return text.startsWith('[') && abilities[0]?.effect.static === 'timing' ? text : sentence(capitalise(text))
}
