// The recordings of an application that its answers name, with their questions: for those who show them.
import type { z } from 'zod'

import type { applicantRecordingSchema } from '#contract/media.ts'
import type { LocalizedText } from '#contract/shape.ts'

import { listQuestionsOfAttempts } from '../assessments/recording-questions.ts'
import type { Tx } from '../db/database.ts'
import * as repository from './media-repository.ts'

type Answered = z.infer<typeof applicantRecordingSchema> & { question: LocalizedText }

const NO_TEXT: LocalizedText = { en: '', es: '', fr: '' }

/** In the order of the questions, attempt by attempt. Runs in the company's scope. */
export async function listAnsweredRecordings(
  tx: Tx,
  key: { accountId: number; userSmartreqId: number },
): Promise<{ attemptId: string; described: Answered }[]> {
  const rows = await repository.listAnswered(tx, key)
  if (rows.length === 0) return []
  const questions = await listQuestionsOfAttempts(tx, [
    ...new Set(rows.map((row) => row.attemptId)),
  ])
  const orderOf = (row: repository.RecordingRow) =>
    questions.findIndex((question) => question.question_id === row.questionId)
  return rows
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map((row) => ({
      attemptId: row.attemptId,
      described: {
        recording_id: row.recordingId,
        question_id: row.questionId,
        question: questions[orderOf(row)]?.text ?? NO_TEXT,
        mime: row.mime,
        status: row.status,
        duration_ms: row.durationMs,
        received_at: row.closedAt?.toISOString() ?? null,
      },
    }))
}
