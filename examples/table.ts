/**
 * A table with two clients that see only what they may see. The host keeps the state; a client gets its view and its events
 * as JSON, as it would through a socket, and sends actions back.
 */
import { type Action, createEngine, type GameEvent, type PlayerView } from 'riftbound-engine'
import { allCards } from 'riftbound-engine/cards'
import { provingGrounds } from 'riftbound-engine/decks'

const engine = createEngine({ cards: allCards })

/** Knows no state, only views. This one plays cards when it can, else it moves, else it does what comes last in the list. */
class Client {
  heard = 0

  constructor(readonly name: string) {}

  receive(view: PlayerView, events: readonly GameEvent[]): Action | null {
    this.heard += events.length
    if (view.question === null || view.actions === null) return null
    const { actions } = view.actions
    const action = actions.find(a => a.type === 'play') ?? actions.find(a => a.type === 'move') ?? actions.at(-1)!
    // With the id of the question, an answer that comes too late is refused instead of misunderstood.
    return { ...action, decision: view.question.id }
  }
}

const throughTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const clients = [new Client('North'), new Client('South')]
const made = engine.create({
  mode: 'duel',
  seed: 'two clients',
  players: [
    { name: 'North', deck: provingGrounds.lux },
    { name: 'South', deck: provingGrounds.masterYi },
  ],
})
if (!made.ok) throw new Error(made.violations.map(v => v.message).join('\n'))

let { state, events } = made
let actions = 0
while (engine.outcome(state) === null) {
  const answers = clients.map((client, seat) =>
    client.receive(throughTheWire(engine.view(state, seat)), throughTheWire(engine.viewEvents(events, seat))),
  )
  const seat = answers.findIndex(answer => answer !== null)
  const result = engine.apply(state, seat, answers[seat]!)
  if (!result.ok) throw new Error(`${clients[seat]!.name}: ${result.error.message}`)
  ;({ state, events } = result)
  actions++
}

const outcome = engine.outcome(state)!
console.log(`${actions} actions in ${state.turnNumber} turns`)
console.log(`${outcome.winners.map(player => clients[player]!.name).join(' and ')} wins by ${outcome.reason}`)
