/**
 * Looks for faults with fresh seeds: games with random decks of all cards in which every property is checked now and then.
 *   npx tsx test/properties/hunt.ts [--seed WORD] [--games N] [--only ID,ID]
 * Every other game begins in the middle, with any cards in play, in hands and trashes, and runes of all domains.
 * `--only`: these cards are in every deck whose domains allow it, and half of what such a position holds. Each fault is told with
 * the seed of its game and how it came to it.
 */
import { parseArgs } from 'node:util'
import { type Action, type CardDefinition, createEngine, type DeckList, type GameState } from '../../src'
import { allCards } from '../../src/cards'
import { makeRandom, shuffled } from '../../src/game-actions/random'
import { Zone } from '../../src/state/types'
import { applyEverywhere } from '../../src/testing'
import { testCards } from '../../src/testing/position'
import { moreLegends, randomDeck } from './decks'
import { middle } from './middle'

const { values } = parseArgs({
  options: { seed: { type: 'string' }, games: { type: 'string' }, only: { type: 'string' } },
})
const games = Number(values.games ?? 200)
const seed = values.seed ?? 'hunt'
const wanted = new Set((values.only ?? '').split(',').filter(id => id !== ''))
const engine = createEngine({ cards: [...allCards, ...testCards], freeze: true })
const CAP = 4000

/** The wanted cards first, three of each, in place of others. */
function withWanted(deck: DeckList): DeckList {
  const legend = allCards.find(card => card.id === deck.legend)!
  const fits = (card: CardDefinition): boolean =>
    wanted.has(card.id) &&
    !card.token &&
    card.unknown === undefined &&
    card.domains.every(domain => legend.domains.includes(domain)) &&
    card.types.some(type => type === 'unit' || type === 'gear' || type === 'spell') &&
    !card.supertypes.includes('signature')
  const mine = allCards.filter(card => fits(card) && card.id !== deck.champion).map(card => ({ card: card.id, count: 3 }))
  let room = deck.main.reduce((sum, entry) => sum + entry.count, 0)
  const main = [...mine, ...deck.main.filter(entry => !mine.some(m => m.card === entry.card))].flatMap(entry => {
    const count = Math.min(entry.count, room)
    room -= count
    return count > 0 ? [{ card: entry.card, count }] : []
  })
  const holds = [deck.champion, ...main.map(entry => entry.card)]
  const { extraLegends: _, ...rest } = deck
  return { ...rest, main, ...moreLegends(allCards, legend, holds, makeRandom(deck.name)) }
}

/** Half of the time something with a wanted card, if there is one; and runes are rarely used by hand. */
function draw(state: GameState, random: () => number): Action | null {
  if (wanted.size > 0 && state.decision?.kind === 'act' && random() < 0.5) {
    const about = engine.legalActions(state, 80).actions.filter(action => {
      const key =
        action.type === 'play'
          ? action.card
          : action.type === 'activate'
            ? action.object
            : action.type === 'hide'
              ? action.card
              : 0
      return key !== 0 && wanted.has(state.objects.find(o => o.key === key)?.def ?? '')
    })
    if (about.length > 0) return about[Math.floor(random() * about.length)]!
  }
  let action = engine.sample(state, random)
  for (let k = 0; k < 2 && action !== null && isIdle(state, action); k++) action = engine.sample(state, random)
  return action
}

const isIdle = (state: GameState, action: Action): boolean =>
  action.type === 'endTurn' || (action.type === 'activate' && engine.read(state).types(action.object).includes('rune'))

function permuted(state: GameState, viewer: number, random: () => number): GameState {
  const next = JSON.parse(JSON.stringify(state)) as GameState
  for (const owner of next.players.keys()) {
    for (const zones of [[Zone.Deck, Zone.Hand], [Zone.RuneDeck]]) {
      const unknown = next.objects.filter(
        o =>
          o.owner === owner &&
          (zones as number[]).includes(o.zone) &&
          (o.seenBy & (1 << viewer)) === 0 &&
          !(o.zone === Zone.Hand && owner === viewer),
      )
      const defs = shuffled(
        unknown.map(o => o.def),
        random,
      )
      unknown.forEach((o, k) => {
        o.def = defs[k]!
      })
    }
  }
  return next
}

function check(state: GameState, player: number, action: Action, next: GameState, random: () => number): void {
  const stale = engine.derivedFault(next)
  if (stale !== null) throw new Error(`derived values are out of date: ${stale}`)
  if (random() < 0.2) applyEverywhere(engine, state, player, action, next)
  if (random() < 0.1) {
    const parsed = engine.parse(engine.serialize(next))
    if (!parsed.ok) throw new Error(`parse: ${parsed.error.path} ${parsed.error.message}`)
    if (engine.hash(parsed.state) !== engine.hash(next)) throw new Error('hash differs after loading')
  }
  if (random() < 0.15) {
    const { actions, complete } = engine.legalActions(state, 400)
    if (actions.length === 0 && complete) throw new Error('nothing can be done')
    for (const listed of actions.slice(0, 40)) {
      const result = engine.apply(state, player, listed)
      if (!result.ok) throw new Error(`listed but refused: ${JSON.stringify(listed)} ${result.error.message}`)
    }
  }
  if (random() < 0.1) {
    const viewer = Math.floor(random() * state.players.length)
    const other = permuted(state, viewer, random)
    const a = JSON.stringify(engine.view(state, viewer))
    const b = JSON.stringify(engine.view(other, viewer))
    if (a !== b) {
      let n = 0
      while (a[n] === b[n]) n++
      throw new Error(`a view leaks: …${a.slice(Math.max(0, n - 150), n + 60)}`)
    }
    if (player === viewer) {
      const one = engine.apply(state, player, action)
      const two = engine.apply(other, player, action)
      if (!one.ok || !two.ok) throw new Error("what a player can do depends on what he can't know")
      if (!one.revealed && !two.revealed) {
        const e = JSON.stringify(engine.viewEvents(one.events, viewer))
        const f = JSON.stringify(engine.viewEvents(two.events, viewer))
        if (e !== f) throw new Error(`events leak: ${e.slice(0, 600)} / ${f.slice(0, 600)}`)
      }
    }
  }
  if (random() < 0.02) {
    const leaver = Math.floor(random() * state.players.length)
    if (state.players[leaver]!.active) {
      const left = engine.apply(state, leaver, { type: 'concede' })
      if (!left.ok) throw new Error(`a concession was refused: ${left.error.message}`)
      const parsed = engine.parse(engine.serialize(left.state))
      if (!parsed.ok) throw new Error(`parse after a concession: ${parsed.error.path} ${parsed.error.message}`)
    }
  }
}

const faults = new Map<string, number>()
let total = 0
for (let g = 0; g < games; g++) {
  const name = `${seed} ${g}`
  const random = makeRandom(name)
  const count = random() < 0.15 ? 3 : 2
  const inTheMiddle = g % 2 === 1
  const players = Array.from({ length: count }, (_, n) => ({ name: `p${n}`, deck: withWanted(randomDeck(allCards, random)) }))
  const made = engine.create({ mode: count === 2 ? 'duel' : 'skirmish', seed: name, players })
  if (!made.ok) {
    console.log(`${name}: ${JSON.stringify(made.violations.slice(0, 3))}`)
    continue
  }
  let state = inTheMiddle ? middle(engine, allCards, name, count, wanted) : made.state
  const trail: string[] = []
  for (let n = 0; state.outcome === null && (!inTheMiddle || n < 120); n++, total++) {
    const { player } = state.decision!
    let action: Action | null = null
    try {
      if (n > CAP) throw new Error('the game does not end')
      action = draw(state, random)
      if (action === null) throw new Error('no action')
      const result = engine.apply(state, player, action)
      if (!result.ok) throw new Error(`drawn but refused: ${JSON.stringify(action)} ${result.error.message}`)
      check(state, player, action, result.state, random)
      trail.push(
        `${JSON.stringify(action)}@${state.decision!.reason}: ${result.events
          .map(e => `${e.type}${e.card === '' ? '' : ` ${e.card}`}`)
          .slice(0, 12)
          .join(', ')}`,
      )
      state = result.state
    } catch (error) {
      const text = (error as Error).message
      const stack = ((error as Error).stack ?? '')
        .split('\n')
        .filter(l => /src\//.test(l))
        .slice(0, 6)
        .join('\n')
      const kind = text.replace(/\d+/g, '#').slice(0, 140) + stack.split('\n')[0]
      const seen = faults.get(kind) ?? 0
      faults.set(kind, seen + 1)
      if (seen < 2) {
        console.log(
          `\n=== ${name}, action ${n}: ${text.slice(0, 1500)}\n${stack}\n  at ${JSON.stringify(state.decision)} ${JSON.stringify(action)}`,
        )
        console.log(
          `  frames ${JSON.stringify(state.frames.map(f => [f.program, f.pc]))} chain ${state.chain.map(c => `${c.ability || c.object >= 0 ? c.ability || state.objects[c.object]!.def : ''}`).join()}`,
        )
        console.log(`  ${trail.slice(-6).join('\n  ')}`)
      }
      break
    }
  }
}
console.log(`\n${games} games, ${total} actions; faults:`)
for (const [kind, n] of faults) console.log(`${n} × ${kind}`)
if (faults.size > 0) process.exitCode = 1
