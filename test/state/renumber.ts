/** The same position under other keys, indexes and counters: what a hash must not notice. */
import {
  COUNT_SLOTS,
  ID_FIELDS,
  ID_FORM,
  KEY_FIELDS,
  KEY_LIST_FIELDS,
  NUMBER_FIELDS,
  STATE_FIELD,
  TIME_FIELDS,
} from '../../src/state/frame-fields'
import type { GameState } from '../../src/state/types'

export interface Shift {
  readonly keys: number
  readonly times: number
  readonly numbers: number
}

/** `objects` are in reverse order afterwards; everything counted is shifted. */
export function renumber(state: GameState, by: Shift): GameState {
  const s = JSON.parse(JSON.stringify(state)) as GameState
  const key = (k: number): number => (k > 0 ? k + by.keys : k)
  const time = (t: number): number => (t > 0 ? t + by.times : t)
  const number = (n: number): number => (n > 0 ? n + by.numbers : n)
  const last = s.objects.length - 1
  const at = (i: number): number => (i < 0 ? i : last - i)
  const each = (list: readonly number[]): number[] => list.map(at)

  const plain = (v: unknown, field: string, listed: boolean): unknown => {
    if (typeof v === 'number') {
      if (KEY_FIELDS.has(field) || (listed && KEY_LIST_FIELDS.has(field))) return key(v)
      return TIME_FIELDS.has(field) ? time(v) : NUMBER_FIELDS.has(field) ? number(v) : v
    }
    if (typeof v === 'string') {
      const id = ID_FIELDS.has(field) ? ID_FORM.exec(v) : null
      return id === null ? v : `${key(Number(id[1]))}/${key(Number(id[2]))}/${key(Number(id[3]))}/${id[4]}`
    }
    if (Array.isArray(v)) return v.map(inner => plain(inner, field, true))
    if (typeof v !== 'object' || v === null) return v
    if (field === STATE_FIELD) return renumber(v as GameState, by)
    const record = v as Record<string, unknown>
    const counts = COUNT_SLOTS.has(String(record.slot ?? record.variable))
    return Object.fromEntries(
      Object.entries(record).map(([name, inner]) => [name, plain(inner, counts && KEY_LIST_FIELDS.has(name) ? '' : name, false)]),
    )
  }

  s.objects = s.objects
    .map(o => ({
      ...o,
      key: key(o.key),
      attachedTo: key(o.attachedTo),
      replacedBy: key(o.replacedBy),
      shown: key(o.shown),
      since: time(o.since),
      copiedAt: o.copyOf === '' ? 0 : time(o.copiedAt),
      damage: plain(o.damage, '', false) as typeof o.damage,
    }))
    .reverse()
  s.zones = s.zones.map(zone => ({ cards: each(zone.cards) }))
  s.places = s.places.map(p => ({
    ...p,
    card: at(p.card),
    permanents: each(p.permanents),
    runes: each(p.runes),
    facedown: each(p.facedown),
  }))
  s.free = each(s.free)
  s.chain = s.chain.map(c => ({
    ...(plain({ ...c, targets: [], costObjects: [] }, '', false) as typeof c),
    object: at(c.object),
    targets: c.targets.map(slot => slot.map(key)),
    costObjects: c.costObjects.map(part => part.map(key)),
  }))
  s.triggered = plain(s.triggered, '', false) as typeof s.triggered
  s.effects = plain(s.effects, '', false) as typeof s.effects
  s.uses = plain(s.uses, '', false) as typeof s.uses
  s.names = plain(s.names, '', false) as typeof s.names
  s.linked = plain(s.linked, '', false) as typeof s.linked
  s.frames = plain(s.frames, '', false) as typeof s.frames
  s.showdown = plain(s.showdown, '', false) as typeof s.showdown
  s.lastResolved = key(s.lastResolved)
  s.belowMighty = s.belowMighty?.map(key) ?? null
  const d = s.decision
  if (d !== null) {
    const keyed = d.of === 'object' || d.of === 'target' || d.of === 'card'
    s.decision = { ...d, id: d.id + by.numbers, source: key(d.source), options: keyed ? d.options.map(key) : d.options }
  }
  s.nextKey += by.keys
  s.nextTimestamp += by.times
  s.nextBatch += by.numbers
  s.nextDecision += by.numbers
  return s
}
