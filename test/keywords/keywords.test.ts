import { describe, expect, it } from 'vitest'
import {
  attacking,
  defending,
  friendly,
  is,
  it as it_,
  me,
  payKill,
  power,
  target,
  unit,
  unitCard,
  yours,
} from '../../src/abilities/builders'
import { parseCard } from '../../src/abilities/parse-card'
import type { Ability, Cost, Keyword } from '../../src/abilities/types'
import { keywordMacros } from '../../src/keywords'

const expand = (keyword: Keyword, value = 1, cost?: Cost): readonly Ability[] => keywordMacros[keyword]?.expand(value, cost) ?? []

describe('keyword macros', () => {
  it('expand into abilities that a card could have printed', () => {
    for (const [name, macro] of Object.entries(keywordMacros)) {
      expect(macro.keyword).toBe(name)
      const card = unitCard('TST-001', name, { domains: ['fury'], energy: 1, might: 1 }, ...macro.expand(2))
      expect(parseCard(JSON.parse(JSON.stringify(card)))).toStrictEqual({ ok: true, card })
    }
  })

  it('[805.1.a,805.6] Accelerate is an optional cost with which the unit enters ready', () => {
    expect(expand('accelerate')).toStrictEqual([
      {
        kind: 'passive',
        effect: { static: 'additionalCost', cost: { energy: 1, power: ['own'] }, optional: true, as: 'accelerate' },
      },
      {
        kind: 'replacement',
        of: { on: 'enter', subject: me },
        if: { if: 'paid', as: 'accelerate' },
        instead: [{ do: 'enter', as: 'ready' }],
      },
    ])
    const other = payKill(unit(friendly))
    expect(expand('accelerate', 1, other)[0]).toMatchObject({ effect: { cost: other } })
  })

  it('[807.1.c,814.1.c] Assault and Shield give Might to attackers and defenders', () => {
    expect(expand('assault', 3)).toStrictEqual([
      { kind: 'passive', effect: { static: 'might', who: me, by: 3 }, while: is(me, attacking) },
    ])
    expect(expand('shield', 2)).toStrictEqual([
      { kind: 'passive', effect: { static: 'might', who: me, by: 2 }, while: is(me, defending) },
    ])
  })

  it('[809.1.c] Deflect raises the cost of choosing it', () => {
    expect(expand('deflect', 2)).toStrictEqual([{ kind: 'passive', effect: { static: 'targetCost', power: 2 } }])
  })

  it('[806.1.c.1,813.1.c.1] Action and Reaction are timings', () => {
    expect(expand('action')).toStrictEqual([{ kind: 'passive', effect: { static: 'timing', window: 'action' } }])
    expect(expand('reaction')).toStrictEqual([{ kind: 'passive', effect: { static: 'timing', window: 'reaction' } }])
  })

  it('[822.1.b] Ambush is a permission for battlefields where its player has units', () => {
    const place = { with: unit(yours) }
    expect(expand('ambush')).toStrictEqual([{ kind: 'passive', effect: { static: 'ambush', place } }])
  })

  it('[829.1.c] Flow is a cost for plays from the trash', () => {
    expect(expand('flow', 1, { energy: 2 })).toStrictEqual([{ kind: 'passive', effect: { static: 'flow', cost: { energy: 2 } } }])
  })

  it('[811.1.b] Hidden is something to be paid for, usually one Power of any domain', () => {
    expect(expand('hidden')).toStrictEqual([{ kind: 'passive', effect: { static: 'hide', cost: { power: ['any'] } } }])
  })

  it('[810.1.b] Ganking opens battlefields to the standard move', () => {
    expect(expand('ganking')).toStrictEqual([{ kind: 'passive', effect: { static: 'moveAnywhere' } }])
  })

  it('[815.1.b,826.3] Tank and Backline order the assignment of damage', () => {
    expect(expand('tank')).toStrictEqual([{ kind: 'passive', effect: { static: 'assignOrder', order: 'first' } }])
    expect(expand('backline')).toStrictEqual([{ kind: 'passive', effect: { static: 'assignOrder', order: 'last' } }])
  })

  it('[816.1.b,817.1.b] Temporary and Vision are triggered', () => {
    expect(expand('temporary')).toStrictEqual([
      { kind: 'triggered', when: [{ on: 'beginningPhase', player: 'you' }], program: [{ do: 'kill', what: me }] },
    ])
    expect(expand('vision')).toStrictEqual([
      { kind: 'triggered', when: [{ on: 'play', subject: me }], program: [{ do: 'predict', count: 1, who: 'you' }] },
    ])
  })

  it('[818.1.c.2,819.1.d,821.1.c] Equip is activated, Quick-Draw and Weaponmaster are triggered', () => {
    const toYours = { do: 'attach', what: me, to: target(unit(yours)) }
    expect(expand('equip', 1, power('calm'))).toStrictEqual([
      { kind: 'activated', cost: { power: ['calm'] }, program: [toYours] },
    ])
    expect(expand('quickDraw')).toStrictEqual([
      { kind: 'passive', effect: { static: 'timing', window: 'reaction' } },
      { kind: 'triggered', when: [{ on: 'play', subject: me }], program: [toYours] },
    ])
    expect(expand('weaponmaster')).toMatchObject([
      {
        when: [{ on: 'play', subject: me }],
        may: true,
        program: [
          { do: 'choose' },
          { do: 'payTo', cost: { equipOf: it_, less: ['any'] }, then: [{ do: 'attach', what: it_, to: me }] },
        ],
      },
    ])
  })

  it('[827.1.c.1] Empower is activated, and only while it can be Empowered', () => {
    expect(expand('empower', 1, { energy: 2 })).toStrictEqual([
      {
        kind: 'activated',
        cost: { energy: 2 },
        useOnly: { if: 'is', object: me, where: [{ is: 'empowerable' }] },
        program: [{ do: 'empower', what: me }],
      },
    ])
  })

  it('[807.2,816.2,817.2] says which instances count more than once', () => {
    const of = (test: 'numeric' | 'sums') =>
      Object.values(keywordMacros)
        .filter(macro => macro[test])
        .map(macro => macro.keyword)
        .sort()
    expect(of('numeric')).toEqual(['assault', 'deflect', 'disarm', 'hunt', 'shield'])
    expect(of('sums')).toEqual(['assault', 'deflect', 'empower', 'equip', 'flow', 'repeat', 'shield', 'vision', 'weaponmaster'])
  })
})
