// Example requests and rows of equal opportunity answers.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const eeocExamples: SliceExamples = {
  bodies: {
    submitEeocAnswers: ({ target }) => ({
      payload_version: 1,
      ref_id: target.refId,
      answers: { gender: 'female', race: null, veteran: 'decline', disability: 'no' },
      answered_at: new Date().toISOString(),
    }),
  },
  rows: ({ accountId, jobId, userId, userSmartreqId }) => [
    sql`insert into eeoc_answer values (${accountId}, ${userSmartreqId}, ${userId}, 'female', 'asian', 'decline', null, now())`,
    sql`insert into eeoc_figure values (${accountId}, ${jobId}, 'gender', 'female', 'rejected', 12)`,
    sql`insert into eeoc_publication values (${accountId}, ${jobId}, 24, now())`,
  ],
}
