/** What is named as a card is played (355.1): a choice, unlike what is done as it enters (369.3). */
import type { CardDefinition, Instruction, Nameable } from '../types'

export const namesOnly = (program: readonly Instruction[]): boolean => program.length > 0 && program.every(i => i.do === 'name')

export const namedAsPlayed = (def: CardDefinition): readonly Nameable[] =>
  def.text.flatMap(part =>
    'kind' in part && part.kind === 'as' && part.of.on === 'play' && namesOnly(part.program)
      ? part.program.flatMap(i => (i.do === 'name' ? [i.sort] : []))
      : [],
  )
