// Example requests and rows of human reviews of decisions.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const humanReviewExamples: SliceExamples = {
  bodies: { keepReviewedDecision: { reason: 'The certificate is for another class' } },
  rows: ({ accountId, userId, userSmartreqId }) => [
    sql`insert into human_review (account_id, user_smartreq_id, decision_id, user_id, note, asked_at)
        select ${accountId}, ${userSmartreqId}, decision_id, ${userId}, 'n', now()
        from application_decision where account_id = ${accountId}`,
  ],
}
