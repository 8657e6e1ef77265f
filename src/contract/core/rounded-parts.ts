type Options = {
  /** How fine the numbers are: 1 for whole ones, 10 for tenths. */
  perUnit?: number
}

/**
 * Rounds the parts of a whole, none of them negative, so that they add up to the rounded whole: those with the largest
 * remainders are rounded up (the method of Hamilton), the first of equal ones before the others.
 */
export function roundParts(values: readonly number[], { perUnit = 1 }: Options = {}): number[] {
  const exact = values.map((value) => tidied(value * perUnit))
  const whole = Math.round(tidied(exact.reduce(add, 0)))
  const floors = exact.map(Math.floor)
  const missing = whole - floors.reduce(add, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((one, other) => other.remainder - one.remainder)
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return floors.map((value, index) => (raised.has(index) ? value + 1 : value) / perUnit)
}

function add(one: number, other: number): number {
  return one + other
}

// 0.1 + 0.2 is a little more than 0.3.
function tidied(value: number): number {
  return Number(value.toFixed(6))
}
