// biome-ignore-all format: unions read as tables

/** The plain words of the ability language (`types.ts`). */

export type Domain = 'fury' | 'calm' | 'mind' | 'body' | 'chaos' | 'order'
export type CardType = 'unit' | 'gear' | 'spell' | 'rune' | 'battlefield' | 'legend'
export type Supertype = 'champion' | 'signature' | 'basic'

/** One Power of a cost: a domain, `any` (135.2.e.5), `own` = [C] (135.2.e.6), or one of two domains (`fury/chaos`, 135.2.e.6.c). */
export type PowerSymbol = Domain | 'any' | 'own' | `${Domain}/${Domain}`

/** Resources that an Add puts into a Rune Pool; `any` Power pays for every domain (135.2.e.5.b). `choose` asks for a domain. */
export type AddedPower = Domain | 'any' | 'own' | 'choose'
/** What added resources may be spent on, if not on everything (429): plays, activated abilities of units or gear, what is paid during showdowns. */
export type SpendUse = 'spells' | 'units' | 'gear' | 'unitAbilities' | 'gearAbilities' | 'showdowns'

/** 800–829. */
export type Keyword =
  | 'accelerate' | 'action' | 'ambush' | 'assault' | 'backline' | 'deathknell' | 'deflect' | 'disarm' | 'empower' | 'empowered' | 'equip'
  | 'flow' | 'ganking' | 'hidden' | 'hunt' | 'legion' | 'level' | 'quickDraw' | 'reaction' | 'repeat' | 'shield' | 'tank'
  | 'temporary' | 'unique' | 'vision' | 'weaponmaster' | 'deploy' | 'showOff'

/** Classes of triggered abilities that other texts speak of (383.4, 808). */
export type EffectClass = 'deathknell' | 'play' | 'conquer' | 'hold' | 'attack' | 'defend'

export type CostVerb = 'exhaust' | 'kill' | 'discard' | 'recycle' | 'banish' | 'returnToHand' | 'spendBuff' | 'ready' | 'disempower'

/** Counters of a player for this turn. */
export type TurnFact = 'cardsPlayed' | 'spellsPlayed' | 'unitsDied' | 'cardsDrawn' | 'cardsDiscarded' | 'conquered' | 'xpGained' | 'pointsHeld'

/** What a player can be made to name (760): a tag, a card, or a card of a type. */
export type Nameable = 'tag' | 'card' | 'unit' | 'gear' | 'spell'
