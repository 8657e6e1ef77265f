import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildCompany } from '#testing/builders.ts'
import { buildProfile } from '#testing/employees.ts'
import { fillForPlans, planOfFirst, rowsReadBy } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listDuplicatePeople } from './duplicate-people-repository.ts'

const PEOPLE = 50_000
/** One pass for each key, and those who share one. */
const PASSES = 8

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('the duplicates among fifty thousand people', () => {
  let accountId = 0

  beforeAll(async () => {
    ;({ accountId } = await buildCompany(database))
    const jobId = await buildProfile(database, { accountId })
    await fillForPlans(database, {
      tables: ['employee', 'user_job'],
      // Five thousand have the number of a switchboard, and a name and a first day that others have as well.
      statements: [
        sql`insert into employee (account_id, user_id, first_name, last_name, email, phone_number, created_at)
          select ${accountId}, add_unlinked_users, case when n % 10 = 0 then 'Same' else md5(n::text) end, 'Name',
            'person-' || n || '@example.com', case when n % 10 = 0 then '555 000 0001' else (1000000 + n)::text end, now()
          from (select add_unlinked_users, row_number() over () as n from add_unlinked_users(${PEOPLE})) as made`,
        sql`insert into user_job (account_id, user_id, job_id, job_title, start_date, employee_number, created_at)
          select account_id, user_id, ${jobId}, 'Picker', '2026-01-05', 'HP-' || user_id, now()
          from employee where account_id = ${accountId}`,
      ],
    })
  })

  it('are found in a few passes, also where thousands share a key', async () => {
    const asked = { accountId, page: 1, page_size: 25, isDismissed: false, today: '2026-05-01' }
    const plan = await planOfFirst({ database, accountId }, (tx) => listDuplicatePeople(tx, asked))
    for (const table of ['employee', 'user_job']) {
      expect(rowsReadBy(plan, table)).toBeGreaterThan(0)
      expect(rowsReadBy(plan, table)).toBeLessThan(PASSES * PEOPLE)
    }
  })
})
