// One drainer for each attempt, across tabs and the worker (I4): Web Locks, or a lease row where they are missing (I14).
import type { OfflineDatabase } from './database.ts'
import { uuidv7 } from './uuid.ts'

/** Runs work while holding a named lock; `busy` at once when somebody else holds it. */
export type Locks = { tryExclusive<T>(name: string, work: () => Promise<T>): Promise<T | 'busy'> }

const LEASE_MS = 15_000
const RENEW_MS = 5000

/** Web Locks: the browser releases them when a tab dies. */
function webLocks(manager: LockManager): Locks {
  return {
    async tryExclusive<T>(name: string, work: () => Promise<T>): Promise<T | 'busy'> {
      const held = await manager.request(name, { ifAvailable: true }, async (lock) =>
        lock === null ? null : { result: await work() },
      )
      return held === null ? 'busy' : held.result
    },
  }
}

/** A lease row that its holder renews; a dead holder's lease runs out. */
export function leaseLocks(db: OfflineDatabase, now: () => number): Locks {
  const holder = uuidv7()

  function claim(name: string): Promise<boolean> {
    const key = `lease:${name}`
    return db.transaction('rw', db.meta, async () => {
      const lease = leaseOf((await db.meta.get(key))?.value)
      if (lease !== null && lease.holder !== holder && lease.until > now()) return false
      await db.meta.put({ key, value: { holder, until: now() + LEASE_MS } })
      return true
    })
  }

  return {
    async tryExclusive<T>(name: string, work: () => Promise<T>): Promise<T | 'busy'> {
      if (!(await claim(name))) return 'busy'
      const renewal = setInterval(() => void claim(name), RENEW_MS)
      try {
        return await work()
      } finally {
        clearInterval(renewal)
        await db.meta.delete(`lease:${name}`)
      }
    },
  }
}

/** The best locks that this environment has. */
export function availableLocks(db: OfflineDatabase): Locks {
  const manager: LockManager | undefined = globalThis.navigator?.locks
  return manager === undefined ? leaseLocks(db, () => Date.now()) : webLocks(manager)
}

function leaseOf(value: unknown): { holder: string; until: number } | null {
  if (typeof value !== 'object' || value === null || !('holder' in value) || !('until' in value))
    return null
  return typeof value.holder === 'string' && typeof value.until === 'number'
    ? { holder: value.holder, until: value.until }
    : null
}
