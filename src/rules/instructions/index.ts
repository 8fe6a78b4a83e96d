/** Instructions as steps of the interpreter: each runs, asks, or performs one batch as its last deed (design 5). */
import type { Compiler } from '../../abilities/compile/ability'
import type { Step } from '../../abilities/compile/compiled'
import type { Instruction } from '../../abilities/types'
import { compileAction } from './actions'
import { compileAttach } from './attach'
import { compileChain } from './chain'
import { compileCreating } from './creating'
import { compileEffect } from './effects'
import { compileLooking } from './looking'
import { compileMight } from './might'
import { compilePlay } from './plays'
import { compileStructure } from './structure'
import { compileText } from './texts'

export function compileInstruction(i: Instruction, compiler: Compiler): readonly Step[] {
  return (
    compileStructure(i, compiler) ??
    compileAction(i, compiler) ??
    compileAttach(i, compiler) ??
    compileChain(i, compiler) ??
    compileEffect(i, compiler) ??
    compileMight(i, compiler) ??
    compileLooking(i, compiler) ??
    compilePlay(i, compiler) ??
    compileCreating(i, compiler) ??
    compileText(i, compiler) ??
    unknown(i)
  )
}

function unknown(i: Instruction): never {
  throw new Error(`the engine can't execute the instruction ${i.do} here yet`)
}
