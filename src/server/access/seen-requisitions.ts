// Which requisitions of a company a user lists. Runs in the company's scope.
import { and, eq } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'

import type { Tx } from '../db/database.ts'
import { availableJob } from '../db/schema/member-limit.ts'
import { jobTeam } from '../db/schema/requisition.ts'
import type { StaffAccess } from './staff-access.ts'

/** Those of the user's teams, and with `hasListed` those listed for the user; null for all of the company. */
export type SeenRequisitions = { readonly userId: number; readonly hasListed: boolean } | null

/**
 * All when the first role has smartreq_access, or those listed for a user who is limited to some, and always those of the
 * user's teams; with `isMine` those of the teams alone.
 */
export function seenRequisitions(
  access: StaffAccess,
  { isMine }: { isMine: boolean },
): SeenRequisitions {
  const isOpen = access.firstRoleHas('smartreq_access') && !isMine
  const seesAll = isOpen && access.seesAllOf('smartreq')
  return seesAll ? null : { userId: access.userId, hasListed: isOpen }
}

/** Their ids; null for all. */
export async function listSeenIds(
  tx: Tx,
  { accountId, only }: { accountId: number; only: SeenRequisitions },
): Promise<number[] | null> {
  if (only === null) return null
  const { userId, hasListed } = only
  const ofTeams = tx.db
    .select({ jobId: jobTeam.jobId })
    .from(jobTeam)
    .where(and(eq(jobTeam.accountId, accountId), eq(jobTeam.userId, userId)))
  const listed = tx.db
    .select({ jobId: availableJob.jobId })
    .from(availableJob)
    .where(and(eq(availableJob.accountId, accountId), eq(availableJob.userId, userId)))
  const rows = await (hasListed ? union(ofTeams, listed) : ofTeams)
  return rows.map((row) => row.jobId)
}
