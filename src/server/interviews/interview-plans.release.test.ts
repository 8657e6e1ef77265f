import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listAccountInterviews } from '#contract/interviews/account-interviews.ts'
import { MY_INTERVIEWS } from '#contract/interviews/interviews-rules.ts'
import { appUser } from '#server/db/schema/session.ts'
import { buildCompany, buildRequisition, only } from '#testing/builders.ts'
import { expectFewRows, fillForPlans, planOfFirst, rowsReadBy } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listOfAccount } from './account-interview-repository.ts'
import { listMine } from './my-interview-repository.ts'

const INTERVIEWS = 50_000
const INTERVIEWERS = 500
const LISTED = ['interview', 'interview_interviewer', 'application', 'applicant']

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('one’s own among fifty thousand interviews', () => {
  let accountId = 0
  let userId = 0

  beforeAll(async () => {
    ;({ accountId } = await buildCompany(database))
    const { jobId } = await buildRequisition(database, { company: { accountId } })
    const activity = sql`(select min(job_step_activity_id) from job_step_activity where account_id = ${accountId})`
    const statements = [
      sql`insert into app_user (email, first_name, last_name)
        select 'person-' || n || '@example.com', 'First', 'Last' || n from generate_series(1, ${INTERVIEWS}) n`,
      sql`insert into app_user (email, first_name, last_name)
        select 'interviewer-' || n || '@example.com', 'Inter', 'Viewer' || n
        from generate_series(1, ${INTERVIEWERS}) n`,
      sql`insert into applicant (account_id, user_id, first_name, last_name, email)
        select ${accountId}, user_id, first_name, last_name, email from app_user where email like 'person-%'`,
      sql`insert into application (account_id, job_id, user_id)
        select ${accountId}, ${jobId}, user_id from applicant where account_id = ${accountId}`,
      // One of ten is still to come, one of ten waits for feedback.
      sql`insert into interview (account_id, interview_uuid, user_smartreq_id, user_id, job_step_activity_id,
          user_step_activity_id, status, mode, starts_at, ends_at, minutes, format, place, expires_at, created_at, created_by)
        select account_id, md5('interview ' || user_id)::uuid, user_smartreq_id, user_id, ${activity},
          user_smartreq_id,
          case when user_id % 10 = 0 then 'scheduled' when user_id % 10 = 1 then 'awaiting_feedback' else 'complete' end,
          'panel', now() + (case when user_id % 10 = 0 then 1 else -1 end) * user_id * interval '1 minute',
          now() + (case when user_id % 10 = 0 then 1 else -1 end) * user_id * interval '1 minute' + interval '30 minutes',
          30, 'video', '', now(), now(), user_id
        from application where account_id = ${accountId}`,
      sql`insert into interview_interviewer (account_id, interview_uuid, user_id, is_chosen)
        select i.account_id, i.interview_uuid, u.user_id, true
        from interview i
        join (select user_id, row_number() over (order by user_id) - 1 as place from app_user
          where email like 'interviewer-%') u on u.place = (i.user_id / 10) % ${INTERVIEWERS}`,
      sql`insert into interview_feedback (account_id, interview_uuid, user_id, status, submitted_at, entries, updated_at)
        select w.account_id, w.interview_uuid, w.user_id, 'submitted', now(), '{}', now()
        from interview_interviewer w join interview i using (account_id, interview_uuid)
        where i.status = 'complete'`,
    ]
    const tables = ['app_user', 'applicant', 'application', 'interview', 'interview_interviewer']
    await fillForPlans(database, { tables: [...tables, 'interview_feedback'], statements })
    const email = 'interviewer-42@example.com'
    const rows = await database.owner.select().from(appUser).where(eq(appUser.email, email))
    ;({ userId } = only(rows))
  })

  it.each(MY_INTERVIEWS)('a page of “%s” reads little', async (when) => {
    const query = { accountId, userId, when, at: new Date(), page: 1, page_size: 25 }
    const plan = await planOfFirst({ database, accountId }, (tx) => listMine(tx, query))
    for (const table of [
      'interview',
      'interview_interviewer',
      'interview_feedback',
      'application',
    ]) {
      expectFewRows(plan, table)
    }
    expect(rowsReadBy(plan, 'interview')).toBeGreaterThan(0)
  })

  it.each<Record<string, string>>([
    {},
    { ordering: 'starts_at', page: '3' },
    { status: 'no_show' },
    { status: 'awaiting_feedback,scheduled' },
    { from: hoursFromNow(100), before: hoursFromNow(101), page_size: '100' },
    { search: 'Last4242' },
  ])('a page of the company’s interviews of %o reads little', async (asked) => {
    const plan = await planOfList(asked, null)
    for (const table of LISTED) expectFewRows(plan, table)
  })

  it('a page of the company’s interviews of one interviewer reads little', async () => {
    const plan = await planOfList({ interviewer_id: String(userId) }, null)
    for (const table of LISTED) expectFewRows(plan, table)
    expect(rowsReadBy(plan, 'interview')).toBeGreaterThan(0)
  })

  it('a page for a user who sees only the interviews that they conduct reads little', async () => {
    const plan = await planOfList({}, [])
    for (const table of LISTED) expectFewRows(plan, table)
    expect(rowsReadBy(plan, 'interview')).toBeGreaterThan(0)
  })

  function planOfList(asked: Record<string, string>, seen: readonly number[] | null) {
    const query = listAccountInterviews.query.parse(asked)
    const given = { ...query, accountId, userId, seen, at: new Date() }
    return planOfFirst({ database, accountId }, (tx) => listOfAccount(tx, given))
  }
})

function hoursFromNow(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString()
}
