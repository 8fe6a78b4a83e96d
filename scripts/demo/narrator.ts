/**
 * Tells the events of a game in English. Events name objects by key, and keys are drawn anew when a card changes zones, so
 * the narrator keeps a table of every key that it has seen in a state or an event.
 */
import type { Engine, GameEvent, GameState, Key, PlayerIndex } from 'riftbound-engine'
import { score } from './board'
import { capital, counted, list, plural, wrap } from './text'

const STEP = 2

/** Events of one kind in a row that are told in one sentence. */
const GROUPED: ReadonlySet<string> = new Set([
  'draw',
  'channel',
  'ready',
  'move',
  'damage',
  'die',
  'recall',
  'returnToHand',
  'discard',
])

export class Narrator {
  private readonly cards = new Map<Key, string>()
  private readonly introduced = new Set<string>()
  /** Victims of damage in a combat are listed without a source: everybody's Might is dealt together. */
  private combat = false
  private paid = ''

  constructor(
    private readonly engine: Engine,
    private readonly write: (line: string) => void,
  ) {}

  /** Tells what happened between two states; the first one is null for the setup. */
  tell(events: readonly GameEvent[], before: GameState | null, after: GameState): void {
    for (const state of before === null ? [after] : [before, after]) {
      for (const o of state.objects) if (o.key !== 0) this.cards.set(o.key, o.copyOf || o.def)
    }
    for (const e of events) if (e.object !== 0 && e.card !== '') this.cards.set(e.object, e.card)
    for (let n = 0; n < events.length; ) {
      const group = [events[n]!]
      while (GROUPED.has(group[0]!.type) && n + group.length < events.length && alike(group[0]!, events[n + group.length]!)) {
        group.push(events[n + group.length]!)
      }
      this.sentence(group, after)
      n += group.length
    }
  }

  /** Prints the facts and the generated text of a card when it is met for the first time. */
  introduce(id: string): void {
    if (id === '' || this.introduced.has(id)) return
    this.introduced.add(id)
    const { definition: card, text } = this.engine.card(id)!
    const cost =
      card.energy === undefined
        ? ''
        : `, ${card.energy} Energy${card.power.map(p => ` + ${p.split('/').map(capital).join('/')}`).join('')}`
    const might = card.might === undefined ? '' : `, ${card.might} Might`
    const kind = [...card.domains.map(capital), ...card.supertypes, ...(card.token ? ['token'] : []), ...card.types].join(' ')
    this.say(`[${card.name}: ${kind}${cost}${might}]`, 3)
    for (const line of text.split('\n')) if (line !== '') this.say(`"${line}"`, 3)
  }

  private say(text: string, depth = 1): void {
    for (const line of wrap(text, depth * STEP)) this.write(line)
  }

  private nameOf(id: string): string {
    return this.engine.card(id)?.definition.name ?? 'a card'
  }

  private name(key: Key): string {
    return this.nameOf(this.cards.get(key) ?? '')
  }

  private names(group: readonly GameEvent[]): string {
    return list(counted(group.map(e => this.nameOf(e.card))))
  }

  private place(state: GameState, at: number): string {
    const place = state.places[at]
    if (place === undefined) return 'nowhere'
    return place.base ? `the base of ${state.players[place.player]!.name}` : this.nameOf(state.objects[place.card]!.def)
  }

  /** What a chain item has chosen, read from the state in which it waits. */
  private choices(state: GameState, e: GameEvent): string {
    const item = state.chain.find(i => (e.object === 0 ? i.kind === 'ability' && i.source === e.source : i.key === e.object))
    const words = (item?.targets.flat() ?? []).map(t => {
      if (t >= 0) return this.name(t)
      return t > -1000 ? this.place(state, -1 - t) : (state.players[-1001 - t]?.name ?? 'a player')
    })
    return words.length === 0 ? '' : `, choosing ${list(counted(words))}`
  }

  private sentence(group: readonly GameEvent[], state: GameState): void {
    const e = group[0]!
    const who = (p: PlayerIndex): string => state.players[p]?.name ?? 'Nobody'
    const me = who(e.player)
    switch (e.type) {
      case 'setup':
        if (e.detail === 'firstPlayer') this.say(`${me} goes first.`)
        else {
          this.say(`${me} brings the battlefield ${this.nameOf(e.card)}.`)
          this.introduce(e.card)
        }
        return
      case 'mulligan':
        this.say(e.amount === 0 ? `${me} keeps this hand.` : `${me} puts ${plural(e.amount, 'card')} back under the deck.`)
        return
      case 'turnStart':
        this.write('')
        this.write(`== Turn ${e.amount}: ${me} `.padEnd(98, '='))
        return
      case 'ready':
        this.say(`${me} readies ${this.names(group)}.`)
        return
      case 'channel':
        this.say(`${me} channels ${this.names(group)}.`)
        return
      case 'draw':
        this.say(`${me} draws ${this.names(group)}.`)
        return
      case 'burnOut':
        this.say(`${me} has no card left to draw: the trash becomes the deck (burn out).`)
        return
      case 'pay':
        this.paid = ` for ${e.amount} Energy${e.detail === '' ? '' : ` and ${e.detail} Power`}`
        return
      case 'finalize':
        this.finalized(e, state)
        return
      case 'triggerRemoved':
        if (e.detail === 'declined') this.say(`${me} declines what ${this.name(e.source)} offers.`)
        return
      case 'undo':
        this.say(`${me} takes the play of ${this.name(e.source)} back.`)
        return
      case 'move':
        this.say(`${me} moves ${this.names(group)} to ${this.place(state, e.place)}.`)
        return
      case 'recall':
        this.say(`${this.names(group)} ${group.length === 1 ? 'is' : 'are'} recalled to ${this.place(state, e.place)}.`)
        return
      case 'showdownBegin':
        this.say(`Showdown at ${this.place(state, e.place)}; ${me} has Focus.`)
        return
      case 'combatBegin':
        this.combatBegins(e, state)
        return
      case 'assign':
        this.combat = true
        return
      case 'finalPointDenied':
        this.say(`${me} would win by conquering, but has not scored every battlefield this turn, and draws instead.`)
        return
      case 'combatResult':
        this.combat = false
        this.say(e.player < 0 ? 'Nobody wins the combat.' : `${me} wins the combat.`)
        return
      case 'control':
        this.say(
          e.player < 0 ? `Nobody controls ${this.place(state, e.place)}.` : `${me} controls ${this.place(state, e.place)}.`,
        )
        return
      case 'conquer':
      case 'hold':
        if (e.object === 0) this.say(`${me} ${e.type === 'hold' ? 'holds' : 'conquers'} ${this.place(state, e.place)}.`)
        return
      case 'gainPoints':
        this.say(`${me} gains ${plural(e.amount, 'point')}: ${score(state)}.`)
        return
      default:
        this.effect(group, state)
    }
  }

  /** Cards and abilities that went onto the chain. */
  private finalized(e: GameEvent, state: GameState): void {
    const me = state.players[e.player]!.name
    const { paid } = this
    this.paid = ''
    if (e.object === 0) {
      if (e.detail === 'add') return
      const source = this.name(e.source)
      const how = e.detail === 'trigger' ? `${source} triggers` : `${me} uses ${source}`
      this.say(`${how}${paid}${this.choices(state, e)}.`)
      return
    }
    const { definition } = this.engine.card(e.card)!
    const where = definition.types.includes('spell') ? '' : ` to ${this.place(state, e.place)}`
    this.say(`${me} plays ${definition.token ? 'a token, ' : ''}${definition.name}${where}${paid}${this.choices(state, e)}.`)
    this.introduce(e.card)
  }

  private combatBegins(e: GameEvent, state: GameState): void {
    const read = this.engine.read(state)
    const side = (p: PlayerIndex): string => {
      const units = state.places[e.place]!.permanents.filter(i => state.objects[i]!.controller === p)
      const words = units.map(i => `${this.nameOf(state.objects[i]!.def)} (${read.might(state.objects[i]!.key)})`)
      return list(counted(words))
    }
    const [attacker, defender] = [state.players[e.player]!, state.players[e.amount]]
    const defence = defender === undefined ? '' : `; ${defender.name} defends with ${side(e.amount)}`
    this.say(`Combat at ${this.place(state, e.place)}: ${attacker.name} attacks with ${side(e.player)}${defence}.`)
  }

  /** What texts and combats do to objects. */
  private effect(group: readonly GameEvent[], state: GameState): void {
    const e = group[0]!
    const me = state.players[e.player]?.name ?? 'Nobody'
    const it = this.nameOf(e.card)
    const verb = group.length === 1 ? 'is' : 'are'
    switch (e.type) {
      case 'damage': {
        const hits = group.map(x => `${x.amount} to ${this.nameOf(x.card)}`)
        if (this.combat) this.say(`Combat damage: ${list(hits)}.`, 2)
        else this.say(`${this.name(e.source)} deals ${list(hits)}.`, 2)
        return
      }
      case 'die':
        this.say(`${this.names(group)} ${group.length === 1 ? 'dies' : 'die'}.`, 2)
        return
      case 'returnToHand':
        // A token has no hand to go to: it ceases to exist, so the event has no key (186.1).
        this.say(`${this.names(group)} ${verb} ${e.object === 0 ? 'sent away and gone' : 'returned to hand'}.`, 2)
        return
      case 'discard':
        this.say(`${me} discards ${this.names(group)}.`, 2)
        return
      case 'banish':
        this.say(`${it} is banished.`, 2)
        return
      case 'might':
        this.say(`${this.name(e.source)}: ${it} gets ${e.amount < 0 ? e.amount : `+${e.amount}`} Might.`, 2)
        return
      case 'keyword':
        this.say(`${this.name(e.source)}: ${it} gets ${capital(e.detail)}.`, 2)
        return
      case 'stun':
        this.say(`${it} is stunned.`, 2)
        return
      case 'buff':
        this.say(`${it} gets a buff.`, 2)
        return
      case 'buffSpent':
        this.say(`${it} loses its buff.`, 2)
        return
      case 'heal':
        if (e.source !== 0) this.say(`${it} is healed.`, 2)
        return
      case 'prevent':
        this.say(
          `${plural(e.amount, 'point')} of damage to ${this.name(e.object)} ${e.amount === 1 ? 'is' : 'are'} prevented.`,
          2,
        )
        return
      case 'replaced':
        this.say(`${this.name(e.source)} replaces what would happen to ${this.name(e.object)}.`, 2)
        return
      case 'counter':
        this.say(`${it === 'a card' ? 'An ability' : it} is countered.`, 2)
        return
      case 'look':
        this.say(`${me} looks at the top ${e.amount === 1 ? 'card' : `${e.amount} cards`} of the deck.`, 2)
        return
      case 'xp':
        this.say(`${me} gains ${e.amount} XP.`, 2)
        return
      case 'xpSpent':
        this.say(`${me} spends ${e.amount} XP.`, 2)
        return
      case 'reveal':
        this.say(`${it} is revealed.`, 2)
        return
      default: // phases, passes, costs, and facts that another sentence tells
    }
  }
}

const alike = (a: GameEvent, b: GameEvent): boolean => {
  if (a.type !== b.type) return false
  if (a.type === 'damage') return true
  return a.player === b.player && a.place === b.place
}
