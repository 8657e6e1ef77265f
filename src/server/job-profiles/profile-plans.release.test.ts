import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listJobProfiles } from '#contract/job-profiles/job-profiles.ts'
import { buildCompany } from '#testing/builders.ts'
import { expectFewRows, fillForPlans, planOfFirst, rowsReadBy } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listProfiles } from './profile-repository.ts'

const PROFILES = 50_000

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('the list of fifty thousand job profiles', () => {
  let accountId = 0

  beforeAll(async () => {
    ;({ accountId } = await buildCompany(database))
    const statements = [
      sql`insert into job (account_id, job_type_id, title, department, plan_version)
        select ${accountId}, 1, 'Profile ' || md5(n::text), 'Department ' || n % 100, 0
        from generate_series(1, ${PROFILES}) as n`,
    ]
    await fillForPlans(database, { tables: ['job'], statements })
  })

  it.each<Record<string, string>>([
    {},
    { ordering: '-title' },
    { ordering: 'department' },
    { ordering: '-department', page: '2' },
  ])('reads little for a page of %o', async (asked) => {
    const query = listJobProfiles.query.parse(asked)
    const of = { ...query, accountId, today: '2026-05-01', only: null }
    const plan = await planOfFirst({ database, accountId }, (tx) => listProfiles(tx, of))
    expectFewRows(plan, 'job')
    expect(rowsReadBy(plan, 'job')).toBeGreaterThan(0)
  })
})
