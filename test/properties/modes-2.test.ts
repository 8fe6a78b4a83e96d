import { test } from 'vitest'
import { modesAgree } from './modes.shared'

test('copy-on-write, in place, the Immer oracle and saved-and-loaded states agree after every action (games 201–299)', {
  timeout: 600_000,
}, () => {
  modesAgree(100, 2)
})
