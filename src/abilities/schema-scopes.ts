/**
 * What the schema of single values can't show: that names of slots are given once and known where they are used, that
 * instructions stand where they can be executed, and that the facts of a card fit its type.
 */

import type { CardDefinition, CardType } from './types'

export interface Fault {
  readonly path: readonly PropertyKey[]
  readonly message: string
}
type Path = readonly PropertyKey[]
type Faults = Generator<Fault, void>
type Node = Readonly<Record<string, unknown>>
type SlotKind = 'object' | 'place' | 'player'
type Slots = Map<string, SlotKind>

/** What an ability can refer to. An ability inside another sees the slots of both (389–392). */
interface Scope {
  readonly slots: ReadonlyMap<string, SlotKind>
  readonly outer: Scope | null
  /** There is a trigger condition or a replaced event. */
  readonly event: boolean
  /** Inside `forEach`. */
  readonly each: boolean
  /** Directly in the program of a replacement, or in that of an ability that does something "as" it happens. */
  readonly replacing: boolean
  readonly along: boolean
  /** In effect text, which a card brings along (136). */
  readonly brought: boolean
  /** The card has Show Off. */
  readonly shows: boolean
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const isAbility = (value: unknown): boolean => isNode(value) && 'kind' in value
const numericKeywords: readonly unknown[] = ['assault', 'deflect', 'disarm', 'hunt', 'shield']
const isOnly = (node: Node, key: string): boolean => key in node && Object.keys(node).length === 1
const length = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** The parts of an object or list with their paths. */
const parts = (value: unknown, path: Path): (readonly [key: PropertyKey, part: unknown, path: Path])[] => {
  if (Array.isArray(value)) return value.map((part: unknown, i) => [i, part, [...path, i]])
  return isNode(value) ? Object.entries(value).map(([key, part]) => [key, part, [...path, key]]) : []
}

// ---------------------------------------------------------------------------------------------- slots

/** Which kind of slot the value makes, if any. */
function slotKind(node: Node): SlotKind | null {
  if ('pay' in node && 'as' in node) return 'object'
  if ('target' in node || node.do === 'pick' || node.do === 'reveal' || node.do === 'look') return 'object'
  if (node.do === 'playToken' && 'as' in node) return 'object'
  if ('until' in node && 'as' in node && !('do' in node)) return 'object'
  if ('targetPlace' in node) return 'place'
  if ('targetPlayer' in node) return 'player'
  return null
}

/** Collects the slots of one ability in reading order; abilities inside it have their own. */
function* collect(value: unknown, path: Path, slots: Slots): Faults {
  const kind = isNode(value) ? slotKind(value) : null
  if (kind) {
    const name = String((value as Node).as)
    // What several picks add to is one slot.
    if (slots.has(name) && (value as Node).add !== true)
      yield { path: [...path, 'as'], message: `There are two slots with the name ${name}` }
    slots.set(name, kind)
  }
  if (isNode(value) && value.do === 'chooseWord')
    for (const word of value.words as readonly Node[]) slots.set(String(word.as), 'player')
  for (const [, part, at] of parts(value, path)) {
    if (!isAbility(part)) yield* collect(part, at, slots)
  }
}

function find(name: string, scope: Scope | null): SlotKind | null {
  for (let at = scope; at; at = at.outer) {
    const kind = at.slots.get(name)
    if (kind) return kind
  }
  return null
}

// ---------------------------------------------------------------------------------------------- references

/** The slot that a reference names: its kind and the field with the name. */
function reference(node: Node): readonly [SlotKind, string] | null {
  if (node.ref === 'chosen') return ['object', 'slot']
  if (isOnly(node, 'chosen')) return ['place', 'chosen']
  if (isOnly(node, 'place')) return ['place', 'place']
  if (isOnly(node, 'player') || node.is === 'of') return ['player', 'player']
  return null
}

function* references(node: Node, path: Path, scope: Scope): Faults {
  const named = reference(node)
  if (named) {
    const [kind, key] = named
    const name = String(node[key])
    if (find(name, scope) !== kind) yield { path: [...path, key], message: `There is no ${kind} slot with the name ${name}` }
  }
  if (isOnly(node, 'number'))
    yield { path: [...path, 'number'], message: `There is no number with the name ${String(node.number)}` }
  if (node.ref === 'via' && !scope.brought) yield { path, message: 'Only effect text can name the card that brings it along' }
  if ((node.ref === 'shown' || node.if === 'showedOff') && !scope.shows)
    yield { path, message: 'Only the text of a card with Show Off can ask for what was shown off' }
  if (node.ref === 'each' && !scope.each) yield { path, message: 'There is no forEach around this' }
  const ofEvent = node.ref === 'event' || ['eventAmount', 'eventPlayer', 'eventOwner', 'eventPlace'].some(key => key in node)
  if (ofEvent && !scope.event) yield { path, message: 'There is no event that this could name' }
}

// ---------------------------------------------------------------------------------------------- instructions

function* placement(node: Node, path: Path, scope: Scope): Faults {
  const fits = node.do === 'enter' && 'at' in node ? scope.along : scope.replacing
  if ((node.do === 'enter' || node.do === 'changeAmount' || node.do === 'playTokens') && !fits) {
    yield {
      path: [...path, 'do'],
      message: `${node.do} stands only inside ${node.do === 'enter' && 'at' in node ? 'an "as" ability' : 'a replacement'}`,
    }
  }
  if (typeof node.min === 'number' && typeof node.max === 'number' && node.min > node.max) {
    yield { path: [...path, 'min'], message: 'The minimum is greater than the maximum' }
  }
  if ('killedBy' in node && node.on !== 'die') yield { path: [...path, 'killedBy'], message: 'Only what dies is killed' }
  if ('after' in node && node.on !== 'conquer')
    yield { path: [...path, 'after'], message: 'Only a conquer comes after an attack' }
  if (node.kind === 'keyword' && 'value' in node && !numericKeywords.includes(node.keyword)) {
    yield { path: [...path, 'value'], message: `The keyword ${String(node.keyword)} has no value` }
  }
  if (node.kind === 'keyword' && node.keyword === 'equip' && node.cost === undefined) {
    yield { path: [...path, 'cost'], message: 'Equip needs a cost' }
  }
  if (node.kind === 'keyword' && (node.keyword === 'showOff') !== 'shows' in node) {
    yield { path: [...path, 'shows'], message: 'Show Off, and no other keyword, says what may be shown off' }
  }
  if (node.do === 'enter' && 'as' in node === 'at' in node)
    yield { path: [...path, 'do'], message: 'It says how something enters, or where' }
  if (node.do === 'modal' && Number(node.choose) > length(node.modes)) {
    yield { path: [...path, 'choose'], message: 'There are not so many modes' }
  }
}

/** The scope of what an instruction holds. */
function instructionScope(node: Node, scope: Scope): Scope {
  if (node.do === 'forEach') return { ...scope, each: true }
  if (node.do === 'eachPlayerDo') return { ...scope, slots: new Map([[String(node.as), 'player' as const]]), outer: scope }
  return scope
}

/** The scope of an ability, `reflexive` if it may stand without a trigger condition (387.2). */
function* abilityScope(node: Node, path: Path, outer: Scope, reflexive: boolean): Generator<Fault, Scope> {
  const triggers = node.kind === 'triggered' && length(node.when) > 0
  if (node.kind === 'triggered' && !triggers && !reflexive) {
    yield { path: [...path, 'when'], message: 'A triggered ability needs a trigger condition' }
  }
  const slots: Slots = new Map()
  for (const [, part, at] of parts(node, path)) yield* collect(part, at, slots)
  if (node.kind === 'keyword' && node.keyword === 'equip') slots.set('it', 'object') // the unit that Equip chooses
  const replacing = node.kind === 'replacement'
  const event = triggers || replacing || node.kind === 'as' || outer.event
  return { ...outer, slots, outer, event, replacing, along: node.kind === 'as' }
}

function* check(value: unknown, path: Path, scope: Scope, reflexive = false): Faults {
  let inner = scope
  let makesReflexive = false
  if (isNode(value)) {
    inner = isAbility(value) ? yield* abilityScope(value, path, scope, reflexive) : instructionScope(value, scope)
    makesReflexive = value.do === 'doThis' || value.do === 'ifThisKills'
    yield* placement(value, path, scope)
    yield* references(value, path, scope)
  }
  for (const [key, part, at] of parts(value, path)) {
    // Only an instruction has slots (355.5): elsewhere nobody would choose that target.
    if (isNode(part) && isNode(part.mightOf) && 'target' in part.mightOf && !(isNode(value) && 'do' in value))
      yield { path: [...at, 'mightOf'], message: 'A target can be named only in the amount of an instruction' }
    // What `forEach` and `eachPlayerDo` go through is read outside of them.
    // A quoted text is another object's, which has shown off nothing.
    const quoted = key === 'text' ? { ...inner, shows: false } : inner
    yield* check(part, at, key === 'what' || key === 'who' ? scope : quoted, makesReflexive)
  }
}

// ---------------------------------------------------------------------------------------------- cards

const collectorNumber = /^[A-Z]{3}-[A-Z]{0,2}\d{2,3}$/
const withCost: readonly CardType[] = ['unit', 'gear', 'spell']

function* facts(card: CardDefinition): Faults {
  const has = (type: CardType) => card.types.includes(type)
  const costs = !card.token && withCost.some(has)
  const championTag = has('legend') || card.supertypes.some(supertype => supertype !== 'basic')
  const fault = (key: keyof CardDefinition, message: string): Fault => ({ path: [key], message })

  if (card.types.length === 0) yield fault('types', 'A card needs a type')
  if (!card.token && !collectorNumber.test(card.id))
    yield fault('id', 'Expected a collector number: the set in three letters, a hyphen, the number')
  if (costs && card.energy === undefined) yield fault('energy', 'A card that is played needs an Energy cost')
  if (!costs && card.energy !== undefined) yield fault('energy', 'Only a Main Deck card has a cost')
  if (!costs && card.power.length > 0) yield fault('power', 'Only a Main Deck card has a cost')
  if (has('unit') && card.might === undefined) yield fault('might', 'A unit needs a Might')
  if (!has('unit') && card.might !== undefined) yield fault('might', 'Only a unit has a Might')
  if (!has('gear') && card.mightBonus !== undefined) yield fault('mightBonus', 'Only a gear has a Might bonus')
  if (!has('gear') && card.effectText) yield fault('effectText', 'Only a gear has Effect Text')
  if (championTag && card.championTag === undefined) {
    yield fault('championTag', 'Champions, signature cards and legends have a champion tag')
  }
}

const isOwnCost = (item: CardDefinition['text'][number]): boolean =>
  'kind' in item && item.kind === 'passive' && (item.effect.static === 'selfCost' || item.effect.static === 'additionalCost')

function* texts(card: CardDefinition): Faults {
  const slots: Slots = new Map()
  for (const [i, item] of card.text.entries()) {
    if (!('do' in item)) {
      const effect = item.kind === 'passive' ? item.effect : null
      if (card.types.includes('spell') && effect?.static === 'ignore' && (effect.doing !== 'pay' || effect.at !== undefined))
        yield { path: ['text', i, 'effect'], message: 'A spell ignores a keyword only while its own cost is paid' }
      continue
    }
    if (!card.types.includes('spell'))
      yield { path: ['text', i, 'do'], message: 'Only on spells instructions stand by themselves' }
    yield* collect(item, ['text', i], slots)
  }
  // The instructions of a spell are one program (158.1); its abilities may refer to its slots.
  const showing = card.text.flatMap((part, i) =>
    'kind' in part && (part.kind === 'keyword' ? part.keyword : part.kind === 'passive' && part.effect.static) === 'showOff'
      ? [i]
      : [],
  )
  const shows = showing.length > 0
  if (showing.length > 1) yield { path: ['text', showing[1]!], message: 'A card has Show Off once' }
  const scope: Scope = { slots, outer: null, event: false, each: false, replacing: false, along: false, brought: false, shows }
  // What its own costs are paid with is known to what it says of its cost, and to the instructions of a spell.
  const paid: Slots = new Map()
  for (const [i, item] of card.text.entries()) if (isOwnCost(item)) yield* collect(item, ['text', i], paid)
  const whilePlayed: Scope = { ...scope, slots: new Map([...slots, ...paid]) }
  for (const [i, item] of card.text.entries())
    yield* check(item, ['text', i], 'do' in item || isOwnCost(item) ? whilePlayed : scope)
  yield* check(card.effectText, ['effectText'], { ...scope, slots: new Map(), brought: true, shows: false })
}

/** The first fault of a card whose single values are right, or null. */
export function cardFault(card: CardDefinition): Fault | null {
  for (const fault of facts(card)) return fault
  for (const fault of texts(card)) return fault
  return null
}
