// The step that follows the one that an application is at.
import { sql } from 'drizzle-orm'

/**
 * Its `job_step_id`, in the plan that the application is on; null at the last step. For queries that select from
 * `application`. Columns are written with their table: of a query from one table, Drizzle leaves it out, which a subquery
 * misreads.
 */
export const nextStepId = sql<number | null>`(
  select n.job_step_id from job_step c
  join job_step n on n.account_id = c.account_id and n.job_id = c.job_id
    and n.plan_version = c.plan_version and n.sort_order > c.sort_order
  where c.account_id = application.account_id and c.job_step_id = application.job_step_id
  order by n.sort_order limit 1)`.mapWith(Number)
