// SQL of a person's own jobs. The tables of employees are read by companies: every statement names the person.
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'

import type { ActivityKind } from '#contract/assessments/kind-names.ts'

import type { Tx } from '../../db/database.ts'
import { account } from '../../db/schema/account.ts'
import { assessment, attempt, attributeScore, attributeType } from '../../db/schema/assessment.ts'
import { employee, userJob } from '../../db/schema/employee.ts'
import { jobAttribute, jobAttributeGroup } from '../../db/schema/job-attribute.ts'
import { application, job } from '../../db/schema/requisition.ts'

export type OwnJobRow = Awaited<ReturnType<typeof listOwn>>[number]

/** More than a person holds at once. */
const MOST = 50

/** The jobs of a person whose last day is `since` or later, the latest first. */
export async function listOwn(tx: Tx, { userId, since }: { userId: number; since: string }) {
  return tx.db
    .select({
      accountId: userJob.accountId,
      userJobId: userJob.userJobId,
      jobId: userJob.jobId,
      jobUuid: job.uuid,
      jobTitle: userJob.jobTitle,
      department: userJob.department,
      startDate: userJob.startDate,
      endDate: userJob.endDate,
      companyName: account.name,
      timeZone: account.timeZone,
      profileTitle: job.title,
      description: job.description,
    })
    .from(employee)
    .innerJoin(
      userJob,
      and(
        eq(userJob.accountId, employee.accountId),
        // A merge of two records lets neither account see the jobs of the other one.
        or(
          and(eq(userJob.userId, employee.userId), isNull(userJob.recordedFor)),
          eq(userJob.recordedFor, employee.userId),
        ),
      ),
    )
    .innerJoin(account, eq(account.accountId, userJob.accountId))
    .innerJoin(job, and(eq(job.accountId, userJob.accountId), eq(job.jobId, userJob.jobId)))
    .where(
      and(
        eq(employee.userId, userId),
        isNull(userJob.deletedAt),
        sql`(${userJob.endDate} is null or ${userJob.endDate} >= ${since}::date)`,
      ),
    )
    .orderBy(desc(userJob.startDate), desc(userJob.userJobId))
    .limit(MOST)
}

/** What some profiles ask, in their order. */
export async function listAsked(
  tx: Tx,
  { accountIds, jobIds }: { accountIds: readonly number[]; jobIds: readonly number[] },
) {
  return tx.db
    .select({
      jobId: jobAttribute.jobId,
      attributeTypeId: jobAttribute.attributeTypeId,
      name: attributeType.name,
      group: jobAttributeGroup.name,
      target: jobAttribute.targetLevel,
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

type Measured = {
  readonly userId: number
  readonly accountIds: readonly number[]
  readonly attributeIds: readonly number[]
  readonly kinds: readonly ActivityKind[]
}

/** The person's newest score of each attribute in each company, from assessments of these kinds. */
export async function listLevels(tx: Tx, { userId, accountIds, attributeIds, kinds }: Measured) {
  return tx.db
    .selectDistinctOn([attributeScore.accountId, attributeScore.attributeTypeId], {
      accountId: attributeScore.accountId,
      attributeTypeId: attributeScore.attributeTypeId,
      score: sql<number>`${attributeScore.score}::float8`,
      measuredAt: sql<Date>`${attempt.submittedAt}`.mapWith(attempt.submittedAt),
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
    .innerJoin(
      application,
      and(
        eq(application.accountId, attempt.accountId),
        eq(application.userSmartreqId, attempt.userSmartreqId),
      ),
    )
    .where(
      and(
        eq(attempt.userId, userId),
        inArray(attempt.accountId, [...accountIds]),
        inArray(attributeScore.attributeTypeId, [...attributeIds]),
        inArray(assessment.kind, [...kinds]),
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
