// A map that forgets what was not asked for lately: for facts that never change and are asked for with every request.

export type BoundedCache<K, V> = { get(key: K): V | undefined; set(key: K, value: V): void }

/**
 * Keeps between half of `limit` and `limit` entries. A new map begins whenever the current one is full, and gets what
 * is asked for; what no one asked for while a map filled is forgotten with it.
 */
export function createBoundedCache<K, V>(limit: number): BoundedCache<K, V> {
  const halfLimit = Math.ceil(limit / 2)
  let current = new Map<K, V>()
  let former = new Map<K, V>()

  function set(key: K, value: V): void {
    if (current.size >= halfLimit && !current.has(key)) {
      former = current
      current = new Map()
    }
    current.set(key, value)
  }

  return {
    get(key) {
      const value = current.get(key)
      if (value !== undefined) return value
      const old = former.get(key)
      if (old !== undefined) set(key, old)
      return old
    },
    set,
  }
}
