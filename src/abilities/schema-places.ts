/** Places and players (`places.ts`), for `schema.ts`, which hands over the schemas that contain them. */

import { z } from 'zod'
import { fields, keyed, list, names, opt } from './schema-unions'
import { flag, name, yes } from './schema-words'
import type { Everybody, Filter, ObjectRef, PlaceFilter, PlaceRef, Players, TargetPlace, TargetPlayer } from './types'

export interface PlaceParts {
  readonly objectRef: z.ZodType<ObjectRef>
  readonly filter: z.ZodType<Filter>
}

export function placesAndPlayers({ objectRef, filter }: PlaceParts) {
  const placeFilter = keyed<PlaceFilter>(
    'a place',
    {
      chosen: z.strictObject({ chosen: name }),
      sameAs: z.strictObject({ sameAs: objectRef }),
      eventPlace: z.strictObject({ eventPlace: yes }),
      with: z.strictObject({ with: filter }),
    },
    z.enum(['battlefield', 'base', 'here', 'openBattlefield', 'controlledBattlefield']),
  )
  const targetPlace = fields<TargetPlace>({
    targetPlace: z.enum(['battlefield', 'controlledBattlefield', 'openBattlefield', 'location']),
    as: name,
  })
  const targetPlayer = fields<TargetPlayer>({ targetPlayer: z.enum(['opponent', 'player']), as: name, bare: opt(flag) })
  const everybody = names<Everybody>({ eachPlayer: true, eachOther: true, eachOpponent: true })
  const players: z.ZodType<Players> = keyed<Players>(
    'players',
    {
      fromNext: z.strictObject({ fromNext: everybody }),
      everyOf: z.strictObject({ everyOf: z.lazy(() => list(players)) }),
      controllerOf: z.strictObject({ controllerOf: objectRef }),
      ownerOf: z.strictObject({ ownerOf: objectRef }),
      player: z.strictObject({ player: name }),
      eventPlayer: z.strictObject({ eventPlayer: yes }),
      eventOwner: z.strictObject({ eventOwner: yes }),
      targetPlayer,
    },
    z.enum(['you', 'eachPlayer', 'eachOther', 'eachOpponent', 'turnPlayer', 'defender']),
  )
  const placeRef = keyed<PlaceRef>(
    'a place',
    {
      place: z.strictObject({ place: name }),
      placeOf: z.strictObject({ placeOf: objectRef }),
      eventPlace: z.strictObject({ eventPlace: yes }),
      targetPlace,
    },
    z.enum(['here', 'base', 'anyLegal']),
  )
  return { placeFilter, placeRef, players, targetPlace }
}
