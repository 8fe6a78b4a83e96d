// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the ability language

/** The instructions, for `schema.ts`, which hands over the schemas that they contain. */

import { z } from 'zod'
import { fields, keyed, list, opt, tagged } from './schema-unions'
import {
  addedPower,
  cardType,
  count,
  duration,
  effectClass,
  flag,
  keyword,
  name,
  nameable,
  spendUse,
  whole,
} from './schema-words'
import type {
  Ability,
  Amount,
  Condition,
  Cost,
  EquipCost,
  Filter,
  Instruction,
  ObjectRef,
  Objects,
  PlaceRef,
  Players,
  SeenCards,
  Target,
  TargetPlace,
  TriggeredAbility,
  Word,
} from './types'

export interface InstructionParts {
  readonly amount: z.ZodType<Amount>
  readonly amountOrAll: z.ZodType<Amount | 'all'>
  readonly amountOrAny: z.ZodType<Amount | 'any'>
  readonly change: z.ZodType<Amount>
  readonly objects: z.ZodType<Objects>
  readonly objectRef: z.ZodType<ObjectRef>
  readonly oneObject: z.ZodType<ObjectRef | Target>
  readonly placeRef: z.ZodType<PlaceRef>
  readonly players: z.ZodType<Players>
  readonly cost: z.ZodType<Cost>
  readonly costOrEquip: z.ZodType<Cost | EquipCost>
  readonly choice: z.ZodType<Target | TargetPlace>
  readonly filter: z.ZodType<Filter>
  readonly condition: z.ZodType<Condition>
  readonly ability: z.ZodType<Ability>
  readonly triggered: z.ZodType<TriggeredAbility>
  readonly program: z.ZodType<readonly Instruction[]>
}

export function instructions(p: InstructionParts): z.ZodType<Instruction> {
  const {
    amount,
    amountOrAll,
    amountOrAny,
    change,
    objects,
    objectRef,
    oneObject,
    placeRef,
    players,
    cost,
    costOrEquip,
    choice,
    filter,
    condition,
    ability,
    triggered,
    program,
  } = p
  const acts = { what: objects }
  const counts = { count: amount, who: players }
  const seenCards = keyed<SeenCards>(
    'cards',
    {
      top: z.strictObject({ top: amount, of: opt(players) }),
      until: z.strictObject({ until: filter, as: name, of: opt(players) }),
      these: z.strictObject({ these: objects }),
    },
    z.literal('hand'),
  )
  const sees = { cards: seenCards, who: players, as: name }

  return tagged<Instruction, 'do'>('do', {
    deal: { amount, to: objects, by: opt(objectRef), split: opt(flag) },
    dealEachOther: { a: objectRef, b: objectRef },
    kill: acts,
    heal: acts,
    recall: acts,
    ready: acts,
    exhaust: acts,
    stun: acts,
    buff: acts,
    banish: acts,
    returnToHand: acts,
    recycle: acts,
    counter: { ...acts, into: opt(z.literal('hand')) },
    gainControl: { what: oneObject },
    newChoices: { of: objectRef },
    spendBuff: acts,
    empower: acts,
    disempower: acts,
    move: { what: objects, to: placeRef },
    attach: { what: objects, to: oneObject },
    detach: acts,
    exchangePlaces: { a: oneObject, b: oneObject },
    draw: counts,
    drawThese: acts,
    discardThese: acts,
    put: { what: objects, into: z.enum(['hand', 'trash']) },
    reveal: sees,
    look: sees,
    discard: counts,
    burn: counts,
    channel: { ...counts, exhausted: flag },
    add: { energy: opt(amount), power: opt(list(addedPower)), times: opt(amount), only: opt(list(spendUse)) },
    predict: counts,
    gainPoints: counts,
    gainXp: counts,
    might: { what: objects, by: change, min: opt(whole(0, 99)), max: opt(whole(0, 99)), until: duration, additional: opt(flag) },
    setMight: { what: objects, to: amount, until: duration },
    raiseMight: { what: objects, to: amount, until: duration },
    swapMight: { what: objects, until: duration },
    giveKeywordsOf: { of: objectRef, what: objects, until: duration },
    giveKeyword: {
      what: objects,
      keyword,
      value: opt(amount),
      until: duration,
      cost: opt(z.union([z.lazy(() => cost), z.literal('own')])),
    },
    giveText: { what: objects, text: z.lazy(() => list(ability)), until: duration },
    copyText: { of: objectRef, until: duration },
    becomeCopy: { what: objects, of: oneObject, until: duration },
    become: { what: objects, types: list(cardType), might: opt(amount), until: duration },
    playToken: { token: z.string().min(1), ...counts, at: opt(placeRef), ready: opt(flag), exhausted: opt(flag), as: opt(name) },
    create: { token: z.string().min(1), who: players, at: opt(placeRef), ready: opt(flag), ifAbsent: opt(z.literal(true)) },
    replace: { what: objects, with: z.string().min(1) },
    swapBack: acts,
    playCard: {
      what: objects,
      who: players,
      ignoring: opt(z.enum(['cost', 'energy', 'power', 'allCosts'])),
      then: opt(z.enum(['banish', 'recycle'])),
      for: opt(cost),
      reduced: opt(amount),
      to: opt(placeRef),
      also: opt(placeRef),
      from: opt(z.literal('trash')),
      may: opt(flag),
    },
    prevent: { amount: amountOrAll, what: objects, until: duration },
    doubleDamage: { what: objects, until: duration },
    winGame: { who: players },
    takeTurn: { who: players },
    addLegend: { what: objects, until: duration },
    choose: { what: choice },
    pick: { from: filter, as: name, min: amount, max: amountOrAny, who: players, add: opt(z.literal(true)) },
    name: { sort: nameable },
    chooseWord: { who: players, words: list(fields<Word>({ word: z.string().min(1), as: name })) },
    may: { who: opt(players), then: program, otherwise: opt(program) },
    if: { condition, then: program, otherwise: opt(program) },
    payTo: { cost: costOrEquip, who: players, may: flag, then: program, otherwise: opt(program) },
    forEach: { what: objects, then: program },
    eachPlayerDo: { who: players, as: name, then: program, keep: opt(name) },
    repeat: { times: amount, then: program },
    modal: { choose: count, distinct: opt(z.literal(true)), modes: list(program) },
    doThis: { ability: triggered, times: amount },
    delayed: { ability, until: duration, uses: opt(count) },
    ifThisKills: { object: objectRef, then: triggered },
    activate: { of: effectClass, what: objects },
    enter: { as: opt(z.enum(['ready', 'exhausted'])), at: opt(placeRef) },
    changeAmount: {
      by: keyed<(Instruction & { do: 'changeAmount' })['by']>('a change', {
        times: z.strictObject({ times: whole(0, 9) }),
        minus: z.strictObject({ minus: amount }),
        plus: z.strictObject({ plus: amount }),
      }),
    },
    playTokens: { tokens: list(z.string().min(1)) },
  })
}
