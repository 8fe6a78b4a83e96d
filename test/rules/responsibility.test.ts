// biome-ignore-all format: cards are laid out as they are printed, their text one line each

/** 411: whose deed a game action is; 377.2.a. Beside activated.test.ts (411.4) and killed-by.test.ts (428.5). */
import { describe, expect, test } from 'vitest'
import {
  aBattlefield, activated, asReaction, at, deal, draw, eachPlayerDo, enemy, energy, equip, event, eventObject, exhaustThis, gainXp,
  gear, gearCard, giveMight, it, kill, killedByYou, killedByYourSpell, killedWith, killThis, me, move, not, paying, pick, player, playersMay,
  reaction, rune, spellCard, stun, target, theirs, thisCard, unit, unitCard, when, whenI, whenYou, youMay,
} from '../../src/abilities/builders'
import { describe as print } from '../../src/language'
import { type ScenarioOptions, scenario } from '../../src/testing'

const free = { domains: [], energy: 0 } as const
const body = { ...free, might: 9 } as const
const kills = (clause: { event: object }) => when(event('die', { subject: unit(), ...clause.event }), gainXp(1))
const prize = unitCard('TRS-015', 'Prize', body, whenYou('use', gear(), giveMight(1, me)))
const ledger = unitCard('TRS-016', 'Ledger', body, when(event('use', { player: 'you', amount: { min: 7 } }), gainXp(1)))
const knife = gearCard('TRS-030', 'Knife', { ...free, tags: ['Equipment'], effectText: [whenI('attack', kill(target(unit(enemy, at('here'))))), kills(killedWith(thisCard))] },
  equip(energy(0)))
const cards = [
  ...[1, 2, 3].map(n => unitCard(`TRS-00${n}`, `Might ${n}`, { ...free, might: n })),
  unitCard('TRS-010', 'Hunter', body, kills(killedByYou)),
  unitCard('TRS-011', 'Spell Hunter', body, kills(killedByYourSpell)),
  unitCard('TRS-012', 'Slayer', body, activated(exhaustThis, asReaction, kill(target(unit(enemy)))), kills(killedWith(me))),
  unitCard('TRS-013', 'Bystander', body, activated(exhaustThis, asReaction, kill(target(unit(enemy))))),
  prize,
  ledger,
  spellCard('TRS-020', 'Weakest Go', free, eachPlayerDo('eachPlayer', 'p', pick(unit(theirs), { who: player('p') }), kill(it))),
  spellCard('TRS-021', 'Away With Them', free,
    eachPlayerDo('eachPlayer', 'p', playersMay(player('p'), pick(unit(not(theirs)), { who: player('p') }), move(it, aBattlefield)))),
  gearCard('TRS-022', 'Snare', free, whenYou('move', unit(enemy), youMay, paying(exhaustThis), stun(eventObject))),
  spellCard('TRS-023', 'Wither', free, reaction(), giveMight(-1, target(unit()))),
  gearCard('TRS-024', 'Pump', free, activated(exhaustThis, draw(1))),
  gearCard('TRS-025', 'Bomb', free, activated(killThis, deal(1, target(unit())))),
  gearCard('TRS-026', 'Engine', free, activated(energy(7), draw(1))),
  unitCard('TRS-027', 'Sprinter', body, activated(exhaustThis, draw(1))),
  spellCard('TRS-028', 'Costly', { domains: ['fury'], energy: 1, power: ['fury'] }, draw(1)),
  unitCard('TRS-029', 'Rune Clerk', body, whenYou('use', rune(), gainXp(1))),
  knife,
]
const game = (options: Omit<ScenarioOptions, 'cards'>) => scenario({ cards, ...options })
type Game = ReturnType<typeof game>
const xp = (s: Game): number[] => s.state.players.map(p => p.xp)

describe('responsibility', () => {
  const cull = (mine: string, others: string): Game => {
    const s = game({ players: [{ hand: ['Weakest Go'], base: ['Might 1', mine] }, { base: ['Might 2', others] }] })
    return s.play(0, 'Weakest Go').resolve().choose('Might 1').choose('Might 2').resolve()
  }

  test('[411.1] [411.1 ex1] each player kills a unit of his own: each is responsible for that death and no other', () => {
    const s = cull('Hunter', 'Hunter')
    expect([s.where('Might 1'), s.where('Might 2'), xp(s)]).toEqual(['trash', 'trash', [1, 1]])
  })

  test('[411.6] with a spell kills who controls the spell and does the killing: not who kills by the spell of another', () => {
    expect(xp(cull('Spell Hunter', 'Spell Hunter'))).toEqual([1, 0])
  })

  test('[411.4] [411.4 ex1] a player moves an enemy unit by the spell of an opponent: his own gear sees it', () => {
    const s = game({ players: [{ hand: ['Away With Them'], base: ['Might 1', 'Snare'] }, { base: ['Might 2', 'Snare'] }], battlefields: [{}, {}] })
    s.play(0, 'Away With Them', { targets: ['bf0'] }).resolve()
    s.confirm(false).confirm(true)
    expect(s.where('Might 1')).toBe('bf0')
    expect([s.asked(), s.open().player]).toEqual(['performTrigger', 1])
    s.confirm(true).resolve()
    expect(s.object('Might 1').stunned).toBe(true)
  })

  test('[411.4] what he moves is not moved by who played the spell', () => {
    const s = game({ players: [{ hand: ['Away With Them'], base: ['Might 1', 'Snare'] }, { base: ['Might 2'] }], battlefields: [{}, {}] })
    s.play(0, 'Away With Them', { targets: ['bf0'] }).resolve().confirm(false).confirm(true)
    expect(s.asked()).not.toBe('performTrigger')
    expect(s.object('Might 1').stunned).toBe(false)
  })

  test('[411.2] a unit that dies in a cleanup, of damage from before, is killed by nobody', () => {
    const s = game({ players: [{ hand: ['Wither'], base: ['Hunter'] }, { base: ['Hunter', { card: 'Might 3', damage: 2 }] }] })
    s.play(0, 'Wither', { targets: ['Might 3'] }).resolve()
    expect([s.where('Might 3'), xp(s)]).toEqual(['trash', [0, 0]])
  })

  test('[411.6] "with me": by an ability of it that you control, not by that of another unit', () => {
    const board = (name: string): Game => game({ players: [{ base: ['Slayer', 'Bystander'] }, { base: ['Might 1', 'Might 2'] }] }).activate(0, name, 0, { targets: ['Might 1'] }).resolve()
    expect(xp(board('Slayer'))).toEqual([1, 0])
    expect(xp(board('Bystander'))).toEqual([0, 0])
  })

  test('[411.6.a] what the effect text of an Equipment does is done with the Equipment and with the unit that has the text', () => {
    const s = game({ players: [{ base: [{ card: 'Slayer', attached: ['Knife'] }] }, {}], battlefields: [{ units: { 1: ['Might 1', 'Might 2'] } }, {}] })
    s.move(0, ['Slayer'], 'bf0')
    while (s.asked() !== 'focus' && s.asked() !== 'triggers') {
      if (s.asked() === 'target') s.choose('Might 1')
      else s.pass()
    }
    while (s.asked() === 'triggers') s.choose('#0', '#1').resolve()
    expect([s.where('Might 1'), xp(s)]).toEqual(['trash', [2, 0]])
  })

  test('the text names what it is killed with', () => {
    expect(print(knife).effectText).toContain('When you kill a unit with this')
    expect(print(cards.find(card => card.name === 'Slayer')!).text).toContain('When you kill a unit with me')
  })
})

describe('using activated abilities', () => {
  test('[377.2.a] an ability has been used when it has resolved, not before', () => {
    const s = game({ players: [{ base: ['Prize', 'Pump'] }, {}] }).activate(0, 'Pump')
    expect(s.might('Prize')).toBe(9)
    s.resolve()
    expect(s.might('Prize')).toBe(10)
  })

  test('[377.2.a] also when its source has died to pay for it', () => {
    const s = game({ players: [{ base: ['Prize', 'Bomb'] }, { base: ['Might 2'] }] })
    s.activate(0, 'Bomb', 0, { targets: ['Might 2'] }).resolve()
    expect([s.where('Bomb'), s.might('Prize')]).toEqual(['trash', 10])
  })

  test('[377.2.a] not that of a unit, or of an opponent', () => {
    const s = game({ players: [{ base: ['Prize', 'Sprinter'] }, { base: ['Pump'] }] }).activate(0, 'Sprinter').resolve()
    expect(s.might('Prize')).toBe(9)
    s.endTurn()
    s.activate(1, 'Pump').resolve()
    expect(s.might('Prize')).toBe(9)
  })

  test('[377.2.a] a condition on its Energy cost reads the cost of the ability', () => {
    const s = game({ players: [{ base: ['Ledger', 'Pump', 'Engine'], energy: 7 }, {}] }).activate(0, 'Pump').resolve()
    expect(xp(s)).toEqual([0, 0])
    s.activate(0, 'Engine').resolve()
    expect(xp(s)).toEqual([1, 0])
  })

  test('[377.2.a] [357.1.a] runes that pay are used as well: once for their Energy and once for their Power', () => {
    const s = game({ players: [{ base: ['Rune Clerk'], hand: ['Costly'], runes: { fury: 1 } }, {}] }).play(0, 'Costly').resolve()
    while (s.asked() !== 'main') s.asked() === 'triggers' ? s.choose('#0', '#1') : s.pass()
    expect(xp(s)).toEqual([2, 0])
  })

  test('the text', () => {
    expect(print(prize).text).toBe('When you use an activated ability of a gear, give me +1 {might} this turn.')
    expect(print(ledger).text).toBe('When you use an activated ability with Energy cost 7 or more, gain 1 XP.')
  })
})
