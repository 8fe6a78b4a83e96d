/** All card definitions that an engine knows, compiled. Built once by `createEngine`; a faulty set is refused as a whole. */
import { NONE } from '../../state/make'
import type { GameObject } from '../../state/types'
import { Zone } from '../../state/types'

import type { Ability, CardDefinition, Instruction, Keyword, KeywordAbility } from '../types'
import type { CompileInstruction } from './ability'
import { compileAbility, compileCost, programOf } from './ability'
import { runeDomain } from './adding'
import { KEYWORDS, keywordBit, keywordIndex, On, RUNE } from './codes'
import type { CompiledAbility, CompiledAdditionalCost, CompiledCard, CompiledText, TextSection } from './compiled'
import { emptyCard } from './empty-card'
import { fingerprint } from './fingerprint'
import { dependentKeywords, keywordsOfAbility } from './named-keywords'
import { looksAtPaid, paidNames } from './paid-names'
import { isOwnBan, isOwnPermit, playedFrom } from './permits'
import { compilePlace } from './places'
import { compileShowOff } from './show-off'
import { unsupportedCosts, WHILE_PLAYED } from './supported'

/** How a keyword is expanded into abilities (801). */
export interface Macro {
  readonly keyword: Keyword
  readonly numeric: boolean
  /** Several instances add up or work separately; otherwise they are redundant. */
  readonly sums: boolean
  /** It is nothing without a cost of its own, so it can't be given. */
  readonly costed?: boolean
  /** Keywords that come with it (819.1.b). */
  readonly inherent?: readonly Keyword[]
  expand(
    value: number,
    cost?: KeywordAbility['cost'],
    printed?: Pick<KeywordAbility, 'less' | 'timing' | 'shows'>,
  ): readonly Ability[]
}
export type Macros = Partial<Record<Keyword, Macro>>

/** The keywords that an object has through this one, itself among them. */
export const bitsOf = (macro: Macro): number =>
  (macro.inherent ?? []).reduce((bits, keyword) => bits | keywordBit(keyword), keywordBit(macro.keyword))

export class CardError extends Error {
  readonly card: string
  readonly path: string
  constructor(card: string, path: string, message: string) {
    super(`${card}${path === '' ? '' : ` at ${path}`}: ${message}`)
    this.name = 'CardError'
    this.card = card
    this.path = path
  }
}

/** Of what matters only while a card is played, what the printed card alone says. */
const READ_FROM_CARD: ReadonlySet<string> = new Set(['additionalCost', 'showOff'])

export class Registry {
  readonly cards = new Map<string, CompiledCard>()
  readonly fingerprint: string
  /** Some card other than a rune has an ability that adds resources. */
  readonly hasAddCards: boolean
  /** Some rune is none that payments know (164.2). */
  readonly hasOtherRunes: boolean
  /** Some card says of itself, or of others (829), that it can be played from such a zone (366.1): zones as a mask. */
  readonly playedFrom: number
  /** Some ability works in a zone outside the board (385.2). */
  readonly worksElsewhere: boolean
  /** Some card does something as it is revealed or looked at. */
  readonly actsAsShown: boolean
  /** Some ability listens for units becoming Mighty (709). */
  readonly listensToMighty: boolean
  /** Some ability listens for cards being detached (435). */
  readonly listensToDetach: boolean
  /** Aspects that some ability reads: what is counted only for them (moves, damage of spells) asks for its own. */
  readonly counted: number
  private readonly abilities = new Map<string, CompiledAbility>()
  private readonly texts = new Map<string, CompiledText>()
  private readonly granted = new Map<string, readonly CompiledAbility[]>()
  private readonly macros: Macros
  private readonly compileInstruction: CompileInstruction
  private readonly keywordHost: CompiledCard

  constructor(cards: readonly CardDefinition[], macros: Macros, compileInstruction: CompileInstruction) {
    this.macros = macros
    this.compileInstruction = compileInstruction
    this.keywordHost = emptyCard({
      id: 'keyword',
      name: 'keyword',
      types: ['unit'],
      supertypes: [],
      domains: [],
      power: [],
      tags: [],
      token: false,
      text: [],
    })
    const names = new Map<string, string>()
    for (const def of cards) {
      // Sets share their tokens: the very same definition may come again.
      if (this.cards.get(def.id)?.def === def) continue
      if (this.cards.has(def.id)) throw new CardError(`${def.id} ${def.name}`, 'id', 'another card has this id')
      const other = names.get(def.name)
      if (other !== undefined) throw new CardError(`${def.id} ${def.name}`, 'name', `${other} has this name (132.1)`)
      names.set(def.name, def.id)
      this.cards.set(def.id, this.compileCard(def))
    }
    for (const card of this.cards.values()) this.checkTokens(card)
    this.fingerprint = fingerprint(cards)
    // 829.1.b: a card has Flow itself, or gives it to others.
    const flowing = [...this.abilities.values()].some(a => a.effect?.static === 'flow') ? 1 << Zone.Trash : 0
    this.playedFrom = [...this.cards.values()].reduce((zones, card) => zones | playedFrom(card), flowing)
    this.actsAsShown = [...this.cards.values()].some(c => c.asShown.length > 0)
    this.worksElsewhere = [...this.cards.values()].some(c => c.elsewhere.length > 0)
    this.counted = [...this.abilities.values()].reduce((mask, a) => mask | a.reads, 0)
    this.listensToMighty = [...this.abilities.values()].some(a => a.when.some(w => w.event === On.becomeMighty))
    this.listensToDetach = [...this.abilities.values()].some(a => a.when.some(w => w.event === On.detach))
    this.hasOtherRunes = [...this.cards.values()].some(c => (c.types & RUNE) !== 0 && runeDomain(c) < 0)
    this.hasAddCards = [...this.cards.values()].some(c => !c.def.types.includes('rune') && c.activated.some(h => h.ability.adds))
  }

  /** The definition that an object has now: what it copies, or its printed one (477.1.b). */
  cardOf(o: GameObject): CompiledCard {
    return this.cards.get(o.copyOf === '' ? o.def : o.copyOf)!
  }

  ability(ref: string): CompiledAbility {
    const ability = this.abilities.get(ref)
    if (ability !== undefined) return ability
    // Abilities of granted keywords are made when somebody first needs them: `keyword:assault:2#0`.
    const [, keyword, rest] = ref.split(':')
    if (keyword !== undefined && rest !== undefined) {
      this.keywordAbilities(keyword as Keyword, Number.parseInt(rest, 10))
      const made = this.abilities.get(ref)
      if (made !== undefined) return made
    }
    throw new Error(`engine fault: no ability ${ref}`)
  }

  hasAbility(ref: string): boolean {
    if (this.texts.has(ref)) return true
    try {
      this.ability(ref)
      return true
    } catch {
      return false
    }
  }

  macro(keyword: Keyword): Macro | null {
    return this.macros[keyword] ?? null
  }

  /** Abilities that a granted keyword brings along. */
  keywordAbilities(keyword: Keyword, value: number): readonly CompiledAbility[] {
    const name = `keyword:${keyword}:${value}`
    const known = this.granted.get(name)
    if (known !== undefined) return known
    const macro = this.macros[keyword]
    const list =
      macro === undefined
        ? []
        : macro.expand(value).map((data, n) => this.compile(this.keywordHost, `${name}#${n}`, data, keyword))
    this.granted.set(name, list)
    return list
  }

  allAbilities(): IterableIterator<CompiledAbility> {
    return this.abilities.values()
  }

  /** Additional costs and what may be shown off are read from the card itself, so a keyword that brings one (805) can only be printed. */
  private canGrant(keyword: Keyword): boolean {
    const macro = this.macros[keyword]
    return (
      macro?.costed !== true && macro?.expand(1).every(a => a.kind !== 'passive' || !READ_FROM_CARD.has(a.effect.static)) === true
    )
  }

  private compile(card: CompiledCard, ref: string, data: Ability, partOf: Keyword | '' = ''): CompiledAbility {
    return compileAbility({ ...this.host(card), partOf }, ref, data, programOf(data))
  }

  private host(card: CompiledCard) {
    return {
      card,
      costNames: this.costNames(card.def),
      paidNames: paidNames(card.def),
      canGrant: (keyword: Keyword) => this.canGrant(keyword),
      text: (ref: string, parts: readonly Ability[]) => this.compileQuoted(card, ref, parts),
      register: (ability: CompiledAbility) => {
        this.abilities.set(ability.ref, ability)
      },
      compileInstruction: this.compileInstruction,
      partOf: '' as const,
    }
  }

  /** Names of the optional additional costs, in printed order; keywords bring theirs along. */
  private costNames(def: CardDefinition): readonly string[] {
    const names: string[] = []
    const look = (ability: Ability): void => {
      if (ability.kind === 'passive' && ability.effect.static === 'additionalCost' && ability.effect.optional)
        names.push(ability.effect.as ?? '')
    }
    for (const part of def.text) {
      if ('do' in part) continue
      if (part.kind === 'keyword')
        for (const ability of this.macros[part.keyword]?.expand(part.value ?? 1, part.cost) ?? []) look(ability)
      else look(part)
    }
    return names
  }

  private compileCard(def: CardDefinition): CompiledCard {
    const card = emptyCard(def) as { -readonly [K in keyof CompiledCard]: CompiledCard[K] }
    const program = def.text.filter((part): part is Instruction => 'do' in part)
    card.text = this.compileText(card, 'text', def.text, `${card.id}#`)
    card.effect = this.compileText(card, 'effectText', def.effectText ?? [], `${card.id}#effect`)
    const abilities = card.text.sections.flatMap(section => section.abilities)
    card.keywords = card.text.keywords
    card.keywordValues = card.text.values
    card.equips = card.text.sections.flatMap(section => (section.keyword === 'equip' ? section.abilities : []))
    card.abilities = abilities
    card.held = abilities.map(ability => ({ ability, via: 0, bind: null }))
    card.activated = card.held.filter(h => h.ability.kind === 'activated')
    card.elsewhere = abilities.filter(a => a.from !== Zone.Board)
    card.asShown = abilities.filter(
      a => a.along && a.when.some(w => (w.event === On.reveal || w.event === On.look) && w.subjectIsSelf),
    )
    if (def.types.includes('spell')) {
      try {
        card.spell = compileAbility(this.host(card), `${def.id}#spell`, null, program)
      } catch (error) {
        throw new CardError(`${def.id} ${def.name}`, 'text', error instanceof Error ? error.message : String(error))
      }
    }
    const passive = (name: string): CompiledAbility[] => abilities.filter(a => a.effect?.static === name)
    card.selfCosts = passive('selfCost')
    card.printed = [{ energy: card.energy, power: card.power }]
    card.showOff = compileShowOff(passive('showOff')[0]?.effect)
    card.ignores = def.types.includes('spell') ? passive('ignore') : []
    card.forbids = passive('forbid').filter(isOwnBan)
    card.timings = passive('timing')
    card.playTo = passive('playTo').filter(a => a.who === null)
    card.hides = passive('hide')
    card.permits = passive('mayPlay').filter(isOwnPermit)
    card.flows = passive('flow')
    card.ambushes = passive('ambush').flatMap(({ check, effect }) =>
      effect?.static === 'ambush' ? [{ check, to: compilePlace(effect.place, { reads: 0, dependent: false }) }] : [],
    )
    card.additionalCosts = this.additionalCosts(card, passive('additionalCost'))
    const names = paidNames(def)
    card.namesCosts = names.size > 0
    card.looksAtPaid = looksAtPaid(def, names)
    const unpayable = unsupportedCosts(card)
    if (unpayable !== null) throw new CardError(`${def.id} ${def.name}`, 'text', `the engine can't do this yet: ${unpayable}`)
    card.inert = abilities.every(a => a.kind === 'activated')
    return card
  }

  /** Rules text, effect text (136) or a quoted text: its keywords and abilities in printed order. */
  private compileText(card: CompiledCard, path: string, text: CardDefinition['text'], ref: string): CompiledText {
    const values: number[] = []
    const sections: TextSection[] = []
    const redundant = new Set<Keyword>()
    let keywords = 0
    let number = 0
    const compile = (data: Ability, partOf: Keyword | '' = ''): CompiledAbility =>
      this.compile(card, `${ref}${number++}`, data, partOf)
    for (const [at, part] of text.entries()) {
      if ('do' in part) continue
      try {
        if (part.kind !== 'keyword') {
          const dependent = dependentKeywords(part)
          keywords |= dependent
          sections.push({ keyword: null, value: 0, sums: true, abilities: [compile(part)], keywords: dependent })
          continue
        }
        const macro = this.macros[part.keyword]
        if (macro === undefined) throw new Error(`the engine doesn't know the keyword ${part.keyword} yet`)
        if (macro.costed === true && part.cost === undefined) throw new Error(`the keyword ${part.keyword} needs a cost`)
        keywords |= bitsOf(macro)
        const value = part.value ?? 1
        if (macro.numeric) values[keywordIndex(part.keyword)] = (values[keywordIndex(part.keyword)] ?? 0) + value
        if (!macro.sums && redundant.has(part.keyword)) continue
        redundant.add(part.keyword)
        sections.push({
          keyword: part.keyword,
          value: macro.numeric ? value : 0,
          sums: macro.sums,
          keywords: bitsOf(macro),
          abilities: macro.expand(value, part.cost, part).map(data => compile(data, part.keyword)),
        })
      } catch (error) {
        if (path === '') throw error
        throw new CardError(
          `${card.id} ${card.def.name}`,
          `${path}[${at}]`,
          error instanceof Error ? error.message : String(error),
        )
      }
    }
    return { keywords, values: values.length === 0 ? NONE : KEYWORDS.map((_, i) => values[i] ?? 0), sections }
  }

  /** Compiles quoted abilities, a text that an object on the board can have besides its own. */
  private compileQuoted(card: CompiledCard, ref: string, parts: readonly Ability[]): CompiledText {
    const text = this.compileText(card, '', parts, `${ref}#`)
    for (const section of text.sections) {
      const useless = section.abilities.find(
        a => a.effect !== null && (WHILE_PLAYED.has(a.effect.static) || isOwnPermit(a) || isOwnBan(a)),
      )
      if (useless !== undefined)
        throw new Error(`${useless.effect!.static} matters only while a card is played, so it can't be given`)
    }
    this.texts.set(ref, text)
    return text
  }

  /** The quoted text with this reference, or an ability as a text of its own: what an object hands on of what it has. */
  text(ref: string): CompiledText {
    const known = this.texts.get(ref)
    if (known !== undefined) return known
    const ability = this.ability(ref)
    const keywords = keywordsOfAbility(ability)
    const sections = [{ keyword: null, value: 0, sums: true, abilities: [ability], keywords }]
    const text: CompiledText = { keywords, values: NONE, sections }
    this.texts.set(ref, text)
    return text
  }

  /** What an effect gives that gives a keyword. */
  keywordSection(keyword: Keyword, value: number): TextSection {
    const macro = this.macros[keyword]
    return {
      keyword,
      value: macro?.numeric === true ? value : 0,
      sums: macro?.sums ?? true,
      abilities: this.keywordAbilities(keyword, value),
      keywords: macro === undefined ? keywordBit(keyword) : bitsOf(macro),
    }
  }

  private additionalCosts(card: CompiledCard, abilities: readonly CompiledAbility[]): CompiledAdditionalCost[] {
    let bit = 0
    return abilities.map(a => {
      const effect = a.effect
      if (effect?.static !== 'additionalCost') throw new Error('engine fault: not an additional cost')
      const cost = compileCost(effect.cost, card, { reads: 0, dependent: false })
      return { cost, bit: effect.optional ? bit++ : -1, check: a.check, repeats: effect.repeats === true }
    })
  }

  /** A card whose text makes a token that the registry lacks can't be played exactly, so it is refused. */
  private checkTokens(card: CompiledCard): void {
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) for (const item of node) visit(item)
      else if (typeof node === 'object' && node !== null) {
        const record = node as Record<string, unknown>
        const made: readonly unknown[] =
          record['do'] === 'playToken' || record['do'] === 'create'
            ? [record['token']]
            : record['do'] === 'replace'
              ? [record['with']]
              : record['do'] === 'playTokens'
                ? (record['tokens'] as string[])
                : []
        for (const token of made) {
          if (token === 'that' || this.cards.get(String(token))?.def.token === true) continue
          throw new CardError(
            `${card.id} ${card.def.name}`,
            'text',
            `it makes the token ${String(token)}, which the registry lacks`,
          )
        }
        for (const key of Object.keys(record)) visit(record[key])
      }
    }
    visit(card.def.text)
    visit(card.def.effectText)
  }
}
