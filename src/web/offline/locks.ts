// One drainer for each attempt, across tabs and the worker (I4). Every browser that the app runs in has Web Locks: they
// come with the secure context that its service worker needs (I14).

/** Runs work while holding a named lock; `busy` at once when another user holds it. */
export type Locks = { tryExclusive<T>(name: string, work: () => Promise<T>): Promise<T | 'busy'> }

/** The locks of a browser, which releases them when a tab dies. */
export function webLocks(manager: Pick<LockManager, 'request'> = navigator.locks): Locks {
  return {
    async tryExclusive<T>(name: string, work: () => Promise<T>): Promise<T | 'busy'> {
      const held = await manager.request(name, { ifAvailable: true }, async (lock) =>
        lock === null ? null : { result: await work() },
      )
      return held === null ? 'busy' : held.result
    },
  }
}
