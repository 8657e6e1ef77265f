// SQL of the approval of offers. Runs in the company's scope; whom mail goes to is read in the system's.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { userRole } from '../../db/schema/account.ts'
import { offerApproval, offerApprovalRule } from '../../db/schema/offer-approval.ts'
import { application } from '../../db/schema/requisition.ts'
import { appUser } from '../../db/schema/session.ts'
import type { OfferKey, OfferRow } from '../offer-repository.ts'
import type { ApprovalRule } from './approval-steps.ts'

export type StepRow = typeof offerApproval.$inferSelect
type VersionKey = OfferKey & Pick<OfferRow, 'version'>

/** The rules of a company in their order. */
export async function listRules(tx: Tx, accountId: number): Promise<ApprovalRule[]> {
  const rows = await tx.db
    .select()
    .from(offerApprovalRule)
    .where(eq(offerApprovalRule.accountId, accountId))
    .orderBy(asc(offerApprovalRule.sortOrder), asc(offerApprovalRule.offerApprovalRuleId))
  return rows.map((row) => ({
    condition: row.condition,
    yearly_salary_above: row.yearlySalaryAbove,
    currency: row.currency,
    department: row.department,
    approvers: [
      row.approver1UserId,
      row.approver2UserId,
      row.approver3UserId,
      row.approver4UserId,
      row.approver5UserId,
    ].flatMap((userId) => userId ?? []),
  }))
}

/** Those of some users who belong to the company. */
export async function membersAmong(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.db
    .selectDistinct({ userId: userRole.userId })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.userId, userRole.userId))
    .where(
      and(
        eq(userRole.accountId, accountId),
        inArray(userRole.userId, [...ids]),
        isNull(appUser.erasedAt),
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}

/** The steps of some offers, of every version, in their order. */
export function listSteps(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<StepRow[]> {
  return tx.db
    .select()
    .from(offerApproval)
    .where(
      and(eq(offerApproval.accountId, accountId), inArray(offerApproval.userOfferId, [...ids])),
    )
    .orderBy(
      asc(offerApproval.userOfferId),
      asc(offerApproval.version),
      asc(offerApproval.position),
    )
}

/** Removes the steps of a version: its terms are about to change, or are approved in another request. */
export async function removeSteps(tx: Tx, key: VersionKey): Promise<void> {
  await tx.db.delete(offerApproval).where(isOfVersion(key))
}

export async function insertSteps(
  tx: Tx,
  rows: readonly (typeof offerApproval.$inferInsert)[],
): Promise<void> {
  await tx.db.insert(offerApproval).values([...rows])
}

export async function updateStep(
  tx: Tx,
  { position, set, ...key }: VersionKey & { position: number; set: Partial<StepRow> },
): Promise<void> {
  await tx.db
    .update(offerApproval)
    .set(set)
    .where(and(isOfVersion(key), eq(offerApproval.position, position)))
}

/** The requisition of an offer's application. */
export async function findJobId(
  tx: Tx,
  { accountId, userSmartreqId }: Pick<OfferRow, 'accountId' | 'userSmartreqId'>,
): Promise<number | null> {
  const [row] = await tx.db
    .select({ jobId: application.jobId })
    .from(application)
    .where(
      and(eq(application.accountId, accountId), eq(application.userSmartreqId, userSmartreqId)),
    )
  return row?.jobId ?? null
}

type Recipient = { readonly userId: number; readonly language: string | null }

/** A user to write to, if they still belong to the company. */
export async function findMember(
  tx: Tx,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<Recipient[]> {
  return tx.db
    .selectDistinct({ userId: appUser.userId, language: appUser.language })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.userId, userRole.userId))
    .where(
      and(eq(userRole.accountId, accountId), eq(userRole.userId, userId), isNull(appUser.erasedAt)),
    )
}

function isOfVersion({ accountId, userOfferId, version }: VersionKey) {
  return and(
    eq(offerApproval.accountId, accountId),
    eq(offerApproval.userOfferId, userOfferId),
    eq(offerApproval.version, version),
  )
}
