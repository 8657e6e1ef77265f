// Knock-out answers of an application, in SQL. What a knock-out answer is stands in `knock_out_answers` of
// functions/answers.sql.
import { eq, gt, sql, type SQL } from 'drizzle-orm'

import { application } from './schema/requisition.ts'

/** How many submitted screening questions have a knock-out answer. For queries that read `application`. */
export function countKnockOuts(): SQL<number> {
  return sql<number>`count_knock_outs(${application.accountId}, ${application.userSmartreqId})`
}

/** Whether a question of the step that the application is in has one. For queries that read `application`. */
export function hasKnockOutInStep(): SQL<boolean> {
  return sql<boolean>`${application.knockOutCount} > 0 and exists (
    select from knock_out_answers(${application.accountId}, ${application.userSmartreqId}) k
    where k.job_step_id = ${application.jobStepId})`
}

/** Whether an application has a knock-out answer, or has none. */
export function hasKnockOut(isWanted: boolean): SQL {
  return isWanted ? gt(application.knockOutCount, 0) : eq(application.knockOutCount, 0)
}
