// The onboarding forms of those who were hired. They stand in the job profile beside its plan, in a step that no version of
// the plan has, and each is a part of the employee's own go.
import { type SQL, sql } from 'drizzle-orm'

/** The "version" of the step with a profile's onboarding forms: plans begin with 1, and 0 is a job without one. */
export const ONBOARDING_PLAN = -1

type Key = { readonly accountId: number; readonly userSmartreqId: number }

/**
 * The `user_step_activity_id`s of the onboarding forms that an applicant got with their hire: staff read the answers on the
 * scorecard of the application.
 */
export function onboardingActivitiesOf({ accountId, userSmartreqId }: Key): SQL {
  return sql`(select u.user_step_activity_id
    from application a
    join user_job h on h.account_id = a.account_id and h.user_smartreq_id = a.user_smartreq_id and h.deleted_at is null
    join application g on g.account_id = a.account_id and g.user_id = a.user_id and g.job_id = h.job_id
      and g.is_of_employee and g.deleted_at is null
    join user_step_activity u on u.account_id = g.account_id and u.user_smartreq_id = g.user_smartreq_id
    join job_step_activity p on p.account_id = u.account_id and p.job_step_activity_id = u.job_step_activity_id
    join job_step s on s.account_id = p.account_id and s.job_step_id = p.job_step_id
      and s.plan_version = ${ONBOARDING_PLAN}
    where a.account_id = ${accountId} and a.user_smartreq_id = ${userSmartreqId} and a.status = 'hired')`
}
