// The applications to other requisitions that one is linked to, by a move or by its person. Runs in the company's scope.
import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'

import { applicationStatusSchema } from '#contract/applicants/application.ts'
import { OTHER_APPLICATIONS_MAX } from '#contract/scorecards/scorecards-rules.ts'
import type {
  LinkedApplication,
  OtherApplication,
  Scorecard,
} from '#contract/scorecards/scorecards.ts'

import { listSeenJobs } from '../access/job-access.ts'
import type { StaffAccess } from '../access/staff-access.ts'
import type { Tx } from '../db/database.ts'
import { jobOfApplication } from '../db/joins.ts'
import { isListed } from '../db/listed-applications.ts'
import { application, job } from '../db/schema/requisition.ts'

/** Before those of requisitions that the reader does not see are left out. */
const MOST_READ = 100

type Key = { readonly accountId: number; readonly userSmartreqId: number }

/** Both directions, each for readers who see that requisition. */
export async function findLinked(
  tx: Tx,
  { access, accountId, userSmartreqId }: Key & { access: StaffAccess },
): Promise<Pick<Scorecard, 'moved_from' | 'moved_to'>> {
  const isFormer = sql`${application.userSmartreqId} = (select a.moved_from from application a
    where a.account_id = ${accountId} and a.user_smartreq_id = ${userSmartreqId})`
  const rows = await tx.db
    .select({
      movedFrom: application.movedFrom,
      user_smartreq_id: application.userSmartreqId,
      job_id: application.jobId,
      title: job.title,
      jobTypeId: job.jobTypeId,
    })
    .from(application)
    .innerJoin(job, jobOfApplication)
    .where(
      and(
        eq(application.accountId, accountId),
        isNull(application.deletedAt),
        isNull(application.erasedAt),
        or(eq(application.movedFrom, userSmartreqId), isFormer),
      ),
    )
  const jobs = rows.map(({ job_id: jobId, jobTypeId }) => ({ jobId, jobTypeId }))
  const seen = await listSeenJobs(tx, { access, jobs })
  const linked = rows.filter((row) => seen.has(row.job_id))
  const isNext = (row: (typeof rows)[number]) => row.movedFrom === userSmartreqId
  return {
    moved_from: describe(linked.find((row) => !isNext(row))),
    moved_to: describe(linked.find(isNext)),
  }
}

/** What the same person applied to elsewhere in the company, newest first, for readers who see those requisitions. */
export async function listOtherApplications(
  tx: Tx,
  { access, applicant, ...key }: Key & { access: StaffAccess; applicant: Person },
): Promise<OtherApplication[]> {
  const rows = await selectOthers(tx, { ...key, userId: applicant.user_id })
  const jobs = rows.map(({ job_id: jobId, jobTypeId }) => ({ jobId, jobTypeId }))
  const seen = await listSeenJobs(tx, { access, jobs })
  return rows
    .filter((row) => seen.has(row.job_id))
    .slice(0, OTHER_APPLICATIONS_MAX)
    .map(({ createdAt, jobTypeId: _type, ...row }) => ({
      ...row,
      status: applicationStatusSchema.parse(row.status),
      application_date: createdAt.toISOString(),
    }))
}

type Person = { readonly user_id: number }

function selectOthers(
  tx: Tx,
  { accountId, userSmartreqId, userId }: Key & { readonly userId: number },
) {
  return tx.db
    .select({
      user_smartreq_id: application.userSmartreqId,
      job_id: application.jobId,
      title: job.title,
      status: application.status,
      createdAt: application.createdAt,
      jobTypeId: job.jobTypeId,
    })
    .from(application)
    .innerJoin(job, jobOfApplication)
    .where(
      and(
        eq(application.accountId, accountId),
        eq(application.userId, userId),
        ne(application.userSmartreqId, userSmartreqId),
        isListed(),
        isNull(application.erasedAt),
      ),
    )
    .orderBy(desc(application.createdAt))
    .limit(MOST_READ)
}

function describe(row: LinkedApplication | undefined): LinkedApplication | null {
  if (row === undefined) return null
  const { user_smartreq_id, job_id, title } = row
  return { user_smartreq_id, job_id, title }
}
