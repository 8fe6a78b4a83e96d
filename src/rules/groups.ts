/** Sets of things to choose: going through them, and writing them as bit masks. */

/** Visits groups of `min` to `max` members, small ones first, until one is accepted. */
export function eachGroup(
  list: readonly number[],
  min: number,
  max: number,
  visit: (group: readonly number[]) => boolean,
): boolean {
  for (let size = min; size <= Math.min(max, list.length); size++) {
    if (groupsOf(list, size, 0, [], visit)) return true
  }
  return false
}

function groupsOf(
  list: readonly number[],
  size: number,
  from: number,
  chosen: number[],
  visit: (group: readonly number[]) => boolean,
): boolean {
  if (chosen.length === size) return visit(chosen.slice())
  for (let k = from; k <= list.length - (size - chosen.length); k++) {
    chosen.push(list[k]!)
    if (groupsOf(list, size, k + 1, chosen, visit)) return true
    chosen.pop()
  }
  return false
}

export function bits(mask: number): number[] {
  const list: number[] = []
  for (let n = 0; mask >> n !== 0; n++) if ((mask & (1 << n)) !== 0) list.push(n)
  return list
}
