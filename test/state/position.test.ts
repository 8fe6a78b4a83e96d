import { describe, expect, it } from 'vitest'
import type { GameState } from '../../src/state/types'
import { Zone } from '../../src/state/types'
import { damaged, fault, json, type Loose, state } from './damage'

describe('parse, of what is well formed but no position', () => {
  const inHand = (s: GameState): number => s.zones[Zone.Hand]!.cards[0] ?? s.zones[Zone.Deck]!.cards[0]!
  const inTrash = (s: GameState): number => s.zones[Zone.Trash]!.cards[0]!
  const unit = (s: GameState): number => s.places.flatMap(p => p.permanents)[0]!
  const rune = (s: GameState): number => s.places.flatMap(p => p.runes)[0]!
  const hurt = (s: GameState): number => s.objects.findIndex(o => o.damage.length > 0)
  const card = (s: GameState): number => s.chain.findIndex(c => c.kind === 'card')

  const positions: readonly (readonly [string, (s: GameState) => string, (s: Loose) => void])[] = [
    ['an unknown card', () => 'card objects[0].def', s => Object.assign(s.objects[0], { def: 'TST-999' })],
    ['a name of every object as a card', () => 'card objects[0].def', s => Object.assign(s.objects[0], { def: 'toString' })],
    [
      'a copy of an unknown card',
      s => `card objects[${unit(s)}].copyOf`,
      s => Object.assign(s.objects[unit(s)], { copyOf: 'TST-999' }),
    ],
    [
      'an unknown ability on the chain',
      s => `ability chain[${card(s)}].ability`,
      s => Object.assign(s.chain[card(s)], { ability: 'TST-001#77' }),
    ],
    [
      'an unknown keyword',
      () => 'ability uses[0].ability',
      s => Object.assign(s, { uses: [{ object: 1, via: 0, ability: 'keyword:flying:1#0', count: 1 }] }),
    ],
    [
      'a crowd of keyword abilities',
      () => 'ability uses[0].ability',
      s => Object.assign(s, { uses: [{ object: 1, via: 0, ability: 'keyword:assault:99999#0', count: 1 }] }),
    ],
    ['an unknown program', () => 'program frames[0].program', s => Object.assign(s.frames[0], { program: 'hasOwnProperty' })],
    [
      'a program without its scope',
      () => 'position frames[1].root',
      s => Object.assign(s.frames, { 1: { program: 'run', pc: 0, root: 9 } }),
    ],
    [
      'a zone that says otherwise',
      s => `position objects[${inTrash(s)}].zone`,
      s => Object.assign(s.objects[inTrash(s)], { zone: Zone.Banishment }),
    ],
    [
      'a place that says otherwise',
      s => `position objects[${unit(s)}].place`,
      s => Object.assign(s.objects[unit(s)], { place: 99 }),
    ],
    ['a card in no list', s => `position objects[${inTrash(s)}].zone`, s => s.zones[Zone.Trash].cards.shift()],
    [
      'a card in two lists',
      () => `position zones[${Zone.Banishment}].cards[0]`,
      s => s.zones[Zone.Banishment].cards.unshift(inTrash(s)),
    ],
    [
      'a card twice in one',
      s => `position zones[${Zone.Trash}].cards[${s.zones[Zone.Trash]!.cards.length}]`,
      s => s.zones[Zone.Trash].cards.push(inTrash(s)),
    ],
    [
      'a card of another owner',
      s => `position objects[${inTrash(s)}].owner`,
      s => Object.assign(s.objects[inTrash(s)], { owner: 1 }),
    ],
    [
      'an index out of range',
      () => `position zones[${Zone.Hand}].cards[0]`,
      s => Object.assign(s.zones[Zone.Hand].cards, { 0: 9999 }),
    ],
    [
      'a rune among the permanents',
      s => `position places[${s.objects[rune(s)]!.place}].permanents[0]`,
      s => {
        const place = s.places[s.objects[rune(s)].place]
        place.permanents.unshift(place.runes.shift())
      },
    ],
    [
      'a unit in a rune deck',
      s => `position objects[${s.zones[Zone.RuneDeck]!.cards[0]}].zone`,
      s => {
        s.objects[s.zones[Zone.RuneDeck].cards[0]].def = s.objects[inHand(s)].def
      },
    ],
    ['a key twice', () => 'position objects[1].key', s => Object.assign(s.objects[1], { key: s.objects[0].key })],
    ['no key', () => 'position objects[1].key', s => Object.assign(s.objects[1], { key: 0 })],
    ['a key of the future', () => 'position objects[1].key', s => Object.assign(s.objects[1], { key: s.nextKey })],
    [
      'a timestamp of the future',
      s => `position objects[${unit(s)}].since`,
      s => Object.assign(s.objects[unit(s)], { since: s.nextTimestamp }),
    ],
    [
      'damage of 0',
      s => `position objects[${hurt(s)}].damage[0].amount`,
      s => Object.assign(s.objects[hurt(s)].damage[0], { amount: 0 }),
    ],
    [
      'damage in a trash',
      s => `position objects[${inTrash(s)}].damage`,
      s => Object.assign(s.objects[inTrash(s)], { damage: [{ amount: 1, player: 0, item: 0, sources: [] }] }),
    ],
    [
      'an Attacker without a combat',
      s => `position objects[${unit(s)}].designation`,
      s => {
        s.showdown = null
        for (const o of s.objects) o.designation = 0
        s.objects[unit(s)].designation = 1
      },
    ],
    [
      'attached to nothing',
      s => `position objects[${unit(s)}].attachedTo`,
      s => Object.assign(s.objects[unit(s)], { attachedTo: s.objects[inTrash(s)].key }),
    ],
    [
      'a unit that is attached',
      s => `position objects[${unit(s)}].attachedTo`,
      s => {
        const other = s.objects.find((o: { zone: number }, i: number) => i !== unit(s) && o.zone === 8)
        s.objects[unit(s)].attachedTo = other.key
      },
    ],
    [
      'hidden without being facedown',
      s => `position objects[${unit(s)}].hiddenSince`,
      s => Object.assign(s.objects[unit(s)], { hiddenSince: 2 }),
    ],
    [
      'knowledge of a third player',
      s => `position objects[${inTrash(s)}].seenBy`,
      s => Object.assign(s.objects[inTrash(s)], { seenBy: 4 }),
    ],
    ['a token that is none', () => 'position objects[0].token', s => Object.assign(s.objects[0], { token: true })],
    ['two bases of a player', () => 'position places[1].player', s => Object.assign(s.places[1], { player: 0 })],
    ['a base of somebody else', () => 'position places[0].controller', s => Object.assign(s.places[0], { controller: 1 })],
    ['a player who is not there', () => 'position turnPlayer', s => Object.assign(s, { turnPlayer: 2 })],
    ['a turn order without somebody', () => 'position order', s => Object.assign(s, { order: [0, 0] })],
    ['a team that is not there', () => 'position players[0].team', s => Object.assign(s.players[0], { team: 7 })],
    ['a score at a base', () => 'position players[0].scored[0]', s => Object.assign(s.players[0], { scored: [0] })],
    [
      'a showdown in a base',
      () => 'position showdown.place',
      s =>
        Object.assign(s, {
          showdown: {
            place: 0,
            combat: false,
            established: false,
            attacker: -1,
            defender: -1,
            recalled: false,
            winner: -1,
            passes: 0,
            excess: [],
          },
        }),
    ],
    ['a zone list too few', () => 'position zones', s => s.zones.pop()],
    [
      'a target that never was',
      s => `position chain[${card(s)}].targets[0][0]`,
      s => Object.assign(s.chain[card(s)], { targets: [[s.nextKey + 5]] }),
    ],
    [
      'a target place that is not there',
      s => `position chain[${card(s)}].targets[0][0]`,
      s => Object.assign(s.chain[card(s)], { targets: [[-1 - 30]] }),
    ],
    [
      'a target player who is not there',
      s => `position chain[${card(s)}].targets[0][0]`,
      s => Object.assign(s.chain[card(s)], { targets: [[-1001 - 5]] }),
    ],
    [
      'an item whose card is elsewhere',
      s => `position chain[${card(s)}].object`,
      s => Object.assign(s.chain[card(s)], { object: inTrash(s) }),
    ],
    ['a chain that nothing opened', () => 'position chainOpenedBy', s => Object.assign(s, { chainOpenedBy: '' })],
    ['no decision', () => 'position decision', s => Object.assign(s, { decision: null })],
    [
      'a decision after the end',
      () => 'position decision',
      s => Object.assign(s, { outcome: { winners: [0], reason: 'points' } }),
    ],
    ['a decision of nobody', () => 'position decision.player', s => Object.assign(s.decision, { player: 5 })],
    [
      'a decision of who has left',
      () => 'position decision.player',
      s => Object.assign(s.players[s.decision.player], { active: false }),
    ],
    ['more at least than at most', () => 'position decision.max', s => Object.assign(s.decision, { min: 2, max: 1 })],
    ['no frames', () => 'position frames', s => Object.assign(s, { frames: [] })],
    [
      'a key in a frame that never was',
      () => 'position frames[0].source',
      s => Object.assign(s.frames[0], { source: s.nextKey }),
    ],
    [
      'a player in a frame who is not there',
      () => 'position frames[0].cause.player',
      s => Object.assign(s.frames[0], { cause: { player: 2 } }),
    ],
    [
      'a text in a frame that the registry lacks',
      () => 'ability frames[0].ability',
      s => Object.assign(s.frames[0], { ability: 'TST-001#77' }),
    ],
    [
      'a broken state to go back to',
      () => 'shape frames[0].undo.objects',
      s => Object.assign(s.frames[0], { undo: { ...JSON.parse(json), objects: 3 } }),
    ],
    [
      'an impossible state to go back to',
      () => 'position frames[0].undo.turnPlayer',
      s => Object.assign(s.frames[0], { undo: { ...JSON.parse(json), turnPlayer: 3 } }),
    ],
  ]
  it.each(positions)('refuses %s', (_, expected, damage) => {
    expect(fault(damaged(damage))).toBe(expected(state))
  })
})
