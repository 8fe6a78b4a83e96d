/** Deck lists. */

export { type DeckEntry, type DeckList, provingGrounds } from './preconstructed'
export { checkDeck, type DeckRules, type Violation } from './check'
