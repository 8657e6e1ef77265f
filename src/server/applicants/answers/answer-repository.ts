// SQL of the answers that lists of applicants show. Runs in the company's scope.
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  min,
  sql,
  type SQL,
} from 'drizzle-orm'

import { ANSWER_COLUMN_LIMITS } from '#contract/applicants/applicants-rules.ts'

import type { Tx } from '../../db/database.ts'
import { applicationOfAttempt, stepOfActivity } from '../../db/joins.ts'
import { isListed } from '../../db/listed-applications.ts'
import { accountField } from '../../db/schema/account-field.ts'
import { answer, assessment, attempt } from '../../db/schema/assessment.ts'
import { accountQuestion } from '../../db/schema/question.ts'
import { application, job, jobStep, jobStepActivity } from '../../db/schema/requisition.ts'
import { COLUMN_KINDS } from './keyed-questions.ts'

/** Versions of activities that the questions of one list are read from. */
const MOST_ACTIVITIES = 200

const isAsked = and(inArray(assessment.kind, [...COLUMN_KINDS]), isNotNull(assessment.settings))

/** Questions in the published plans of some requisitions, the newest versions first. */
export function listOfJobs(
  tx: Tx,
  { accountId, jobIds }: { accountId: number; jobIds: readonly number[] },
) {
  return tx.db
    .select({ asmtId: assessment.asmtId, settings: assessment.settings })
    .from(job)
    .innerJoin(
      jobStep,
      and(
        eq(jobStep.accountId, accountId),
        eq(jobStep.jobId, job.jobId),
        lte(jobStep.planVersion, job.planVersion),
      ),
    )
    .innerJoin(jobStepActivity, stepOfActivity)
    .innerJoin(assessment, and(eq(assessment.asmtId, jobStepActivity.asmtId), isAsked))
    .where(and(eq(job.accountId, accountId), inArray(job.jobId, [...jobIds])))
    .groupBy(assessment.asmtId)
    .orderBy(
      desc(max(jobStep.planVersion)),
      asc(min(jobStep.sortOrder)),
      asc(min(jobStepActivity.sortOrder)),
    )
    .limit(MOST_ACTIVITIES)
}

/** The company's activities whose settings contain this, which an index finds. */
export function listContaining(
  tx: Tx,
  { accountId, contained }: { accountId: number; contained: readonly unknown[] },
) {
  const contains = contained.map(
    (one) => sql`${assessment.settings} @> ${JSON.stringify(one)}::jsonb`,
  )
  return tx.db
    .select({ asmtId: assessment.asmtId, settings: assessment.settings })
    .from(assessment)
    .where(
      and(eq(assessment.accountId, accountId), isAsked, sql`(${sql.join(contains, sql` or `)})`),
    )
}

/** The fields and questions that a company keeps for all of its requisitions. */
export async function listLibrary(tx: Tx, { accountId }: { accountId: number }) {
  const { library: most } = ANSWER_COLUMN_LIMITS
  const fields = await tx.db
    .select({
      id: accountField.accountFieldId,
      isPrivate: accountField.isPrivate,
      written: accountField.written,
    })
    .from(accountField)
    .where(and(eq(accountField.accountId, accountId), isNull(accountField.archivedAt)))
    .orderBy(asc(accountField.text), asc(accountField.accountFieldId))
    .limit(most)
  const questions = await tx.db
    .select({ id: accountQuestion.accountQuestionId, written: accountQuestion.written })
    .from(accountQuestion)
    .where(and(eq(accountQuestion.accountId, accountId), isNull(accountQuestion.archivedAt)))
    .orderBy(asc(accountQuestion.text), asc(accountQuestion.accountQuestionId))
    .limit(most)
  return { fields, questions }
}

type Rows = {
  readonly accountId: number
  readonly ids: readonly number[]
  /** The requisitions that the caller sees; null for all. */
  readonly seen: readonly number[] | null
}

/** The questions that the applicants of a page submitted answers to. */
export function listOfRows(tx: Tx, rows: Rows) {
  return tx.db
    .selectDistinctOn([assessment.asmtId], {
      asmtId: assessment.asmtId,
      settings: assessment.settings,
    })
    .from(application)
    .innerJoin(attempt, isTheirSubmission)
    .innerJoin(assessment, and(eq(assessment.asmtId, attempt.asmtId), isAsked))
    .where(isSeenRow(rows))
}

/** The answers of the applicants of a page to some questions. */
export function listAnswersOf(tx: Tx, rows: Rows & { questionIds: readonly string[] }) {
  return tx.db
    .select({
      user_smartreq_id: application.userSmartreqId,
      asmtId: attempt.asmtId,
      questionId: answer.questionId,
      value: answer.value,
    })
    .from(application)
    .innerJoin(attempt, isTheirSubmission)
    .innerJoin(
      answer,
      and(
        eq(answer.attemptId, attempt.attemptId),
        inArray(answer.questionId, [...rows.questionIds]),
      ),
    )
    .where(isSeenRow(rows))
}

const isTheirSubmission = and(applicationOfAttempt, isNotNull(attempt.submittedAt))

function isSeenRow({ accountId, ids, seen }: Rows): SQL | undefined {
  return and(
    eq(application.accountId, accountId),
    inArray(application.userSmartreqId, [...ids]),
    seen === null ? undefined : inArray(application.jobId, [...seen]),
    isListed(),
    isNull(application.erasedAt),
  )
}
