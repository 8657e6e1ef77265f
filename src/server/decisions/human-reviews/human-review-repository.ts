// SQL of reviews by a person, and of the rejections by a rule that they are about. Runs in the company's scope, or the
// system's.
import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'

import type { HumanReviewState } from '#contract/decisions/decisions-rules.ts'

import type { Tx } from '../../db/database.ts'
import { applicationDecision } from '../../db/schema/decision.ts'
import { humanReview } from '../../db/schema/human-review.ts'
import { application } from '../../db/schema/requisition.ts'

export type Key = { readonly accountId: number; readonly userSmartreqId: number }
export type ReviewRow = typeof humanReview.$inferSelect
export type ByRule = {
  readonly decisionId: number
  readonly decidedAt: Date
  /** Whether staff merged the application into another one, and act on that one alone. */
  readonly isMerged: boolean
}

/** The rejection in force of a rejected application, when a rule decided it; null when a user did. */
export async function findRejectionByRule(tx: Tx, key: Key): Promise<ByRule | null> {
  const { decisionId, decidedAt, automationRuleId } = applicationDecision
  const [row] = await tx.db
    .select({
      decisionId,
      decidedAt,
      automationRuleId,
      isMerged: sql<boolean>`exists (select 1 from application a where a.account_id = ${key.accountId}
        and a.user_smartreq_id = ${key.userSmartreqId} and a.merged_into is not null)`,
    })
    .from(applicationDecision)
    .where(
      and(
        eq(applicationDecision.accountId, key.accountId),
        eq(applicationDecision.userSmartreqId, key.userSmartreqId),
        eq(applicationDecision.action, 'reject'),
        isNull(applicationDecision.undoneAt),
      ),
    )
    .orderBy(desc(decidedAt), desc(decisionId))
    .limit(1)
  return row === undefined || row.automationRuleId === null ? null : row
}

/** The review of a decision; null while there is none. */
export async function findReviewOf(
  tx: Tx,
  { accountId, decisionId }: { accountId: number; decisionId: number },
): Promise<ReviewRow | null> {
  const [row] = await tx.db
    .select()
    .from(humanReview)
    .where(and(eq(humanReview.accountId, accountId), eq(humanReview.decisionId, decisionId)))
  return row ?? null
}

/** The newest review of an application, with when its decision was made and who answered it; null without one. */
export async function findNewest(tx: Tx, key: Key) {
  const [row] = await selectReviews(tx)
    .where(ofApplication(key))
    .orderBy(desc(humanReview.reviewId))
    .limit(1)
  return row ?? null
}

/**
 * The same for staff, who act on an application for those that were merged into it as well: one that is open comes first.
 */
export async function findAnswerable(tx: Tx, { accountId, userSmartreqId }: Key) {
  const [row] = await selectReviews(tx)
    .where(ofApplicationsAndMerged({ accountId, ids: [userSmartreqId] }))
    .orderBy(desc(sql`${humanReview.state} = 'open'`), desc(humanReview.reviewId))
    .limit(1)
  return row ?? null
}

function selectReviews(tx: Tx) {
  return tx.db
    .select({
      review: humanReview,
      decidedAt: applicationDecision.decidedAt,
      answeredBy: sql<string | null>`(select nullif(trim(u.first_name || ' ' || u.last_name), '')
        from app_user u where u.user_id = ${humanReview.answeredBy})`,
    })
    .from(humanReview)
    .innerJoin(
      applicationDecision,
      and(
        eq(applicationDecision.accountId, humanReview.accountId),
        eq(applicationDecision.decisionId, humanReview.decisionId),
      ),
    )
    .$dynamic()
}

/** Lets no one else decide about an application until the commit. */
export async function lockApplication(tx: Tx, key: Key): Promise<void> {
  await tx.db
    .select({ id: application.userSmartreqId })
    .from(application)
    .where(
      and(
        eq(application.accountId, key.accountId),
        eq(application.userSmartreqId, key.userSmartreqId),
      ),
    )
    .for('update')
}

/** Stores a review of a decision, unless there is one; its id. */
export async function insertReview(
  tx: Tx,
  row: Key & { decisionId: number; userId: number; note: string; askedAt: Date },
): Promise<number | null> {
  await tx.db.insert(humanReview).values(row).onConflictDoNothing()
  return (await findReviewOf(tx, row))?.reviewId ?? null
}

type Answer = Pick<
  ReviewRow,
  'accountId' | 'reviewId' | 'state' | 'answeredAt' | 'answeredBy' | 'reason'
>

/** Answers one review, or opens it again. */
export async function setAnswer(tx: Tx, given: Answer): Promise<void> {
  const { accountId, reviewId, state, answeredAt, answeredBy, reason } = given
  await tx.db
    .update(humanReview)
    .set({ state, answeredAt, answeredBy, reason, toldAt: null })
    .where(and(eq(humanReview.accountId, accountId), eq(humanReview.reviewId, reviewId)))
}

type Several = { readonly accountId: number; readonly ids: readonly number[] }
type Overturning = Several & {
  readonly states: ReadonlyArray<Exclude<HumanReviewState, 'overturned'>>
  readonly at: Date
  readonly answeredBy: number | null
  readonly batchId: string | null
  /** Only those of applications that were merged into these. */
  readonly isMergedOnly?: boolean
}

/** Closes reviews of some applications that are in one of some states; the applications whose reviews were closed. */
export async function overturn(tx: Tx, given: Overturning): Promise<number[]> {
  const { accountId, ids, states, at, answeredBy, batchId, isMergedOnly = false } = given
  const rows = await tx.db
    .update(humanReview)
    .set({
      state: 'overturned',
      answeredAt: at,
      answeredBy,
      reason: null,
      overturnedByBatch: batchId,
      toldAt: null,
    })
    .where(
      and(
        isMergedOnly ? ofMerged({ accountId, ids }) : ofApplicationsAndMerged({ accountId, ids }),
        inArray(humanReview.state, [...states]),
      ),
    )
    .returning({ userSmartreqId: humanReview.userSmartreqId })
  return rows.map((row) => row.userSmartreqId)
}

/** Opens again what a batch of decisions closed. */
export async function reopenOfBatch(
  tx: Tx,
  { batchId, ...several }: Several & { batchId: string },
): Promise<void> {
  await tx.db
    .update(humanReview)
    .set({
      state: 'open',
      answeredAt: null,
      answeredBy: null,
      overturnedByBatch: null,
      toldAt: null,
    })
    .where(and(ofApplicationsAndMerged(several), eq(humanReview.overturnedByBatch, batchId)))
}

function ofApplication({ accountId, userSmartreqId }: Key) {
  return ofApplications({ accountId, ids: [userSmartreqId] })
}

function ofApplications({ accountId, ids }: Several) {
  return and(eq(humanReview.accountId, accountId), inArray(humanReview.userSmartreqId, [...ids]))
}

function ofApplicationsAndMerged(several: Several): SQL | undefined {
  return or(ofApplications(several), ofMerged(several))
}

// What was merged into one of them may have taken in others before.
function ofMerged({ accountId, ids }: Several): SQL | undefined {
  return and(
    eq(humanReview.accountId, accountId),
    sql`${humanReview.userSmartreqId} in (
      with recursive merged as (
        select a.user_smartreq_id as id from application a
        where a.account_id = ${accountId} and a.merged_into = any(${sql.param([...ids])}::bigint[])
        union
        select a.user_smartreq_id from application a
        join merged m on a.account_id = ${accountId} and a.merged_into = m.id)
      select id from merged)`,
  )
}
