/** Reading a scenario: objects, places and options by name. */
import type { Engine } from '../engine'
import type { Decision, Option } from '../rules/decisions'
import { zoneCards } from '../state/query'
import type { GameObject, GameState, Key } from '../state/types'
import { Zone } from '../state/types'
import { resolve } from './position'

export abstract class Look {
  readonly engine: Engine
  state!: GameState
  protected readonly labels: Map<string, number>

  constructor(engine: Engine, labels: ReadonlyMap<string, number>) {
    this.engine = engine
    this.labels = new Map(labels)
  }

  protected optionMatches(o: Option, name: string): boolean {
    switch (o.kind) {
      case 'place':
        return this.placeName(o.place) === name
      case 'player':
        return `player ${o.player}` === name
      case 'mode':
        return `mode ${o.modes.join('+')}` === name
      case 'domain':
        return o.domain === name
      case 'word':
        return o.word === name
      case 'name':
        return o.name === name
      case 'cost':
        return `cost ${o.cost}` === name
      case 'ability':
        return this.named(name, o.source)
      case 'event':
        return o.object === 0 ? this.engine.registry.cards.get(o.card)?.def.name === name : this.named(name, o.object)
      case 'object':
        return this.named(name, o.key)
      default:
        return false
    }
  }

  private named(name: string, key: Key): boolean {
    const label = this.labels.get(name)
    if (label !== undefined) return this.state.objects[label]!.key === key
    return this.cardName(key) === name
  }

  optionName(o: Option): string {
    switch (o.kind) {
      case 'place':
        return this.placeName(o.place)
      case 'player':
        return `player ${o.player}`
      case 'mode':
        return `mode ${o.modes.join('+')}`
      case 'domain':
        return o.domain
      case 'word':
        return o.word
      case 'name':
        return o.name
      case 'cost':
        return `cost ${o.cost}`
      case 'object':
        return this.cardName(o.key)
      case 'event':
        return o.object === 0 && o.card !== '' ? this.engine.registry.cards.get(o.card)!.def.name : this.cardName(o.object)
      case 'ability':
        return `${this.cardName(o.source)} (${o.ability})`
      default:
        return o.kind
    }
  }

  /** The open decision; there must be one. */
  open(): Decision {
    const d = this.engine.decision(this.state)
    if (d === null) throw new Error(`no decision is open\n${this.describe()}`)
    return d
  }

  /** What is asked, as one word: `main`, `priority`, `target` … ; `over` when the game has ended. */
  asked(): string {
    return this.state.decision?.reason ?? 'over'
  }

  /** Names of the options of the open decision. */
  options(): string[] {
    return this.open().options.map(o => this.optionName(o))
  }

  label(name: string, key: Key): this {
    this.labels.set(
      name,
      this.state.objects.findIndex(o => o.key === key),
    )
    return this
  }

  /** The object with this label or card name; a name that fits several is an error. */
  object(name: string): GameObject {
    const label = this.labels.get(name)
    if (label !== undefined) return this.state.objects[label]!
    const def = resolve(this.engine.registry, name).id
    const found = this.state.objects.filter(o => o.def === def && o.zone !== Zone.Ceased)
    const board = found.filter(o => o.zone === Zone.Board || o.zone === Zone.Battlefield)
    const list = board.length > 0 ? board : found
    if (list.length === 0) throw new Error(`there is no ${name}\n${this.describe()}`)
    if (list.length > 1) throw new Error(`there are several ${name}; give them labels\n${this.describe()}`)
    return list[0]!
  }

  key(name: string): Key {
    return this.object(name).key
  }

  exists(name: string): boolean {
    const def = resolve(this.engine.registry, name).id
    return this.state.objects.some(o => o.def === def && o.zone !== Zone.Ceased)
  }

  protected cardInHand(player: number, name: string): Key {
    const label = this.labels.get(name)
    if (label !== undefined) return this.state.objects[label]!.key
    const def = resolve(this.engine.registry, name).id
    for (const zone of [Zone.Hand, Zone.Champion]) {
      const i = zoneCards(this.state, player, zone).find(x => this.state.objects[x]!.def === def)
      if (i !== undefined) return this.state.objects[i]!.key
    }
    for (const place of this.state.places) {
      const i = place.facedown.find(x => this.state.objects[x]!.def === def && this.state.objects[x]!.controller === player)
      if (i !== undefined) return this.state.objects[i]!.key
    }
    for (const zone of [Zone.Trash, Zone.Banishment]) {
      const i = zoneCards(this.state, player, zone).find(x => this.state.objects[x]!.def === def)
      if (i !== undefined) return this.state.objects[i]!.key
    }
    throw new Error(`player ${player} has no ${name} to play\n${this.describe()}`)
  }

  cardName(key: Key): string {
    const o = this.state.objects.find(x => x.key === key)
    if (o === undefined) return this.abilityName(key)
    return this.engine.registry.cards.get(o.def)!.def.name
  }

  /** An ability on the chain is called by what has it, or had it. */
  private abilityName(key: Key): string {
    const item = this.state.chain.find(x => x.key === key && x.kind === 'ability')
    if (item === undefined) return `#${key}`
    return item.snapshot === null ? this.cardName(item.source) : this.engine.registry.cards.get(item.snapshot.def)!.def.name
  }

  /** `bf0`, `bf1` … or `base0`, `base1` … */
  place(name: string): number {
    const players = this.state.players.length
    const match = /^(bf|base)(\d+)$/.exec(name)
    if (match === null) throw new Error(`${name} is no place; use bf0, base1 …`)
    return match[1] === 'base' ? Number(match[2]) : players + Number(match[2])
  }

  placeName(place: number): string {
    const players = this.state.players.length
    return place < players ? `base${place}` : `bf${place - players}`
  }

  /** Where it is: `base0`, `bf1`, `hand`, `trash`, `deck` … */
  where(name: string): string {
    const o = this.object(name)
    if (o.zone === Zone.Board || o.zone === Zone.Battlefield || o.zone === Zone.Facedown) return this.placeName(o.place)
    return ZONE_NAMES[o.zone] ?? String(o.zone)
  }

  might(name: string): number {
    return this.engine.read(this.state).might(this.key(name))
  }

  damage(name: string): number {
    return this.engine.read(this.state).damage(this.key(name))
  }

  keyword(name: string, keyword: Parameters<ReturnType<Engine['read']>['keyword']>[1]): number {
    return this.engine.read(this.state).keyword(this.key(name), keyword)
  }

  isExhausted(name: string): boolean {
    return this.object(name).exhausted
  }

  points(player: number): number {
    return this.state.teams[this.state.players[player]!.team]!.points
  }

  /** Names of the cards in a zone; of a deck the top card first. */
  cards(player: number, zone: 'hand' | 'trash' | 'deck' | 'banishment' | 'runeDeck'): string[] {
    const code = { hand: Zone.Hand, trash: Zone.Trash, deck: Zone.Deck, banishment: Zone.Banishment, runeDeck: Zone.RuneDeck }[
      zone
    ]
    const names = zoneCards(this.state, player, code).map(
      i => this.engine.registry.cards.get(this.state.objects[i]!.def)!.def.name,
    )
    return zone === 'deck' || zone === 'runeDeck' ? names.reverse() : names
  }

  /** Names of the units at a place, of one player or of all. */
  units(place: string, player = -1): string[] {
    return this.state.places[this.place(place)]!.permanents.filter(
      i => player < 0 || this.state.objects[i]!.controller === player,
    ).map(i => this.engine.registry.cards.get(this.state.objects[i]!.def)!.def.name)
  }

  /** Names of the facedown cards at a battlefield. */
  facedown(place: string): string[] {
    return this.state.places[this.place(place)]!.facedown.map(
      i => this.engine.registry.cards.get(this.state.objects[i]!.def)!.def.name,
    )
  }

  controller(place: string): number {
    return this.state.places[this.place(place)]!.controller
  }

  /** Runes of a player on the board: how many are ready and how many there are. */
  runes(player: number): { ready: number; all: number } {
    const list = this.state.places[player]!.runes
    return { ready: list.filter(i => !this.state.objects[i]!.exhausted).length, all: list.length }
  }

  /** The state must be quiet: no chain, nothing pending, no showdown, a Main Phase decision or the end. */
  quiet(): this {
    const { chain, triggered, showdown, decision, outcome } = this.state
    if (chain.length > 0 || triggered.length > 0 || showdown !== null || (outcome === null && decision?.reason !== 'main')) {
      throw new Error(`the state is not quiet\n${this.describe()}`)
    }
    return this
  }

  /** The position in a few lines, for messages. */
  describe(): string {
    const { state } = this
    const name = (i: number): string => {
      const o = state.objects[i]!
      return `${this.engine.registry.cards.get(o.def)!.def.name}${o.exhausted ? '*' : ''}(${o.controller})`
    }
    const places = state.places.map(
      (p, n) =>
        `  ${this.placeName(n)}${p.controller >= 0 && !p.base ? ` [${p.controller}]` : ''}: ${p.permanents.map(name).join(', ')}`,
    )
    const d = this.engine.decision(state)
    return [
      ...places,
      `  chain: ${state.chain.map(c => `${c.kind === 'card' ? name(c.object) : c.ability}${c.pending ? '?' : ''}`).join(', ')}`,
      `  decision: ${d === null ? 'none' : `player ${d.player} ${d.kind} ${d.reason} ${d.min}-${d.max} [${d.options.map(o => this.optionName(o)).join(', ')}]`}`,
    ].join('\n')
  }
}

const ZONE_NAMES: Readonly<Record<number, string>> = {
  [Zone.Deck]: 'deck',
  [Zone.RuneDeck]: 'runeDeck',
  [Zone.Hand]: 'hand',
  [Zone.Trash]: 'trash',
  [Zone.Banishment]: 'banishment',
  [Zone.Champion]: 'champion',
  [Zone.Legend]: 'legend',
  [Zone.Removed]: 'removed',
  [Zone.Chain]: 'chain',
  [Zone.Ceased]: 'ceased',
}
