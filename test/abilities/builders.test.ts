// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the ability language

import { describe, expect, it } from 'vitest'
import * as b from '../../src/abilities/builders'
import { allCards, ogn, ogs, rad, sfd, tokens, unl, ven } from '../../src/cards'

const card = (name: string) => allCards.find(one => one.name === name)

describe('builders', () => {
  it('return plain data: every card survives JSON unchanged', () => {
    for (const one of allCards) expect(JSON.parse(JSON.stringify(one))).toStrictEqual(one)
  })

  it('write a spell as it is printed', () => {
    expect(
      b.spellCard(
        'TST-001',
        'Comet',
        { domains: ['mind'], energy: 5, power: ['mind'] },
        b.action(),
        b.deal(6, b.target(b.unit(b.at('battlefield')))),
      ),
    ).toStrictEqual({
      id: 'TST-001',
      name: 'Comet',
      types: ['spell'],
      supertypes: [],
      domains: ['mind'],
      energy: 5,
      power: ['mind'],
      tags: [],
      token: false,
      text: [
        { kind: 'keyword', keyword: 'action' },
        {
          do: 'deal',
          amount: 6,
          to: {
            target: { noun: 'unit', zone: 'board', where: [{ is: 'at', place: 'battlefield' }] },
            as: 'it',
            min: 1,
            max: 1,
          },
        },
      ],
    })
  })

  it('give champions, signature cards, legends and tokens their facts', () => {
    expect(card('Garen, Rugged')).toMatchObject({ supertypes: ['champion'], championTag: 'Garen', might: 5 })
    expect(card('Tibbers')).toMatchObject({
      supertypes: ['signature'],
      championTag: 'Annie',
      power: ['fury/chaos', 'fury/chaos'],
    })
    expect(card('Lux, Lady of Luminosity')).toMatchObject({ types: ['legend'], supertypes: [], championTag: 'Lux' })
    expect(card('Lux, Lady of Luminosity')).not.toHaveProperty('energy')
    expect(card('Reflection')).toMatchObject({ token: true, might: 0, domains: [] })
    expect(card('Reflection')).not.toHaveProperty('energy')
  })

  it('[164.2.a,164.2.b] give a basic rune its two abilities', () => {
    expect(b.runeCard('TST-001', 'Calm Rune', 'calm').text).toStrictEqual([
      {
        kind: 'activated',
        cost: { actions: [{ pay: 'exhaust', what: 'self', count: 1 }] },
        timing: 'reaction',
        program: [{ do: 'add', energy: 1 }],
      },
      {
        kind: 'activated',
        cost: { actions: [{ pay: 'recycle', what: 'self', count: 1 }] },
        timing: 'reaction',
        program: [{ do: 'add', power: ['own'] }],
      },
    ])
  })

  it('let a noun look where it is told', () => {
    expect(b.unit().zone).toBe('board')
    expect(b.spell().zone).toBe('chain')
    expect(b.spell(b.inYourTrash, b.energyAtMost(3))).toStrictEqual({
      noun: 'spell',
      zone: 'trash',
      where: [{ is: 'yours' }, { is: 'energy', max: 3 }],
    })
  })

  it('count targets', () => {
    const range = ({ min, max }: ReturnType<typeof b.target>) => [min, max]
    expect(range(b.target(b.unit()))).toEqual([1, 1])
    expect(range(b.exactly(2, b.unit()))).toEqual([2, 2])
    expect(range(b.upTo(2, b.unit()))).toEqual([0, 2])
    expect(range(b.anyNumber(b.unit()))).toEqual([0, 'any'])
    expect(b.upTo(3, b.unit(), { as: 'those', group: b.atSamePlace })).toMatchObject({ as: 'those', group: { same: 'place' } })
    expect(b.target(b.unit())).not.toHaveProperty('group')
  })

  it('separate clauses, parts of the condition and instructions', () => {
    expect(b.whenYou('hold', b.here, b.youMay, b.eachTurn(1), b.draw(1))).toStrictEqual({
      kind: 'triggered',
      when: [{ on: 'hold', player: 'you', at: 'here' }],
      may: true,
      limit: 1,
      program: [{ do: 'draw', count: 1, who: 'you' }],
    })
    expect(b.whenI(['attack', 'defend'], b.nthTime(1), b.draw(1)).when).toStrictEqual([
      { on: 'attack', subject: b.me, nth: 1 },
      { on: 'defend', subject: b.me, nth: 1 },
    ])
    expect(b.whenYou('play', b.spell(), b.draw(1)).when).toStrictEqual([{ on: 'play', subject: b.spell(), player: 'you' }])
    expect(b.whenYou('choose', b.me, b.draw(1)).when).toStrictEqual([{ on: 'choose', subject: b.me, player: 'you' }])
    expect(b.instead(b.event('die'), b.nextTime, b.paying(b.energy(1)), b.heal(b.eventObject))).toStrictEqual({
      kind: 'replacement',
      of: { on: 'die' },
      next: true,
      cost: { energy: 1 },
      instead: [{ do: 'heal', what: { ref: 'event' } }],
    })
    expect(b.enterReady(b.onlyIf(b.yourTurn))).toStrictEqual({
      kind: 'replacement',
      of: { on: 'enter', subject: b.me },
      if: { if: 'yourTurn' },
      instead: [{ do: 'enter', as: 'ready' }],
    })
  })

  it('join costs', () => {
    expect(b.costs(b.energy(1), b.power('own'), b.exhaustThis, b.payDiscard(1), b.power('any'))).toStrictEqual({
      energy: 1,
      power: ['own', 'any'],
      actions: [
        { pay: 'exhaust', what: 'self', count: 1 },
        { pay: 'discard', what: { noun: 'card', zone: 'hand', where: [{ is: 'yours' }] }, count: 1 },
      ],
    })
    expect(b.costs(b.energy(1), b.energy(b.x))).toStrictEqual({ energy: { plus: [1, { x: true }] } })
  })

  it('say of changes of costs whether they are less or more', () => {
    expect(b.costLess(b.spell(b.yours), { energy: 1, min: 1 }).effect).toMatchObject({ less: true, energy: 1, min: 1 })
    expect(b.costMore(b.spell(b.enemy), { energy: 1 }).effect).toMatchObject({ less: false, energy: 1 })
  })

  it('put conditions around passive abilities', () => {
    const once = b.asLongAs(b.yourTurn, b.haveMight(1, b.me))
    expect(once.while).toStrictEqual(b.yourTurn)
    expect(b.asLongAs(b.iAmEmpowered, once).while).toStrictEqual(b.every(b.iAmEmpowered, b.yourTurn))
  })

  it('take one instruction or several in a block', () => {
    expect(b.ifThen(b.did, b.draw(1))).toStrictEqual({ do: 'if', condition: b.did, then: [b.draw(1)] })
    expect(b.ifThen(b.paid(), [b.draw(1), b.draw(2)], b.draw(3))).toStrictEqual({
      do: 'if',
      condition: { if: 'paid' },
      then: [b.draw(1), b.draw(2)],
      otherwise: [b.draw(3)],
    })
    expect(b.modal(1, b.draw(1), [b.draw(2), b.draw(3)])).toStrictEqual({
      do: 'modal',
      choose: 1,
      modes: [[b.draw(1)], [b.draw(2), b.draw(3)]],
    })
  })

  it('make reflexive abilities without a trigger condition', () => {
    expect(b.ifThisKills(b.it, b.draw(1))).toStrictEqual({
      do: 'ifThisKills',
      object: { ref: 'chosen', slot: 'it' },
      then: { kind: 'triggered', when: [], program: [b.draw(1)] },
    })
    expect(b.doThisTimes(2, b.draw(1))).toMatchObject({ do: 'doThis', times: 2 })
  })

  it('name the keyword of triggered abilities that have one', () => {
    expect(b.deathknell(b.draw(1))).toStrictEqual({
      kind: 'triggered',
      when: [{ on: 'die', subject: b.me }],
      keyword: 'deathknell',
      program: [b.draw(1)],
    })
    expect(b.legion(b.whenI('play', b.draw(1)))).toMatchObject({ keyword: 'legion' })
    expect(b.level(6, b.whenI('play', b.draw(1)))).toMatchObject({ keyword: 'level', level: 6 })
    expect(b.legion(b.iCostLess({ energy: 2 })).while).toStrictEqual({ if: 'legion' })
    expect(b.legion(b.deathknell(b.draw(1)))).toMatchObject({ keyword: 'deathknell', if: { if: 'legion' } })
    expect(b.whileEmpowered(b.enterReady()).if).toStrictEqual({ if: 'empowered' })
  })
})

describe('sets of cards', () => {
  it('are together all cards, each id and name once', () => {
    // Each set brings the tokens; together they are there once.
    expect(new Set([...ogn, ...ogs, ...sfd, ...unl, ...ven, ...rad])).toEqual(new Set(allCards))
    expect(new Set(allCards.map(one => one.id)).size).toBe(allCards.length)
    expect(new Set(allCards.map(one => one.name)).size).toBe(allCards.length)
    for (const one of ogn.filter(c => !c.token)) expect(one.id).toMatch(/^OGN-\d{3}$/)
    for (const one of ogs.filter(c => !c.token)) expect(one.id).toMatch(/^OGS-\d{3}$/)
    for (const one of tokens) expect(one.token).toBe(true)
  })
})
