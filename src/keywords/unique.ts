import type { KeywordMacro } from './macro'

export const unique: KeywordMacro = {
  keyword: 'unique',
  numeric: false,
  sums: false,
  expand: () => [], // 825.3–4: it restricts decks (decks/check.ts) and does nothing in a game
}
