// The questions that need an answer before their activity is submitted.
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import type { AnswerValue } from '#contract/assessments.ts'
import { isBlank } from '#contract/blank-answer.ts'

import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'

const rowsSchema = z.object({ rows: z.array(z.object({ id: z.string(), text: z.string() })) })

type Answered = { readonly question_id: string; readonly value: AnswerValue }

type Given = { readonly asmtId: number; readonly answers: readonly Answered[] }

/** The required questions that these answers leave out, each with what is said of it. */
export async function requiredProblems(
  tx: Tx,
  { asmtId, answers }: Given,
): Promise<Record<string, string>> {
  const given = new Map(answers.map((one) => [one.question_id, one.value]))
  const required = await listRequired(tx, asmtId)
  const missing = required.filter(({ id }) => isBlank(given.get(id)))
  return Object.fromEntries(missing.map(({ id, text }) => [id, `The ${text} field is required`]))
}

/** @throws AppError `validation_failed` naming each required question without an answer. */
export async function assertRequiredAnswered(tx: Tx, given: Given): Promise<void> {
  const fields = await requiredProblems(tx, given)
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}

// Not the whole content, which may be long.
async function listRequired(tx: Tx, asmtId: number) {
  const found = await tx.db.execute(
    sql`select question ->> 'question_id' as id, question -> 'text' ->> 'en' as text
        from assessment, jsonb_array_elements(content -> 'questions') as question
        where asmt_id = ${asmtId} and question -> 'is_required' = 'true'::jsonb`,
  )
  return rowsSchema.parse(found).rows
}
