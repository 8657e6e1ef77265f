// An example row of what a company prefers.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const accountExamples: SliceExamples = {
  rows: ({ accountId }) => [
    sql`insert into account_preference values (${accountId}, 'EEOC_DASHBOARD', '1')`,
  ],
}
