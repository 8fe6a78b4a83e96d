// biome-ignore-all format: lists of words

/** The words and numbers of the ability language, for `schema.ts`. The compiler insists on every word of `types.ts`. */

import { z } from 'zod'
import { names } from './schema-unions'
import type {
  AddedPower, CardType, CostVerb, Domain, Duration, EffectClass, EventName, FilterZone, Keyword, Nameable, Noun, PowerSymbol, SpendUse, Supertype,
  TurnFact,
} from './types'

export const domain = names<Domain>({ fury: true, calm: true, mind: true, body: true, chaos: true, order: true })
export const cardType = names<CardType>({ unit: true, gear: true, spell: true, rune: true, battlefield: true, legend: true })
export const supertype = names<Supertype>({ champion: true, signature: true, basic: true })
export const keyword = names<Keyword>({
  accelerate: true, action: true, ambush: true, assault: true, backline: true, deathknell: true, deflect: true, deploy: true, disarm: true,
  empower: true,
  empowered: true, equip: true, flow: true, ganking: true, hidden: true, hunt: true, legion: true, level: true, quickDraw: true,
  reaction: true, repeat: true, shield: true, showOff: true, tank: true, temporary: true, unique: true, vision: true, weaponmaster: true,
})
export const filterZone = names<FilterZone>({
  board: true, trash: true, hand: true, chain: true, deck: true, banishment: true, championZone: true, facedown: true,
  outside: true,
})
export const noun = names<Noun>({
  unit: true, gear: true, rune: true, permanent: true, card: true, spell: true, ability: true, legend: true, battlefield: true,
  equipment: true, object: true,
})
export const turnFact = names<TurnFact>({
  cardsPlayed: true, spellsPlayed: true, unitsDied: true, cardsDrawn: true, cardsDiscarded: true, conquered: true, xpGained: true, pointsHeld: true,
})
export const eventName = names<EventName>({
  play: true, use: true, choose: true, attack: true, defend: true, conquer: true, hold: true, winCombat: true, move: true, die: true,
  damage: true, draw: true, discard: true, ready: true, exhaust: true, stun: true, buff: true, enter: true, leave: true,
  recycle: true, returnToHand: true, banish: true, channel: true, gainPoints: true, becomeMighty: true, reveal: true, playToken: true,
  attach: true, detach: true, empower: true, disempower: true,
  hide: true, burn: true, toTrash: true, score: true, look: true,
  might: true, combatTie: true, turn: true, awakenPhase: true, scoringStep: true, channelPhase: true, drawPhase: true,
  endingPhase: true, beginningPhase: true, mainPhase: true, turnEnd: true, combatEnd: true, showdownBegin: true, combatBegin: true,
})
export const effectClass = names<EffectClass>({
  deathknell: true, play: true, conquer: true, hold: true, attack: true, defend: true,
})
export const nameable = names<Nameable>({ tag: true, card: true, unit: true, gear: true, spell: true })
export const costVerb = names<CostVerb>({
  exhaust: true, kill: true, discard: true, recycle: true, banish: true, returnToHand: true, spendBuff: true, ready: true,
  disempower: true,
})
export const duration = names<Duration>({ turn: true, combat: true, permanent: true, attached: true, anotherChosen: true, whileOnBoard: true, whileThere: true, yourEndingPhase: true })

const domains = ['fury', 'calm', 'mind', 'body', 'chaos', 'order'] as const satisfies readonly Domain[]
/** Two domains in either order, but not one twice (135.2.e.6.c). */
const hybrids = domains.flatMap(a => domains.filter(b => b !== a).map(b => `${a}/${b}` as const))
export const powerSymbol: z.ZodType<PowerSymbol> = z.enum([...domains, 'any', 'own', ...hybrids])
export const addedPower: z.ZodType<AddedPower> = z.enum([...domains, 'any', 'own', 'choose'])
export const spendUse = names<SpendUse>({
  spells: true, units: true, gear: true, unitAbilities: true, gearAbilities: true, showdowns: true,
})

/** A whole number in this range. */
export const whole = (min: number, max: number) => z.int().min(min).max(max)
/** How often, how many: 1 or more. */
export const count = whole(1, 20)
/** A name of a slot or variable. */
export const name = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'Expected a name in camel case')
export const flag = z.boolean()
export const yes = z.literal(true)
