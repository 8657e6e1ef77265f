// How much of an application is done, for the candidate and for staff alike; candidates are shown their interviews as steps
// beside it (`describe-tracker.ts`).
import { type SQL, sql } from 'drizzle-orm'

import { assessment, attempt, userStepActivity } from './assessment.ts'
import { application, jobStepActivity } from './requisition.ts'

/**
 * Percent of the open, required questions of an application that the server has answers to, rounded down. A submitted
 * activity counts whole, and so does one that was waived. It is 100 only once every required activity is submitted: with
 * all answered and something left to submit, it is 99. Locked activities, optional ones and interviews do not count. An application
 * without activities, as one that was anonymised, has what was stored last. For queries that read `application`.
 */
export function percentComplete(): SQL<number> {
  const isDone = sql`${userStepActivity.status} in ('submitted', 'scoring', 'scored', 'waived')`
  const total = assessment.questionCount
  const answered = sql`case when ${isDone} then ${total} else least(coalesce(${attempt.answeredCount}, 0), ${total}) end`
  return sql<number>`coalesce((
    select case
      when bool_and(${isDone}) then 100
      else least(99, 100 * sum(${answered}) / greatest(1, sum(${total})))
    end
    from ${userStepActivity}
    inner join ${jobStepActivity} on ${jobStepActivity.accountId} = ${userStepActivity.accountId}
      and ${jobStepActivity.jobStepActivityId} = ${userStepActivity.jobStepActivityId}
    inner join ${assessment} on ${assessment.asmtId} = ${jobStepActivity.asmtId}
    left join ${attempt} on ${attempt.accountId} = ${userStepActivity.accountId}
      and ${attempt.userStepActivityId} = ${userStepActivity.userStepActivityId}
    where ${userStepActivity.accountId} = ${application.accountId}
      and ${userStepActivity.userSmartreqId} = ${application.userSmartreqId}
      and ${jobStepActivity.isRequired}
      and ${userStepActivity.status} <> 'locked'
      and ${assessment.kind} <> 'interview'
  ), ${application.pctComplete})::int`
}
