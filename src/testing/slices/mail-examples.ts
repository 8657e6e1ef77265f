// An example row of mail that waits to be sent.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const mailExamples: SliceExamples = {
  rows: ({ userId, sessionId }) => [
    sql`insert into mail (mail_id, user_id, kind, language, origin, token_id)
        values (${sessionId}, ${userId}, 'verify-email', 'en', 'o', ${sessionId})`,
  ],
}
