// An example row of the audit trail.
import { sql } from 'drizzle-orm'

import type { SliceExamples } from '../slice-examples.ts'

export const auditExamples: SliceExamples = {
  rows: ({ accountId, userId }) => [
    sql`insert into audit_event (account_id, actor_id, entity, entity_id, action) values (${accountId}, ${userId}, 'application', 1, 'apply')`,
  ],
}
