// How an application is tied to the source that it came by.
import { sql } from 'drizzle-orm'
import { foreignKey, index, type PgColumn } from 'drizzle-orm/pg-core'

import { source } from './source.ts'

type Columns = { accountId: PgColumn; jobId: PgColumn; sourceId: PgColumn }

/** The key of an application's source, and the index that its applicants are counted by. */
export function ofSource({ accountId, jobId, sourceId }: Columns) {
  return [
    index('application_source')
      .on(accountId, sourceId, jobId)
      .where(sql`source_id is not null`),
    foreignKey({
      columns: [accountId, sourceId],
      foreignColumns: [source.accountId, source.sourceId],
    }),
  ]
}
