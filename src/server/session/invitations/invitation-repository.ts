// SQL of invitations and of the login pages before them.
import { and, eq, gt, isNull, or } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { account } from '../../db/schema/account.ts'
import { invitation } from '../../db/schema/invitation.ts'
import { application, job } from '../../db/schema/requisition.ts'

/** An invitation that can be used at a moment, with the job and the application that it is about and the company that sent it. */
export async function findLiveInvitation(tx: Tx, given: { uuid: string; at: Date }) {
  const [row] = await tx.db
    .select({
      kind: invitation.kind,
      uuid: invitation.uuid,
      jobId: invitation.jobId,
      jobUuid: job.uuid,
      title: job.title,
      userSmartreqId: invitation.userSmartreqId,
      refId: application.refId,
      applicantId: application.userId,
      subjectUserId: invitation.subjectUserId,
      accountName: account.name,
      logoUrl: account.logoUrl,
    })
    .from(invitation)
    .innerJoin(account, eq(account.accountId, invitation.accountId))
    .leftJoin(job, and(eq(job.accountId, invitation.accountId), eq(job.jobId, invitation.jobId)))
    .leftJoin(
      application,
      and(
        eq(application.accountId, invitation.accountId),
        eq(application.userSmartreqId, invitation.userSmartreqId),
      ),
    )
    .where(
      and(
        eq(invitation.uuid, given.uuid),
        isNull(invitation.revokedAt),
        or(isNull(invitation.expiresAt), gt(invitation.expiresAt, given.at)),
      ),
    )
  return row ?? null
}

export async function findAccount(tx: Tx, uuid: string) {
  const [row] = await tx.db
    .select({ accountName: account.name, logoUrl: account.logoUrl })
    .from(account)
    .where(eq(account.uuid, uuid))
  return row ?? null
}
