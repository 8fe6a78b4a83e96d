/** 759–763 Naming cards and tags. */
import { describe, expect, test } from 'vitest'
import {
  activated,
  all,
  asLongAs,
  asYouPlayMe,
  at,
  cantPlay,
  costs,
  deal,
  draw,
  exhaustThis,
  gearCard,
  giveMight,
  haveMight,
  hidden,
  inYourHand,
  is,
  me,
  name,
  named,
  pick,
  it as picked,
  playCard,
  reaction,
  spell,
  spellCard,
  tagged,
  target,
  theNamed,
  unit,
  unitCard,
  unitToken,
  whenI,
} from '../../src/abilities/builders'
import { createEngine } from '../../src/engine'
import { type Scenario, type ScenarioOptions, scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const
const cards = [
  unitCard('TSN-001', "Kai'Sa, Evolutionary", {
    domains: ['mind'],
    energy: 6,
    power: ['mind'],
    might: 6,
    tags: ["Kai'Sa"],
    champion: "Kai'Sa",
  }),
  unitCard('TSN-002', "Kai'Sa, Survivor", { domains: ['fury'], energy: 4, might: 4, tags: ["Kai'Sa"], champion: "Kai'Sa" }),
  unitCard('TSN-003', 'Kato the Arm', { domains: ['body'], energy: 5, might: 5 }),
  spellCard('TSN-004', 'Kato Punch', free, deal(1, target(unit()))),
  unitCard('TSN-005', 'Secret', { ...free, might: 1, unknown: ['power'] }),
  unitToken('gnome', 'Gnome', { might: 1, tags: ['Garden'] }),
  spellCard('TSN-010', 'Name A Unit', free, name('unit'), giveMight(1, all(unit(named(theNamed))))),
  spellCard('TSN-011', 'Name A Tag', free, name('tag'), giveMight(1, all(unit(tagged(theNamed))))),
  spellCard('TSN-012', 'Name A Card', free, name('card'), draw(1)),
  gearCard(
    'TSN-013',
    'Roster',
    { ...free },
    asYouPlayMe(name('tag'), name('unit')),
    haveMight(1, unit(tagged(theNamed))),
    haveMight(2, unit(named(theNamed))),
  ),
  unitCard(
    'TSN-014',
    'Censor',
    { ...free, might: 2 },
    whenI('play', name('spell')),
    asLongAs(is(me, at('battlefield')), cantPlay(spell(named(theNamed)))),
  ),
  spellCard('TSN-015', 'Zap', free, reaction(), draw(1)),
  spellCard('TSN-016', 'Zip', { ...free }, reaction(), hidden(), draw(2)),
  spellCard('TSN-017', 'Encore', free, reaction(), pick(spell(inYourHand)), playCard(picked, { ignoring: 'cost' })),
  gearCard(
    'TSN-018',
    'Costly List',
    { domains: [], energy: 2 },
    asYouPlayMe(name('tag')),
    activated(costs(exhaustThis), giveMight(1, target(unit(tagged(theNamed))))),
  ),
]
const game = (options: Partial<ScenarioOptions> = {}): Scenario => scenario({ cards, players: [{}, {}], ...options })
const asking = (card: string): Scenario => {
  const s = game({ players: [{ hand: [card], base: ['Gnome'] }, { base: ['Kato the Arm'] }] })
  return s.play(0, card).resolve()
}
const refused = (s: Scenario, name: string): string => s.refuse(0, { type: 'answer', name }).rule

describe('naming a card', () => {
  test('[760] [761.1 ex1] [761.1] by its exact name', () => {
    const s = asking('Name A Unit')
    expect(s.open()).toMatchObject({ kind: 'name', reason: 'nameUnit', rule: '760', player: 0 })
    expect(refused(s, "Kai'Sa")).toBe('762')
    s.name("Kai'Sa, Evolutionary").quiet()
    expect(s.lastEvents.find(e => e.type === 'name')).toMatchObject({ player: 0, detail: "Kai'Sa, Evolutionary" })
  })

  test('[761.2 ex1] [761] by traits that no other card has: its domain, its Might or its cost', () => {
    for (const traits of [{ domain: 'mind' }, { might: 6 }, { energy: 6 }]) {
      const s = asking('Name A Unit')
      s.act(0, { type: 'answer', traits: { tag: "Kai'Sa", ...traits } })
      expect(s.lastEvents.find(e => e.type === 'name')?.detail).toBe("Kai'Sa, Evolutionary")
    }
    const s = asking('Name A Unit')
    // Two cards have that tag, and none of them that Might.
    expect(s.refuse(0, { type: 'answer', traits: { tag: "Kai'Sa" } }).rule).toBe('761.2')
    expect(s.refuse(0, { type: 'answer', traits: { tag: "Kai'Sa", might: 7 } }).rule).toBe('761.2')
  })

  test('[761.2 ex2] [761.2] by a part of its name, if only one card of the kind has it', () => {
    const s = asking('Name A Unit')
    s.act(0, { type: 'answer', traits: { called: 'kato' } })
    expect([s.lastEvents.find(e => e.type === 'name')?.detail, s.might('Kato the Arm')]).toEqual(['Kato the Arm', 6])
    // Among all cards there is a spell of that name as well.
    const any = asking('Name A Card')
    expect(any.refuse(0, { type: 'answer', traits: { called: 'Kato' } }).rule).toBe('761.2')
    any.act(0, { type: 'answer', traits: { called: 'Kato', type: 'spell' } })
    expect(any.lastEvents.find(e => e.type === 'name')?.detail).toBe('Kato Punch')
  })

  test('[762.1] [762.2] [762] no card that does not exist, no token, nothing that no deck may contain, nothing of another kind', () => {
    const s = asking('Name A Unit')
    for (const name of ['Nobody', 'Gnome', 'Secret', 'Kato Punch', 'kato the arm']) expect(refused(s, name)).toBe('762')
    expect(s.refuse(0, { type: 'answer', traits: { called: 'Gnome' } }).rule).toBe('761.2')
    expect(s.refuse(0, { type: 'answer', traits: { called: 'Secret' } }).rule).toBe('761.2')
  })

  test('the names are listed in order, and what is listed is what is accepted', () => {
    const s = asking('Name A Unit')
    const { actions, complete } = s.engine.legalActions(s.state, 1000)
    expect(complete).toBe(true)
    expect(actions).toEqual(s.open().options.map(o => ({ type: 'answer', name: o.kind === 'name' ? o.name : '' })))
    for (const action of actions) expect(s.engine.apply(s.state, 0, action).ok).toBe(true)
    expect(s.engine.legalActions(s.state, 2)).toMatchObject({ actions: actions.slice(0, 2), complete: false })
    // Each of the sampled ones is one of them.
    const listed = actions.map(a => JSON.stringify(a))
    for (let n = 0; n < 20; n++) expect(listed).toContain(JSON.stringify(s.engine.sample(s.state, () => n / 20)))
  })

  test('other forms of an answer are refused', () => {
    const s = asking('Name A Unit')
    expect(s.refuse(0, { type: 'answer', choose: [0] }).code).toBe('wrongKind')
    for (const action of [
      { type: 'answer', name: '' },
      { type: 'answer', name: 7 },
      { type: 'answer', traits: {} },
      { type: 'answer', traits: { colour: 'blue' } },
      { type: 'answer', traits: { energy: 'six' } },
      { type: 'answer', traits: ['Kato'] },
      { type: 'answer', name: 'Kato the Arm', traits: { might: 5 } },
    ])
      expect(s.refuse(0, action as never).code).toBe('malformed')
    expect(s.refuse(1, { type: 'answer', name: 'Kato the Arm' }).code).toBe('notYourDecision')
  })

  test('what is named is open to all; before, only who names sees the options', () => {
    const s = asking('Name A Unit')
    expect(s.engine.view(s.state, 1).decision).toMatchObject({ player: 0, kind: 'name', own: null })
    const own = s.engine.view(s.state, 0).decision?.own
    expect(own).toMatchObject({ reason: 'nameUnit' })
    s.name('Kato the Arm')
    expect(s.engine.viewEvents(s.lastEvents, 1).find(e => e.type === 'name')?.detail).toBe('Kato the Arm')
  })
})

describe('naming a tag', () => {
  test('[763] [763.1] a tag of the list of the rules, also if no card here has it, and tags of cards and tokens here', () => {
    const s = asking('Name A Tag')
    expect(s.open()).toMatchObject({ kind: 'name', reason: 'nameTag' })
    const tags = s.options()
    for (const tag of ['Ahri', 'Miss Fortune', 'The Void', 'Zilean', 'Garden']) expect(tags).toContain(tag)
    for (const tag of ['Miss', 'Wizard', 'zilean', 'Gnome']) expect(refused(s, tag)).toBe('763')
    expect(s.refuse(0, { type: 'answer', traits: { tag: 'Garden' } }).code).toBe('wrongKind')
    s.name('Garden').quiet()
    expect([s.might('Gnome'), s.might('Kato the Arm')]).toEqual([2, 5])
  })

  test('[355.1] as a card is played: before it is paid for, and its abilities know the names once it is on the board', () => {
    const s = game({ players: [{ hand: ['Roster'], base: ['Gnome'] }, { base: ['Kato the Arm'] }] })
    s.play(0, 'Roster')
    expect([s.asked(), s.open().rule]).toEqual(['nameTag', '355.1'])
    s.name('Garden')
    expect(s.asked()).toBe('nameUnit')
    s.name('Kato the Arm').quiet()
    expect([s.where('Roster'), s.might('Gnome'), s.might('Kato the Arm')]).toEqual(['base0', 2, 7])
  })

  test('[358.5] a play that is taken back has named nothing', () => {
    const s = game({ players: [{ hand: ['Costly List'], runes: { fury: 1, calm: 1 }, energy: 1 }, {}] })
    const before = s.engine.hash(s.state)
    s.play(0, 'Costly List')
    s.name('Cat')
    // Two ways to pay are left open.
    expect([s.asked(), s.state.names.length]).toEqual(['payment', 1])
    s.act(0, { type: 'cancel' })
    expect([s.asked(), s.state.names, s.engine.hash(s.state) === before]).toEqual(['main', [], true])
  })

  test('[124] an object that leaves and comes back knows nothing of it', () => {
    const s = game({ players: [{ hand: ['Roster'], base: ['Gnome'] }, {}] })
    s.play(0, 'Roster').name('Garden').name('Kato the Arm')
    s.state = s.engine.edit(s.state, draft => {
      const i = draft.objects.findIndex(o => o.def === 'TSN-013')
      const place = draft.places[0]!
      place.permanents = place.permanents.filter(x => x !== i)
      draft.objects[i]!.zone = 2
      draft.objects[i]!.place = -1
      draft.objects[i]!.key = draft.nextKey++
      draft.zones[2]!.cards = [...draft.zones[2]!.cards, i]
    })
    expect(s.might('Gnome')).toBe(1)
    s.play(0, 'Roster').name('Cat').name('Kato the Arm')
    expect(s.might('Gnome')).toBe(1)
    // What was named for the old object is forgotten as the next turn begins.
    expect(s.state.names).toHaveLength(4)
    expect(s.endTurn().state.names).toHaveLength(2)
  })
})

describe('cards with that name', () => {
  const censored = (more: Partial<ScenarioOptions> = {}) =>
    game({
      players: [{}, { hand: ['Zap', 'Zip', 'Encore'] }],
      battlefields: [{ units: { 0: ['Censor'] } }, {}],
      turnPlayer: 1,
      ...more,
    })
  const naming = (s: Scenario, spellName: string): Scenario => {
    s.state = s.engine.edit(s.state, draft => {
      draft.names = [...draft.names, { object: s.key('Censor'), name: spellName }]
    })
    return s
  }

  test('[054.1] opponents can not play them, from wherever, and everybody else can', () => {
    const s = naming(
      censored({
        players: [{ hand: ['Zip'] }, { hand: ['Zap', 'Zip'] }],
        battlefields: [
          { units: { 0: ['Censor'] } },
          { units: { 1: ['Kato the Arm'] }, facedown: { 1: [{ card: 'Zip', as: 'hidden' }] } },
        ],
      }),
      'Zip',
    )
    const inHand = s.state.objects.find(o => o.def === 'TSN-016' && o.zone === 2 && o.owner === 1)!.key
    expect(s.refuse(1, { type: 'play', card: inHand })).toMatchObject({ code: 'notAllowed', rule: '054.1' })
    expect(s.refuse(1, { type: 'play', card: s.key('hidden') })).toMatchObject({ code: 'notAllowed', rule: '054.1' })
    s.play(1, 'Zap').pass()
    // The one who named it is no opponent of himself.
    s.play(0, 'Zip').resolve().quiet()
    expect(s.cards(0, 'hand')).toHaveLength(2)
  })

  test('[358.3.a] a text that makes an opponent play one is carried out, but the card stays where it is', () => {
    const s = naming(censored({ players: [{}, { hand: ['Zip', 'Encore'] }] }), 'Zip')
    s.play(1, 'Encore').resolve()
    if (s.asked() === 'pick') s.choose('Zip')
    s.resolve().quiet()
    expect([s.cards(1, 'hand'), s.cards(1, 'trash')]).toEqual([['Zip'], ['Encore']])
  })

  test('[394] named twice for the same object, both names count', () => {
    const s = naming(naming(censored(), 'Zip'), 'Zap')
    for (const card of ['Zip', 'Zap']) expect(s.refuse(1, { type: 'play', card: s.key(card) }).rule).toBe('054.1')
  })

  test('[489.8.e] opponents of the team, not teammates', () => {
    const s = naming(
      game({
        players: [0, 1, 0, 1]
          .map(team => ({ team, hand: [{ card: 'Zip', as: `zip${team}` }] }))
          .map((seat, p) => ({ ...seat, hand: [{ card: 'Zip', as: `zip${p}` }] })),
        battlefields: [{ units: { 0: ['Censor'] } }, {}, {}],
        turnPlayer: 2,
      }),
      'Zip',
    )
    s.act(2, { type: 'play', card: s.key('zip2') })
    expect(s.state.chain).toHaveLength(1)
    s.pass()
    expect(s.refuse(3, { type: 'play', card: s.key('zip3') }).rule).toBe('054.1')
  })
})

describe('what the engine refuses of naming', () => {
  const refusal =
    (...more: Parameters<typeof createEngine>[0]['cards']) =>
    () =>
      createEngine({ cards: more })
  test('names as a spell is played, together with something else, or as something else happens', () => {
    expect(refusal(spellCard('TSN-100', 'A', free, asYouPlayMe(name('tag')), draw(1)))).toThrow(/as a spell is played/)
    expect(refusal(unitCard('TSN-101', 'B', { ...free, might: 1 }, asYouPlayMe(name('tag'), draw(1))))).toThrow(
      /naming something/,
    )
  })
})
