// SQL of the local mailbox.
import { desc, eq } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { mailboxMessage } from '../../db/schema/mail.ts'

export type MessageRow = typeof mailboxMessage.$inferSelect

export async function insertMessage(tx: Tx, row: MessageRow): Promise<void> {
  await tx.db.insert(mailboxMessage).values(row).onConflictDoNothing()
}

/** One page, newest first, and how many there are in all. */
export async function listMessages(
  tx: Tx,
  given: { page: number; pageSize: number },
): Promise<{ rows: Omit<MessageRow, 'text' | 'html' | 'calendar'>[]; total: number }> {
  const { mailId, to, subject, sentAt } = mailboxMessage
  const rows = await tx.db
    .select({ mailId, to, subject, sentAt })
    .from(mailboxMessage)
    .orderBy(desc(sentAt), desc(mailId))
    .limit(given.pageSize)
    .offset((given.page - 1) * given.pageSize)
  return { rows, total: await tx.db.$count(mailboxMessage) }
}

export async function findMessage(tx: Tx, mailId: string): Promise<MessageRow | null> {
  const [row] = await tx.db.select().from(mailboxMessage).where(eq(mailboxMessage.mailId, mailId))
  return row ?? null
}
