/** The frame of a cleanup; its steps are in cleanup.ts. */
import type { Frame } from '../state/types'
import type { Transaction } from '../transaction/transaction'

export interface CleanupFrame extends Frame {
  program: 'cleanup'
  /** 324: '' normal, 'combat' (466.1.a) or 'ending' (317.2.a). */
  special: '' | 'combat' | 'ending'
}

export function pushCleanup(tx: Transaction, special: CleanupFrame['special']): void {
  tx.s.cleanupDue = false
  const frame: CleanupFrame = { program: 'cleanup', pc: 0, special }
  tx.push(frame)
}
