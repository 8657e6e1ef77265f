// A place in the team of any job of the company: templates do not count.
import { and, eq, exists, inArray, sql } from 'drizzle-orm'

import type { JobTeamRole } from '#contract/access/job-team-roles.ts'

import type { Tx } from '../db/database.ts'
import { isNoTemplate } from '../db/job-types.ts'
import { job, jobTeam } from '../db/schema/requisition.ts'

type TeamPlace = {
  readonly accountId: number
  readonly userId: number
  readonly roles: readonly JobTeamRole[]
}

/** Whether a user has one of these roles in the team of any job of the company. */
export async function isInTeam(tx: Tx, { accountId, userId, roles }: TeamPlace): Promise<boolean> {
  const ofJob = and(
    eq(job.accountId, jobTeam.accountId),
    eq(job.jobId, jobTeam.jobId),
    isNoTemplate,
  )
  const isMember = and(
    eq(jobTeam.accountId, accountId),
    eq(jobTeam.userId, userId),
    inArray(jobTeam.teamRole, [...roles]),
    exists(
      tx.db
        .select({ one: sql`1` })
        .from(job)
        .where(ofJob),
    ),
  )
  return (await tx.db.$count(jobTeam, isMember)) > 0
}
