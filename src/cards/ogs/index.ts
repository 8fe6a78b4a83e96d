/** Proving Grounds. */

import type { CardDefinition } from '../../abilities/types'
import { body } from './body'
import { calm } from './calm'
import { champions } from './champions'
import { chaos } from './chaos'
import { fury } from './fury'
import { mind } from './mind'
import { order } from './order'

export const ogs: readonly CardDefinition[] = [...fury, ...calm, ...mind, ...body, ...chaos, ...order, ...champions]
