/**
 * Keywords (805–829). A keyword that is missing here can't be expressed yet, and a card with it is refused.
 *
 * Deathknell (808), Legion (812), Level (824) and Empowered (828) stand in front of an ability and have no macro: the
 * builders `deathknell`, `legion`, `level` and `whileEmpowered` write trigger or condition into the ability itself.
 */

import type { Keyword } from '../abilities/types'
import { accelerate } from './accelerate'
import { action } from './action'
import { ambush } from './ambush'
import { assault } from './assault'
import { backline } from './backline'
import { deflect } from './deflect'
import { deploy } from './deploy'
import { disarm } from './disarm'
import { empower } from './empower'
import { equip } from './equip'
import { flow } from './flow'
import { ganking } from './ganking'
import { hidden } from './hidden'
import { hunt } from './hunt'
import type { KeywordMacro } from './macro'
import { quickDraw } from './quick-draw'
import { reaction } from './reaction'
import { repeat } from './repeat'
import { shield } from './shield'
import { showOff } from './show-off'
import { tank } from './tank'
import { temporary } from './temporary'
import { unique } from './unique'
import { vision } from './vision'
import { weaponmaster } from './weaponmaster'

export type { KeywordMacro }

export const keywordMacros: Partial<Record<Keyword, KeywordMacro>> = {
  accelerate,
  action,
  ambush,
  assault,
  backline,
  deflect,
  deploy,
  disarm,
  empower,
  equip,
  flow,
  ganking,
  hunt,
  quickDraw,
  hidden,
  reaction,
  repeat,
  shield,
  showOff,
  tank,
  temporary,
  unique,
  vision,
  weaponmaster,
}
