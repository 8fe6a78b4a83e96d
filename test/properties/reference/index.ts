/**
 * The reference search against the engine: of a position, everything that one offers and the other doesn't; of a question, the
 * same for its answers.
 */
import type { Action, Engine, GameState } from '../../../src'
import { targetedPlace } from '../../../src/state/target-values'
import type { ChainItem } from '../../../src/state/types'
import { Transaction } from '../../../src/transaction/transaction'
import { hides, offers, playOfItem } from './offers'
import { Cut, type Picks, printedOptional } from './play'
import { actionsOf, canBePlayed, choices, completes, type Search, type Step, searchFor } from './search'

export interface Verdict {
  /** What the reference can complete and the engine doesn't offer. */
  readonly missing: readonly string[]
  /** What the engine offers and the reference can't complete. */
  readonly wrong: readonly string[]
  /** Completable in both. */
  readonly agreed: number
  /** In neither. */
  readonly impossible: number
  /** Not decided: there was too much to try. */
  readonly cut: number
}

const lookAt = (engine: Engine, state: GameState): Transaction => {
  const tx = new Transaction(engine.registry, false)
  tx.look(state, null)
  return tx
}

/** Things that look the same are offered once. */
function like(state: GameState, name: string): string {
  const [verb, key, more] = name.split(' ')
  const i = state.objects.findIndex(o => o.key === Number(key))
  const o = state.objects[i]!
  if (verb === 'activate') {
    const rune = state.places.some(p => p.runes.includes(i))
    return rune ? `activate rune ${o.def} ${o.exhausted} ${o.controller} ${more}` : name
  }
  return `${verb} ${o.def} ${o.zone} ${o.place} ${more ?? ''}`
}

/** Compares what can be begun in an open window. */
export function compareOffers(engine: Engine, state: GameState, actions: readonly Action[], tries: number): Verdict {
  const tx = lookAt(engine, state)
  const decision = state.decision!
  const offered = new Set<string>()
  for (const action of actions) {
    if (action.type === 'play') offered.add(like(state, `play ${action.card}`))
    if (action.type === 'activate') offered.add(like(state, `activate ${action.object} ${action.ability}`))
    if (action.type === 'hide') offered.add(like(state, `hide ${action.card} ${action.at}`))
  }
  const possible = new Map<string, boolean | null>()
  for (const { name, play } of offers(tx, decision)) {
    const same = like(state, name)
    if (possible.get(same) === true) continue
    possible.set(same, attempt(() => canBePlayed(searchFor(tx, play, tries))) ?? possible.get(same) ?? null)
  }
  const budget = { left: tries }
  for (const name of attempt(() => hides(tx, decision, budget)) ?? []) possible.set(like(state, name), true)
  return verdict(offered, possible)
}

function attempt<T>(run: () => T): T | null {
  try {
    return run()
  } catch (error) {
    if (error instanceof Cut) return null
    throw error
  }
}

function verdict(offered: ReadonlySet<string>, possible: ReadonlyMap<string, boolean | null>): Verdict {
  const missing: string[] = []
  const wrong = [...offered].filter(name => !possible.has(name))
  let agreed = 0
  let impossible = 0
  let cut = 0
  for (const [name, is] of possible) {
    if (is === null) cut++
    else if (is && offered.has(name)) agreed++
    else if (is) missing.push(name)
    else if (offered.has(name)) wrong.push(name)
    else impossible++
  }
  return { missing, wrong, agreed, impossible, cut }
}

// ---------------------------------------------------------------------------------------------- questions of a play

/** The play whose choices are asked for. */
export function askedItem(state: GameState): ChainItem | null {
  const top = state.frames[state.frames.length - 1]
  return top?.program === 'play' ? (state.chain.find(item => item.key === top['item']) ?? null) : null
}

/** Compares the answers that are accepted with those that the reference can complete; null if it is no such question. */
export function compareAnswers(engine: Engine, state: GameState, actions: readonly Action[], tries: number): Verdict | null {
  const item = askedItem(state)
  if (item === null || state.frames.some(f => f.program === 'payment')) return null // for something else, which must stay possible
  const tx = lookAt(engine, state)
  const decision = state.decision!
  const at = Number(state.frames[state.frames.length - 1]!['at'])
  const step = stepOf(decision.reason, at)
  if (step === null) return null
  const search = searchFor(tx, playOfItem(tx, item), tries)
  const picks = picksOf(search, item, step)
  const offered = new Set(actions.map(action => answerOf(tx, item, state, action)))
  const possible = new Map<string, boolean | null>()
  const tried = attempt(() => choices(search, picks, step))
  if (tried === null) return { missing: [], wrong: [], agreed: 0, impossible: 0, cut: 1 }
  let left = tries * 4
  for (const more of tried) {
    const given = Math.min(tries, left)
    search.budget.left = given
    possible.set(
      chosen(more, step),
      attempt(() => completes(search, more, step)),
    )
    left -= given - Math.max(0, search.budget.left)
  }
  return verdict(offered, possible)
}

function stepOf(reason: string, at: number): Step | null {
  switch (reason) {
    case 'alternateCost':
      return { step: 'way' }
    case 'optionalCost':
      return { step: 'optional', at }
    case 'x':
      return { step: 'x' }
    case 'mode':
      return { step: 'modes', at }
    case 'place':
      return { step: 'place' }
    case 'target':
      return { step: 'target', at }
    case 'costObject':
      return { step: 'cost', at }
    default:
      return null
  }
}

/** What was chosen before this step. */
function picksOf(search: Search, item: ChainItem, step: Step): Picks {
  const { play } = search
  const printed = printedOptional(play)
  const optional = step.step === 'optional' ? step.at : printed + play.granted.length
  const picks: Picks = {
    way: item.options,
    paid:
      step.step === 'way'
        ? []
        : Array.from({ length: optional }, (_, n) =>
            n < printed ? (item.paid & (1 << n)) !== 0 : play.granted[n - printed]!.paid,
          ),
    x: item.x,
    modes: [...item.modes],
    place: item.place,
    targets: step.step === 'target' ? item.targets.slice(0, step.at) : [...item.targets],
    costs: step.step === 'cost' ? item.costObjects.slice(0, step.at) : [...item.costObjects],
    named: [],
  }
  if (picks.costs.length > 0) {
    const actions = actionsOf(search, picks)
    picks.named = picks.costs.map((keys, n) => ({ slot: actions[n]!.as, keys }))
  }
  return picks
}

const set = (values: readonly number[]): string => [...values].sort((a, b) => a - b).join()

function chosen(picks: Picks, step: Step): string {
  switch (step.step) {
    case 'way':
      return `way ${JSON.stringify(picks.way)}`
    case 'optional':
      return `${picks.paid[step.at]}`
    case 'x':
      return `x ${picks.x}`
    case 'modes':
      return `modes ${set(picks.modes)}`
    case 'place':
      return `place ${picks.place}`
    case 'target':
      return `targets ${set(picks.targets[step.at]!)}`
    default:
      return `objects ${set(picks.costs[(step as { at: number }).at]!)}`
  }
}

function answerOf(tx: Transaction, item: ChainItem, state: GameState, action: Action): string {
  const { reason, options } = state.decision!
  if (action.type !== 'answer') return JSON.stringify(action)
  if ('confirm' in action) return `${action.confirm}`
  if ('number' in action) return `x ${action.number}`
  if (!('choose' in action)) return JSON.stringify(action)
  const values = action.choose.map(n => options[n]!)
  switch (reason) {
    case 'alternateCost':
      return `way ${JSON.stringify(item.options.or[values[0]!])}`
    case 'place':
      return `place ${targetedPlace(values[0]!)}`
    case 'target':
      return `targets ${set(values)}`
    case 'costObject':
      return `objects ${set(values)}`
    default: {
      const first = Number(state.frames[state.frames.length - 1]!['at']) * tx.registry.ability(item.ability).modal!.count
      const modes = Array.from({ length: 16 }, (_, m) => m).filter(m => (values[0]! & (1 << m)) !== 0)
      return `modes ${set([...item.modes, ...modes.map(m => m + first)])}`
    }
  }
}
