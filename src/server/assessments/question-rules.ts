// What an instrument version accepts as answers, kept in memory: versions never change.
import type { AnswerValue, AssessmentPackage } from '#contract/assessments.ts'

import { AppError } from '../http/app-error.ts'

/** Allowed values by question id. */
export type QuestionRules = ReadonlyMap<string, ReadonlySet<AnswerValue>>

/** Derives the rules of a package. */
export function questionRules(content: Omit<AssessmentPackage, 'asmt_id'>): QuestionRules {
  return new Map(
    content.questions.map((question) => [
      question.question_id,
      new Set<AnswerValue>(
        (content.response_sets[question.response_set] ?? []).map((option) => option.value),
      ),
    ]),
  )
}

/** @throws AppError `validation_failed` naming each answer that the instrument does not take. */
export function assertAnswersFit(
  rules: QuestionRules,
  answers: readonly { question_id: string; value: AnswerValue }[],
): void {
  const fields: Record<string, string> = {}
  for (const [index, answer] of answers.entries()) {
    const allowed = rules.get(answer.question_id)
    if (allowed === undefined)
      fields[`answers.${index}.question_id`] = 'This assessment has no such question.'
    else if (!allowed.has(answer.value))
      fields[`answers.${index}.value`] = 'This is not one of the choices.'
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}
