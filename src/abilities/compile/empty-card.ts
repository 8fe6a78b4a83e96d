/** The facts of a card, before its text is compiled. */
import { NONE } from '../../state/make'
import type { CardDefinition } from '../types'
import { powerMask } from './ability'
import { DOMAINS, TypeBit } from './codes'
import type { CompiledCard, CompiledText } from './compiled'
import { namedAsPlayed } from './named-as-played'

const EMPTY_TEXT: CompiledText = { keywords: 0, values: NONE, sections: NONE }

export function emptyCard(def: CardDefinition): CompiledCard {
  let types = 0
  for (const type of def.types) types |= TypeBit[type]
  let domains = 0
  for (const domain of def.domains) domains |= 1 << DOMAINS.indexOf(domain)
  const card = {
    def,
    id: def.id,
    types,
    domains,
    might: def.might ?? 0,
    energy: def.energy ?? 0,
    power: [] as readonly number[],
    tags: new Set(def.tags),
    keywords: 0,
    keywordValues: [],
    text: EMPTY_TEXT,
    effect: EMPTY_TEXT,
    mightBonus: def.mightBonus ?? 0,
    abilities: [],
    held: [],
    activated: [],
    equips: [],
    elsewhere: [],
    asShown: [],
    spell: null,
    additionalCosts: [],
    selfCosts: [],
    printed: [],
    namesCosts: false,
    looksAtPaid: new Set<string>(),
    showOff: null,
    ignores: [],
    forbids: [],
    timings: [],
    playTo: [],
    hides: [],
    permits: [],
    flows: [],
    ambushes: [],
    namedAsPlayed: namedAsPlayed(def),
    links: JSON.stringify(def).includes('"is":"linked"'),
    inert: true,
  }
  card.power = def.power.map(symbol => powerMask(symbol, card))
  return card
}
