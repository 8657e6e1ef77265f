// Which applicants the version before showed figures about. Nothing reads or writes it now; it stands until no server of
// that version runs beside this one.
import { bigint, foreignKey, index, integer, primaryKey } from 'drizzle-orm/pg-core'

import { application } from './requisition.ts'
import { tenantTable } from './tenant.ts'

export const disclosureBlock = tenantTable(
  'disclosure_block',
  {
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    /** Within the requisition, from 1. */
    block: integer('block').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userSmartreqId] }),
    index('disclosure_block_of_job').on(table.accountId, table.jobId, table.block),
    foreignKey({
      name: 'disclosure_block_application_fk',
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
  ],
)
