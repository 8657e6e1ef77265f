// Example requests and rows of sources and their links.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const sourceExamples: SliceExamples = {
  bodies: {
    createSource: () => ({ name: `Board ${randomUUID()}`, source_type: 'third_party_boards' }),
    updateSource: () => ({ name: `Board ${randomUUID()}` }),
    toggleSource: { is_active: true },
    createSourceLink: ({ target }) => ({ source_id: target.sourceId }),
  },
  rows: ({ accountId, jobId }) => [
    sql`insert into source_link (account_id, job_id, source_id, token)
        select ${accountId}, ${jobId}, source_id, ${`token-${accountId}`} from source where account_id = ${accountId} limit 1`,
  ],
}
