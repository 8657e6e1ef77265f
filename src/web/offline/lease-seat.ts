// A seat where Web Locks are missing (I14): a row that its holder renews, that a tab which wants it puts its name on, and
// that runs out when its holder died.
import type { OfflineDatabase } from './database.ts'
import type { DeviceTime } from './device-time.ts'
import type { Seat, Sitter } from './live-tab.ts'
import { uuidv7 } from './uuid.ts'

/** How often each tab looks at the row. */
const LOOK_MS = 300
const LEASE_MS = 3000
/** A holder that does not let go within this time is frozen or hangs: go on without it. */
const PATIENCE_MS = 1500

type Lease = { holder: string; until: number; askedBy: string | null }
type Look = 'mine' | 'asked' | 'theirs'

export function leaseSeat(
  db: OfflineDatabase,
  given: { name: string; time: DeviceTime; sitter: Sitter },
): Seat {
  const { time, sitter } = given
  const row = leaseRow(db, { key: `live:${given.name}`, time })
  let stopLooking: (() => void) | null = null

  function sit({ isTakingOver }: { isTakingOver: boolean }): void {
    stand()
    let askedAt = isTakingOver ? time.now() : null
    let before: Look | null = null
    let isBusy = false

    async function look(): Promise<void> {
      if (isBusy) return
      isBusy = true
      try {
        const seen = await row.look(askedAt)
        if (seen === 'mine') askedAt = null
        if (stopLooking === stop) before = await act({ before, seen, sitter, row })
      } catch {
        // The device's storage fails: the next look is the cure, and until then nothing changes.
      } finally {
        isBusy = false
      }
    }
    const stop = time.every(LOOK_MS, () => void look())
    stopLooking = stop
    void look()
  }

  function stand(): void {
    if (stopLooking === null) return
    stopLooking()
    stopLooking = null
    void row.giveUp().catch(() => undefined)
  }

  return { sit, stand }
}

// What this tab makes of the row, against how it was at the look before.
async function act(given: {
  before: Look | null
  seen: Look
  sitter: Sitter
  row: { handOver: () => Promise<void> }
}): Promise<Look> {
  const { before, seen, sitter, row } = given
  const wasSeated = before === 'mine'
  if (seen === 'mine' && !wasSeated) sitter.onSeated()
  if (seen === 'theirs' && before === null) sitter.onWaiting()
  if (wasSeated && seen !== 'mine') await sitter.onLost()
  if (seen === 'asked') await row.handOver()
  return seen === 'asked' ? 'theirs' : seen
}

function leaseRow(db: OfflineDatabase, { key, time }: { key: string; time: DeviceTime }) {
  const me = uuidv7(time.now())

  const change = <T>(work: (lease: Lease | null) => Promise<T>): Promise<T> =>
    db.transaction('rw', db.meta, async () => work(leaseOf((await db.meta.get(key))?.value)))
  const put = (value: Lease) => db.meta.put({ key, value })
  const fresh = (holder: string): Lease => ({
    holder,
    until: time.now() + LEASE_MS,
    askedBy: null,
  })

  return {
    /** Takes it where it is free, renews it where it is ours; from `askedAt` on it is asked for. */
    look: (askedAt: number | null): Promise<Look> =>
      change(async (lease) => {
        const now = time.now()
        if (lease?.holder === me) {
          if (lease.askedBy !== null && lease.askedBy !== me) return 'asked'
          if (lease.until - now < LEASE_MS / 2) await put(fresh(me))
          return 'mine'
        }
        const isOutOfPatience = askedAt !== null && Math.abs(now - askedAt) > PATIENCE_MS
        if (lease === null || !isRunning(lease, now) || isOutOfPatience) {
          await put(fresh(me))
          return 'mine'
        }
        if (askedAt !== null && lease.askedBy !== me) await put({ ...lease, askedBy: me })
        return 'theirs'
      }),

    handOver: (): Promise<void> =>
      change(async (lease) => {
        if (lease?.holder !== me || lease.askedBy === null) return
        await put(fresh(lease.askedBy))
      }),

    giveUp: (): Promise<void> =>
      change(async (lease) => {
        if (lease?.holder === me) await db.meta.delete(key)
      }),
  }
}

// A lease that ends later than any lease can was written before the clock was set back: its holder may be long dead.
function isRunning(lease: Lease, now: number): boolean {
  return lease.until > now && lease.until <= now + LEASE_MS
}

function leaseOf(value: unknown): Lease | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('holder' in value && 'until' in value && 'askedBy' in value)) return null
  const { holder, until, askedBy } = value
  if (typeof holder !== 'string' || typeof until !== 'number') return null
  return { holder, until, askedBy: typeof askedBy === 'string' ? askedBy : null }
}
