import { describe, expect, test } from 'vitest'
import {
  card,
  equip,
  gearCard,
  inZone,
  it,
  pick,
  playCard,
  power,
  shield,
  spellCard,
  unitCard,
  yours,
} from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { type Scenario, type ScenarioOptions, scenario } from '../../../src/testing'

const cards = [
  ...allCards,
  unitCard('TST-711', 'Wall', { domains: [], energy: 0, might: 2 }, shield(2), shield()),
  unitCard('TST-712', 'Plain', { domains: [], energy: 0, might: 2 }),
  unitCard('TST-713', 'Foe', { domains: [], energy: 0, might: 1 }),
  spellCard(
    'TST-717',
    'Bring It',
    { domains: [], energy: 0 },
    pick(card(inZone('banishment'), yours)),
    playCard(it, { ignoring: 'cost' }),
  ),
  gearCard('TST-714', 'Engine', { domains: [], energy: 4 }),
  gearCard('TST-716', 'Buckler', { domains: [], energy: 0, tags: ['Equipment'], effectText: [shield(2)] }, equip(power('any'))),
  gearCard('TST-715', 'Trinket', { domains: [], energy: 1 }),
]
const arena = (options: Omit<ScenarioOptions, 'cards'>): Scenario => scenario({ ...options, cards })
const types = (s: Scenario, name: string) => s.engine.read(s.state).types(s.key(name))

describe('RAD-145 Orianna, Lady of Clockwork', () => {
  /** The Main Phase of player 0 begins, and Orianna's ability has chosen that gear. */
  const wind = (s: Scenario, gear: string): Scenario => {
    s.endTurn().resolve()
    s.confirm(true)
    if (s.asked() === 'target') s.choose(gear)
    if (s.asked() === 'payment') s.plan(0)
    return s.resolve()
  }
  const start = (base: Parameters<typeof arena>[0]['players'][number]['base'], more: Partial<ScenarioOptions> = {}) =>
    arena({ players: [{ base: base!, legend: 'Orianna, Lady of Clockwork', runes: { calm: 2 } }, {}], turnPlayer: 1, ...more })

  test('[477.1.a] [477.1.a.1] the gear is a unit gear with Might equal to its Energy cost', () => {
    const s = wind(start(['Engine']), 'Engine')
    expect([types(s, 'Engine'), s.might('Engine')]).toEqual([['unit', 'gear'], 4])
    expect(s.runes(0).ready).toBe(3)
  })

  test('[383.3.b] she need not', () => {
    const s = start(['Engine'])
    s.endTurn().resolve().confirm(false)
    expect([types(s, 'Engine'), s.asked()]).toEqual([['gear'], 'main'])
  })

  test('[178] it moves, conquers, fights and dies as a unit', () => {
    const s = wind(start(['Engine'], { battlefields: [{ controller: 1, units: { 1: ['Foe'] } }] }), 'Engine')
    s.move(0, ['Engine'], 'bf0').close()
    expect([s.where('Engine'), s.controller('bf0'), s.exists('Foe')]).toEqual(['bf0', 0, true])
    expect(s.cards(1, 'trash')).toEqual(['Foe'])
  })

  test('[147] a buff counts on top of what is set', () => {
    const s = wind(start([{ card: 'Engine', buffed: true }]), 'Engine')
    expect(s.might('Engine')).toBe(5)
  })

  test('[457.1] another choice ends it: what stands at a battlefield is a mere gear again and is recalled', () => {
    const s = wind(start(['Engine', 'Trinket']), 'Engine')
    s.move(0, ['Engine'], 'bf0').close()
    expect(s.where('Engine')).toBe('bf0')
    s.endTurn().resolve()
    wind(s, 'Trinket')
    expect([types(s, 'Engine'), s.where('Engine')]).toEqual([['gear'], 'base0'])
    expect([types(s, 'Trinket'), s.might('Trinket')]).toEqual([['unit', 'gear'], 1])
  })

  test('the effect lasts while she chooses nothing, and when she chooses the same', () => {
    const s = wind(start(['Engine', 'Trinket']), 'Engine')
    s.endTurn().resolve().endTurn().resolve().confirm(false)
    expect(types(s, 'Engine')).toEqual(['unit', 'gear'])
    s.endTurn().resolve()
    wind(s, 'Engine')
    expect([types(s, 'Engine'), s.might('Engine')]).toEqual([['unit', 'gear'], 4])
  })

  test('[ruling:rw-orianna-equipment-unit] an Equipment that becomes a unit is detached at once', () => {
    const s = start([{ card: 'Plain', attached: ['Long Sword'] }])
    expect(s.might('Plain')).toBe(4)
    wind(s, 'Long Sword')
    expect([s.object('Long Sword').attachedTo, types(s, 'Long Sword')]).toEqual([0, ['unit', 'gear']])
    expect([s.might('Plain'), s.might('Long Sword')]).toEqual([2, 2])
    expect(s.events.some(e => e.type === 'detach')).toBe(true)
  })

  test('[ruling:rw-orianna-equipment-unit] while it is a unit its Equip attaches it to nothing', () => {
    const s = start(['Long Sword', 'Plain'])
    wind(s, 'Long Sword')
    const equip = s.engine
      .read(s.state)
      .abilities(s.key('Long Sword'))
      .find(a => a.number >= 0)!
    expect(s.refuse(0, { type: 'activate', object: s.key('Long Sword'), ability: equip.number }).code).toBe('noTargets')
  })
})

describe("RAD-147 K'Sante, Pride of Nazumah", () => {
  const start = () =>
    arena({
      players: [{ base: ['Wall', 'Plain'], legend: "K'Sante, Pride of Nazumah", runes: { calm: 2 } }, {}],
      battlefields: [{ controller: 1, units: { 1: ['Foe'] } }],
    })

  test('[477.2.a] [478.1.c] the unit has Assault as high as its Shield', () => {
    const s = start()
      .activate(0, "K'Sante, Pride of Nazumah", 0, { targets: [['Wall']] })
      .resolve()
    expect([s.keyword('Wall', 'shield'), s.keyword('Wall', 'assault')]).toEqual([3, 3])
    s.move(0, ['Wall'], 'bf0').pass()
    expect(s.might('Wall')).toBe(5)
  })

  test('[317.2.c] only this turn', () => {
    const s = start()
      .activate(0, "K'Sante, Pride of Nazumah", 0, { targets: [['Wall']] })
      .resolve()
    s.endTurn()
    expect(s.keyword('Wall', 'assault')).toBe(0)
  })

  test('without Shield there is no Assault', () => {
    const s = start()
      .activate(0, "K'Sante, Pride of Nazumah", 0, { targets: [['Plain']] })
      .resolve()
    expect(s.keyword('Plain', 'assault')).toBe(0)
    expect(s.engine.read(s.state).keywords(s.key('Plain'))).toEqual([])
    expect(s.isExhausted("K'Sante, Pride of Nazumah")).toBe(true)
  })

  test('[477.2] the value is read as long as the text is there: Shield that comes later counts', () => {
    const s = arena({
      players: [{ base: ['Plain', 'Buckler'], legend: "K'Sante, Pride of Nazumah", runes: { calm: 4 } }, {}],
    })
    s.activate(0, "K'Sante, Pride of Nazumah", 0, { targets: [['Plain']] }).resolve()
    expect(s.keyword('Plain', 'assault')).toBe(0)
    s.activate(0, 'Buckler', 0, { targets: [['Plain']] }).resolve()
    expect([s.keyword('Plain', 'shield'), s.keyword('Plain', 'assault')]).toEqual([2, 2])
  })
})

describe('RAD-146 The Ball', () => {
  const start = (more: Partial<ScenarioOptions> = {}) =>
    arena({
      players: [{ hand: ['Bring It'], banishment: ['The Ball'], legend: 'Orianna, Lady of Clockwork', runes: { calm: 2 } }, {}],
      battlefields: [{ units: { 1: ['Plain', 'Foe'] } }, {}],
      ...more,
    })

  test('[355.3] (October 830) it comes to a battlefield, and one of two is chosen: 2 to all enemy units there', () => {
    const s = start().play(0, 'Bring It').resolve()
    s.choose('bf0')
    s.choose('mode 1').resolve()
    expect([s.where('The Ball'), s.cards(1, 'trash').length, s.units('bf0')]).toEqual(['bf0', 2, ['The Ball']])
  })

  test('[355.3] or a card', () => {
    const s = start().play(0, 'Bring It').resolve()
    s.choose('bf1').choose('mode 0').resolve()
    expect([s.where('The Ball'), s.cards(0, 'hand').length]).toEqual(['bf1', 1])
  })

  test('[810] [178] a unit it goes from battlefield to battlefield, and the same ability triggers as it moves', () => {
    const s = arena({
      players: [{ legend: 'Orianna, Lady of Clockwork', runes: { calm: 2 } }, {}],
      battlefields: [
        { controller: 0, units: { 0: ['The Ball', 'Wall'] } },
        { controller: 1, units: { 1: ['Foe'] } },
      ],
      turnPlayer: 1,
    })
    expect(s.refuse(1, { type: 'move', units: [s.key('The Ball')], to: s.place('bf1') }).code).toBe('notYours')
    s.endTurn().resolve().confirm(true).resolve()
    expect([types(s, 'The Ball'), s.might('The Ball')]).toEqual([['unit', 'gear'], 5])
    s.move(0, ['The Ball'], 'bf1').choose('mode 1')
    s.resolve()
    expect([s.cards(1, 'trash'), s.where('The Ball')]).toEqual([['Foe'], 'bf1'])
  })

  test("[810] a mere gear doesn't move", () => {
    const s = arena({ players: [{}, {}], battlefields: [{ controller: 0, units: { 0: ['The Ball', 'Wall'] } }, {}] })
    expect(s.refuse(0, { type: 'move', units: [s.key('The Ball')], to: s.place('bf1') }).code).toBe('badDestination')
    expect(s.where('The Ball')).toBe('bf0')
  })

  test('its Power cost is not known, so no deck may contain it', () => {
    expect(allCards.find(c => c.id === 'RAD-146')!.unknown).toEqual(['power'])
  })
})
