/** Words that players can choose or name, as the cards of a registry have them. */
import { TAGS } from '../tags'
import type { CardDefinition } from '../types'
import type { Registry } from './registry'

export interface Lexicon {
  /** What texts let players choose among, in a fixed order. */
  readonly words: readonly string[]
  /** 763: tags of cards and tokens. */
  readonly tags: readonly string[]
  /** 762: cards that a deck may contain, by name; no tokens. */
  readonly cards: readonly CardDefinition[]
}

const lexicons = new WeakMap<Registry, Lexicon>()

export function lexiconOf(registry: Registry): Lexicon {
  let lexicon = lexicons.get(registry)
  if (lexicon === undefined) {
    lexicon = makeLexicon(registry)
    lexicons.set(registry, lexicon)
  }
  return lexicon
}

function makeLexicon(registry: Registry): Lexicon {
  const words = new Set<string>()
  for (const { def } of registry.cards.values()) {
    for (const word of wordsIn([def.text, def.effectText])) words.add(word)
  }
  const defs = [...registry.cards.values()].map(({ def }) => def)
  const tags = new Set([...TAGS, ...defs.flatMap(def => def.tags)])
  const cards = defs
    .filter(def => !def.token && def.unknown === undefined)
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return { words: [...words].sort(), tags: [...tags].sort(), cards }
}

function* wordsIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const part of node) yield* wordsIn(part)
  else if (typeof node === 'object' && node !== null) {
    if ('word' in node && typeof node.word === 'string') yield node.word
    for (const part of Object.values(node)) yield* wordsIn(part)
  }
}
