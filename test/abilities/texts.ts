// Texts of made-up cards, for the tests of `describe`: a line that is wrong shows a rule of templating, never a card.

import * as b from '../../src/abilities/builders'
import { describe as textOf } from '../../src/abilities/describe'
import type { Ability, CardDefinition, Instruction } from '../../src/abilities/types'

export const FACTS = { domains: ['fury'], energy: 1, might: 1 } as const
export const wisp = b.unitToken('wisp', 'Wisp', { might: 8 }, b.temporary())
const scrap = b.gearToken('scrap', 'Scrap', {})
export const names = (id: string): CardDefinition | undefined => [wisp, scrap].find(card => card.id === id)

/** A set of the first templating and one of today's. */
export type Era = 'OGN' | 'NEW'
export const lines = (card: CardDefinition): string => textOf(card, names).text
export const unitText = (text: readonly Ability[], era: Era = 'NEW'): string =>
  lines(b.unitCard(`${era}-1`, 'Test', FACTS, ...text))
export const spellText = (text: readonly (Ability | Instruction)[], era: Era = 'NEW'): string =>
  lines(b.spellCard(`${era}-1`, 'Test', FACTS, ...text))
export const gearText = (...text: readonly Ability[]): string => lines(b.gearCard('NEW-1', 'Test', FACTS, ...text))
export const placeText = (...text: readonly Ability[]): string => lines(b.battlefieldCard('NEW-1', 'Test', ...text))
