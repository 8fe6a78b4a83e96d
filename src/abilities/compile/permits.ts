/** Texts by which a card says that it can be played from a zone (366.1). */
import type { CompiledAbility, CompiledCard } from './compiled'
import { ZONE_OF } from './filters'

/** Does it forbid to play the card whose text it is (366.1)? */
export const isOwnBan = ({ effect }: CompiledAbility): boolean =>
  effect?.static === 'forbid' && effect.action === 'playCards' && effect.who !== 'opponents'

/** It works in that zone, about its own card. */
export const isOwnPermit = ({ effect }: CompiledAbility): boolean => effect?.static === 'mayPlay' && effect.from !== undefined

/** The zones from which its own text lets it be played, as a mask. */
export function playedFrom(card: CompiledCard): number {
  let zones = 0
  for (const { effect } of card.permits)
    if (effect?.static === 'mayPlay' && effect.from !== undefined) zones |= 1 << ZONE_OF[effect.from]
  return zones
}
