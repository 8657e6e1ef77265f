// Example requests and rows of the impact of a rejection on groups of applicants.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '#testing/slice-examples.ts'

export const impactExamples: SliceExamples = {
  bodies: { checkImpactRatio: { matching: {} } },
  rows: ({ accountId, jobId, userSmartreqId }) => [
    sql`insert into disclosure_block values (${accountId}, ${userSmartreqId}, ${jobId}, 1)`,
  ],
}
