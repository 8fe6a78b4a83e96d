/** Numbers for the words of the ability language, for masks and indexes. */
import type { CardType, Domain, EventName, Keyword, SpendUse } from '../types'

export const DOMAINS: readonly Domain[] = ['fury', 'calm', 'mind', 'body', 'chaos', 'order']
export const ALL_DOMAINS = 63

export const SPEND_USES: readonly SpendUse[] = ['spells', 'units', 'gear', 'unitAbilities', 'gearAbilities', 'showdowns']
const SpendBit = Object.fromEntries(SPEND_USES.map((use, n) => [use, 1 << n])) as Readonly<Record<SpendUse, number>>
/** What restricted resources may be spent on, or what a payment is, as a mask. */
export function spendMask(uses: readonly SpendUse[]): number {
  let mask = 0
  for (const use of uses) mask |= SpendBit[use]
  return mask
}

export const TypeBit: Readonly<Record<CardType, number>> = { unit: 1, gear: 2, spell: 4, rune: 8, battlefield: 16, legend: 32 }
export const UNIT = 1
export const GEAR = 2
export const SPELL = 4
export const RUNE = 8
export const BATTLEFIELD = 16
export const LEGEND = 32
export const ALL_TYPES = 63
export const PERMANENT = UNIT | GEAR

export const KEYWORDS: readonly Keyword[] = [
  'accelerate',
  'action',
  'ambush',
  'assault',
  'backline',
  'deathknell',
  'deflect',
  'empower',
  'empowered',
  'equip',
  'flow',
  'ganking',
  'hidden',
  'hunt',
  'legion',
  'level',
  'quickDraw',
  'reaction',
  'repeat',
  'shield',
  'tank',
  'temporary',
  'unique',
  'vision',
  'weaponmaster',
  'deploy',
  'disarm',
  'showOff',
]
export const keywordIndex = (keyword: Keyword): number => KEYWORDS.indexOf(keyword)
export const keywordBit = (keyword: Keyword): number => 1 << KEYWORDS.indexOf(keyword)

export const EVENTS: readonly EventName[] = [
  'play',
  'choose',
  'attack',
  'defend',
  'conquer',
  'hold',
  'winCombat',
  'move',
  'die',
  'damage',
  'draw',
  'discard',
  'ready',
  'exhaust',
  'stun',
  'buff',
  'enter',
  'leave',
  'recycle',
  'returnToHand',
  'banish',
  'channel',
  'gainPoints',
  'reveal',
  'becomeMighty',
  'playToken',
  'attach',
  'detach',
  'empower',
  'disempower',
  'might',
  'combatTie',
  'turn',
  'awakenPhase',
  'scoringStep',
  'channelPhase',
  'drawPhase',
  'endingPhase',
  'beginningPhase',
  'mainPhase',
  'turnEnd',
  'combatEnd',
  'hide',
  'showdownBegin',
  'combatBegin',
  'burn',
  'use',
  'toTrash',
  'score',
  'look',
]
export const eventId = (name: EventName): number => EVENTS.indexOf(name)

export const On = Object.fromEntries(EVENTS.map((name, i) => [name, i])) as Readonly<Record<EventName, number>>
