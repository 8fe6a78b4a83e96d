/** `npx tsx test/properties/prove.ts --positions 10000` does the same on a larger scale, with fresh seeds. */
import { expect, test } from 'vitest'
import { proveMany } from './proof'

test('[355.16] what is offered can be completed and paid for, and a search of everything finds nothing that is not offered', {
  timeout: 120_000,
}, () => {
  const proof = proveMany(400, 'committed')
  expect(proof.faults.map(fault => `${fault.name}: ${fault.text}`)).toEqual([])
  expect(proof.walks).toBeGreaterThan(200)
  expect(proof.questions).toBeGreaterThan(50)
  expect(proof.agreed).toBeGreaterThan(1_000)
  expect(proof.impossible).toBeGreaterThan(600)
  expect(proof.cut).toBeLessThan(5)
})

test('[355.16] [357.3] also where random cards make choices and costs hang together', { timeout: 120_000 }, () => {
  const proof = proveMany(160, 'committed', { invented: true })
  expect(proof.faults.map(fault => `${fault.name}: ${fault.text}`)).toEqual([])
  expect(proof.walks).toBeGreaterThan(100)
  expect(proof.questions).toBeGreaterThan(30)
  expect(proof.cut).toBeLessThan(proof.agreed / 10)
})
