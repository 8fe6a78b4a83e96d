/** Players as subjects of sentences (053): "you", "its controller", "each player". */

import type { Players } from '../types'
import { isSelf, possessive, type Scope } from './scope'
import { list, type Person } from './words'

export interface Who {
  readonly text: string
  readonly person: Person
  /** A sentence before: a player who is chosen is chosen first. */
  readonly before?: string
  /** Tells that differently named players are one. */
  readonly key?: string
}

export const YOU: Who = { text: 'you', person: 'many' }
export const samePlayer = (a: Who, b: Who): boolean => (a.key ?? a.text) === (b.key ?? b.text)
/** Several are named as such: "each player". */
export const isOnePlayer = (players: Players): boolean =>
  typeof players === 'object' ? !('fromNext' in players || 'everyOf' in players) : players === 'you' || players === 'turnPlayer'
export const isYou = (who: Who): boolean => who.text === 'you'

export const describePlayers = (players: Players, scope: Scope): Who => {
  switch (players) {
    case 'you':
      return YOU
    case 'eachPlayer':
      return { text: 'each player', person: 'one' }
    case 'eachOther':
      return { text: 'each other player', person: 'one' }
    case 'eachOpponent':
      return { text: 'each opponent', person: 'one' }
    case 'turnPlayer':
      return { text: 'the turn player', person: 'one' }
    case 'defender':
      return { text: 'the defender', person: 'one' }
  }
  if ('fromNext' in players)
    return { text: `starting with the next player, ${describePlayers(players.fromNext, scope).text}`, person: 'one' }
  if ('everyOf' in players) {
    const parts = players.everyOf.map(part => describePlayers(part, scope).text)
    return { text: `${list(parts)} each`, person: 'many' }
  }
  if ('controllerOf' in players)
    return isSelf(players.controllerOf, scope)
      ? YOU
      : { text: `${possessive(players.controllerOf, scope)} controller`, person: 'one' }
  if ('ownerOf' in players)
    return isSelf(players.ownerOf, scope) ? YOU : { text: `${possessive(players.ownerOf, scope)} owner`, person: 'one' }
  if ('eventPlayer' in players)
    return scope.eventPlayer === 'you' ? YOU : { text: scope.eventPlayer, person: scope.eventPlayer === 'they' ? 'many' : 'one' }
  if ('player' in players) {
    // The variable of a loop is its player; a chosen player is "they".
    const it = scope.things.get(players.player)
    if (it?.noun !== 'each') return { text: 'they', person: 'many' }
    const text = scope.loop
    scope.loop = 'that player'
    return { text, person: 'one', key: players.player }
  }
  if ('eventOwner' in players) return { text: 'that player', person: 'one' }
  scope.things.set(players.as, { noun: 'player', many: false, place: true })
  if (players.bare === true) return { text: players.targetPlayer === 'opponent' ? 'an opponent' : 'a player', person: 'one' }
  return { text: 'they', person: 'many', before: `choose ${players.targetPlayer === 'opponent' ? 'an opponent' : 'a player'}` }
}
