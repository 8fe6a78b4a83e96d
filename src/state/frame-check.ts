/** What can be said of any frame's own data by the names of its fields (frame-fields.ts). */
import type { Check } from './consistency'
import { each } from './fault'
import {
  DEPTH_FIELDS,
  ID_FIELDS,
  ID_FORM,
  KEY_FIELDS,
  KEY_LIST_FIELDS,
  PLACE_FIELDS,
  PLAYER_FIELDS,
  STATE_FIELD,
} from './frame-fields'
import { isPlayerTarget, targetedPlace, targetedPlayer } from './target-values'
import type { Frame } from './types'

type Path = readonly PropertyKey[]

/** Reports through `check` what can't be followed; `depth` is where in the stack the frame is. */
export function frameFault(check: Check, frame: Frame, at: Path, depth: number): void {
  const { frames } = check.s
  if (frame.program === 'run' || frame.program === 'block') {
    // Steps of card text find their variables in the frame at `root`, and their step in a block of its ability.
    const root = frame.root
    const scope = typeof root === 'number' ? frames[root] : undefined
    if (scope?.program !== 'run' || (frame.program === 'run' && root !== depth))
      check.fail([...at, 'root'], 'there is no scope of a text')
    if (typeof frame.block !== 'number' || frame.block < 0) check.fail([...at, 'block'], 'a text has blocks by number')
  }
  for (const name of Object.keys(frame)) if (name !== STATE_FIELD) value(check, frame[name], name, [...at, name], false)
}

function value(check: Check, v: unknown, field: string, at: Path, listed: boolean): void {
  if (typeof v === 'number') number(check, v, field, at, listed)
  else if (typeof v === 'string') text(check, v, field, at)
  else if (Array.isArray(v)) each(v, (inner, n) => value(check, inner, field, [...at, n], true))
  else if (typeof v === 'object' && v !== null) {
    for (const [name, inner] of Object.entries(v)) value(check, inner, name, [...at, name], false)
  }
}

function number(check: Check, n: number, field: string, at: Path, listed: boolean): void {
  const { s } = check
  if (KEY_FIELDS.has(field) || (listed && KEY_LIST_FIELDS.has(field))) {
    if (n >= 0) check.key(n, at)
    else if (isPlayerTarget(n)) check.player(targetedPlayer(n), at)
    else check.place(targetedPlace(n), at)
  } else if (PLAYER_FIELDS.has(field)) check.player(n, at)
  else if (PLACE_FIELDS.has(field)) check.place(n, at)
  else if (DEPTH_FIELDS.has(field) && (n < -1 || n >= s.frames.length)) check.fail(at, `there is no frame ${n}`)
}

function text(check: Check, t: string, field: string, at: Path): void {
  if (field === 'ability') check.ability(t, at)
  else if (field === 'def') {
    if (!check.known.hasCard(t)) check.fail(at, `the registry has no card ${t}`, 'card')
  } else if (ID_FIELDS.has(field)) {
    const id = ID_FORM.exec(t)
    if (id === null) return
    check.key(Number(id[1]), at)
    check.key(Number(id[2]), at)
    check.key(Number(id[3]), at)
  }
}
