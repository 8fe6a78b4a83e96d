/** Permissions: to play cards from elsewhere (366.1) and for how long, and to hide more of them (107.3.b.1). */

import type { Cost, StaticEffect } from '../types'
import { resources } from './costs'
import { placePhrase, plurals } from './nouns'
import { objectWord, type Scope } from './scope'
import { words } from './words'

type MayPlay = Extract<StaticEffect, { readonly static: 'mayPlay' }>

const ZONES: Partial<Record<NonNullable<MayPlay['from']>, string>> = {
  hand: 'your hand',
  trash: 'your trash',
  banishment: 'banishment',
  championZone: 'your Champion Zone',
}

const forCost = (cost: Cost | undefined, scope: Scope): string => (cost === undefined ? '' : `for ${resources(cost, scope)}`)

/** "you may play me from your trash for {3}{fury}", "you may play cards from your trash". */
export const permission = ({ what, from, for: cost }: MayPlay, scope: Scope): string => {
  const object = 'ref' in what ? objectWord(what, scope) : plurals(what, scope, 'from')
  return words('you may play', object, from !== undefined && `from ${ZONES[from] ?? from}`, forCost(cost, scope))
}

/** "until your next Ending Phase, you may play that card". */
export const permissionFor = (effect: MayPlay, tail: string, scope: Scope): string =>
  tail.startsWith('until') ? `${tail}, ${permission(effect, scope)}` : words(permission(effect, scope), tail)

/** 107.3.b.1: "you may hide an additional card here". */
export const facedownLimit = ({ by, who }: Extract<StaticEffect, { readonly static: 'facedownLimit' }>, scope: Scope): string => {
  const cards = Math.abs(by) === 1 ? 'an additional card' : `${Math.abs(by)} additional cards`
  const place = who.where.find(p => p.is === 'at')
  const where = place === undefined ? `at ${plurals(who, scope)}` : placePhrase(place.place, scope, false, true)
  return by > 0 ? `you may hide ${cards} ${where}` : `${-by} ${-by === 1 ? 'card' : 'cards'} fewer can be hidden ${where}`
}
