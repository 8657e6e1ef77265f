// A fair order by chance, for the server and for practice on the device.

const RANGE = 2 ** 32

/** A whole number from 0 to `limit` − 1, each as likely as the others; `limit` is from 1 to 2³². */
export type RandomBelow = (limit: number) => number

/** The items in an order by chance: the draw of Fisher and Yates, in which every order is as likely as the others. */
export function shuffled<Item>(
  items: readonly Item[],
  randomBelow: RandomBelow = cryptoBelow,
): Item[] {
  const left = [...items]
  const drawn: Item[] = []
  while (left.length > 0) drawn.push(...left.splice(randomBelow(left.length), 1))
  return drawn
}

// What lies above the last whole multiple of the limit is drawn again: the remainder alone would prefer small numbers.
function cryptoBelow(limit: number): number {
  const end = RANGE - (RANGE % limit)
  const draw = new Uint32Array(1)
  for (;;) {
    const [number = RANGE] = globalThis.crypto.getRandomValues(draw)
    if (number < end) return number % limit
  }
}
