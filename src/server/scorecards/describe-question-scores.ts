// How the answers to a company's questions make their scores, question by question. Pure.
import type { QuestionScore } from '#contract/scorecards/scorecards.ts'

import { describeAttribute } from '../assessments/instruments/describe-attribute.ts'
import { scoreChoices } from '../assessments/scoring/score-choices.ts'
import type { listActivities } from './scorecard-repository.ts'

type ActivityRow = Pick<
  Awaited<ReturnType<typeof listActivities>>[number],
  'answers' | 'written' | 'writtenKey' | 'submittedAt'
>

/** By the key and the questions that the applicant answered; nothing before the submission. */
export function describeQuestionScores(row: ActivityRow): QuestionScore[] {
  const { written, writtenKey, submittedAt } = row
  if (written === null || writtenKey === null || submittedAt === null) return []
  const answers = new Map(row.answers?.map(({ questionId, value }) => [questionId, value]))
  const texts = new Map(written.questions.map(({ question_id, text }) => [question_id, text]))
  return writtenKey.scales.map(({ attribute, name, items }) => {
    const { score, parts } = scoreChoices(items, answers)
    return {
      attribute,
      name: describeAttribute(attribute)?.name ?? name,
      score,
      parts: parts.flatMap(({ attribute: question_id, ...part }) => {
        const text = texts.get(question_id)
        return text === undefined ? [] : [{ question_id, text, ...part }]
      }),
    }
  })
}
