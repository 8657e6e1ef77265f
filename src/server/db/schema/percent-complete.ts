// How much of an application is done, for the candidate and for staff alike; candidates are shown their interviews as steps
// beside it (`describe-tracker.ts`).
import { type SQL, sql } from 'drizzle-orm'

import { KINDS_WITHOUT_PLAYER } from '#contract/assessments/kind-names.ts'

import { assessment, userStepActivity } from './assessment.ts'
import { application, jobStepActivity } from './requisition.ts'

/**
 * Percent of the open, required activities of an application that are submitted or waived, rounded down. How much of one is
 * answered does not count: the number agrees with the parts that are listed beside it. Locked activities, optional ones,
 * interviews and offers do not count. An application without activities, as one that was anonymised, has what was stored last. For
 * queries that read `application`.
 */
export function percentComplete(): SQL<number> {
  const isDone = sql`${userStepActivity.status} in ('submitted', 'scoring', 'scored', 'waived')`
  return sql<number>`coalesce((
    select 100 * count(*) filter (where ${isDone}) / nullif(count(*), 0)
    from ${userStepActivity}
    inner join ${jobStepActivity} on ${jobStepActivity.accountId} = ${userStepActivity.accountId}
      and ${jobStepActivity.jobStepActivityId} = ${userStepActivity.jobStepActivityId}
    inner join ${assessment} on ${assessment.asmtId} = ${jobStepActivity.asmtId}
    where ${userStepActivity.accountId} = ${application.accountId}
      and ${userStepActivity.userSmartreqId} = ${application.userSmartreqId}
      and ${jobStepActivity.isRequired}
      and ${userStepActivity.status} <> 'locked'
      and not ${isWithoutPlayer(sql`${assessment.kind}`)}
  ), ${application.pctComplete})::int`
}

/** True of a column with a kind that candidates do not take on a device. */
export function isWithoutPlayer(kind: SQL): SQL<boolean> {
  return sql<boolean>`(${kind} = any(${sql.param([...KINDS_WITHOUT_PLAYER])}::text[]))`
}
