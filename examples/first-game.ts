import { createEngine } from 'riftbound-engine'
import { allCards } from 'riftbound-engine/cards'
import { provingGrounds } from 'riftbound-engine/decks'

const engine = createEngine({ cards: allCards })
const made = engine.create({
  mode: 'duel',
  seed: 'table-7',
  players: [
    { name: 'North', deck: provingGrounds.annie },
    { name: 'South', deck: provingGrounds.garen },
  ],
})
if (!made.ok) throw new Error(made.violations.map(v => `${v.rule}: ${v.message}`).join('\n'))

// Somebody has to decide until the game is over. Here everybody takes the first thing that is legal.
let { state } = made
while (state.outcome === null) {
  const decision = engine.decision(state)!
  const [action] = engine.legalActions(state).actions
  const result = engine.apply(state, decision.player, action!)
  if (!result.ok) throw new Error(result.error.message)
  state = result.state
  for (const event of result.events) {
    if (event.type === 'gainPoints') console.log(`turn ${state.turnNumber}: ${state.players[event.player]!.name} scores`)
  }
}
const winners = state.outcome.winners.map(player => state.players[player]!.name)
console.log(`${winners.join(' and ')} wins ${state.teams.map(team => team.points).join(' to ')}`)
