// The questions that need an answer before their activity is submitted.
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'

import type { AnswerValue, AssessmentPackage } from '#contract/assessments/assessments.ts'
import { isBlank } from '#contract/assessments/blank-answer.ts'
import { REQUIRED_DETAILS, type RequiredDetail } from '#contract/people/required-details.ts'

import type { Tx } from '../db/database.ts'
import { jobOfApplication } from '../db/joins.ts'
import { application, job } from '../db/schema/requisition.ts'
import { AppError } from '../http/app-error.ts'

const rowsSchema = z.object({ rows: z.array(z.object({ id: z.string(), text: z.string() })) })

type Answered = { readonly question_id: string; readonly value: AnswerValue }

type Given = {
  readonly asmtId: number
  readonly userSmartreqId: number
  readonly answers: readonly Answered[]
}

/** The required questions that these answers leave out, each with what is said of it. */
export async function requiredProblems(
  tx: Tx,
  { answers, ...of }: Given,
): Promise<Record<string, string>> {
  const given = new Map(answers.map((one) => [one.question_id, one.value]))
  const required = await listRequired(tx, of)
  const missing = required.filter(({ id }) => isBlank(given.get(id)))
  return Object.fromEntries(missing.map(({ id, text }) => [id, `The ${text} field is required`]))
}

/** @throws AppError `validation_failed` naming each required question without an answer. */
export async function assertRequiredAnswered(tx: Tx, given: Given): Promise<void> {
  const fields = await requiredProblems(tx, given)
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}

/** What the requisition requires of who made an application, by the standard field that asks for it. */
export async function requiredDetails(tx: Tx, userSmartreqId: number): Promise<RequiredDetail[]> {
  const [row] = await tx.db
    .select({ resume: isSince(job.resumeRequiredAt), linkedin: isSince(job.linkedinRequiredAt) })
    .from(application)
    .innerJoin(job, jobOfApplication)
    .where(eq(application.userSmartreqId, userSmartreqId))
  return row === undefined ? [] : REQUIRED_DETAILS.filter((name) => row[name])
}

/** A form with what is required of who fills it in marked as required. */
export function withRequired<T extends Pick<AssessmentPackage, 'kind' | 'questions'>>(
  content: T,
  required: readonly string[],
): T {
  if (content.kind !== 'application-form' || required.length === 0) return content
  const questions = content.questions.map((question) =>
    required.includes(question.question_id) ? { ...question, is_required: true } : question,
  )
  return { ...content, questions }
}

// Who applied before may have submitted on a device that is not online yet: nothing is asked of them afterwards.
function isSince(requiredAt: typeof job.resumeRequiredAt | typeof job.linkedinRequiredAt) {
  return sql<boolean>`coalesce(${requiredAt} <= ${application.createdAt}, false)`
}

// Not the whole content, which may be long.
async function listRequired(tx: Tx, { asmtId, userSmartreqId }: Omit<Given, 'answers'>) {
  const details = sql.param(await requiredDetails(tx, userSmartreqId))
  const found = await tx.db.execute(
    sql`select question ->> 'question_id' as id, question -> 'text' ->> 'en' as text
        from assessment, jsonb_array_elements(content -> 'questions') as question
        where asmt_id = ${asmtId} and (question -> 'is_required' = 'true'::jsonb
          or kind = 'application-form' and question ->> 'question_id' = any(${details}::text[]))`,
  )
  return rowsSchema.parse(found).rows
}
