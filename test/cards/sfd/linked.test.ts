import { describe, expect, test } from 'vitest'
import { arena } from '../../fixtures/cards'

describe('SFD-090 The Zero Drive', () => {
  const falling = { hand: ['Falling Star', { card: 'Falling Star', as: 'star2' }], energy: 18, exhaustedRunes: { fury: 4 } }
  const drive = (more: { base?: readonly string[]; banishment?: readonly string[] } = {}) =>
    arena({
      players: [
        falling,
        {
          base: [{ card: 'V3', attached: [{ card: 'The Zero Drive', as: 'drive' }] }, ...(more.base ?? [])],
          banishment: more.banishment ?? [],
          runes: { mind: 5 },
        },
      ],
    })

  test('[395 ex1] [808] its Deathknell is granted: the equipped unit is banished from the trash it went to', () => {
    const s = drive()
    s.play(0, 'Falling Star', { targets: ['V3', 'V3'] })
      .resolve()
      .quiet()
    expect([s.cards(1, 'banishment'), s.cards(1, 'trash'), s.where('drive')]).toEqual([['V3'], [], 'base1'])
  })

  test('[395 ex1] [397 ex1] it plays the units that were banished with it, and no others, ignoring their costs', () => {
    const s = drive({ banishment: ['V7'] })
    s.play(0, 'Falling Star', { targets: ['V3', 'V3'] }).resolve()
    s.endTurn()
    const ability = s.engine.legalActions(s.state).actions.filter(a => a.type === 'activate' && a.object === s.key('drive'))
    expect(ability).toHaveLength(1) // nothing to equip
    s.activate(1, 'drive', 1).resolve()
    if (s.asked() === 'place') s.choose('base1')
    s.quiet()
    expect([s.units('base1'), s.cards(1, 'banishment').sort()]).toEqual([['V3'], ['The Zero Drive', 'V7']])
  })

  test('[394.1] two of them do not share what they banish', () => {
    const s = arena({
      players: [
        falling,
        {
          base: [
            { card: 'V3', attached: [{ card: 'The Zero Drive', as: 'one' }] },
            { card: 'V2', attached: [{ card: 'The Zero Drive', as: 'two' }] },
          ],
          runes: { mind: 5 },
        },
      ],
    })
    s.play(0, 'Falling Star', { targets: ['V3', 'V3'] }).resolve()
    s.play(0, 'star2', { targets: ['V2', 'V2'] }).resolve()
    expect(s.cards(1, 'banishment').sort()).toEqual(['V2', 'V3'])
    s.endTurn().activate(1, 'two', 1).resolve()
    if (s.asked() === 'place') s.choose('base1')
    expect([s.units('base1').sort(), s.cards(1, 'banishment').sort()]).toEqual([
      ['The Zero Drive', 'V2'],
      ['The Zero Drive', 'V3'],
    ])
  })

  test('[397] a unit that dies without it is not among them, and it plays nothing', () => {
    const s = arena({ players: [falling, { base: ['V2', { card: 'The Zero Drive', as: 'drive' }], runes: { mind: 5 } }] })
    s.play(0, 'Falling Star', { targets: ['V2', 'V2'] }).resolve()
    expect([s.cards(1, 'trash'), s.state.linked]).toEqual([['V2'], []])
    s.endTurn().activate(1, 'drive', 1).resolve().quiet()
    expect([s.cards(1, 'banishment'), s.cards(1, 'trash')]).toEqual([['The Zero Drive'], ['V2']])
  })

  test('[718.2] while it is attached its printed ability is inactive', () => {
    const s = drive()
    s.endTurn()
    expect(s.refuse(1, { type: 'activate', object: s.key('drive'), ability: 1 }).rule).toBe('377')
  })
})
