// Chance that repeats itself: the same seed gives the same demo.

export type Random = ReturnType<typeof seededRandom>

/**
 * A generator of pseudo-random values from a 32-bit seed (mulberry32 by T. Ettinger, public domain).
 * Good enough to make a demo look natural; never for secrets.
 */
export function seededRandom(seed: number) {
  let state = seed >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** One of the entries, each with the chance of its weight. */
  function weighted<T>(entries: readonly (readonly [value: T, weight: number])[]): T {
    const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
    let left = next() * total
    const hit = entries.find(([, weight]) => (left -= weight) < 0) ?? entries[0]
    if (!hit) throw new Error('Nothing to choose from')
    return hit[0]
  }

  return {
    next,
    weighted,
    /** From `min` up to, not including, `max`. */
    between: (min: number, max: number) => min + next() * (max - min),
    /** Whole number from 0 up to, not including, `count`. */
    integer: (count: number) => Math.floor(next() * count),
    chance: (probability: number) => next() < probability,
    /** Standard normal (Box–Muller). */
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick<T>(list: readonly T[]): T {
      return weighted(list.map((value) => [value, 1]))
    },
    /** A UUID of version 4. */
    uuid: () => formatUuid(hexDigits(next, 32), '4'),
    /** A UUID of version 7, as a device makes it at that moment. */
    uuidAt: (at: Date) =>
      formatUuid(at.getTime().toString(16).padStart(12, '0') + hexDigits(next, 20), '7'),
  }
}

function hexDigits(next: () => number, count: number): string {
  return Array.from({ length: count }, () => Math.floor(next() * 16).toString(16)).join('')
}

function formatUuid(hex: string, version: string): string {
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4] ?? '8'
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    version + hex.slice(13, 16),
    variant + hex.slice(17, 20),
    hex.slice(20),
  ].join('-')
}
