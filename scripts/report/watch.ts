/**
 * Which abilities of a registry have been at work in the games that were watched.
 *
 * - An ability with a program (spell text; triggered, activated, delayed and reflexive abilities; replacements that execute
 *   something) counts when its first instruction ran. Its first step is wrapped, so this is what the interpreter did. A program
 *   that only chooses has no step; then it counts when it stood finalized on the chain.
 * - A replacement that only changes or skips its event counts when its condition and the event's were met, which is when it
 *   is applied; its test is wrapped.
 * - A passive ability runs nowhere, so it is looked up in the states: its source is on the board (or has it from a granted
 *   keyword or a delayed effect), its condition holds, and there is an object that it applies to. What works while a card is
 *   played counts when the card was played that way: [Action] on Focus, [Reaction] on a chain, an optional cost when it was
 *   paid, a permission when it was needed. Deflect counts when an opponent chose its object, Tank and Backline when their
 *   unit stood in a combat beside another, Ganking when it moved between battlefields.
 */
import type { Action, Engine, GameEvent, GameState, Key, PlayerIndex } from 'riftbound-engine'
import type { CompiledAbility, CompiledPattern, Step } from '../../src/abilities/compile/compiled'
import type { Ability } from '../../src/abilities/types'
import { type Instance, makeInstance } from '../../src/characteristics/derived'
import { abilitiesOf, derivedOf } from '../../src/characteristics/read'
import { isChosenBy } from '../../src/rules/discounts'
import { context, draftOfCard } from '../../src/rules/draft'
import { isFriendly } from '../../src/state/query'
import { ZONES_PER_PLAYER, Zone } from '../../src/state/types'
import { Transaction } from '../../src/transaction/transaction'

/** Passive abilities that belong to the play of their card, wherever it is (366). */
const WHILE_PLAYED: ReadonlySet<string> = new Set(['selfCost', 'additionalCost', 'timing', 'playTo', 'showOff'])

export class Watch {
  /** References of the abilities that have been at work. */
  readonly seen = new Set<string>()
  private readonly tx: Transaction
  private readonly wrapped = new Set<CompiledAbility>()
  /** Programs without steps, by reference. */
  private readonly stepless = new Set<string>()
  /** Listing actions and looking ahead run the same code, but only what really happens counts. */
  private happening = false

  constructor(private readonly engine: Engine) {
    const { registry } = engine
    this.tx = new Transaction(registry, false)
    for (const [keyword, value] of grantedKeywords(engine)) registry.keywordAbilities(keyword, value)
    this.wrapAll(registry.allAbilities())
    // Keywords granted with values that are only known in a game.
    const make = registry.keywordAbilities.bind(registry)
    registry.keywordAbilities = (keyword, value) => {
      const made = make(keyword, value)
      this.wrapAll(made)
      return made
    }
  }

  /** Runs an action of the game that is watched. */
  during<T>(act: () => T): T {
    this.happening = true
    try {
      return act()
    } finally {
      this.happening = false
    }
  }

  private ran(ability: CompiledAbility): void {
    if (this.happening) this.seen.add(ability.ref)
  }

  /** References of all abilities that the registry has by now. */
  all(): string[] {
    return [...this.wrapped].map(ability => ability.ref)
  }

  // -------------------------------------------------------------------------------------------- what runs

  private wrapAll(abilities: Iterable<CompiledAbility>): void {
    for (const ability of abilities) if (!this.wrapped.has(ability)) this.wrap(ability)
  }

  private wrap(ability: CompiledAbility): void {
    this.wrapped.add(ability)
    if (ability.kind === 'passive') return
    const [program] = ability.blocks as Step[][]
    const first = program?.[0]
    if (program !== undefined && first !== undefined) {
      program[0] = (tx, frame) => {
        this.ran(ability)
        return first(tx, frame)
      }
    } else if (ability.kind === 'replacement') {
      for (const pattern of ability.when as { -readonly [K in keyof CompiledPattern]: CompiledPattern[K] }[]) {
        const test = pattern.proposal
        pattern.proposal = (tx, ctx, p) => {
          const applies = test(tx, ctx, p)
          if (applies && (ability.check === null || ability.check(tx, ctx))) this.ran(ability)
          return applies
        }
      }
    } else this.stepless.add(ability.ref)
  }

  // -------------------------------------------------------------------------------------------- what is in play

  /** Looks at one accepted action: the state before it, its events and the state after it. */
  look(before: GameState, player: PlayerIndex, action: Action, events: readonly GameEvent[], after: GameState): void {
    if (action.type === 'play') {
      this.played(before, player, action.card)
      const o = before.objects.find(x => x.key === action.card)
      if (o?.zone === Zone.Trash) this.ofCard(before, o.key, 'flow')
      if (o !== undefined && o.zone !== Zone.Hand && o.zone !== Zone.Champion) this.permitted(before, player, o.key)
    }
    if (action.type === 'hide') this.ofCard(before, action.card, 'hide')
    if (action.type === 'move') {
      this.moved(before, action.units, action.to)
      this.taxed(before, player, action.units.length, action.to)
    }
    for (const e of events) {
      if (e.type === 'finalize' && e.object !== 0) this.finalized(before, e, events, after)
      if (e.type === 'finalize') this.changed(before, e)
      if (e.type === 'choose') this.chosen(after, e)
    }
    this.inPlay(after)
  }

  private inPlay(state: GameState): void {
    for (const item of state.chain) if (!item.pending && this.stepless.has(item.ability)) this.seen.add(item.ability)
    for (const effect of state.effects) {
      if (effect.kind === 'ability' && this.isPassive(effect.ability)) this.seen.add(effect.ability)
    }
    const { tx } = this
    tx.look(state, null)
    const visit = (i: number, controller: PlayerIndex): void => {
      const o = state.objects[i]!
      for (const { ability, via, bind } of abilitiesOf(tx, i)) {
        if (ability.kind !== 'passive' || this.seen.has(ability.ref)) continue
        const instance = makeInstance(ability, i, o.key, controller, o.since, 0, bind, 0, via)
        if (this.applies(state, instance)) this.seen.add(ability.ref)
      }
    }
    for (const place of state.places) {
      for (const i of place.permanents) visit(i, state.objects[i]!.controller)
      for (const i of place.runes) visit(i, state.objects[i]!.controller)
      if (place.card >= 0) visit(place.card, place.controller)
    }
    state.players.forEach((_, p) => {
      for (const i of state.zones[p * ZONES_PER_PLAYER + Zone.Legend]!.cards) visit(i, p)
    })
  }

  private isPassive(ref: string): boolean {
    return this.engine.registry.ability(ref).kind === 'passive'
  }

  /** Does a passive ability in play apply to something now? */
  private applies(state: GameState, x: Instance): boolean {
    const { ability } = x
    const { effect } = ability
    if (effect === null || (ability.check !== null && !ability.check(this.tx, x))) return false
    const reaches = (list: readonly number[]): boolean => list.some(i => ability.who!(this.tx, i, x))
    switch (effect.static) {
      case 'selfCost':
      case 'additionalCost':
      case 'timing':
      case 'playTo':
      case 'targetCost':
      case 'moveAnywhere':
      case 'hide':
      case 'flow':
      case 'showOff':
      case 'mayPlay':
      case 'moveCost':
        return false // not by being there: see played, finalized, chosen, moved and ofCard
      case 'facedownLimit': {
        const at = state.objects[x.object]!.place
        return at >= 0 && state.places[at]!.facedown.length > 1
      }
      case 'assignOrder': {
        const me = state.objects[x.object]!
        const beside = state.places[me.place]?.permanents ?? []
        return me.designation !== 0 && beside.some(i => i !== x.object && state.objects[i]!.designation === me.designation)
      }
      case 'cost':
        if (ability.who === null || 'abilities' in effect.of || ability.change?.choosing) return false // see changed and chosen
        return reaches(state.players.flatMap((_, p) => [...state.zones[p * ZONES_PER_PLAYER + Zone.Hand]!.cards]))
      case 'might':
      case 'setMight':
      case 'raiseMight':
        if (ability.amount !== null && !(Math.abs(ability.amount(this.tx, x)) > 0)) return false
        break
      default:
    }
    return ability.who === null || ability.whoIsSelf || reaches(state.places.flatMap(place => [...place.permanents]))
  }

  /** Marks what a card off the board says of that kind. */
  private ofCard(state: GameState, key: Key, what: string): void {
    const o = state.objects.find(x => x.key === key)
    if (o === undefined) return
    for (const ability of this.tx.registry.cardOf(o).abilities) if (ability.effect?.static === what) this.seen.add(ability.ref)
  }

  /** A card leaves the hand or Champion Zone for the chain. */
  private played(state: GameState, player: PlayerIndex, key: Key): void {
    const { tx } = this
    tx.look(state, null)
    const i = tx.find(key)
    if (i < 0) return
    const needed = state.decision?.reason === 'focus' ? 1 : state.decision?.reason === 'priority' ? 2 : 0
    const ctx = context(draftOfCard(tx, i, player))
    for (const ability of tx.registry.cardOf(state.objects[i]!).abilities) {
      if (ability.kind !== 'passive' || (ability.check !== null && !ability.check(tx, ctx))) continue
      const what = ability.effect?.static
      if (what === 'timing' && needed > 0 && ability.timing >= needed) this.seen.add(ability.ref)
      if (what === 'selfCost' && (ability.amount === null || ability.amount(tx, ctx) > 0)) this.seen.add(ability.ref)
    }
  }

  /** A card was played: which of its additional costs were paid, and did it need a permission for its place? */
  private finalized(before: GameState, e: GameEvent, events: readonly GameEvent[], after: GameState): void {
    const card = this.engine.registry.cards.get(e.card)!
    const mine = card.abilities.filter(ability => WHILE_PLAYED.has(ability.effect?.static ?? ''))
    if (mine.length === 0) return
    const entered = events.find(x => x.type === 'enter' && x.source === e.object)?.object ?? 0
    const paid =
      after.chain.find(item => item.key === e.object)?.paid ??
      after.objects.find(o => o.key !== 0 && o.key === entered)?.paid ??
      0
    const costs = mine.filter(ability => ability.effect?.static === 'additionalCost')
    card.additionalCosts.forEach(({ bit }, n) => {
      if (bit < 0 || (paid & (1 << bit)) !== 0) this.seen.add(costs[n]!.ref)
    })
    if (after.objects.some(o => o.shown !== 0 && (o.key === e.object || o.key === entered))) {
      for (const ability of mine) if (ability.effect?.static === 'showOff') this.seen.add(ability.ref)
    }
    const place = before.places[e.place]
    if (place === undefined || place.base || place.controller === e.player) return
    for (const ability of mine) if (ability.effect?.static === 'playTo') this.seen.add(ability.ref)
  }

  /** A card is played from where only a permission lets it be played (366.1). */
  private permitted(state: GameState, player: PlayerIndex, key: Key): void {
    this.ofCard(state, key, 'mayPlay')
    const { tx } = this
    tx.look(state, null)
    const i = tx.find(key)
    for (const x of derivedOf(tx).permissions)
      if (x.controller === player && x.ability.effect?.static === 'mayPlay' && x.ability.who?.(tx, i, x))
        this.seen.add(x.ability.ref)
  }

  /** Changes of a component of costs (356.4.c): an optional additional cost was paid, or an ability of that keyword. */
  private changed(before: GameState, e: GameEvent): void {
    const { tx } = this
    tx.look(before, null)
    for (const x of derivedOf(tx).costs) {
      const { effect, ref, who } = x.ability
      if (effect?.static !== 'cost' || x.controller !== e.player) continue
      if ('optionalCosts' in effect.of) {
        if ((before.chain.find(item => item.key === e.object)?.paid ?? 0) !== 0) this.seen.add(ref)
      } else if ('abilities' in effect.of && e.object === 0) {
        const i = tx.find(e.source)
        if (i >= 0 && this.engine.registry.ability(e.detail).partOf === effect.of.abilities && who?.(tx, i, x)) this.seen.add(ref)
      }
    }
  }

  /** 204.4: more units are moved there than are free. */
  private taxed(state: GameState, player: PlayerIndex, count: number, to: number): void {
    const { tx } = this
    tx.look(state, null)
    for (const { ability, source, controller } of derivedOf(tx).moveCosts) {
      const beyond = ability.effect?.static === 'moveCost' ? (ability.effect.beyond ?? 0) : 0
      if (isFriendly(state, player, controller) || tx.s.objects[tx.find(source)]?.place !== to) continue
      if (count > beyond) this.seen.add(ability.ref)
    }
  }

  private chosen(state: GameState, e: GameEvent): void {
    const { tx } = this
    tx.look(state, null)
    for (const x of derivedOf(tx).costs) {
      const { change, ref } = x.ability
      if (x.controller === e.player && change?.choosing && isChosenBy(tx, change, e.object, x)) this.seen.add(ref)
    }
    const o = state.objects.find(x => x.key === e.object)
    if (o === undefined || isFriendly(state, o.controller, e.player)) return
    this.ofObject(state, o.key, 'targetCost')
  }

  private moved(state: GameState, units: readonly Key[], to: number): void {
    for (const key of units) {
      const from = state.objects.find(o => o.key === key)?.place ?? -1
      if (from >= 0 && !state.places[from]!.base && !state.places[to]!.base) this.ofObject(state, key, 'moveAnywhere')
    }
  }

  /** Marks the abilities of that kind which an object has, printed or granted. */
  private ofObject(state: GameState, key: Key, what: string): void {
    const { tx } = this
    tx.look(state, null)
    const i = tx.find(key)
    if (i < 0) return
    for (const { ability } of abilitiesOf(tx, i)) if (ability.effect?.static === what) this.seen.add(ability.ref)
  }
}

type Granted = readonly [Parameters<Engine['registry']['keywordAbilities']>[0], number]

/** Keywords that texts give, with the values that are printed in them. */
function grantedKeywords(engine: Engine): Granted[] {
  const found: Granted[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const inner of node) visit(inner)
    else if (typeof node === 'object' && node !== null) {
      const record = node as Readonly<Record<string, unknown>>
      const value = record.value ?? 1
      if ((record.do === 'giveKeyword' || record.static === 'keyword') && typeof value === 'number') {
        found.push([record.keyword as Extract<Ability, { kind: 'keyword' }>['keyword'], value])
      }
      for (const inner of Object.values(record)) visit(inner)
    }
  }
  for (const card of engine.registry.cards.values()) visit(card.def.text)
  return found
}
