// Ids of what was written, found by the names that the demo's data has for it.

/** Finds the id of something; throws when the demo lacks it. */
export type IdLookup = (...names: readonly (string | number)[]) => number

export function lookup(ids: ReadonlyMap<string, number>): IdLookup {
  return (...names) => {
    const id = ids.get(keyOf(...names))
    if (id === undefined) throw new Error(`The demo lacks ${keyOf(...names)}`)
    return id
  }
}

/** The key of something that several names tell apart. */
export function keyOf(...names: readonly (string | number)[]): string {
  return names.join('/')
}
