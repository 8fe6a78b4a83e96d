/** What the registry makes of card data: functions and numbers, built once, never stored in a state. */
import type { Occurrence } from '../../events/event'
import type { Proposal } from '../../events/proposal'
import type {
  Bind,
  BoundSlot,
  ChainItem,
  Frame,
  Key,
  ObjectIndex,
  PlaceIndex,
  PlayerIndex,
  Result,
  Snapshot,
} from '../../state/types'
import type { Transaction } from '../../transaction/transaction'
import type {
  Ability,
  AddedPower,
  CardDefinition,
  CostVerb,
  GroupPart,
  Instruction,
  Keyword,
  Nameable,
  StaticEffect,
  TargetPlace,
  TargetPlayer,
} from '../types'

/**
 * From where a text is read: whose it is, who "you" is, and what its words refer to. Frames of a running resolution,
 * chain items whose choices are being made and abilities in play all serve as one.
 */
export interface Context {
  /** "Me": the object that has the text. */
  readonly source: Key
  /** What brought the text along: an Equipment, a granter; 0 = it is the source's own. */
  readonly via: Key
  /** "You"; -1 = nobody (190.6.d). */
  readonly controller: PlayerIndex
  readonly bind: Bind | null
  readonly slots: readonly BoundSlot[]
  readonly each: Key
  readonly result: Result | null
  readonly x: number
  readonly paid: number
  /** What left while the text was running, as it last was (359.3.e.13). */
  readonly known: readonly Snapshot[]
  /** 811.1.d: it was played from facedown at this place, or is a play effect of a permanent that was; -1 otherwise. */
  readonly hiddenAt: PlaceIndex
}

export type { Result } from '../../state/types'

export type Test = (tx: Transaction, i: ObjectIndex, ctx: Context) => boolean
export type Read = (tx: Transaction, ctx: Context) => number
export type Check = (tx: Transaction, ctx: Context) => boolean

export interface CompiledFilter {
  /** Aspects that the test reads. */
  readonly reads: number
  readonly zone: number
  /** Types that can match, as a mask. */
  readonly types: number
  readonly test: Test
  /** The same for abilities on the chain, which no object represents; null if none is meant. */
  readonly abilities: ((tx: Transaction, item: ChainItem, ctx: Context) => boolean) | null
  /** Could something at this place be meant, as far as places and zones go (811.1.d.2)? */
  readonly possibleAt: (tx: Transaction, at: PlaceIndex, ctx: Context) => boolean
}

export interface CompiledSlot {
  readonly as: string
  readonly kind: 'object' | 'place' | 'player'
  readonly filter: CompiledFilter | null
  readonly min: Read
  readonly max: Read
  readonly any: boolean
  /** No more are chosen than there are, also where that is too few. */
  readonly ifAny: boolean
  /** 355.11: what the targets have to fulfil together. */
  readonly group: readonly GroupPart[]
  readonly place: TargetPlace['targetPlace'] | null
  readonly player: TargetPlayer['targetPlayer'] | null
  /** Reads choices of other slots or X: then slots can't be searched one by one. */
  readonly dependent: boolean
  /** Names of the slots whose choices it looks at. */
  readonly sees: readonly string[]
  /** Names of what the costs are paid with, where the filter looks at that; it is chosen after the targets. */
  readonly paidNames: readonly string[]
  /** The filter without what looks at that; null if nothing does. */
  readonly loose: CompiledFilter | null
  /** 355.3: it counts only when this mode is chosen; -1 always. */
  readonly mode: number
  /** 727: it stands behind dependent keywords and counts only while they are active; null always. */
  readonly when: Check | null
  /** 355.14: damage is split among these; the count is limited by the damage. */
  readonly split: Read | null
  /** 715.3, 417.6.b.3: the spell or ability itself deals what is split. */
  readonly bonus: boolean
  /** 355.4: a place where something moves to; its objects must be able to move there. */
  readonly moves: string | null
  /** A destination is chosen with the targets, but is none (355.4). */
  readonly destination: boolean
  /** The Energy cost of the spell or ability that chooses (757.1). */
  readonly energy: Read
}

export interface CompiledCost {
  readonly energy: Read | null
  /** A mask of domains per Power. */
  readonly power: readonly number[]
  readonly x: 'energy' | 'any' | null
  readonly xp: Read | null
  readonly actions: readonly CompiledCostAction[]
  /** Nothing to choose and nothing to pay but exhausting or recycling itself. */
  readonly free: boolean
}
/** What an Add ability adds (429.3): as it comes, by choice or condition, or for a payment. */
export type CompiledAdding =
  | {
      readonly is: 'resources'
      readonly energy: Read | null
      readonly power: readonly AddedPower[]
      readonly times: Read | null
      /** What it may be spent on, as a mask; 0 everything. */
      readonly only: number
    }
  | {
      readonly is: 'choice'
      /** null: as the player likes. */
      readonly check: Check | null
      readonly then: readonly CompiledAdding[]
      readonly otherwise: readonly CompiledAdding[]
    }
  | {
      readonly is: 'payment'
      readonly cost: CompiledCost
      readonly number: number
      readonly then: readonly CompiledAdding[]
      readonly otherwise: readonly CompiledAdding[]
    }
export interface CompiledReduction {
  readonly energy: Read
  readonly check: Check | null
}
/** 356.3–356.4: how much less or more a cost is. */
export interface CompiledChange {
  readonly less: boolean
  readonly energy: Read | null
  /** A mask of domains per Power. */
  readonly power: readonly number[]
  readonly times: Read | null
  /** Either the Energy or the Power. */
  readonly or: boolean
  readonly min: number
  /** Only what chooses one of these. */
  readonly choosing: Test | null
}
/** 356.2: `bit` is its position among the optional ones, as `paid` counts them; -1 for a mandatory one. */
export interface CompiledAdditionalCost {
  readonly cost: CompiledCost
  readonly bit: number
  readonly check: Check | null
  /** Paid, it makes the instructions be executed once more (820.1.d). */
  readonly repeats: boolean
}
export interface CompiledCostAction {
  readonly verb: CostVerb
  /** null = the source itself. */
  readonly what: CompiledFilter | null
  readonly count: number
  /** So many or more. */
  readonly any: boolean
  /** Its name for the text, '' none. */
  readonly as: string
}

export interface CompiledPattern {
  readonly event: number
  readonly test: (tx: Transaction, ctx: Context, o: Occurrence) => boolean
  readonly proposal: (tx: Transaction, ctx: Context, p: Proposal) => boolean
  readonly subjectIsSelf: boolean
  /** It names no object, but a player or nobody. */
  readonly anySubject: boolean
  /** The place of the condition is where something moved from. */
  readonly origin: boolean
  readonly nth: number
  readonly oneOrMore: boolean
}

/** A step of any program: runs, asks, or pushes a frame. Returns a Flow. */
export type Step = (tx: Transaction, frame: Frame) => number

export interface CompiledAbility {
  readonly ref: string
  readonly card: CompiledCard
  readonly data: Ability | null
  readonly kind: 'passive' | 'triggered' | 'activated' | 'replacement' | 'spell'
  readonly slots: CompiledSlot[]
  /** Instruction blocks; 0 is the program itself. */
  readonly blocks: (readonly Step[])[]
  readonly instructions: (readonly Instruction[])[]
  readonly cost: CompiledCost | null
  /** What makes that cost less (827.1.c.3). */
  readonly less: CompiledReduction | null
  /** What it makes cost less or more (356.3–356.4). */
  readonly change: CompiledChange | null
  /** The Repeat that it gives (820); null if it costs what the repeated card costs, or gives none. */
  readonly repeat: CompiledCost | null
  /** Costs within its instructions (204.3), by number. */
  readonly costs: CompiledCost[]
  readonly may: boolean
  readonly limit: number
  /** What `eventAmount` means in its text, read as it triggers. */
  readonly fixed: Read | null
  /** The zone that it works in (385). */
  readonly from: number
  readonly when: readonly CompiledPattern[]
  readonly check: Check | null
  /** The part of a trigger's condition that speaks of the event's object: it is read before that object leaves (359.3.e.13). */
  readonly before: Check | null
  /** 2 Reaction, 1 Action, 0 neither. */
  readonly timing: number
  /** 429.2: it adds resources and resolves as soon as it is finalized. */
  readonly adds: boolean
  /** What it adds, of an activated ability. */
  readonly adding: readonly CompiledAdding[]
  /** The most that one use of it adds. */
  readonly most: { readonly energy: number; readonly power: number }
  readonly keyword: string
  /** The keyword that it stands for (801), '' when it is a text of its own. */
  readonly partOf: Keyword | ''
  /** Its text leaves a choice to the player of the trigger condition (190.6.c). */
  readonly eventPlayerChooses: boolean
  /** "As …" (370.1.b.1): the event that it applies to happens all the same. */
  readonly along: boolean
  /** It only changes how the event happens: applied to the proposal, not executed. */
  readonly modifies: boolean
  /** What its text looks for in a deck, by number. */
  readonly finds: CompiledFilter[]
  /** Whose "may" and cost it is; null: its controller's. */
  readonly decides: ((tx: Transaction, ctx: Context) => PlayerIndex) | null
  readonly effect: StaticEffect | null
  readonly who: Test | null
  readonly whoIsSelf: boolean
  /** Whose Bonus Damage it is, if that of certain spells or abilities only. */
  readonly of: ((tx: Transaction, ctx: Context) => readonly Key[]) | null
  readonly amount: Read | null
  /** The amount depends on the Might of objects (478.1.c). */
  readonly amountReadsMight: boolean
  /** The amount depends on the values of keywords. */
  readonly amountReadsKeywords: boolean
  /** Types that `who` can match, as a mask. */
  readonly whoTypes: number
  /** Its text speaks of what brought it along. */
  readonly namesVia: boolean
  /** Its text speaks of the object whose text it is. */
  readonly namesSelf: boolean
  /** The quoted abilities that it gives (477.2). */
  readonly text: CompiledText | null
  /** Whose abilities it borrows. */
  readonly lenders: CompiledFilter | null
  /** Aspects that its values depend on (design 4). */
  readonly reads: number
  /** 355.3: its bulleted list: so many of so many modes are chosen. */
  readonly modal: { readonly choose: number; readonly count: number; readonly distinct: boolean } | null
  /** Every slot can be chosen without looking at another choice. */
  readonly independent: boolean
  /** Its cost, or what it says of the costs and the timing of its card, looks at what is chosen. */
  readonly costSeesChoices: boolean
}

/** An ability that an object has. */
export interface Held {
  readonly ability: CompiledAbility
  /** What brought it along (an Equipment, a granter); 0 = it is the object's own. */
  readonly via: Key
  /** What a granted text remembers of the text that granted it. */
  readonly bind: Bind | null
}

/** One line of a text: an ability, or a keyword with what it stands for. */
export interface TextSection {
  readonly keyword: Keyword | null
  /** Of a numeric keyword; 0 otherwise. */
  readonly value: number
  /** Several instances of the keyword work separately or add up; otherwise they are redundant. */
  readonly sums: boolean
  readonly abilities: readonly CompiledAbility[]
  /** Keywords that it has for those who ask (722.1, 727.1.a), as a mask. */
  readonly keywords: number
}

/** Rules text or effect text, so that it can be appended to another object's (477.2.c). */
export interface CompiledText {
  readonly keywords: number
  readonly values: readonly number[]
  readonly sections: readonly TextSection[]
}

/** 822.1.d: permission for a place and, for a play to it, for the timing. */
export interface CompiledAmbush {
  readonly check: Check | null
  /** `without`: objects that are not counted. */
  readonly to: (tx: Transaction, at: PlaceIndex, ctx: Context, without: readonly Key[]) => boolean
}

export interface CompiledCard {
  readonly def: CardDefinition
  readonly id: string
  readonly types: number
  readonly domains: number
  readonly might: number
  readonly energy: number
  readonly power: readonly number[]
  readonly tags: ReadonlySet<string>
  /** Printed keywords as a mask and their values by index. */
  readonly keywords: number
  readonly keywordValues: readonly number[]
  readonly text: CompiledText
  /** What its effect text and its Might Bonus give to the card that it is attached to (136, 137). */
  readonly effect: CompiledText
  readonly mightBonus: number
  readonly abilities: readonly CompiledAbility[]
  /** The same as what an object has that nothing touches. */
  readonly held: readonly Held[]
  readonly activated: readonly Held[]
  /** Its printed Equip abilities (818.5). */
  readonly equips: readonly CompiledAbility[]
  /** Those that work in a zone outside the board (385.2). */
  readonly elsewhere: readonly CompiledAbility[]
  /** What it does as it is revealed or looked at, wherever it lies (370.1.b.1). */
  readonly asShown: readonly CompiledAbility[]
  readonly spell: CompiledAbility | null
  /** Permissions and costs of the card itself, wherever it is played from (366). */
  readonly additionalCosts: readonly CompiledAdditionalCost[]
  readonly selfCosts: readonly CompiledAbility[]
  /** What is printed as its cost, as a list of totals (356.1). */
  readonly printed: readonly { readonly energy: number; readonly power: readonly number[] }[]
  /** What may be shown off as it is played: in the hand, and on the board; null if nothing. */
  readonly showOff: { readonly hand: CompiledFilter; readonly board: CompiledFilter } | null
  /** A spell: what is ignored while its own cost is paid (766). */
  readonly ignores: readonly CompiledAbility[]
  /** When it can't be played itself. */
  readonly forbids: readonly CompiledAbility[]
  readonly timings: readonly CompiledAbility[]
  readonly playTo: readonly CompiledAbility[]
  /** Where it can be played with the permissions of Ambush (822). */
  readonly ambushes: readonly CompiledAmbush[]
  /** What it says of itself about being played from a zone (366.1). */
  readonly permits: readonly CompiledAbility[]
  /** Costs for which it can be played from the trash (829), as abilities with that cost. */
  readonly flows: readonly CompiledAbility[]
  /** What it costs to hide it (811), as abilities with that cost; none if it can't be hidden. */
  readonly hides: readonly CompiledAbility[]
  /** Some cost on it has a name for what it is paid with. */
  readonly namesCosts: boolean
  /** Of these names the ones of which the text knows more than how many there are. */
  readonly looksAtPaid: ReadonlySet<string>
  /** What its player names as he plays it (355.1). */
  readonly namedAsPlayed: readonly Nameable[]
  /** It has linked abilities (394): what they banish is remembered. */
  readonly links: boolean
  /** Nothing on it matters to the board but its own presence. */
  readonly inert: boolean
}
