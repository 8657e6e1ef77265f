// SQL of answers. The save is one function of the database, because it runs with every tap of every candidate.
import { asc, eq } from 'drizzle-orm'

import type { StoredAnswer } from '#contract/assessments/assessments.ts'

import { currentSession } from '../db/current-session.ts'
import type { Database, ScopedCall, Tx } from '../db/database.ts'
import { answer } from '../db/schema/assessment.ts'

/** `save_answers` of the migrations: merges a batch and writes its receipt, in one round trip. */
const SAVE: ScopedCall = {
  name: 'save-answers',
  text: `select save_answers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as receipt
    from assert_open_session($12)`,
}
const HAS_RECEIPT = 'FL001'

/** Another request with this key came first. Nothing was changed. */
export class RepeatedError extends Error {
  override name = 'RepeatedError'
}

/**
 * Merges a batch into a person's attempt.
 * @returns the receipt as the database wrote it; null when the person has no such attempt
 * @throws RepeatedError when the key has a receipt already
 */
export async function saveAnswers(
  database: Database,
  given: {
    attemptId: string
    userId: number
    deviceId: string
    answers: readonly Pick<StoredAnswer, 'question_id' | 'value' | 'rev' | 'answered_at'>[]
    key: string
    hash: string
    command: string
  },
): Promise<unknown> {
  const { attemptId, deviceId, answers, key, hash, command } = given
  const scope = { kind: 'person', userId: given.userId } as const
  const newest = new Date(Math.max(...answers.map((one) => Date.parse(one.answered_at))))
  const acknowledged = answers.map(({ question_id, rev, answered_at }) => ({
    question_id,
    rev,
    answered_at,
  }))
  const values = [
    attemptId,
    deviceId,
    JSON.stringify(answers),
    newest.toISOString(),
    JSON.stringify(acknowledged),
    key,
    hash,
    command,
    currentSession(),
  ]
  try {
    return (await database.callInScope(scope, SAVE, values))[0]?.['receipt'] ?? null
  } catch (error) {
    const isRepeated = error instanceof Error && 'code' in error && error.code === HAS_RECEIPT
    throw isRepeated ? new RepeatedError('The key has a receipt.', { cause: error }) : error
  }
}

/** What is held of an attempt, ordered by question id. */
export async function listAnswers(tx: Tx, attemptId: string): Promise<StoredAnswer[]> {
  const rows = await tx.db
    .select()
    .from(answer)
    .where(eq(answer.attemptId, attemptId))
    .orderBy(asc(answer.questionId))
  return rows.map((row) => ({
    question_id: row.questionId,
    value: row.value,
    rev: row.rev,
    answered_at: row.answeredAt.toISOString(),
    device_id: row.deviceId,
  }))
}
