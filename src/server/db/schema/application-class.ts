// How an application is tied to the hiring class that it is assigned to. The key is in SQL: the two tables refer to each other's file.
import { sql } from 'drizzle-orm'
import { index, type PgColumn } from 'drizzle-orm/pg-core'

type Columns = { accountId: PgColumn; jobId: PgColumn; hiringClassId: PgColumn }

/** The index that a class's applicants are counted and listed by. */
export function ofHiringClass({ accountId, jobId, hiringClassId }: Columns) {
  return [
    index('application_class')
      .on(accountId, jobId, hiringClassId)
      .where(sql`hiring_class_id is not null`),
  ]
}
