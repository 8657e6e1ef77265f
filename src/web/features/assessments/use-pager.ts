import { useEffect, useState } from 'react'

import { lastPlace, Pager, type Place } from '#web/offline/pager.ts'
import { nextPaint } from '#web/ui/next-paint.ts'

import { forgetContinue, isContinueRequested } from '../shell/continue-request.ts'
import type { AnswerSheet } from './answer-sheet.ts'
import { firstUnanswered } from './limited-parts.ts'
import type { OpenActivity } from './open-activity.ts'

/**
 * The pager of an activity, from where its screen was left; by a *Continue* link, from the first question that is
 * unanswered in `sheet`, or the review. What is on screen by the time that it goes away is kept.
 */
export function usePager(open: OpenActivity, sheet: AnswerSheet): Pager {
  const { offline, activity, place, content } = open
  const [pager] = useState(() => {
    const { ownerId } = offline
    const last = lastPlace({ ownerId, activity, kept: place })
    const wanted = isContinueRequested({ ownerId, ...activity })
      ? firstUnanswered(open.timed?.keeper.states() ?? [], {
          questions: content.questions,
          answers: sheet.all(),
        })
      : last.position
    const position = Math.min(wanted, content.questions.length)
    const isFromNew = position !== last.position
    const from = { position, moves: last.moves + (isFromNew ? 1 : 0) }
    const store = (next: Place) => offline.store.moveTo(activity, next)
    return new Pager({ ownerId, activity, from, isFromNew, store, whenPainted: nextPaint })
  })
  useEffect(() => {
    forgetContinue()
    void pager.keepNow()
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
