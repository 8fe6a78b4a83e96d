/** What the language can say but the engine can't do yet is refused when the registry is built, never approximated. */
import type { Ability, Cost, EventName, EventPattern, FilterZone, Instruction, ReplacementAbility, StaticEffect } from '../types'
import { addsIn, unforeseen } from './adding'
import type { CompiledCard } from './compiled'
import { namesOnly } from './named-as-played'

/** Events that are proposed but never told: a token triggers as what was played, a phase by its start. */
const NEVER_HAPPENS: ReadonlySet<EventName> = new Set([
  'playToken',
  'combatTie',
  'turn',
  'awakenPhase',
  'scoringStep',
  'channelPhase',
  'drawPhase',
  'endingPhase',
  'toTrash',
  'look',
])
/** Zones in which triggered abilities can work (385). */
const WORKS_IN: ReadonlySet<FilterZone> = new Set(['board', 'trash', 'hand', 'banishment'])
/** Events that game actions propose, so that replacement effects reach them. */
const REPLACEABLE: ReadonlySet<EventName> = new Set([
  'die',
  'damage',
  'draw',
  'discard',
  'ready',
  'exhaust',
  'stun',
  'buff',
  'move',
  'channel',
  'recycle',
  'returnToHand',
  'banish',
  'gainPoints',
  'becomeMighty',
  'enter',
  'attach',
  'detach',
  'empower',
  'disempower',
  'might',
  'playToken',
  'toTrash',
  'reveal',
  'look',
])
/** Events with an amount that can be another. */
const AMOUNTS: ReadonlySet<EventName> = new Set(['damage', 'gainPoints', 'might', 'draw', 'channel'])

/** What keeps the ability from being carried out, or null. */
export function unsupported(ability: Ability): string | null {
  switch (ability.kind) {
    case 'triggered': {
      if (ability.from !== undefined && !WORKS_IN.has(ability.from)) return `triggers from the zone ${ability.from}`
      if (ability.when.some(w => w.scoring !== undefined)) return 'a trigger on the points of scoring'
      if (ability.when.some(w => w.on === 'score' && w.subject !== undefined)) return 'a trigger on objects that score'
      const event = ability.when.find(w => NEVER_HAPPENS.has(w.on))
      return event === undefined ? null : `the trigger condition ${event.on}`
    }
    case 'replacement':
      return unsupportedReplacement(ability)
    case 'as':
      for (const { on, subject } of [ability.of, ...(ability.or ?? [])]) {
        // "As you play me" is done as it enters (369.3).
        if (ability.program.some(i => i.do === 'name') && !(on === 'play' && namesOnly(ability.program)))
          return 'naming something as anything else happens'
        if (on === 'play' ? !isSelf(subject) : !REPLACEABLE.has(on))
          return `doing something as ${on === 'play' ? 'another card is played' : `${on} happens`}`
      }
      return null
    case 'activated':
      if (addsIn(ability.program) && anyNumber(ability.cost)) return 'Add abilities that are paid with any number of objects'
      return ability.timing === 'reaction' && addsIn(ability.program) ? unforeseen(ability.cost, ability.program) : null
    case 'passive':
      // Costs and permissions are read before anything is shown off.
      if (PLAYS.has(ability.effect.static) && asksShown(ability))
        return `${ability.effect.static} that depends on what was shown off`
      return unsupportedStatic(ability.effect)
    default:
      return null
  }
}

const isSelf = (subject: EventPattern['subject']): boolean => subject !== undefined && 'ref' in subject && subject.ref === 'self'

/** Statics of the card itself that matter only while it is played (366). */
export const WHILE_PLAYED: ReadonlySet<string> = new Set([
  'selfCost',
  'additionalCost',
  'playTo',
  'timing',
  'ambush',
  'flow',
  'hide',
  'showOff',
])

/** What is looked at to find out whether a card can be played, before anything is shown off. */
const PLAYS: ReadonlySet<string> = new Set([...WHILE_PLAYED, 'ignore'].filter(name => name !== 'showOff'))

const asksShown = (node: unknown): boolean => /"ref":"shown"|"if":"showedOff"/.test(JSON.stringify(node))

/** The same for the instructions of a spell. */
export function unsupportedText(program: readonly Instruction[]): string | null {
  if (!asksShown(program)) return null
  const looks = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return false
    const record = node as Record<string, unknown>
    if (('target' in record || record['split'] === true) && asksShown(node)) return true
    return Object.values(record).some(looks)
  }
  return looks(program) ? 'targets that depend on what was shown off' : null
}

/** So many objects as one likes, or with a name: only plays keep what was chosen. */
export const anyNumber = (cost: Cost): boolean => (cost.actions ?? []).some(a => a.count === 'any' || a.as !== undefined)

/** Events that are about how a battlefield, a combat or the turn goes on: there is nothing to change about them, only to replace. */
const PROCEDURES: ReadonlySet<EventName> = new Set([
  'turn',
  'awakenPhase',
  'beginningPhase',
  'scoringStep',
  'channelPhase',
  'drawPhase',
  'mainPhase',
  'endingPhase',
  'conquer',
  'hold',
  'combatTie',
])

/** Which cards they are about is settled only as they happen. */
const SHOWS: ReadonlySet<EventName> = new Set(['reveal', 'look'])

const changes = (i: Instruction): boolean => i.do === 'enter' || i.do === 'changeAmount' || i.do === 'playTokens'

/** Does it only change how the event happens? To prevent damage as a whole is arithmetic as well (437.1.b.1.b). */
export const onlyChanges = ({ of, instead }: ReplacementAbility): boolean =>
  instead.length === 0 ? of.on === 'damage' : instead.every(changes)

function unsupportedReplacement(ability: ReplacementAbility): string | null {
  const { instead } = ability
  if (ability.cost !== undefined && anyNumber(ability.cost)) return 'replacements that are paid with any number of objects'
  if (ability.from !== undefined && !WORKS_IN.has(ability.from)) return `replacing from the zone ${ability.from}`
  for (const pattern of [ability.of, ...(ability.or ?? [])]) {
    const { on } = pattern
    if (!REPLACEABLE.has(on) && !PROCEDURES.has(on)) return `replacing the event ${on}`
    if (PROCEDURES.has(on) && pattern.subject !== undefined) return `replacing the event ${on} of an object`
    // It has been seen before it is known which card it is.
    if (SHOWS.has(on) && pattern.subject !== undefined) return `replacing the event ${on} of an object`
    if (ability.first === true && !SHOWS.has(on)) return `doing something first before the event ${on}`
    // A burn goes on after the deck has run out (440.4), and none of its cards is proposed.
    if (on === 'toTrash' && pattern.notFrom !== 'deck') return 'replacing what goes to a trash from a deck as well'
    // What enters has left the chain for the board: there is no other place where it could stay.
    if (on === 'enter' && !(instead.length > 0 && instead.every(changes)))
      return 'replacing that something enters by something else'
    for (const i of instead) {
      const fits =
        i.do === 'enter'
          ? on === 'enter' || on === 'channel'
          : i.do === 'playTokens'
            ? on === 'playToken'
            : i.do === 'changeAmount'
              ? AMOUNTS.has(on)
              : true
      if (!fits) return `${i.do} in a replacement of the event ${on}`
    }
  }
  return instead.some(changes) && !instead.every(changes)
    ? 'a replacement that both changes its event and does something else'
    : null
}

/** Layers go over the permanents on the board (characteristics/derive.ts). */
const PERMANENTS: ReadonlySet<string> = new Set(['unit', 'gear', 'permanent', 'equipment', 'object'])

/** Keywords that the procedure looks at (766): ignoring another one there would do nothing. */
const IGNORABLE: Readonly<Record<'assign' | 'pay', ReadonlySet<string>>> = {
  assign: new Set(['tank', 'backline']),
  pay: new Set(['deflect']),
}

function unsupportedStatic(effect: StaticEffect): string | null {
  const layered =
    effect.static === 'might' || effect.static === 'setMight' || effect.static === 'raiseMight' || effect.static === 'keyword'
  if (layered && 'noun' in effect.who && !(effect.who.zone === 'board' && PERMANENTS.has(effect.who.noun)))
    return 'changing values of anything but permanents on the board'
  const named = effect.static === 'text' || effect.static === 'tag' ? effect.who : effect.static === 'borrow' ? effect.from : null
  if (named !== null && 'noun' in named && named.zone !== 'board') return 'changing texts and tags outside the board'
  if (effect.static === 'tag' && 'noun' in effect.who && !PERMANENTS.has(effect.who.noun))
    return 'tags of anything but permanents'
  if (effect.static === 'sameEffects' && effect.classes.some(c => c === 'deathknell' || c === 'play'))
    return 'making Deathknell or play effects count as another class'
  if (effect.static === 'triggerAgain' && effect.at !== undefined && effect.of === 'deathknell')
    return 'Deathknell effects by the place of a death; say whose they are instead'
  if (effect.static === 'cost' || effect.static === 'selfCost') {
    if (!effect.less && (effect.or !== undefined || effect.min !== undefined))
      return 'increases of costs with a choice or a minimum'
    if (effect.static === 'cost' && 'optionalCosts' in effect.of && !effect.less) return 'increases of a part of a cost'
  }
  if (effect.static === 'moveCost' && Object.keys(effect.cost).some(part => part !== 'energy' && part !== 'power'))
    return 'moves that cost more than Energy and Power'
  // The card is on the chain while its costs are paid, and it can't leave it by them.
  if (effect.static === 'hide' && anyNumber(effect.cost)) return 'hiding for any number of objects'
  if (
    (effect.static === 'additionalCost' || effect.static === 'flow') &&
    effect.cost !== 'own' &&
    (effect.cost.actions ?? []).some(a => a.what === 'self' || ('zone' in a.what && a.what.zone === 'chain'))
  )
    return 'additional costs that are paid with cards on the chain'
  if (effect.static === 'repeat' && JSON.stringify(effect.of).includes('"keyword":"repeat"'))
    return 'giving Repeat to what has Repeat'
  if (effect.static === 'mayPlay') return unsupportedPermission(effect)
  if (effect.static === 'ignore' && !IGNORABLE[effect.doing].has(effect.keyword))
    return `ignoring ${effect.keyword} during that procedure`
  if (
    effect.static === 'forbid' &&
    (effect.action === 'playUnits' || effect.action === 'playCards') &&
    effect.who !== 'opponents' &&
    !(effect.action === 'playCards' && 'ref' in effect.who && effect.who.ref === 'self')
  ) {
    return 'forbidding plays to anybody but opponents'
  }
  if (effect.static === 'forbid' && effect.of !== undefined && effect.action !== 'playCards')
    return 'forbidding that of certain cards'
  return null
}

/** Zones in which players can see the cards that a permission is about. */
const PLAYED_FROM: ReadonlySet<FilterZone> = new Set(['hand', 'trash', 'banishment', 'championZone'])

function unsupportedPermission({ what, from, for: cost }: Extract<StaticEffect, { static: 'mayPlay' }>): string | null {
  if (cost?.x !== undefined) return 'playing a card for any amount'
  if ((cost?.actions ?? []).length > 0) return 'playing a card for a cost that is not a resource'
  if (from !== undefined) {
    if (!('ref' in what) || what.ref !== 'self') return 'a zone of the text for a permission that is not about its own card'
    return PLAYED_FROM.has(from) ? null : `being played from the zone ${from}`
  }
  if ('ref' in what) return what.ref === 'self' ? 'a permission to play itself without a zone' : null
  const hidden = what.zone === 'hand' || what.zone === 'championZone'
  if (hidden && !what.where.some(p => p.is === 'yours')) return 'playing cards from the hand of somebody else'
  return PLAYED_FROM.has(what.zone) ? null : `playing cards from the zone ${what.zone}`
}

/** A play keeps one X: what keeps the costs of the card from being paid, or null. */
export function unsupportedCosts({ additionalCosts, flows }: Pick<CompiledCard, 'additionalCosts' | 'flows'>): string | null {
  const flowing = flows.some(flow => (flow.cost?.x ?? null) !== null) ? 1 : 0
  return additionalCosts.filter(({ cost }) => cost.x !== null).length + flowing > 1 ? 'two amounts to choose for one play' : null
}
