import { test } from 'vitest'
import { scenario } from '../../src/testing'
import { combatCards as cards } from '../fixtures/combat'
test('probe', () => {
  const s = scenario({ cards, players: [{ base: ['Two Plain'], hand: ['Daze', 'Muster'] }, {}], battlefields: [{ controller: 1, units: { 0: ['Three Plain'], 1: ['Bulwark', 'One Plain'] } }, {}] })
  console.log(s.describe(), JSON.stringify(s.state.showdown))
  s.play(0, 'Muster')
  console.log(s.describe())
})
