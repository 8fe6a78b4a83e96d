/** What is wrong with foreign data, and the first look at it: is it plain JSON of the kind a state consists of? */

export interface StateFault {
  readonly code: 'plain' | 'shape' | 'position' | 'card' | 'ability' | 'program'
  /** Where, as `objects[3].zone`; '' is the whole. */
  readonly path: string
  readonly message: string
}

export function formatPath(path: readonly PropertyKey[]): string {
  let text = ''
  for (const part of path) text += typeof part === 'number' ? `[${part}]` : text === '' ? String(part) : `.${String(part)}`
  return text
}

export function each<T>(list: readonly T[], look: (member: T, position: number) => void): void {
  for (let n = 0; n < list.length; n++) look(list[n]!, n)
}

/** States in frames nest once for each play that is being paid for, so nothing real comes near this. */
const MAX_DEPTH = 64
/** Names that reach an object's prototype when somebody copies or merges carelessly. */
const FOREIGN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
/** The only fractions in a state. */
const FRACTIONS = 'generator'

/**
 * The first value that is no plain JSON, no safe integer (the generator's numbers are fractions), nested too deeply, or
 * under a dangerous name. `1e999` reads as Infinity and `-0` is written as `0`, so both are refused.
 */
export function plainFault(data: unknown): StateFault | null {
  return look(data, [], false)
}

/** `path` is one list for the whole walk. */
function look(v: unknown, path: PropertyKey[], fractions: boolean): StateFault | null {
  switch (typeof v) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return number(v, path, fractions)
    case 'object':
      break
    default:
      return fault(path, `a ${typeof v} is not plain data`)
  }
  if (v === null) return null
  if (path.length > MAX_DEPTH) return fault(path, 'nested too deeply')
  if (Array.isArray(v)) {
    for (let n = 0; n < v.length; n++) {
      path.push(n)
      const found = look(v[n], path, fractions)
      if (found !== null) return found
      path.pop()
    }
    return null
  }
  const prototype: unknown = Object.getPrototypeOf(v)
  if (prototype !== Object.prototype && prototype !== null) return fault(path, 'an instance of a class is not plain data')
  for (const name of Object.keys(v)) {
    path.push(name)
    if (FOREIGN.has(name)) return fault(path, `${name} is not a name of a state`)
    const found = look((v as Record<string, unknown>)[name], path, fractions || name === FRACTIONS)
    if (found !== null) return found
    path.pop()
  }
  return null
}

function number(n: number, path: readonly PropertyKey[], fractions: boolean): StateFault | null {
  if (n === 0) return Object.is(n, -0) ? fault(path, '-0 is not a number of a state') : null
  if (!Number.isFinite(n)) return fault(path, `${n} is not a number of a state`)
  return fractions || Number.isSafeInteger(n) ? null : fault(path, `${n} is not an integer`)
}

const fault = (path: readonly PropertyKey[], message: string): StateFault => ({ code: 'plain', path: formatPath(path), message })
