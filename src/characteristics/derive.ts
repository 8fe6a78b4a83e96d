/** The derived values of the whole board at once: what each object is, which abilities it has, and the layers (473–480). */
import type { Effect, ObjectIndex } from '../state/types'
import { ZONES_PER_PLAYER, Zone } from '../state/types'
import { Aspect, type Transaction } from '../transaction/transaction'
import type { Derived } from './derived'
import { makeInstance } from './derived'
import { isAttached } from './lasting'
import { applyLayers } from './layers'
import { add, addOwnText, appendText, emptyLists, silence } from './texts'
import type { Work } from './work'
import { makeLayered } from './work'

/** Aspects that the indexes themselves read. */
const ALWAYS = Aspect.Place | Aspect.Control | Aspect.Counters | Aspect.Effects | Aspect.Battlefields

export function derive(tx: Transaction): Derived {
  const s = tx.s
  const n = s.objects.length
  const d: Derived = {
    cards: new Array<undefined>(n),
    copied: [],
    held: [],
    tags: [],
    might: new Array<number>(n),
    types: new Array<number>(n),
    keywords: new Array<number>(n),
    values: [],
    listeners: emptyLists(),
    replacements: emptyLists(),
    bonusDamage: [],
    costs: [],
    forbids: [],
    multipliers: [],
    repeats: [],
    empowerLimits: [],
    sameEffects: [],
    targetCosts: [],
    assignOrders: [],
    damageRules: [],
    ignores: [],
    permissions: [],
    placePermits: [],
    facedownLimits: [],
    moveCosts: [],
    elsewhere: tx.registry.worksElsewhere && (tx.elsewhere ?? someElsewhere(tx)),
    reads: ALWAYS,
  }
  // From here on reads through `tx` see the values reached so far.
  tx.setDerived(d)
  const work: Work = { tx, d, layered: [], grants: [], silent: new Set(), bases: [], linked: [], changes: changesOf(tx) }
  for (let p = 0; p < s.places.length; p++) {
    const place = s.places[p]!
    for (const i of place.permanents) enter(work, i, s.objects[i]!.controller)
    for (const i of place.runes) if (!tx.registry.cardOf(s.objects[i]!).inert) enter(work, i, s.objects[i]!.controller)
    if (place.card >= 0) enter(work, place.card, place.controller)
  }
  for (let p = 0; p < s.players.length; p++) {
    for (const i of s.zones[p * ZONES_PER_PLAYER + Zone.Legend]!.cards) enter(work, i, s.objects[i]!.controller)
  }
  for (const i of work.linked) link(work, i)
  if (d.elsewhere) enterElsewhere(work)
  for (const effect of s.effects) {
    if (effect.until === 'attached' && !isAttached(tx, effect)) continue
    switch (effect.kind) {
      case 'might':
        work.layered.push(makeLayered(3, effect.amount < 0 ? 2 : 0, effect.since, null, effect))
        break
      case 'setMight':
        work.layered.push(makeLayered(1, 0, effect.since, null, effect))
        break
      case 'keyword':
      case 'text':
        work.layered.push(makeLayered(2, 0, effect.since, null, effect))
        break
      case 'ability': {
        const ability = tx.registry.ability(effect.ability)
        const { source, controller, since, key, bind, via } = effect
        if (effect.uses > 0 && ability.effect?.static === 'text') break // what is played next will be given it
        add(work, makeInstance(ability, -1, source, controller, since, key, bind, 0, via))
        break
      }
      case 'types':
        work.layered.push(makeLayered(1, 0, effect.since, null, effect))
        break
      default:
        break
    }
  }
  if (work.layered.length > 0) applyLayers(work)
  tx.derivedReads = d.reads
  return d
}

/** Effects that say what objects are: copies (477.1.b) and changes of types, in the order in which they were made. */
function changesOf(tx: Transaction): readonly Effect[] | null {
  let found: Effect[] | null = null
  for (const e of tx.s.effects) {
    if ((e.kind === 'copy' || e.kind === 'types') && (e.until !== 'attached' || isAttached(tx, e))) found = [...(found ?? []), e]
  }
  return found
}

/** Takes an object on the board into account: printed values, its abilities, buffs (703) and Might Bonuses. */
function enter(work: Work, i: ObjectIndex, controller: number): void {
  const { tx, d } = work
  const o = tx.s.objects[i]!
  let card = tx.registry.cardOf(o)
  let { types } = card
  if (o.copyOf !== '') d.copied[i] = o.copiedAt
  if (work.changes !== null) {
    // 480.3: in the order of their timestamps; a copy has the types of what it copies.
    for (const effect of work.changes) {
      if (!effect.objects.includes(o.key) || effect.since < (d.copied[i] ?? 0)) continue
      if (effect.kind === 'types') types = effect.types
      else {
        card = tx.registry.cards.get(effect.card)!
        types = card.types
        d.copied[i] = effect.since
      }
    }
  }
  d.cards[i] = card
  d.might[i] = card.might + o.buffs
  d.types[i] = types
  d.keywords[i] = card.keywords
  if (card.keywordValues.length > 0) d.values[i] = card.keywordValues.slice()
  if (o.attachedTo !== 0) {
    silence(work, i) // 718.2
    work.linked.push(i)
  }
  addOwnText(work, i, controller)
}

/** 477.2.c, 477.3.d: what is attached appends its effect text to its Top-Most card and changes the Might by its bonus. */
function link(work: Work, i: ObjectIndex): void {
  const { tx, d } = work
  const { key, attachedTo, since } = tx.s.objects[i]!
  const host = tx.find(attachedTo)
  const card = d.cards[i]!
  d.might[host] = d.might[host]! + card.mightBonus
  if (card.effect.sections.length > 0) appendText(work, host, card.effect.sections, key, since)
  for (const e of tx.s.effects) {
    if (e.kind !== 'effectText' || !e.objects.includes(key) || (e.until === 'attached' && !isAttached(tx, e))) continue
    appendText(work, host, tx.registry.cards.get(e.card)!.text.sections, key, since)
  }
}

const someElsewhere = (tx: Transaction): boolean => tx.s.objects.some(o => tx.registry.cardOf(o).elsewhere.length > 0)

/** 385.2: abilities that say that they work in another zone. */
function enterElsewhere(work: Work): void {
  const { s, registry } = work.tx
  work.d.reads |= Aspect.Zones
  for (let p = 0; p < s.players.length; p++) {
    for (const zone of [Zone.Hand, Zone.Trash, Zone.Banishment]) {
      for (const i of s.zones[p * ZONES_PER_PLAYER + zone]!.cards) {
        const o = s.objects[i]!
        for (const ability of registry.cardOf(o).elsewhere) {
          if (ability.from === zone) add(work, makeInstance(ability, i, o.key, o.owner, o.since, 0, null))
        }
      }
    }
  }
}
