// Numbers that look random and are the same for the same seed.

export type Random = {
  /** From 0 up to, but without, 1. */
  next(): number
  /** A whole number from 0 up to, but without, `limit`. */
  below(limit: number): number
}

/** Mulberry32: small, fast, and good enough to choose with. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, below: (limit) => Math.floor(next() * limit) }
}

/** A seed of its own for each number under a seed. */
export function seedOf(seed: number, index: number): number {
  const random = createRandom(Math.imul(seed, 0x9e3779b1) ^ index)
  random.next()
  return random.below(2 ** 31)
}
