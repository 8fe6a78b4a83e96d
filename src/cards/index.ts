/** All cards, by set; a registry of them is handed to `createEngine`. */

import type { CardDefinition } from '../abilities/types'
import { ogn } from './ogn'
import { ogs } from './ogs'
import { rad } from './rad'
import { sfd } from './sfd'
import { tokens } from './tokens'
import { unl } from './unl'
import { ven } from './ven'

export { ogn, ogs, rad, sfd, tokens, unl, ven }

/** Every card once; the sets share the tokens. */
export const allCards: readonly CardDefinition[] = [...new Set([...ogn, ...ogs, ...sfd, ...unl, ...ven, ...rad])]
