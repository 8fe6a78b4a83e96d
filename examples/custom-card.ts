/**
 * Cards of one's own: a small pack, checked and printed, a card that is refused, a position to try them in, and a whole game
 * with a deck that holds them. Nothing in the engine has to change for that.
 */
import { type Action, type CardDefinition, createEngine, type DeckList, type GameState } from 'riftbound-engine'
import { allCards } from 'riftbound-engine/cards'
import { provingGrounds } from 'riftbound-engine/decks'
import {
  all,
  at,
  deal,
  draw,
  enemy,
  energy,
  equip,
  friendly,
  gearCard,
  giveMight,
  haveKeyword,
  it,
  mightOf,
  parseCard,
  reaction,
  spellCard,
  tagged,
  target,
  unit,
  unitCard,
  whenI,
  yours,
} from 'riftbound-engine/language'
import { scenario } from 'riftbound-engine/testing'

// A triggered ability, a keyword that one card gives to others, a spell, and an Equipment with effect text.
const pack: readonly CardDefinition[] = [
  unitCard(
    'EMB-001',
    'Kiln Drake',
    { domains: ['fury'], energy: 4, might: 4, tags: ['Ember'] },
    whenI('attack', deal(1, all(unit(enemy, at('here'))))),
  ),
  gearCard(
    'EMB-002',
    'Banner of Cinders',
    { domains: ['fury'], energy: 1 },
    haveKeyword('assault', unit(yours, tagged('Ember')), 2),
  ),
  spellCard('EMB-003', 'Stoke', { domains: ['chaos'], energy: 1 }, reaction(), giveMight(2, target(unit(friendly))), draw(1)),
  gearCard(
    'EMB-004',
    'Cinder Lance',
    { domains: ['fury'], energy: 1, mightBonus: 1, tags: ['Equipment'], effectText: [whenI('conquer', draw(1))] },
    equip(energy(1)),
  ),
]

// Definitions are data: they can come from a file. What is wrong with one is told, with the path of the part.
for (const card of JSON.parse(JSON.stringify(pack)) as unknown[]) {
  const parsed = parseCard(card)
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.message}`)
}
const dangling = spellCard('EMB-005', 'Backdraft', { domains: ['fury'], energy: 2 }, deal(mightOf(it), all(unit(enemy))))
try {
  createEngine({ cards: [...allCards, dangling] })
} catch (error) {
  console.log(`refused: ${(error as Error).message}`)
}

// Nobody writes a card's text: it is printed from the data.
const cards = [...allCards, ...pack]
const engine = createEngine({ cards })
for (const { id, name } of pack) {
  const { text, effectText } = engine.card(id)!
  console.log(`${name}: ${text.replaceAll('\n', ' ')}${effectText === '' ? '' : ` / ${effectText}`}`)
}

// A position: the Drake attacks two units with 7 Might together. Lance and banner make its 4 Might 7; the spell lets it survive.
const table = scenario({
  cards,
  players: [{ base: ['Kiln Drake'], hand: ['Banner of Cinders', 'Cinder Lance', 'Stoke'], runes: { fury: 3, chaos: 1 } }, {}],
  battlefields: [{ units: { 1: ['Sneaky Deckhand', 'Dune Drake'] } }, {}],
})
table.play(0, 'Banner of Cinders').resolve().play(0, 'Cinder Lance').resolve().activate(0, 'Cinder Lance').resolve()
table.move(0, ['Kiln Drake'], 'bf0').resolve()
console.log(`the Drake attacks with ${table.might('Kiln Drake')}`)
table.play(0, 'Stoke', { targets: ['Kiln Drake'] }).resolve()
console.log(`and with ${table.might('Kiln Drake')} after Stoke`)
table.close().assign({ 'Sneaky Deckhand': 1, 'Dune Drake': 8 }).close()
console.log(`${table.units('bf0').join(', ')} are left; ${table.points(0)} point, ${table.cards(0, 'hand').length} cards drawn`)

// A game: three copies of each in a deck of fury and chaos, instead of twelve other cards.
const out = new Set(['OGN-013', 'OGN-174', 'OGN-169', 'OGN-185', 'OGS-011'])
const embers: DeckList = {
  ...provingGrounds.annie,
  name: 'Embers',
  main: [
    ...provingGrounds.annie.main.filter(entry => !out.has(entry.card)),
    ...pack.map(({ id }) => ({ card: id, count: 3 })),
    { card: 'OGN-013', count: 1 },
  ],
}
const made = engine.create({
  mode: 'duel',
  seed: 'embers',
  players: [
    { name: 'North', deck: embers },
    { name: 'South', deck: provingGrounds.garen },
  ],
})
if (!made.ok) throw new Error(made.violations.map(v => `${v.rule}: ${v.message}`).join('\n'))

/** Own cards first, then other cards, then moves, then whatever comes last in the list. */
function choose(position: GameState): Action {
  const { actions } = engine.legalActions(position)
  const plays = actions.filter(action => action.type === 'play')
  const own = plays.find(({ card }) => position.objects.some(o => o.key === card && o.def.startsWith('EMB')))
  return own ?? plays[0] ?? actions.find(action => action.type === 'move') ?? actions.at(-1)!
}

let { state } = made
while (state.outcome === null) {
  const result = engine.apply(state, state.decision!.player, choose(state))
  if (!result.ok) throw new Error(result.error.message)
  for (const { type, card } of result.events) {
    if (type === 'play' && card.startsWith('EMB')) console.log(`turn ${state.turnNumber}: ${engine.card(card)!.definition.name}`)
  }
  state = result.state
}
const winners = state.outcome.winners.map(player => state.players[player]!.name)
console.log(`${winners.join(' and ')} wins ${state.teams.map(team => team.points).join(' to ')}`)
