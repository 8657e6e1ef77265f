// A map that forgets its oldest entries: for facts that never change and are asked for with every request.

export type BoundedCache<K, V> = { get(key: K): V | undefined; set(key: K, value: V): void }

/** Keeps at most `limit` entries, dropping the longest unused. */
export function createBoundedCache<K, V>(limit: number): BoundedCache<K, V> {
  const entries = new Map<K, V>()
  return {
    get(key) {
      const value = entries.get(key)
      if (value !== undefined) {
        entries.delete(key)
        entries.set(key, value)
      }
      return value
    },
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      const oldest = entries.keys().next()
      if (entries.size > limit && oldest.done === false) entries.delete(oldest.value)
    },
  }
}
