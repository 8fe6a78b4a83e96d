/** Deck lists. */

export { checkDeck, type DeckRules, type Violation } from './check'
export { type DeckEntry, type DeckList, provingGrounds } from './preconstructed'
