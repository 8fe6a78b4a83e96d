/** `isSettled` spares cleanups that would change nothing; it must never spare one that would. */
import { expect, test } from 'vitest'
import type { GameState } from '../../src'
import { makeRandom } from '../../src/game-actions/random'
import { DONE, NEXT } from '../../src/interpreter/flow'
import { cleanupProgram, isSettled } from '../../src/rules/cleanup'
import { pushCleanup } from '../../src/rules/cleanup-frame'
import { createSimulator, fork, greedyAgent, randomAgent } from '../../src/sim'
import { Transaction } from '../../src/transaction/transaction'
import { engine, start } from './tables'

type Change = (s: GameState, pick: (n: number) => number) => void

/** A permanent on the board, drawn; the callback isn't called when there is none. */
const permanent =
  (use: (s: GameState, i: number, pick: (n: number) => number) => void): Change =>
  (s, pick) => {
    const all = s.places.flatMap(place => place.permanents)
    if (all.length > 0) use(s, all[pick(all.length)]!, pick)
  }

const changes: readonly Change[] = [
  () => {},
  permanent((s, i, pick) => {
    s.objects[i]!.damage = [{ amount: 1 + pick(6), player: 0, item: 0, sources: [] }]
  }),
  permanent((s, i) => {
    s.objects[i]!.controller = 1 - s.objects[i]!.controller
  }),
  permanent((s, i, pick) => {
    s.objects[i]!.designation = pick(3)
  }),
  permanent((s, i, pick) => {
    const o = s.objects[i]!
    const from = s.places[o.place]!
    o.place = pick(s.places.length)
    from.permanents = from.permanents.filter(j => j !== i)
    s.places[o.place]!.permanents = [...s.places[o.place]!.permanents, i]
  }),
  (s, pick) => {
    const place = s.places[2 + pick(2)]!
    place.controller = pick(3) - 1
  },
  (s, pick) => {
    s.places[2 + pick(2)]!.contestedBy = pick(3) - 1
  },
  (s, pick) => {
    const place = s.places[2 + pick(2)]!
    place.showdownStaged = pick(2) === 0
    place.combatStaged = pick(2) === 0
  },
  (s, pick) => {
    s.teams[pick(2)]!.points = 6 + pick(4)
  },
  s => {
    s.showdown = null
  },
  (s, pick) => {
    const rune = s.places[pick(2)]!.runes[0]
    if (rune !== undefined) s.objects[rune]!.controller = pick(2)
  },
]

/** Runs a whole cleanup on the state, as the window would. */
function clean(s: GameState): void {
  const tx = new Transaction(engine.registry, true)
  tx.begin(s, null)
  pushCleanup(tx, '')
  for (let n = 0; n < 100; n++) {
    const frame = tx.top()
    if (frame.program !== 'cleanup') throw new Error(`the cleanup started ${frame.program}`)
    const flow = cleanupProgram.steps[frame.pc]!(tx, frame)
    if (s.decision !== null || s.outcome !== null) throw new Error('the cleanup asked or ended the game')
    if (flow === DONE) {
      tx.pop()
      return
    }
    if (flow !== NEXT) throw new Error('the cleanup waits')
    frame.pc++
  }
}

test('a cleanup that is spared would have changed nothing', () => {
  const simulator = createSimulator(engine)
  const random = makeRandom('settled')
  const pick = (n: number): number => Math.floor(random() * n)
  let spared = 0
  let due = 0
  for (let n = 0; n < 12; n++) {
    const game = simulator.open(start(n))
    const agents = [n % 2 === 0 ? randomAgent(`a${n}`) : greedyAgent(`a${n}`), randomAgent(`b${n}`)]
    while (game.step(agents) !== null) {
      for (const change of changes) {
        const s = fork(game.state)
        s.decision = null
        if (s.outcome !== null) continue
        change(s, pick)
        const tx = new Transaction(engine.registry, true)
        tx.look(s, null)
        if (!isSettled(tx)) {
          due++
          continue
        }
        spared++
        const before = JSON.stringify({ ...s, cleanupDue: false })
        clean(s)
        expect(JSON.stringify(s)).toBe(before)
      }
    }
  }
  expect(spared).toBeGreaterThan(1000)
  expect(due).toBeGreaterThan(1000)
})
