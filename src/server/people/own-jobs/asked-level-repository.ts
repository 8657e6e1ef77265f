// SQL of what profiles ask, and of what people scored in it. Runs in a company's scope, or in the system's for a person's
// own jobs: every statement names the company.
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { ActivityKind } from '#contract/assessments/kind-names.ts'

import type { Tx } from '../../db/database.ts'
import { applicationOfAttempt, jobOfApplication } from '../../db/joins.ts'
import { assessment, attempt, attributeScore, attributeType } from '../../db/schema/assessment.ts'
import { jobAttribute, jobAttributeGroup } from '../../db/schema/job-attribute.ts'
import { application, job } from '../../db/schema/requisition.ts'

type Profiles = { readonly accountIds: readonly number[]; readonly jobIds: readonly number[] }

/** What some profiles ask, in their order. */
export async function listAsked(tx: Tx, { accountIds, jobIds }: Profiles) {
  return tx.db
    .select({
      jobId: jobAttribute.jobId,
      attributeTypeId: jobAttribute.attributeTypeId,
      name: attributeType.name,
      group: jobAttributeGroup.name,
      target: jobAttribute.targetLevel,
      weight: jobAttribute.weight,
    })
    .from(jobAttribute)
    .innerJoin(attributeType, eq(attributeType.attributeTypeId, jobAttribute.attributeTypeId))
    .leftJoin(
      jobAttributeGroup,
      and(
        eq(jobAttributeGroup.accountId, jobAttribute.accountId),
        eq(jobAttributeGroup.jobAttributeGroupId, jobAttribute.jobAttributeGroupId),
      ),
    )
    .where(
      and(
        inArray(jobAttribute.accountId, [...accountIds]),
        inArray(jobAttribute.jobId, [...jobIds]),
      ),
    )
    .orderBy(asc(jobAttribute.jobId), asc(jobAttribute.sortOrder))
}

export type Measured = {
  /** One person: the records of a company that were merged into one are several. */
  readonly userIds: readonly number[]
  readonly accountIds: readonly number[]
  readonly attributeIds: readonly number[]
  /** Left out: results of any kind of work. */
  readonly kinds?: readonly ActivityKind[] | undefined
}

/** A person's newest score of each attribute in each company, from work of these kinds that was submitted. */
export async function listLevels(tx: Tx, measured: Measured) {
  const { userIds, accountIds, attributeIds, kinds } = measured
  return tx.db
    .selectDistinctOn([attributeScore.accountId, attributeScore.attributeTypeId], {
      accountId: attributeScore.accountId,
      attributeTypeId: attributeScore.attributeTypeId,
      score: sql<number>`${attributeScore.score}::float8`,
      points: sql<number | null>`${attributeScore.points}::float8`,
      measuredAt: sql<Date>`${attempt.submittedAt}`.mapWith(attempt.submittedAt),
      jobId: job.jobId,
      jobTypeId: job.jobTypeId,
    })
    .from(attempt)
    .innerJoin(assessment, eq(assessment.asmtId, attempt.asmtId))
    .innerJoin(
      attributeScore,
      and(
        eq(attributeScore.accountId, attempt.accountId),
        eq(attributeScore.userStepActivityId, attempt.userStepActivityId),
      ),
    )
    .innerJoin(application, applicationOfAttempt)
    .innerJoin(job, jobOfApplication)
    .where(
      and(
        inArray(attempt.userId, [...userIds]),
        inArray(attempt.accountId, [...accountIds]),
        inArray(attributeScore.attributeTypeId, [...attributeIds]),
        kinds === undefined ? undefined : inArray(assessment.kind, [...kinds]),
        isNull(application.deletedAt),
        sql`${attempt.submittedAt} is not null and ${attributeScore.score} is not null`,
      ),
    )
    .orderBy(
      asc(attributeScore.accountId),
      asc(attributeScore.attributeTypeId),
      desc(attempt.submittedAt),
    )
}
