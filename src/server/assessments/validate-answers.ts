// Checking answers before they are submitted: what the submission would refuse, said without storing anything.
import type { z } from 'zod'

import type { validateQuestions } from '#contract/assessments/assessments.ts'

import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import * as attempts from './attempt-repository.ts'
import { problemOf, questionRules } from './question-rules.ts'
import { requiredProblems } from './required-questions.ts'

export type ValidateBody = z.output<typeof validateQuestions.body>

/** @throws AppError `not_found` for an attempt that is not the person's. */
export async function validateAnswers(
  tx: Tx,
  { userId, body }: { userId: number; body: ValidateBody },
): Promise<{ is_valid: boolean; problems: Record<string, string> }> {
  const { attempt_id: attemptId, answers } = body
  const found = await attempts.findAttempt(tx, { attemptId, userId, lock: false })
  if (found === null) throw new AppError('not_found')
  const { asmtId } = found.attempt
  const content = await attempts.findContent(tx, asmtId)
  if (content === null) throw new AppError('not_found')
  const rules = questionRules(content.content)
  const unfit = answers.flatMap((answer) => {
    const problem = problemOf(rules, answer)
    return problem === null ? [] : [[answer.question_id, problem] as const]
  })
  const problems = {
    ...Object.fromEntries(unfit),
    ...(await requiredProblems(tx, { ...found.attempt, answers })),
  }
  return { is_valid: Object.keys(problems).length === 0, problems }
}
