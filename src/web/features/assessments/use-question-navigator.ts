import { useEffect, useState } from 'react'

import { hasConditions, shownQuestions } from '#contract/assessments/shown-questions.ts'
import { lastPlace, QuestionNavigator, type Place } from '#web/offline/question-navigator.ts'
import { nextPaint } from '#web/ui/next-paint.ts'

import { forgetContinue, isContinueRequested } from '../shell/continue-request.ts'
import { firstUnanswered } from './limited-parts.ts'
import type { OpenActivity } from './open-activity.ts'
import type { ScreenAnswers } from './screen-answers.ts'

/**
 * The question navigator of an activity, from where its screen was left; by a *Continue* link, from the first question that is
 * unanswered in `screenAnswers`, or the review. What is on screen by the time that it goes away is kept.
 */
export function useQuestionNavigator(
  open: OpenActivity,
  screenAnswers: ScreenAnswers,
): QuestionNavigator {
  const { offline, activity, place, content } = open
  const [questionNavigator] = useState(() => {
    const { ownerId } = offline
    const last = lastPlace({ ownerId, activity, kept: place })
    const wanted = isContinueRequested({ ownerId, ...activity })
      ? firstUnanswered(open.timed?.keeper.states() ?? [], {
          questions: content.questions,
          answers: screenAnswers.all(),
        })
      : last.position
    const isHidden = (position: number) => isHiddenAt(position, { content, screenAnswers })
    const position = passedOver(Math.min(wanted, content.questions.length), isHidden)
    const isFromNew = position !== last.position
    const from = { position, moves: last.moves + (isFromNew ? 1 : 0) }
    const store = (next: Place) => offline.store.moveTo(activity, next)
    return new QuestionNavigator({
      ownerId,
      activity,
      from,
      isFromNew,
      store,
      whenPainted: nextPaint,
      ...(hasConditions(content.questions) ? { isHidden } : {}),
    })
  })
  useStoredPosition(questionNavigator)
  return questionNavigator
}

type Shown = Pick<OpenActivity, 'content'> & { screenAnswers: ScreenAnswers }

// The review, after the last question, is never hidden.
function isHiddenAt(position: number, { content: { questions }, screenAnswers }: Shown): boolean {
  const question = questions[position]
  return (
    question !== undefined && !shownQuestions(questions, screenAnswers.all()).includes(question)
  )
}

function passedOver(position: number, isHidden: (position: number) => boolean): number {
  return isHidden(position) ? passedOver(position + 1, isHidden) : position
}

function useStoredPosition(questionNavigator: QuestionNavigator): void {
  useEffect(() => {
    forgetContinue()
    void questionNavigator.keepNow()
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') void questionNavigator.keepNow()
    }
    document.addEventListener('visibilitychange', keepHidden)
    return () => {
      document.removeEventListener('visibilitychange', keepHidden)
      void questionNavigator.keepNow()
    }
  }, [questionNavigator])
}
