/** Instructions: the game actions (412–444), in the order of `types.ts`. */

import type {
  Ability,
  AddedPower,
  Amount,
  CardType,
  Cost,
  Duration,
  EffectClass,
  Filter,
  Instruction,
  Keyword,
  Nameable,
  ObjectRef,
  Objects,
  PlaceRef,
  Players,
  SpendUse,
  Target,
  TargetPlace,
  Word,
} from '../types'

/** Deal damage (417); `by` another source, `split` among the targets (355.14). */
export const deal = (
  amount: Amount,
  to: Objects,
  options: { readonly by?: ObjectRef; readonly split?: boolean } = {},
): Instruction => ({ do: 'deal', amount, to, ...options })
/** Two units deal damage equal to their Might to each other. */
export const dealEachOther = (a: ObjectRef, b: ObjectRef): Instruction => ({ do: 'dealEachOther', a, b })
/** Kill (428). */
export const kill = (what: Objects): Instruction => ({ do: 'kill', what })
/** Heal: remove all damage (418). */
export const heal = (what: Objects): Instruction => ({ do: 'heal', what })
/** Recall: relocate to the base, which is not a move (454–458). */
export const recall = (what: Objects): Instruction => ({ do: 'recall', what })
/** Ready (415). */
export const ready = (what: Objects): Instruction => ({ do: 'ready', what })
/** Exhaust (414). */
export const exhaust = (what: Objects): Instruction => ({ do: 'exhaust', what })
/** Stun (423). */
export const stun = (what: Objects): Instruction => ({ do: 'stun', what })
/** Buff (426). */
export const buff = (what: Objects): Instruction => ({ do: 'buff', what })
/** Banish (427). */
export const banish = (what: Objects): Instruction => ({ do: 'banish', what })
/** Return to the owner's hand. */
export const returnToHand = (what: Objects): Instruction => ({ do: 'returnToHand', what })
/** Recycle (416). */
export const recycle = (what: Objects): Instruction => ({ do: 'recycle', what })
/** Counter a spell or ability (425). */
export const counter = (what: Objects): Instruction => ({ do: 'counter', what })
/** Counter a spell; it returns to its owner's hand instead of going to the trash. */
export const counterToHand = (what: Objects): Instruction => ({ do: 'counter', what, into: 'hand' })
/** Gain control of a spell or ability on the chain (191.2, 191.4). */
export const gainControl = (what: ObjectRef | Target): Instruction => ({ do: 'gainControl', what })
/** You may make new choices for a spell or ability on the chain (750–755). */
export const newChoices = (of: ObjectRef): Instruction => ({ do: 'newChoices', of })
/** Spend a buff. */
export const spendBuff = (what: Objects): Instruction => ({ do: 'spendBuff', what })
/** Empower (441). */
export const empower = (what: Objects): Instruction => ({ do: 'empower', what })
/** Disempower (442). */
export const disempower = (what: Objects): Instruction => ({ do: 'disempower', what })
/** Move (420); the destination is chosen with the other choices (355.4). */
export const move = (what: Objects, to: PlaceRef): Instruction => ({ do: 'move', what, to })
/** Attach (434): only units have something attached to them. */
export const attach = (what: Objects, to: ObjectRef | Target): Instruction => ({ do: 'attach', what, to })
/** Detach (435). */
export const detach = (what: Objects): Instruction => ({ do: 'detach', what })
/** Two units move at once, each to where the other is (420). */
export const exchangePlaces = (a: ObjectRef | Target, b: ObjectRef | Target): Instruction => ({ do: 'exchangePlaces', a, b })
/** Draw (413). */
export const draw = (count: Amount, who: Players = 'you'): Instruction => ({ do: 'draw', count, who })
/** Draw these cards, from wherever they are (413.1.a). */
export const drawThese = (what: Objects): Instruction => ({ do: 'drawThese', what })
/** The owners discard these cards from their hands (422). */
export const discardThese = (what: Objects): Instruction => ({ do: 'discardThese', what })
/** Put these cards into their owner's hand; that is no draw. */
export const putIntoHand = (what: Objects): Instruction => ({ do: 'put', what, into: 'hand' })
/** Put these cards into their owner's trash. */
export const putIntoTrash = (what: Objects): Instruction => ({ do: 'put', what, into: 'trash' })

export interface SeeOptions {
  /** Whose cards, and who shows or looks; default you. */
  readonly who?: Players
  /** The slot that keeps them for `among`; default `seen`. */
  readonly as?: string
}
export interface TopOptions extends SeeOptions {
  /** Whose deck, if it isn't that of whoever looks. */
  readonly of?: Players
}
/** Reveal so many cards from the top of a Main Deck (424.3). */
export const revealTop = (count: Amount, { who = 'you', as = 'seen', of }: TopOptions = {}): Instruction => ({
  do: 'reveal',
  cards: { top: count, ...(of && { of }) },
  who,
  as,
})
/** Reveal cards from the top of a Main Deck until one fits, which is called `found` afterwards. */
export const revealUntil = (
  until: Filter,
  { who = 'you', as = 'seen', of, found = 'it' }: TopOptions & { readonly found?: string } = {},
): Instruction => ({ do: 'reveal', cards: { until, as: found, ...(of && { of }) }, who, as })
/** Reveal a hand (424.3.a). */
export const revealHand = ({ who = 'you', as = 'seen' }: SeeOptions = {}): Instruction => ({
  do: 'reveal',
  cards: 'hand',
  who,
  as,
})
/** Reveal these cards. */
export const reveal = (what: Objects, { who = 'you', as = 'revealed' }: SeeOptions = {}): Instruction => ({
  do: 'reveal',
  cards: { these: what },
  who,
  as,
})
/** Look at so many cards from the top of your Main Deck; nobody else sees them. */
export const lookAtTop = (count: Amount, { who = 'you', as = 'seen', of }: TopOptions = {}): Instruction => ({
  do: 'look',
  cards: { top: count, ...(of && { of }) },
  who,
  as,
})
/** Discard (422). */
export const discard = (count: Amount, who: Players = 'you'): Instruction => ({ do: 'discard', count, who })
/** Burn: from the top of the Main Deck into the trash (440). */
export const burn = (count: Amount, who: Players = 'you'): Instruction => ({ do: 'burn', count, who })
/** Channel runes (430). */
export const channel = (count: Amount, options: { readonly exhausted?: boolean; readonly who?: Players } = {}): Instruction => ({
  do: 'channel',
  count,
  who: options.who ?? 'you',
  exhausted: options.exhausted ?? false,
})

/** Add Energy to your Rune Pool (429); `only` restricts what it pays for. */
export const addEnergy = (amount: Amount, ...only: readonly SpendUse[]): Instruction => ({
  do: 'add',
  energy: amount,
  ...(only.length > 0 ? { only } : {}),
})
/** Add Power to your Rune Pool (429), one symbol each. */
export const addPower = (...symbols: readonly AddedPower[]): Instruction => ({ do: 'add', power: symbols })
/** Add Energy and Power to your Rune Pool (429): the Power so many `times`, all of it to be spent for `only` these. */
export const add = (what: {
  readonly energy?: Amount
  readonly power?: readonly AddedPower[]
  readonly times?: Amount
  readonly only?: readonly SpendUse[]
}): Instruction => ({ do: 'add', ...what })

/** Predict (436). */
export const predict = (count: Amount, who: Players = 'you'): Instruction => ({ do: 'predict', count, who })
/** Gain points. */
export const gainPoints = (count: Amount, who: Players = 'you'): Instruction => ({ do: 'gainPoints', count, who })
/** Gain XP (728). */
export const gainXp = (count: Amount, who: Players = 'you'): Instruction => ({ do: 'gainXp', count, who })

export interface GiveMightOptions {
  /** Default: this turn. */
  readonly until?: Duration
  /** The Might that this change does not go below. */
  readonly min?: number
  /** The Might that this change does not go above. */
  readonly max?: number
  /** On top of a change to the same object before it. */
  readonly additional?: boolean
}
/** Give so much Might, for this turn if nothing else is said. */
export const giveMight = (by: Amount, what: Objects, { until = 'turn', ...rest }: GiveMightOptions = {}): Instruction => ({
  do: 'might',
  what,
  by,
  until,
  ...rest,
})
/** The Might becomes so much (477.1.a.1), for this turn if nothing else is said. */
export const mightBecomes = (to: Amount, what: Objects, until: Duration = 'turn'): Instruction => ({
  do: 'setMight',
  what,
  to,
  until,
})
/** Increase the Might to so much; it is never less than before (477.3.c). */
export const increaseMightTo = (to: Amount, what: Objects, until: Duration = 'turn'): Instruction => ({
  do: 'raiseMight',
  what,
  to,
  until,
})
/** Swap the Might of two objects (433). */
export const swapMight = (what: Objects, until: Duration = 'turn'): Instruction => ({ do: 'swapMight', what, until })
/** Give all keywords that an object has now, with their values. */
export const giveKeywordsOf = (of: ObjectRef, what: Objects, until: Duration = 'turn'): Instruction => ({
  do: 'giveKeywordsOf',
  of,
  what,
  until,
})
/** Give a keyword (801.3.a), for this turn if nothing else is said. */
export const giveKeyword = (
  keyword: Keyword,
  what: Objects,
  { until = 'turn', ...rest }: { readonly value?: Amount; readonly until?: Duration } = {},
): Instruction => ({ do: 'giveKeyword', what, keyword, until, ...rest })
/** Give Flow (829) to cards in a trash, at that cost or equal to theirs. */
export const giveFlow = (what: Objects, cost: Cost | 'own' = 'own', until: Duration = 'turn'): Instruction => ({
  do: 'giveKeyword',
  what,
  keyword: 'flow',
  until,
  cost,
})

/** Give quoted abilities, for this turn if nothing else is said; "me" in them is who has them (477.2). */
export const giveText = (what: Objects, text: readonly Ability[], until: Duration = 'turn'): Instruction => ({
  do: 'giveText',
  what,
  text,
  until,
})
/** Copies that object's rules text into the effect text of the card whose text this is (477.1.b.2). */
export const copyText = (of: ObjectRef, until: Duration = 'attached'): Instruction => ({ do: 'copyText', of, until })
/** These become copies of that object (477.1.b), for good if nothing else is said. */
export const becomeCopy = (what: Objects, of: ObjectRef | Target, until: Duration = 'permanent'): Instruction => ({
  do: 'becomeCopy',
  what,
  of,
  until,
})
/** These become something of those types (477.1.a), perhaps with so much Might. */
export const become = (
  types: readonly CardType[],
  what: Objects,
  { until = 'turn', ...rest }: { readonly might?: Amount; readonly until?: Duration } = {},
): Instruction => ({ do: 'become', what, types, until, ...rest })

export interface PlayTokenOptions {
  readonly who?: Players
  readonly at?: PlaceRef
  readonly ready?: boolean
  readonly exhausted?: boolean
  /** What later instructions call them. */
  readonly as?: string
}
/** Play so many tokens of that definition (183–185), where it is legal if no place is named. */
export const playToken = (token: string, count: Amount = 1, { who = 'you', ...rest }: PlayTokenOptions = {}): Instruction => ({
  do: 'playToken',
  token,
  count,
  who,
  ...rest,
})

/** Create a token without playing it (439): a permanent where it could be played if no place is named. */
export const create = (
  token: string,
  {
    who = 'you',
    ...rest
  }: { readonly who?: Players; readonly at?: PlaceRef; readonly ready?: boolean; readonly ifAbsent?: true } = {},
): Instruction => ({ do: 'create', token, who, ...rest })
/** Add a battlefield token to the board if there is none of its name (439.5). */
export const addIfAbsent = (token: string): Instruction => create(token, { ifAbsent: true })
/** Replace objects by tokens of that definition, which take over all their statuses (438). */
export const replaceBy = (what: Objects, token: string): Instruction => ({ do: 'replace', what, with: token })
/** Replace a token by the card that it replaced (438.7). */
export const swapBack = (what: Objects): Instruction => ({ do: 'swapBack', what })

export interface PlayCardOptions {
  readonly who?: Players
  readonly ignoring?: 'cost' | 'energy' | 'power' | 'allCosts'
  /** What is done with it if it would leave the chain without its own doing (390.3.a). */
  readonly then?: 'banish' | 'recycle'
  readonly for?: Cost
  readonly reduced?: Amount
  readonly to?: PlaceRef
  readonly also?: PlaceRef
  readonly may?: boolean
  /** Only out of that player's trash. */
  readonly from?: 'trash'
}
/** Play cards as a resolution instructs (354.3). */
export const playCard = (what: Objects, { who = 'you', ...rest }: PlayCardOptions = {}): Instruction => ({
  do: 'playCard',
  what,
  who,
  ...rest,
})

/** Prevent so much damage, or all (437), this turn if nothing else is said. */
export const prevent = (amount: Amount | 'all', what: Objects, until: Duration = 'turn'): Instruction => ({
  do: 'prevent',
  amount,
  what,
  until,
})
/** Damage to these is doubled, this turn if nothing else is said. */
export const doubleDamage = (what: Objects, until: Duration = 'turn'): Instruction => ({ do: 'doubleDamage', what, until })
/** Activate effects of a class without their event (383.4.g). */
export const activate = (of: EffectClass, what: Objects): Instruction => ({ do: 'activate', of, what })
/** Add legends from outside the game to the Legend Zone (107.4.d.1), for as long as I am on the board if nothing else is said. */
export const addLegend = (what: Objects, until: Duration = 'whileOnBoard'): Instruction => ({ do: 'addLegend', what, until })
/** Win the game. */
export const winGame = (who: Players = 'you'): Instruction => ({ do: 'winGame', who })

/** Take a turn after this one (735). */
export const takeTurn = (who: Players = 'you'): Instruction => ({ do: 'takeTurn', who })

/** Choose targets, or a place, in an instruction of its own. */
export const choose = (what: Target | TargetPlace): Instruction => ({ do: 'choose', what })
/** Pick on resolution, which does not target (355.17). */
export const pick = (
  from: Filter,
  options: {
    readonly as?: string
    readonly min?: Amount
    readonly max?: Amount | 'any'
    readonly who?: Players
    readonly add?: true
  } = {},
): Instruction => ({
  do: 'pick',
  from,
  as: options.as ?? 'it',
  min: options.min ?? 1,
  max: options.max ?? 1,
  who: options.who ?? 'you',
  ...(options.add ? { add: true } : {}),
})
/** Each of the players picks so many, one player after the other, and all that they picked is in one slot. */
export const eachPicks = (who: Players, count: Amount, from: Filter, as: string): Instruction =>
  pick(from, { who, min: count, max: count, as, add: true })
/** Name a tag, a card, or a card of a type (760); `theNamed` is what was named. */
export const name = (sort: Nameable): Instruction => ({ do: 'name', sort })
/** Each of the players chooses one of the words: `eachChooses('eachOther', { word: 'Cards', as: 'cards' }, …)`. */
export const eachChooses = (who: Players, ...words: readonly Word[]): Instruction => ({ do: 'chooseWord', who, words })

// ---------------------------------------------------------------------------------------------- only inside a replacement

/** It enters ready (369.3). */
export const enterAsReady: Instruction = { do: 'enter', as: 'ready' }
/** It enters exhausted (369.3). */
export const enterAsExhausted: Instruction = { do: 'enter', as: 'exhausted' }
/** It enters there instead of where it was played to: with `asYouPlayMe` (369.3). */
export const enterAt = (at: PlaceRef): Instruction => ({ do: 'enter', at })
/** The amount of the event is multiplied. */
export const timesAsMuch = (times: number): Instruction => ({ do: 'changeAmount', by: { times } })
/** The amount of the event is less by so much. */
export const lessBy = (amount: Amount): Instruction => ({ do: 'changeAmount', by: { minus: amount } })
/** Other tokens are played than the one that would be, or more (375); `thatToken` is the one itself. */
export const playInstead = (...tokens: readonly string[]): Instruction => ({ do: 'playTokens', tokens })
export const thatToken = 'that'
/** The amount of the event is more by so much. */
export const moreBy = (amount: Amount): Instruction => ({ do: 'changeAmount', by: { plus: amount } })
