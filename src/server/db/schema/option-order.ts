// In which order an attempt shows the options of its questions: stored when it starts.
import { bigint, foreignKey, index, integer, primaryKey, timestamp } from 'drizzle-orm/pg-core'

import { assessment, userStepActivity } from './assessment.ts'
import { personScope, tenantTable } from './tenant.ts'

/**
 * One order for each activity of an application and version of its content, never changed: a device may begin with an
 * older version that it stored. Without a row, options stand in the order of the content.
 */
export const optionOrder = tenantTable(
  'option_order',
  {
    userStepActivityId: bigint('user_step_activity_id', { mode: 'number' }).notNull(),
    asmtId: bigint('asmt_id', { mode: 'number' })
      .notNull()
      .references(() => assessment.asmtId, { onDelete: 'cascade' }),
    /** The applicant. */
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** The options' values as shown, one response set after the other, as `shuffled_response_sets` lists them. */
    optionValues: integer('option_values').array().notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    personScope(),
    primaryKey({ columns: [table.accountId, table.userStepActivityId, table.asmtId] }),
    index('option_order_asmt').on(table.asmtId),
    index('option_order_user').on(table.userId),
    foreignKey({
      name: 'option_order_activity_fk',
      columns: [table.accountId, table.userStepActivityId],
      foreignColumns: [userStepActivity.accountId, userStepActivity.userStepActivityId],
    }),
  ],
)
