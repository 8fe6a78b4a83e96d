/** Lets a game go on until somebody has to decide or it is over. */
import { compareTransitions } from '../game-actions/transitions'
import { run } from '../interpreter/run'
import type { Transaction } from '../transaction/transaction'
import { programs } from './programs'

export const proceed = (tx: Transaction): void => {
  run(tx, programs, tx.registry.listensToMighty ? compareTransitions : undefined)
}
