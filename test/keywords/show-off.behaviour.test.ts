/** Show Off, a keyword of the Radiance cards: provisional, from their reminder texts. */
import { describe, expect, test } from 'vitest'
import {
  additionalCost,
  card,
  deal,
  delayed,
  draw,
  energy,
  energyAtLeast,
  event,
  friendly,
  gainXp,
  gearCard,
  giveMight,
  haveKeyword,
  iCostLess,
  ifThen,
  kill,
  mightAtMost,
  mightOf,
  onlyIf,
  payDiscard,
  playToken,
  powerOf,
  predict,
  reaction,
  repeatFor,
  showedOff,
  shown,
  showOff,
  spellCard,
  target,
  unit,
  unitCard,
  when,
  whenI,
  whenYou,
  yours,
} from '../../src/abilities/builders'
import type { CardDefinition } from '../../src/abilities/types'
import { allCards } from '../../src/cards'
import { createEngine } from '../../src/index'
import type { SeatPosition } from '../../src/testing'
import { scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const

const cards: readonly CardDefinition[] = [
  ...allCards,
  spellCard(
    'TST-S01',
    'Roar',
    { ...free, energy: 1 },
    showOff(unit()),
    ifThen(showedOff('unit'), deal(mightOf(shown), target(unit()))),
  ),
  spellCard('TST-S02', 'Display', free, showOff(card(energyAtLeast(7))), ifThen(showedOff(), gainXp(4), gainXp(2))),
  unitCard(
    'TST-S03',
    'Seer',
    { ...free, might: 1 },
    showOff(card()),
    whenI('play', onlyIf(showedOff('card')), predict(powerOf(shown)), draw(2)),
  ),
  spellCard(
    'TST-S04',
    'Greedy',
    free,
    additionalCost(payDiscard(1)),
    showOff(card()),
    ifThen(showedOff('card'), gainXp(4)),
    deal(mightOf(shown), target(unit())),
  ),
  spellCard('TST-S05', 'Cut', free, reaction(), kill(target(unit()))),
  spellCard('TST-S06', 'Swell', free, reaction(), giveMight(2, target(unit()))),
  gearCard(
    'TST-S07',
    'Watch',
    free,
    when(event('reveal', { player: 'you' }), gainXp(1)),
    whenYou('choose', unit(friendly), gainXp(10)),
  ),
  spellCard(
    'TST-S08',
    'Later',
    free,
    showOff(unit()),
    delayed(whenYou('draw', onlyIf(showedOff()), gainXp(mightOf(shown))), { uses: 1 }),
    draw(1),
  ),
  spellCard('TST-S09', 'Again', free, showOff(unit()), repeatFor(energy(0)), ifThen(showedOff(), gainXp(3), gainXp(1))),
  spellCard('TST-S10', 'Recruits', free, playToken('recruit', 1, { at: 'base' })),
  unitCard('TST-S11', 'Giant', { domains: ['fury'], energy: 7, power: ['fury', 'fury', 'fury'], might: 6 }),
  gearCard('TST-S12', 'Statue', { domains: [], energy: 7 }),
  spellCard('TST-S13', 'Epic', { domains: [], energy: 8 }, draw(1)),
  spellCard('TST-S14', 'Dump', free, reaction(), {
    do: 'discardThese',
    what: { all: card({ is: 'yours' }, { is: 'type', type: 'unit' }) },
  }),
  unitCard('TST-S15', 'Two', { ...free, energy: 2, might: 2 }),
  unitCard('TST-S16', 'Nine', { ...free, might: 9 }),
]

const duel = (seat: SeatPosition, other: SeatPosition = { base: ['Nine'] }) => scenario({ cards, players: [seat, other] })
type Game = ReturnType<typeof duel>
const xp = (s: Game): number => s.state.players[0]!.xp
const reveals = (s: Game): number => s.events.filter(e => e.type === 'reveal').length

describe('Show Off', () => {
  test('a unit of the hand is revealed to all and stays there; its printed Might counts', () => {
    const s = duel({ hand: ['Roar', 'Giant'], base: ['Watch'], energy: 1 })
    s.play(0, 'Roar', { show: ['Giant'], targets: ['Nine'] })
    expect([reveals(s), s.cards(0, 'hand')]).toEqual([1, ['Giant']])
    const seen = s.engine.view(s.state, 1)
    expect(seen.players[0]!.hand.cards.map(c => c.card)).toEqual(['TST-S11'])
    expect(seen.chain[0]!.shown).toBe(s.key('Giant'))
    s.resolve()
    expect([s.damage('Nine'), xp(s)]).toEqual([6, 1])
  })

  test('a friendly unit is only picked: not revealed, not chosen; its Might is the one on resolution', () => {
    const s = duel({ hand: ['Roar', 'Swell'], base: ['Watch', 'Two'], energy: 1 })
    s.play(0, 'Roar', { show: ['Two'], targets: ['Nine'] })
    expect([reveals(s), xp(s), s.state.triggered.length]).toEqual([0, 0, 0])
    s.play(0, 'Swell', { targets: ['Two'] }).resolve()
    expect([s.damage('Nine'), xp(s)]).toEqual([4, 10]) // Swell has chosen it
  })

  test('it may be declined, then nothing is dealt', () => {
    const s = duel({ hand: ['Roar', 'Giant'], base: ['Two'], energy: 1 })
    s.play(0, 'Roar')
    expect([s.asked(), s.options(), s.open().min]).toEqual(['showOff', ['Giant', 'Two'], 0])
    s.choose()
    s.choose('Nine').resolve()
    expect([s.damage('Nine'), reveals(s), s.cards(0, 'hand')]).toEqual([0, 0, ['Giant']])
  })

  test('the others see neither what fits nor that nothing does', () => {
    const s = duel({ hand: ['Roar', 'Giant'], base: ['Two'], energy: 1 }).play(0, 'Roar')
    expect(JSON.stringify(s.engine.view(s.state, 1))).not.toContain('TST-S11')
  })

  test('neither the card itself nor what others have fits', () => {
    const s = duel({ hand: ['Seer', 'Epic', 'Statue', 'Giant'], base: ['Watch', 'Two'] }, { hand: ['Giant'], base: ['Nine'] })
    s.play(0, 'Seer')
    if (s.asked() === 'place') s.choose('base0')
    expect(s.options()).toEqual(['Epic', 'Statue', 'Giant', 'Watch', 'Two'])
  })

  test('[185] a token is no card', () => {
    const s = duel({ hand: ['Recruits', 'Seer'], base: ['Two'] })
    s.play(0, 'Recruits').resolve()
    if (s.asked() === 'place') s.choose('base0').resolve()
    s.play(0, 'Seer')
    expect([s.asked(), s.options()]).toEqual(['showOff', ['Two']])
  })

  test('[206] what a card has to cost is what it says; nothing else fits', () => {
    const s = duel({ hand: ['Display', 'Epic', 'Two'], base: ['Statue', 'Watch', 'Nine'] })
    s.play(0, 'Display')
    expect(s.options()).toEqual(['Epic', 'Statue'])
    s.choose('Epic').resolve()
    expect([xp(s), s.cards(0, 'hand')]).toEqual([1 + 4, ['Epic', 'Two']])
  })

  test('[128.6.a] who holds hidden cards is asked also if none of them fits', () => {
    const s = duel({ hand: ['Display', 'Two'] })
    s.play(0, 'Display')
    expect([s.asked(), s.options()]).toEqual(['showOff', []])
    s.choose().resolve()
    expect(xp(s)).toBe(2)
    const empty = duel({ hand: ['Display'] }).play(0, 'Display')
    expect(empty.asked()).toBe('priority')
    empty.resolve()
    expect(xp(empty)).toBe(2)
  })

  test('[359.3.e.12] a unit that has left the board by then was shown off all the same, but has no Might', () => {
    const s = duel({ hand: ['Roar', 'Cut'], base: ['Two'], energy: 1 })
    s.play(0, 'Roar', { show: ['Two'], targets: ['Nine'] })
    s.play(0, 'Cut', { targets: ['Two'] }).resolve()
    expect(s.damage('Nine')).toBe(0)
    const later = duel({ hand: ['Display', 'Cut'], base: ['Giant'] })
    later.play(0, 'Display', { show: ['Giant'] })
    later.play(0, 'Cut', { targets: ['Giant'] }).resolve()
    expect([later.where('Giant'), xp(later)]).toEqual(['trash', 4])
  })

  test('[358.5] it is revealed when the play is paid: until then it can be cancelled, and nobody has seen anything', () => {
    const s = duel({ hand: ['Roar', 'Giant', 'Two'], runes: { fury: 1, calm: 1 } })
    const before = s.state
    s.act(0, { type: 'play', card: s.key('Roar') })
    s.choose('Giant')
    expect([s.open().kind, reveals(s), s.engine.view(s.state, 1).chain[0]!.shown]).toEqual(['pay', 0, 0])
    s.act(0, { type: 'cancel' })
    expect(s.engine.view(s.state, 1).players[0]!.hand).toEqual({ count: 3, cards: [] })
    expect(s.state.objects).toEqual(before.objects)
    s.play(0, 'Roar', { show: [] }).resolve()
    expect([s.damage('Nine'), reveals(s)]).toEqual([0, 0])
  })

  test('a game can be saved and loaded between the choice and the resolution', () => {
    const s = duel({ hand: ['Roar', 'Giant'], runes: { fury: 1, calm: 1 } })
    s.act(0, { type: 'play', card: s.key('Roar') })
    s.choose('Giant')
    const loaded = s.engine.parse(s.engine.serialize(s.state))
    expect(loaded).toEqual({ ok: true, state: s.state })
    if (!loaded.ok) return
    expect(s.engine.hash(loaded.state)).toEqual(s.engine.hash(s.state))
  })

  test('[357.2] what pays for the play may be what was shown off: it was shown off, but is gone', () => {
    const s = duel({ hand: ['Greedy', 'Giant'] })
    s.play(0, 'Greedy', { show: ['Giant'], targets: ['Nine'], costs: [['Giant']] })
    expect([s.cards(0, 'trash'), reveals(s)]).toEqual([['Giant'], 0])
    s.resolve()
    expect([xp(s), s.damage('Nine')]).toEqual([4, 0])
  })

  test('[383.2.a.1] a permanent asks for it as it triggers, and keeps it also when it is gone', () => {
    for (const dies of [false, true]) {
      const s = duel({ hand: ['Seer', 'Giant', 'Cut'], deck: ['Two', 'Epic', 'Statue', 'Nine', 'Swell'] })
      s.play(0, 'Seer', { show: ['Giant'], place: 'base0' })
      expect(s.state.chain).toHaveLength(1)
      expect(s.engine.view(s.state, 1).chain[0]!.shown).toBe(s.key('Giant'))
      if (dies) s.play(0, 'Cut', { targets: ['Seer'] })
      s.resolve()
      expect([s.asked(), s.options()]).toEqual(['predict', ['Two', 'Epic', 'Statue']])
    }
    const not = duel({ hand: ['Seer', 'Giant'] }).play(0, 'Seer', { show: [], place: 'base0' })
    expect([not.asked(), not.state.chain.length]).toEqual(['main', 0])
  })

  test('[389] what the text leaves behind remembers it', () => {
    const s = duel({ hand: ['Later', 'Giant'] })
    s.play(0, 'Later', { show: ['Giant'] }).resolve()
    expect([xp(s), s.where('Later')]).toEqual([6, 'trash'])
  })

  test('[820.1.d] a text that is executed twice was shown off to both times', () => {
    const s = duel({ hand: ['Again', 'Giant'] })
    s.play(0, 'Again', { pay: [true], show: ['Giant'] }).resolve()
    expect(xp(s)).toBe(6)
  })

  test('what can’t be done exactly is refused', () => {
    const refused = (
      ...text: Parameters<typeof spellCard> extends [string, string, infer _, ...infer Text] ? Text : never
    ): string => {
      try {
        createEngine({ cards: [...allCards, spellCard('TST-S99', 'Wrong', free, ...text)] })
        return ''
      } catch (error) {
        return String(error)
      }
    }
    expect(refused(ifThen(showedOff(), draw(1)))).toContain('Only the text of a card with Show Off')
    expect(refused(showOff(unit()), showOff(card()), draw(1))).toContain('A card has Show Off once')
    expect(refused(showOff(unit()), iCostLess({ energy: mightOf(shown) }), draw(1))).toContain('depends on what was shown off')
    expect(refused(showOff(unit()), deal(1, target(unit(mightAtMost(mightOf(shown))))))).toContain(
      'targets that depend on what was shown off',
    )
    expect(refused(haveKeyword('showOff', unit(yours)), draw(1))).not.toBe('')
  })
})
