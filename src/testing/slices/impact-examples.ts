// Example rows of what the version before stored about the impact of rejections.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const impactExamples: SliceExamples = {
  rows: ({ accountId, jobId, userSmartreqId }) => [
    sql`insert into disclosure_block values (${accountId}, ${userSmartreqId}, ${jobId}, 1)`,
  ],
}
