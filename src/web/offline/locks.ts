// One drainer for each attempt, across tabs and the worker (I4): Web Locks, or a lease row where they are missing (I14).
import type { OfflineDatabase } from './database.ts'
import type { DeviceTime } from './device-time.ts'
import { uuidv7 } from './uuid.ts'

/** Runs work while holding a named lock; `busy` at once when somebody else holds it. */
export type Locks = { tryExclusive<T>(name: string, work: () => Promise<T>): Promise<T | 'busy'> }

const LEASE_MS = 15_000
const RENEW_MS = 5000

/** Web Locks: the browser releases them when a tab dies. */
export function webLocks(manager: Pick<LockManager, 'request'>): Locks {
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
export function leaseLocks(db: OfflineDatabase, time: DeviceTime): Locks {
  const holder = uuidv7(time.now())

  function claim(name: string): Promise<boolean> {
    const key = `lease:${name}`
    return db.transaction('rw', db.meta, async () => {
      const lease = leaseOf((await db.meta.get(key))?.value)
      if (lease !== null && lease.holder !== holder && isRunning(lease, time.now())) return false
      await db.meta.put({ key, value: { holder, until: time.now() + LEASE_MS } })
      return true
    })
  }

  // Only what is still one's own: a lease that ran out over a long sleep may be somebody else's by now.
  function giveBack(name: string): Promise<void> {
    const key = `lease:${name}`
    return db.transaction('rw', db.meta, async () => {
      if (leaseOf((await db.meta.get(key))?.value)?.holder === holder) await db.meta.delete(key)
    })
  }

  return {
    async tryExclusive<T>(name: string, work: () => Promise<T>): Promise<T | 'busy'> {
      if (!(await claim(name))) return 'busy'
      // A lease that cannot be renewed or given back runs out: slower, and nothing is wrong.
      const endRenewal = time.every(RENEW_MS, () => void claim(name).catch(() => undefined))
      try {
        return await work()
      } finally {
        endRenewal()
        await giveBack(name).catch(() => undefined)
      }
    },
  }
}

// A lease that ends later than any lease can was written before the clock was set back: its holder may be long dead.
function isRunning(lease: { until: number }, now: number): boolean {
  return lease.until > now && lease.until <= now + LEASE_MS
}

/** The best locks that this environment has. */
export function availableLocks(db: OfflineDatabase, time: DeviceTime): Locks {
  const manager: LockManager | undefined = globalThis.navigator?.locks
  return manager === undefined ? leaseLocks(db, time) : webLocks(manager)
}

function leaseOf(value: unknown): { holder: string; until: number } | null {
  if (typeof value !== 'object' || value === null || !('holder' in value) || !('until' in value))
    return null
  return typeof value.holder === 'string' && typeof value.until === 'number'
    ? { holder: value.holder, until: value.until }
    : null
}
