// An example row of invitations.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const invitationExamples: SliceExamples = {
  rows: ({ accountId, userId, jobId, userSmartreqId }) => [
    sql`insert into invitation (account_id, kind, job_id, user_smartreq_id, subject_user_id)
        values (${accountId}, 'scorecard', ${jobId}, ${userSmartreqId}, ${userId})`,
  ],
}
