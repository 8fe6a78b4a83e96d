/** The game actions that are one verb on objects (412–444), for texts that instruct them and costs that demand them. */
import type { Cause, ObjectIndex } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import { banish, buff, disempower, empower, exhaust, kill, ready, returnToHand, stun } from './actions'

/** `depth` gets the result. */
export type OnObjects = (tx: Transaction, objects: readonly ObjectIndex[], cause: Cause, depth?: number) => void

const VERBS = { kill, ready, exhaust, stun, buff, banish, returnToHand, empower, disempower } satisfies Record<string, OnObjects>

/** The action of that name, if it is one of these. */
export const onObjects = (verb: string): OnObjects | undefined => (VERBS as Partial<Record<string, OnObjects>>)[verb]
