import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listPeople as listEndpoint } from '#contract/people/people.ts'
import { buildCompany } from '#testing/builders.ts'
import { buildProfile } from '#testing/job-profiles.ts'
import { expectFewRows, fillForPlans, planOfFirst, rowsReadBy } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listPeople } from './employees/people-repository.ts'

const PEOPLE = 50_000
const SUPERVISED = 20

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('the list of fifty thousand people', () => {
  let accountId = 0

  beforeAll(async () => {
    ;({ accountId } = await buildCompany(database))
    const jobId = await buildProfile(database, { accountId, title: 'Stevedore' })
    const statements = [
      sql`insert into app_user (email, first_name, last_name)
        select 'worker' || n || '@example.com', 'Given' || n, 'Family' from generate_series(1, ${PEOPLE}) as n`,
      sql`create temporary table filled on commit drop as
        select user_id, substring(email from 'worker([0-9]+)@')::int as n from app_user where email like 'worker%'`,
      sql`insert into employee (account_id, user_id, first_name, last_name, email, created_at)
        select ${accountId}, user_id, 'Given' || n, 'Family' || md5(n::text), 'worker' || n || '@example.com', now()
        from filled`,
      sql`insert into user_job (account_id, user_id, job_id, job_title, department, employee_number, start_date,
          supervisor_email, created_at)
        select ${accountId}, user_id, ${jobId}, 'Stevedore', 'Pier ' || n % 40, 'N' || n, date '2020-01-06' + (n % 900)::int,
          'boss' || n / ${SUPERVISED} || '@example.com', now()
        from filled`,
    ]
    await fillForPlans(database, { tables: ['employee', 'user_job'], statements })
  })

  it.each<Record<string, string>>([
    {},
    { ordering: '-name', page: '3' },
    { search: 'given123 family' },
    { search: 'worker4711@example.com' },
    { search: 'N4711' },
    { supervisor: 'Boss12@example.com' },
  ])('reads little for a page of %o', async (asked) => {
    const query = { ...listEndpoint.query.parse(asked), accountId, today: '2026-05-01' }
    const plan = await planOfFirst({ database, accountId }, (tx) => listPeople(tx, query))
    expectFewRows(plan, 'employee')
    expectFewRows(plan, 'user_job')
    expect(rowsReadBy(plan, 'user_job')).toBeGreaterThan(0)
  })
})
