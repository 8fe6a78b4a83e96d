/** Amounts and conditions as functions (359.3.e.12, 383.2.a.1). */
import { cardNow, keywordValue, mightOf, typesOf } from '../../characteristics/read'
import { DEALT, isFriendly, MOVES, playerPoints, timesCounted } from '../../state/query'
import { isPlayerTarget, targetedPlayer } from '../../state/target-values'
import { Fact, PLAYED_THIS_TURN, Zone } from '../../state/types'
import { Aspect, type Transaction } from '../../transaction/transaction'
import type { Amount, Condition, TurnFact } from '../types'
import { UNIT } from './codes'
import type { Check, Context, Read } from './compiled'
import {
  compileFilter,
  compilePredicate,
  compileRef,
  countMatches,
  lookBack,
  type Reading,
  resultOf,
  shownBy,
  slotKeys,
} from './filters'

const FACT_OF: Readonly<Record<TurnFact, number>> = {
  cardsPlayed: Fact.CardsPlayed,
  spellsPlayed: Fact.SpellsPlayed,
  unitsDied: Fact.UnitsDied,
  cardsDrawn: Fact.CardsDrawn,
  cardsDiscarded: Fact.CardsDiscarded,
  conquered: Fact.Conquered,
  xpGained: Fact.XpGained,
  pointsHeld: Fact.PointsHeld,
}

/** Amounts read as NaN when what they refer to is gone ("null", 359.3.e.12); users skip what depends on them. */
export function compileAmount(amount: Amount, r: Reading): Read {
  if (typeof amount === 'number') return () => amount
  if ('count' in amount) {
    const filter = compileFilter(amount.count, r)
    return (tx, ctx) => countMatches(tx, filter, ctx, Number.MAX_SAFE_INTEGER)
  }
  if ('mightOf' in amount) {
    r.might = true
    const { mightOf: of } = amount
    const ref = compileRef('target' in of ? { ref: 'chosen', slot: of.as } : of, r)
    // 477.3: arithmetic reads Might; as a number in a text it is at least 0 (143.2.b).
    return (tx, ctx) => {
      const key = ref(tx, ctx)[0]
      if (key === undefined) return Number.NaN
      const i = tx.find(key)
      if (i >= 0 && tx.s.objects[i]!.zone === Zone.Board) return Math.max(0, mightOf(tx, i))
      const snapshot = lookBack(ctx, key)
      if (snapshot !== null) return Math.max(0, snapshot.might)
      // 359.3.e.12.a: a card that has not left the zone in which it was named has its printed Might.
      return i >= 0 && (typesOf(tx, i) & UNIT) !== 0 ? Math.max(0, mightOf(tx, i)) : Number.NaN
    }
  }
  if ('timesEmpowered' in amount) {
    r.reads |= Aspect.Status
    const ref = compileRef(amount.timesEmpowered, r)
    return (tx, ctx) => {
      const key = ref(tx, ctx)[0] ?? 0
      const i = tx.find(key)
      return i >= 0 ? tx.s.objects[i]!.empowered : (lookBack(ctx, key)?.empowered ?? Number.NaN)
    }
  }
  if ('energySpent' in amount) {
    r.reads |= Aspect.Chain
    const ref = compileRef(amount.energySpent, r)
    return (tx, ctx) => tx.findItem(ref(tx, ctx)[0] ?? 0)?.energySpent ?? Number.NaN
  }
  if ('energyOf' in amount) {
    const ref = compileRef(amount.energyOf, r)
    return (tx, ctx) => {
      const key = ref(tx, ctx)[0] ?? 0
      const i = tx.find(key)
      if (i >= 0) return cardNow(tx, i).energy
      const snapshot = lookBack(ctx, key)
      return snapshot === null ? Number.NaN : (tx.registry.cards.get(snapshot.def)?.energy ?? Number.NaN)
    }
  }
  if ('howMany' in amount) {
    const ref = compileRef(amount.howMany, r)
    return (tx, ctx) => ref(tx, ctx).length
  }
  if ('powerOf' in amount) {
    const ref = compileRef(amount.powerOf, r)
    return (tx, ctx) => {
      const key = ref(tx, ctx)[0] ?? 0
      const i = tx.find(key)
      if (i >= 0) return cardNow(tx, i).power.length
      const snapshot = lookBack(ctx, key)
      return snapshot === null ? Number.NaN : (tx.registry.cards.get(snapshot.def)?.power.length ?? Number.NaN)
    }
  }
  if ('x' in amount) {
    r.dependent = true
    return (_tx, ctx) => ctx.x
  }
  if ('eventAmount' in amount) return (_tx, ctx) => (ctx.bind === null ? Number.NaN : ctx.bind.amount)
  if ('resultAmount' in amount) return (_tx, ctx) => (resultOf(ctx)?.performed ? resultOf(ctx)!.amount : Number.NaN)
  if ('fact' in amount) {
    r.reads |= Aspect.Turn
    const at = FACT_OF[amount.fact]
    return (tx, ctx) => (ctx.controller < 0 ? 0 : tx.s.players[ctx.controller]!.facts[at]!)
  }
  if ('points' in amount) {
    r.reads |= Aspect.Points
    const { points } = amount
    if (typeof points === 'object') {
      r.dependent = true
      return (tx, ctx) => {
        const player = slotKeys(ctx, points.player).find(isPlayerTarget)
        return player === undefined ? Number.NaN : playerPoints(tx.s, targetedPlayer(player))
      }
    }
    return (tx, ctx) => {
      if (ctx.controller < 0) return 0
      if (amount.points === 'you') return playerPoints(tx.s, ctx.controller)
      let most = 0
      for (let p = 0; p < tx.s.players.length; p++) {
        if (!isFriendly(tx.s, p, ctx.controller)) most = Math.max(most, playerPoints(tx.s, p))
      }
      return most
    }
  }
  if ('xp' in amount) {
    r.reads |= Aspect.Xp
    return (tx, ctx) => (ctx.controller < 0 ? 0 : tx.s.players[ctx.controller]!.xp)
  }
  if ('timesMoved' in amount) {
    r.reads |= Aspect.Moves
    const ref = compileRef(amount.timesMoved, r)
    // A key is drawn anew with each change of zone, so a new object has not moved (124).
    return (tx, ctx) => timesCounted(tx.s, ref(tx, ctx)[0] ?? 0, MOVES)
  }
  if ('timesDealt' in amount) {
    r.reads |= Aspect.Dealt
    const ref = compileRef(amount.timesDealt, r)
    return (tx, ctx) => timesCounted(tx.s, ref(tx, ctx)[0] ?? 0, DEALT)
  }
  if ('excess' in amount) {
    r.reads |= Aspect.Combat
    return (tx, ctx) => {
      let sum = 0
      for (const x of tx.s.showdown?.excess ?? []) {
        if (x.player === ctx.controller && (amount.to === undefined || !isFriendly(tx.s, x.controller, ctx.controller)))
          sum += x.amount
      }
      return sum
    }
  }
  if ('keywordOf' in amount) {
    r.keywords = true
    const ref = compileRef(amount.keywordOf, r)
    return (tx, ctx) => {
      const i = tx.find(ref(tx, ctx)[0] ?? 0)
      return i < 0 ? Number.NaN : keywordValue(tx, i, amount.keyword)
    }
  }
  if ('number' in amount) return (_tx, ctx) => slotKeys(ctx, amount.number)[0] ?? Number.NaN
  if ('plus' in amount) {
    const a = compileAmount(amount.plus[0], r)
    const b = compileAmount(amount.plus[1], r)
    return (tx, ctx) => a(tx, ctx) + b(tx, ctx)
  }
  const a = compileAmount(amount.times[0], r)
  const b = compileAmount(amount.times[1], r)
  return (tx, ctx) => a(tx, ctx) * b(tx, ctx)
}

export function compileCondition(c: Condition, r: Reading): Check {
  switch (c.if) {
    case 'count': {
      const filter = compileFilter(c.of, r)
      const min = c.min === undefined ? null : compileAmount(c.min, r)
      const max = c.max === undefined ? null : compileAmount(c.max, r)
      return (tx, ctx) => {
        const most = max === null ? (min === null ? 1 : min(tx, ctx)) : Number.MAX_SAFE_INTEGER
        const n = countMatches(tx, filter, ctx, most)
        return (min === null || n >= min(tx, ctx)) && (max === null || n <= max(tx, ctx))
      }
    }
    case 'is': {
      const ref = compileRef(c.object, r)
      const tests = c.where.map(p => compilePredicate(p, r, Zone.Board))
      return (tx, ctx) => {
        const keys = ref(tx, ctx)
        if (keys.length === 0) return false
        for (const key of keys) {
          const i = tx.find(key)
          if (i < 0) return false
          for (const test of tests) if (!test(tx, i, ctx)) return false
        }
        return true
      }
    }
    case 'onlyUnitThere': {
      const ref = compileRef(c.object, r)
      r.reads |= Aspect.Place | Aspect.Control
      return (tx, ctx) => {
        const i = tx.find(ref(tx, ctx)[0] ?? 0)
        if (i < 0 || tx.s.objects[i]!.place < 0) return false
        const { controller, place } = tx.s.objects[i]!
        return tx.s.places[place]!.permanents.every(
          j => j === i || tx.s.objects[j]!.controller !== controller || (typesOf(tx, j) & UNIT) === 0,
        )
      }
    }
    case 'paid': {
      const named = c.as === undefined ? (c.cost ?? 0) : (r.costNames ?? []).indexOf(c.as)
      if (named < 0) throw new Error(`no optional cost is called ${c.as ?? ''}`)
      const bit = 1 << named
      return (_tx, ctx) => (ctx.paid & bit) !== 0
    }
    case 'showedOff':
      return (tx, ctx) => shownBy(tx, ctx) !== 0
    case 'did':
      return (_tx, ctx) => resultOf(ctx)?.performed === true
    case 'couldnt':
      return (_tx, ctx) => {
        const result = resultOf(ctx)
        return result !== null && result.amount < result.asked
      }
    case 'yourTurn':
      r.reads |= Aspect.Turn
      return (tx, ctx) => tx.s.turnPlayer === ctx.controller
    case 'duringTurn': {
      r.reads |= Aspect.Turn
      const { min = 1, max = Number.MAX_SAFE_INTEGER } = c
      return (tx, ctx) => {
        const player = c.of === 'you' ? ctx.controller : (ctx.bind?.player ?? -1)
        if (player < 0 || tx.s.turnPlayer !== player) return false
        const { turns } = tx.s.players[player]!
        return turns >= min && turns <= max
      }
    }
    case 'amount': {
      const of = compileAmount(c.of, r)
      const min = c.min === undefined ? null : compileAmount(c.min, r)
      const max = c.max === undefined ? null : compileAmount(c.max, r)
      return (tx, ctx) => {
        const n = of(tx, ctx)
        return !Number.isNaN(n) && (min === null || n >= min(tx, ctx)) && (max === null || n <= max(tx, ctx))
      }
    }
    case 'legion':
      r.reads |= Aspect.Turn
      // 812.1.c: another card was finalized by you this turn; the card itself counts once it is finalized.
      return (tx, ctx) => {
        if (ctx.controller < 0) return false
        const played = tx.s.players[ctx.controller]!.facts[Fact.CardsPlayed]!
        return played > (wasPlayedThisTurn(tx, ctx) ? 1 : 0)
      }
    case 'level':
      r.reads |= Aspect.Xp
      return (tx, ctx) => ctx.controller >= 0 && tx.s.players[ctx.controller]!.xp >= c.level
    case 'empowered':
      r.reads |= Aspect.Status
      return (tx, ctx) => {
        const i = tx.find(ctx.source)
        // 808.1.d.3: what triggers on its own leaving knows how it was.
        return i >= 0 ? tx.s.objects[i]!.empowered > 0 : (lookBack(ctx, ctx.source)?.empowered ?? 0) > 0
      }
    case 'not': {
      const inner = compileCondition(c.condition, r)
      return (tx, ctx) => !inner(tx, ctx)
    }
    case 'every': {
      const inner = c.conditions.map(d => compileCondition(d, r))
      return (tx, ctx) => inner.every(check => check(tx, ctx))
    }
    case 'some': {
      const inner = c.conditions.map(d => compileCondition(d, r))
      return (tx, ctx) => inner.some(check => check(tx, ctx))
    }
  }
}

function wasPlayedThisTurn(tx: Transaction, ctx: Context): boolean {
  const i = tx.find(ctx.source)
  // 185: tokens are no cards, so a token that was played is not among those that were counted.
  return i >= 0 && !tx.s.objects[i]!.token && (tx.s.objects[i]!.paid & PLAYED_THIS_TURN) !== 0
}
