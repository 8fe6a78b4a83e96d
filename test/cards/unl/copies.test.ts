import { describe, expect, test } from 'vitest'
import {
  activated,
  deathknell,
  draw,
  exhaustThis,
  giveKeyword,
  giveMight,
  it,
  spellCard,
  target,
  unit,
  unitCard,
  whenI,
} from '../../../src/abilities/builders'
import { allCards } from '../../../src/cards'
import { type Scenario, type ScenarioOptions, scenario } from '../../../src/testing'

const facts = { domains: [], energy: 3 } as const
const cards = [
  ...allCards,
  unitCard('TST-701', 'Three', { ...facts, might: 3, tags: ['Poro'] }),
  unitCard('TST-702', 'Mourned', { ...facts, might: 1 }, deathknell(draw(1))),
  unitCard('TST-703', 'Welcomed', { ...facts, might: 2 }, whenI('play', draw(1))),
  spellCard(
    'TST-705',
    'Sharpen',
    { ...facts, energy: 0 },
    giveMight(2, target(unit())),
    giveKeyword('assault', it, { value: 3 }),
  ),
  unitCard('TST-704', 'Scholar', { ...facts, might: 2 }, activated(exhaustThis, draw(1))),
]
const arena = (options: Omit<ScenarioOptions, 'cards'>): Scenario => scenario({ ...options, cards })

const RUNES = { mind: 5 }
const reader = (s: Scenario) => s.engine.read(s.state)
/** Player 0 plays Mirror Image, and everybody passes until the copy is made. */
const mirror = (s: Scenario, name: string): Scenario => s.play(0, 'Mirror Image', { targets: [[name]] }).resolve()
const nameOf = (s: Scenario, of: string): string => reader(s).name(s.key(of))

describe('UNL-200 Mirror Image', () => {
  test('[477.1.b.1] [477.1.b.1.a] [185.3.a.2] the token has name, types, tags, cost and text of the unit', () => {
    const s = arena({ players: [{ hand: ['Mirror Image'], base: ['Mega-Mech'], runes: RUNES }, {}] })
    mirror(s, 'Mega-Mech')
    const key = s.key('Reflection')
    const read = reader(s)
    expect([read.name(key), read.types(key), read.tags(key)]).toEqual(['Mega-Mech', ['unit'], ['Mech', 'Bandle City']])
    expect(read.cost(key).energy).toBe(7)
    const shown = s.engine.view(s.state, 1).places[s.object('Reflection').place]!.permanents.find(p => p.key === key)
    expect(shown).toMatchObject({ card: 'OGN-088', printed: 'reflection', token: true, tags: ['Mech', 'Bandle City'] })
  })

  test('[ruling:rj-10200] its Might is the printed one', () => {
    const s = arena({ players: [{ hand: ['Mirror Image'], base: ['Mindsplitter'], runes: RUNES }, {}] })
    expect(mirror(s, 'Mindsplitter').might('Reflection')).toBe(7)
  })

  test('[184.1] [387.2] the token enters ready in the base of its player, then the copying is an item of its own', () => {
    const s = arena({ players: [{ hand: ['Mirror Image'], runes: RUNES }, {}], battlefields: [{ units: { 1: ['Three'] } }] })
    s.play(0, 'Mirror Image', { targets: [['Three']] }).pass(2)
    expect([s.where('Reflection'), s.isExhausted('Reflection'), s.might('Reflection')]).toEqual(['base0', false, 0])
    expect(s.state.chain).toHaveLength(1)
    s.resolve()
    expect([s.where('Reflection'), s.might('Reflection'), s.object('Reflection').controller]).toEqual(['base0', 3, 0])
  })

  test('[ruling:rj-11967] the Reflection gets Temporary, the unit does not', () => {
    const s = arena({ players: [{ hand: ['Mirror Image'], runes: RUNES }, { base: ['Three'] }] })
    mirror(s, 'Three')
    expect([s.keyword('Reflection', 'temporary'), s.keyword('Three', 'temporary')]).toEqual([1, 0])
    s.endTurn()
    expect(s.exists('Reflection')).toBe(true)
    s.endTurn().resolve()
    expect([s.exists('Reflection'), s.exists('Three')]).toEqual([false, true])
  })

  test('[ruling:rj-10239,rj-11044] neither buffs nor what is attached nor damage is copied', () => {
    const s = arena({
      players: [
        { hand: ['Mirror Image'], runes: RUNES },
        { base: [{ card: 'Three', buffed: true, damage: 2, attached: ['Long Sword'] }] },
      ],
    })
    expect(s.might('Three')).toBe(6)
    mirror(s, 'Three')
    expect([s.might('Reflection'), s.damage('Reflection'), s.object('Reflection').buffs]).toEqual([3, 0, 0])
    expect(s.might('Three')).toBe(6)
  })

  test('[ruling:rj-10681,rj-11726] without its unit there is a ready Reflection with 0 Might and Temporary', () => {
    const s = arena({
      players: [
        { hand: ['Mirror Image'], runes: RUNES },
        { hand: ['Gust'], runes: { chaos: 1 } },
      ],
      battlefields: [{ units: { 1: ['Three'] } }],
    })
    s.play(0, 'Mirror Image', { targets: [['Three']] }).pass()
    s.play(1, 'Gust', { targets: [['Three']] }).resolve()
    expect(s.cards(1, 'hand')).toEqual(['Three'])
    expect([nameOf(s, 'Reflection'), s.might('Reflection'), s.isExhausted('Reflection')]).toEqual(['Reflection', 0, false])
    expect(s.keyword('Reflection', 'temporary')).toBe(1)
  })

  test('[ruling:rj-10554] a token can be chosen; its printed Temporary and the given one trigger once', () => {
    const s = arena({ players: [{ hand: ['Mirror Image'], runes: RUNES }, { base: ['Sprite'] }] })
    mirror(s, 'Sprite')
    expect([nameOf(s, 'Reflection'), s.might('Reflection')]).toEqual(['Sprite', 3])
    s.endTurn().resolve().endTurn()
    const own = s.state.chain.filter(c => c.source === s.key('Reflection'))
    expect(own).toHaveLength(1)
  })

  test('[185.1.a] [ruling:rj-10263] it stays a token: it ceases to exist where a card would go to the hand', () => {
    const s = arena({
      players: [
        { hand: ['Mirror Image'], base: ['Three'], runes: RUNES },
        { hand: ['Gust'], runes: { chaos: 1 } },
      ],
      battlefields: [{ controller: 0 }],
    })
    mirror(s, 'Three').move(0, ['Reflection'], 'bf0')
    expect(s.object('Reflection').token).toBe(true)
    s.pass()
      .play(1, 'Gust', { targets: [['Reflection']] })
      .resolve()
    expect([s.exists('Reflection'), s.cards(0, 'hand')]).toEqual([false, []])
  })

  test('[477.1.b.1.a] what triggers as the unit is played does not trigger: the token had entered before', () => {
    const s = arena({ players: [{ hand: ['Mirror Image'], base: ['Welcomed'], runes: RUNES }, {}] })
    mirror(s, 'Welcomed')
    expect([nameOf(s, 'Reflection'), s.cards(0, 'hand')]).toEqual(['Welcomed', []])
  })

  test('[ruling:rjp-23-token-dk] a copied Deathknell triggers, and no card stays in the trash', () => {
    const s = arena({ players: [{ hand: ['Mirror Image'], base: ['Mourned'], runes: RUNES }, {}] })
    mirror(s, 'Mourned').endTurn().endTurn().resolve()
    expect([s.exists('Reflection'), s.exists('Mourned')]).toEqual([false, true])
    expect(s.cards(0, 'trash')).toEqual(['Mirror Image'])
    expect(s.events.filter(e => e.type === 'draw' && e.player === 0)).toHaveLength(2) // one of them in the Draw Phase
  })

  test('[477.1.b.1.a] a copied ability is activated by the copy itself', () => {
    const s = arena({ players: [{ hand: ['Mirror Image'], base: [{ card: 'Scholar', exhausted: true }], runes: RUNES }, {}] })
    mirror(s, 'Scholar').activate(0, 'Reflection').resolve()
    expect([s.isExhausted('Reflection'), s.cards(0, 'hand').length]).toEqual([true, 1])
    expect(s.refuse(0, { type: 'activate', object: s.key('Scholar'), ability: 0 }).rule).toBe('203.3')
  })

  test('[477.1.b.1.b] what was given is not copied', () => {
    const s = arena({
      players: [{ hand: ['Mirror Image', 'Sharpen'], base: ['Three'], runes: RUNES }, {}],
    })
    s.play(0, 'Sharpen', { targets: [['Three']] }).resolve()
    expect([s.keyword('Three', 'assault'), s.might('Three')]).toEqual([3, 5])
    mirror(s, 'Three')
    expect([s.keyword('Reflection', 'assault'), s.might('Reflection')]).toEqual([0, 3])
  })
})

describe('UNL-199 LeBlanc, Deceiver', () => {
  const start = (hand: readonly string[] = ['Three']) =>
    arena({
      players: [{ hand, base: ['Mega-Mech', 'Three'], legend: 'LeBlanc, Deceiver', runes: RUNES }, {}],
      battlefields: [{}],
    })

  test('[383.3.b] a discard and her exhaustion pay for a ready Reflection where you conquered', () => {
    const s = start(['Mirror Image'])
    s.move(0, ['Mega-Mech'], 'bf0').close()
    s.confirm(true).choose('Mirror Image').resolve()
    expect([s.where('Reflection'), s.isExhausted('Reflection'), s.cards(0, 'trash')]).toEqual(['bf0', false, ['Mirror Image']])
    expect(s.isExhausted('LeBlanc, Deceiver')).toBe(true)
    expect([nameOf(s, 'Reflection'), s.might('Reflection'), s.keyword('Reflection', 'temporary')]).toEqual(['Mega-Mech', 8, 1])
  })

  test('[355.9] another unit there: neither the token itself nor one elsewhere', () => {
    const s = start(['Mirror Image'])
    s.move(0, ['Mega-Mech', 'Three'], 'bf0').close()
    s.confirm(true).choose('Mirror Image').resolve()
    expect([s.asked(), s.options()]).toEqual(['target', ['Mega-Mech', 'Three']])
    s.choose('Three').resolve()
    expect(nameOf(s, 'Reflection')).toBe('Three')
  })

  test('[383.3.b] without a card to discard nothing is offered', () => {
    const s = start([])
    s.move(0, ['Mega-Mech'], 'bf0').close()
    expect([s.asked(), s.exists('Reflection')]).toEqual(['main', false])
  })

  test('[477.1.b.1.b ex1] Mirror Image copies what the Reflection is a copy of', () => {
    const s = arena({
      players: [{ hand: ['Mirror Image', 'Gust'], legend: 'LeBlanc, Deceiver', runes: RUNES }, {}],
      battlefields: [{ controller: 0, units: { 0: ['Three'] } }],
      turnPlayer: 1,
    })
    s.endTurn().confirm(true)
    if (s.asked() === 'costObject') s.choose('Gust')
    s.resolve()
    s.label('first', s.key('Reflection'))
    expect(nameOf(s, 'first')).toBe('Three')
    mirror(s, 'first')
    const second = s.state.objects.find(o => o.def === 'reflection' && o.key !== s.key('first'))!.key
    s.label('second', second)
    expect([nameOf(s, 'second'), s.might('second'), s.keyword('second', 'temporary')]).toEqual(['Three', 3, 1])
    expect(s.state.objects.filter(o => o.place >= 0 && reader(s).name(o.key) === 'Three')).toHaveLength(3)
  })
})

describe('UNL-081 Keeper of Masks', () => {
  const masks = (s: Scenario) => s.state.objects.filter(o => o.def === 'reflection' && o.place >= 0)

  test('[477.1.b.1.a] [387.2] two Reflections enter exhausted where it is, then both become copies of it', () => {
    const s = arena({ players: [{ hand: ['Keeper of Masks'], runes: { mind: 2 } }, {}] })
    s.play(0, 'Keeper of Masks').pass(2)
    expect(masks(s).map(o => [s.placeName(o.place), o.exhausted, o.copyOf])).toEqual([
      ['base0', true, ''],
      ['base0', true, ''],
    ])
    expect(s.state.chain).toHaveLength(1)
    s.resolve()
    expect(masks(s).map(o => [reader(s).name(o.key), reader(s).might(o.key), reader(s).keywords(o.key)])).toEqual([
      ['Keeper of Masks', 1, ['hidden', 'temporary']],
      ['Keeper of Masks', 1, ['hidden', 'temporary']],
    ])
    expect(s.state.objects.filter(o => o.def === 'reflection')).toHaveLength(2)
  })

  test("[816] copies and all die at the start of its controller's Beginning Phase", () => {
    const s = arena({ players: [{ hand: ['Keeper of Masks'], runes: { mind: 2 } }, {}] })
    s.play(0, 'Keeper of Masks').resolve().endTurn().endTurn()
    while (s.open().kind === 'order') s.act(0, { type: 'answer', choose: s.open().options.map((_, n) => n) })
    s.resolve()
    expect([masks(s).length, s.cards(0, 'trash')]).toEqual([0, ['Keeper of Masks']])
  })

  test('[ruling:rj-9406] played from facedown in the Beginning Phase it holds, and lives until the next one', () => {
    const s = arena({
      players: [{}, {}],
      battlefields: [{ controller: 0, units: { 0: ['Sprite'] }, facedown: { 0: ['Keeper of Masks'] } }],
      turnPlayer: 1,
    })
    s.endTurn()
    expect(s.asked()).toBe('priority')
    s.act(0, { type: 'play', card: s.key('Keeper of Masks') })
    s.resolve()
    expect(s.exists('Sprite')).toBe(false)
    expect([s.where('Keeper of Masks'), masks(s).length, s.controller('bf0'), s.points(0)]).toEqual(['bf0', 2, 0, 1])
  })

  test('[359.3.e.12] if it has left before the copying there is nothing to copy', () => {
    const s = arena({
      players: [
        { hand: ['Keeper of Masks'], runes: { mind: 2 } },
        { hand: ['Gust'], runes: { chaos: 1 } },
      ],
      battlefields: [{ controller: 0, units: { 0: ['Three'] } }],
    })
    s.play(0, 'Keeper of Masks', { place: 'bf0' }).pass(2)
    s.pass()
      .play(1, 'Gust', { targets: [['Keeper of Masks']] })
      .resolve()
    expect(masks(s).map(o => reader(s).name(o.key))).toEqual(['Reflection', 'Reflection'])
  })
})
