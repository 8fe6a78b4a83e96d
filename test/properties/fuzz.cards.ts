// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the ability language
// biome-ignore-all format: one kind of text a line

import { SPEND_USES } from '../../src/abilities/compile/codes'
/** Random cards: a seeded walk over the ability language. Most are valid; who needs only valid ones asks the registry. */
import type {
  Ability, ActivatedAbility, Amount, CardDefinition, CardType, Condition, Cost, CostChange, Domain, Duration, EventName, EventPattern, Filter,
  FilterZone, Instruction, Keyword, Noun, ObjectRef, Objects, PlaceFilter, PlaceRef, Players, PowerSymbol, Predicate,
  StaticEffect, Target, TriggeredAbility,
} from '../../src/abilities/types'
import { makeRandom } from '../../src/game-actions/random'

const DOMAINS: readonly Domain[] = ['fury', 'calm', 'mind', 'body', 'chaos', 'order']
const KEYWORDS: readonly Keyword[] = [
  'accelerate', 'action', 'assault', 'backline', 'deflect', 'ganking', 'hidden', 'reaction', 'shield', 'tank', 'temporary', 'vision', 'weaponmaster', 'quickDraw',
  'ambush', 'deploy',
]
const GIVEN: readonly Keyword[] = ['assault', 'backline', 'deflect', 'ganking', 'shield', 'tank', 'temporary', 'vision', 'weaponmaster']
const NUMERIC: readonly Keyword[] = ['assault', 'deflect', 'shield']
const TAGS = ['Poro', 'Mech', 'Equipment']
const TOKENS = ['recruit', 'sprite', 'gold', 'bird']
const CREATED = [...TOKENS, 'brush', 'baron-pit']
const TRIGGERS: readonly EventName[] = [
  'play', 'choose', 'attack', 'defend', 'conquer', 'hold', 'winCombat', 'move', 'die', 'damage', 'draw', 'discard', 'ready',
  'exhaust', 'stun', 'buff', 'enter', 'leave', 'recycle', 'returnToHand', 'banish', 'channel', 'gainPoints', 'becomeMighty',
  'beginningPhase', 'mainPhase', 'turnEnd', 'combatEnd', 'attach', 'detach', 'empower', 'disempower', 'hide', 'reveal', 'might', 'use',
]
const REPLACED: readonly EventName[] = [
  'die', 'damage', 'draw', 'discard', 'ready', 'exhaust', 'stun', 'buff', 'move', 'channel', 'recycle', 'returnToHand', 'banish',
  'gainPoints', 'enter', 'attach', 'detach', 'empower', 'disempower', 'might', 'playToken',
]
const VERBS = ['kill', 'heal', 'recall', 'ready', 'exhaust', 'stun', 'buff', 'banish', 'returnToHand', 'recycle', 'spendBuff', 'empower', 'disempower', 'detach'] as const
const CLASSES = ['deathknell', 'play', 'conquer', 'hold', 'attack', 'defend'] as const
const TYPES: readonly CardType[] = ['unit', 'gear', 'spell', 'legend', 'battlefield', 'rune']

/** What a text may refer to at a point. */
interface Scope {
  readonly event: boolean
  readonly each: boolean
  readonly objects: readonly string[]
  readonly places: readonly string[]
  readonly players: readonly string[]
  readonly depth: number
  /** In effect text. */
  readonly effect?: boolean
}
const OPEN: Scope = { event: false, each: false, objects: [], places: [], players: [], depth: 0 }

export class CardMaker {
  readonly random: () => number
  private names = 0
  private objects: string[] = []
  private places: string[] = []
  private players: string[] = []

  constructor(seed: string) {
    this.random = makeRandom(seed)
  }

  below(n: number): number {
    return Math.floor(this.random() * n)
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }
  chance(p: number): boolean {
    return this.random() < p
  }
  private some<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, make)
  }
  private maybe<K extends string, V>(p: number, key: K, make: () => V): Partial<Record<K, V>> {
    return this.chance(p) ? ({ [key]: make() } as Record<K, V>) : {}
  }
  private name(list: string[]): string {
    const name = `s${this.names++}`
    list.push(name)
    return name
  }
  private seen(scope: Scope): Scope {
    return { ...scope, objects: [...scope.objects, ...this.objects], places: [...scope.places, ...this.places], players: [...scope.players, ...this.players] }
  }

  // -------------------------------------------------------------------------------------------- references

  ref(scope: Scope): ObjectRef {
    const slots = this.seen(scope).objects
    const list: ObjectRef[] = [{ ref: 'self' }, { ref: 'result' }, ...slots.slice(-3).map(slot => ({ ref: 'chosen' as const, slot }))]
    if (scope.event) list.push({ ref: 'event' }, { ref: 'event' })
    if (scope.each) list.push({ ref: 'each' }, { ref: 'each' }, { ref: 'each' })
    const ref = this.pick(list)
    return this.chance(0.04) ? { ref: 'host', of: ref } : scope.effect === true && this.chance(0.2) ? { ref: 'via' } : ref
  }

  private placeFilter(scope: Scope): PlaceFilter {
    const chosen = this.seen(scope).places.map(name => ({ chosen: name }))
    return this.pick<PlaceFilter>([
      'battlefield', 'base', 'here', 'openBattlefield', 'controlledBattlefield', { sameAs: this.ref(scope) }, ...chosen,
      ...(scope.event ? [{ eventPlace: true } as const] : []),
    ])
  }

  private predicate(scope: Scope, depth = 0): Predicate {
    if (this.chance(0.1)) {
      return this.pick<Predicate>([
        { is: 'ref', ref: this.ref(scope) }, { is: 'empowerable' }, { is: 'equipped' }, { is: 'attached' },
        { is: 'attachedTo', to: this.ref(scope) }, { is: 'sameController', as: this.ref(scope) }, { is: 'empowered', times: 2 },
        { is: 'named', name: 'Recruit' }, { is: 'theirs' }, { is: 'tag', tag: { named: true } }, { is: 'named', name: { named: true } },
      ])
    }
    switch (this.below(depth > 1 ? 15 : 17)) {
      case 0: case 1: return { is: 'friendly' }
      case 2: case 3: return { is: 'enemy' }
      case 4: return { is: 'yours' }
      case 5: return { is: 'other' }
      case 6: return { is: 'notRef', ref: this.ref(scope) }
      case 7: case 8: return { is: 'at', place: this.placeFilter(scope) }
      case 9: return { is: this.pick(['inCombat', 'inShowdown', 'attacking', 'defending', 'alone', 'ready', 'exhausted'] as const) }
      case 10: return { is: this.pick(['buffed', 'stunned', 'damaged', 'mighty', 'empowered', 'token'] as const) }
      case 11: return { is: 'might', ...this.range(scope) }
      case 12: return { is: 'energy', ...this.range(scope) }
      case 13: return this.chance(0.5) ? { is: 'type', type: this.pick(TYPES) } : { is: 'tag', tag: this.pick(TAGS) }
      case 14: return this.chance(0.5) ? { is: 'keyword', keyword: this.pick(KEYWORDS) } : { is: 'domain', domain: this.pick(DOMAINS) }
      case 15: return { is: 'not', predicate: this.predicate(scope, depth + 1) }
      default: return { is: 'anyOf', predicates: this.some(2, () => this.predicate(scope, depth + 1)) }
    }
  }

  private range(scope: Scope): { min?: Amount; max?: Amount } {
    const bound = (): Amount => (this.chance(0.8) ? this.below(5) : this.amount(scope, 2))
    return this.chance(0.5) ? { min: bound() } : { max: bound() }
  }

  filter(scope: Scope, board = false): Filter {
    const noun = this.pick<Noun>(['unit', 'unit', 'unit', 'unit', 'permanent', 'gear', 'rune', 'card', 'spell', 'legend', 'battlefield', 'equipment', 'object'])
    const zone = board || this.chance(0.7) ? 'board' : this.pick<FilterZone>(['trash', 'hand', 'chain', 'banishment', 'championZone', 'facedown'])
    return { noun, zone: noun === 'spell' && this.chance(0.7) ? 'chain' : zone, where: this.some(2, () => this.predicate(scope)) }
  }

  /** How much less or more something costs. */
  private change(scope: Scope, less = this.chance(0.7)): CostChange {
    return {
      less,
      ...this.maybe(0.8, 'energy', () => (this.chance(0.8) ? this.below(3) : this.amount(scope))),
      ...this.maybe(0.4, 'power', () => this.some(2, () => this.symbol())),
      ...this.maybe(0.1, 'times', () => this.below(3)),
      ...(less ? this.maybe(0.3, 'or', () => true as const) : {}),
      ...(less ? this.maybe(0.3, 'min', () => this.below(2)) : {}),
    }
  }

  amount(scope: Scope, depth = 0): Amount {
    if (depth > 1 || this.chance(0.6)) return this.below(4)
    if (this.chance(0.1)) return this.pick<Amount>([{ timesEmpowered: this.ref(scope) }, { excess: 'you' }, { timesDealt: this.ref(scope) }, { keywordOf: this.ref(scope), keyword: this.pick(NUMERIC) }])
    switch (this.below(11)) {
      case 0: return { count: this.filter(scope) }
      case 1: return { mightOf: this.ref(scope) }
      case 2: return { energyOf: this.ref(scope) }
      case 3: return { x: true }
      case 4: return scope.event ? { eventAmount: true } : { resultAmount: true }
      case 5: return { resultAmount: true }
      case 6: return { fact: this.pick(['cardsPlayed', 'spellsPlayed', 'unitsDied', 'cardsDrawn', 'cardsDiscarded', 'conquered'] as const) }
      case 7: return { points: this.pick(['you', 'opponents'] as const) }
      case 8: return { xp: true }
      case 9: return { plus: [this.amount(scope, depth + 1), this.chance(0.5) ? -this.below(3) : this.amount(scope, depth + 1)] }
      default: return { times: [this.amount(scope, depth + 1), this.chance(0.5) ? -1 : this.below(3)] }
    }
  }

  condition(scope: Scope, depth = 0): Condition {
    if (this.chance(0.05)) return { if: 'duringTurn', of: this.chance(0.5) || !scope.event ? 'you' : 'eventPlayer', ...this.maybe(0.5, 'max', () => 2) }
    switch (this.below(depth > 1 ? 11 : 14)) {
      case 0: case 1: return { if: 'count', of: this.filter(scope), ...this.range(scope) }
      case 2: return { if: 'is', object: this.ref(scope), where: this.some(2, () => this.predicate(scope)) }
      case 3: return { if: 'onlyUnitThere', object: this.ref(scope) }
      case 4: return { if: 'paid' }
      case 5: return { if: this.pick(['did', 'couldnt'] as const) }
      case 6: return { if: 'yourTurn' }
      case 7: return { if: 'amount', of: this.amount(scope), ...this.range(scope) }
      case 8: return { if: 'legion' }
      case 9: return { if: 'level', level: 1 + this.below(4) }
      case 10: return { if: 'empowered' }
      case 11: return { if: 'not', condition: this.condition(scope, depth + 1) }
      case 12: return { if: 'every', conditions: this.some(2, () => this.condition(scope, depth + 1)) }
      default: return { if: 'some', conditions: this.some(2, () => this.condition(scope, depth + 1)) }
    }
  }

  cost(scope: Scope, x = true): Cost {
    return {
      ...this.maybe(0.4, 'energy', () => (this.chance(0.8) ? this.below(3) : this.amount(scope))),
      ...this.maybe(0.2, 'power', () => this.some(2, () => this.symbol())),
      ...(x ? this.maybe(0.1, 'x', () => this.pick(['energy', 'any'] as const)) : {}),
      ...this.maybe(0.4, 'actions', () => [{
        pay: this.pick(['exhaust', 'kill', 'discard', 'recycle', 'banish', 'returnToHand', 'spendBuff', 'ready'] as const),
        what: this.chance(0.4) ? ('self' as const) : this.filter(scope, this.chance(0.7)), count: 1 + this.below(2),
      }]),
    }
  }

  private symbol(): PowerSymbol {
    return this.pick<PowerSymbol>([...DOMAINS, 'any', 'own', 'fury/chaos'])
  }

  // -------------------------------------------------------------------------------------------- what instructions act on

  private target(scope: Scope): Target {
    const filter = this.filter(scope)
    const min = this.pick<Amount>([0, 1, 1, 1, 2])
    return {
      target: filter, as: this.name(this.objects), min, max: this.chance(0.1) ? 'any' : this.chance(0.1) ? this.amount(scope) : Math.max(1, Number(min)),
      ...this.maybe(0.1, 'group', () => this.pick([{ totalMight: { max: this.amount(scope) } }, { same: 'place' }, { same: 'controller' }, { each: 'place' }, { every: [{ same: 'controller' }, { totalMight: { max: 6 } }] }] as const)),
    }
  }

  private what(scope: Scope, depth = 0): Objects {
    const roll = this.below(depth > 0 ? 9 : 10)
    if (roll < 4) return this.target(scope)
    if (roll < 7) return this.ref(scope)
    if (roll < 9) return { all: this.filter(scope, this.chance(0.8)), ...this.maybe(0.2, 'at', () => this.targetPlace()) }
    return { these: this.some(2, () => this.what(scope, 1)) }
  }

  private targetPlace() {
    return { targetPlace: this.pick(['battlefield', 'controlledBattlefield', 'openBattlefield', 'location'] as const), as: this.name(this.places) }
  }

  private who(scope: Scope): Players {
    const players = this.seen(scope).players.map(player => ({ player }))
    return this.pick<Players>([
      'you', 'you', 'you', 'eachPlayer', this.pick<Players>(['eachOpponent', 'eachOther', { fromNext: 'eachOther' }, { everyOf: ['you', 'eachOther'] }]), 'turnPlayer', { controllerOf: this.ref(scope) }, { ownerOf: this.ref(scope) },
      ...players, ...(scope.event ? [{ eventPlayer: true } as const] : []),
      ...(this.chance(0.3) ? [{ targetPlayer: this.pick(['opponent', 'player'] as const), as: this.name(this.players) }] : []),
    ].slice(0, 12) as Players[])
  }

  private place(scope: Scope): PlaceRef {
    if (this.chance(0.3)) return this.targetPlace()
    const chosen = this.seen(scope).places.map(place => ({ place }))
    return this.pick<PlaceRef>(['here', 'base', 'anyLegal', { placeOf: this.ref(scope) }, ...chosen, ...(scope.event ? [{ eventPlace: true } as const] : [])])
  }

  // -------------------------------------------------------------------------------------------- instructions

  program(scope: Scope, most = 3): Instruction[] {
    return Array.from({ length: 1 + this.below(most) }, () => this.instruction(scope))
  }

  private mightChange(scope: Scope, until: Duration): Instruction {
    switch (this.below(4)) {
      case 0: return { do: 'setMight', what: this.what(scope), to: this.amount(scope), until }
      case 1: return { do: 'raiseMight', what: this.what(scope), to: this.amount(scope), until }
      case 2: return { do: 'swapMight', what: this.what(scope), until }
      default: return { do: 'giveKeywordsOf', of: this.ref(scope), what: this.what(scope), until }
    }
  }

  instruction(scope: Scope): Instruction {
    const inner = { ...scope, depth: scope.depth + 1 }
    const until = this.until()
    if (this.chance(0.25)) return this.later(scope, until)
    switch (this.below(scope.depth > 1 ? 20 : 30)) {
      case 0: case 1: return { do: 'deal', amount: this.amount(scope), to: this.what(scope), ...this.maybe(0.2, 'by', () => this.ref(scope)), ...this.maybe(0.2, 'split', () => true) }
      case 2: return { do: 'dealEachOther', a: this.ref(scope), b: this.ref(scope) }
      case 3: case 4: case 5: case 6: return { do: this.pick(VERBS), what: this.what(scope) }
      case 7: return this.onChain(scope)
      case 8: return this.chance(0.7) ? { do: 'move', what: this.what(scope), to: this.place(scope) } : { do: 'exchangePlaces', a: this.chance(0.5) ? this.ref(scope) : this.target(scope), b: this.target(scope) }
      case 9: return { do: this.pick(['draw', 'discard', 'burn', 'predict', 'gainXp'] as const), count: this.amount(scope), who: this.who(scope) }
      case 10: return this.chance(0.8) ? { do: 'channel', count: this.amount(scope), who: this.who(scope), exhausted: this.chance(0.5) } : { do: 'gainPoints', count: 1, who: this.who(scope) }
      case 11: return { do: 'add', energy: this.amount(scope), power: this.some(2, () => this.pick([...DOMAINS, 'any', 'own', 'choose'] as const)), ...this.maybe(0.15, 'times', () => this.amount(scope)), ...this.maybe(0.3, 'only', () => this.some(2, () => this.pick(SPEND_USES))) }
      case 12: return { do: 'might', what: this.what(scope), by: this.chance(0.3) ? -1 - this.below(3) : this.amount(scope), until, ...this.maybe(0.2, 'min', () => this.below(3)) }
      case 13: {
        const keyword = this.pick(GIVEN)
        if (this.chance(0.2)) {
          const spells = { noun: 'spell', zone: 'trash', where: [] } as const
          const what = this.chance(0.5) ? { all: spells } : { target: spells, as: this.name(this.objects), min: 1, max: 1 }
          return { do: 'giveKeyword', what, keyword: 'flow', until, cost: this.chance(0.5) ? 'own' : { energy: this.below(3), power: this.some(1, () => 'any' as const) } }
        }
        return { do: 'giveKeyword', what: this.what(scope), keyword, until, ...(NUMERIC.includes(keyword) ? this.maybe(0.5, 'value', () => this.amount(scope)) : {}) }
      }
      case 14: return { do: 'playToken', token: this.pick(TOKENS), count: this.chance(0.8) ? 1 : this.amount(scope), who: this.who(scope), ...this.maybe(0.3, 'at', () => this.place(scope)), ...this.maybe(0.2, 'ready', () => true), ...this.maybe(0.2, 'exhausted', () => true) }
      case 15: return { do: 'playCard', what: this.what(scope), who: this.chance(0.7) ? 'you' : this.who(scope), ...this.maybe(0.5, 'ignoring', () => this.pick(['cost', 'energy', 'power', 'allCosts'] as const)), ...this.maybe(0.2, 'to', () => this.place(scope)), ...this.maybe(0.3, 'may', () => true) }
      case 16: return { do: 'prevent', amount: this.chance(0.3) ? 'all' : this.amount(scope), what: this.what(scope), until }
      case 17: return this.chance(0.5) ? this.mightChange(scope, until) : { do: 'doubleDamage', what: this.what(scope), until }
      case 18: return this.chance(0.97) ? { do: 'choose', what: this.target(scope) } : { do: 'winGame', who: this.who(scope) }
      case 19: return { do: 'pick', from: this.filter(scope), as: this.name(this.objects), min: this.below(2), max: this.chance(0.2) ? 'any' : this.chance(0.2) ? this.amount(scope) : 1, who: this.chance(0.7) ? 'you' : this.who(scope) }
      case 20: return { do: 'may', ...this.maybe(0.3, 'who', () => this.who(scope)), then: this.program(inner, 2) }
      case 21: return { do: 'if', condition: this.condition(scope), then: this.program(inner, 2), ...this.maybe(0.3, 'otherwise', () => this.program(inner, 1)) }
      case 22: return { do: 'payTo', cost: this.cost(scope), who: this.who(scope), may: this.chance(0.5), then: this.program(inner, 2), ...this.maybe(0.3, 'otherwise', () => this.program(inner, 1)) }
      case 23: return { do: 'forEach', what: this.what(scope), then: this.program({ ...inner, each: true }, 2) }
      case 24: {
        const as = `p${this.names++}`
        return { do: 'eachPlayerDo', who: this.chance(0.7) ? 'eachPlayer' : this.who(scope), as, then: this.program({ ...inner, players: [as] }, 2) }
      }
      case 25: return { do: 'repeat', times: this.amount(scope), then: this.program({ ...inner, depth: 2 }, 1) }
      case 26: return this.modal(inner)
      case 27: return { do: 'doThis', times: this.chance(0.8) ? 1 : this.below(3), ability: this.triggered(scope, true) }
      case 28: return { do: 'delayed', until, ability: this.chance(0.6) ? this.triggered(scope) : this.chance(0.5) ? this.replacement(scope) : { kind: 'passive', effect: this.static(scope) }, ...this.maybe(0.3, 'uses', () => 1 + this.below(2)) }
      default: return this.chance(0.5) ? { do: 'activate', of: this.pick(CLASSES), what: this.what(scope) } : { do: 'ifThisKills', object: this.ref(scope), then: this.triggered(scope, true) }
    }
  }

  private until(): Duration {
    return this.pick<Duration>(['turn', 'turn', 'turn', 'combat', 'permanent', 'whileOnBoard', 'anotherChosen', 'attached'])
  }

  /** A spell or ability on the chain, perhaps one that chooses something. */
  private item(scope: Scope): Target {
    const where: Predicate[] = this.chance(0.3) ? [{ is: 'enemy' }] : []
    if (this.chance(0.3)) where.push({ is: 'chooses', what: this.chance(0.8) ? this.filter(scope, true) : this.ref(scope), ...this.maybe(0.3, 'noOther', () => this.filter(scope, true)) })
    return { target: { noun: this.pick(['spell', 'ability', 'object'] as const), zone: 'chain', where }, as: this.name(this.objects), min: 1, max: 1 }
  }

  private onChain(scope: Scope): Instruction {
    if (this.chance(0.1)) return { do: 'counter', what: this.what(scope) }
    const item = this.item(scope)
    const it = { ref: 'chosen', slot: item.as } as const
    switch (this.below(4)) {
      case 0: return { do: 'counter', what: item, ...this.maybe(0.4, 'into', () => 'hand' as const) }
      case 1: return { do: 'may', who: { controllerOf: it }, then: this.program(scope, 1), otherwise: [{ do: 'counter', what: item }] }
      case 2: return { do: 'if', condition: this.condition(scope), then: [{ do: 'gainControl', what: item }, { do: 'newChoices', of: it }] }
      default: return { do: 'repeat', times: 1, then: [{ do: 'choose', what: item }, { do: 'newChoices', of: it }] }
    }
  }

  /** Words of copies, attachment, certain cards and tokens. */
  private later(scope: Scope, until: Duration): Instruction {
    const one = (): ObjectRef | Target => (this.chance(0.5) ? this.target(scope) : this.ref(scope))
    const permanents = (): Objects => (this.chance(0.4) ? this.ref(scope) : this.chance(0.5) ? { all: this.filter(scope, true) } : this.target(scope))
    switch (this.below(21)) {
      case 0: case 1: return { do: 'attach', what: this.chance(0.5) ? { ...this.target(scope), target: { noun: 'equipment', zone: 'board', where: [] } } : this.what(scope), to: one() }
      case 2: return { do: 'exchangePlaces', a: one(), b: one() }
      case 3: return { do: this.pick(['drawThese', 'discardThese'] as const), what: this.what(scope) }
      case 4: return { do: 'put', what: this.what(scope), into: this.pick(['hand', 'trash'] as const) }
      case 5: case 6: {
        const cards = this.chance(0.6) ? { top: this.below(4) } : this.chance(0.5) ? ('hand' as const) : { these: this.what(scope) }
        return { do: this.pick(['reveal', 'look'] as const), cards, who: this.chance(0.7) ? 'you' : this.who(scope), as: this.name(this.objects) }
      }
      case 7: return { do: this.pick(['setMight', 'raiseMight'] as const), what: permanents(), to: this.amount(scope), until }
      case 8: return { do: 'swapMight', what: { ...this.target(scope), min: 2, max: 2 }, until }
      case 9: return { do: 'giveKeywordsOf', of: this.ref(scope), what: permanents(), until }
      case 10: return { do: 'giveText', what: permanents(), text: [this.ability()], until }
      case 11: case 12: return { do: 'becomeCopy', what: permanents(), of: one(), until }
      case 13: return { do: 'become', what: permanents(), types: this.pick<readonly CardType[]>([['unit'], ['gear'], ['unit', 'gear']]), ...this.maybe(0.5, 'might', () => this.below(5)), until }
      case 14: return { do: 'create', token: this.pick(CREATED), who: this.who(scope), ...this.maybe(0.3, 'ifAbsent', () => true as const), ...this.maybe(0.4, 'at', () => this.place(scope)), ...this.maybe(0.3, 'ready', () => true) }
      case 15: return { do: 'replace', what: permanents(), with: this.pick(CREATED) }
      case 16: return { do: 'swapBack', what: permanents() }
      case 17: case 18: return this.severalPlayers(scope)
      case 19: return { do: 'name', sort: this.pick(['tag', 'card', 'unit', 'gear', 'spell'] as const) }
      default: return { do: 'activate', of: this.pick(CLASSES), what: permanents() }
    }
  }

  /** Choices of several players, and turns. */
  private severalPlayers(scope: Scope): Instruction {
    if (this.chance(0.1)) return { do: 'takeTurn', who: this.who(scope) }
    if (this.chance(0.4)) return { do: 'chooseWord', who: this.who(scope), words: ['Left', 'Right'].map(word => ({ word, as: this.name(this.players) })) }
    const as = this.name(this.objects)
    const pick = (): Instruction => ({ do: 'pick', from: this.filter(scope), as, min: 1, max: 1 + this.below(2), who: 'eachPlayer', add: true })
    return { do: 'repeat', times: 1, then: [pick(), pick(), { do: this.pick(VERBS), what: { all: { noun: 'unit', zone: 'board', where: [{ is: 'notRef', ref: { ref: 'chosen', slot: as } }] } } }] }
  }

  private modal(scope: Scope): Instruction {
    const modes = Array.from({ length: 2 + this.below(2) }, () => this.program(scope, 1))
    return { do: 'modal', choose: this.chance(0.8) ? 1 : 2, modes }
  }

  // -------------------------------------------------------------------------------------------- abilities

  private subject(scope: Scope): ObjectRef | Filter {
    return this.chance(0.5) ? { ref: 'self' } : this.chance(0.15) ? this.ref(scope) : { ...this.filter(scope, true), noun: 'unit' }
  }

  private pattern(scope: Scope, events: readonly EventName[]): EventPattern {
    return {
      on: this.pick(events),
      ...this.maybe(0.6, 'subject', () => this.subject(scope)),
      ...this.maybe(0.4, 'player', () => this.pick(['you', 'opponent', 'any'] as const)),
      ...this.maybe(0.15, 'at', () => this.pick(['here', 'battlefield', 'location'] as const)),
      ...this.maybe(0.1, 'to', () => this.pick(['base', 'battlefield'] as const)),
      ...this.maybe(0.1, 'nth', () => 1 + this.below(2)),
      ...this.maybe(0.15, 'oneOrMore', () => true),
    }
  }

  /** A text of its own: new slots, seen from inside together with those around it. */
  private own<T>(scope: Scope, make: (inner: Scope) => T): T {
    const around = this.seen(scope)
    const kept = [this.objects, this.places, this.players] as const
    ;[this.objects, this.places, this.players] = [[], [], []]
    const made = make({ ...around, depth: scope.depth + 1 })
    ;[this.objects, this.places, this.players] = kept
    return made
  }

  triggered(scope: Scope, reflexive = false): TriggeredAbility {
    return this.own({ ...scope, event: scope.event || !reflexive }, inner => ({
      kind: 'triggered',
      when: reflexive ? [] : Array.from({ length: this.chance(0.9) ? 1 : 2 }, () => this.pattern(scope, TRIGGERS)),
      ...this.maybe(0.25, 'if', () => this.condition(inner)),
      ...this.maybe(0.25, 'may', () => true),
      ...this.maybe(0.15, 'cost', () => this.cost(inner)),
      ...this.maybe(0.2, 'limit', () => 1 + this.below(2)),
      ...this.maybe(0.1, 'keyword', () => this.pick(['deathknell', 'legion', 'level', 'empowered'] as const)),
      ...this.maybe(0.08, 'from', () => this.pick<FilterZone>(['trash', 'hand', 'banishment'])),
      program: this.program(inner),
    }))
  }

  replacement(scope: Scope): Ability {
    return this.own({ ...scope, event: true }, inner => {
      const of = this.pattern(scope, REPLACED)
      const by = this.pick([{ times: this.below(3) }, { minus: this.amount(inner) }, { plus: this.amount(inner) }])
      const instead: Instruction[] = this.chance(0.4)
        ? [of.on === 'enter' ? { do: 'enter', as: this.pick(['ready', 'exhausted'] as const) } : { do: 'changeAmount', by }]
        : this.chance(0.2) ? [] : this.program(inner, 2)
      return {
        kind: 'replacement', of, instead,
        ...this.maybe(0.25, 'if', () => this.condition(inner)), ...this.maybe(0.3, 'may', () => true), ...this.maybe(0.15, 'cost', () => this.cost(inner)),
        ...this.maybe(0.3, 'limit', () => 1), ...this.maybe(0.2, 'next', () => true),
      }
    })
  }

  activated(scope: Scope): ActivatedAbility {
    return this.own(scope, inner => {
      const cost = this.cost(inner)
      return {
        kind: 'activated', cost: this.chance(0.6) ? { ...cost, actions: [{ pay: 'exhaust', what: 'self', count: 1 }] } : cost,
        ...this.maybe(0.5, 'timing', () => this.pick(['action', 'reaction'] as const)),
        ...this.maybe(0.2, 'limit', () => 1 + this.below(2)),
        ...this.maybe(0.15, 'useOnly', () => this.condition(inner)), program: this.program(inner),
      }
    })
  }

  static(scope: Scope): StaticEffect {
    const who = this.subject(scope)
    if (this.chance(0.25)) {
      switch (this.below(8)) {
        case 0: case 1: return { static: 'text', who, text: [this.ability()] }
        case 2: return { static: 'borrow', from: this.filter(scope, true), cost: this.pick(['exhaust', 'kill'] as const) }
        case 3: return { static: 'tag', who, tag: this.pick(TAGS) }
        case 4: return { static: 'empowerLimit', who, to: 1 + this.below(3) }
        case 5: return { static: 'facedownLimit', who: { noun: 'battlefield', zone: 'board', where: [] }, by: 1 }
        case 6: return { static: 'sameEffects', classes: this.pick([['hold', 'conquer'], ['attack', 'defend']] as const), who: { ref: 'self' } }
        default: return { static: 'forbidPlayers', action: this.pick(['gainPoints', 'score', 'countered'] as const), who: this.pick(['you', 'opponents', 'players'] as const), ...this.maybe(0.3, 'at', () => 'here' as const), ...this.maybe(0.2, 'beforeTurn', () => 3) }
      }
    }
    switch (this.below(15)) {
      case 0: case 1: return { static: 'might', who, by: this.chance(0.3) ? -2 : this.amount(scope) }
      case 2: return { static: 'setMight', who, to: this.amount(scope) }
      case 3: return { static: 'raiseMight', who, to: this.amount(scope) }
      case 4: case 5: {
        const keyword = this.pick(GIVEN)
        return { static: 'keyword', who, keyword, ...(NUMERIC.includes(keyword) ? this.maybe(0.5, 'value', () => this.amount(scope)) : {}) }
      }
      case 6: return { static: 'bonusDamage', by: this.amount(scope), from: this.pick(['yours', 'any'] as const), ...this.maybe(0.3, 'to', () => this.filter(scope, true)) }
      case 7: {
        const of = this.chance(0.7) ? this.filter(scope) : this.chance(0.5) ? { optionalCosts: 'yours' as const } : { abilities: this.pick(['empower', 'equip'] as const), of: this.filter(scope) }
        return { static: 'cost', of, ...this.maybe(0.2, 'choosing', () => (this.chance(0.5) ? { ref: 'self' as const } : this.filter(scope, true))), ...this.change(scope, 'optionalCosts' in of) }
      }
      case 8: return { static: 'selfCost', ...this.change(scope) }
      case 9: return { static: 'additionalCost', cost: this.cost(scope, this.chance(0.3)), optional: this.chance(0.6) }
      case 10: return this.chance(0.4) ? { static: 'moveCost', cost: this.pick([{ energy: 1 }, { power: ['any' as const] }, { energy: 1, power: ['any' as const] }]), ...this.maybe(0.4, 'beyond', () => 1) } : { static: 'targetCost', power: this.amount(scope) }
      case 11: return this.chance(0.4) ? { static: this.pick(['playTo', 'ambush'] as const), place: this.placeFilter(scope) } : this.chance(0.5) ? { static: 'flow', cost: this.cost(scope, false) } : { static: 'forbid', action: 'target', who, ...this.maybe(0.6, 'chooser', () => 'enemy' as const), ...this.maybe(0.5, 'cheaperThan', () => this.amount(scope)) }
      case 12: return this.pick<StaticEffect>([{ static: 'noCombatDamage', who }, { static: 'enoughDamage', amount: 1, from: this.pick(['yours', 'any'] as const), who }, { static: 'ignore', keyword: 'tank', doing: 'assign', player: 'you', at: 'here' }, { static: 'ignore', keyword: 'deflect', doing: 'pay', player: 'any' }, this.chance(0.5) ? { static: 'moveAnywhere' } : { static: 'moveAnywhere', here: true }, { static: 'assignOrder', order: 'first' }, { static: 'assignOrder', order: 'last' }, { static: 'timing', window: this.pick(['action', 'reaction'] as const) }])
      case 13: return this.chance(0.3)
        ? { static: 'sameEffects', classes: [this.pick(CLASSES), this.pick(CLASSES)], who: { ref: 'self' } }
        : { static: 'triggerAgain', of: this.pick(CLASSES), who: this.chance(0.3) ? 'yours' : this.filter(scope, true), ...this.maybe(0.3, 'at', () => 'here' as const), times: 1 }
      default: return this.chance(0.3) ? this.chance(0.5) ? { static: 'forbid', action: this.pick(['playUnits', 'playCards'] as const), who: 'opponents' } : { static: 'forbid', action: 'playCards', who: 'opponents', of: this.filter(scope) } : { static: 'forbid', action: this.pick(['move', 'ready', 'target', 'takeDamage'] as const), who: this.chance(0.3) ? 'opponents' : who, ...this.maybe(0.2, 'destination', () => this.pick(['base', 'battlefield'] as const)) }
    }
  }

  ability(open: Scope = OPEN): Ability {
    const roll = this.random()
    if (this.chance(0.02)) return { kind: 'as' as const, of: { on: 'play', subject: { ref: 'self' } }, program: this.pick<readonly Instruction[]>([[{ do: 'name', sort: 'tag' }], [{ do: 'create', token: 'brush', who: 'you' }, { do: 'enter', at: { placeOf: { ref: 'result' } } }]]) }
    if (this.chance(0.04)) return this.own({ ...open, event: true }, inner => ({ kind: 'as' as const, of: this.pattern(inner, ['enter', 'attach']), program: this.program(inner, 1) }))
    if (this.chance(0.07)) return { kind: 'keyword', keyword: this.pick(['empower', 'flow'] as const), cost: { energy: this.below(3) } }
    if (roll < 0.4) return this.triggered(open)
    if (roll < 0.52) return this.replacement(open)
    if (roll < 0.68) return this.activated(open)
    if (roll < 0.88) return { kind: 'passive', effect: this.static(open), ...this.maybe(0.3, 'while', () => this.condition(open)) }
    const keyword = this.pick(KEYWORDS)
    return { kind: 'keyword', keyword, ...(NUMERIC.includes(keyword) ? this.maybe(0.5, 'value', () => 1 + this.below(3)) : {}) }
  }

  card(number: number, type = this.pick<CardType>(['unit', 'unit', 'unit', 'gear', 'spell', 'spell', 'legend', 'battlefield'])): CardDefinition {
    const main = type === 'unit' || type === 'gear' || type === 'spell'
    const abilities = (most: number): Ability[] => Array.from({ length: 1 + this.below(most) }, () => this.ability())
    const spell = (): (Ability | Instruction)[] => this.own(OPEN, () => [
      ...this.some(1, (): Ability => ({ kind: 'keyword', keyword: this.pick(['action', 'reaction'] as const) })),
      ...this.some(1, (): Ability => ({ kind: 'passive', effect: this.pick<StaticEffect>([{ static: 'selfCost', energy: this.amount(OPEN), less: true }, { static: 'additionalCost', cost: this.cost(OPEN), optional: this.chance(0.7) }]) })),
      ...(this.chance(0.15) ? [this.modal(OPEN)] : this.program(OPEN)),
    ])
    const equipment = type === 'gear' && this.chance(0.5)
    return {
      id: `FUZ-${String(number).padStart(3, '0')}`, name: `Fuzz ${number} ${type}`, types: [type],
      supertypes: type === 'unit' && this.chance(0.1) ? ['champion'] : [],
      domains: type === 'battlefield' ? [] : this.some(2, () => this.pick(DOMAINS)),
      ...(main ? { energy: this.below(4) } : {}),
      power: main && this.chance(0.2) ? [this.symbol()] : [],
      ...(type === 'unit' ? { might: this.below(7) } : {}),
      ...(equipment ? { mightBonus: this.below(4) } : {}),
      tags: equipment ? ['Equipment'] : this.some(1, () => this.pick(TAGS)), championTag: 'Fuzz', token: false,
      text: type === 'spell' ? spell() : equipment ? [{ kind: 'keyword', keyword: 'equip', cost: { energy: this.below(2) } }, ...this.some(2, () => this.ability())] : abilities(3),
      ...(equipment ? { effectText: this.some(2, () => this.ability({ ...OPEN, effect: true })) } : {}),
    }
  }
}

/** A valid definition, damaged somewhere: values exchanged, left out, doubled, or of another sort. */
export function damaged(card: CardDefinition, random: () => number): unknown {
  const copy = JSON.parse(JSON.stringify(card)) as unknown
  const junk = (): unknown => [null, undefined, -1, 1e9, 0.5, Number.NaN, '', 'self', '__proto__', [], {}, true, [[]], { do: 'draw' }, { ref: 'self' }, () => 1, Symbol('x'), 10n][Math.floor(random() * 18)]
  const nodes: (Record<string, unknown> | unknown[])[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    nodes.push(node as Record<string, unknown>)
    for (const inner of Object.values(node)) visit(inner)
  }
  visit(copy)
  for (let n = 1 + Math.floor(random() * 3); n > 0; n--) {
    const node = nodes[Math.floor(random() * nodes.length)]! as Record<string, unknown>
    const keys = Object.keys(node)
    const key = keys[Math.floor(random() * keys.length)] ?? 'extra'
    const roll = random()
    const donor = nodes[Math.floor(random() * nodes.length)]! as Record<string, unknown>
    const donorKeys = Object.keys(donor)
    if (roll < 0.3) node[key] = junk()
    else if (roll < 0.5) delete node[key]
    else if (roll < 0.6) node[`${key}x`] = junk()
    else if (roll < 0.95) node[key] = donor[donorKeys[Math.floor(random() * donorKeys.length)] ?? '']
    else node[key] = node // a circle
  }
  return copy
}
