// The attempt on screen, as the device's database holds it.
import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'

import type { ActivityKey, AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'

/**
 * Follows the row: another device's attempt may be adopted, or the server may refuse something.
 */
export function useAttempt(given: {
  offline: Offline
  activity: ActivityKey
  opened: AttemptRow
}): AttemptRow {
  const { offline, activity } = given
  const [attempt, setAttempt] = useState(given.opened)
  useEffect(() => {
    const follow = liveQuery(() => offline.store.findAttempt(activity)).subscribe((row) => {
      if (row !== null) setAttempt((before) => (isSame(row, before) ? before : row))
    })
    return () => follow.unsubscribe()
  }, [offline, activity])
  return attempt
}

function isSame(one: AttemptRow, other: AttemptRow): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
