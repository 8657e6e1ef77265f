// The questions that a company asked, with the answers and the rules that an answer does not meet. Pure.
import { isBlank } from '#contract/answer-rules.ts'
import type { AnswerValue } from '#contract/assessments.ts'
import { optionsOf } from '#contract/question-facts.ts'
import type { AnsweredQuestion } from '#contract/scorecards.ts'
import type { AskedQuestion } from '#contract/screening-questions.ts'

import type { AnswerRow, listActivities } from './scorecard-repository.ts'

type ActivityRow = Pick<
  Awaited<ReturnType<typeof listActivities>>[number],
  'attemptId' | 'settings' | 'submittedAt'
>

/** What the company asked and what was answered, in the order of the questions; nothing before the submission. */
export function describeQuestions(
  row: ActivityRow,
  answers: readonly AnswerRow[],
): AnsweredQuestion[] {
  if (row.settings === null || row.submittedAt === null) return []
  const own = answers.filter(({ attemptId }) => attemptId === row.attemptId)
  const values = new Map(own.map(({ questionId, value }) => [questionId, value]))
  return row.settings.questions.map((question) =>
    describe(question, values.get(question.question_id)),
  )
}

function describe(question: AskedQuestion, value: AnswerValue | undefined): AnsweredQuestion {
  const { question_id, text, type, is_required } = question
  const options = optionsOf(question)
  const named = new Set([value].flat())
  return {
    question_id,
    text,
    type,
    is_required,
    value: value === undefined || isBlank(value) ? null : value,
    chosen: options
      .filter((option) => named.has(option.value))
      .map((option) => ({ text: option.text, is_knock_out: option.is_knock_out })),
    knock_outs: options.filter((option) => option.is_knock_out).map((option) => option.text),
    max: question.type === 'scale' ? question.max : null,
    unit: question.type === 'number' ? question.unit : '',
  }
}
