/** Choices that players make as a text resolves: objects, and words (355.10.e, 355.17). */
import type { Compiler } from '../../abilities/compile/ability'
import { compileAmount } from '../../abilities/compile/amounts'
import type { Context, Step } from '../../abilities/compile/compiled'
import { CHOOSER, compileFilter, compileRef, matches, slotKeys } from '../../abilities/compile/filters'
import { lexiconOf } from '../../abilities/compile/lexicon'
import type { Filter, Instruction } from '../../abilities/types'
import { giveName } from '../../game-actions/naming'
import { stillIn } from '../../game-actions/showing'
import { askPick } from '../../interpreter/decision'
import { AGAIN, NEXT } from '../../interpreter/flow'
import type { RunFrame } from '../../interpreter/scope'
import { makeResult, scopeOf, setSlot } from '../../interpreter/scope'
import { NONE } from '../../state/make'
import { zoneCards } from '../../state/query'
import { playerTarget } from '../../state/target-values'
import type { Key, PlayerIndex } from '../../state/types'
import { Zone } from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import { askForName } from '../naming'
import { compilePlayers, isOnePlayer } from './objects'
import { forEachPlayer } from './structure'

type Of<D extends Instruction['do']> = Extract<Instruction, { do: D }>

export const compilePick = (i: Of<'pick' | 'chooseWord' | 'name'>, compiler: Compiler): readonly Step[] =>
  i.do === 'pick' ? pick(i, compiler) : i.do === 'name' ? [nameStep(i)] : chooseWord(i, compiler)

/** 760; without a "you" nobody names anything (190.6.d). */
const nameStep =
  ({ sort }: Of<'name'>): Step =>
  (tx, f) => {
    const scope = scopeOf(tx, f)
    if (scope.controller < 0) return NEXT
    const name = askForName(tx, sort, scope.controller, scope.source, '760')
    if (name === null) return AGAIN
    if (name !== '') giveName(tx, scope.via === 0 ? scope.source : scope.via, name, scope.controller, scope.source)
    return NEXT
  }

function pick(i: Of<'pick'>, compiler: Compiler): readonly Step[] {
  if (!isOnePlayer(i.who)) return forEachPlayer(i.who, compiler, who => pick({ ...i, who }, compiler))
  const players = compilePlayers(i.who, compiler)
  const filter = compileFilter(i.from, compiler.reading)
  const shown = compileShown(i.from, compiler)
  const quality = statesQuality(i.from)
  const min = compileAmount(i.min, compiler.reading)
  const max = i.max === 'any' ? () => Number.MAX_SAFE_INTEGER : compileAmount(i.max, compiler.reading)
  return [
    (tx, f) => {
      const scope = scopeOf(tx, f)
      const player = players(tx, scope)[0]
      if (player === undefined || !tx.s.players[player]!.active) return NEXT // 651.3
      // What was revealed to all hides nothing (128.5).
      const among = stillIn(tx, filter.zone, shown(tx, scope))
      const hidden = (filter.zone === Zone.Hand || filter.zone === Zone.Deck) && !isPublic(tx, among)
      const options = matches(tx, filter, chosenBy(scope, player)).map(o => tx.s.objects[o]!.key)
      const picked = askPick(tx, {
        player,
        reason: 'pick',
        rule: '355.17',
        options,
        // 128.6: nobody can be made to act on hidden cards of a stated quality.
        min: hidden && quality ? 0 : min(tx, scope),
        max: max(tx, scope),
        of: 'object',
        source: scope.source,
        hidden,
        evenEmpty: hidden && (shown === NOTHING ? zoneCards(tx.s, player, filter.zone).length > 0 : among.length > 0),
      })
      if (picked === null) return AGAIN
      setSlot(scope, i.as, i.add === true ? [...new Set([...slotKeys(scope, i.as), ...picked])] : picked)
      scope.result = makeResult(picked, picked.length, picked.length)
      return NEXT
    },
  ]
}

/** What the text says, read by the player who chooses. */
const chosenBy = (scope: RunFrame, player: PlayerIndex): Context => ({
  ...scope,
  slots: [...scope.slots, { slot: CHOOSER, keys: [playerTarget(player)] }],
})

/** A kind or quality of card, beyond whose it is and whether it was shown or chosen before (128.6). */
const statesQuality = ({ noun, where }: Filter): boolean =>
  noun !== 'card' ||
  where.some(p => p.is !== 'yours' && p.is !== 'theirs' && p.is !== 'of' && p.is !== 'ref' && p.is !== 'notRef')

type ReadKeys = (tx: Transaction, scope: RunFrame) => readonly Key[]
const NOTHING: ReadKeys = () => NONE

/** Keys of the shown cards that the filter picks among. */
function compileShown(from: Filter, compiler: Compiler): ReadKeys {
  const among = from.where.find(p => p.is === 'ref')
  return among === undefined ? NOTHING : compileRef(among.ref, compiler.reading)
}

function isPublic(tx: Transaction, keys: readonly Key[]): boolean {
  const all = (1 << tx.s.players.length) - 1
  return keys.length > 0 && keys.every(key => (all & ~(tx.s.objects[tx.find(key)]?.seenBy ?? 0)) === 0)
}

/** The players are asked one after the other, and each knows what those before him chose. */
function chooseWord(i: Of<'chooseWord'>, compiler: Compiler): readonly Step[] {
  if (!isOnePlayer(i.who)) return forEachPlayer(i.who, compiler, who => chooseWord({ ...i, who }, compiler))
  const players = compilePlayers(i.who, compiler)
  return [
    (tx, f) => {
      const scope = scopeOf(tx, f)
      const player = players(tx, scope)[0]
      if (player === undefined || !tx.s.players[player]!.active) return NEXT // 651.3
      const { words } = lexiconOf(tx.registry)
      const picked = askPick(tx, {
        player,
        reason: 'word',
        rule: '355.17',
        options: i.words.map(({ word }) => words.indexOf(word)),
        min: 1,
        max: 1,
        of: 'word',
        source: scope.source,
      })
      if (picked === null) return AGAIN
      const { as } = i.words.find(({ word }) => word === words[picked[0]!])!
      setSlot(scope, as, [...slotKeys(scope, as), playerTarget(player)])
      return NEXT
    },
  ]
}
