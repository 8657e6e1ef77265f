// Who on a hiring team is written to when an applicant completes an activity.
import { bigint, foreignKey, index, primaryKey } from 'drizzle-orm/pg-core'

import { jobTeam } from './requisition.ts'
import { tenantTable } from './tenant.ts'

export const activityNotification = tenantTable(
  'activity_notification',
  {
    jobTeamId: bigint('job_team_id', { mode: 'number' }).notNull(),
    /** The first version of the activity: the setting is for all of them. */
    originActivityId: bigint('origin_activity_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'activity_notification_pk',
      columns: [table.accountId, table.jobTeamId, table.originActivityId],
    }),
    index('activity_notification_activity').on(table.accountId, table.originActivityId),
    // Who leaves the team is told no more.
    foreignKey({
      name: 'activity_notification_member',
      columns: [table.accountId, table.jobTeamId],
      foreignColumns: [jobTeam.accountId, jobTeam.jobTeamId],
    }).onDelete('cascade'),
  ],
)
