/** All cards, by set; a registry of them is handed to `createEngine`. */

import type { CardDefinition } from '../abilities/types'
import { ogn } from './ogn'
import { ogs } from './ogs'
import { tokens } from './tokens'

export { ogn, ogs, tokens }

/** Every card once; the sets share the tokens. */
export const allCards: readonly CardDefinition[] = [...new Set([...ogn, ...ogs])]
