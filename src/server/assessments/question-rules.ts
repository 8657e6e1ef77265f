// What an instrument version accepts as answers, kept in memory: versions never change.
import type { AnswerValue, AssessmentPackage } from '#contract/assessments.ts'

import { AppError } from '../http/app-error.ts'

const RECORDING_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Allowed values by question id, or that its answer is the id of a recording, which may still be on its way. */
export type QuestionRules = ReadonlyMap<string, ReadonlySet<AnswerValue> | 'recording'>

/** Derives the rules of a package. */
export function questionRules(content: Omit<AssessmentPackage, 'asmt_id'>): QuestionRules {
  return new Map(
    content.questions.map((question) => [
      question.question_id,
      question.recording === undefined
        ? new Set<AnswerValue>(
            (content.response_sets[question.response_set] ?? []).map((option) => option.value),
          )
        : 'recording',
    ]),
  )
}

/** @throws AppError `validation_failed` naming each answer that the instrument does not take, or that comes twice. */
export function assertAnswersFit(
  rules: QuestionRules,
  answers: readonly { question_id: string; value: AnswerValue }[],
): void {
  const fields: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [index, answer] of answers.entries()) {
    const { question_id: id, value } = answer
    const allowed = rules.get(id)
    if (allowed === undefined) {
      fields[`answers.${index}.question_id`] = 'This assessment has no such question.'
    } else if (!isAllowed(allowed, value)) {
      fields[`answers.${index}.value`] = 'This is not one of the choices.'
    } else if (seen.has(id)) {
      // Which of two revisions is meant would be a guess.
      fields[`answers.${index}.question_id`] = 'This question is in the batch already.'
    }
    seen.add(id)
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}

function isAllowed(allowed: ReadonlySet<AnswerValue> | 'recording', value: AnswerValue): boolean {
  if (allowed !== 'recording') return allowed.has(value)
  return typeof value === 'string' && RECORDING_ID.test(value)
}
