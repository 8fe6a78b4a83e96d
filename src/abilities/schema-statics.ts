/** The effects of passive abilities, for `schema.ts`, which hands over the schemas that contain them. */

import { z } from 'zod'
import { keyed, list, opt, tagged } from './schema-unions'
import { costVerb, count, effectClass, filterZone, flag, keyword, name, powerSymbol, whole } from './schema-words'
import type { Ability, Amount, Cost, Filter, ObjectRef, PlaceFilter, StaticEffect } from './types'

export interface StaticParts {
  readonly ability: z.ZodType<Ability>
  readonly subject: z.ZodType<ObjectRef | Filter>
  readonly subjectOrOpponents: z.ZodType<ObjectRef | Filter | 'opponents'>
  readonly objectRef: z.ZodType<ObjectRef>
  readonly filter: z.ZodType<Filter>
  readonly placeFilter: z.ZodType<PlaceFilter>
  readonly cost: z.ZodType<Cost>
  readonly amount: z.ZodType<Amount>
  readonly change: z.ZodType<Amount>
}

const changeOf = (p: StaticParts) => ({
  less: flag,
  energy: opt(p.amount),
  power: opt(list(powerSymbol)),
  times: opt(p.amount),
  or: opt(z.literal(true)),
  min: opt(whole(0, 20)),
})

export const staticEffects = (p: StaticParts): z.ZodType<StaticEffect> =>
  tagged<StaticEffect, 'static'>('static', {
    might: { who: p.subject, by: p.change },
    setMight: { who: p.subject, to: p.amount },
    raiseMight: { who: p.subject, to: p.amount },
    keyword: { who: p.subject, keyword, value: opt(p.amount) },
    text: { who: p.subject, text: z.lazy(() => list(p.ability)) },
    borrow: { from: p.filter, cost: costVerb },
    tag: { who: p.subject, tag: z.string().min(1) },
    bonusDamage: {
      by: p.amount,
      from: z.enum(['yours', 'any']),
      of: opt(keyed<'spells' | ObjectRef>('whose damage', { ref: p.objectRef }, z.literal('spells'))),
      to: opt(p.filter),
    },
    cost: {
      of: keyed<(StaticEffect & { static: 'cost' })['of']>('costs', {
        noun: p.filter,
        optionalCosts: z.strictObject({ optionalCosts: z.literal('yours') }),
        abilities: z.strictObject({ abilities: keyword, of: p.subject }),
      }),
      choosing: opt(p.subject),
      playedAs: opt(z.literal('reaction')),
      ...changeOf(p),
    },
    selfCost: changeOf(p),
    additionalCost: { cost: p.cost, optional: flag, as: opt(name), repeats: opt(z.literal(true)) },
    repeat: {
      of: keyed<(StaticEffect & { static: 'repeat' })['of']>('what repeats', {
        noun: p.filter,
        abilitiesOf: z.strictObject({ abilitiesOf: p.subject }),
      }),
      cost: z.union([p.cost, z.enum(['own', 'base'])]),
    },
    showOff: { what: p.filter },
    targetCost: { power: p.amount },
    moveCost: { cost: p.cost, beyond: opt(count) },
    playTo: { place: p.placeFilter, who: opt(p.filter), facedown: opt(flag) },
    mayPlay: { what: p.subject, from: opt(filterZone), for: opt(p.cost) },
    empowerLimit: { who: p.subject, to: count },
    flow: { cost: z.union([p.cost, z.literal('own')]) },
    ambush: { place: p.placeFilter },
    hide: { cost: p.cost },
    facedownLimit: { who: p.filter, by: whole(-9, 9) },
    moveAnywhere: { here: opt(z.literal(true)) },
    extraLegends: { count },
    assignOrder: { order: z.enum(['first', 'last']) },
    enoughDamage: { amount: p.amount, from: z.enum(['yours', 'any']), who: p.subject },
    noCombatDamage: { who: p.subject },
    unpreventable: { from: z.enum(['yours', 'any']) },
    ignore: { keyword, doing: z.enum(['assign', 'pay']), player: z.enum(['you', 'any']), at: opt(z.literal('here')) },
    timing: { window: z.enum(['action', 'reaction']) },
    triggerAgain: {
      of: effectClass,
      who: keyed<Filter | 'yours'>('objects', { noun: p.filter }, z.literal('yours')),
      at: opt(z.literal('here')),
      times: count,
    },
    sameEffects: { classes: z.tuple([effectClass, effectClass]), who: p.objectRef },
    forbidPlayers: {
      action: z.enum(['gainPoints', 'score', 'countered']),
      who: z.enum(['you', 'opponents', 'players']),
      at: opt(z.literal('here')),
      beforeTurn: opt(count),
    },
    forbid: {
      action: z.enum(['playUnits', 'playCards', 'ambushInReaction', 'move', 'ready', 'target', 'takeDamage']),
      who: p.subjectOrOpponents,
      destination: opt(z.enum(['base', 'battlefield'])),
      chooser: opt(z.literal('enemy')),
      cheaperThan: opt(p.amount),
      of: opt(p.filter),
    },
  })
