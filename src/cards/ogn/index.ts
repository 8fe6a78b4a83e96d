/** Origins. */

import type { CardDefinition } from '../../abilities/types'
import { tokens } from '../tokens'
import { battlefields } from './battlefields'
import { body } from './body'
import { calm } from './calm'
import { champions } from './champions'
import { chaos } from './chaos'
import { fury } from './fury'
import { mind } from './mind'
import { order } from './order'
import { runes } from './runes'

/** With the tokens that its cards play (180), so that a registry of this set alone is complete. */
export const ogn: readonly CardDefinition[] = [
  ...fury,
  ...calm,
  ...mind,
  ...body,
  ...chaos,
  ...order,
  ...champions,
  ...battlefields,
  ...runes,
  ...tokens,
]
