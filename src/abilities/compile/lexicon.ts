/** Words that players can choose or name, as the cards of a registry have them. */
import type { Registry } from './registry'

export interface Lexicon {
  /** What texts let players choose among, in a fixed order. */
  readonly words: readonly string[]
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
  return { words: [...words].sort() }
}

function* wordsIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const part of node) yield* wordsIn(part)
  else if (typeof node === 'object' && node !== null) {
    if ('word' in node && typeof node.word === 'string') yield node.word
    for (const part of Object.values(node)) yield* wordsIn(part)
  }
}
