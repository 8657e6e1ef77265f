import { useEffect, useState } from 'react'

import type { ActivityKey } from '#web/offline/database.ts'
import { PlaceKeeper, type Place } from '#web/offline/last-place.ts'
import type { Offline } from '#web/offline/offline.ts'
import { nextPaint } from '#web/ui/next-paint.ts'

/** Keeps which question is on screen. Returns what to call when another one comes. */
export function useKeptPlace(given: {
  offline: Offline
  activity: ActivityKey
  from: Place
}): (position: number) => void {
  const { offline, activity, from } = given
  const [keeper] = useState(
    () =>
      new PlaceKeeper({
        ownerId: offline.ownerId,
        activity,
        from,
        store: (place) => offline.store.moveTo(activity, place),
        whenPainted: nextPaint,
      }),
  )
  useEffect(() => {
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') keeper.keepNow()
    }
    document.addEventListener('visibilitychange', keepHidden)
    return () => {
      document.removeEventListener('visibilitychange', keepHidden)
      keeper.keepNow()
    }
  }, [keeper])
  return keeper.moveTo
}
