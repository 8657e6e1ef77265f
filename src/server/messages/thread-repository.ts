// SQL of the messages of an application: what staff wrote and what the applicant answered, in one order.
import { and, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

import type { Tx } from '../db/database.ts'
import { message, messageReply } from '../db/schema/message.ts'

/**
 * One page of what was written about an application and what was answered, newest first, by ids, and how much there is.
 * An answer stands above the message that it came after.
 */
export async function listThread(
  tx: Tx,
  query: { accountId: number; userSmartreqId: number; page: number; page_size: number },
): Promise<{ entries: { kind: 'message' | 'reply'; id: string }[]; total: number }> {
  const { accountId, userSmartreqId, page, page_size: size } = query
  const [sent, received] = [message, messageReply].map((table) =>
    and(eq(table.accountId, accountId), eq(table.userSmartreqId, userSmartreqId)),
  )
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
