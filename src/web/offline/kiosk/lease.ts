// How long this station may begin with people without having heard of the server.
import type { DeviceTime } from '../device-time.ts'
import type { StationDatabase } from './station-database.ts'
import { StoredElapsed } from './stored-elapsed.ts'

const LEASE = 'lease'

export type Lease = ReturnType<typeof createLease>

export function createLease(given: {
  station: StationDatabase
  time: Pick<DeviceTime, 'now' | 'mono' | 'visibility'>
}) {
  const elapsed = new StoredElapsed({ ...given, key: LEASE })
  return {
    /** The server gave a new one; both in ms since the epoch by its clock. */
    renew: ({ serverMs, expiresMs }: { serverMs: number; expiresMs: number }) =>
      elapsed.begin({ value: serverMs, lastsMs: Math.max(0, expiresMs - serverMs) }),

    /**
     * The server's time as far as this device can tell, while it may begin with people; null once it may not. A clock that
     * says what cannot be does not extend it.
     */
    async serverNow(): Promise<number | null> {
      const found = await elapsed.read()
      if (found === null || found.isDoubtful || found.elapsedMs >= found.lastsMs) return null
      return found.value + found.elapsedMs
    },
  }
}
