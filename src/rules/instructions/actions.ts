/** Instructions that are game actions (412–444). */
import type { Compiler } from '../../abilities/compile/ability'
import { compileAmount } from '../../abilities/compile/amounts'
import type { Step } from '../../abilities/compile/compiled'
import { slotKeys } from '../../abilities/compile/filters'
import type { Amount, Instruction, Players } from '../../abilities/types'
import { mightOf } from '../../characteristics/read'
import type { Hit } from '../../game-actions/actions'
import { channel, deal, discard, draw, gainPoints } from '../../game-actions/actions'
import { queueTurn } from '../../game-actions/additional-turns'
import { spendBuff } from '../../game-actions/buff'
import { burn } from '../../game-actions/burn'
import { healObjects } from '../../game-actions/deal'
import { recallObjects } from '../../game-actions/move'
import { onObjects } from '../../game-actions/verbs'
import { gainXp } from '../../game-actions/xp'
import { askAssign, askPick } from '../../interpreter/decision'
import { AGAIN, NEXT } from '../../interpreter/flow'
import type { RunFrame } from '../../interpreter/scope'
import { makeResult, scopeOf, setSlot } from '../../interpreter/scope'
import { NONE } from '../../state/make'
import { zoneCards } from '../../state/query'
import type { Cause, ObjectIndex } from '../../state/types'
import { Zone } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import { banishTop } from '../banish-top'
import { bonusDamage } from '../bonus-damage'
import { endGame, teamMembers } from '../winning'
import { addStep } from './add'
import { exchangeSteps, moveSteps } from './moving'
import { causeOf, compileFollowed, compileObjects, compilePlayers, compileRefObjects, isOnePlayer } from './objects'
import { recycleStep } from './recycle'
import { forEachPlayer } from './structure'

type Of<D extends Instruction['do']> = Extract<Instruction, { do: D }>
/** Instructions that are one verb on objects. */
type Verb = Extract<
  Instruction,
  {
    what: unknown
    do:
      | 'kill'
      | 'heal'
      | 'recall'
      | 'ready'
      | 'exhaust'
      | 'stun'
      | 'buff'
      | 'banish'
      | 'returnToHand'
      | 'recycle'
      | 'spendBuff'
      | 'empower'
      | 'disempower'
  }
>
/** These take cards from any zone, so they follow what the text has moved before. */
const FROM_ANY_ZONE: ReadonlySet<Instruction['do']> = new Set(['banish', 'returnToHand'])

export function compileAction(i: Instruction, compiler: Compiler): readonly Step[] | null {
  if (i.do === 'banish' && 'top' in i.what) return withLinks(banishTopSteps(i.what, compiler), compiler)
  const simple = onObjects(i.do)
  if (simple !== undefined) {
    const objects = (FROM_ANY_ZONE.has(i.do) ? compileFollowed : compileObjects)((i as Verb).what, compiler)
    const step: Step = (tx, f) => {
      const scope = scopeOf(tx, f)
      simple(tx, objects(tx, scope), causeOf(tx, scope), scope.root)
      return NEXT
    }
    return i.do === 'banish' ? withLinks([step], compiler) : [step]
  }
  switch (i.do) {
    case 'recycle':
      return [recycleStep(compileFollowed(i.what, compiler))]
    case 'heal':
    case 'recall':
    case 'spendBuff':
      return [onEach(i.do, compileObjects((i as Verb).what, compiler))]
    case 'deal':
      return i.split === true ? [dealSplit(i, compiler)] : [dealStep(i, compiler)]
    case 'dealEachOther':
      return [dealEachOther(i, compiler)]
    case 'move':
      return moveSteps(i, compiler)
    case 'exchangePlaces':
      return exchangeSteps(i, compiler)
    case 'draw':
      return perPlayer(i, compiler, (tx, scope, player, count) => {
        draw(tx, player, count, causeOf(tx, scope), scope.root)
      })
    case 'burn':
      return perPlayer(i, compiler, (tx, scope, player, count) => {
        burn(tx, player, count, causeOf(tx, scope), scope.root)
      })
    case 'channel':
      return perPlayer(i, compiler, (tx, scope, player, count) => {
        channel(tx, player, count, !i.exhausted, causeOf(tx, scope), scope.root)
      })
    case 'gainPoints':
      return perPlayer(i, compiler, (tx, scope, player, count) => {
        gainPoints(tx, player, count, -1, causeOf(tx, scope), scope.root)
      })
    case 'gainXp':
      return perPlayer(i, compiler, (tx, scope, player, count) => {
        gainXp(tx, player, count, scope.source)
        scope.result = makeResult(NONE, count, count)
      })
    case 'predict':
      return perPlayer(i, compiler, (tx, scope, player, count) => {
        tx.push({ program: 'predict', pc: 0, player, count, source: scope.source, depth: scope.root, result: null })
      })
    case 'winGame':
      return perPlayer({ ...i, count: 1 }, compiler, (tx, _scope, player) => {
        endGame(tx, teamMembers(tx, tx.s.players[player]!.team), 'effect')
      })
    case 'takeTurn':
      return perPlayer({ ...i, count: 1 }, compiler, (tx, scope, player) => {
        queueTurn(tx, player, scope.source)
        scope.result = makeResult(NONE, 1, 1)
      })
    case 'discard':
      return discardSteps(i, compiler)
    case 'add':
      return [addStep(i, compiler)]
    default:
      return null
  }
}

function banishTopSteps({ top, of }: { readonly top: Amount; readonly of: Players }, compiler: Compiler): readonly Step[] {
  return perPlayer({ count: top, who: of }, compiler, (tx, scope, player, count) => {
    banishTop(tx, player, count, causeOf(tx, scope), scope.root)
  })
}

const withLinks = (steps: readonly Step[], compiler: Compiler): readonly Step[] =>
  compiler.ability.card.links ? [...steps, rememberBanished] : steps

/** 394.1, 397: what linked abilities banish is kept apart, for each object and each text that something grants (395). */
const rememberBanished: Step = (tx, f) => {
  const scope = scopeOf(tx, f)
  const now = (scope.result?.keys ?? NONE).map(key => scope.moved.reduce((at, m) => (m.old === at ? m.now : at), key))
  const keys = now.filter(key => tx.s.objects[tx.find(key)]?.zone === Zone.Banishment)
  if (keys.length === 0) return NEXT
  const object = scope.via === 0 ? scope.source : scope.via
  const before = tx.s.linked.find(set => set.object === object)?.keys ?? NONE
  tx.s.linked = [...tx.s.linked.filter(set => set.object !== object), { object, keys: [...before, ...keys] }]
  return NEXT
}

// ---------------------------------------------------------------------------------------------- objects

function onEach(verb: 'heal' | 'recall' | 'spendBuff', objects: ReturnType<typeof compileObjects>): Step {
  return (tx, f) => {
    const scope = scopeOf(tx, f)
    const list = objects(tx, scope)
    const keys =
      verb === 'heal'
        ? healObjects(tx, list, scope.source)
        : verb === 'recall'
          ? recallObjects(tx, list, scope.source)
          : list.filter(i => spendBuff(tx, i, scope.source)).map(i => tx.s.objects[i]!.key)
    scope.result = makeResult(keys, keys.length, list.length)
    return NEXT
  }
}

// ---------------------------------------------------------------------------------------------- damage

function dealStep(i: Of<'deal'>, compiler: Compiler): Step {
  const objects = compileObjects(i.to, compiler)
  const amount = compileAmount(i.amount, compiler.reading)
  const by = i.by === undefined ? null : compileRefObjects(i.by, compiler)
  return (tx, f) => {
    const scope = scopeOf(tx, f)
    const n = amount(tx, scope)
    const source = by === null ? null : (by(tx, scope)[0] ?? -1)
    if (Number.isNaN(n) || source === -1) {
      scope.result = makeResult(NONE, 0, 1)
      return NEXT
    }
    const hits = objects(tx, scope).map((object): Hit => hit(tx, scope, object, n, source))
    deal(tx, hits, scope.root)
    return NEXT
  }
}

/** 715: Bonus Damage for spells and abilities; damage that a unit deals is not theirs (417.6.b.3). */
function hit(tx: Transaction, scope: RunFrame, object: ObjectIndex, amount: number, source: ObjectIndex | null): Hit {
  const cause = dealingCause(tx, scope, source)
  if (source === null) return { object, amount: amount < 1 ? 0 : amount + bonusDamage(tx, scope, object), cause } // 715.4
  return { object, amount, cause }
}

/** 417.6.b.3–4: where a unit is said to deal, it is the source, and its controller is responsible. */
function dealingCause(tx: Transaction, scope: RunFrame, source: ObjectIndex | null): Cause {
  const cause = causeOf(tx, scope)
  if (source === null) return cause
  const { key, controller } = tx.s.objects[source]!
  const { kind, item } = cause
  return { kind, player: controller, source: key, item, sources: [key] }
}

/** 355.14: how a split falls is decided on resolution, at least 1 for each. */
function dealSplit(i: Of<'deal'>, compiler: Compiler): Step {
  const objects = compileObjects(i.to, compiler)
  const amount = compileAmount(i.amount, compiler.reading)
  const by = i.by === undefined ? null : compileRefObjects(i.by, compiler)
  return (tx, f) => {
    const scope = scopeOf(tx, f)
    const base = amount(tx, scope)
    const source = by === null ? null : (by(tx, scope)[0] ?? -1)
    const bonus = source === null ? bonusDamage(tx, scope, -1) : 0 // 715.3, 417.6.b.3
    const total = Number.isNaN(base) || base < 1 || source === -1 ? 0 : base + bonus
    let list = objects(tx, scope)
    const dropped = slotKeys(scope, '$split')
    if (list.length > total && total > 0 && dropped.length === 0) {
      // 355.14.h: which targets cease to be targets.
      const keys = list.map(x => tx.s.objects[x]!.key)
      const kept = askPick(tx, {
        player: scope.controller,
        reason: 'splitTargets',
        rule: '355.14.h',
        options: keys,
        min: total,
        max: total,
        of: 'target',
        source: scope.source,
      })
      if (kept === null) return AGAIN
      setSlot(scope, '$split', kept)
    }
    const kept = slotKeys(scope, '$split')
    if (kept.length > 0) list = list.filter(x => kept.includes(tx.s.objects[x]!.key))
    if (total === 0 || list.length === 0) {
      scope.result = makeResult(NONE, 0, 1)
      return NEXT
    }
    const keys = list.map(x => tx.s.objects[x]!.key)
    const amounts =
      list.length === 1
        ? [total]
        : list.length === total
          ? list.map(() => 1)
          : askAssign(tx, {
              player: scope.controller,
              reason: 'split',
              rule: '355.14',
              options: keys,
              total,
              source: scope.source,
            })
    if (amounts === null) return AGAIN
    if (kept.length > 0) setSlot(scope, '$split', NONE) // another split of this text asks anew
    deal(
      tx,
      list.map((object, n) => ({ object, amount: amounts[n]!, cause: dealingCause(tx, scope, source) })),
      scope.root,
    )
    return NEXT
  }
}

function dealEachOther(i: Of<'dealEachOther'>, compiler: Compiler): Step {
  const a = compileRefObjects(i.a, compiler)
  const b = compileRefObjects(i.b, compiler)
  return (tx, f) => {
    const scope = scopeOf(tx, f)
    const x = a(tx, scope)[0]
    const y = b(tx, scope)[0]
    // 359.3.e.12: without one of them its Might is null and the instruction is ignored.
    if (x === undefined || y === undefined) {
      scope.result = makeResult(NONE, 0, 2)
      return NEXT
    }
    const might = (u: ObjectIndex): number => Math.max(0, mightOf(tx, u))
    deal(tx, [hit(tx, scope, y, might(x), x), hit(tx, scope, x, might(y), y)], scope.root)
    return NEXT
  }
}

// ---------------------------------------------------------------------------------------------- players

type PlayerDeed = (tx: Transaction, scope: RunFrame, player: number, count: number) => void

function perPlayer(
  i: { readonly who: Players; readonly count: Of<'draw'>['count'] },
  compiler: Compiler,
  deed: PlayerDeed,
): readonly Step[] {
  if (!isOnePlayer(i.who)) return forEachPlayer(i.who, compiler, who => perPlayer({ ...i, who }, compiler, deed))
  const players = compilePlayers(i.who, compiler)
  const amount = compileAmount(i.count, compiler.reading)
  return [
    (tx, f) => {
      const scope = scopeOf(tx, f)
      const player = players(tx, scope)[0]
      const count = amount(tx, scope)
      if (player === undefined || Number.isNaN(count) || count < 1 || !tx.s.players[player]!.active) {
        scope.result = makeResult(NONE, 0, Number.isNaN(count) ? 0 : count)
        return NEXT
      }
      deed(tx, scope, player, count)
      return NEXT
    },
  ]
}

function discardSteps(i: Of<'discard'>, compiler: Compiler): readonly Step[] {
  if (!isOnePlayer(i.who)) return forEachPlayer(i.who, compiler, who => discardSteps({ ...i, who }, compiler))
  const players = compilePlayers(i.who, compiler)
  const amount = compileAmount(i.count, compiler.reading)
  return [
    (tx, f) => {
      const scope = scopeOf(tx, f)
      const player = players(tx, scope)[0]
      const count = amount(tx, scope)
      if (player === undefined || Number.isNaN(count)) {
        scope.result = makeResult(NONE, 0, 1)
        return NEXT
      }
      const options = zoneCards(tx.s, player, Zone.Hand).map(x => tx.s.objects[x]!.key)
      // 422.4: as many as possible. 422.1.a: the player who performs it chooses.
      const picked = askPick(tx, {
        player,
        reason: 'discard',
        rule: '422.1.a',
        options,
        min: count,
        max: count,
        of: 'card',
        source: scope.source,
      })
      if (picked === null) return AGAIN
      discard(
        tx,
        player,
        picked.map(key => tx.find(key)),
        causeOf(tx, scope),
        scope.root,
        count,
      )
      return NEXT
    },
  ]
}
