/**
 * `hashState`: equal positions, equal hashes.
 *
 * Left out, because a game goes on the same without them: versions, seed and names of players; object indexes; the counters
 * of keys, timestamps, decisions and batches. Keys are replaced by the order in which a fixed walk meets them, together with
 * where the object is; of timestamps only their order counts. Order counts neither in hands, trashes and Banishment
 * (108.2.c, 108.6.d, 108.7.d) nor among the objects at a place, which are taken by timestamp; runes are a plain multitude,
 * so it makes no difference which of two equal runes is exhausted. Options of a decision are a set as well: `choose`
 * positions are not interchangeable between two states only because their hashes are equal.
 */
import { Digest } from './digest'
import {
  COUNT_SLOTS,
  ID_FIELDS,
  ID_FORM,
  KEY_FIELDS,
  KEY_LIST_FIELDS,
  NUMBER_FIELDS,
  STATE_FIELD,
  TIME_FIELDS,
} from './frame-fields'
import type { ChainItem, GameObject, GameState, Key, ObjectIndex, Place, Player, StoredDecision } from './types'
import { ZONES_PER_PLAYER, Zone } from './types'

/** 16 hexadecimal digits. */
export function hashState(s: GameState): string {
  const [a, b] = new Walk(s).state()
  return hex(a) + hex(b)
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0')

/** Marks that keep what stands next to each other apart. */
const Mark = {
  Gone: 0x1f83d9ab,
  Item: 0x3c6ef372,
  Effect: 0x510e527f,
  List: 0x243f6a88,
  Record: 0x13198a2e,
  Null: 0x082efa98,
} as const

/** What decisions name by key; other options are numbers of something in the state. */
const KEYED: ReadonlySet<StoredDecision['of']> = new Set(['object', 'target', 'card'])

class Walk extends Digest {
  /** Numbers of the keys met so far. */
  private readonly numbers = new Map<Key, number>()
  private readonly events = new Map<number, number>()
  private readonly times: number[] = []

  private readonly s: GameState

  constructor(s: GameState) {
    super()
    this.s = s
    for (const place of s.places) {
      for (const i of place.permanents) this.times.push(s.objects[i]!.since)
      if (place.card >= 0) this.times.push(s.objects[place.card]!.since)
    }
    for (let p = 0; p < s.players.length; p++) {
      for (const i of s.zones[p * ZONES_PER_PLAYER + Zone.Legend]!.cards) this.times.push(s.objects[i]!.since)
    }
    for (const effect of s.effects) this.times.push(effect.since)
    for (const o of s.objects) if (o.copyOf !== '') this.times.push(o.copiedAt)
    this.times.sort((x, y) => x - y)
  }

  state(): [number, number] {
    const { s } = this
    this.value(s.mode, '', false)
    this.word(s.players.length)
    for (const player of s.players) this.player(player)
    this.word(s.teams.length)
    for (const team of s.teams) this.word(team.points)
    this.raw(s.order)
    this.raw(s.turnQueue)
    this.word(s.turnPlayer)
    this.word(s.orderPlayer)
    this.word(s.turnNumber)
    this.text(s.phase)
    this.word(s.places.length)
    for (const place of s.places) this.place(place)
    this.zones()
    this.chain()
    this.value(s.showdown, '', false)
    this.value(s.effects, '', false)
    this.flag(s.cleanupDue)
    this.word(s.opening)
    this.ref(s.lastResolved)
    this.flag(s.itemProcessed)
    this.flag(s.belowMighty !== null)
    if (s.belowMighty !== null) this.set(s.belowMighty, key => this.where(key))
    this.word(s.frames.length)
    for (const frame of s.frames) this.record(frame)
    this.decision(s.decision)
    this.value(s.outcome, '', false)
    this.value(s.generator, '', false)
    // What refers to nothing else comes last: by now every key that matters has its number.
    this.set(s.uses, use => {
      this.where(use.object)
      this.text(use.ability)
      this.where(use.via)
      this.word(use.count)
    })
    this.set(s.linked, set => {
      this.where(set.object)
      this.set(set.keys, key => this.where(key))
    })
    this.set(s.names, given => {
      this.where(given.object)
      this.text(given.name)
    })
    return this.result()
  }

  // ------------------------------------------------------------------------------------------ parts

  private player(p: Player): void {
    this.word(p.team)
    this.flag(p.active)
    this.raw(p.pool)
    this.set(p.restricted, r => {
      this.word(r.domain)
      this.word(r.amount)
      this.text(r.only.join())
    })
    this.word(p.xp)
    this.word(p.turns)
    this.raw(p.facts)
    this.set(p.scored, place => this.word(place))
    this.set(p.disqualified, place => this.word(place))
  }

  private place(place: Place): void {
    const { objects } = this.s
    this.flag(place.base)
    this.word(place.player)
    this.word(place.controller)
    this.word(place.contestedBy)
    this.flag(place.showdownStaged)
    this.flag(place.combatStaged)
    this.word(place.card < 0 ? 0 : 1)
    if (place.card >= 0) {
      this.body(objects[place.card]!)
      this.word(this.time(objects[place.card]!.since))
    }
    this.word(place.permanents.length)
    for (const i of this.byTime(place.permanents)) {
      const o = objects[i]!
      this.body(o)
      this.word(this.time(o.since))
      this.ref(o.attachedTo)
      this.shown(o)
      for (const mark of o.damage) {
        this.ref(mark.item)
        this.refs(mark.sources)
      }
    }
    this.set(place.runes, i => this.body(objects[i]!))
    this.set(place.facedown, i => this.body(objects[i]!))
  }

  private byTime(list: readonly ObjectIndex[]): readonly ObjectIndex[] {
    const { objects } = this.s
    for (let n = 1; n < list.length; n++) {
      if (objects[list[n - 1]!]!.since > objects[list[n]!]!.since)
        return list.slice().sort((x, y) => objects[x]!.since - objects[y]!.since)
    }
    return list
  }

  private zones(): void {
    const { objects, zones } = this.s
    for (let z = 0; z < zones.length; z++) {
      const { cards } = zones[z]!
      const zone = z % ZONES_PER_PLAYER
      if (zone === Zone.Deck || zone === Zone.RuneDeck || zone === Zone.Legend) {
        this.word(cards.length)
        for (const i of cards) {
          this.body(objects[i]!)
          if (zone === Zone.Legend) this.word(this.time(objects[i]!.since))
        }
      } else this.set(cards, i => this.body(objects[i]!))
    }
  }

  private chain(): void {
    const { s } = this
    this.word(s.chain.length)
    for (const item of s.chain) this.item(item)
    this.text(s.chainOpenedBy)
    this.word(s.priority)
    this.word(s.focus)
    this.word(s.passes)
    this.word(s.triggered.length)
    for (const t of s.triggered) {
      this.record(t)
      let earlier = 0
      for (const other of s.triggered) if (other.batch < t.batch) earlier++
      this.word(earlier)
    }
  }

  private item(c: ChainItem): void {
    this.ref(c.key)
    this.text(c.kind)
    if (c.object >= 0) this.body(this.s.objects[c.object]!)
    if (c.object >= 0) this.shown(this.s.objects[c.object]!)
    this.ref(c.source)
    this.ref(c.via)
    this.text(c.ability)
    this.word(c.controller)
    this.word(c.you)
    this.flag(c.pending)
    this.text(c.openedBy)
    const { origin } = c
    this.word(origin.zone)
    this.word(origin.place)
    // Where in a hand it was makes no difference.
    this.word(origin.zone === Zone.Deck || origin.zone === Zone.RuneDeck ? origin.position : -1)
    this.ref(origin.key)
    this.word(origin.hiddenSince)
    this.word(this.seen(origin.zone, origin.seenBy))
    this.value(c.options, '', false)
    this.word(c.targets.length)
    for (const keys of c.targets) this.refs(keys)
    for (const places of c.targetPlaces) this.raw(places)
    this.raw(c.modes)
    this.word(c.x)
    this.word(c.paid)
    this.value(c.granted, '', false)
    this.word(c.place)
    this.word(c.costObjects.length)
    for (const keys of c.costObjects) this.refs(keys)
    if (c.spent.length > 0) this.value(c.spent, '', false)
    this.word(c.energySpent)
    this.word(c.powerSpent)
    this.value(c.bind, '', false)
    this.event(c.awaits)
    this.refs(c.needs)
    this.value(c.snapshot, '', false)
  }

  private decision(d: StoredDecision | null): void {
    this.flag(d !== null)
    if (d === null) return
    this.word(d.player)
    this.text(d.kind)
    this.text(d.reason)
    this.word(d.min)
    this.word(d.max)
    this.text(d.rule)
    this.ref(d.source)
    this.text(d.of)
    if (KEYED.has(d.of)) this.set(d.options, key => this.where(key))
    else this.raw(d.options)
  }

  // ------------------------------------------------------------------------------------------ objects and keys

  /** Everything about an object but where it is, its timestamp, and what it refers to. */
  private body(o: GameObject): void {
    this.text(o.def)
    this.text(o.copyOf)
    if (o.copyOf !== '') this.word(this.time(o.copiedAt))
    this.word((o.token ? 1 : 0) | (o.exhausted ? 2 : 0) | (o.stunned ? 4 : 0) | (o.designated ? 8 : 0) | (o.designation << 4))
    this.word(o.owner)
    this.word(o.controller)
    this.word(o.empowered)
    this.word(o.buffs)
    this.word(o.hiddenSince)
    this.word(this.seen(o.zone, o.seenBy))
    this.word(o.paid)
    this.replacement(o.replacedBy)
    this.word(o.damage.length)
    for (const mark of o.damage) {
      this.word(mark.amount)
      this.word(mark.player)
    }
  }

  private shown(o: GameObject): void {
    if (o.shown === 0) return
    this.text('shown')
    this.ref(o.shown)
  }

  /** 438.5: which object replaced it. */
  private replacement(key: Key): void {
    const by = key === 0 ? undefined : this.s.objects.find(o => o.key === key)
    this.word(key === 0 ? 0 : by === undefined ? -1 : by.zone + 1)
    if (by !== undefined) this.word(by.place)
  }

  /** Knowledge makes a difference only about hidden cards; "everybody" is the same as all players one by one. */
  private seen(zone: number, seenBy: number): number {
    const hidden =
      zone === Zone.Deck || zone === Zone.RuneDeck || zone === Zone.Hand || zone === Zone.Facedown || zone === Zone.Removed
    return hidden ? seenBy & ((1 << this.s.players.length) - 1) : 0
  }

  /** A reference: the number of its first appearance, and then where the object is. */
  private ref(key: Key): void {
    const known = key <= 0 ? key : this.numbers.get(key)
    if (known !== undefined) {
      this.word(known)
      return
    }
    this.word(this.numbers.size + 1)
    this.numbers.set(key, this.numbers.size + 1)
    this.position(key)
  }

  private refs(keys: readonly Key[]): void {
    this.word(keys.length)
    for (const key of keys) this.ref(key)
  }

  /** A reference in a set, which must not depend on the order of its members. */
  private where(key: Key): void {
    this.word(key <= 0 ? key : (this.numbers.get(key) ?? 0))
    if (key > 0) this.position(key)
  }

  private position(key: Key): void {
    const { s } = this
    for (let i = 0; i < s.objects.length; i++) {
      const o = s.objects[i]!
      if (o.key !== key) continue
      this.word(o.zone)
      this.word(o.owner)
      this.word(o.place)
      if (o.zone === Zone.Deck || o.zone === Zone.RuneDeck)
        this.word(s.zones[o.owner * ZONES_PER_PLAYER + o.zone]!.cards.indexOf(i))
      else if (o.zone !== Zone.Chain) this.body(o)
      if (o.zone === Zone.Board && s.places[o.place]!.permanents.includes(i)) this.word(this.time(o.since))
      if (o.zone === Zone.Chain) this.word(s.chain.findIndex(c => c.key === key))
      return
    }
    const item = s.chain.findIndex(c => c.key === key)
    const effect = item < 0 ? s.effects.findIndex(e => e.key === key) : -1
    this.word(item >= 0 ? Mark.Item : effect >= 0 ? Mark.Effect : Mark.Gone)
    this.word(Math.max(item, effect))
  }

  /** Place of a timestamp among those that are in use. */
  private time(since: number): number {
    let low = 0
    let high = this.times.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.times[middle]! < since) low = middle + 1
      else high = middle
    }
    return low
  }

  private event(n: number): void {
    if (n === 0) {
      this.word(0)
      return
    }
    if (!this.events.has(n)) this.events.set(n, this.events.size + 1)
    this.word(this.events.get(n)!)
  }

  // ------------------------------------------------------------------------------------------ plain data (frames)

  /** Any plain value; `field` says what its numbers mean (frame-fields.ts), `listed` whether it stands in a list. */
  private value(v: unknown, field: string, listed: boolean): void {
    switch (typeof v) {
      case 'number':
        if (KEY_FIELDS.has(field) || (listed && KEY_LIST_FIELDS.has(field))) this.ref(v)
        else if (TIME_FIELDS.has(field)) this.word(this.time(v))
        else if (NUMBER_FIELDS.has(field)) this.event(v)
        else this.number(v)
        return
      case 'string': {
        const id = ID_FIELDS.has(field) ? ID_FORM.exec(v) : null
        if (id === null) this.text(v)
        else {
          this.ref(Number(id[1]))
          this.ref(Number(id[2]))
          this.ref(Number(id[3]))
          this.text(id[4]!)
        }
        return
      }
      case 'boolean':
        this.flag(v)
        return
      default:
    }
    if (v === null || v === undefined) this.word(Mark.Null)
    else if (Array.isArray(v)) {
      this.word(Mark.List)
      this.word(v.length)
      for (const inner of v) this.value(inner, field, true)
    } else if (field === STATE_FIELD) {
      const [a, b] = new Walk(v as GameState).state()
      this.word(a)
      this.word(b)
    } else this.record(v)
  }

  /** Fields by name, since a store may have reordered them. */
  private record(data: object): void {
    const r = data as Readonly<Record<string, unknown>>
    const names = Object.keys(r).sort()
    const counts = COUNT_SLOTS.has(String(r.slot ?? r.variable))
    this.word(Mark.Record)
    this.word(names.length)
    for (const name of names) {
      this.text(name)
      this.value(r[name], counts && KEY_LIST_FIELDS.has(name) ? '' : name, false)
    }
  }
}
