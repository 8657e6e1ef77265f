// Extra time of applications, an accommodation: every setting of it, the newest in force.
import { bigint, foreignKey, index, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import type { ExtraTime } from '#contract/assessments/extra-time-factors.ts'

import { application } from './requisition.ts'
import { personReads, tenantTable } from './tenant.ts'

export const extraTimeSetting = tenantTable(
  'extra_time_setting',
  {
    settingId: bigint('setting_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userSmartreqId: bigint('user_smartreq_id', { mode: 'number' }).notNull(),
    /** The applicant. */
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    extraTime: text('extra_time').$type<ExtraTime>().notNull(),
    setBy: bigint('set_by', { mode: 'number' }).notNull(),
    setAt: timestamp('set_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    personReads(),
    primaryKey({ columns: [table.accountId, table.settingId] }),
    index('extra_time_setting_of').on(table.accountId, table.userSmartreqId, table.settingId),
    index('extra_time_setting_user').on(table.userId),
    foreignKey({
      columns: [table.accountId, table.userSmartreqId],
      foreignColumns: [application.accountId, application.userSmartreqId],
    }),
  ],
)
