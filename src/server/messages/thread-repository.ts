// SQL of the messages of an application: what staff wrote and what the applicant answered, in one order.
import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

import type { Tx } from '../db/database.ts'
import { message, messageReply } from '../db/schema/message.ts'

type Thread = { readonly accountId: number; readonly userSmartreqId: number }
type Page = { readonly page: number; readonly page_size: number }
type Entry = { readonly kind: 'message' | 'reply'; readonly id: string }

/**
 * One page of what was written about an application and what was answered, newest first, by ids, and how much there is.
 * An answer stands above the message that it came after.
 */
export function listThread(tx: Tx, query: Thread & Page) {
  return pageOf(tx, {
    ...query,
    sent: ofThread(message, query),
    received: ofThread(messageReply, query),
  })
}

/**
 * The same of what the candidate sees of it: what they asked about an offer, and what reached them or came from their
 * address since the first question.
 */
export async function listOfferThread(
  tx: Tx,
  { userOfferId, ...query }: Thread & Page & { readonly userOfferId: number },
) {
  const isAsked = and(ofThread(messageReply, query), eq(messageReply.userOfferId, userOfferId))
  const [first] = await tx.db
    .select({ at: sql<string | null>`min(${messageReply.receivedAt})::text` })
    .from(messageReply)
    .where(isAsked)
  const since = first?.at ?? null
  if (since === null) return { entries: [], total: 0 }
  const isTheirs = and(
    messageReply.isFromApplicant,
    sql`${messageReply.userOfferId} is null`,
    sql`${messageReply.receivedAt} >= ${since}::timestamptz`,
  )
  return pageOf(tx, {
    ...query,
    sent: and(ofThread(message, query), sql`${message.sentAt} >= ${since}::timestamptz`),
    received: and(ofThread(messageReply, query), or(isAsked, isTheirs)),
  })
}

type Chosen = Page & { readonly sent: SQL | undefined; readonly received: SQL | undefined }

async function pageOf(
  tx: Tx,
  { page, page_size: size, sent, received }: Chosen,
): Promise<{ entries: Entry[]; total: number }> {
  const emails = tx.db
    .select({
      kind: sql<'message' | 'reply'>`'message'`.as('kind'),
      id: sql<string>`${message.messageId}`.as('id'),
      at: sql<Date>`${message.createdAt}`.as('at'),
    })
    .from(message)
    .where(sent)
  const replies = tx.db
    .select({
      kind: sql<'message' | 'reply'>`'reply'`.as('kind'),
      id: sql<string>`${messageReply.replyId}`.as('id'),
      at: sql<Date>`${messageReply.receivedAt}`.as('at'),
    })
    .from(messageReply)
    .where(received)
  const entries = await unionAll(emails, replies)
    .orderBy(sql`at desc, id desc`)
    .limit(size)
    .offset((page - 1) * size)
  const total = (await tx.db.$count(message, sent)) + (await tx.db.$count(messageReply, received))
  return { entries, total }
}

function ofThread(table: typeof message | typeof messageReply, thread: Thread) {
  return and(eq(table.accountId, thread.accountId), eq(table.userSmartreqId, thread.userSmartreqId))
}
