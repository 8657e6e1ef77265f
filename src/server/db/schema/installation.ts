// Which installation a database belongs to.
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * One row: the id that the folder of this installation's files carries as well. No policy: only the owner reads it.
 */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    installationId: uuid('installation_id').notNull(),
  },
  (table) => [check('installation_is_one', sql`${table.isOnly}`)],
).enableRLS()
