// Reads a list's view from the search parameters of an address. What is not valid, or is the default, is left out,
// so that an address holds only what somebody chose.

const MAX_SEARCH = 100
const MAX_PAGE = 100_000

export function textOf(value: unknown): string | undefined {
  // The router reads ?search=2024 as a number.
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return undefined
  const trimmed = text.trim().slice(0, MAX_SEARCH)
  return trimmed === '' ? undefined : trimmed
}

export function idOf(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Counted from 1, which is the default and stays out of the address. */
export function pageOf(value: unknown): number | undefined {
  const page = idOf(value)
  return page === undefined || page === 1 || page > MAX_PAGE ? undefined : page
}

export function oneOf<const T>(options: readonly T[], value: unknown): T | undefined {
  return options.find((option) => option === value)
}

/** A comma-separated choice, in the order of the options: `new,active`. */
export function someOf(options: readonly string[], value: unknown): string | undefined {
  return joined(chosenOf(options, value))
}

/** The options that a comma-separated value names. */
export function chosenOf<const T extends string>(options: readonly T[], value: unknown): T[] {
  const named = typeof value === 'string' ? value.split(',') : []
  return options.filter((option) => named.includes(option))
}

export function joined(chosen: Iterable<string>): string | undefined {
  const text = [...chosen].join(',')
  return text === '' ? undefined : text
}
