// SQL that takes out of applications whatever names the person. Runs in the system's scope.
import { and, eq, exists, inArray, isNull, not, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Tx } from '../db/database.ts'
import { jobOfApplication } from '../db/joins.ts'
import { answerPromise } from '../db/schema/answer-promise.ts'
import { applicationTag } from '../db/schema/applicant-change.ts'
import { answer, attempt, attributeScore, userStepActivity } from '../db/schema/assessment.ts'
import { applicationComment } from '../db/schema/comment.ts'
import { applicationDecision } from '../db/schema/decision.ts'
import { eeocAnswer } from '../db/schema/eeoc.ts'
import { extraTimeSetting } from '../db/schema/extra-time.ts'
import { humanReview } from '../db/schema/human-review.ts'
import { invitation } from '../db/schema/invitation.ts'
import { kioskCode } from '../db/schema/kiosk.ts'
import { mailboxMessage } from '../db/schema/mail.ts'
import { recording } from '../db/schema/media.ts'
import { emailOptOut, message, messageBatch, messageReply } from '../db/schema/message.ts'
import { erasureProof, legalHold } from '../db/schema/privacy.ts'
import { applicant, application, job } from '../db/schema/requisition.ts'
import { scorecardShare } from '../db/schema/scorecard-share.ts'
import { commandReceipt } from '../db/schema/session.ts'
import { attemptTiming } from '../db/schema/timing.ts'
import { deleteOptionOrders } from './delete-option-orders.ts'
import { emptyInterviews } from './empty-interviews.ts'
import { deleteDismissals, releaseMerged } from './release-duplicates.ts'

export type Applications = {
  readonly accountId: number
  readonly userSmartreqIds: readonly number[]
}

/** True for applications that the company must keep. */
export function isHeld(tx: Tx): SQL {
  const holds = tx.db
    .select({ one: sql`1` })
    .from(legalHold)
    .where(
      and(
        eq(legalHold.accountId, application.accountId),
        eq(legalHold.userSmartreqId, application.userSmartreqId),
      ),
    )
  return exists(holds)
}

/** True for applications that nothing forbids to erase, and that are not erased yet. */
function isErasable(tx: Tx): SQL | undefined {
  return and(isNull(application.erasedAt), not(isHeld(tx)))
}

/**
 * Of these applications those that may be erased, locked against a hold that is placed at the same moment; `only` may
 * speak of the application and of its job.
 */
export async function lockErasable(tx: Tx, given: Applications & { only?: SQL | undefined }) {
  return tx.db
    .select({
      userSmartreqId: application.userSmartreqId,
      userId: application.userId,
      jobId: application.jobId,
    })
    .from(application)
    .innerJoin(job, jobOfApplication)
    .where(
      and(
        eq(application.accountId, given.accountId),
        inArray(application.userSmartreqId, [...given.userSmartreqIds]),
        isErasable(tx),
        given.only,
      ),
    )
    .orderBy(application.userSmartreqId)
    .for('update', { of: application })
}

/** So many applications of a person in a company that may be erased. */
export async function listErasable(
  tx: Tx,
  given: { accountId: number; userId: number; limit: number },
): Promise<number[]> {
  const rows = await tx.db
    .select({ userSmartreqId: application.userSmartreqId })
    .from(application)
    .where(
      and(
        eq(application.accountId, given.accountId),
        eq(application.userId, given.userId),
        isErasable(tx),
      ),
    )
    .orderBy(application.userSmartreqId)
    .limit(given.limit)
  return rows.map((row) => row.userSmartreqId)
}

/** The applications' attempts. A save or a verification under way ends first, and is seen; those that wait find nothing. */
export function lockAttempts(tx: Tx, given: Applications) {
  return tx.db
    .select({ attemptId: attempt.attemptId, userId: attempt.userId })
    .from(attempt)
    .where(ofApplications(attempt, given))
    .for('update')
}

/** Deletes what the applications' attempts consist of. */
export async function deleteWork(tx: Tx, given: Applications): Promise<void> {
  const attempts = await lockAttempts(tx, given)
  const ids = attempts.map((row) => row.attemptId)
  const userIds = [...new Set(attempts.map((row) => row.userId))]
  await deleteRecordings(tx, given)
  await deleteOptionOrders(tx, given)
  await tx.db.delete(extraTimeSetting).where(ofApplications(extraTimeSetting, given))
  await tx.db.delete(eeocAnswer).where(ofApplications(eeocAnswer, given))
  await tx.db.delete(answer).where(inArray(answer.attemptId, ids))
  await tx.db.delete(attemptTiming).where(inArray(attemptTiming.attemptId, ids))
  await tx.db
    .delete(commandReceipt)
    .where(and(inArray(commandReceipt.userId, userIds), inArray(commandReceipt.attemptId, ids)))
  await tx.db.delete(attempt).where(inArray(attempt.attemptId, ids))
}

/** Deletes the recordings of applications, their files apart; how many there were. */
async function deleteRecordings(tx: Tx, given: Applications): Promise<number> {
  const isTheirs = ofApplications(recording, given)
  const ids = sql.param([...given.userSmartreqIds])
  await tx.db.execute(sql`select erase_chunks(${given.accountId}, ${ids}::bigint[])`)
  const gone = await tx.db
    .delete(recording)
    .where(isTheirs)
    .returning({ recordingId: recording.recordingId })
  return gone.length
}

/** Takes applications out of what is append-only; `userId` whose network address goes from the company's trail. */
export async function eraseFromLogs(
  tx: Tx,
  given: Applications & { userId: number | null },
): Promise<void> {
  const ids = sql.param([...given.userSmartreqIds])
  await tx.db.execute(
    sql`select erase_from_logs(${given.accountId}, ${ids}::bigint[], ${given.userId}::bigint)`,
  )
}

/**
 * Leaves of applications what counts: position, state and scores, by the day. They are in no list from then on, and
 * no one's any more but by a number that leads to no one.
 */
export async function anonymise(tx: Tx, given: Applications & { at: Date }): Promise<void> {
  const { at } = given
  await tx.db.delete(invitation).where(ofApplications(invitation, given))
  await deleteMessages(tx, given)
  await deleteShares(tx, given)
  await deleteKioskCodes(tx, given)
  await emptyInterviews(tx, given)
  await tx.db.delete(humanReview).where(ofApplications(humanReview, given))
  await tx.db.delete(answerPromise).where(ofApplications(answerPromise, given))
  await tx.db.delete(applicationComment).where(ofApplications(applicationComment, given))
  await tx.db.delete(applicationTag).where(ofApplications(applicationTag, given))
  await tx.db
    .update(userStepActivity)
    .set({ scoredAt: sql`date_trunc('day', scored_at)` })
    .where(ofApplications(userStepActivity, given))
  await tx.db
    .update(attributeScore)
    .set({ computedAt: sql`date_trunc('day', computed_at)` })
    .where(ofApplications(attributeScore, given))
  await tx.db
    .update(applicationDecision)
    .set({
      reasonNote: null,
      decidedAt: sql`date_trunc('day', decided_at)`,
      enteredAt: sql`date_trunc('day', entered_at)`,
    })
    .where(ofApplications(applicationDecision, given))
  await releaseMerged(tx, given)
  await tx.db
    .update(application)
    .set({
      externalApplicationId: null,
      createdAt: sql`date_trunc('day', created_at)`,
      submittedAt: sql`date_trunc('day', submitted_at)`,
      decidedAt: sql`date_trunc('day', decided_at)`,
      deletedAt: sql`coalesce(deleted_at, ${at.toISOString()}::timestamptz)`,
      erasedAt: at,
    })
    .where(ofApplications(application, given))
}

// With a code go the sessions at kiosk stations that began by it.
async function deleteKioskCodes(tx: Tx, given: Applications): Promise<void> {
  await tx.db.delete(kioskCode).where(ofApplications(kioskCode, given))
}

// Their links end with them, and the recipients' addresses go.
async function deleteShares(tx: Tx, given: Applications): Promise<void> {
  await tx.db.delete(scorecardShare).where(ofApplications(scorecardShare, given))
}

// What was written to no one else goes whole: it may name the person.
async function deleteMessages(tx: Tx, given: Applications): Promise<void> {
  const { accountId } = given
  await tx.db.delete(messageReply).where(ofApplications(messageReply, given))
  const gone = await tx.db
    .delete(message)
    .where(ofApplications(message, given))
    .returning({ batchId: message.batchId, messageId: message.messageId })
  // The copies that a local mailbox has: a text message names no address by which it could be found later.
  const messageIds = gone.map((row) => row.messageId)
  await tx.db.delete(mailboxMessage).where(inArray(mailboxMessage.mailId, messageIds))
  await tx.db.delete(messageBatch).where(
    and(
      eq(messageBatch.accountId, accountId),
      inArray(messageBatch.batchId, [...new Set(gone.map((row) => row.batchId))]),
      sql`not exists (select 1 from message m
        where m.account_id = message_batch.account_id and m.batch_id = message_batch.batch_id)`,
    ),
  )
}

/** Blanks the company's copy of those of them who have no application left there; the addresses that it had. */
export async function blankApplicants(
  tx: Tx,
  given: { accountId: number; userIds: readonly number[] },
): Promise<string[]> {
  const { accountId, userIds } = given
  const isGone = and(
    eq(applicant.accountId, accountId),
    inArray(applicant.userId, [...userIds]),
    sql`${applicant.email} <> ''`,
    sql`not exists (select 1 from application p where p.account_id = applicant.account_id
      and p.user_id = applicant.user_id and p.erased_at is null)`,
  )
  const rows = await tx.db
    .select({ email: applicant.email, userId: applicant.userId })
    .from(applicant)
    .where(isGone)
  const gone = rows.map((row) => row.userId)
  await tx.db
    .delete(emailOptOut)
    .where(and(eq(emailOptOut.accountId, accountId), inArray(emailOptOut.userId, gone)))
  await deleteDismissals(tx, { accountId, userIds: gone })
  await tx.db
    .update(applicant)
    .set({
      firstName: '',
      lastName: '',
      email: '',
      phoneNumber: null,
      city: null,
      stateCode: null,
      countryCode: null,
    })
    .where(isGone)
  return rows.map(({ email }) => email)
}

export async function insertProofs(
  tx: Tx,
  rows: (typeof erasureProof.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.db.insert(erasureProof).values(rows)
}

/** A table whose rows are of an application. */
type OfApplications = { readonly accountId: PgColumn; readonly userSmartreqId: PgColumn }

function ofApplications(table: OfApplications, { accountId, userSmartreqIds }: Applications) {
  return and(eq(table.accountId, accountId), inArray(table.userSmartreqId, [...userSmartreqIds]))
}
