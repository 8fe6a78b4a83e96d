/** The few statistics that summaries need. */

/** A share with its 95 % confidence interval. */
export interface Rate {
  readonly count: number
  readonly of: number
  /** `count / of`; 0 when `of` is 0, and then the interval says that nothing is known. */
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** A mean with its 95 % confidence interval. */
export interface Mean {
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly min: number
  readonly max: number
}

/** The 97.5th percentile of the normal distribution: 95 % lie within it on both sides. */
const Z = 1.959963984540054

/** Wilson's score interval, which stays within [0, 1] and is right for few games and extreme shares as well. */
export function rateOf(count: number, of: number): Rate {
  if (of === 0) return { count, of, rate: 0, low: 0, high: 1 }
  const rate = count / of
  const z2 = Z * Z
  const centre = (rate + z2 / (2 * of)) / (1 + z2 / of)
  const half = (Z / (1 + z2 / of)) * Math.sqrt((rate * (1 - rate)) / of + z2 / (4 * of * of))
  return { count, of, rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** By the normal approximation; a single value is its own interval. */
export function meanOf(values: readonly number[]): Mean {
  const n = values.length
  if (n === 0) return { mean: 0, low: 0, high: 0, min: 0, max: 0 }
  let sum = 0
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const value of values) {
    sum += value
    if (value < min) min = value
    if (value > max) max = value
  }
  const mean = sum / n
  let squares = 0
  for (const value of values) squares += (value - mean) ** 2
  const half = n < 2 ? 0 : Z * Math.sqrt(squares / (n - 1) / n)
  return { mean, low: mean - half, high: mean + half, min, max }
}
