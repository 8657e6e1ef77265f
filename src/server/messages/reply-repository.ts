// SQL of what applicants answer.
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { message, messageBatch, messageReply } from '../db/schema/message.ts'
import { offer } from '../db/schema/offer.ts'
import { applicant, application } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'

type Person = { readonly accountId: number; readonly userId: number }
type Key = { readonly accountId: number; readonly userSmartreqId: number }

export type ReplyRow = typeof messageReply.$inferSelect

/**
 * The application that a person's answer is about: that of the message which they answer, or else the last one that the
 * company wrote about. Locked, so that it is not erased meanwhile. Null where the company never wrote, or all is erased.
 */
export async function lockAnswered(
  tx: Tx,
  { accountId, userId, messageIds }: Person & { messageIds: readonly string[] },
) {
  const isTheirs = and(eq(message.accountId, accountId), eq(message.userId, userId))
  const isMeant = sql`${message.messageId} = any(${sql.param([...messageIds])}::uuid[])`
  const [row] = await tx.db
    .select({
      userSmartreqId: application.userSmartreqId,
      jobId: application.jobId,
      addresses: sql<string[]>`array[lower(${applicant.email}), lower(${appUser.email})]`,
    })
    .from(message)
    .innerJoin(
      application,
      and(
        eq(application.accountId, message.accountId),
        eq(application.userSmartreqId, message.userSmartreqId),
      ),
    )
    .innerJoin(
      applicant,
      and(eq(applicant.accountId, message.accountId), eq(applicant.userId, message.userId)),
    )
    .innerJoin(appUser, eq(appUser.userId, message.userId))
    .where(and(isTheirs, sql`${message.sentAt} is not null`, isNull(application.erasedAt)))
    .orderBy(
      sql`(${isMeant}) desc`,
      sql`(${application.deletedAt} is null) desc`,
      desc(message.sentAt),
    )
    .limit(1)
    .for('share', { of: application })
  return row ?? null
}

/** How many answers of a person came since then. */
export function countReplies(tx: Tx, { accountId, userId, since }: Person & { since: Date }) {
  return tx.db.$count(
    messageReply,
    and(
      eq(messageReply.accountId, accountId),
      eq(messageReply.userId, userId),
      gt(messageReply.receivedAt, since),
    ),
  )
}

/** False for an email that is there already. */
export async function insertReply(tx: Tx, row: ReplyRow): Promise<boolean> {
  const inserted = await tx.db
    .insert(messageReply)
    .values(row)
    .onConflictDoNothing()
    .returning({ replyId: messageReply.replyId })
  return inserted.length > 0
}

export async function listReplies(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly string[] },
): Promise<ReplyRow[]> {
  if (ids.length === 0) return []
  const isOne = and(eq(messageReply.accountId, accountId), inArray(messageReply.replyId, [...ids]))
  return tx.db.select().from(messageReply).where(isOne)
}

/** One that is about an application. */
export async function findReply(
  tx: Tx,
  { accountId, userSmartreqId, replyId }: Key & { replyId: string },
): Promise<ReplyRow | null> {
  const [row] = await listReplies(tx, { accountId, ids: [replyId] })
  return row?.userSmartreqId === userSmartreqId ? row : null
}

/** The address of a person's account. */
export async function getEmail(tx: Tx, userId: number): Promise<string> {
  const rows = tx.db.select({ email: appUser.email }).from(appUser)
  const [row] = await rows.where(eq(appUser.userId, userId))
  if (row === undefined) throw new Error(`There is no user ${userId}.`)
  return row.email
}

/** Who sent the offer that a question is about; null for an answer by email, and where they were erased. */
export async function findOfferSender(
  tx: Tx,
  { accountId, replyId }: { accountId: number; replyId: string },
) {
  const [row] = await tx.db
    .select({ userId: appUser.userId, language: appUser.language })
    .from(messageReply)
    .innerJoin(
      offer,
      and(
        eq(offer.accountId, messageReply.accountId),
        eq(offer.userOfferId, messageReply.userOfferId),
      ),
    )
    .innerJoin(appUser, eq(appUser.userId, offer.sentBy))
    .where(
      and(
        eq(messageReply.accountId, accountId),
        eq(messageReply.replyId, replyId),
        isNull(appUser.erasedAt),
      ),
    )
  return row ?? null
}

/** Who of the staff wrote last about an application; null where no one did, or they were erased. */
export async function findLastSender(tx: Tx, { accountId, userSmartreqId }: Key) {
  const [row] = await tx.db
    .select({ userId: appUser.userId, language: appUser.language })
    .from(message)
    .innerJoin(
      messageBatch,
      and(eq(messageBatch.accountId, message.accountId), eq(messageBatch.batchId, message.batchId)),
    )
    .innerJoin(appUser, eq(appUser.userId, messageBatch.sentBy))
    .where(
      and(
        eq(message.accountId, accountId),
        eq(message.userSmartreqId, userSmartreqId),
        sql`${message.sentAt} is not null`,
        isNull(appUser.erasedAt),
      ),
    )
    .orderBy(desc(message.createdAt))
    .limit(1)
  return row ?? null
}
