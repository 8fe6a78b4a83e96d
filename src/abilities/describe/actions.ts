/** The game actions (412–444) as clauses: a verb and what is behind it. */

import type { Amount, Instruction, Objects, SpendUse } from '../types'
import { about, clause } from './action-clause'
import { wordChoice } from './choices'
import type { Clause } from './clauses'
import { becoming, quoted, raiseMight, setMight } from './giving'
import { nextPlay } from './next-play'
import { amountNoun, amountWord, perEach } from './nouns'
import { describeObjects, destination, genitive, isRef, isTarget, keyOf, type ObjectText, targetPlacePhrase } from './objects'
import { describePlayers, isYou, YOU } from './players'
import { enteredPlace, making, otherTokens, playCard, seen, taking, token } from './playing'
import { isSelf, objectWord, personOf, possessive, type Scope, subjectWord, thing } from './scope'
import { durationPhrase, energySymbol, list, plural, powerSymbols, withArticle, words } from './words'

type Do<K extends Instruction['do']> = Extract<Instruction, { readonly do: K }>

// ----------------------------------------------------------------------------------------------------- damage

const dealt = (amount: Amount, object: string, split: boolean, scope: Scope): string => {
  if (split)
    return `${typeof amount === 'number' ? `${amount} damage` : `damage equal to ${amountNoun(amount, scope)}`} split among ${object}`
  if (typeof amount === 'number') return `${amount} to ${object}`
  const each = perEach(amount, scope)
  if (each) return `${each.by} to ${object} for each ${each.each}`
  if ('x' in amount) return `that much damage to ${object}`
  if ('energyOf' in amount) return `${amountNoun(amount, scope)} as damage to ${object}`
  if (
    'mightOf' in amount ||
    'points' in amount ||
    'plus' in amount ||
    'times' in amount ||
    'xp' in amount ||
    ('excess' in amount && !scope.things.has('excess'))
  )
    return `damage equal to ${amountNoun(amount, scope)} to ${object}`
  return `that much to ${object}`
}

const deal = (it: Do<'deal'>, scope: Scope): Clause => {
  const by = it.by && !isSelf(it.by, scope) ? { text: subjectWord(it.by, scope), person: personOf(it.by, scope) } : YOU
  // The amount is read before the object: "its Might" is the Might of what was named before.
  const early = typeof it.amount === 'number' ? undefined : { things: new Map(scope.things), topic: scope.topic }
  const object = describeObjects(it.to, scope)
  // Since Unleashed damage is split among units, without a word about how many of them.
  const among = scope.templating === 'current' ? object.text.replace(/^any number of /, '') : object.text
  const name = it.split ? among : object.each ? `each of ${object.text}` : object.text
  return clause(it, by, 'deal', dealt(it.amount, name, it.split === true, early ? { ...scope, ...early } : scope), about(object))
}

const dealEachOther = (it: Do<'dealEachOther'>, scope: Scope): Clause => {
  const we = isSelf(it.a, scope) || isSelf(it.b, scope)
  const text = we ? 'we deal damage equal to our Mights to each other' : 'they deal damage equal to their Mights to each other'
  return clause(it, { text: we ? 'we' : 'they', person: 'many' }, 'deal', '', { text })
}

// ----------------------------------------------------------------------------------------------- on an object

type Simple =
  | 'kill'
  | 'heal'
  | 'recall'
  | 'ready'
  | 'exhaust'
  | 'stun'
  | 'buff'
  | 'banish'
  | 'returnToHand'
  | 'recycle'
  | 'counter'
  | 'spendBuff'
  | 'detach'
  | 'empower'
  | 'disempower'

const simple = (it: Do<Simple>, scope: Scope): Clause => {
  if (it.do === 'spendBuff') return spendBuff(it.what, it, scope)
  const named = describeObjects(it.what, scope)
  // Cards are recycled by number alone: "recycle 3 from your trash".
  const object = it.do === 'recycle' && named.yourCard ? { ...named, text: named.text.replace(/^(\d+) cards /, '$1 ') } : named
  if (it.do === 'returnToHand')
    return clause(it, YOU, 'return', words(object.text, toHand(it.what, object, scope)), about(object))
  if (it.do === 'banish' && isRef(it.what) && isSelf(it.what, scope) && scope.from === 'trash')
    return clause(it, YOU, it.do, `${object.text} from your trash`, about(object))
  if (it.do === 'counter' && it.into === 'hand') {
    const home = `${objectWord({ ref: 'chosen', slot: object.key ?? '' }, scope)} to its owner's hand`
    return clause(it, YOU, it.do, `${object.text}. Return ${home} instead of putting it in their trash`, {
      ...about(object),
      ends: true,
    })
  }
  const bracketed = scope.templating === 'current' && (it.do === 'stun' || it.do === 'buff')
  // In a loop over players the rest is that of each.
  const loop =
    it.do === 'recycle' && object.text === 'the rest' ? [...scope.things].find(([, t]) => t.noun === 'each')?.[0] : undefined
  const who = loop === undefined ? YOU : describePlayers({ player: loop }, scope)
  return clause(it, who, bracketed ? keywordLike(it.do) : it.do, object.text, about(object))
}
const keywordLike = (verb: string): string => `[${verb.charAt(0).toUpperCase()}${verb.slice(1)}]`

const spendBuff = (what: Objects, it: Instruction, scope: Scope): Clause => {
  if (isRef(what)) return clause(it, YOU, 'spend', `${genitive(what, scope)} buff`, { key: keyOf(what), refers: true })
  const object = describeObjects(what, scope)
  const count =
    isTarget(what) && what.max === 'any' ? 'any number of buffs' : object.many ? `the buffs of ${object.text}` : 'a buff'
  return clause(it, YOU, 'spend', count, about(object))
}

const toHand = (what: Objects, object: ObjectText, scope: Scope): string => {
  if (isRef(what) && isSelf(what, scope)) {
    if (scope.from === 'trash') return 'from your trash to your hand'
    return `to ${scope.voice === 'first' ? 'my' : 'its'} owner's hand`
  }
  if (object.yourCard) return 'to your hand'
  if (isRef(what) && thing(what, scope)?.theirs) return 'to their hand'
  return object.many ? "to their owners' hands" : "to its owner's hand"
}

const move = (it: Do<'move'>, scope: Scope): Clause => {
  const object = describeObjects(it.what, scope)
  // What goes home from a battlefield comes "from" it; your own units have but one base to go to.
  const home = it.to === 'base'
  const from = home && object.atBattlefield && !object.friendly
  const mine = home && isRef(it.what) && isSelf(it.what, scope) && scope.voice === 'first'
  const to = mine
    ? 'to my base'
    : home && object.friendly && !object.atBattlefield && object.kind !== 'ref'
      ? 'to base'
      : destination(it.to, object, scope)
  const text = from ? object.text.replace(/ at (a battlefield|battlefields)/, ' from $1') : object.text
  return clause(it, YOU, 'move', words(text, to === 'here' && scope.voice === 'first' ? 'to here' : to), about(object))
}

const attachment = (it: Do<'attach'>, scope: Scope): Clause => {
  // A unit that was named before is "it" for what is attached to it.
  const early = isRef(it.to) ? describeObjects(it.to, scope) : undefined
  const object = describeObjects(it.what, scope)
  const host = early ?? describeObjects(it.to, scope)
  return clause(it, YOU, 'attach', words(object.text, 'to', host.text), about(object))
}

/** Two that are named already swap; one that is chosen for it is "me and a unit". */
const exchange = (it: Do<'exchangePlaces'>, scope: Scope): Clause => {
  const a = describeObjects(it.a, scope)
  const self = isRef(it.a) && isSelf(it.a, scope)
  if (self && isRef(it.b)) {
    const its = possessive(it.b, scope)
    const b = objectWord(it.b, scope)
    const mine = scope.voice === 'first' ? 'my' : 'its'
    return clause(it, YOU, 'move', `${a.text} to ${its} location and ${b} to ${mine} original location`, {})
  }
  if (isRef(it.a) && isRef(it.b)) return clause(it, YOU, 'move', "each to the other's location", {})
  return clause(it, YOU, 'move', `${a.text} and ${describeObjects(it.b, scope).text} to each other's locations`, {})
}

const EFFECTS = {
  deathknell: '[Deathknell]',
  play: 'play',
  conquer: 'conquer',
  hold: 'hold',
  attack: 'attack',
  defend: 'defend',
} as const

// ---------------------------------------------------------------------------------------------- on a player

const numbered = (count: Amount, noun: string, scope: Scope): string => {
  const each = perEach(count, scope)
  if (each) return words(String(each.by), noun && (each.by === 1 ? noun : plural(noun)), `for each ${each.each}`)
  const many = typeof count !== 'number' || count !== 1
  return words(amountWord(count), noun && (many ? plural(noun) : noun))
}

const keywordAction = (name: string, count: Amount, scope: Scope): string => {
  if (typeof count === 'number') return count === 1 && name === 'Predict' ? `[${name}]` : `[${name} ${count}]`
  return `[${name}] equal to ${amountNoun(count, scope)}`
}

const points = (it: Do<'gainPoints'>, scope: Scope): Clause => {
  const who = describePlayers(it.who, scope)
  return clause(
    it,
    who,
    isYou(who) || (typeof it.who === 'object' && 'targetPlayer' in it.who) ? 'score' : 'gain',
    numbered(it.count, 'point', scope),
    { says: true },
  )
}

const channel = (it: Do<'channel'>, scope: Scope): Clause => {
  const each = perEach(it.count, scope)
  const state = it.exhausted ? 'exhausted' : undefined
  const rest = each
    ? words(String(each.by), each.by === 1 ? 'rune' : 'runes', state, `for each ${each.each}`)
    : words(numbered(it.count, 'rune', scope), state)
  return clause(it, describePlayers(it.who, scope), 'channel', rest)
}

/** "Use only to play spells.", later "Spend this Power only to play units or gear." */
const spending = (it: Do<'add'>, only: readonly SpendUse[], scope: Scope): string => {
  const first = scope.templating === 'first'
  const plays = (['spells', 'units', 'gear'] as const).filter(use => only.includes(use))
  const uses = (['unitAbilities', 'gearAbilities'] as const).filter(use => only.includes(use)).map(use => ABILITIES[use])
  const abilities = uses.map(what =>
    first ? `use ${what} abilities` : `activated abilities of ${what === 'unit' ? 'units' : what}`,
  )
  const on = list([...(plays.length > 0 ? [`play ${list(plays, 'or')}`] : []), ...abilities], 'or')
  const whats = [
    ...(on === '' ? [] : [plays.length > 0 || first ? `to ${on}` : `on ${on}`]),
    ...(only.includes('showdowns') ? ['during showdowns'] : []),
  ]
  const both = it.energy !== undefined && (it.power ?? []).length > 0
  const these = both ? 'these resources' : it.energy === undefined ? 'this Power' : 'this Energy'
  return `. ${first ? 'Use' : `Spend ${these}`} only ${list(whats, 'or')}`
}
const ABILITIES = { unitAbilities: 'unit', gearAbilities: 'gear' } as const

const addition = (it: Do<'add'>, scope: Scope): Clause => {
  // The rune's own domain is printed where it is known (135.2.e.6).
  const own = scope.domains.length === 1 ? scope.domains[0] : undefined
  const power = (it.power ?? []).map(symbol => (symbol === 'own' && own ? own : symbol === 'choose' ? 'any' : symbol))
  const energy =
    it.energy === undefined ? '' : typeof it.energy === 'number' ? energySymbol(it.energy) : `${amountWord(it.energy)} Energy`
  const much = it.times === undefined ? '' : `${typeof it.times === 'number' ? it.times : amountWord(it.times)} `
  const { only: uses } = it
  const only = uses ? spending(it, uses, scope) : ''
  return clause(it, YOU, '[Add]', `${energy}${much}${powerSymbols(power)}${only}`, { ends: uses !== undefined })
}

const prevention = (it: Do<'prevent'>, scope: Scope): Clause => {
  const object = describeObjects(it.what, scope)
  const amount = it.amount === 'all' ? 'all' : typeof it.amount === 'number' ? `the next ${it.amount}` : 'that much'
  return clause(it, YOU, 'prevent', words(amount, 'damage that would be dealt to', object.text, durationPhrase(it.until)), {
    ...about(object),
    lasting: true,
  })
}

const isWholeHand = ({ count, who }: Do<'discard'>): boolean =>
  who === 'you' &&
  typeof count === 'object' &&
  'count' in count &&
  count.count.zone === 'hand' &&
  count.count.where.every(p => p.is === 'yours')

// ------------------------------------------------------------------------------------------------------- all

/** One game action; the programs around it are sentences of their own. */
export const actionClause = (it: Instruction, scope: Scope): Clause | undefined => {
  switch (it.do) {
    case 'deal':
      return deal(it, scope)
    case 'dealEachOther':
      return dealEachOther(it, scope)
    case 'kill':
    case 'heal':
    case 'recall':
    case 'ready':
    case 'exhaust':
    case 'stun':
    case 'buff':
    case 'banish':
    case 'returnToHand':
    case 'recycle':
    case 'counter':
    case 'spendBuff':
    case 'detach':
    case 'empower':
    case 'disempower':
      return simple(it, scope)
    case 'gainControl': {
      const object = describeObjects(it.what, scope)
      return clause(it, YOU, 'gain', `control of ${object.text}`, about(object))
    }
    case 'newChoices': {
      const rest = `new choices for ${objectWord(it.of, scope)}`
      return clause(it, YOU, 'make', rest, { may: true, ...(scope.style === 'clause' && { joint: ' and ' }) })
    }
    case 'move':
      return move(it, scope)
    case 'attach':
      return attachment(it, scope)
    case 'exchangePlaces':
      return exchange(it, scope)
    case 'activate': {
      const object = describeObjects(it.what, scope, true)
      return clause(it, YOU, 'activate', `the ${EFFECTS[it.of]} effects of ${object.text}`)
    }
    case 'draw':
      return clause(it, describePlayers(it.who, scope), 'draw', numbered(it.count, '', scope))
    case 'drawThese':
    case 'discardThese':
    case 'put':
      return taking(it, scope)
    case 'reveal':
    case 'look':
      return seen(it, scope)
    case 'discard':
      return clause(it, describePlayers(it.who, scope), 'discard', isWholeHand(it) ? 'your hand' : numbered(it.count, '', scope))
    case 'burn':
      return clause(it, describePlayers(it.who, scope), keywordAction('Burn', it.count, scope), '')
    case 'predict':
      return clause(it, describePlayers(it.who, scope), keywordAction('Predict', it.count, scope), '')
    case 'channel':
      return channel(it, scope)
    case 'add':
      return addition(it, scope)
    case 'gainPoints':
      return points(it, scope)
    case 'gainXp':
      return clause(it, describePlayers(it.who, scope), 'gain', words(numbered(it.count, 'XP', scope).replace('XPs', 'XP')))
    case 'setMight':
      return setMight(it, scope)
    case 'raiseMight':
      return raiseMight(it, scope)
    case 'swapMight': {
      const object = describeObjects(it.what, scope)
      return clause(it, YOU, 'swap', words('the Might of', object.text, durationPhrase(it.until)), { lasting: true })
    }
    case 'playToken':
      return token(it, scope)
    case 'create':
    case 'replace':
      return making(it, scope)
    case 'swapBack': {
      const object = describeObjects(it.what, scope)
      const what = personOf({ ref: 'self' }, scope) === 'one' && object.text === 'this' ? 'it' : object.text
      return clause(it, YOU, 'replace', `${object.text} with the battlefield ${what} replaced`, about(object))
    }
    case 'giveText': {
      const text = it.text.map(ability => quoted(ability, scope)).join(' and ')
      // A duration would stand badly behind a quoted sentence: "this turn, that unit has …".
      if (isRef(it.what) && it.until === 'turn')
        return clause(it, YOU, 'have', '', { text: `this turn, ${subjectWord(it.what, scope)} has ${text}`, ends: true })
      const object = describeObjects(it.what, scope, true)
      const rest = words(object.text, object.each && 'each', text, durationPhrase(it.until))
      return clause(it, YOU, 'give', rest, { ...about(object), lasting: it.until !== 'permanent' })
    }
    case 'copyText': {
      const whose = possessive(it.of, scope).replace(/^its$/, "that unit's")
      return clause(it, YOU, 'copy', words(whose, "text to this Equipment's effect text", durationPhrase(it.until)))
    }
    case 'becomeCopy': {
      const copies = (many: boolean): string => (many ? 'copies of' : 'a copy of')
      const rest = ({ many }: ObjectText): string =>
        words(copies(many), describeObjects(it.of, scope).text, durationPhrase(it.until))
      return becoming(it, rest, scope)
    }
    case 'become': {
      const types = it.types.join(' ')
      const rest = ({ many }: ObjectText): string => {
        const might = it.might === undefined ? undefined : `with Might equal to ${amountNoun(it.might, scope)}`
        const noun = isRef(it.what) ? thing(it.what, scope)?.noun : undefined
        return words(many ? plural(types) : withArticle(types), might, durationPhrase(it.until, noun))
      }
      return becoming(it, rest, scope)
    }
    case 'playCard':
      return playCard(it, scope)
    case 'delayed':
      return nextPlay(it, scope)
    case 'prevent':
      return prevention(it, scope)
    case 'doubleDamage': {
      const object = describeObjects(it.what, scope)
      const rest = words('all damage that would be dealt to', object.text, durationPhrase(it.until))
      return clause(it, YOU, 'double', rest, { ...about(object), lasting: true })
    }
    case 'addLegend': {
      const object = describeObjects(it.what, scope)
      return clause(it, YOU, 'add', words(object.text, 'to your Legend Zone', durationPhrase(it.until)), {
        ...about(object),
        joint: ' and ',
      })
    }
    case 'winGame':
      return clause(it, describePlayers(it.who, scope), 'win', 'the game', { says: true })
    case 'name':
      return clause(it, YOU, 'name', withArticle(it.sort))
    case 'chooseWord':
      return wordChoice(it, scope)
    case 'takeTurn':
      return clause(it, describePlayers(it.who, scope), 'take', 'a turn after this one')
    case 'choose': {
      if ('targetPlace' in it.what) return clause(it, YOU, 'choose', targetPlacePhrase(it.what, scope))
      const object = describeObjects(it.what, scope)
      return clause(it, YOU, 'choose', object.text, about(object))
    }
    case 'enter': {
      if (it.as !== undefined) return clause(it, { text: objectWord({ ref: 'event' }, scope), person: 'one' }, 'enter', it.as)
      const me = { ref: 'self' } as const
      return clause(it, { text: subjectWord(me, scope), person: personOf(me, scope) }, 'enter', enteredPlace(it.at, scope))
    }
    case 'playTokens':
      return otherTokens(it, scope)
    case 'changeAmount': {
      const by =
        'times' in it.by
          ? `multiply that amount by ${it.by.times}`
          : 'plus' in it.by
            ? `add ${amountNoun(it.by.plus, scope)} to that amount`
            : `subtract ${amountNoun(it.by.minus, scope)} from that amount`
      return clause(it, YOU, by === 'multiply that amount by 2' ? 'double that amount' : by, '')
    }
    default:
      return undefined
  }
}
