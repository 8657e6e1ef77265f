// Example requests and rows of feedback on interviews.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const feedbackExamples: SliceExamples = {
  bodies: {
    saveInterviewFeedback: { entries: {}, submitted_at: null },
    unlockInterviewFeedback: ({ target }) => ({
      user_id: target.memberId,
      reason: 'One answer was left out.',
    }),
  },
  rows: ({ accountId, userId, attemptId }) => [
    sql`insert into interview_feedback values (${accountId}, ${attemptId}, ${userId}, 'draft', '{}', null, null, now())`,
  ],
}
