/** The generator inside the state (invariant 4): seedrandom's alea, four numbers of state. */
import seedrandom from 'seedrandom'
import type { GeneratorState } from '../state/types'
import type { Transaction } from '../transaction/transaction'

interface Alea {
  (): number
  state(): GeneratorState
}
type MakeAlea = (seed: string, options: { state: true | GeneratorState }) => Alea
const alea = seedrandom.alea as unknown as MakeAlea

export function seedGenerator(seed: string): GeneratorState {
  return alea(seed, { state: true }).state()
}

/** Runs `use` with a source of numbers in [0, 1) and stores where it stopped. */
export function withRandom<T>(tx: Transaction, use: (random: () => number) => T): T {
  const generator = alea('', { state: tx.s.generator })
  const result = use(generator)
  tx.s.generator = generator.state()
  tx.revealed = true
  return result
}

/** Fisher–Yates, into a new list. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const next = list.slice()
  for (let i = next.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const a = next[i]!
    next[i] = next[j]!
    next[j] = a
  }
  return next
}

/** A generator of its own for agents and playouts, apart from any game's. */
export function makeRandom(seed: string): () => number {
  return alea(seed, { state: true })
}
