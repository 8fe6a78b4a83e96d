import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioOptions, scenario } from '../../../src/testing'
import { instructedCards as cards } from '../../fixtures/instructed'

const arena = (options: Omit<ScenarioOptions, 'cards'>): Scenario => scenario({ ...options, cards })

describe('OGN-025 Blind Fury', () => {
  const start = (deck: readonly (string | { card: string; as: string })[], options: object = {}) =>
    arena({
      players: [{ hand: ['Blind Fury'], runes: { fury: 6 }, ...options }, { deck }],
      battlefields: [{ units: { 0: ['V1'] } }, { units: { 1: ['V3'] } }],
    })

  test('[419.3] [356.1.b.1] the top card of the opponent is played by you, without its cost', () => {
    const s = start(['V9', 'V2'])
    s.play(0, 'Blind Fury').resolve()
    expect(s.options().sort()).toEqual(['base0', 'bf0'])
    s.choose('bf0').quiet()
    expect(s.where('V9')).toBe('bf0')
    const unit = s.state.objects.find(o => o.key === s.key('V9'))!
    expect([unit.owner, unit.controller, unit.exhausted]).toEqual([1, 0, true])
    expect(s.cards(1, 'deck')).toEqual(['V2'])
  })

  test('it is revealed, then banished, and the play comes after the spell (354.3)', () => {
    const s = start(['V9', 'V2'])
    s.play(0, 'Blind Fury').resolve()
    expect(s.events.filter(e => ['reveal', 'banish'].includes(e.type)).map(e => e.type)).toEqual(['reveal', 'banish'])
    expect(s.where('Blind Fury')).toBe('trash')
    expect(s.state.chain.map(c => [c.controller, c.pending])).toEqual([[0, true]])
  })

  test('later it goes to the zones of its owner', () => {
    const s = arena({
      players: [{ hand: ['Blind Fury', 'Gust'], runes: { fury: 6, chaos: 2 } }, { deck: ['V1', 'V2'] }],
      battlefields: [{ units: { 0: ['V5'] } }, {}],
    })
    s.play(0, 'Blind Fury').resolve().choose('bf0')
    s.play(0, 'Gust', { targets: ['V1'] })
      .resolve()
      .quiet()
    expect([s.cards(0, 'hand'), s.cards(1, 'hand')]).toEqual([[], ['V1']])
  })

  test('a spell of the opponent: all its choices are yours, and it goes to his trash', () => {
    const s = start(['Falling Star', 'V2'])
    s.play(0, 'Blind Fury').resolve()
    expect(s.asked()).toBe('target')
    expect(s.open().player).toBe(0)
    s.choose('V1').choose('V3').resolve().quiet()
    expect(s.cards(1, 'trash').sort()).toEqual(['Falling Star', 'V3'])
    expect(s.where('V1')).toBe('trash')
  })

  test('[358.5] [ruling:cardfaq-promising-future-unplayable] what can’t be played stays banished', () => {
    const s = arena({ players: [{ hand: ['Blind Fury'], runes: { fury: 6 } }, { deck: ['Gust', 'V2'] }] })
    s.play(0, 'Blind Fury').resolve().quiet()
    expect([s.cards(1, 'banishment'), s.cards(1, 'deck')]).toEqual([['Gust'], ['V2']])
  })

  test('it hits another Blind Fury: that one reveals the next card of the same deck, for you', () => {
    const s = start([{ card: 'Blind Fury', as: 'other' }, 'V9', 'V2'])
    s.play(0, 'Blind Fury').resolve()
    s.choose('base0').quiet()
    expect(s.where('V9')).toBe('base0')
    expect(s.state.objects.find(o => o.key === s.key('V9'))!.controller).toBe(0)
    expect([s.cards(0, 'trash'), s.cards(1, 'trash')]).toEqual([['Blind Fury'], ['Blind Fury']])
    expect(s.cards(1, 'deck')).toEqual(['V2'])
  })

  test('[431.1.c] an empty deck shows nothing, and nobody burns out', () => {
    const s = start([])
    s.play(0, 'Blind Fury').resolve().quiet()
    expect(s.state.teams[0]!.points).toBe(0)
  })

  test('several opponents reveal; one card is chosen, the rest are recycled', () => {
    const s = arena({
      players: [{ hand: ['Blind Fury'], runes: { fury: 6 } }, { deck: ['V9', 'V2'] }, { deck: ['V8', 'V3'] }],
    })
    s.play(0, 'Blind Fury').resolve()
    expect(s.options()).toEqual(['V9', 'V8'])
    s.choose('V8').quiet()
    expect(s.where('V8')).toBe('base0')
    expect([s.cards(1, 'deck'), s.cards(2, 'deck')]).toEqual([['V2', 'V9'], ['V3']])
  })
})

describe('OGN-115 Promising Future', () => {
  const start = (own: readonly string[], theirs: readonly string[], more: { runes?: object; theirRunes?: object } = {}) =>
    arena({
      players: [
        { hand: ['Promising Future'], deck: own, runes: { mind: 6, ...more.runes } },
        { deck: theirs, runes: { ...more.theirRunes } },
      ],
    })

  test('[354.3] [ruling:ofaq-promising-future-order,rbf-pf-order] the turn player chooses first, the next player’s card is played first', () => {
    const s = start(['V1', 'V2', 'V3', 'V4', 'V5', 'V6'], ['V7', 'V8', 'V9', 'V10', 'V11', 'V12'])
    s.play(0, 'Promising Future').resolve()
    expect([s.open().player, s.open().min, s.open().max]).toEqual([0, 1, 1])
    expect(s.options()).toEqual(['V1', 'V2', 'V3', 'V4', 'V5'])
    s.choose('V2')
    // Everybody sees it before the next player chooses.
    expect(s.engine.view(s.state, 1).players[0]!.banishment.map(c => c.card)).toHaveLength(1)
    expect(s.open().player).toBe(1)
    expect(s.options()).toEqual(['V7', 'V8', 'V9', 'V10', 'V11'])
    s.choose('V9').quiet()
    expect(s.events.filter(e => e.type === 'finalize' && e.player >= 0 && e.card !== '').map(e => e.player)).toEqual([0, 1, 0])
    expect([s.where('V2'), s.where('V9')]).toEqual(['base0', 'base1'])
    expect([s.cards(0, 'deck')[0], s.cards(0, 'deck')]).toEqual(['V6', expect.arrayContaining(['V1', 'V3', 'V4', 'V5'])])
  })

  test('what is looked at is nobody else’s business', () => {
    const s = start(['V1', 'V2', 'V3', 'V4', 'V5', 'V6'], ['V7', 'V8'])
    s.play(0, 'Promising Future').resolve()
    expect(s.engine.view(s.state, 1).decision).toMatchObject({ player: 0 })
    expect(s.engine.view(s.state, 1).players[0]!.deck.known).toEqual([])
  })

  test('[356.1.b.2] [ruling:rbf-pf-power] Power is paid: without it the card stays banished', () => {
    const s = start(['Mega-Mech', 'V2'], ['Tryndamere, Barbarian', 'V8'], { theirRunes: { calm: 5 } })
    s.play(0, 'Promising Future').resolve().choose('Mega-Mech').choose('Tryndamere, Barbarian').quiet()
    expect(s.where('Mega-Mech')).toBe('base0')
    expect(s.cards(1, 'banishment')).toEqual(['Tryndamere, Barbarian'])
    const rich = start(['Mega-Mech', 'V2'], ['Tryndamere, Barbarian', 'V8'], { theirRunes: { fury: 2 } })
    rich.play(0, 'Promising Future').resolve().choose('Mega-Mech').choose('Tryndamere, Barbarian').quiet()
    expect(rich.where('Tryndamere, Barbarian')).toBe('base1')
    expect(rich.state.places.flatMap(p => p.runes).filter(i => rich.state.objects[i]!.owner === 1)).toHaveLength(0)
  })

  test('[337.1.b] [ruling:rbf-pf-spells] two spells: the turn player’s, the newer one, resolves first', () => {
    const s = start(['Sprite Call', 'V2'], ['Consult the Past', 'V8', 'V9'])
    s.play(0, 'Promising Future').resolve().choose('Sprite Call').choose('Consult the Past')
    expect(s.state.chain.map(c => [c.controller, c.pending])).toEqual([
      [1, false],
      [0, false],
    ])
    expect(s.asked()).toBe('priority')
    s.pass(2)
    expect(s.state.chain.map(c => c.controller)).toEqual([1])
    s.resolve().quiet()
  })

  test('[358.5] [ruling:rbf-pf-counterspell] a counterspell can counter the opponent’s card only if it is finalized after it', () => {
    const mine = start(['Hush', 'V2'], ['Consult the Past', 'V8', 'V9'])
    mine.play(0, 'Promising Future').resolve().choose('Hush').choose('Consult the Past').resolve().quiet()
    expect([mine.cards(0, 'trash').sort(), mine.cards(1, 'trash')]).toEqual([['Hush', 'Promising Future'], ['Consult the Past']])
    expect(mine.cards(1, 'hand')).toEqual([])

    const theirs = start(['Consult the Past', 'V2', 'V3'], ['Hush', 'V8', 'V9'])
    theirs.play(0, 'Promising Future').resolve().choose('Consult the Past').choose('Hush').resolve().quiet()
    expect(theirs.cards(1, 'banishment')).toEqual(['Hush'])
    expect(theirs.cards(0, 'hand').sort()).toEqual(['V2', 'V3'])
  })

  test('[ruling:rj-7165] units enter exhausted', () => {
    const s = start(['V1'], ['V7'])
    s.play(0, 'Promising Future').resolve()
    while (s.asked() === 'pick') s.choose('#0')
    expect(s.state.objects.find(o => o.key === s.key('V1'))!.exhausted).toBe(true)
    s.quiet()
  })

  test('[431.1.c.1] whoever has no deck banishes nothing and plays nothing', () => {
    const s = start(['V1', 'V2'], [])
    s.play(0, 'Promising Future').resolve().choose('V2').quiet()
    expect([s.where('V2'), s.cards(1, 'banishment')]).toEqual(['base0', []])
  })
})

describe('OGN-160 Dazzling Aurora', () => {
  const start = (deck: readonly string[], more: object = {}) =>
    arena({ players: [{ base: ['Dazzling Aurora'], deck, ...more }, { deck: ['V12', 'V12'] }] })

  test('[ruling:rj-8038,rj-7913] it stops at the first unit, plays it for nothing and recycles the rest', () => {
    const s = start(['Gust', 'Mobilize', 'V7', 'V8', 'Stupefy'])
    s.endTurn().resolve()
    expect(s.where('V7')).toBe('base0')
    expect(s.events.filter(e => e.type === 'reveal').map(e => s.engine.card(e.card)!.definition.name)).toEqual([
      'Gust',
      'Mobilize',
      'V7',
    ])
    expect(s.cards(0, 'deck').slice(0, 2)).toEqual(['V8', 'Stupefy'])
    expect(s.cards(0, 'deck').slice(2).sort()).toEqual(['Gust', 'Mobilize'])
  })

  test('[ruling:rj-7711] its Power cost is ignored, too', () => {
    const s = start(['Tryndamere, Barbarian', 'V8'])
    s.endTurn().resolve()
    expect(s.where('Tryndamere, Barbarian')).toBe('base0')
  })

  test('[ruling:rj-7611] it enters in the base or at a battlefield that is controlled', () => {
    const s = arena({
      players: [{ base: ['Dazzling Aurora'], deck: ['V7', 'V8'] }, {}],
      battlefields: [{ units: { 0: ['V1'] } }, {}],
    })
    s.endTurn().resolve()
    expect(s.options().sort()).toEqual(['base0', 'bf0'])
    s.choose('bf0')
    expect(s.where('V7')).toBe('bf0')
  })

  test('[ruling:rj-7993] at the end of each of your turns, and only yours', () => {
    const s = start(['V7', 'V8', 'V9', 'V10'])
    s.endTurn().resolve()
    expect(s.where('V7')).toBe('base0')
    s.endTurn().resolve()
    expect([s.where('V8'), s.where('V9')].filter(w => w === 'base0')).toEqual([])
    s.endTurn().resolve()
    expect([s.where('V8'), s.where('V9')].sort()).toEqual(['base0', 'hand'])
  })

  test('[431.1.c] [431.1.c.1] a deck without a unit is revealed as a whole; nobody burns out', () => {
    const s = start(['Gust', 'Mobilize'])
    s.endTurn()
    s.resolve()
    expect(s.state.teams.map(t => t.points)).toEqual([0, 0])
    expect(s.cards(0, 'deck').sort()).toEqual(['Gust', 'Mobilize'])
    expect(s.events.filter(e => e.type === 'reveal')).toHaveLength(2)
  })

  test('[ruling:rj-6408] the trigger does its work without the Aurora', () => {
    const s = arena({
      players: [
        { base: ['Dazzling Aurora'], deck: ['V7', 'V8'] },
        { hand: ['Scrap'], deck: ['V12'] },
      ],
    })
    s.endTurn().pass().play(1, 'Scrap').resolve()
    expect([s.where('Dazzling Aurora'), s.where('V7')]).toEqual(['trash', 'base0'])
  })

  test('[358.5] [ruling:judgefaq-banish-before-play] a play that fails leaves the unit banished', () => {
    const s = start(['Patron', 'V8'])
    s.endTurn().resolve()
    expect([s.cards(0, 'banishment'), s.cards(0, 'deck')]).toEqual([['Patron'], ['V8']])
  })
})

describe('OGN-194 Nocturne, Horrifying', () => {
  const HIM = 'Nocturne, Horrifying'

  test('[370.1.b.1] as he is looked at he may be banished and played for one Power, after the text has gone on', () => {
    const s = arena({ players: [{ hand: ['Stacked Deck'], deck: ['V1', HIM, 'V3', 'V4'], runes: { chaos: 2 } }, {}] })
    s.play(0, 'Stacked Deck').resolve()
    expect([s.open().player, s.open().kind, s.open().source]).toEqual([0, 'confirm', s.key(HIM)])
    s.confirm(true)
    expect(s.asked()).toBe('mayPlay')
    s.confirm(true)
    // Two of the three are left to choose from.
    expect(s.options()).toEqual(['V1', 'V3'])
    s.choose('V3').quiet()
    expect([s.where(HIM), s.cards(0, 'hand'), s.cards(0, 'deck')]).toEqual(['base0', ['V3'], ['V4', 'V1']])
    // One rune for the spell's Energy, one recycled for {any}.
    expect(s.state.places.flatMap(p => p.runes)).toHaveLength(1)
  })

  test('he may be left where he is', () => {
    const s = arena({ players: [{ hand: ['Stacked Deck'], deck: ['V1', HIM, 'V3', 'V4'], runes: { chaos: 2 } }, {}] })
    s.play(0, 'Stacked Deck').resolve().confirm(false)
    expect(s.options()).toEqual(['V1', HIM, 'V3'])
    s.choose(HIM).quiet()
    expect(s.cards(0, 'hand')).toEqual([HIM])
  })

  test('banished, but not played, or without the Power for it: he stays banished', () => {
    const s = arena({ players: [{ hand: ['Stacked Deck'], deck: [HIM, 'V3', 'V4'], runes: { chaos: 2 } }, {}] })
    s.play(0, 'Stacked Deck').resolve().confirm(true).confirm(false).choose('V3').quiet()
    expect(s.cards(0, 'banishment')).toEqual([HIM])
    const poor = arena({ players: [{ hand: ['Peek'], deck: [HIM, 'V3', 'V4'] }, {}] })
    poor.play(0, 'Peek').resolve().confirm(true).confirm(true).quiet()
    expect(poor.cards(0, 'banishment')).toEqual([HIM])
  })

  test('[ruling:cardfaq-nocturne-multiple] three of them: all are played, and nothing is left for the spell', () => {
    const s = arena({ players: [{ hand: ['Stacked Deck'], deck: [HIM, HIM, HIM, 'V4'], runes: { chaos: 4 } }, {}] })
    s.play(0, 'Stacked Deck').resolve()
    for (let n = 0; n < 12 && s.open().kind !== 'act'; n++) {
      if (s.open().kind === 'confirm') s.confirm(true)
      else if (s.open().kind === 'pay') s.plan(0)
      else s.choose('#0')
    }
    s.quiet()
    expect([s.cards(0, 'hand'), s.cards(0, 'deck')]).toEqual([[], ['V4']])
    expect(s.state.objects.filter(o => o.def === 'OGN-194' && o.place === s.place('base0'))).toHaveLength(3)
  })

  test('[436.1] a Predict shows him as well, and he is no longer among what is put back', () => {
    const s = arena({ players: [{ hand: ['Mystic Poro'], deck: [HIM, 'V3'], runes: { chaos: 3 } }, {}] })
    s.play(0, 'Mystic Poro', { place: 'base0' }).resolve().confirm(true).confirm(true)
    s.quiet()
    expect([s.where(HIM), s.cards(0, 'deck')]).toEqual(['base0', ['V3']])
  })

  test('what another looks at or reveals is not his doing', () => {
    const s = arena({ players: [{ hand: ['Drakehound Packmaster'], runes: { fury: 11 } }, { deck: [HIM, 'V3'] }] })
    s.play(0, 'Drakehound Packmaster', { place: 'base0' }).resolve()
    // The Packmaster plays him for nothing; his owner is not asked.
    expect(s.where(HIM)).toBe('base0')
    s.quiet()
  })

  test('[ruling:rbf-nocturne-burn] burning and drawing show nothing', () => {
    const s = arena({ players: [{ hand: ['Consult the Past'], deck: [HIM, 'V3'], runes: { mind: 4 } }, {}] })
    s.play(0, 'Consult the Past').resolve().quiet()
    expect(s.cards(0, 'hand').sort()).toEqual([HIM, 'V3'])
  })

  test('[ruling:ofaq-aurora-nocturne] the Aurora stops at him: he plays himself for {any}, or the Aurora plays him for nothing', () => {
    const start = () =>
      arena({
        players: [{ base: ['Dazzling Aurora'], deck: ['Gust', HIM, 'V8'], runes: { chaos: 1 } }, { deck: ['V12', 'V12'] }],
      })
    const self = start()
    self.endTurn().resolve().confirm(true).confirm(true).resolve()
    expect([self.where(HIM), self.where('V8')]).toEqual(['base0', 'deck'])
    expect(self.state.places.flatMap(p => p.runes).filter(i => self.state.objects[i]!.owner === 0)).toHaveLength(0)
    expect(self.cards(0, 'deck')).toEqual(['V8', 'Gust'])

    const free = start()
    free.endTurn().resolve().confirm(false).resolve()
    expect([free.where(HIM), free.where('V8')]).toEqual(['base0', 'deck'])
    expect(free.state.places.flatMap(p => p.runes).filter(i => free.state.objects[i]!.owner === 0)).toHaveLength(1)

    // Banished by himself and then not played, he is nothing that the Aurora could play.
    const neither = start()
    neither.endTurn().resolve().confirm(true).confirm(false).resolve()
    expect([neither.where(HIM), neither.where('V8')]).toEqual(['banishment', 'deck'])
  })

  test('Promising Future: he is pending before the card that is chosen then', () => {
    const s = arena({
      players: [{ hand: ['Promising Future'], deck: [HIM, 'V2', 'V3'], runes: { mind: 6, chaos: 1 } }, { deck: [] }],
    })
    s.play(0, 'Promising Future', { plan: 0 }).resolve().confirm(true).confirm(true)
    expect(s.options()).toEqual(['V2', 'V3'])
    s.choose('V3')
    while (s.open().kind === 'pay') s.plan(0)
    s.quiet()
    expect([s.where(HIM), s.where('V3'), s.cards(0, 'deck')]).toEqual(['base0', 'base0', ['V2']])
  })

  test('[652.4] his player leaves while he is asked: the others go on with what showed him', () => {
    const s = arena({
      players: [
        { hand: ['Promising Future'], deck: ['V2', 'V3'], runes: { mind: 6 } },
        { deck: [HIM, 'V4'] },
        { deck: ['V7', 'V8'] },
      ],
    })
    s.play(0, 'Promising Future').resolve().choose('V2')
    expect([s.open().player, s.open().kind]).toEqual([1, 'confirm'])
    s.act(1, { type: 'concede' })
    expect(s.open().player).toBe(2)
    s.choose('V7').quiet()
    expect([s.where('V2'), s.where('V7')]).toEqual(['base0', 'base2'])
  })
})
