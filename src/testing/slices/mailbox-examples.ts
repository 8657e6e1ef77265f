// An example row of the local mailbox.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const mailboxExamples: SliceExamples = {
  rows: ({ sessionId }) => [
    sql`insert into mailbox_message (mail_id, "to", subject, text, html, sent_at) values (${sessionId}, 'e', 's', 't', 'h', now())`,
  ],
}
