// biome-ignore-all format: unions read as tables, one member a line

/**
 * The ability language as plain data (rules 131–137, 201–206, 360–397, 800–829).
 *
 * A card is a `CardDefinition`. Everything in it is JSON: the builders in `builders/` return it, `schema.ts`
 * checks it, `compile/` turns it into functions once per registry, and `describe/` prints it as rules text.
 */

import type { Cost, CostChange, CostReduction, EquipCost, PartOfCosts } from './costs'
import type { EventPattern } from './events'
import type { PlaceFilter, PlaceRef, Players, TargetPlace } from './places'
import type { AddedPower, CardType, CostVerb, Domain, EffectClass, Keyword, Nameable, PowerSymbol, SpendUse, Supertype, TurnFact } from './vocabulary'

export type * from './costs'
export type * from './events'
export type * from './places'
export type * from './vocabulary'

// ---------------------------------------------------------------------------------------------- references

/**
 * Where an object is looked for. `board` also covers battlefield cards and legends when the noun asks for them; `outside` are
 * cards that wait outside of the game.
 */
export type FilterZone = 'board' | 'trash' | 'hand' | 'chain' | 'deck' | 'banishment' | 'championZone' | 'facedown' | 'outside'

/** What the text calls the object. `permanent` = unit or gear, `card` = Main Deck card (052). */
export type Noun = 'unit' | 'gear' | 'rune' | 'permanent' | 'card' | 'spell' | 'ability' | 'legend' | 'battlefield' | 'equipment' | 'object'

export interface Filter {
  readonly noun: Noun
  readonly zone: FilterZone
  readonly where: readonly Predicate[]
}

export type Predicate =
  | { readonly is: 'friendly' } | { readonly is: 'enemy' }
  | { readonly is: 'yours' }             // you control it (a card in a zone of yours: you own it)
  | { readonly is: 'theirs' }            // the same of the player who picks
  | { readonly is: 'of'; readonly player: string }   // the same for the player in that slot
  | { readonly is: 'other' }             // not the object whose text this is
  | { readonly is: 'ref'; readonly ref: ObjectRef }        // it, or one among them
  | { readonly is: 'notRef'; readonly ref: ObjectRef }
  | { readonly is: 'at'; readonly place: PlaceFilter }
  | { readonly is: 'inCombat' } | { readonly is: 'inShowdown' } | { readonly is: 'attacking' } | { readonly is: 'defending' }
  | { readonly is: 'alone' }             // 740.2.a
  | { readonly is: 'oneOnOne' }          // 740.2.b
  | { readonly is: 'ready' } | { readonly is: 'exhausted' } | { readonly is: 'buffed' } | { readonly is: 'stunned' }
  | { readonly is: 'damaged' } | { readonly is: 'mighty' } | { readonly is: 'token' }
  | { readonly is: 'empowered'; readonly times?: number }   // so many times or more, once if nothing is said (441.1.c.1)
  | { readonly is: 'linked' }           // banished with this: by a linked ability of the same object (394, 397)
  | { readonly is: 'empowerable' }       // it can be Empowered (once more) (441.1.b)
  | { readonly is: 'equipped' }          // 818.3: an Equipment is attached to it
  | { readonly is: 'attached' }          // 718: it is attached to something
  | { readonly is: 'attachedTo'; readonly to: ObjectRef }
  | { readonly is: 'sameController'; readonly as: ObjectRef }
  | { readonly is: 'might'; readonly min?: Amount; readonly max?: Amount }
  | { readonly is: 'energy'; readonly min?: Amount; readonly max?: Amount }   // printed or copied cost (206)
  | { readonly is: 'power'; readonly min?: Amount; readonly max?: Amount }    // how much Power its printed or copied cost says
  | { readonly is: 'type'; readonly type: CardType }
  | { readonly is: 'tag'; readonly tag: string | Named }
  | { readonly is: 'named'; readonly name: string | Named }     // 132.1, as it is called now
  | { readonly is: 'keyword'; readonly keyword: Keyword }
  | { readonly is: 'domain'; readonly domain: Domain }
  | { readonly is: 'chooses'; readonly what: ObjectRef | Filter; readonly noOther?: Filter } // of a spell or ability on the chain (359.3.e.9.a); "and no other …"
  | { readonly is: 'not'; readonly predicate: Predicate }
  | { readonly is: 'anyOf'; readonly predicates: readonly Predicate[] }

/** What a player has named for this text, or for an ability that it is linked with (394, 760). */
export interface Named { readonly named: true }

/** One object or several, named from inside a text. A reference to something that is gone reads as nothing (359.3.e.12). */
export type ObjectRef =
  | { readonly ref: 'self' }                              // me / this
  | { readonly ref: 'chosen'; readonly slot: string }     // the target(s) of a slot, or what `choose` stored
  | { readonly ref: 'event' }                             // the object of the trigger condition or of the replaced event
  | { readonly ref: 'result' }                            // the objects that the instruction before really affected
  | { readonly ref: 'each' }                              // the current one of forEach
  | { readonly ref: 'host'; readonly of: ObjectRef }      // what it is attached to, or is about to be (718)
  | { readonly ref: 'via'; readonly named?: boolean }     // in effect text: the Equipment itself, as "this" or by its name (136.2.d)
  | { readonly ref: 'shown' }                             // what was shown off as this card was played

/**
 * A target slot (355.5–355.14). Slots are collected in reading order; `as` names it for later references (default `it`).
 * `from`/`to` count: exactly one when absent. `upTo` etc. are expressed by numbers; `any` = any number.
 */
export interface Target {
  readonly target: Filter
  readonly as: string
  readonly min: Amount
  readonly max: Amount | 'any'
  /** 355.11: the group as a whole. */
  readonly group?: GroupConstraint
  /** One is chosen where there is one; otherwise the text does without ("if it's equipped, … one of its Equipment"). */
  readonly ifAny?: boolean
  /** Printed with "choose" in an instruction of its own. */
  readonly bare?: boolean
}
/** The group as a whole; `every`: all of these together. */
export type GroupConstraint = GroupPart | { readonly every: readonly GroupPart[] }
export type GroupPart =
  | { readonly totalMight: { readonly max: Amount } }
  | { readonly same: 'place' | 'controller' }
  | { readonly each: 'place' }   // one at each place at most, and each has to stay there: as many restrictions as there are places

/** What an instruction acts on. */
export type Objects =
  | ObjectRef
  | Target
  | { readonly all: Filter; readonly at?: TargetPlace }   // not chosen (355.10.d); `at` targets the battlefield
  | { readonly these: readonly Objects[] }
  | { readonly top: Amount; readonly of: Players }        // so many from the top of a Main Deck, as it is then: only to be banished

// ---------------------------------------------------------------------------------------------- amounts and conditions

export type Amount =
  | number
  | { readonly count: Filter }
  | { readonly mightOf: ObjectRef | Target }   // a target may be named here: "the Might of another friendly unit"
  | { readonly timesEmpowered: ObjectRef }  // 441.1.c.1
  | { readonly energySpent: ObjectRef }     // on playing the spell or ability on the chain (357)
  | { readonly energyOf: ObjectRef }
  | { readonly howMany: ObjectRef }         // how many objects that names
  | { readonly powerOf: ObjectRef }         // how much Power its cost says, of whatever domain
  | { readonly x: true }                    // the X that was paid
  | { readonly eventAmount: true }
  | { readonly resultAmount: true }         // what the instruction before really did (dealt, drew, …)
  | { readonly fact: TurnFact; readonly of?: 'you' }
  | { readonly points: 'you' | 'opponents' | { readonly player: string } }
  | { readonly xp: true }
  | { readonly timesMoved: ObjectRef }      // this turn
  | { readonly timesDealt: ObjectRef }      // how often that spell has dealt damage this turn
  | { readonly excess: 'you'; readonly to?: 'enemyUnits' }   // combat damage that you assigned beyond lethal damage in this combat
  | { readonly keywordOf: ObjectRef; readonly keyword: Keyword }   // its summed value; 0 without it
  | { readonly number: string }             // a number that `chooseNumber` stored
  | { readonly plus: readonly [Amount, Amount] } | { readonly times: readonly [Amount, Amount] }

export type Condition =
  | { readonly if: 'count'; readonly of: Filter; readonly min?: Amount; readonly max?: Amount }
  | { readonly if: 'is'; readonly object: ObjectRef; readonly where: readonly Predicate[] }
  | { readonly if: 'onlyUnitThere'; readonly object: ObjectRef }          // its controller controls no other unit at its place
  | { readonly if: 'paid'; readonly cost?: number; readonly as?: string } // the optional additional cost (356.4.f.1); `as` names one by its `as`
  | { readonly if: 'showedOff'; readonly a?: Noun }                       // something was shown off as this card was played; printed with `a`
  | { readonly if: 'did' }                                                // "if you do": the instruction before was performed (359.3.e.14)
  | { readonly if: 'couldnt' }                                            // "if you can't": it was performed less than asked
  | { readonly if: 'yourTurn' }
  | { readonly if: 'duringTurn'; readonly of: 'you' | 'eventPlayer'; readonly min?: number; readonly max?: number }   // that player's turn, and which of them
  | { readonly if: 'amount'; readonly of: Amount; readonly min?: Amount; readonly max?: Amount }
  | { readonly if: 'legion' }                                             // 812.1.b.1
  | { readonly if: 'level'; readonly level: number }
  | { readonly if: 'empowered' }
  | { readonly if: 'not'; readonly condition: Condition }
  | { readonly if: 'every'; readonly conditions: readonly Condition[] }
  | { readonly if: 'some'; readonly conditions: readonly Condition[] }

// ---------------------------------------------------------------------------------------------- instructions

/**
 * Which cards are revealed or looked at: so many from the top of a Main Deck, all from there until one fits (which `as` names), a
 * whole hand (424.3.a), or certain ones. `of`: whose deck, if it isn't that of whoever looks.
 */
export type SeenCards =
  | { readonly top: Amount; readonly of?: Players }
  | { readonly until: Filter; readonly as: string; readonly of?: Players }
  | 'hand' | { readonly these: Objects }

/**
 * `anotherChosen`: until an ability of the same source chooses another object.
 * `attached`: as long as the source stays attached to what it affects.
 * `whileOnBoard`: as long as the object whose text it is stays on the board.
 * `whileThere`: as long as one of the cards that the text has moved, and that this is about, stays in that zone (390.5.a).
 * `yourEndingPhase`: until your next Ending Phase begins.
 */
export type Duration = 'turn' | 'combat' | 'permanent' | 'anotherChosen' | 'attached' | 'whileOnBoard' | 'whileThere' | 'yourEndingPhase'

/** A word that players can choose; `as` is a slot with the players who did. */
export interface Word {
  readonly word: string
  readonly as: string
}

export type Instruction =
  // game actions (412–444)
  | { readonly do: 'deal'; readonly amount: Amount; readonly to: Objects; readonly by?: ObjectRef; readonly split?: boolean }
  | { readonly do: 'dealEachOther'; readonly a: ObjectRef; readonly b: ObjectRef }
  | { readonly do: 'kill' | 'heal' | 'recall' | 'ready' | 'exhaust' | 'stun' | 'buff' | 'banish' | 'returnToHand' | 'recycle' | 'spendBuff' | 'empower' | 'disempower'
      readonly what: Objects }
  | { readonly do: 'counter'; readonly what: Objects; readonly into?: 'hand' }     // 425; `into`: instead of the trash
  | { readonly do: 'gainControl'; readonly what: ObjectRef | Target }             // of a spell or ability on the chain (191.2, 191.4)
  | { readonly do: 'newChoices'; readonly of: ObjectRef }                         // you may make some for it (750–755)
  | { readonly do: 'move'; readonly what: Objects; readonly to: PlaceRef }
  | { readonly do: 'attach'; readonly what: Objects; readonly to: ObjectRef | Target }      // 434
  | { readonly do: 'detach'; readonly what: Objects }                                       // 435
  | { readonly do: 'exchangePlaces'; readonly a: ObjectRef | Target; readonly b: ObjectRef | Target } // two moves at once, each to where the other is
  | { readonly do: 'draw'; readonly count: Amount; readonly who: Players }
  | { readonly do: 'drawThese' | 'discardThese'; readonly what: Objects }    // 413.1.a: not from the top; 422: by their owner
  | { readonly do: 'put'; readonly what: Objects; readonly into: 'hand' | 'trash' }
  | { readonly do: 'reveal' | 'look'; readonly cards: SeenCards; readonly who: Players; readonly as: string } // 424; only `who` looks
  | { readonly do: 'discard'; readonly count: Amount; readonly who: Players }
  | { readonly do: 'burn'; readonly count: Amount; readonly who: Players }
  | { readonly do: 'channel'; readonly count: Amount; readonly who: Players; readonly exhausted: boolean }
  | { readonly do: 'add'; readonly energy?: Amount; readonly power?: readonly AddedPower[]; readonly times?: Amount; readonly only?: readonly SpendUse[] } // `times`: the Power so often
  | { readonly do: 'predict'; readonly count: Amount; readonly who: Players }
  | { readonly do: 'gainPoints'; readonly count: Amount; readonly who: Players }
  | { readonly do: 'gainXp'; readonly count: Amount; readonly who: Players }
  | { readonly do: 'might'; readonly what: Objects; readonly by: Amount; readonly min?: number; readonly max?: number; readonly until: Duration; readonly additional?: boolean }
  | { readonly do: 'setMight'; readonly what: Objects; readonly to: Amount; readonly until: Duration }        // "becomes" (477.1.a.1)
  | { readonly do: 'raiseMight'; readonly what: Objects; readonly to: Amount; readonly until: Duration }      // "increase to" (477.3.b)
  | { readonly do: 'swapMight'; readonly what: Objects; readonly until: Duration }                    // 433, of two objects
  | { readonly do: 'giveKeywordsOf'; readonly of: ObjectRef; readonly what: Objects; readonly until: Duration }  // all that it has now, with their values
  | { readonly do: 'giveKeyword'; readonly what: Objects; readonly keyword: Keyword; readonly value?: Amount; readonly until: Duration
      readonly cost?: Cost | 'own' }                                                                                 // of Flow, to cards in a trash; 'own' = equal to its cost
  | { readonly do: 'giveText'; readonly what: Objects; readonly text: readonly Ability[]; readonly until: Duration }   // quoted abilities; "me" in them is who has them
  | { readonly do: 'copyText'; readonly of: ObjectRef; readonly until: Duration }             // 477.1.b.2: its rules text into the source's effect text
  | { readonly do: 'becomeCopy'; readonly what: Objects; readonly of: ObjectRef | Target; readonly until: Duration }            // 477.1.b
  | { readonly do: 'become'; readonly what: Objects; readonly types: readonly CardType[]; readonly might?: Amount; readonly until: Duration } // 477.1.a
  | { readonly do: 'playToken'; readonly token: string; readonly count: Amount; readonly who: Players; readonly at?: PlaceRef
      readonly ready?: boolean; readonly exhausted?: boolean; readonly as?: string }   // `as` names the tokens for what follows
  | { readonly do: 'create'; readonly token: string; readonly who: Players; readonly at?: PlaceRef; readonly ready?: boolean; readonly ifAbsent?: true }  // 439; `ifAbsent`: if nothing of its name is on the board
  | { readonly do: 'replace'; readonly what: Objects; readonly with: string }   // 438: by a token of that definition
  | { readonly do: 'swapBack'; readonly what: Objects }                         // 438.7
  | { readonly do: 'playCard'; readonly what: Objects; readonly who: Players; readonly may?: boolean; readonly from?: 'trash'   // `from`: only out of that player's trash
      readonly ignoring?: 'cost' | 'energy' | 'power' | 'allCosts'; readonly then?: 'banish' | 'recycle'; readonly for?: Cost; readonly reduced?: Amount   // 356.1; `reduced`: its Energy cost (356.4)
      readonly to?: PlaceRef; readonly also?: PlaceRef }                          // where; `also`: where a unit may enter as well (355.2.b)
  | { readonly do: 'prevent'; readonly amount: Amount | 'all'; readonly what: Objects; readonly until: Duration }
  | { readonly do: 'doubleDamage'; readonly what: Objects; readonly until: Duration }
  | { readonly do: 'winGame' | 'takeTurn'; readonly who: Players }             // takeTurn: an additional one after this (735)
  | { readonly do: 'addLegend'; readonly what: Objects; readonly until: Duration }   // 107.4.d.1: from outside the game to its owner's Legend Zone
  // choices on resolution
  | { readonly do: 'choose'; readonly what: Target | TargetPlace }                       // a target in an instruction of its own
  | { readonly do: 'pick'; readonly from: Filter; readonly as: string; readonly min: Amount; readonly max: Amount | 'any'; readonly who: Players; readonly add?: true } // not a target (355.10.e–f, 355.17); `add`: to what the slot holds already
  | { readonly do: 'chooseWord'; readonly who: Players; readonly words: readonly Word[] }   // each of them chooses one of the words
  | { readonly do: 'name'; readonly sort: Nameable }   // 759–763
  // structure
  | { readonly do: 'may'; readonly who?: Players; readonly then: readonly Instruction[]; readonly otherwise?: readonly Instruction[] }
  | { readonly do: 'if'; readonly condition: Condition; readonly then: readonly Instruction[]; readonly otherwise?: readonly Instruction[] }
  | { readonly do: 'payTo'; readonly cost: Cost | EquipCost; readonly who: Players; readonly may: boolean; readonly then: readonly Instruction[]; readonly otherwise?: readonly Instruction[] }
  | { readonly do: 'forEach'; readonly what: Objects; readonly then: readonly Instruction[] }
  | { readonly do: 'eachPlayerDo'; readonly who: Players; readonly as: string; readonly then: readonly Instruction[]
      readonly keep?: string }                          // a slot of its text that holds what all of them put there
  | { readonly do: 'repeat'; readonly times: Amount; readonly then: readonly Instruction[] }
  | { readonly do: 'modal'; readonly choose: number; readonly distinct?: true;  readonly modes: readonly (readonly Instruction[])[] }
  | { readonly do: 'doThis'; readonly ability: TriggeredAbility; readonly times: Amount }     // reflexive (386–388)
  | { readonly do: 'delayed'; readonly ability: Ability; readonly until: Duration; readonly uses?: number } // 389–392
  | { readonly do: 'ifThisKills'; readonly object: ObjectRef; readonly then: TriggeredAbility }   // 428.5.c, then "do this"
  | { readonly do: 'activate'; readonly of: EffectClass; readonly what: Objects }                 // 383.4.g
  // only inside a replacement: how the event happens instead (369.3, 375)
  | { readonly do: 'enter'; readonly as?: 'ready' | 'exhausted'; readonly at?: PlaceRef }   // `at`: as I enter, somewhere else than it was played to
  | { readonly do: 'changeAmount'; readonly by: { readonly times: number } | { readonly minus: Amount } | { readonly plus: Amount } }
  | { readonly do: 'playTokens'; readonly tokens: readonly string[] }   // ids; 'that' is the one that would be played

// ---------------------------------------------------------------------------------------------- abilities

export interface PassiveAbility {
  readonly kind: 'passive'
  readonly effect: StaticEffect
  readonly while?: Condition
}

/** What players do as a rule, or what is done to what they have on the chain (`countered`). */
export type PlayerAction = 'gainPoints' | 'score' | 'countered'

export type StaticEffect =
  | { readonly static: 'might'; readonly who: ObjectRef | Filter; readonly by: Amount }
  | { readonly static: 'setMight'; readonly who: ObjectRef | Filter; readonly to: Amount }
  | { readonly static: 'raiseMight'; readonly who: ObjectRef | Filter; readonly to: Amount }      // "increased to" (479)
  | { readonly static: 'keyword'; readonly who: ObjectRef | Filter; readonly keyword: Keyword; readonly value?: Amount }
  | { readonly static: 'text'; readonly who: ObjectRef | Filter; readonly text: readonly Ability[] }   // quoted abilities (477.2)
  | { readonly static: 'borrow'; readonly from: Filter; readonly cost: CostVerb }                       // I have their activated abilities whose cost has this
  | { readonly static: 'tag'; readonly who: ObjectRef | Filter; readonly tag: string }                  // 477.1.c
  | { readonly static: 'bonusDamage'; readonly by: Amount; readonly from: 'yours' | 'any'; readonly of?: 'spells' | ObjectRef; readonly to?: Filter }   // 712–715; `of`: of no abilities, or of one spell or ability only
  | ({ readonly static: 'cost'; readonly of: Filter | PartOfCosts; readonly choosing?: ObjectRef | Filter; readonly playedAs?: 'reaction' } & CostChange) // 356.3–4; `choosing`: only what chooses these; `playedAs`: only what has that keyword as it is played
  | ({ readonly static: 'selfCost' } & CostChange)                                                // of the card whose text it is
  | { readonly static: 'additionalCost'; readonly cost: Cost; readonly optional: boolean; readonly as?: string; readonly repeats?: true } // 356.2; `as`: its name for `paid`
  | { readonly static: 'repeat'; readonly of: Filter | { readonly abilitiesOf: ObjectRef | Filter }; readonly cost: Cost | 'own' | 'base' }   // they have Repeat (820), or equal to its cost, its base cost: as printed or copied (206, 356.1.c)
  | { readonly static: 'showOff'; readonly what: Filter }                                         // as it is played, such a card may be revealed from the hand or a friendly one picked
  | { readonly static: 'targetCost'; readonly power: Amount }                                     // Deflect (809)
  | { readonly static: 'moveCost'; readonly cost: Cost; readonly beyond?: number }                // 204.4: opponents must pay it to move units here, once or for each beyond so many
  | { readonly static: 'playTo'; readonly place: PlaceFilter; readonly who?: Filter; readonly facedown?: boolean }   // 355.2.b; of itself, or of these; `facedown`: even where a facedown card has to stay (811.1.d.1)
  | { readonly static: 'extraLegends'; readonly count: number }                                   // deck construction: with this card in it a deck brings further legends
  | { readonly static: 'mayPlay'; readonly what: ObjectRef | Filter; readonly from?: FilterZone; readonly for?: Cost }   // you may play these, wherever they are (366.1); `from`: a text about its own card, which works in that zone
  | { readonly static: 'empowerLimit'; readonly who: ObjectRef | Filter; readonly to: number }          // 441.1.c.1
  | { readonly static: 'ambush'; readonly place: PlaceFilter } | { readonly static: 'flow'; readonly cost: Cost | 'own' } | { readonly static: 'hide'; readonly cost: Cost } | { readonly static: 'facedownLimit'; readonly who: Filter; readonly by: number } // 822, 829, 811, 107.3.b.1
  | { readonly static: 'moveAnywhere'; readonly here?: true }                                     // Ganking (810); `here`: of a battlefield, whatever moves there
  | { readonly static: 'assignOrder'; readonly order: 'first' | 'last' }                          // Tank, Backline (815)
  | { readonly static: 'enoughDamage'; readonly amount: Amount; readonly from: 'yours' | 'any'; readonly who: ObjectRef | Filter }  // so much of it is lethal (142.4.c)
  | { readonly static: 'noCombatDamage'; readonly who: ObjectRef | Filter }                       // they add nothing to the sum (465.2.a–b)
  | { readonly static: 'unpreventable'; readonly from: 'yours' | 'any' }                          // that damage can't be prevented (142.3.b)
  | { readonly static: 'ignore'; readonly keyword: Keyword; readonly doing: 'assign' | 'pay'; readonly player: 'you' | 'any'; readonly at?: 'here' } // 764–767; on a spell: while its own cost is paid
  | { readonly static: 'timing'; readonly window: 'action' | 'reaction' }                         // 806, 813
  | { readonly static: 'triggerAgain'; readonly of: EffectClass; readonly who: Filter | 'yours'; readonly at?: 'here'; readonly times: number } // whose: what you control, or what matches; `at`: for what happens here
  | { readonly static: 'sameEffects'; readonly classes: readonly [EffectClass, EffectClass]; readonly who: ObjectRef }  // "my hold effects are also conquer effects, and vice versa"
  | { readonly static: 'forbidPlayers'; readonly action: PlayerAction; readonly who: 'you' | 'opponents' | 'players'
      readonly at?: 'here'; readonly beforeTurn?: number }                                          // `beforeTurn`: until their nth turn
  | { readonly static: 'forbid'; readonly action: 'playUnits' | 'playCards' | 'ambushInReaction' | 'move' | 'ready' | 'target' | 'takeDamage'; readonly who: ObjectRef | Filter | 'opponents'; readonly destination?: 'base' | 'battlefield'; readonly chooser?: 'enemy'; readonly cheaperThan?: Amount; readonly of?: Filter } // where something may not move; by what it can't be chosen (757); which cards can't be played

/** 382–385. `when` may name several events ("or"). */
export interface TriggeredAbility {
  readonly kind: 'triggered'
  readonly when: readonly EventPattern[]
  readonly if?: Condition                     // checked when it triggers only (383.2.a.1)
  readonly may?: boolean                      // decided at finalization (383.3.a)
  readonly cost?: Cost                        // "[do X] to [do Y]" at the start (383.3.b)
  readonly limit?: number                     // N times each turn (383.3.e)
  readonly keyword?: 'deathknell' | 'legion' | 'level' | 'empowered'
  readonly level?: number
  readonly from?: FilterZone                  // the zone it works in; board if absent (385)
  readonly amount?: Amount                    // read as it triggers; `eventAmount` in its text
  readonly program: readonly Instruction[]
}

/** 376–381. */
export interface ActivatedAbility {
  readonly kind: 'activated'
  readonly cost: Cost
  readonly timing?: 'action' | 'reaction'
  readonly useOnly?: Condition
  readonly less?: CostReduction               // "this ability costs … less" (827.1.c.3, 356.4)
  readonly limit?: number                     // "use only once per turn"
  readonly program: readonly Instruction[]
}

/** 367–375. Without `instead` the event is skipped (443). */
export interface ReplacementAbility {
  readonly kind: 'replacement'
  readonly of: EventPattern
  /** Or any of these events: "would stun me or return me to hand". */
  readonly or?: readonly EventPattern[]
  readonly if?: Condition
  readonly may?: boolean
  readonly cost?: Cost                        // "you may pay … to … instead"
  readonly limit?: number                     // N times each turn (371)
  readonly next?: boolean                     // "the next time": used up by one application
  readonly first?: boolean                    // `instead` is done first, then the event happens all the same
  readonly decides?: Players                  // whose "may" and cost it is; its controller's if absent
  readonly from?: FilterZone                  // the zone it works in; board if absent (370.3)
  readonly instead: readonly Instruction[]
}

/**
 * "As …" (369.3, 370.1.b.1): a replacement after which the event happens all the same, its instructions with it, before anything
 * can trigger on it. An attached card's own text can do this while it is being attached (725.1).
 */
export interface AsAbility {
  readonly kind: 'as'
  readonly of: EventPattern
  readonly or?: readonly EventPattern[]
  readonly program: readonly Instruction[]
}

/** A keyword as printed; `keywords/` expands it into the abilities above. */
export interface KeywordAbility {
  readonly kind: 'keyword'
  readonly keyword: Keyword
  readonly value?: number
  readonly cost?: Cost
  readonly less?: CostReduction   // text behind it that changes its cost or its timing (827.1.c.3–4)
  readonly timing?: 'action' | 'reaction'
  readonly shows?: Filter         // Show Off: what fits
}

export type Ability = PassiveAbility | TriggeredAbility | ActivatedAbility | ReplacementAbility | AsAbility | KeywordAbility

// ---------------------------------------------------------------------------------------------- cards

export interface CardDefinition {
  /** Collector number of the first printing: the set in three letters, a hyphen, the number. */
  readonly id: string
  readonly name: string
  readonly types: readonly CardType[]
  readonly supertypes: readonly Supertype[]
  readonly domains: readonly Domain[]
  /** Absent for cards that are not played (runes, battlefields, legends, tokens). */
  readonly energy?: number
  readonly power: readonly PowerSymbol[]
  readonly might?: number
  readonly mightBonus?: number
  readonly tags: readonly string[]
  readonly championTag?: string
  readonly token: boolean
  /** Rules text, in printed order. Instructions stand on spells only; they are executed top to bottom (158.1). */
  readonly text: readonly (Ability | Instruction)[]
  /** Effect text of Equipment (136). */
  readonly effectText?: readonly Ability[]
  /** Facts that nobody knows yet, of a card before its release: no deck may contain it, for it would be played for a wrong cost. */
  readonly unknown?: readonly 'power'[]
}
