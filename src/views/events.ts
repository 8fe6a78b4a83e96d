/** Events as somebody may see them: that a hidden card moved is open to all, which one is not (128). */
import type { GameEvent } from '../events/event'
import type { Viewer } from './types'

/** May this viewer see `object` and `card` of the event? */
export function seesEvent(viewer: Viewer, event: GameEvent): boolean {
  if (event.visible === -1 || viewer === 'judge') return true
  return viewer !== 'spectator' && (event.visible & (1 << viewer)) !== 0
}

/** The same events, with hidden cards as object 0 and card ''. */
export function viewEvents(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
  if (viewer === 'judge' || events.every(event => seesEvent(viewer, event))) return events
  return events.map(event => (seesEvent(viewer, event) ? event : hide(event)))
}

function hide(event: GameEvent): GameEvent {
  return {
    type: event.type,
    player: event.player,
    object: 0,
    was: 0,
    card: '',
    place: event.place,
    from: event.from,
    amount: event.amount,
    other: 0,
    source: event.source,
    detail: event.detail,
    visible: event.visible,
  }
}
