// Whether a requisition takes applications: by its status, and by its deadline.
import { sql, type SQL } from 'drizzle-orm'

import { DEADLINE_GRACE_HOURS } from '#contract/core/deadline-day.ts'

import { job } from '../db/schema/requisition.ts'

/** The status as it counts for those who want to apply: an open one is closed once its last day has ended everywhere. */
export function statusForApplying(): SQL<string> {
  return sql<string>`case when ${isOverdue()} then 'closed' else ${job.status} end`
}

/** Open, and not after the last day to apply. */
export function takesApplications(): SQL {
  return sql`(${job.status} = 'open' and not ${isOverdue()})`
}

function isOverdue(): SQL {
  const openDay = sql`(now() at time zone 'utc' - make_interval(hours => ${DEADLINE_GRACE_HOURS}))::date`
  return sql`(${job.status} = 'open' and coalesce(${job.applyUntil} < ${openDay}, false))`
}
