// Who sees a company's positions and their steps besides the company: visitors and candidates.
import { sql } from 'drizzle-orm'
import type { PgPolicy } from 'drizzle-orm/pg-core'

import { readPolicy } from './tenant.ts'

/** Of a requisition: visitors who look for a position that is open, and those who applied to it. */
export function positionReaders(): PgPolicy[] {
  return [
    // Closed positions still tell whose an old link was.
    readPolicy(
      'known_positions',
      sql`(select app_scope()) = 'public' and status in ('on_hold', 'closed', 'cancelled')`,
    ),
    readPolicy(
      'open_positions',
      sql`(select app_scope()) in ('person', 'public') and status = 'open'`,
    ),
    readPolicy(
      'own_positions',
      sql`job_id in (select application.job_id from application where application.user_id = (select app_person_id()))`,
    ),
  ]
}

/** Of its steps: candidates who see the requisition. */
export function stepReaders(): PgPolicy {
  return readPolicy(
    'visible_positions',
    sql`(select app_scope()) = 'person' and job_id in (select job.job_id from job)`,
  )
}

/** Of the activities in a step: candidates who see the step. */
export function activityReaders(): PgPolicy {
  return readPolicy(
    'visible_positions',
    sql`(select app_scope()) = 'person' and job_step_id in (select job_step.job_step_id from job_step)`,
  )
}
