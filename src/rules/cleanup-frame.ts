/** The frame of a cleanup; its steps are in cleanup.ts. */
import type { Result } from '../abilities/compile/compiled'
import type { Frame } from '../state/types'
import type { Transaction } from '../transaction/transaction'

export interface CleanupFrame extends Frame {
  program: 'cleanup'
  /** 324: '' normal, 'combat' (466.1.a) or 'ending' (317.2.a). */
  special: '' | 'combat' | 'ending'
  /** Whether the Attackers are recalled, or something happens instead (466.1.a.2). */
  result: Result | null
}

export function pushCleanup(tx: Transaction, special: CleanupFrame['special']): void {
  tx.s.cleanupDue = false
  const frame: CleanupFrame = { program: 'cleanup', pc: 0, special, result: null }
  tx.push(frame)
}
