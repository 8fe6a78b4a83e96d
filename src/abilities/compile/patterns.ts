/** What a trigger or a replacement asks of an event (370.1, 383.1). */
import type { Occurrence } from '../../events/event'
import type { Details } from '../../events/proposal'
import { isFriendly } from '../../state/query'
import { playerTarget } from '../../state/target-values'
import type { Cause, Key, PlayerIndex } from '../../state/types'
import { Designation, Zone } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import type { EventPattern, Filter, ObjectRef } from '../types'
import { eventId, On } from './codes'
import type { CompiledPattern, Context, Test } from './compiled'
import { compileFilter, compileRef, type Reading, slotKeys } from './filters'
import { herePlace } from './places'
import { compilePrinted } from './printed'

/** Events that happen to a player once and to each unit besides. */
const PER_PLAYER = new Set([On.attack, On.defend, On.conquer, On.hold, On.winCombat])

/** Actions that one player performs on an object of any player. */
const RESPONSIBLE = new Set([On.move, On.ready, On.exhaust, On.recycle, On.banish, On.returnToHand, On.attach, On.detach])

export function compilePattern(pattern: EventPattern, reading: Reading): CompiledPattern {
  const event = eventId(pattern.on)
  // A token that would be played is no object yet; what its play is about is asked of its definition.
  // A token that would be played is no object yet, and what was killed to use its ability is none any more: their cards are asked.
  const asked = event === On.playToken || event === On.use
  const printed = asked && pattern.subject !== undefined && 'noun' in pattern.subject ? compilePrinted(pattern.subject) : null
  if (event === On.playToken && pattern.subject !== undefined && printed === null)
    throw new Error("the engine can't do this yet: a token that would be played is no object to refer to")
  const subject = event === On.playToken ? null : compileSubject(pattern, reading)
  const killer = compileKiller(pattern, reading)
  const playerFits = (tx: Transaction, ctx: Context, player: number): boolean => {
    if (typeof pattern.player === 'object') return slotKeys(ctx, pattern.player.player).includes(playerTarget(player))
    switch (pattern.player) {
      // 489.8.d.3: a team gains points together.
      case 'you':
        return player >= 0 && (event === On.gainPoints ? isFriendly(tx.s, player, ctx.controller) : player === ctx.controller)
      case 'opponent':
        return player >= 0 && ctx.controller >= 0 && !isFriendly(tx.s, player, ctx.controller)
      default:
        return true
    }
  }
  // A move happens "from here": its `at` is the origin.
  const origin = event === On.move && pattern.at !== undefined
  const placeFits = (tx: Transaction, ctx: Context, place: number, from: number): boolean => {
    const at = origin ? from : place
    if (pattern.at === 'here' && (at < 0 || at !== herePlace(tx, ctx))) return false
    if (pattern.at === 'battlefield' && (at < 0 || tx.s.places[at]!.base)) return false
    if (pattern.to === 'battlefield' && (place < 0 || tx.s.places[place]!.base)) return false
    return !(pattern.to === 'base' && (place < 0 || !tx.s.places[place]!.base))
  }
  const host = pattern.host === undefined ? null : compileSubjectOf(pattern.host, reading)
  const hostFits = (tx: Transaction, ctx: Context, other: Key): boolean => {
    if (host === null) return true
    const i = tx.find(other)
    return i >= 0 && host(tx, i, ctx)
  }
  const wantsPlayer = subject === null && PER_PLAYER.has(event)
  const by = RESPONSIBLE.has(event)
  // 411.4: what "you" do to an object is what you are responsible for, whoever controls it.
  const actor = (player: number, cause: Cause): number => (by && cause.player >= 0 ? cause.player : player)
  const amountFits = (n: number): boolean => n >= (pattern.amount?.min ?? -Infinity) && n <= (pattern.amount?.max ?? Infinity)
  const chosen = (tx: Transaction, cause: Cause, key: Key): boolean =>
    pattern.byChoosing !== true || tx.findItem(cause.item)?.targets.some(keys => keys.includes(key)) === true
  return {
    event,
    subjectIsSelf: pattern.subject !== undefined && 'ref' in pattern.subject && pattern.subject.ref === 'self',
    anySubject: subject === null,
    origin,
    nth: pattern.nth ?? 0,
    oneOrMore: pattern.oneOrMore ?? false,
    test: (tx, ctx, o) => {
      if (wantsPlayer && o.object >= 0) return false
      if (!playerFits(tx, ctx, actor(o.player, o.cause)) || !placeFits(tx, ctx, o.place, o.from) || !hostFits(tx, ctx, o.other))
        return false
      if (pattern.from === 'facedown' && o.from < 0) return false
      if (pattern.from === 'deck' && tx.s.objects[o.object]?.zone !== Zone.Deck) return false
      if (!amountFits(o.amount) || !chosen(tx, o.cause, o.key)) return false
      if (pattern.after === 'attack' && !hasAttacked(tx, o)) return false
      // What arrives here by the same moves was elsewhere when others left.
      if (origin && pattern.at === 'here' && o.key !== ctx.source && o.together.includes(ctx.source)) return false
      if (!killer(tx, ctx, o.cause)) return false
      if (subject === null || o.object >= 0) return subject === null || subject(tx, o.object, ctx)
      const { snapshot } = o
      return printed !== null && snapshot !== null && printed(tx, tx.registry.cards.get(snapshot.def)!, snapshot.controller, ctx)
    },
    proposal: (tx, ctx, p) => {
      const i = tx.find(p.object)
      const from = i < 0 ? -1 : tx.s.objects[i]!.place
      if (!playerFits(tx, ctx, actor(p.player, p.cause)) || !placeFits(tx, ctx, p.place, from) || !hostFits(tx, ctx, p.other))
        return false
      if (!killer(tx, ctx, p.cause)) return false
      if (pattern.from === 'deck' && p.details?.of !== 'deck' && tx.s.objects[i]?.zone !== Zone.Deck) return false
      if (!amountFits(p.amount) || !chosen(tx, p.cause, p.object) || !scoringFits(pattern.scoring, p.details)) return false
      if (event === On.playToken && printed !== null)
        return p.details?.of === 'token' && printed(tx, tx.registry.cards.get(p.details.def)!, p.player, ctx)
      if (subject === null) return true
      return i >= 0 && subject(tx, i, ctx)
    },
  }
}

/** What game actions propose that bring a card to a trash: killing (428.1), discarding (422.1), and everything else. */
const INTO_TRASH = ['die', 'discard', 'toTrash'] as const

/** The condition of a replacement. What would go to a trash is asked of every event by which it could go there. */
export function compileReplaced(pattern: EventPattern, reading: Reading): readonly CompiledPattern[] {
  if (pattern.on !== 'toTrash') return [compilePattern(pattern, reading)]
  const { player, notFrom, ...rest } = pattern
  return INTO_TRASH.map(on => {
    const event = compilePattern({ ...rest, on }, reading)
    return {
      ...event,
      proposal: (tx, ctx, p) => {
        const o = tx.s.objects[tx.find(p.object)]
        // 185: a token is no card; it would not lie there.
        if (o === undefined || o.token || (notFrom === 'deck' && o.zone === Zone.Deck)) return false
        // 056.2: it goes to its owner's trash, whoever controls it.
        return isOwner(tx, ctx, player, o.owner) && event.proposal(tx, ctx, p)
      },
    }
  })
}

function isOwner(tx: Transaction, ctx: Context, player: EventPattern['player'], owner: PlayerIndex): boolean {
  if (player === 'you') return owner === ctx.controller
  return player === 'opponent' ? ctx.controller >= 0 && !isFriendly(tx.s, owner, ctx.controller) : true
}

/** 369.3: "as you play me" applies as it enters, but not where it enters without being played. */
export function asPlayed(pattern: EventPattern, reading: Reading): CompiledPattern {
  const entering = compilePattern({ ...pattern, on: 'enter' }, reading)
  return { ...entering, proposal: (tx, ctx, p) => p.cause.item === p.object && entering.proposal(tx, ctx, p) }
}

/**
 * 428.5: who and what the kill is attributed to. "With" something is what the player does by a spell or ability of it that he
 * controls himself (411.6).
 */
function compileKiller({ killedBy }: EventPattern, reading: Reading): (tx: Transaction, ctx: Context, cause: Cause) => boolean {
  if (killedBy === undefined) return () => true
  const tool = typeof killedBy === 'object' ? compileRef(killedBy.with, reading) : null
  return (tx, ctx, cause) => {
    if (cause.player < 0 || cause.player !== ctx.controller) return false
    if (killedBy === 'you') return true
    const item = tx.findItem(cause.item)
    if (item !== null && item.controller !== cause.player) return false
    return tool === null ? cause.spell === true : tool(tx, ctx).some(key => cause.sources.includes(key))
  }
}

/** 466.5.d, 466.7.a: units keep their designation until the combat in which the battlefield was conquered has ended. */
function hasAttacked(tx: Transaction, o: Occurrence): boolean {
  const { showdown } = tx.s
  if (showdown === null || !showdown.established || showdown.place !== o.place) return false
  return o.object < 0 ? showdown.attacker === o.player : tx.s.objects[o.object]!.designation === Designation.Attacker
}

/** "from conquering", "from holding": only points of scoring a battlefield have been gained so (471.1). */
const scoringFits = (scoring: EventPattern['scoring'], details: Details | null): boolean =>
  scoring === undefined || (details?.of === 'score' && (scoring === 'any' || scoring === details.scoring))

const compileSubject = (pattern: EventPattern, reading: Reading): Test | null =>
  pattern.subject === undefined ? null : compileSubjectOf(pattern.subject, reading)

function compileSubjectOf(subject: ObjectRef | Filter, reading: Reading): Test {
  if ('noun' in subject) return compileFilter(subject, reading).test
  if (subject.ref === 'self') return (tx, i, ctx) => tx.s.objects[i]!.key === ctx.source
  const ref = compileRef(subject, reading)
  return (tx, i, ctx) => ref(tx, ctx).includes(tx.s.objects[i]!.key)
}
