// The recordings and files of an application that its answers name: for those who show them.
import type { z } from 'zod'

import type { ApplicantFile, applicantRecordingSchema } from '#contract/assessments/media.ts'
import { RECORDING_TYPES } from '#contract/assessments/recording-rules.ts'
import { FILE_TYPES } from '#contract/core/file-rules.ts'
import type { LocalizedText } from '#contract/core/shape.ts'

import type { Tx } from '../../db/database.ts'
import { listQuestionsOfAttempts } from '../recording-questions.ts'
import * as repository from './media-repository.ts'

type Recording = z.infer<typeof applicantRecordingSchema> & { question: LocalizedText }

export type AnsweredUploads = {
  /** In the order of the questions, attempt by attempt. */
  readonly recordings: readonly { attemptId: string; described: Recording }[]
  /** By the id that the answer names. */
  readonly files: ReadonlyMap<string, ApplicantFile>
}

const NO_TEXT: LocalizedText = { en: '', es: '', fr: '' }

/** Runs in the company's scope. */
export async function listAnsweredUploads(
  tx: Tx,
  key: { accountId: number; userSmartreqId: number },
): Promise<AnsweredUploads> {
  const rows = await repository.listAnswered(tx, key)
  if (rows.length === 0) return { recordings: [], files: new Map() }
  const questions = await listQuestionsOfAttempts(tx, [
    ...new Set(rows.map((row) => row.attemptId)),
  ])
  const orderOf = (row: repository.RecordingRow) =>
    questions.findIndex((question) => question.question_id === row.questionId)
  const inOrder = rows.toSorted((one, other) => orderOf(one) - orderOf(other))
  return {
    recordings: inOrder.flatMap((row) => {
      const described = describeRecording(row, questions[orderOf(row)]?.text ?? NO_TEXT)
      return described === null ? [] : [{ attemptId: row.attemptId, described }]
    }),
    files: new Map(
      inOrder.flatMap((row) => {
        const described = describeFile(row)
        return described === null ? [] : [[row.recordingId, described] as const]
      }),
    ),
  }
}

function describeRecording(
  row: repository.RecordingRow,
  question: LocalizedText,
): Recording | null {
  const mime = RECORDING_TYPES.find((type) => type === row.mime)
  if (mime === undefined) return null
  return {
    recording_id: row.recordingId,
    question_id: row.questionId,
    question,
    mime,
    status: row.status,
    duration_ms: row.durationMs,
    received_at: row.closedAt?.toISOString() ?? null,
  }
}

function describeFile(row: repository.RecordingRow): ApplicantFile | null {
  const mime = FILE_TYPES.find((type) => type === row.mime)
  if (mime === undefined) return null
  return {
    recording_id: row.recordingId,
    file_name: row.fileName ?? '',
    mime,
    size: row.totalBytes ?? row.receivedBytes,
    status: row.status,
    text_state: row.textState,
    received_at: row.closedAt?.toISOString() ?? null,
  }
}
