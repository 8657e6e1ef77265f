// The questions that need an answer before their activity is submitted.
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'

import {
  type AnswerValue,
  type AssessmentPackage,
  questionSchema,
} from '#contract/assessments/assessments.ts'
import { isBlank } from '#contract/assessments/blank-answer.ts'
import { shownQuestions } from '#contract/assessments/shown-questions.ts'
import { REQUIRED_DETAILS, type RequiredDetail } from '#contract/people/required-details.ts'

import type { Tx } from '../db/database.ts'
import { jobOfApplication } from '../db/joins.ts'
import { application, job } from '../db/schema/requisition.ts'
import { AppError } from '../http/app-error.ts'

const rowsSchema = z.object({
  rows: z.array(
    z.object({
      question_id: z.string(),
      text: z.string(),
      is_required: z.boolean(),
      shown_if: questionSchema.shape.shown_if.nullable(),
    }),
  ),
})

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
  return missingOf(await listAsked(tx, of), answers)
}

/** @throws AppError `validation_failed` naming each required question without an answer. */
export async function assertRequiredAnswered(tx: Tx, given: Given): Promise<void> {
  const fields = await requiredProblems(tx, given)
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}

type Asked = Awaited<ReturnType<typeof listAsked>>

function missingOf(asked: Asked, answers: readonly Answered[]): Record<string, string> {
  const values = valuesOf(answers)
  const missing = shownQuestions(asked, values).filter(
    (one) => one.is_required && isBlank(values.get(one.question_id)),
  )
  return Object.fromEntries(
    missing.map(({ question_id: id, text }) => [id, `The ${text} field is required`]),
  )
}

function valuesOf(answers: readonly Answered[]): ReadonlyMap<string, AnswerValue> {
  return new Map(answers.map((one) => [one.question_id, one.value]))
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

// Not the whole content, which may be long. Of a form all questions: some depend on the answers to others.
async function listAsked(tx: Tx, { asmtId, userSmartreqId }: Omit<Given, 'answers'>) {
  const details = sql.param(await requiredDetails(tx, userSmartreqId))
  const found = await tx.db.execute(
    sql`select question_id, text, is_required, shown_if
        from assessment, jsonb_array_elements(content -> 'questions') with ordinality as one (question, position),
        lateral (select question ->> 'question_id' as question_id, question -> 'text' ->> 'en' as text,
          question -> 'shown_if' as shown_if, coalesce(question -> 'is_required' = 'true'::jsonb, false)
            or kind = 'application-form' and question ->> 'question_id' = any(${details}::text[]) as is_required) as facts
        where asmt_id = ${asmtId} and (is_required or kind in ('application-form', 'onboarding-form'))
        order by position`,
  )
  return rowsSchema
    .parse(found)
    .rows.map(({ shown_if, ...one }) =>
      shown_if === null || shown_if === undefined ? one : { ...one, shown_if },
    )
}
