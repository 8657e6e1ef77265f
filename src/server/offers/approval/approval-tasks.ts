// The offers that wait for the approval of a member of staff. Runs in the company's scope.
import { and, asc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm'

import type { StaffAccess } from '../../access/staff-access.ts'
import type { Tx } from '../../db/database.ts'
import { applicantOfApplication, applicationOfOffer, jobOfApplication } from '../../db/joins.ts'
import { offerApproval } from '../../db/schema/offer-approval.ts'
import { offer } from '../../db/schema/offer.ts'
import { applicant, application, job } from '../../db/schema/requisition.ts'
import { OFFER_TASK, TASK_COUNT } from '../offer-tasks.ts'

const ofOffer = and(
  eq(offer.accountId, offerApproval.accountId),
  eq(offer.userOfferId, offerApproval.userOfferId),
  eq(offer.version, offerApproval.version),
)

/** The first that were requested, and how many there are. Administrators also see those whose approver has left. */
export async function listApprovalTasks(
  tx: Tx,
  { access, most }: { readonly access: StaffAccess; readonly most: number },
) {
  const where = and(
    eq(offerApproval.accountId, access.accountId),
    eq(offerApproval.state, 'asked'),
    eq(offer.state, 'pending_approval'),
    or(eq(offerApproval.userId, access.userId), isAdministrators(access)),
  )
  const rows = await tx.db
    .select({
      ...OFFER_TASK,
      at: offerApproval.requestedAt,
    })
    .from(offerApproval)
    .innerJoin(offer, ofOffer)
    .innerJoin(application, applicationOfOffer)
    .innerJoin(job, jobOfApplication)
    .innerJoin(applicant, applicantOfApplication)
    .where(where)
    .orderBy(asc(offerApproval.requestedAt), asc(offer.userOfferId))
    .limit(most)
  const [counted] = await tx.db
    .select(TASK_COUNT)
    .from(offerApproval)
    .innerJoin(offer, ofOffer)
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

function isAdministrators(access: StaffAccess): SQL | undefined {
  if (!access.has('company_settings_access')) return undefined
  return and(
    ne(offerApproval.requestedBy, access.userId),
    or(
      isNull(offerApproval.userId),
      sql`not exists (select 1 from user_role r where r.account_id = ${offerApproval.accountId}
        and r.user_id = ${offerApproval.userId})`,
    ),
  )
}
