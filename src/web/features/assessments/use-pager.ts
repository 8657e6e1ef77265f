import { useEffect, useState } from 'react'

import { lastPlace, Pager, type Place } from '#web/offline/pager.ts'
import { nextPaint } from '#web/ui/next-paint.ts'

import type { OpenActivity } from './open-activity.ts'

/** The pager of an activity, from where its screen was left. What is on screen by the time that it goes away is kept. */
export function usePager({ offline, activity, place, content }: OpenActivity): Pager {
  const [pager] = useState(() => {
    const { ownerId } = offline
    const last = lastPlace({ ownerId, activity, kept: place })
    const from = { ...last, position: Math.min(last.position, content.questions.length) }
    const store = (next: Place) => offline.store.moveTo(activity, next)
    return new Pager({ ownerId, activity, from, store, whenPainted: nextPaint })
  })
  useEffect(() => {
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') void pager.keepNow()
    }
    document.addEventListener('visibilitychange', keepHidden)
    return () => {
      document.removeEventListener('visibilitychange', keepHidden)
      void pager.keepNow()
    }
  }, [pager])
  return pager
}
