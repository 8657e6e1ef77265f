// SQL of what a decision needs to know of its requisition and its company. Runs in the company's scope.
import { and, asc, eq, isNull } from 'drizzle-orm'

import type { RejectionReason } from '#contract/decisions/decisions.ts'

import type { Tx } from '../db/database.ts'
import { isListed } from '../db/listed-applications.ts'
import { rejectionReason } from '../db/schema/decision.ts'
import { application, job } from '../db/schema/requisition.ts'
import type { JobKey } from './decision-subjects.ts'

/** How many openings of a requisition are left, which stay so until the transaction ends. */
export async function lockOpenings(tx: Tx, { accountId, jobId }: JobKey): Promise<number> {
  const [row] = await tx.db
    .select({ openings: job.openings })
    .from(job)
    .where(and(eq(job.accountId, accountId), eq(job.jobId, jobId)))
    .for('update')
  const isHired = and(
    eq(application.accountId, accountId),
    eq(application.jobId, jobId),
    eq(application.status, 'hired'),
  )
  return (row?.openings ?? 0) - (await tx.db.$count(application, isHired))
}

const reasonColumns = {
  rejection_reason_id: rejectionReason.rejectionReasonId,
  reason_type: rejectionReason.reasonType,
  label: rejectionReason.label,
  standard_reason: rejectionReason.standardReason,
}

/** The reasons of a company, in their order. */
export async function listReasons(
  tx: Tx,
  { accountId }: { accountId: number },
): Promise<RejectionReason[]> {
  return tx.db
    .select(reasonColumns)
    .from(rejectionReason)
    .where(eq(rejectionReason.accountId, accountId))
    .orderBy(asc(rejectionReason.sortOrder), asc(rejectionReason.rejectionReasonId))
}

/** One reason, which is not deleted until the transaction ends; null for one of another company. */
export async function lockReason(
  tx: Tx,
  { accountId, reasonId }: { accountId: number; reasonId: number },
): Promise<RejectionReason | null> {
  const [row] = await tx.db
    .select(reasonColumns)
    .from(rejectionReason)
    .where(
      and(
        eq(rejectionReason.accountId, accountId),
        eq(rejectionReason.rejectionReasonId, reasonId),
      ),
    )
    .for('key share')
  return row ?? null
}

type ApplicationKey = { readonly accountId: number; readonly userSmartreqId: number }

/** Where an application stands, and its first day of work; null for one that is not there. */
export async function lockHire(tx: Tx, key: ApplicationKey) {
  const [row] = await tx.db
    .select({ status: application.status, startDate: application.startDate })
    .from(application)
    .where(and(isApplication(key), isListed(), isNull(application.erasedAt)))
    .for('update')
  return row ?? null
}

export async function setStartDate(
  tx: Tx,
  { startDate, ...key }: ApplicationKey & { startDate: string },
): Promise<void> {
  await tx.db.update(application).set({ startDate }).where(isApplication(key))
}

function isApplication({ accountId, userSmartreqId }: ApplicationKey) {
  return and(eq(application.accountId, accountId), eq(application.userSmartreqId, userSmartreqId))
}
