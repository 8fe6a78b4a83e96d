/** The ability language for authors of cards: builders, types, the schema check, and generated text. */
export * from '../abilities/builders'
export {
  describe,
  describeAbility,
  describeCost,
  describeFilter,
  describeInstruction,
  describeInstructions,
  type Names,
} from '../abilities/describe'
export { parseCard } from '../abilities/parse-card'
export type * from '../abilities/types'
