// The statistics of a speed test. Pure.

/** What was moved, and the milliseconds that it took. */
export type Transfer = { readonly bytes: number; readonly ms: number }

const BITS = 8
/** From bits a millisecond to millions of bits a second. */
const PER_MEGABIT = 1000

/**
 * The value below which this share of the values lies, between the two nearest ones in proportion. NaN of none.
 * @param share from 0 to 1
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const position = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]]
  if (below === undefined || above === undefined) return Number.NaN
  return below + (above - below) * (position - Math.floor(position))
}

export function median(values: readonly number[]): number | null {
  return values.length === 0 ? null : percentile(values, 0.5)
}

/** The mean of the differences from each value to the next; null of fewer than two. */
export function jitter(values: readonly number[]): number | null {
  if (values.length < 2) return null
  const steps = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)))
  return steps.reduce((sum, step) => sum + step, 0) / steps.length
}

/** Millions of bits a second. */
export function megabits({ bytes, ms }: Transfer): number {
  return (bytes * BITS) / ms / PER_MEGABIT
}

/** How fast a connection is by these transfers: the 90th percentile, for short ones end before it is at full speed. */
export function speedOf(transfers: readonly Transfer[]): number | null {
  return transfers.length === 0 ? null : percentile(transfers.map(megabits), 0.9)
}
