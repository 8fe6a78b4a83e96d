/** Checks whole card definitions, for whoever writes or loads them. */
import { z } from 'zod'
import { ability, instruction } from './schema'
import { cardFault } from './schema-scopes'
import { fields, keyed, list, opt } from './schema-unions'
import { cardType, domain, flag, powerSymbol, supertype, whole } from './schema-words'
import type { Ability, CardDefinition, Instruction } from './types'

/** The shape of a card; `cardFault` checks the rest. */
const cardSchema: z.ZodType<CardDefinition> = fields<CardDefinition>({
  id: z.string().min(1),
  name: z.string().min(1),
  types: list(cardType),
  supertypes: list(supertype),
  domains: list(domain),
  energy: opt(whole(0, 20)),
  power: list(powerSymbol),
  might: opt(whole(0, 30)),
  mightBonus: opt(whole(0, 10)),
  tags: list(z.string().min(1)),
  championTag: opt(z.string().min(1)),
  token: flag,
  text: list(keyed<Ability | Instruction>('an ability or an instruction', { kind: ability, do: instruction })),
  effectText: opt(list(ability)),
  unknown: opt(list(z.literal('power'))),
})

export type ParsedCard =
  | { readonly ok: true; readonly card: CardDefinition }
  | { readonly ok: false; readonly path: string; readonly message: string }

/** `text[1].program[0].amount` */
const written = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? String(key) : `${text}.${String(key)}`
  }, '')

const MOST_LEVELS = 200

const isTooDeep = (value: unknown, levels: number): boolean =>
  typeof value === 'object' && value !== null && (levels === 0 || Object.values(value).some(part => isTooDeep(part, levels - 1)))

/** Checks a card definition; the answer to a broken one names the first fault and where it is. */
export function parseCard(data: unknown): ParsedCard {
  if (isTooDeep(data, MOST_LEVELS)) return { ok: false, path: '', message: 'The definition contains itself, or too many levels' }
  // A registry is made once: zod's compiled checks would cost more than they save.
  const parsed = cardSchema.safeParse(data, { jitless: true })
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path
    return { ok: false, path: written(path), message: issue.message }
  }
  const fault = cardFault(parsed.data)
  return fault ? { ok: false, path: written(fault.path), message: fault.message } : { ok: true, card: data as CardDefinition }
}
