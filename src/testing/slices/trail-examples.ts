// An example row of what was refused to an attempt.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const trailExamples: SliceExamples = {
  rows: ({ accountId, userId, attemptId }) => [
    sql`insert into attempt_refusal (account_id, attempt_id, place, user_id, command, code)
        values (${accountId}, ${attemptId}, 1, ${userId}, 'answers', 'not_found')`,
  ],
}
