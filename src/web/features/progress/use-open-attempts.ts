// What this device knows of assessments under way, for the list of applications, which shows without it too.
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'

import type { AttemptRow } from '#web/offline/database.ts'
import { openOffline, type Offline } from '#web/offline/offline.ts'

/** The engine of a user; null until this device's storage is open, or where it cannot be opened. */
export function useOffline(ownerId: number): Offline | null {
  const [offline, setOffline] = useState<Offline | null>(null)
  useEffect(() => {
    let isGone = false
    const open = async () => {
      const opened = await openOffline(ownerId)
      if (!isGone) setOffline(opened)
    }
    // Without it the list has no clocks, and everything else.
    open().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [ownerId])
  return offline
}

/** The attempts of an application that were begun here and not submitted, the newest last. */
export function useOpenAttempts(offline: Offline | null, refId: number): readonly AttemptRow[] {
  const attempts = useLiveQuery(
    async () => (offline === null ? [] : offline.store.listAttempts(refId)),
    [offline, refId],
    [],
  )
  return attempts
    .filter((attempt) => attempt.handedInAt === null)
    .toSorted((one, other) => one.attemptId.localeCompare(other.attemptId))
}
