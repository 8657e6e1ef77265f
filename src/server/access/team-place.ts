// A place in the team of any job of the company.
import { and, eq, inArray } from 'drizzle-orm'

import type { JobTeamRole } from '#contract/access/job-team-roles.ts'

import type { Tx } from '../db/database.ts'
import { jobTeam } from '../db/schema/requisition.ts'

type TeamPlace = {
  readonly accountId: number
  readonly userId: number
  readonly roles: readonly JobTeamRole[]
}

/** Whether a user has one of these roles in the team of any job of the company. */
export async function isInTeam(tx: Tx, { accountId, userId, roles }: TeamPlace): Promise<boolean> {
  const isMember = and(
    eq(jobTeam.accountId, accountId),
    eq(jobTeam.userId, userId),
    inArray(jobTeam.teamRole, [...roles]),
  )
  return (await tx.db.$count(jobTeam, isMember)) > 0
}
