// SQL of the files that go with messages. Runs in the company's scope.
import { and, eq } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { message, messageBatch, type SentFile } from '../db/schema/message.ts'

/** The files that go with a message to an applicant; none where there is no such message. */
export async function listFiles(
  tx: Tx,
  given: { accountId: number; userSmartreqId: number; messageId: string },
): Promise<readonly SentFile[]> {
  const [row] = await tx.db
    .select({ files: messageBatch.files })
    .from(message)
    .innerJoin(
      messageBatch,
      and(eq(messageBatch.accountId, message.accountId), eq(messageBatch.batchId, message.batchId)),
    )
    .where(
      and(
        eq(message.accountId, given.accountId),
        eq(message.userSmartreqId, given.userSmartreqId),
        eq(message.messageId, given.messageId),
      ),
    )
  return row?.files ?? []
}
