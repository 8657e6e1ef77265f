// Example requests and rows of who is told that an activity is done.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const notificationExamples: SliceExamples = {
  bodies: { saveActivityNotification: { job_team_ids: [] } },
  rows: ({ accountId, jobId }) => [
    sql`insert into activity_notification values (${accountId}, (select job_team_id from job_team where job_id = ${jobId} limit 1), 1)`,
  ],
}
