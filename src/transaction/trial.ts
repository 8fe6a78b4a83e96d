/** Trying something out: the state as it would be, beside the one that is being worked on. */
import { Transaction } from './transaction'

const spare = new WeakMap<Transaction, Transaction>()

/**
 * A copy-on-write transaction on the state of `tx`, with the derived values that it has. There is one for each transaction: the next
 * trial takes it over, so nobody keeps it, and nothing that is asked of it makes a trial of `tx` itself.
 */
export function trialOf(tx: Transaction): Transaction {
  let trial = spare.get(tx)
  if (trial === undefined) {
    trial = new Transaction(tx.registry, false)
    spare.set(tx, trial)
  }
  trial.begin(tx.s, tx.derived)
  trial.elsewhere = tx.elsewhere
  return trial
}
