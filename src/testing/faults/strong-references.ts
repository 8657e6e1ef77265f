// Node's fetch knows the requests that were made from another one by weak references only: when the collector comes by,
// a request that hangs is not called off with the one that it was made from. Browsers know no such thing, and a schedule
// must not depend on the moment at which memory is collected.

/** A `WeakRef` that is none. What it holds goes with the user who holds it. */
class StrongRef<T extends WeakKey> {
  readonly #target: T
  readonly [Symbol.toStringTag] = 'WeakRef'

  constructor(target: T) {
    this.#target = target
  }

  deref(): T {
    return this.#target
  }
}

/** From now on nothing in this process lets go of a request that is under way. */
export function holdRequests(): void {
  globalThis.WeakRef = StrongRef
}
