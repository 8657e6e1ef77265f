// The questions of an attempt that are answered by a recording or a file: for those who take them.
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'

import { questionSchema } from '#contract/assessments/assessments.ts'
import { formatOfType, type UploadType } from '#contract/core/file-rules.ts'

import type { Tx } from '../db/database.ts'
import { attempt } from '../db/schema/assessment.ts'
import { AppError } from '../http/app-error.ts'
import * as attempts from './attempt-repository.ts'

const rowsSchema = z.object({ rows: z.array(z.object({ question: questionSchema })) })

type RecordingQuestion = z.infer<typeof questionSchema>

/** The recording and file questions of an instrument; not its whole content, which may be long. */
export async function listRecordingQuestions(tx: Tx, asmtId: number): Promise<RecordingQuestion[]> {
  const found = await tx.db.execute(
    sql`select question from assessment, jsonb_array_elements(content->'questions') as question
        where asmt_id = ${asmtId} and question ?| array['recording', 'file']`,
  )
  return rowsSchema.parse(found).rows.map(({ question }) => question)
}

/** The recording and file questions of some attempts, in their order. */
export async function listQuestionsOfAttempts(
  tx: Tx,
  attemptIds: readonly string[],
): Promise<RecordingQuestion[]> {
  const found = await tx.db.execute(
    sql`select question from attempt
        join assessment using (asmt_id),
        jsonb_array_elements(content->'questions') with ordinality as asked(question, place)
        where ${inArray(attempt.attemptId, [...attemptIds])} and question ?| array['recording', 'file']
        order by asmt_id, place`,
  )
  return rowsSchema.parse(found).rows.map(({ question }) => question)
}

/**
 * Where a recording of the person belongs, and what it may be.
 * @throws AppError `not_found` for an attempt that is not theirs, `validation_failed` for a question that takes neither.
 */
export async function getRecordingPlace(
  tx: Tx,
  given: { userId: number; attemptId: string; questionId: string },
) {
  const found = await attempts.findAttempt(tx, { ...given, lock: false })
  if (found === null) throw new AppError('not_found')
  const { accountId, userSmartreqId, asmtId } = found.attempt
  const questions = await listRecordingQuestions(tx, asmtId)
  const question = questions.find((one) => one.question_id === given.questionId)
  if (question === undefined) {
    const fields = { question_id: 'This question is not answered by a recording or a file.' }
    throw new AppError('validation_failed', { fields })
  }
  return {
    accountId,
    userSmartreqId,
    isForFiles: question.file !== undefined,
    takes: (type: UploadType) => takesType(question, type),
  }
}

function takesType({ recording, file }: RecordingQuestion, type: UploadType): boolean {
  const format = formatOfType(type)
  if (format !== null) return file?.formats.includes(format) ?? false
  return recording !== undefined && type.startsWith(recording.kind)
}
