// Who sees a job, and who may change it. Runs in the company's scope.
import { and, eq, inArray } from 'drizzle-orm'

import type { RoleFlag } from '#contract/endpoint.ts'
import { MANAGER_TEAM_ROLES } from '#contract/job-team-roles.ts'
import { flagOfJobType, jobKindOf, type JobKind } from '#contract/screen-access.ts'

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

/** @throws AppError `forbidden` to somebody who does not see the job. */
export async function assertSeesJob(tx: Tx, given: { access: JobViewer } & JobOf): Promise<void> {
  if (!(await isJobSeen(tx, given))) throw new AppError('forbidden')
}

/** Whether a flag, a list of their own or a place on the team lets somebody see a job. */
export async function isJobSeen(tx: Tx, given: { access: JobViewer } & JobOf): Promise<boolean> {
  const { access, jobId, jobTypeId } = given
  const isOpen = access.has(flagOfJobType(jobTypeId))
  if (isOpen && access.seesAllOf(jobKindOf(jobTypeId))) return true
  if (isOpen && (await isAvailable(tx, given))) return true
  const { accountId, userId } = access
  const isMember = and(
    eq(jobTeam.accountId, accountId),
    eq(jobTeam.jobId, jobId),
    eq(jobTeam.userId, userId),
  )
  return (await tx.db.$count(jobTeam, isMember)) > 0
}

/** @throws AppError `forbidden` to a user who does not manage the job. */
export async function assertManagesJob(
  tx: Tx,
  given: { access: JobViewer } & JobOf,
): Promise<void> {
  if (!(await managesJob(tx, given))) throw new AppError('forbidden')
}

/** Who has the flag of its kind manages a job; of those on the team, its recruiters and hiring managers do. */
export async function managesJob(
  tx: Tx,
  { access, jobId, jobTypeId }: { access: JobViewer } & JobOf,
): Promise<boolean> {
  if (access.has(flagOfJobType(jobTypeId))) return true
  const isManager = and(
    eq(jobTeam.accountId, access.accountId),
    eq(jobTeam.jobId, jobId),
    eq(jobTeam.userId, access.userId),
    inArray(jobTeam.teamRole, [...MANAGER_TEAM_ROLES]),
  )
  return (await tx.db.$count(jobTeam, isManager)) > 0
}

async function isAvailable(
  tx: Tx,
  { access, jobId }: { access: JobViewer; jobId: number },
): Promise<boolean> {
  const isListed = and(
    eq(availableJob.accountId, access.accountId),
    eq(availableJob.jobId, jobId),
    eq(availableJob.userId, access.userId),
  )
  return (await tx.db.$count(availableJob, isListed)) > 0
}
