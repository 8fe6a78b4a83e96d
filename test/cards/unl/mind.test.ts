import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe('UNL-083 Smoke and Mirrors', () => {
  const smoke = { hand: ['Smoke and Mirrors'], energy: 2 }

  test('[420] with a Temporary unit among them the two change places, and a card is drawn', () => {
    const s = arena({ players: [{ ...smoke, base: ['Sprite'] }, {}], battlefields: [{ units: { 0: ['V3'] } }, {}] })
    s.play(0, 'Smoke and Mirrors', { targets: ['Sprite'] })
      .resolve()
      .quiet()
    expect([s.where('Sprite'), s.where('V3'), s.cards(0, 'hand').length]).toEqual(['bf0', 'base0', 1])
  })

  test('[055.1] [ruling:rj-9739] Temporary is asked for on resolution: without it there is still the card', () => {
    const s = arena({ players: [{ ...smoke, base: ['V2'] }, {}], battlefields: [{ units: { 0: ['V3'] } }, {}] })
    s.play(0, 'Smoke and Mirrors', { targets: ['V2'] })
      .resolve()
      .quiet()
    expect([s.where('V2'), s.where('V3'), s.cards(0, 'hand').length]).toEqual(['base0', 'bf0', 1])
  })

  test('[355.8] [355.9.b] [ruling:rj-10818] two own units at different locations are needed', () => {
    const play = (base: readonly string[], bf: readonly string[]): string => {
      const s = arena({ players: [{ ...smoke, base }, { base: ['V9'] }], battlefields: [{ units: { 0: bf } }, {}] })
      const result = s.engine.apply(s.state, 0, { type: 'play', card: s.key('Smoke and Mirrors') })
      return result.ok ? 'playable' : result.error.code
    }
    expect([play(['V3'], []), play(['V3', 'V2'], []), play(['V3'], ['V2'])]).toEqual(['noTargets', 'noTargets', 'playable'])
  })

  test('[811.1.d.2] [811.1.d.2.a] [ruling:rj-10085] from facedown the first is there, the second anywhere else', () => {
    const s = arena({
      players: [{ base: ['V3'] }, {}],
      battlefields: [{ units: { 0: ['Sprite'] }, facedown: { 0: ['Smoke and Mirrors'] } }, { units: { 0: ['V1'] } }],
    })
    s.play(0, 'Smoke and Mirrors')
    expect(s.options().sort()).toEqual(['V1', 'V3'])
    s.choose('V3').resolve().quiet()
    expect([s.where('Sprite'), s.where('V3'), s.cards(0, 'hand').length]).toEqual(['base0', 'bf0', 1])
  })

  test('[359.3.e.7] one of them has left: neither moves, and the card is drawn', () => {
    const s = arena({
      players: [
        { ...smoke, base: ['Sprite'] },
        { hand: ['Gust'], energy: 1 },
      ],
      battlefields: [{ units: { 0: ['V3'] } }, {}],
    })
    s.play(0, 'Smoke and Mirrors', { targets: ['Sprite'] })
      .pass()
      .play(1, 'Gust', { targets: ['V3'] })
      .resolve()
    expect([s.where('Sprite'), s.where('V3'), s.cards(0, 'hand').length]).toEqual(['base0', 'hand', 2]) // the unit and the card
  })
})
