// The addresses that a user types into one field, between commas, spaces or lines. Pure.

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Each of them once, however it is written. */
export function addressesIn(text: string): string[] {
  const all = text.split(/[\s,;]+/).filter((part) => part !== '')
  return [...new Map(all.map((one) => [one.toLowerCase(), one])).values()]
}

/** Those that cannot be addresses. */
export function wrongOnes(addresses: readonly string[]): string[] {
  return addresses.filter((one) => !ADDRESS.test(one))
}
