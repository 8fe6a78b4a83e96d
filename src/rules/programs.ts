/** All rule programs by name, as frames call them. */
import type { Programs } from '../interpreter/run'
import { banishTopProgram } from './banish-top'
import { drawProgram } from './burn-out'
import { cleanupProgram } from './cleanup'
import { hideProgram } from './hiding'
import { standardMoveProgram } from './moves'
import { newChoicesProgram } from './new-choices'
import { paymentProgram } from './payment'
import { playProgram } from './play'
import { predictProgram } from './predict'
import { batchProgram } from './replacing'
import { resolveProgram } from './resolve'
import { scoreProgram } from './scoring'
import { setupProgram } from './setup'
import { showdownProgram } from './showdown'
import { turnProgram } from './turn'

export const programs: Programs = {
  setup: setupProgram,
  turn: turnProgram,
  cleanup: cleanupProgram,
  showdown: showdownProgram,
  play: playProgram,
  payment: paymentProgram,
  resolve: resolveProgram,
  score: scoreProgram,
  batch: batchProgram,
  draw: drawProgram,
  banishTop: banishTopProgram,
  predict: predictProgram,
  standardMove: standardMoveProgram,
  hide: hideProgram,
  newChoices: newChoicesProgram,
}
