import { useEffect, useState } from 'react'

import { lastPlace, Pager, type Place } from '#web/offline/pager.ts'
import { nextPaint } from '#web/ui/next-paint.ts'

import type { OpenActivity } from './open-activity.ts'

let wasOpened = false

/**
 * The pager of an activity: a page that is loaded again shows what it showed, and whoever comes by a link goes on where
 * work is left. What is on screen by the time that it goes away is kept.
 */
export function usePager(open: OpenActivity): Pager {
  const { offline, activity, place, content } = open
  const [pager] = useState(() => {
    const { ownerId } = offline
    const last = lastPlace({ ownerId, activity, kept: place })
    const position = isLoadedHere() ? last.position : firstOpen(open, last)
    const from = { ...last, position: Math.min(position, content.questions.length) }
    const store = (next: Place) => offline.store.moveTo(activity, next)
    return new Pager({ ownerId, activity, from, store, whenPainted: nextPaint })
  })
  useEffect(() => {
    wasOpened = true
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

// The first question without an answer, or the review. In limited time it is the time that says what comes next.
function firstOpen({ content, answers, timed }: OpenActivity, last: Place): number {
  if (timed !== null) return last.position
  const answered = new Set(answers.map((row) => row.questionId))
  const index = content.questions.findIndex((one) => !answered.has(one.question_id))
  return index === -1 ? content.questions.length : index
}

/** True when the page was loaded at this screen, and not led to it by a link. */
function isLoadedHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !wasOpened && (loaded === undefined || loaded.name === globalThis.location.href)
}
