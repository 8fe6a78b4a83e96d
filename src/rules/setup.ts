/** 110–118 Setup: from decks to the first turn. */
import type { Step } from '../abilities/compile/compiled'
import type { DeckList } from '../decks/preconstructed'
import { note } from '../events/emit'
import { recycle } from '../game-actions/actions'
import { drawCards } from '../game-actions/draw'
import { seedGenerator, shuffled, withRandom } from '../game-actions/random'
import { renewKeys } from '../game-actions/zones'
import { askPick } from '../interpreter/decision'
import { AGAIN, DONE, NEXT } from '../interpreter/flow'
import { makeObject, makePlace, makePlayer, makeState, NONE } from '../state/make'
import { nextPlayer, zoneCards } from '../state/query'
import type { Cause, Frame, GameState, ModeState, PlayerIndex, Versions, ZoneList } from '../state/types'
import { ZONES_PER_PLAYER, Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'

export interface Seat {
  readonly name: string
  readonly team: number
  readonly deck: DeckList
}

export interface SetupInput {
  readonly versions: Versions
  readonly mode: ModeState & { readonly battlefieldsFrom: 'everybody' | 'allButFirst' }
  readonly seed: string
  readonly seats: readonly Seat[]
  /** Who goes first; drawn when absent (115). */
  readonly first: PlayerIndex | null
}

/** The state before anything random has happened; `setup` frames do the rest. */
export function initialState(input: SetupInput): GameState {
  const { seats } = input
  const s = makeState({
    versions: input.versions,
    mode: {
      name: input.mode.name,
      victoryScore: input.mode.victoryScore,
      firstSkipsDraw: input.mode.firstSkipsDraw,
      lastChannelsExtra: input.mode.lastChannelsExtra,
    },
    seed: input.seed,
    generator: seedGenerator(input.seed),
    players: seats.map(seat => makePlayer(seat.name, seat.team)),
  })
  for (let p = 0; p < seats.length; p++) addCards(s, p, seats[p]!.deck)
  for (let p = 0; p < seats.length; p++) s.places.push(makePlace(true, p, -1))
  s.frames = [
    {
      program: 'setup',
      pc: 0,
      first: input.first ?? -1,
      from: input.mode.battlefieldsFrom,
      at: 0,
      battlefields: seats.map(seat => seat.deck.battlefields),
    },
  ]
  return s
}

function addCards(s: GameState, p: PlayerIndex, deck: DeckList): void {
  const lists: ZoneList[] = []
  for (let z = 0; z < ZONES_PER_PLAYER; z++) lists.push({ cards: NONE })
  const add = (def: string, zone: (typeof Zone)[keyof typeof Zone], count = 1): void => {
    for (let n = 0; n < count; n++) {
      const o = makeObject(s.nextKey++, def, p, false)
      o.zone = zone
      if (zone === Zone.Legend || zone === Zone.Champion || zone === Zone.Removed) o.seenBy = -1
      const list = lists[zone]!
      list.cards = [...list.cards, s.objects.length]
      s.objects.push(o)
    }
  }
  add(deck.legend, Zone.Legend) // 111
  for (const legend of deck.extraLegends ?? []) add(legend, Zone.Removed) // they wait outside of the game
  add(deck.champion, Zone.Champion) // 112
  for (const entry of deck.main) add(entry.card, Zone.Deck, entry.count)
  for (const entry of deck.runes) add(entry.card, Zone.RuneDeck, entry.count)
  s.zones.push(...lists)
}

interface SetupFrame extends Frame {
  program: 'setup'
  first: PlayerIndex
  from: 'everybody' | 'allButFirst'
  at: number
  battlefields: readonly (readonly string[])[]
}

const ruleCause = (player: number): Cause => ({ kind: 'rule', player, source: 0, item: 0, sources: NONE })

const steps: readonly Step[] = [
  // 115: turn order; seating then goes on from the first player.
  (tx, f) => {
    const frame = f as SetupFrame
    const count = tx.s.players.length
    const first = frame.first >= 0 ? frame.first : withRandom(tx, random => Math.floor(random() * count))
    tx.s.order = tx.s.players.map((_, n) => (first + n) % count)
    tx.s.turnPlayer = first
    note(tx, 'setup', { player: first, detail: 'firstPlayer' })
    return NEXT
  },
  // 113, 485.5: one battlefield of each player, at random.
  (tx, f) => {
    const frame = f as SetupFrame
    for (let p = 0; p < tx.s.players.length; p++) {
      if (frame.from === 'allButFirst' && p === tx.s.turnPlayer) continue
      const choices = frame.battlefields[p]!
      const def = choices[choices.length > 1 ? withRandom(tx, random => Math.floor(random() * choices.length)) : 0]!
      addBattlefield(tx, p, def)
    }
    frame.battlefields = NONE
    return NEXT
  },
  // 114: shuffle both decks of each.
  tx => {
    for (let p = 0; p < tx.s.players.length; p++) {
      for (const zone of [Zone.Deck, Zone.RuneDeck]) {
        const order = withRandom(tx, random => shuffled(zoneCards(tx.s, p, zone), random))
        tx.zone(p, zone).cards = order
        renewKeys(tx, order)
        note(tx, 'shuffle', { player: p, detail: zone === Zone.Deck ? 'deck' : 'runeDeck' })
      }
    }
    return NEXT
  },
  // 116: each draws 4.
  tx => {
    for (const p of tx.s.order) drawCards(tx, p, 4, ruleCause(p))
    return NEXT
  },
  // 117: mulligans in turn order.
  (tx, f) => {
    const frame = f as SetupFrame
    const player = tx.s.order[frame.at]
    if (player === undefined) return NEXT
    const options = zoneCards(tx.s, player, Zone.Hand).map(i => tx.s.objects[i]!.key)
    const picked = tx.s.players[player]!.active
      ? askPick(tx, { player, reason: 'mulligan', rule: '117.1', options, min: 0, max: 2, of: 'card', hidden: true })
      : []
    if (picked === null) return AGAIN
    frame.at++
    // 117.2: the replacements are drawn before the cards that were set aside are recycled.
    if (picked.length > 0) {
      const aside = picked.map(key => tx.find(key))
      drawCards(tx, player, picked.length, ruleCause(player))
      recycle(tx, aside, ruleCause(player))
    }
    note(tx, 'mulligan', { player, amount: picked.length })
    return AGAIN
  },
  // 118: the first turn. Facts of setup are no facts of a turn; beginTurn clears them.
  tx => {
    tx.s.cleanupDue = false
    if (!tx.s.players[tx.s.turnPlayer]!.active) tx.s.turnPlayer = nextPlayer(tx.s, tx.s.turnPlayer) // 652.5.a.1
    tx.push({ program: 'turn', pc: 0, invited: -1, proposed: false, result: null })
    return DONE
  },
]
export const setupProgram = { steps }

function addBattlefield(tx: Transaction, player: PlayerIndex, def: string): void {
  const o = makeObject(tx.newKey(), def, player, false)
  o.zone = Zone.Battlefield
  o.seenBy = -1
  o.controller = -1
  o.place = tx.s.places.length
  const i = tx.addObject(o)
  tx.addPlace(makePlace(false, player, i))
  note(tx, 'setup', { player, object: o.key, card: def, place: o.place, detail: 'battlefield' })
}
