import { event, kill, me, when } from '../abilities/builders'
import type { KeywordMacro } from './macro'

export const deploy: KeywordMacro = {
  keyword: 'deploy',
  numeric: false,
  sums: false,
  // October 830.1.b: where it is played (rules/play-places.ts) and that it isn't recalled (rules/cleanup.ts) follow from the
  // keyword itself, also from one that was given. As its cards are printed, an opponent who holds there is the end of it.
  expand: () => [when(event('hold', { player: 'opponent', at: 'here' }), kill(me))],
}
