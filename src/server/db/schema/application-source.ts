// How an application is tied to the source that it came by.
import { sql } from 'drizzle-orm'
import { foreignKey, index, type ExtraConfigColumn, type PgColumn } from 'drizzle-orm/pg-core'

import { listedRows } from './application-merge.ts'
import { source } from './source.ts'

type Columns = {
  accountId: PgColumn
  jobId: PgColumn
  sourceId: PgColumn
  sourceType: ExtraConfigColumn
  createdAt: ExtraConfigColumn
}

/** The key of an application's source, and the indexes that its applicants are counted and listed by. */
export function ofSource({ accountId, jobId, sourceId, sourceType, createdAt }: Columns) {
  const isListed = listedRows()
  return [
    index('application_source_type')
      .on(accountId, jobId, sourceType, createdAt.desc())
      .where(isListed),
    index('application_newest_source_type')
      .on(accountId, sourceType, createdAt.desc())
      .where(isListed),
    index('application_source')
      .on(accountId, sourceId, jobId)
      .where(sql`source_id is not null`),
    foreignKey({
      columns: [accountId, sourceId],
      foreignColumns: [source.accountId, source.sourceId],
    }),
  ]
}
