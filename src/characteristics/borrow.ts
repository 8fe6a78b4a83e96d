/** "I have all {exhaust} abilities of …" (477.2): a live look at the lenders; the borrower is "me" in what it borrows. */
import type { CompiledFilter, Held, TextSection } from '../abilities/compile/compiled'
import { eachCandidate } from '../abilities/compile/filters'
import type { ObjectIndex } from '../state/types'
import { appendText, takeBack } from './texts'
import type { Grant, Layered, Work } from './work'

export function applyBorrow(work: Work, l: Layered, lenders: CompiledFilter, active: boolean): boolean {
  const { tx, d } = work
  const self = l.instance!.object >= 0 ? l.instance!.object : tx.find(l.instance!.source)
  if (self < 0 || d.might[self] === undefined) return false
  const wanted = active ? offered(work, l, self, lenders) : []
  let changed = false
  for (const g of l.grants) {
    if (wanted.some(w => isSame(work, g, w))) continue
    takeBack(work, g)
    l.grants = l.grants.filter(x => x !== g)
    changed = true
  }
  for (const w of wanted) {
    // 476.1: each is applied once.
    if (l.lent?.has(w.name)) continue
    l.lent ??= new Set()
    l.lent.add(w.name)
    l.grants.push(...appendText(work, self, [w.part], tx.s.objects[w.lender]!.key, l.since, w.held.bind))
    changed = true
  }
  return changed
}

interface Offer {
  readonly name: string
  readonly lender: ObjectIndex
  readonly held: Held
  readonly part: TextSection
}

const isSame = (work: Work, g: Grant, w: Offer): boolean =>
  g.part.abilities[0] === w.held.ability && g.via === work.tx.s.objects[w.lender]!.key

function offered(work: Work, l: Layered, self: ObjectIndex, lenders: CompiledFilter): Offer[] {
  const { tx, d } = work
  const found: Offer[] = []
  eachCandidate(tx, lenders, j => {
    if (j === self || !lenders.test(tx, j, l.instance!)) return true
    // Text that is inactive while its object is attached is still there (722).
    const card = d.cards[j] ?? tx.registry.cardOf(tx.s.objects[j]!) // what only has activated abilities is in no layer
    const own = work.silent.has(j) ? card.held : []
    for (const held of [...own, ...(d.held[j] ?? card.held)]) {
      if (isLent(work, l, j, held))
        found.push({ name: `${tx.s.objects[j]!.key}/${held.ability.ref}`, lender: j, held, part: partOf(held) })
    }
    return true
  })
  return found
}

/** An activated ability whose cost has that action; what a lender has borrowed itself is another's. */
function isLent(work: Work, l: Layered, lender: ObjectIndex, { ability, via }: Held): boolean {
  const { effect } = l.instance!.ability
  if (effect?.static !== 'borrow' || ability.kind !== 'activated') return false
  if (!ability.cost!.actions.some(a => a.verb === effect.cost && a.what === null)) return false
  return !work.layered.some(
    x => x.lent !== null && x.grants.some(g => g.object === lender && g.via === via && g.part.abilities[0] === ability),
  )
}

const partOf = ({ ability }: Held): TextSection => ({ keyword: null, value: 0, sums: true, abilities: [ability], keywords: 0 })
