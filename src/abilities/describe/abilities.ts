/** Abilities as printed: triggered (382), activated (376), replacement (367), keywords (800). */

import type {
  Ability,
  ActivatedAbility,
  AsAbility,
  Condition,
  CostReduction,
  Instruction,
  KeywordAbility,
  Players,
  ReplacementAbility,
  TriggeredAbility,
} from '../types'
import { newSentence, renderAll, type Sentence } from './clauses'
import { conditionPhrase, turnsPhrase } from './conditions'
import { costHead, costPhrase, hasActions } from './costs'
import { asPhrase, nextPhase, nextTimePhrase, procedurePhrase, triggerPhrase, wouldPhrase } from './events'
import { knowsNext, playsNext } from './next-play'
import { amountNoun, one, perEach, plurals } from './nouns'
import { permissionFor } from './permissions'
import { describePlayers } from './players'
import { dependentTag, programText, writeProgram } from './program'
import { freshScope, innerScope, personOf, type Scope, subjectWord } from './scope'
import { bonusDamage, nextRepeats } from './spells'
import { passiveLine, passiveText, splitCondition } from './statics'
import { append, capitalise, conjugate, energySymbol, keywordTag, numberWord, sentence, words } from './words'

/** "you may pay {1} to …", "exhaust me to …", "you may …" in front of an effect. */
const offer = (
  ability: { readonly may?: boolean; readonly cost?: TriggeredAbility['cost']; readonly decides?: Players },
  scope: Scope,
): string => {
  const paid = ability.cost && costPhrase(ability.cost, scope)
  const may = `${ability.decides === undefined ? 'you' : describePlayers(ability.decides, scope).text} may `
  if (paid) return `${ability.may ? may : ''}${paid} to `
  return ability.may ? may : ''
}

/** The effect of a trigger or replacement behind its comma. */
const body = (program: readonly Instruction[], lead: string, scope: Scope): Sentence[] => {
  const inner = writeProgram(program, lead === '' ? scope : innerScope(scope, 'clause'))
  const [first] = inner
  if (first) first.lead = lead + first.lead
  return inner
}

// ------------------------------------------------------------------------------------------------ triggered

const TIMES = ['', 'once', 'twice']
const limitPhrase = (limit: number | undefined): string =>
  limit === undefined ? '' : `${TIMES[limit] ?? `up to ${numberWord(limit)} times`} each turn, `

/** Everything behind a dependent keyword's tag; nothing but the effect if there is no condition ("do this"). */
const triggered = (
  ability: TriggeredAbility,
  condition: Condition | undefined,
  scope: Scope,
  tail: string,
  uses?: number,
): string => {
  const { when, program } = ability
  const [pattern] = when
  let head = ''
  const next = pattern && uses === 1 && tail === '' ? nextPhase(pattern) : undefined
  if (next !== undefined && !condition && !ability.may)
    return append(renderAll(body(program, offer(ability, scope), innerScope(scope, 'clause')), true), next)
  if (next !== undefined) head = `${next}, `
  else if (pattern?.on === 'play' && uses === 1 && knowsNext(scope)) head = `${playsNext(scope)}, `
  else if (pattern && ability.keyword === 'deathknell') triggerPhrase(when, scope)
  else if (pattern && uses !== undefined)
    head = `${nextTimePhrase(pattern, scope, uses === 1 ? 'time' : `${numberWord(uses)} times`, tail)}, `
  else if (pattern) head = `${limitPhrase(ability.limit)}${triggerPhrase(when, scope, tail)}, `
  // At the end of whichever turn it is.
  if (pattern?.on === 'turnEnd' && pattern.player === undefined && tail === '' && uses === undefined && !condition)
    return append(renderAll(body(program, offer(ability, scope), innerScope(scope, 'clause')), true), 'at end of turn')
  // A delayed deed is told before its time: "ready up to 2 runes at the end of this turn".
  if (pattern?.on === 'turnEnd' && tail !== '' && !condition)
    return append(
      renderAll(body(program, offer(ability, scope), innerScope(scope, 'clause')), true),
      scope.templating === 'first' ? 'at the end of this turn' : 'at end of turn',
    )
  const intervening = condition ? `if ${conditionPhrase(condition, scope)}, ` : ''
  const text = renderAll(body(program, offer(ability, scope), scope), true)
  return head + intervening + text
}

/** The keyword in front, which stands for its condition whether or not that is written too. */
const tagOf = ({ keyword, level }: TriggeredAbility, scope: Scope, written: string): string => {
  if (keyword === undefined || keyword === 'deathknell') return written
  const condition: Condition = keyword === 'level' ? { if: 'level', level: level ?? 0 } : { if: keyword }
  const tag = dependentTag(condition, scope) ?? ''
  return written.includes(tag.trim()) ? written : tag + written
}

const triggeredText = (ability: TriggeredAbility, scope: Scope, tail: string, uses?: number): string => {
  const { tag: conditional, rest } = splitCondition(ability.if, scope)
  const tag = tagOf(ability, scope, conditional)
  const deathknell =
    ability.keyword === 'deathknell' ? (scope.templating === 'first' ? '[Deathknell] — ' : '[Deathknell][>] ') : ''
  const prefix = `${tag}${deathknell}`.replace('[>] [', '[>>][')
  const text = triggered(ability, rest, scope, tail, uses)
  return prefix + (prefix ? capitalise(text) : text)
}

// ------------------------------------------------------------------------------------------------ activated

const reduction = ({ energy, if: condition }: CostReduction, scope: Scope): string => {
  const per = perEach(energy, scope)
  if (per === undefined && typeof energy !== 'number') {
    // What an Equip chooses is told by its keyword only.
    if ('mightOf' in energy) scope.things.set('it', { noun: 'unit', many: false, called: 'the unit you choose' })
    const reduced = `This ability's Energy cost is reduced by ${amountNoun(energy, scope)}`
    return sentence(words(reduced, condition && `if ${conditionPhrase(condition, scope)}`))
  }
  const by = energySymbol(per ? per.by : Number(energy))
  return sentence(
    words(
      'This ability costs',
      by,
      'less',
      per && `for each ${per.each}`,
      condition && `if ${conditionPhrase(condition, scope)}`,
    ),
  )
}

const useOnly = (condition: Condition, scope: Scope): string => {
  const state = condition.if === 'is' && condition.object.ref === 'self'
  return `Use ${state ? 'this ability only while' : 'only if'} ${conditionPhrase(condition, scope)}.`
}

const usesOnly = (condition: Condition | undefined, limit: number | undefined, scope: Scope): string => {
  if (limit === undefined) return condition ? useOnly(condition, scope) : ''
  const times = limit === 1 ? 'once' : `${numberWord(limit)} times`
  if (!condition) return `Use ${scope.templating === 'first' ? '' : 'this ability '}only ${times} per turn.`
  return `${useOnly(condition, scope).replace(/\.$/, '')} and only ${times} each turn.`
}

const activatedText = (ability: ActivatedAbility, scope: Scope): string => {
  const { tag, rest } = splitCondition(ability.useOnly, scope)
  const timing = ability.timing ? keywordTag(ability.timing) : ''
  const head = costHead(ability.cost, scope)
  const effect = programText(ability.program, scope)
  const only = words(ability.less && reduction(ability.less, scope), usesOnly(rest, ability.limit, scope))
  if (scope.templating === 'current')
    return words(`${tag.trim()}${timing ? `${timing}[>]` : ''}`.replace('[>][', '[>>]['), `${head}:`, effect, only)
  const dependent = tag.replace(' — ', '')
  const tags = [timing, dependent].filter(Boolean).join(', ')
  return words(`${head}:`, tags && `${tags} —`, effect, only)
}

// ----------------------------------------------------------------------------------------------- replacement

const enters = (ability: ReplacementAbility): 'ready' | 'exhausted' | undefined => {
  const [first, ...more] = ability.instead
  return ability.of.on === 'enter' && first?.do === 'enter' && more.length === 0 ? first.as : undefined
}

/** "I enter ready", "units you play this turn enter ready", "the next unit you play this turn enters ready". */
const entering = ({ of, next }: ReplacementAbility, as: string, scope: Scope, tail: string): string => {
  const { subject, player } = of
  if (subject === undefined || 'ref' in subject) {
    const ref = subject ?? ({ ref: 'self' } as const)
    return words(subjectWord(ref, scope), conjugate('enter', personOf(ref, scope)), as, tail)
  }
  const play = player === 'you' ? 'you play' : player === 'opponent' ? 'opponents play' : undefined
  if (next) return words('the next', one(subject, scope).replace(/^(an?|another) /, ''), play, tail, 'enters', as)
  return play ? words(plurals(subject, scope), play, tail, 'enter', as) : words(plurals(subject, scope), 'enter', as, tail)
}

const actsOn = (it: Instruction | undefined, ref: 'self' | 'event' | 'via'): boolean => {
  const what = it && 'what' in it ? it.what : undefined
  return what !== undefined && 'ref' in what && what.ref === ref
}

/** "it gives an additional -1 {might}". */
const additional = ({ by }: Extract<Instruction, { do: 'changeAmount' }>, scope: Scope): string | undefined => {
  if ('times' in by) return undefined
  const amount = 'minus' in by ? by.minus : by.plus
  return `it gives an additional ${'minus' in by ? '-' : '+'}${amountNoun(amount, scope)} {might}`
}

const aboutEvent = (condition: Condition | undefined): boolean =>
  condition?.if === 'is' && condition.object.ref === 'event' && condition.where.some(p => p.is !== 'inCombat')

const outcome = (ability: ReplacementAbility, scope: Scope): Sentence[] => {
  const [first, second] = ability.instead
  if (ability.first === true) {
    const after = newSentence('then ')
    after.clauses.push({ joint: '', text: `${ability.of.on === 'look' ? 'look at' : ability.of.on} those cards` })
    return [...writeProgram(ability.instead, innerScope(scope, 'clause')), after]
  }
  const lead = offer(ability, scope)
  if (!first) {
    const none = newSentence(lead)
    none.clauses.push({ joint: '', text: ability.of.on === 'damage' ? 'prevent it' : 'skip it' })
    return [none]
  }
  const more = first.do === 'changeAmount' && ability.of.on === 'might' ? additional(first, scope) : undefined
  if (more !== undefined) {
    const whole = newSentence(lead)
    whole.clauses.push({ joint: '', text: more })
    return [whole]
  }
  const clause = innerScope(scope, 'clause')
  // What the source does to itself replaces the event; what is done to the object follows.
  if (lead === '' && ((actsOn(first, 'self') && actsOn(second, 'event')) || (actsOn(first, 'via') && actsOn(second, 'self')))) {
    const own = writeProgram([first], clause)
    if (own[0]) own[0].tail = 'instead'
    // The source was named last, so the object of the event is "that unit".
    clause.things.set('source', { noun: scope.noun, many: false })
    clause.topic = 'source'
    return [...own, ...writeProgram(ability.instead.slice(1), clause)]
  }
  const inner = writeProgram(ability.instead, clause)
  const [one] = inner
  if (one) {
    // Behind a condition of its own the replacement is announced first.
    const announced = lead === '' && aboutEvent(ability.if)
    one.lead = (announced ? 'instead ' : lead) + one.lead
    if (!announced) one.tail = words(one.tail, 'instead')
  }
  return inner
}

/** What else has to be so: "during combat", "while I'm at a battlefield", ", if it has less Might than me". */
const circumstances = (condition: Condition, scope: Scope): string => {
  if (condition.if === 'duringTurn') return ` during ${turnsPhrase(condition)}`
  if (condition.if === 'is' && condition.object.ref === 'self') return ` while ${conditionPhrase(condition, scope)}`
  if (condition.if === 'is' && condition.object.ref === 'event') {
    const [only, ...more] = condition.where
    return only?.is === 'inCombat' && more.length === 0 ? ' during combat' : `, if ${conditionPhrase(condition, scope)}`
  }
  return ` and ${conditionPhrase(condition, scope)}`
}

const replacementText = (ability: ReplacementAbility, scope: Scope, tail: string): string => {
  const as = enters(ability)
  const { tag, rest } = splitCondition(ability.if, scope)
  let text: string
  const procedure =
    ability.instead.length === 0 && !ability.may && !ability.cost ? procedurePhrase(ability.of, ability.next === true) : undefined
  if (procedure !== undefined && !ability.or && !ability.limit) {
    text = `${rest ? `if ${conditionPhrase(rest, scope)}, ` : ''}skip ${words(procedure, tail)}`
  } else if (as) {
    const condition = rest ? `if ${conditionPhrase(rest, scope)}, ` : ''
    text = condition + entering(ability, as, scope, tail)
  } else {
    const lead = ability.next ? 'the next time' : 'if'
    const would = wouldPhrase([ability.of, ...(ability.or ?? [])], scope, lead, tail)
    const condition = rest ? circumstances(rest, scope) : ''
    text = `${limitPhrase(ability.limit)}${would}${condition}, ${renderAll(outcome(ability, scope), true)}`
  }
  return tag + (tag ? capitalise(text) : text)
}

/** "As this is attached to a unit, choose another friendly unit": there are no targets that a choice would need its "must" for. */
const asText = (ability: AsAbility, scope: Scope): string => {
  const head = asPhrase([ability.of, ...(ability.or ?? [])], scope)
  const text = renderAll(writeProgram(ability.program, innerScope(scope, 'clause')), true)
  return `${head}, ${text.replace(/^you must /, '')}`
}

// -------------------------------------------------------------------------------------------------- keywords

/** "[Tank]", "[Assault 2]", "[Equip] {fury}", "[Empower] — Discard 1". Accelerate's cost is in its reminder text only. */
export const keywordText = ({ keyword, value, cost, less, timing, shows }: KeywordAbility, scope: Scope): string => {
  const tag = `${timing ? `${keywordTag(timing)}[>]` : ''}${keywordTag(keyword, value)}`
  if (shows) return `${tag} ${one(shows, scope)}.`
  if (!cost || keyword === 'accelerate') return tag
  const whole = `${tag} ${hasActions(cost) ? '— ' : ''}${costHead(cost, scope, true)}`
  return less ? `${whole}. ${reduction(less, scope)}` : whole
}

// ------------------------------------------------------------------------------------------------------- all

/** A text inside of a text, without capital and full stop; it knows what was named around it. */
export const nestedText = (ability: Ability, outer: Scope, tail: string, uses?: number): string => {
  const scope = innerScope(outer, 'trigger')
  switch (ability.kind) {
    case 'triggered':
      return triggeredText(ability, ability.when.length > 0 ? scope : innerScope(outer, 'clause'), tail, uses)
    case 'replacement':
      return replacementText(ability, scope, tail)
    case 'as':
      return asText(ability, scope)
    case 'passive':
      // What is said of one play ends with it.
      if (ability.effect.static === 'bonusDamage' && typeof ability.effect.of === 'object')
        return bonusDamage(ability.effect, scope)
      if (ability.effect.static === 'bonusDamage' && uses !== undefined && ability.while === undefined)
        return bonusDamage(ability.effect, scope, { count: uses, tail })
      if (ability.effect.static === 'repeat' && uses !== undefined && ability.while === undefined) {
        const text = nextRepeats(ability.effect, { count: uses, tail }, scope)
        if (text !== undefined) return text
      }
      if (ability.effect.static === 'mayPlay' && ability.while === undefined) return permissionFor(ability.effect, tail, scope)
      return passiveText([ability], scope, tail)
    case 'activated':
      return `"${activatedText(ability, innerScope(outer, 'paragraph'))}"`
    case 'keyword':
      return append(keywordText(ability, scope), tail)
  }
}

/** A line of rules text. */
export const abilityText = (ability: Ability, outer: Scope): string => {
  const { costAsked } = outer
  switch (ability.kind) {
    case 'triggered': {
      const scope = freshScope(outer, { style: 'trigger', ...(ability.from && { from: ability.from }) })
      return sentence(capitalise(triggeredText(ability, scope, '')))
    }
    case 'activated':
      return activatedText(ability, freshScope(outer, { style: 'paragraph' }))
    case 'replacement':
      return sentence(
        capitalise(
          replacementText(
            ability,
            freshScope(outer, { style: 'trigger', costAsked, ...(ability.from && { from: ability.from }) }),
            '',
          ),
        ),
      )
    case 'as':
      return sentence(capitalise(asText(ability, freshScope(outer, { style: 'clause' }))))
    case 'passive':
      return passiveLine([ability], freshScope(outer))
    case 'keyword':
      return keywordText(ability, outer)
  }
}
