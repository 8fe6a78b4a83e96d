/**
 * Walks through the questions of a play with random answers among those that are listed: it must always come to its end. Others
 * may be asked on the way, about what replaces the costs.
 */
import type { Action, Engine, GameEvent, GameState } from '../../src'

/** How often a walk answers before it is said to be stuck. */
const ANSWERS = 400
/** How many answers are listed at once. */
export const LISTED = 120

export interface Walk {
  readonly action: Action
  /** States with a question of the play, as it was being made. */
  readonly asked: readonly GameState[]
  readonly answers: readonly Action[]
  /** '' when the play was completed. */
  readonly fault: string
}

export function walk(engine: Engine, begin: GameState, action: Action, random: () => number): Walk {
  const asked: GameState[] = []
  const answers: Action[] = []
  const events: GameEvent[] = []
  const result = (fault: string): Walk => ({ action, asked, answers, fault })
  let state = begin
  const apply = (next: Action): string | null => {
    const applied = engine.apply(state, state.decision!.player, next)
    if (!applied.ok) return `refused: ${applied.error.rule} ${applied.error.message}`
    state = applied.state
    events.push(...applied.events)
    return null
  }
  const refused = apply(action)
  if (refused !== null) return result(refused)
  const known = new Set(begin.chain.map(item => item.key))
  const item = state.chain.find(x => !known.has(x.key) && x.openedBy !== 'trigger' && x.pending)?.key ?? 0
  const goesOn = (): boolean =>
    action.type === 'hide'
      ? state.frames.some(f => f.program === 'hide')
      : item !== 0 && state.frames.some(f => f.program === 'play' && f['item'] === item)
  while (goesOn()) {
    if (answers.length > ANSWERS) return result('it never ends')
    if (state.decision === null) return result('nothing is asked')
    const { actions } = engine.legalActions(state, LISTED)
    asked.push(state)
    if (actions.length === 0) return result(`stuck at ${state.decision.reason}`)
    const answer = actions[Math.floor(random() * actions.length)]!
    answers.push(answer)
    const wrong = apply(answer)
    if (wrong !== null) return result(`${JSON.stringify(answer)} is listed and ${wrong}`)
  }
  if (events.some(e => e.type === 'undo')) return result('undone')
  if (action.type === 'hide') return events.some(e => e.type === 'hide') ? result('') : result('not hidden')
  return events.some(e => e.type === 'finalize') ? result('') : result('not finalized')
}
