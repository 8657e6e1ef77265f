// SQL of a person's own jobs. The tables of employees are read by companies: every statement names the person.
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { account } from '../../db/schema/account.ts'
import { employee, userJob } from '../../db/schema/employee.ts'
import { job } from '../../db/schema/requisition.ts'

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
