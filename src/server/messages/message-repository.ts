// SQL of messages to applicants. Every statement is about all of a batch at once.
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { isListed } from '../db/listed-applications.ts'
import { nextStepId } from '../db/next-step.ts'
import { phoneCountry } from '../db/phone-country.ts'
import { account } from '../db/schema/account.ts'
import { message, messageBatch } from '../db/schema/message.ts'
import { applicant, application, job, jobStep } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'
import { userProfile } from '../db/schema/user-profile.ts'

export type BatchKey = { readonly accountId: number; readonly batchId: string }
export type BatchRow = typeof messageBatch.$inferSelect

/** What each recipient's own values are made of. */
const RECIPIENT = {
  userId: application.userId,
  userSmartreqId: application.userSmartreqId,
  refId: application.refId,
  firstName: applicant.firstName,
  lastName: applicant.lastName,
  email: applicant.email,
  /** Of the profile, or else what they answered in a form of the company. */
  phoneNumber: sql<string | null>`coalesce(${userProfile.phoneNumber}, ${applicant.phoneNumber})`,
  phoneCountry: phoneCountry('application'),
  /** Null for a person without a profile. */
  wantsTexts: userProfile.isOptIn,
  userUuid: sql<string>`(select u.uuid from app_user u where u.user_id = ${application.userId})`,
  jobTitle: job.title,
  jobUuid: job.uuid,
  companyName: account.name,
  stepTitle: jobStep.title,
  stepStandardTitle: jobStep.standardTitle,
  isOptedOut: sql<boolean>`exists (select 1 from email_opt_out o
    where o.account_id = ${application.accountId} and o.user_id = ${application.userId})`,
}

export type Recipient = Awaited<ReturnType<typeof listRecipients>>[number]

/** Those behind applications, the newest application of a person first. */
export function listRecipients(tx: Tx, given: { accountId: number; ids: readonly number[] }) {
  const { accountId, ids } = given
  return selectRecipients(tx)
    .where(and(eq(application.accountId, accountId), inArray(application.userSmartreqId, [...ids])))
    .orderBy(desc(application.userSmartreqId))
}

/** One by the `ref_id`; null for one of another requisition. */
export async function findRecipient(
  tx: Tx,
  given: { accountId: number; jobId: number; refId: number; isAdvancing?: boolean },
): Promise<Recipient | null> {
  const stepId = given.isAdvancing === true ? nextStepId : application.jobStepId
  const [row] = await selectRecipients(tx, stepId).where(
    and(
      eq(application.accountId, given.accountId),
      eq(application.jobId, given.jobId),
      eq(application.refId, given.refId),
      isListed(),
      isNull(application.erasedAt),
    ),
  )
  return row ?? null
}

function selectRecipients(tx: Tx, stepId: SQLWrapper = application.jobStepId) {
  const { accountId } = application
  return tx.db
    .select(RECIPIENT)
    .from(application)
    .innerJoin(
      applicant,
      and(eq(applicant.accountId, accountId), eq(applicant.userId, application.userId)),
    )
    .innerJoin(job, and(eq(job.accountId, accountId), eq(job.jobId, application.jobId)))
    .innerJoin(account, eq(account.accountId, accountId))
    .leftJoin(userProfile, eq(userProfile.userId, application.userId))
    .leftJoin(jobStep, and(eq(jobStep.accountId, accountId), eq(jobStep.jobStepId, stepId)))
    .$dynamic()
}

const SENDER = {
  firstName: appUser.firstName,
  lastName: appUser.lastName,
  email: appUser.email,
}

/** Who writes. */
export async function getSender(tx: Tx, userId: number) {
  const [row] = await tx.db.select(SENDER).from(appUser).where(eq(appUser.userId, userId))
  return row ?? { firstName: '', lastName: '', email: '' }
}

export type Sender = Awaited<ReturnType<typeof getSender>>

export async function insertBatch(
  tx: Tx,
  { batch, to }: { batch: BatchRow; to: readonly Recipient[] },
): Promise<void> {
  const { accountId, batchId, createdAt } = batch
  await tx.db.insert(messageBatch).values(batch)
  const rows = to.map(({ userId, userSmartreqId }) => ({
    user_id: userId,
    user_smartreq_id: userSmartreqId,
  }))
  await tx.db.execute(sql`
    insert into message (account_id, message_id, batch_id, user_id, user_smartreq_id, created_at)
    select ${accountId}::bigint, gen_random_uuid(), ${batchId}::uuid, v.user_id, v.user_smartreq_id,
      ${createdAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(user_id bigint, user_smartreq_id bigint)`)
}

export async function findBatch(tx: Tx, key: BatchKey): Promise<BatchRow | null> {
  const [row] = await tx.db.select().from(messageBatch).where(ofBatch(messageBatch, key))
  return row ?? null
}

const isUnsent = and(isNull(message.sentAt), isNull(message.cancelledAt), isNull(message.failedAt))

/** The next ones to send after an id; from now on they cannot be stopped. */
export async function claimUnsent(
  tx: Tx,
  { after, limit, at, ...key }: BatchKey & { after: string | null; limit: number; at: Date },
): Promise<{ messageId: string; userSmartreqId: number }[]> {
  const rows = await tx.db
    .select({ messageId: message.messageId, userSmartreqId: message.userSmartreqId })
    .from(message)
    .where(
      and(
        ofBatch(message, key),
        isUnsent,
        after === null ? undefined : gt(message.messageId, after),
      ),
    )
    .orderBy(asc(message.messageId))
    .limit(limit)
    .for('update')
  const ids = rows.map((row) => row.messageId)
  await tx.db
    .update(message)
    .set({ sendingAt: at })
    .where(and(eq(message.accountId, key.accountId), inArray(message.messageId, ids)))
  return rows
}

/** Writes how it went, with what went out. */
export async function endMessage(
  tx: Tx,
  given: { accountId: number; messageId: string } & Partial<typeof message.$inferSelect>,
): Promise<void> {
  const { accountId, messageId, ...outcome } = given
  await tx.db
    .update(message)
    .set(outcome)
    .where(and(eq(message.accountId, accountId), eq(message.messageId, messageId)))
}

/** Stops those of a batch that are not on their way, or one of them; how many, and how many it was too late for. */
export async function cancelBatch(
  tx: Tx,
  { at, messageId, ...key }: BatchKey & { at: Date; messageId: string | undefined },
): Promise<{ cancelled: number; sent: number }> {
  const isMeant = and(
    ofBatch(message, key),
    messageId === undefined ? undefined : eq(message.messageId, messageId),
  )
  const stopped = await tx.db
    .update(message)
    .set({ cancelledAt: at })
    .where(and(isMeant, isUnsent, isNull(message.sendingAt)))
    .returning({ messageId: message.messageId })
  const [rest] = await tx.db
    .select({ sent: count() })
    .from(message)
    .where(and(isMeant, isNull(message.cancelledAt)))
  return { cancelled: stopped.length, sent: rest?.sent ?? 0 }
}

/** Stops the messages of a batch about these applications that are not on their way. */
export async function cancelOfBatch(
  tx: Tx,
  { at, ids, ...key }: BatchKey & { at: Date; ids: readonly number[] },
): Promise<void> {
  await tx.db
    .update(message)
    .set({ cancelledAt: at })
    .where(
      and(
        ofBatch(message, key),
        isUnsent,
        isNull(message.sendingAt),
        inArray(message.userSmartreqId, [...ids]),
      ),
    )
}

/** Cancels the unsent emails of earlier decisions about applications. */
export async function cancelDecisionMails(
  tx: Tx,
  { accountId, ids, at }: { accountId: number; ids: readonly number[]; at: Date },
): Promise<void> {
  await tx.db
    .update(message)
    .set({ cancelledAt: at })
    .where(
      and(
        eq(message.accountId, accountId),
        inArray(message.userSmartreqId, [...ids]),
        isUnsent,
        isNull(message.sendingAt),
        sql`exists (select 1 from application_decision d where d.account_id = ${message.accountId}
          and d.user_smartreq_id = ${message.userSmartreqId} and d.batch_id = ${message.batchId}
          and d.action in ('reject', 'advance'))`,
      ),
    )
}

/** Messages with their batches and senders. */
export async function listMessages(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly string[] },
) {
  if (ids.length === 0) return []
  return tx.db
    .select({
      message,
      batch: messageBatch,
      sender: SENDER,
    })
    .from(message)
    .innerJoin(
      messageBatch,
      and(eq(messageBatch.accountId, message.accountId), eq(messageBatch.batchId, message.batchId)),
    )
    .leftJoin(appUser, eq(appUser.userId, messageBatch.sentBy))
    .where(and(eq(message.accountId, accountId), inArray(message.messageId, [...ids])))
}

function ofBatch(
  table: typeof message | typeof messageBatch,
  { accountId, batchId }: BatchKey,
): SQL | undefined {
  return and(eq(table.accountId, accountId), eq(table.batchId, batchId))
}
