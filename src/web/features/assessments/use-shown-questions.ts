import { useMemo, useSyncExternalStore } from 'react'

import type { Question } from '#contract/assessments/assessments.ts'
import { hasConditions, shownQuestions } from '#contract/assessments/shown-questions.ts'

import type { ScreenAnswers } from './screen-answers.ts'

/** The questions that are asked after what was answered so far. Draws again only when these become other ones. */
export function useShownQuestions(
  questions: readonly Question[],
  screenAnswers: ScreenAnswers,
): readonly Question[] {
  const isFixed = useMemo(() => !hasConditions(questions), [questions])
  const idsOf = () => {
    // Nothing more is done with each answer of an assessment than is needed.
    if (isFixed) return ''
    return shownQuestions(questions, screenAnswers.all())
      .map((one) => one.question_id)
      .join(' ')
  }
  const ids = useSyncExternalStore(screenAnswers.subscribe, idsOf)
  return useMemo(() => {
    if (isFixed) return questions
    const shown = new Set(ids.split(' '))
    return questions.filter((one) => shown.has(one.question_id))
  }, [ids, isFixed, questions])
}
