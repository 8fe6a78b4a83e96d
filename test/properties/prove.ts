/**
 * Compares the engine with the reference search in fresh positions:
 *   npx tsx test/properties/prove.ts [--seed WORD] [--positions N] [--only ID,ID] [--invented]
 * `--only`: positions hold these cards first. `--invented`: half of the games are with invented cards whose costs and choices hang together.
 */
import { parseArgs } from 'node:util'
import { makeRandom } from '../../src/game-actions/random'
import { type Fault, newProof, proofEngine, prove, windows } from './proof'

const { values } = parseArgs({
  options: { seed: { type: 'string' }, positions: { type: 'string' }, only: { type: 'string' }, invented: { type: 'boolean' } },
})
const positions = Number(values.positions ?? 1000)
const seed = values.seed ?? 'proof'
const wanted = new Set((values.only ?? '').split(',').filter(id => id !== ''))
const proof = newProof()
const random = makeRandom(`${seed} walks`)
const kinds = new Map<string, number>()

/** Which cards it is about; of invented ones the text. */
function told({ engine, name, text, state }: Fault): string {
  const keys = [...text.matchAll(/"(?:card|object)":(\d+)/g)].map(m => Number(m[1]))
  const named = [...text.matchAll(/FUZ-\d+/g)].map(m => m[0])
  const top = state.frames[state.frames.length - 1]
  const item = state.chain.find(x => x.key === top?.['item'])
  if (item !== undefined) keys.push(item.source)
  const cards = [...keys.map(key => state.objects.find(o => o.key === key)?.def ?? '?'), ...named]
  const texts = [...new Set(cards)].map(id => {
    const card = engine.card(id)
    const { types, energy = '', power = [] } = card?.definition ?? {}
    return `\n    ${id} (${types} ${energy} ${power.join('+')}) ${card?.text.replaceAll('\n', ' / ') ?? ''}`
  })
  return `${name}: ${text}${texts.join('')}`
}

/** Alike whatever the choices were. */
const kindOf = (text: string): string =>
  text
    .replace(
      /^\[.*?\] (?=[a-z])/,
      text.includes('"activate"') && text.startsWith('[{"type":"play"') ? '[with Add abilities] ' : '',
    )
    .replace(/FUZ-\d+.*|[\d,]+/g, '#')
    .slice(0, 120)

const began = performance.now()
for (const { engine, name, state } of windows(seed, { wanted, invented: values.invented === true })) {
  if (proof.positions >= positions) break
  const before = proof.faults.length
  try {
    prove(engine, name, state, random, proof)
  } catch (error) {
    proof.faults.push({ name, text: (error as Error).stack ?? String(error), state, engine })
  }
  for (const fault of proof.faults.slice(before)) {
    const kind = kindOf(fault.text)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    if (kinds.get(kind)! <= 2) console.log(told(fault).slice(0, 1500))
  }
  if (proof.positions % 500 === 0)
    console.log(
      `… ${proof.positions} positions, ${proof.faults.length} faults, ${Math.round((performance.now() - began) / 1000)} s`,
    )
}
const { faults, completed, ...counts } = proof
console.log(`\n${JSON.stringify(counts)}, ${faults.length} faults in ${Math.round((performance.now() - began) / 1000)} s`)
const never = [...proofEngine().registry.cards.values()].filter(
  c => c.id.includes('-') && (c.types & 7) !== 0 && !c.def.token && completed[`play ${c.id}`] === undefined,
)
console.log(
  `${Object.keys(completed).length} kinds of plays, activations and hides completed; never played: ${never.map(c => c.id).join()}`,
)
for (const [kind, n] of kinds) console.log(`${n} × ${kind}`)
if (faults.length > 0) process.exitCode = 1
