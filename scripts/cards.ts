// Lists the cards with the rules text that is generated from their data.
//   npm run cards [-- --json] [-- NAME…]
// --json: { id, name, text, effectText?, facts } each, for a comparison with the official texts.

import { describe } from '../src/abilities/describe/index'
import type { CardDefinition } from '../src/abilities/types'
import { allCards } from '../src/cards/index'

const argv = process.argv.slice(2)
const json = argv.includes('--json')
const wanted = argv.filter(word => !word.startsWith('--')).map(word => word.toLowerCase())

const byId = new Map(allCards.map(card => [card.id, card]))
const names = (id: string): CardDefinition | undefined => byId.get(id)

/** What is not printed on a card is null: costs of cards that are not played, Might of what is no unit. */
const facts = (card: CardDefinition) => ({
  type: card.types[0] ?? null,
  domains: card.domains,
  energy: card.energy ?? null,
  power: card.energy === undefined || card.unknown?.includes('power') === true ? null : card.power,
  might: card.might ?? null,
  mightBonus: card.mightBonus ?? null,
  tags: card.tags,
})

const cards = allCards.filter(card => wanted.length === 0 || wanted.some(word => card.name.toLowerCase().includes(word)))

const cost = (card: CardDefinition): string =>
  card.energy === undefined ? '' : ` {${card.energy}}${card.power.map(symbol => `{${symbol}}`).join('')}`

if (json)
  console.log(
    JSON.stringify(
      cards.map(card => ({ id: card.id, name: card.name, ...describe(card, names), facts: facts(card) })),
      null,
      1,
    ),
  )
else {
  for (const card of cards) {
    const { text, effectText } = describe(card, names)
    const type = [...card.supertypes, ...(card.token ? ['token'] : []), ...card.types].join(' ')
    const might = card.might === undefined ? '' : `, ${card.might} Might`
    const tags = card.tags.length > 0 ? ` (${card.tags.join(', ')})` : ''
    console.log(
      `${card.id}  ${card.name}${cost(card)} — ${card.domains.join('/')}${card.domains.length > 0 ? ' ' : ''}${type}${might}${tags}`,
    )
    for (const line of text.split('\n').filter(Boolean)) console.log(`    ${line}`)
    if (effectText)
      console.log(
        effectText
          .split('\n')
          .map(line => `    attached: ${line}`)
          .join('\n'),
      )
  }
  console.log(`\n${cards.length} cards`)
}
