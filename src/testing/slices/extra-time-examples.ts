// Example requests and rows of extra time.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const extraTimeExamples: SliceExamples = {
  bodies: { setExtraTime: { extra_time: '1.5' } },
  rows: ({ accountId, userId, userSmartreqId }) => [
    sql`insert into extra_time_setting (account_id, user_smartreq_id, user_id, extra_time, set_by, set_at)
        values (${accountId}, ${userSmartreqId}, ${userId}, '1.5', ${userId}, now())`,
  ],
}
