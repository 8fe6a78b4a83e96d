/**
 * What the fields of frames mean, by name. Frames are the programs' own plain data (design 5), so code that must follow
 * references through them (hash, checks) knows a field by its name: one name has one meaning in every frame.
 *
 * A new frame field that holds keys needs a name from here, or a line here.
 */

/** A number that is a key; what is not positive stands for a place, a player or nothing. */
export const KEY_FIELDS: ReadonlySet<string> = new Set([
  'key',
  'item',
  'source',
  'via',
  'object',
  'other',
  'each',
  'outer',
  'effect',
  'old',
  'now',
])

/** Lists, also nested ones, of such numbers. */
export const KEY_LIST_FIELDS: ReadonlySet<string> = new Set(['keys', 'sources', 'objects', 'units', 'list'])

/** Timestamps: only their order counts. */
export const TIME_FIELDS: ReadonlySet<string> = new Set(['since'])

/** Numbers of proposals and batches: only whether two are the same counts. */
export const NUMBER_FIELDS: ReadonlySet<string> = new Set(['number', 'awaits', 'batch'])

/** Texts `source/via/effect/ability`, or lists of them: which effect of which object (370.2). */
export const ID_FIELDS: ReadonlySet<string> = new Set(['id', 'ids', 'applied'])
export const ID_FORM = /^(\d+)\/(\d+)\/(\d+)\/(.*)$/s

/** Indexes of players; -1 is nobody. */
export const PLAYER_FIELDS: ReadonlySet<string> = new Set(['player', 'controller', 'owner', 'you', 'invited'])

/** Indexes of places; -1 is none. */
export const PLACE_FIELDS: ReadonlySet<string> = new Set(['place', 'hiddenAt'])

/** Depths in the stack of frames; -1 is none. */
export const DEPTH_FIELDS: ReadonlySet<string> = new Set(['depth', 'root'])

/** A whole game state inside a frame: what a play goes back to (358.5). */
export const STATE_FIELD = 'undo'

/** Slots and loop variables whose numbers are mere counts: rounds of a loop without a subject, answers that a step remembers. */
export const COUNT_SLOTS: ReadonlySet<string> = new Set(['$round', '$amount', '$domain', '$equip', '$count'])
