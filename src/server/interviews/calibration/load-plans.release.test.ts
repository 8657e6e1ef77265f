import { sql, type SQL } from 'drizzle-orm'
import { beforeAll, describe, it } from 'vitest'

import { listInterviewLoad } from '#contract/interviews/interview-calibration.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildInterviewee, buildInterviewPlan } from '#testing/interviews.ts'
import { expectFewRows, fillForPlans, planOfFirst } from '#testing/query-plan.ts'
import { openTestApp } from '#testing/test-app.ts'

import { listLoad } from './load-repository.ts'

/** Of a company, and of another one on the same server. */
const INTERVIEWS = { own: 100, others: 49_900 } as const
const TABLES = ['interview', 'interview_interviewer', 'interview_feedback'] as const

const test = await openTestApp()
const { database } = test

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('the load among fifty thousand interviews', () => {
  let accountId = 0

  beforeAll(async () => {
    const own = await buildPanel()
    ;({ accountId } = own)
    const others = await buildPanel()
    // The many first: PostgreSQL keeps the way in which it checks foreign keys, and would keep that of a small table.
    const statements = [...heldBy(others, INTERVIEWS.others), ...heldBy(own, INTERVIEWS.own)]
    await fillForPlans(database, { tables: TABLES, statements })
  })

  it.each<Record<string, string>>([
    {},
    { ordering: '-hours' },
    { feedback: 'late' },
    { search: 'smith' },
  ])('reads little for a page of %o', async (asked) => {
    const query = { ...listInterviewLoad.query.parse(asked), accountId, at: new Date() }
    const plan = await planOfFirst({ database, accountId }, (tx) => listLoad(tx, query))
    for (const table of TABLES) {
      expectFewRows(plan, table)
    }
  })
})

/** A company with one interviewer, and an applicant to interview. */
async function buildPanel() {
  const company = await buildCompany(database)
  const { userId } = await buildStaff(database, { company, preset: 'Recruiter' })
  const recruiter = await test.as({ userId })
  const plan = await buildInterviewPlan(test, { company, recruiter })
  const { person, userSmartreqId } = await buildInterviewee(test, { plan, recruiter })
  const { interviewActivityId } = plan
  return {
    accountId: company.accountId,
    userId,
    candidateId: person.userId,
    userSmartreqId,
    interviewActivityId,
  }
}

/** Interviews of the last weeks, half of them with feedback. */
function heldBy(of: Awaited<ReturnType<typeof buildPanel>>, count: number): SQL[] {
  const { accountId, userId, candidateId, userSmartreqId, interviewActivityId } = of
  return [
    sql`insert into interview (account_id, user_smartreq_id, user_id, job_step_activity_id, user_step_activity_id,
        status, mode, starts_at, ends_at, minutes, format, place, expires_at, created_at, created_by)
      select ${accountId}, ${userSmartreqId}, ${candidateId}, ${interviewActivityId}, 1000000 + n,
        'awaiting_feedback', 'panel', t, t + interval '1 hour', 60, 'video', '', t, t, ${userId}
      from generate_series(1, ${count}) as n
      cross join lateral (select now() - n * interval '1 minute' as t) as at`,
    sql`insert into interview_interviewer (account_id, interview_uuid, user_id, is_chosen)
      select account_id, interview_uuid, ${userId}, true from interview where account_id = ${accountId}`,
    sql`insert into interview_feedback (account_id, interview_uuid, user_id, status, entries, submitted_at, updated_at)
      select account_id, interview_uuid, ${userId}, 'submitted', '{}', ends_at, ends_at
      from interview where account_id = ${accountId} and user_step_activity_id % 2 = 0`,
  ]
}
