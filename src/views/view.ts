/** Building views by whitelist (128): each field is taken over by name, and only what the viewer may see. */
import { DOMAINS, KEYWORDS, TypeBit, UNIT } from '../abilities/compile/codes'
import { shownBy } from '../abilities/compile/filters'
import type { CardType } from '../abilities/types'
import { abilitiesOf, cardNow, derivedOf, keywordsOf, mightOf, tagsOf, typesOf } from '../characteristics/read'
import { draftOfItem } from '../rules/draft'
import { executions } from '../rules/executions'
import { abilityCard } from '../rules/items'
import { NONE } from '../state/make'
import { damageOn, zoneCards } from '../state/query'
import { isPlaceTarget, isPlayerTarget, targetedPlace, targetedPlayer } from '../state/target-values'
import type { ChainItem, Effect, GameObject, Key, ObjectIndex, Place, PlayerIndex, Triggered } from '../state/types'
import { ANY_POWER, Designation, ENERGY, Fact, Zone } from '../state/types'
import type { Transaction } from '../transaction/transaction'
import type {
  View,
  ViewCard,
  ViewDecision,
  ViewDeck,
  ViewDeckCard,
  ViewEffect,
  Viewer,
  ViewFacedown,
  ViewFixture,
  ViewHidden,
  ViewItem,
  ViewKeyword,
  ViewPermanent,
  ViewPlace,
  ViewPlayer,
  ViewPool,
  ViewTarget,
  ViewTrigger,
} from './types'

/** The types of every mask, made once. */
const TYPES: readonly (readonly CardType[])[] = Array.from({ length: 64 }, (_, mask) =>
  (Object.keys(TypeBit) as CardType[]).filter(type => (mask & TypeBit[type]) !== 0),
)
const DESIGNATIONS = { [Designation.None]: '', [Designation.Attacker]: 'attacker', [Designation.Defender]: 'defender' } as const

/** What the viewer may see of the state that `tx` looks at. */
export function makeView(tx: Transaction, viewer: Viewer): View {
  const { s } = tx
  derivedOf(tx)
  const { showdown, outcome } = s
  return {
    viewer,
    mode: s.mode.name,
    victoryScore: s.mode.victoryScore,
    turn: {
      number: s.turnNumber,
      player: s.turnPlayer,
      phase: s.phase,
      order: s.order.slice(),
      queue: s.turnQueue.slice(),
      orderPlayer: s.orderPlayer,
      priority: s.priority,
      focus: s.focus,
      passes: s.passes,
    },
    players: s.players.map((_, p) => viewPlayer(tx, viewer, p)),
    places: s.places.map(place => viewPlace(tx, viewer, place)),
    chain: s.chain.map(item => viewItem(tx, viewer, item)),
    triggered: s.triggered.map(t => viewTrigger(tx, t)),
    showdown:
      showdown === null
        ? null
        : {
            place: showdown.place,
            combat: showdown.combat,
            attacker: showdown.attacker,
            defender: showdown.defender,
            passes: showdown.passes,
          },
    effects: s.effects.map(effect => viewEffect(tx, viewer, effect)),
    decision: viewDecision(tx, viewer),
    outcome: outcome === null ? null : { winners: outcome.winners.slice(), reason: outcome.reason },
  }
}

// ---------------------------------------------------------------------------------------------- knowledge

/** Does the viewer know which card this is? */
export function knows(viewer: Viewer, o: GameObject): boolean {
  if (viewer === 'judge') return true
  switch (o.zone) {
    case Zone.Hand:
      if (o.owner === viewer) return true // 108.7.c, 128.4
      break
    case Zone.Facedown:
      if (o.controller === viewer) return true // 107.3.f, 128.4
      break
    case Zone.Deck:
    case Zone.RuneDeck:
    case Zone.Removed:
      break
    default:
      return true
  }
  return o.seenBy === -1 || (viewer !== 'spectator' && (o.seenBy & (1 << viewer)) !== 0)
}

/** The key, where the viewer can tell objects with it apart: not for a card that is one of several unknown ones. */
function namedKey(tx: Transaction, viewer: Viewer, key: Key): Key {
  const i = tx.find(key)
  if (i < 0) return key
  const o = tx.s.objects[i]!
  return o.zone === Zone.Facedown || knows(viewer, o) ? key : 0
}

const cardOf = (o: GameObject): string => (o.copyOf === '' ? o.def : o.copyOf)

// ---------------------------------------------------------------------------------------------- players

function viewPlayer(tx: Transaction, viewer: Viewer, p: PlayerIndex): ViewPlayer {
  const { s } = tx
  const player = s.players[p]!
  const { facts } = player
  return {
    name: player.name,
    team: player.team,
    active: player.active,
    points: s.teams[player.team]!.points,
    xp: player.xp,
    pool: viewPool(player.pool, player.restricted),
    hand: viewHidden(tx, viewer, zoneCards(s, p, Zone.Hand)),
    deck: viewDeck(tx, viewer, zoneCards(s, p, Zone.Deck)),
    runeDeck: viewDeck(tx, viewer, zoneCards(s, p, Zone.RuneDeck)),
    trash: viewCards(tx, zoneCards(s, p, Zone.Trash)),
    banishment: viewCards(tx, zoneCards(s, p, Zone.Banishment)),
    champion: viewCards(tx, zoneCards(s, p, Zone.Champion)),
    legend: viewFixtures(tx, zoneCards(s, p, Zone.Legend)),
    removed: viewHidden(tx, viewer, zoneCards(s, p, Zone.Removed)),
    turns: player.turns,
    scored: player.scored.slice(),
    thisTurn: {
      cardsPlayed: facts[Fact.CardsPlayed]!,
      spellsPlayed: facts[Fact.SpellsPlayed]!,
      unitsPlayed: facts[Fact.UnitsPlayed]!,
      unitsDied: facts[Fact.UnitsDied]!,
      cardsDrawn: facts[Fact.CardsDrawn]!,
      cardsDiscarded: facts[Fact.CardsDiscarded]!,
      conquered: facts[Fact.Conquered]!,
      moves: facts[Fact.Moves]!,
      pointsHeld: facts[Fact.PointsHeld]!,
    },
  }
}

function viewPool(pool: readonly number[], restricted: ViewPool['restricted']): ViewPool {
  return {
    energy: pool[ENERGY]!,
    fury: pool[1]!,
    calm: pool[2]!,
    mind: pool[3]!,
    body: pool[4]!,
    chaos: pool[5]!,
    order: pool[DOMAINS.length]!,
    any: pool[ANY_POWER]!,
    restricted: restricted.map(r => ({ domain: r.domain, amount: r.amount, only: r.only })),
  }
}

const viewCard = (o: GameObject): ViewCard => ({ key: o.key, card: o.def, owner: o.owner, replacedBy: o.replacedBy })

const viewCards = (tx: Transaction, list: readonly ObjectIndex[]): ViewCard[] => list.map(i => viewCard(tx.s.objects[i]!))

function viewHidden(tx: Transaction, viewer: Viewer, list: readonly ObjectIndex[]): ViewHidden {
  const cards: ViewCard[] = []
  for (const i of list) {
    const o = tx.s.objects[i]!
    if (knows(viewer, o)) cards.push(viewCard(o))
  }
  return { count: list.length, cards }
}

/** The top of a deck is the end of its list. */
function viewDeck(tx: Transaction, viewer: Viewer, list: readonly ObjectIndex[]): ViewDeck {
  const known: ViewDeckCard[] = []
  for (let n = list.length - 1; n >= 0; n--) {
    const o = tx.s.objects[list[n]!]!
    if (knows(viewer, o)) known.push({ position: list.length - 1 - n, key: o.key, card: o.def })
  }
  return { count: list.length, known }
}

// ---------------------------------------------------------------------------------------------- the board

function viewPlace(tx: Transaction, viewer: Viewer, place: Place): ViewPlace {
  const { objects } = tx.s
  return {
    base: place.base,
    player: place.player,
    battlefield: place.card < 0 ? null : viewFixture(objects[place.card]!, place.controller),
    controller: place.controller,
    contestedBy: place.contestedBy,
    showdownStaged: place.showdownStaged,
    combatStaged: place.combatStaged,
    permanents: place.permanents.map(i => viewPermanent(tx, i)),
    runes: viewFixtures(tx, place.runes),
    facedown: place.facedown.map(i => viewFacedown(viewer, objects[i]!)),
  }
}

const viewFixture = (o: GameObject, controller: PlayerIndex): ViewFixture => ({
  key: o.key,
  card: cardOf(o),
  owner: o.owner,
  controller,
  exhausted: o.exhausted,
})

function viewFixtures(tx: Transaction, list: readonly ObjectIndex[]): ViewFixture[] {
  return list.map(i => {
    const o = tx.s.objects[i]!
    return viewFixture(o, o.controller)
  })
}

const viewFacedown = (viewer: Viewer, o: GameObject): ViewFacedown => ({
  key: o.key,
  card: knows(viewer, o) ? o.def : '',
  controller: o.controller,
  hiddenSince: o.hiddenSince,
})

function viewPermanent(tx: Transaction, i: ObjectIndex): ViewPermanent {
  const o = tx.s.objects[i]!
  const types = typesOf(tx, i)
  return {
    key: o.key,
    card: cardNow(tx, i).id,
    printed: o.def,
    tags: [...tagsOf(tx, i)],
    abilities: abilitiesOf(tx, i).map(h => ({ ability: h.ability.ref, via: h.via })),
    token: o.token,
    owner: o.owner,
    controller: o.controller,
    types: TYPES[types]!,
    might: (types & UNIT) === 0 ? null : Math.max(0, mightOf(tx, i)),
    damage: damageOn(o.damage),
    keywords: viewKeywords(tx, i),
    exhausted: o.exhausted,
    stunned: o.stunned,
    empowered: o.empowered,
    buffs: o.buffs,
    designation: DESIGNATIONS[o.designation as keyof typeof DESIGNATIONS],
    attachedTo: o.attachedTo,
    named: tx.s.names.length === 0 ? NONE : tx.s.names.filter(given => given.object === o.key).map(given => given.name),
  }
}

function viewKeywords(tx: Transaction, i: ObjectIndex): readonly ViewKeyword[] {
  let mask = keywordsOf(tx, i)
  if (mask === 0) return NONE
  const values = derivedOf(tx).values[i] ?? cardNow(tx, i).keywordValues
  const list: ViewKeyword[] = []
  while (mask !== 0) {
    const at = 31 - Math.clz32(mask & -mask)
    mask &= mask - 1
    list.push({ keyword: KEYWORDS[at]!, value: Math.max(1, values[at] ?? 0) })
  }
  return list
}

// ---------------------------------------------------------------------------------------------- chain, effects, decision

function viewItem(tx: Transaction, viewer: Viewer, item: ChainItem): ViewItem {
  return {
    key: item.key,
    kind: item.kind,
    card: item.kind === 'card' ? cardOf(tx.s.objects[item.object]!) : abilityCard(tx, item),
    source: namedKey(tx, viewer, item.source),
    ability: item.ability,
    controller: item.controller,
    pending: item.pending,
    targets: item.targets.map(slot => slot.map(value => viewTarget(tx, viewer, value))),
    modes: item.modes.slice(),
    x: item.x,
    optionalCosts: setBits(item.paid),
    executions: executions(draftOfItem(tx, item)),
    shown: item.kind === 'card' && item.pending ? 0 : namedKey(tx, viewer, shownBy(tx, { ...item, slots: NONE })),
    place: item.place,
  }
}

function viewTarget(tx: Transaction, viewer: Viewer, value: number): ViewTarget {
  if (isPlayerTarget(value)) return { kind: 'player', player: targetedPlayer(value) }
  if (isPlaceTarget(value)) return { kind: 'place', place: targetedPlace(value) }
  return { kind: 'object', key: namedKey(tx, viewer, value) }
}

function setBits(mask: number): number[] {
  const bits: number[] = []
  for (let n = 0; n < 31 && mask >> n !== 0; n++) if ((mask & (1 << n)) !== 0) bits.push(n)
  return bits
}

const viewTrigger = (tx: Transaction, t: Triggered): ViewTrigger => ({
  ability: t.ability,
  card: abilityCard(tx, t),
  source: t.source,
  controller: t.controller,
})

function viewEffect(tx: Transaction, viewer: Viewer, e: Effect): ViewEffect {
  return {
    key: e.key,
    kind: e.kind,
    until: e.until,
    objects: e.objects.filter(key => tx.find(key) >= 0 && namedKey(tx, viewer, key) !== 0),
    amount: e.amount,
    keyword: e.keyword,
    ability: e.ability,
    source: namedKey(tx, viewer, e.source),
    controller: e.controller,
    uses: e.uses,
  }
}

/** Others learn who decides and in which form, not what about: reason and options may tell what is hidden. */
function viewDecision(tx: Transaction, viewer: Viewer): ViewDecision | null {
  const d = tx.s.decision
  if (d === null) return null
  const own = viewer === 'judge' || viewer === d.player
  return {
    player: d.player,
    kind: d.kind,
    own: own ? { id: d.id, reason: d.reason, rule: d.rule, source: d.source, min: d.min, max: d.max, of: d.of } : null,
  }
}
