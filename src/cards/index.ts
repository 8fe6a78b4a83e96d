/** All cards, by set; a registry of them is handed to `createEngine`. */

import type { CardDefinition } from '../abilities/types'
import { ogn } from './ogn'
import { ogs } from './ogs'
import { tokens } from './tokens'

export { ogn, ogs, tokens }

export const allCards: readonly CardDefinition[] = [...ogn, ...ogs, ...tokens]
