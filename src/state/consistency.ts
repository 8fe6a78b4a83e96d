/**
 * What a shape can't tell about a state: whether it is a position of the game at all. Every object is where its zone says
 * and nowhere else (105–109), references can be followed, numbers are in range. The first fault is reported with its path.
 */
import { each, formatPath, type StateFault } from './fault'
import { frameFault } from './frame-check'
import { damageOn } from './query'
import { isPlayerTarget, targetedPlace, targetedPlayer } from './target-values'
import type { Bind, ChainItem, Effect, GameState, Key, ObjectIndex, PlayerIndex, PlayOptions, Snapshot, Triggered } from './types'
import { Designation, ZONES_PER_PLAYER, Zone } from './types'

/** What only the owner of the card definitions and of the rule programs knows. */
export interface Known {
  hasCard(def: string): boolean
  /** Can a card of this definition (or this token) be in this zone? */
  fits(def: string, zone: Zone): boolean
  isToken(def: string): boolean
  isRune(def: string): boolean
  isUnit(def: string): boolean
  hasAbility(ref: string): boolean
  hasProgram(name: string): boolean
}

/** `atRest`: somebody decides or the game is over. `path` leads to the state. */
export function consistencyFault(s: GameState, known: Known, path: readonly PropertyKey[], atRest: boolean): StateFault | null {
  try {
    new Check(s, known, path).all(atRest)
    return null
  } catch (error) {
    if (error instanceof Found) return error.fault
    throw error
  }
}

class Found extends Error {
  constructor(readonly fault: StateFault) {
    super(fault.message)
  }
}

export class Check {
  readonly s: GameState
  readonly known: Known
  private readonly path: readonly PropertyKey[]
  /** Where each object is listed. */
  private readonly listed: (readonly PropertyKey[] | undefined)[]

  constructor(s: GameState, known: Known, path: readonly PropertyKey[]) {
    this.s = s
    this.known = known
    this.path = path
    this.listed = new Array<readonly PropertyKey[] | undefined>(s.objects.length)
  }

  fail(at: readonly PropertyKey[], message: string, code: StateFault['code'] = 'position'): never {
    throw new Found({ code, path: formatPath([...this.path, ...at]), message })
  }

  all(atRest: boolean): void {
    const { s } = this
    if (s.zones.length !== s.players.length * ZONES_PER_PLAYER)
      this.fail(['zones'], `there are ${ZONES_PER_PLAYER} zones for each player`)
    this.table()
    this.lists()
    this.objects()
    this.keys()
    each(s.chain, (item, n) => this.item(item, ['chain', n]))
    each(s.triggered, (t, n) => this.triggered(t, ['triggered', n]))
    each(s.effects, (e, n) => this.effect(e, ['effects', n]))
    each(s.linked, (set, n) => {
      this.key(set.object, ['linked', n, 'object'])
      each(set.keys, (key, k) => this.key(key, ['linked', n, 'keys', k]))
    })
    each(s.names, (given, n) => this.key(given.object, ['names', n, 'object']))
    each(s.uses, (use, n) => {
      this.key(use.object, ['uses', n, 'object'])
      this.key(use.via, ['uses', n, 'via'])
      this.ability(use.ability.split('@')[0]!, ['uses', n, 'ability'])
    })
    this.showdown()
    this.frames()
    this.decision(atRest)
    this.key(s.lastResolved, ['lastResolved'])
    each(s.belowMighty ?? [], (key, n) => this.key(key, ['belowMighty', n]))
  }

  // ------------------------------------------------------------------------------------------ table

  private table(): void {
    const { s } = this
    each(s.players, (p, n) => {
      if (p.team >= s.teams.length) this.fail(['players', n, 'team'], 'there is no such team')
      for (const name of ['scored', 'disqualified'] as const) {
        each(p[name], (place, m) => this.battlefield(place, ['players', n, name, m]))
        if (new Set(p[name]).size !== p[name].length) this.fail(['players', n, name], 'a place is named twice')
      }
    })
    each(s.order, (p, n) => this.player(p, ['order', n], 0))
    if (s.order.length !== s.players.length || new Set(s.order).size !== s.order.length)
      this.fail(['order'], 'each player has one turn in the order')
    each(s.turnQueue, (p, n) => this.player(p, ['turnQueue', n], 0))
    this.player(s.turnPlayer, ['turnPlayer'], 0)
    this.player(s.orderPlayer, ['orderPlayer'], -1)
    this.player(s.priority, ['priority'])
    this.player(s.focus, ['focus'])
    each(s.outcome?.winners ?? [], (p, n) => this.player(p, ['outcome', 'winners', n], 0))
    if (s.opening >= 0) this.battlefield(s.opening, ['opening'])
    const based = new Set<PlayerIndex>()
    each(s.places, (place, n) => {
      this.player(place.player, ['places', n, 'player'], 0)
      this.player(place.controller, ['places', n, 'controller'])
      this.player(place.contestedBy, ['places', n, 'contestedBy'])
      if (!place.base) return
      if (based.has(place.player)) this.fail(['places', n, 'player'], 'a player has one base (107.1)')
      based.add(place.player)
      if (place.card >= 0) this.fail(['places', n, 'card'], 'there is no battlefield card in a base')
      if (place.controller !== place.player) this.fail(['places', n, 'controller'], 'a base is controlled by its player')
      if (place.facedown.length > 0) this.fail(['places', n, 'facedown'], 'only battlefields have a facedown zone (107.3)')
    })
  }

  // ------------------------------------------------------------------------------------------ objects and where they are

  /** Enters an object of a list; it must say the same of itself. */
  private enter(i: ObjectIndex, at: readonly PropertyKey[], zone: Zone, place: number, owner: PlayerIndex): void {
    const o = this.s.objects[i]
    if (o === undefined) this.fail(at, `there is no object ${i}`)
    const before = this.listed[i]
    if (before !== undefined) this.fail(at, `the object ${i} is in ${formatPath(before)} already`)
    this.listed[i] = at
    if (o.zone !== zone) this.fail(['objects', i, 'zone'], `it is listed in ${formatPath(at)}`)
    if (o.place !== place) this.fail(['objects', i, 'place'], `it is listed in ${formatPath(at)}`)
    if (owner >= 0 && o.owner !== owner) this.fail(['objects', i, 'owner'], `it is listed in ${formatPath(at)} (056.2)`)
  }

  private lists(): void {
    const { s } = this
    each(s.zones, ({ cards }, z) => {
      const owner = Math.floor(z / ZONES_PER_PLAYER)
      each(cards, (i, n) => this.enter(i, ['zones', z, 'cards', n], (z % ZONES_PER_PLAYER) as Zone, -1, owner))
    })
    each(s.places, (place, p) => {
      for (const name of ['permanents', 'runes', 'facedown'] as const) {
        each(place[name], (i, n) => {
          const at = ['places', p, name, n]
          this.enter(i, at, name === 'facedown' ? Zone.Facedown : Zone.Board, p, -1)
          const { def, copyOf } = s.objects[i]!
          if (name !== 'facedown' && this.known.isRune(copyOf === '' ? def : copyOf) !== (name === 'runes')) {
            this.fail(at, name === 'runes' ? 'this is not a rune' : 'this is a rune')
          }
        })
      }
      if (place.card >= 0) this.enter(place.card, ['places', p, 'card'], Zone.Battlefield, p, -1)
    })
    each(s.chain, (item, n) => {
      if (item.kind === 'ability') {
        if (item.object !== -1) this.fail(['chain', n, 'object'], 'no card represents an ability (401.1)')
        return
      }
      this.enter(item.object, ['chain', n, 'object'], Zone.Chain, -1, -1)
      if (s.objects[item.object]!.key !== item.key) this.fail(['chain', n, 'key'], 'a card and its item have one key')
    })
    each(s.free, (i, n) => this.enter(i, ['free', n], Zone.Ceased, -1, -1))
  }

  private objects(): void {
    const { s, known } = this
    each(s.objects, (o, i) => {
      const at = (name: string): PropertyKey[] => ['objects', i, name]
      if (!known.hasCard(o.def)) this.fail(at('def'), `the registry has no card ${o.def}`, 'card')
      if (o.copyOf !== '' && !known.hasCard(o.copyOf)) this.fail(at('copyOf'), `the registry has no card ${o.copyOf}`, 'card')
      if (o.copiedAt >= s.nextTimestamp) this.fail(at('copiedAt'), 'the timestamp is of the future')
      if (o.token !== known.isToken(o.def)) this.fail(at('token'), 'the definition says otherwise')
      if (!known.fits(o.def, o.zone)) this.fail(at('zone'), `a ${o.def} can't be there`)
      this.player(o.owner, at('owner'), 0)
      this.player(o.controller, at('controller'))
      if (o.seenBy >= 1 << s.players.length) this.fail(at('seenBy'), 'there are fewer players')
      if (o.since >= s.nextTimestamp) this.fail(at('since'), 'the timestamp is of the future')
      // A permanent that has left the chain and waits for replacement effects is only in the batch's frame (359.2, 369.3).
      if (this.listed[i] === undefined && !(o.zone === Zone.Chain && this.isEntering(o.key)))
        this.fail(at('zone'), 'it is in no list of this zone')
      each(o.damage, (mark, n) => {
        const here = ['objects', i, 'damage', n]
        if (mark.amount < 1) this.fail([...here, 'amount'], 'damage is positive (417.1.e)')
        this.player(mark.player, [...here, 'player'])
        this.key(mark.item, [...here, 'item'])
        for (const source of mark.sources) this.key(source, [...here, 'sources'])
      })
      if (o.zone !== Zone.Board && damageOn(o.damage) > 0) this.fail(at('damage'), 'only what is on the board is damaged')
      if (o.designation !== Designation.None && s.showdown === null) this.fail(at('designation'), 'there is no combat')
      if (o.hiddenSince >= 0 !== (o.zone === Zone.Facedown)) this.fail(at('hiddenSince'), 'exactly facedown cards are hidden')
      if (o.attachedTo !== 0) this.attached(i)
      this.key(o.replacedBy, at('replacedBy'))
      this.key(o.shown, at('shown'))
    })
  }

  private isEntering(key: Key): boolean {
    return this.s.frames.some(f => Array.isArray(f.proposals) && f.proposals.some((p: { object?: unknown }) => p.object === key))
  }

  /** 719: to a permanent at the same place, and not in a circle. */
  private attached(i: ObjectIndex): void {
    const { objects } = this.s
    const at = ['objects', i, 'attachedTo']
    const o = objects[i]!
    const to = objects.find(x => x.key === o.attachedTo)
    if (to === undefined || to.zone !== Zone.Board) this.fail(at, 'it is attached to nothing on the board')
    if (o.zone !== Zone.Board || o.place !== to.place) this.fail(at, 'what is attached is at the same place (719.3)')
    if (to.attachedTo !== 0) this.fail(at, 'what it is attached to is attached itself')
    if (this.known.isUnit(o.copyOf === '' ? o.def : o.copyOf)) this.fail(at, 'a unit is attached to nothing')
    if (this.known.isRune(to.def)) this.fail(at, 'it is attached to a rune')
  }

  /** One counter gives all of them, so none appears twice (124). */
  private keys(): void {
    const { s } = this
    const seen = new Set<Key>()
    const enter = (key: Key, at: readonly PropertyKey[]): void => {
      if (key === 0) this.fail(at, 'it needs a key')
      this.key(key, at)
      if (seen.has(key)) this.fail(at, `the key ${key} is used twice`)
      seen.add(key)
    }
    each(s.objects, (o, i) => {
      if (o.zone !== Zone.Ceased) enter(o.key, ['objects', i, 'key'])
      else if (o.key !== 0) this.fail(['objects', i, 'key'], 'what has ceased to exist has no key')
    })
    each(s.chain, (item, n) => {
      if (item.kind === 'ability') enter(item.key, ['chain', n, 'key'])
    })
    each(s.effects, (e, n) => enter(e.key, ['effects', n, 'key']))
  }

  // ------------------------------------------------------------------------------------------ what happens

  private options({ place, hiddenAt, also, or }: PlayOptions, at: readonly PropertyKey[]): void {
    this.place(place, [...at, 'place'], -2)
    this.place(hiddenAt, [...at, 'hiddenAt'])
    each(also, (p, n) => this.place(p, [...at, 'also', n]))
    each(or, (way, n) => this.options(way, [...at, 'or', n]))
  }

  private item(item: ChainItem, at: readonly PropertyKey[]): void {
    const { s } = this
    this.key(item.source, [...at, 'source'])
    this.key(item.via, [...at, 'via'])
    this.ability(item.ability, [...at, 'ability'])
    if (item.kind === 'ability' && item.ability === '') this.fail([...at, 'ability'], 'an ability is named')
    this.player(item.controller, [...at, 'controller'], 0)
    this.player(item.you, [...at, 'you'])
    if (s.chainOpenedBy === '') this.fail(['chainOpenedBy'], 'something opened the chain (346.1)')
    this.place(item.origin.place, [...at, 'origin', 'place'])
    this.key(item.origin.key, [...at, 'origin', 'key'])
    this.options(item.options, [...at, 'options'])
    this.place(item.place, [...at, 'place'])
    each(item.targets, (targets, n) => this.targets(targets, [...at, 'targets', n]))
    each(item.targetPlaces, (places, n) => each(places, (place, k) => this.place(place, [...at, 'targetPlaces', n, k])))
    each(item.costObjects, (keys, n) => this.targets(keys, [...at, 'costObjects', n]))
    each(item.granted ?? [], (g, n) => {
      this.ability(g.ability, [...at, 'granted', n, 'ability'])
      this.key(g.source, [...at, 'granted', n, 'source'])
      this.key(g.effect, [...at, 'granted', n, 'effect'])
    })
    this.bind(item.bind, [...at, 'bind'])
    this.snapshot(item.snapshot, [...at, 'snapshot'])
    each(item.spent, (snapshot, n) => this.snapshot(snapshot, [...at, 'spent', n]))
    each(item.needs, (key, n) => this.key(key, [...at, 'needs', n]))
    if (item.awaits >= s.nextBatch) this.fail([...at, 'awaits'], 'the number is of the future')
  }

  private triggered(t: Triggered, at: readonly PropertyKey[]): void {
    if (t.ability === '') this.fail([...at, 'ability'], 'an ability is named')
    this.ability(t.ability, [...at, 'ability'])
    this.key(t.source, [...at, 'source'])
    this.key(t.via, [...at, 'via'])
    this.player(t.controller, [...at, 'controller'], 0)
    this.player(t.you, [...at, 'you'])
    this.bind(t.bind, [...at, 'bind'])
    this.snapshot(t.snapshot, [...at, 'snapshot'])
    this.place(t.hiddenAt, [...at, 'hiddenAt'])
    for (const name of ['batch', 'awaits'] as const)
      if (t[name] >= this.s.nextBatch) this.fail([...at, name], 'the number is of the future')
  }

  private effect(e: Effect, at: readonly PropertyKey[]): void {
    this.targets(e.objects, [...at, 'objects'])
    this.ability(e.ability, [...at, 'ability'])
    // Flow is given with its cost.
    const named = e.kind === 'ability' || e.kind === 'text' || (e.kind === 'keyword' && e.keyword === 'flow')
    if (named !== (e.ability !== '')) this.fail([...at, 'ability'], 'exactly a delayed ability, a text and a cost are named')
    if ((e.kind === 'copy' || e.kind === 'effectText') !== (e.card !== ''))
      this.fail([...at, 'card'], 'exactly a copy names a card')
    if (e.until === 'attached' && (e.bind === null || e.bind.other === 0))
      this.fail([...at, 'bind'], 'it says what it is attached to')
    if (e.card !== '' && !this.known.hasCard(e.card)) this.fail([...at, 'card'], `the registry has no card ${e.card}`, 'card')
    this.key(e.source, [...at, 'source'])
    this.key(e.via, [...at, 'via'])
    this.key(e.item, [...at, 'item'])
    this.player(e.controller, [...at, 'controller'])
    this.bind(e.bind, [...at, 'bind'])
    if (e.since >= this.s.nextTimestamp) this.fail([...at, 'since'], 'the timestamp is of the future')
  }

  private showdown(): void {
    const d = this.s.showdown
    if (d === null) return
    this.battlefield(d.place, ['showdown', 'place'])
    this.player(d.attacker, ['showdown', 'attacker'], d.established ? 0 : -1)
    this.player(d.defender, ['showdown', 'defender'])
    this.player(d.winner, ['showdown', 'winner'])
    for (const [n, x] of d.excess.entries()) {
      this.player(x.player, ['showdown', 'excess', n, 'player'])
      this.player(x.controller, ['showdown', 'excess', n, 'controller'])
    }
  }

  private frames(): void {
    const { s, known } = this
    each(s.frames, (frame, n) => {
      if (!known.hasProgram(frame.program)) this.fail(['frames', n, 'program'], `there is no program ${frame.program}`, 'program')
      frameFault(this, frame, ['frames', n], n)
    })
  }

  private decision(atRest: boolean): void {
    const { s } = this
    const d = s.decision
    if (atRest && (d === null) !== (s.outcome !== null)) {
      this.fail(['decision'], d === null ? 'somebody decides, or the game is over' : 'the game is over')
    }
    if (atRest && d !== null && s.frames.length === 0) this.fail(['frames'], 'no program asks')
    if (d === null) return
    this.player(d.player, ['decision', 'player'], 0)
    if (!s.players[d.player]!.active) this.fail(['decision', 'player'], 'this player has left the game (651.3)')
    if (d.id >= s.nextDecision) this.fail(['decision', 'id'], 'the number is of the future')
    this.key(d.source, ['decision', 'source'])
    if (d.min > d.max) this.fail(['decision', 'max'], 'it is below the minimum')
    this.targets(d.options, ['decision', 'options'])
  }

  // ------------------------------------------------------------------------------------------ references

  bind(b: Bind | null, at: readonly PropertyKey[]): void {
    if (b === null) return
    this.key(b.object, [...at, 'object'])
    this.key(b.other, [...at, 'other'])
    this.player(b.player, [...at, 'player'])
    this.place(b.place, [...at, 'place'])
    this.snapshot(b.snapshot, [...at, 'snapshot'])
    this.key(b.now, [...at, 'now'])
    each(b.objects, (key, n) => this.key(key, [...at, 'objects', n]))
    each(b.result?.keys ?? [], (key, n) => this.key(key, [...at, 'result', 'keys', n]))
    each(b.known, (snapshot, n) => this.snapshot(snapshot, [...at, 'known', n]))
    each(b.slots, (slot, n) => this.targets(slot.keys, [...at, 'slots', n, 'keys']))
  }

  snapshot(k: Snapshot | null, at: readonly PropertyKey[]): void {
    if (k === null) return
    this.key(k.key, [...at, 'key'])
    if (!this.known.hasCard(k.def)) this.fail([...at, 'def'], `the registry has no card ${k.def}`, 'card')
    this.player(k.owner, [...at, 'owner'], 0)
    this.player(k.controller, [...at, 'controller'])
    this.place(k.place, [...at, 'place'])
  }

  ability(ref: string, at: readonly PropertyKey[]): void {
    if (ref !== '' && !this.known.hasAbility(ref)) this.fail(at, `the registry has no ability ${ref}`, 'ability')
  }

  key(key: Key, at: readonly PropertyKey[]): void {
    if (key < 0 || key >= this.s.nextKey) this.fail(at, `the key ${key} was never given`)
  }

  player(p: PlayerIndex, at: readonly PropertyKey[], least = -1): void {
    if (p < least || p >= this.s.players.length) this.fail(at, `there is no player ${p}`)
  }

  place(p: number, at: readonly PropertyKey[], least = -1): void {
    if (p < least || p >= this.s.places.length) this.fail(at, `there is no place ${p}`)
  }

  private battlefield(p: number, at: readonly PropertyKey[]): void {
    this.place(p, at, 0)
    if (this.s.places[p]!.base) this.fail(at, 'this is a base')
  }

  /** Targets as in target-values.ts. */
  targets(values: readonly number[], at: readonly PropertyKey[]): void {
    each(values, (value, n) => {
      if (value >= 0) this.key(value, [...at, n])
      else if (isPlayerTarget(value)) this.player(targetedPlayer(value), [...at, n])
      else this.place(targetedPlace(value), [...at, n])
    })
  }
}
