// biome-ignore-all format: laid out as the card is printed, its text one line each

import type { CardDefinition } from '../../abilities/types'

export const mind: readonly CardDefinition[] = [
]
