// Screening questions for candidates and for staff. Pure.
import { minutesFor } from '#contract/assessments/question-facts.ts'
import type { ScreeningQuestions } from '#contract/plan-editor/screening-questions.ts'

import type { StaffNotes, WrittenContent } from './written-content.ts'
import { contentQuestion, packageParts, staffNote } from './written-question.ts'

/** The questions as a device shows them. */
export function screeningContent({ questions }: ScreeningQuestions): WrittenContent {
  const parts = questions.map((question) => contentQuestion(question.question_id, question))
  return { minutes: minutesFor(questions), ...packageParts(parts) }
}

/** What staff know of them. */
export function screeningNotes({ questions }: ScreeningQuestions): StaffNotes {
  return new Map(questions.map((one) => [one.question_id, staffNote(one, false)]))
}
