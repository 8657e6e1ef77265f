import { useMemo, useSyncExternalStore } from 'react'

import type { Question } from '#contract/assessments/assessments.ts'
import { shownQuestions } from '#contract/assessments/shown-questions.ts'

import type { ScreenAnswers } from './screen-answers.ts'

/** The questions that are asked after what was answered so far. Draws again only when these become other ones. */
export function useShownQuestions(
  questions: readonly Question[],
  screenAnswers: ScreenAnswers,
): readonly Question[] {
  const idsOf = () =>
    shownQuestions(questions, screenAnswers.all())
      .map((one) => one.question_id)
      .join(' ')
  const ids = useSyncExternalStore(screenAnswers.subscribe, idsOf)
  return useMemo(() => {
    const shown = new Set(ids.split(' '))
    return questions.filter((one) => shown.has(one.question_id))
  }, [ids, questions])
}
