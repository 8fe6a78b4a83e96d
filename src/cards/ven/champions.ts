// biome-ignore-all format: laid out as the card is printed, its text one line each

/** The legends and the signature cards of two domains. */

import type { CardDefinition } from '../../abilities/types'

export const champions: readonly CardDefinition[] = [
]
