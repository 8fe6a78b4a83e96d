/** How a card, a token or an ability is played (353, 356.1, 419.3.b): plain parts of the state. */
import type { PlaceIndex } from './types'

/** A cost that stands in place of the base costs of a card (356.1.a), with its amounts as they were when the text gave it. */
export interface AlternateCost {
  readonly energy: number
  /** Masks of domains, one per Power. */
  readonly power: readonly number[]
  readonly x: '' | 'energy' | 'any'
  readonly xp: number
}

/** Options of a play that an instruction gives (353, 419.3.b). */
export interface PlayOptions {
  readonly ignoring: '' | 'cost' | 'energy' | 'power' | 'allCosts'
  /** 356.1.a: what it is played for; null: for its own cost. */
  readonly for: AlternateCost | null
  /** 356.4: a discount on the Energy of this play. */
  readonly reduced: number
  /** Where it must enter, -1 free; -2: the controller chooses among legal places. */
  readonly place: PlaceIndex
  /** 355.2.b: where it may enter as well. */
  readonly also: readonly PlaceIndex[]
  readonly ready: boolean
  readonly exhausted: boolean
  /** 811.1.d: hidden at this place, -1 not. */
  readonly hiddenAt: PlaceIndex
  /** 829: played from the trash for the nth of its Flow costs (`for` holds one that was given to it); -1 not. */
  readonly flow: number
  /** 390.3.a: what is done with it if it would leave the chain without its own doing. */
  readonly then: '' | 'banish' | 'recycle'
  /** Ways to play it among which its player has still to choose (829.1.c.3); none once that is settled. */
  readonly or: readonly PlayOptions[]
}
