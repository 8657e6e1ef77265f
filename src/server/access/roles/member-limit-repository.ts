// SQL of the jobs that people of a company are kept to. Runs in the company's scope.
import { and, asc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { AvailableJob, listAvailableJobs as listEndpoint } from '#contract/access/roles.ts'
import type { JobKind } from '#contract/access/screen-access.ts'

import type { Tx } from '../../db/database.ts'
import { TEMPLATE_TYPE } from '../../db/job-types.ts'
import { availableJob, memberLimit } from '../../db/schema/member-limit.ts'
import { job } from '../../db/schema/requisition.ts'
import { foldedHasWords } from '../../db/search.ts'

type Key = { readonly accountId: number; readonly userId: number }
type KindKey = Key & { readonly kind: JobKind }

const JOB_TYPE_REQUISITION = 2
const JOB_TYPE_PATHWAY = 4

/** What a user is kept to, by kind; kinds of which they see all that their roles open are missing. */
export async function findLimits(
  tx: Tx,
  { accountId, userId }: Key,
): Promise<ReadonlyMap<JobKind, AvailableJob[]>> {
  const rows = await tx.db
    .select({ kind: memberLimit.jobKind, job_id: job.jobId, title: job.title })
    .from(memberLimit)
    .leftJoin(
      availableJob,
      and(
        eq(availableJob.accountId, memberLimit.accountId),
        eq(availableJob.userId, memberLimit.userId),
        eq(availableJob.jobKind, memberLimit.jobKind),
      ),
    )
    .leftJoin(
      job,
      and(eq(job.accountId, availableJob.accountId), eq(job.jobId, availableJob.jobId)),
    )
    .where(and(eq(memberLimit.accountId, accountId), eq(memberLimit.userId, userId)))
    .orderBy(asc(job.title), asc(job.jobId))
  const limits = new Map<JobKind, AvailableJob[]>()
  for (const { kind, job_id: jobId, title } of rows) {
    const jobs = limits.get(kind) ?? []
    if (jobId !== null && title !== null) jobs.push({ job_id: jobId, title })
    limits.set(kind, jobs)
  }
  return limits
}

/** Keeps a user to these jobs of a kind, or no longer to any. */
export async function replaceLimit(
  tx: Tx,
  given: KindKey & { jobIds: readonly number[] | null },
): Promise<void> {
  const { accountId, userId, kind: jobKind, jobIds } = given
  await tx.db
    .delete(memberLimit)
    .where(
      and(
        eq(memberLimit.accountId, accountId),
        eq(memberLimit.userId, userId),
        eq(memberLimit.jobKind, jobKind),
      ),
    )
  if (jobIds === null) return
  await tx.db.insert(memberLimit).values({ accountId, userId, jobKind })
  if (jobIds.length === 0) return
  await tx.db
    .insert(availableJob)
    .values(jobIds.map((jobId) => ({ accountId, userId, jobKind, jobId })))
}

export async function deleteLimits(tx: Tx, { accountId, userId }: Key): Promise<void> {
  await tx.db
    .delete(memberLimit)
    .where(and(eq(memberLimit.accountId, accountId), eq(memberLimit.userId, userId)))
}

/** How many of these are jobs of the company and of that kind. */
export async function countJobs(
  tx: Tx,
  given: { accountId: number; kind: JobKind; jobIds: readonly number[] },
): Promise<number> {
  const { accountId, kind, jobIds } = given
  if (jobIds.length === 0) return 0
  return tx.db.$count(
    job,
    and(eq(job.accountId, accountId), isOfKind(kind), inArray(job.jobId, [...jobIds])),
  )
}

/** One page of the jobs of a kind, by title, and how many there are; `keptTo` sees only their own. */
export async function listAvailableJobs(
  tx: Tx,
  query: z.output<typeof listEndpoint.query> & { accountId: number; keptTo: number | null },
): Promise<{ rows: AvailableJob[]; total: number }> {
  const where = and(
    eq(job.accountId, query.accountId),
    isOfKind(query.kind),
    foldedHasWords(job.foldedTitle, query.search),
    query.keptTo === null
      ? undefined
      : sql`exists (select 1 from available_job a
          where a.account_id = job.account_id and a.job_id = job.job_id and a.user_id = ${query.keptTo})`,
  )
  const rows = await tx.db
    .select({ job_id: job.jobId, title: job.title })
    .from(job)
    .where(where)
    .orderBy(asc(job.title), asc(job.jobId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(job, where) }
}

function isOfKind(kind: JobKind): SQL {
  if (kind === 'smartreq') return eq(job.jobTypeId, JOB_TYPE_REQUISITION)
  if (kind === 'pathway') return eq(job.jobTypeId, JOB_TYPE_PATHWAY)
  return notInArray(job.jobTypeId, [JOB_TYPE_REQUISITION, JOB_TYPE_PATHWAY, TEMPLATE_TYPE])
}
