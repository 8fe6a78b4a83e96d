/** The form of an action from outside: plain data, known fields only, whole numbers. */
import type { Action, Rejection } from './action'
import { reject } from './action'

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  play: ['card'],
  activate: ['object', 'ability'],
  move: ['units', 'to'],
  hide: ['card', 'at'],
  pass: [],
  endTurn: [],
  invite: ['player'],
  concede: [],
  cancel: [],
}
const ANSWERS: Readonly<Record<string, 'numbers' | 'boolean' | 'number' | 'text' | 'traits'>> = {
  choose: 'numbers',
  confirm: 'boolean',
  number: 'number',
  amounts: 'numbers',
  plan: 'number',
  name: 'text',
  traits: 'traits',
}
const TRAITS: Readonly<Record<string, 'text' | 'number'>> = {
  called: 'text',
  type: 'text',
  domain: 'text',
  tag: 'text',
  energy: 'number',
  might: 'number',
}

const malformed = (message: string): Rejection => reject('malformed', '', message)
const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const isCounts = (value: unknown): boolean => Array.isArray(value) && value.length <= 1000 && value.every(isCount)

const isText = (value: unknown): boolean => typeof value === 'string' && value.length > 0 && value.length <= 100
function isTraits(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const proto: unknown = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) return false
  const entries = Object.entries(value)
  return (
    entries.length > 0 &&
    entries.every(([key, part]) => Object.hasOwn(TRAITS, key) && (TRAITS[key] === 'text' ? isText(part) : isCount(part)))
  )
}
const isOfKind = {
  numbers: isCounts,
  number: isCount,
  boolean: (value: unknown): boolean => typeof value === 'boolean',
  text: isText,
  traits: isTraits,
}

/** The action itself when it is well formed, otherwise what is wrong. */
export function parseAction(action: unknown): Action | Rejection {
  if (typeof action !== 'object' || action === null || Array.isArray(action))
    return malformed('An action is an object with a type.')
  const proto: unknown = Object.getPrototypeOf(action)
  if (proto !== Object.prototype && proto !== null) return malformed('An action is a plain object.')
  const record = action as Record<string, unknown>
  const { type } = record
  if (typeof type !== 'string') return malformed('An action has a type.')
  const keys = Object.keys(record).filter(key => key !== 'type' && key !== 'decision')
  if (record['decision'] !== undefined && !isCount(record['decision'])) return malformed('The decision id is a whole number.')
  if (type === 'answer') {
    const [key] = keys
    if (keys.length !== 1 || key === undefined || !Object.hasOwn(ANSWERS, key))
      return malformed(`An answer has exactly one of ${Object.keys(ANSWERS).join(', ')}.`)
    const value = record[key]
    return isOfKind[ANSWERS[key]!](value)
      ? (action as Action)
      : malformed(`The field ${key} of the answer is not of the right kind.`)
  }
  if (!Object.hasOwn(FIELDS, type)) return malformed(`There is no action of the type ${type.slice(0, 40)}.`)
  const fields = FIELDS[type]!
  for (const key of keys) if (!fields.includes(key)) return malformed(`The action ${type} has no field ${key.slice(0, 40)}.`)
  for (const field of fields) {
    const ok = field === 'units' ? isCounts(record[field]) : isCount(record[field])
    if (!ok) return malformed(`The action ${type} needs a valid ${field}.`)
  }
  return action as Action
}
