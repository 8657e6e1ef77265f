// Who sees a job, and who may change it. Runs in the company's scope.
import { and, eq, inArray } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'

import { MANAGER_TEAM_ROLES, type JobTeamRole } from '#contract/access/job-team-roles.ts'
import { flagOfJobType, jobKindOf, type JobKind } from '#contract/access/screen-access.ts'
import type { RoleFlag } from '#contract/core/endpoint.ts'

import type { Tx } from '../db/database.ts'
import { availableJob } from '../db/schema/member-limit.ts'
import { jobTeam } from '../db/schema/requisition.ts'
import { AppError } from '../http/app-error.ts'

/** As much of what a member of staff may do as decides. */
type JobViewer = {
  readonly accountId: number
  readonly userId: number
  has(flag: RoleFlag): boolean
  seesAllOf(kind: JobKind): boolean
}

export type JobOf = { readonly jobId: number; readonly jobTypeId: number }

/** @throws AppError `forbidden` to a user who does not see the job. */
export async function assertSeesJob(tx: Tx, given: { access: JobViewer } & JobOf): Promise<void> {
  if (!(await isJobSeen(tx, given))) throw new AppError('forbidden')
}

/** Whether a flag, a list of their own or a place on the team lets a user see a job. */
async function isJobSeen(
  tx: Tx,
  { access, ...of }: { access: JobViewer } & JobOf,
): Promise<boolean> {
  return areJobsSeen(tx, { access, jobs: [of] })
}

/** The same for several jobs: whether all of them are seen. */
export async function areJobsSeen(
  tx: Tx,
  given: { access: JobViewer; jobs: readonly JobOf[] },
): Promise<boolean> {
  const seen = await listSeenJobs(tx, given)
  return given.jobs.every(({ jobId }) => seen.has(jobId))
}

/** Those of some jobs that are seen. */
export async function listSeenJobs(
  tx: Tx,
  { access, jobs }: { access: JobViewer; jobs: readonly JobOf[] },
): Promise<ReadonlySet<number>> {
  const isOpen = ({ jobTypeId }: JobOf) => access.has(flagOfJobType(jobTypeId))
  const others = jobs.filter((one) => !(isOpen(one) && access.seesAllOf(jobKindOf(one.jobTypeId))))
  const open = idsOf(jobs.filter((one) => !others.includes(one)))
  if (others.length === 0) return new Set(open)
  const { accountId, userId } = access
  const limited = idsOf(others.filter(isOpen))
  const rows = await union(
    tx.db
      .select({ jobId: jobTeam.jobId })
      .from(jobTeam)
      .where(
        and(
          eq(jobTeam.accountId, accountId),
          inArray(jobTeam.jobId, idsOf(others)),
          eq(jobTeam.userId, userId),
        ),
      ),
    tx.db
      .select({ jobId: availableJob.jobId })
      .from(availableJob)
      .where(
        and(
          eq(availableJob.accountId, accountId),
          inArray(availableJob.jobId, limited),
          eq(availableJob.userId, userId),
        ),
      ),
  )
  return new Set([...open, ...rows.map((row) => row.jobId)])
}

function idsOf(jobs: readonly JobOf[]): number[] {
  return [...new Set(jobs.map(({ jobId }) => jobId))]
}

type Managing = {
  readonly access: JobViewer
  /** What on the team is enough, besides its recruiters and hiring managers. */
  readonly also?: readonly JobTeamRole[] | undefined
}

/** @throws AppError `forbidden` to a user who does not manage the job. */
export async function assertManagesJob(tx: Tx, given: Managing & JobOf): Promise<void> {
  if (!(await managesJob(tx, given))) throw new AppError('forbidden')
}

/** Who has the flag of its kind manages a job; of those on the team, its recruiters and hiring managers do. */
export async function managesJob(
  tx: Tx,
  { access, also, ...of }: Managing & JobOf,
): Promise<boolean> {
  return (await listManaged(tx, { access, also, jobs: [of] })).has(of.jobId)
}

/** Those of some jobs that a user manages. */
export async function listManaged(
  tx: Tx,
  { access, also = [], jobs }: Managing & { jobs: readonly JobOf[] },
): Promise<ReadonlySet<number>> {
  const isOpen = ({ jobTypeId }: JobOf) => access.has(flagOfJobType(jobTypeId))
  const open = idsOf(jobs.filter(isOpen))
  const others = idsOf(jobs.filter((one) => !isOpen(one)))
  if (others.length === 0) return new Set(open)
  const rows = await tx.db
    .select({ jobId: jobTeam.jobId })
    .from(jobTeam)
    .where(
      and(
        eq(jobTeam.accountId, access.accountId),
        inArray(jobTeam.jobId, others),
        eq(jobTeam.userId, access.userId),
        inArray(jobTeam.teamRole, [...MANAGER_TEAM_ROLES, ...also]),
      ),
    )
  return new Set([...open, ...rows.map((row) => row.jobId)])
}
