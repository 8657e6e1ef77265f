import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildCompany } from '#testing/builders.ts'
import { expectFewRows, fillForPlans, planOfFirst, rowsReadBy } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { countDue, listDue, listDueIds, listRuns } from './retention-repository.ts'
import type { RuleInForce } from './retention-schedule.ts'

const APPLICATIONS = 50_000
const REQUISITIONS = 500
/** One in so many was hired; one in so many is at a requisition that was closed before anyone decided. */
const ONE_OF = 10
/** One in so many is held. */
const HELD = 500
/** What a page may read. */
const FEW_ROWS = 1000

const RULES: readonly RuleInForce[] = [
  { rule: 'ended_applications', days: 180 },
  { rule: 'hired_applications', days: 365 },
]

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('fifty thousand applications that have ended', () => {
  let accountId = 0
  const until = new Date()

  beforeAll(async () => {
    ;({ accountId } = await buildCompany(database))
    await fill(accountId)
  })

  it.each([
    {},
    { isDescending: true },
    { isHeld: false },
    { search: 'person-4242' },
    { search: 'no one at all' },
  ])('show a page of %o without reading the rest', async (asked) => {
    const query = { ...due(), page: 1, page_size: 25, isDescending: false, ...asked }
    const plan = await planOfFirst({ database, accountId }, (tx) => listDue(tx, query))
    expectFewRows(plan, 'application')
  })

  it('show those that are held by way of the holds', async () => {
    const query = { ...due(), page: 1, page_size: 25, isDescending: false, isHeld: true }
    const plan = await planOfFirst({ database, accountId }, (tx) => listDue(tx, query))
    expect(rowsReadBy(plan, 'application')).toBeLessThan(FEW_ROWS)
  })

  it('give the run its batch without reading the rest', async () => {
    const query = { ...due(), isHeld: false, limit: 20 }
    const plan = await planOfFirst({ database, accountId }, (tx) => listDueIds(tx, query))
    expectFewRows(plan, 'application')
  })

  it('are counted by reading those that are due, for each way to end', async () => {
    const soon = { ...due(), rules: [{ rule: 'ended_applications', days: 3000 } as const] }
    const plan = await planOfFirst({ database, accountId }, (tx) =>
      countDue(tx, { ...soon, firstRun: until }),
    )
    expectFewRows(plan, 'application')
    const all = await planOfFirst({ database, accountId }, (tx) =>
      countDue(tx, { ...due(), firstRun: until }),
    )
    expect(rowsReadBy(all, 'application')).toBeLessThanOrEqual(2 * APPLICATIONS)
  })

  it('show a page of the runs through their key', async () => {
    const query = { accountId, page: 1, page_size: 25 }
    const plan = await planOfFirst({ database, accountId }, (tx) => listRuns(tx, query))
    expectFewRows(plan, 'retention_run')
  })

  function due() {
    return { accountId, rules: RULES, until }
  }
})

/** Ended in the course of some six years, an hour one after the other. */
async function fill(accountId: number): Promise<void> {
  const statements = [
    sql`insert into app_user (email, first_name, last_name)
        select 'person-' || n || '@example.com', 'First' || n % 500, 'Last' || n % 5000
        from generate_series(1, ${APPLICATIONS}) n`,
    sql`insert into applicant (account_id, user_id, first_name, last_name, email)
        select ${accountId}, user_id, first_name, last_name, email from app_user`,
    sql`insert into job (account_id, job_type_id, title, status, closed_at)
        select ${accountId}, 2, 'Position ' || n, 'closed', now() - n * interval '4 days'
        from generate_series(1, ${REQUISITIONS}) n`,
    sql`insert into application (account_id, job_id, user_id, status, created_at, decided_at)
        select ${accountId}, (select min(job_id) from job) + user_id % ${REQUISITIONS}, user_id,
               case user_id % ${ONE_OF} when 0 then 'hired' when 1 then 'active' else 'rejected' end,
               now() - user_id * interval '1 hour' - interval '30 days',
               case when user_id % ${ONE_OF} <> 1 then now() - user_id * interval '1 hour' end
        from app_user order by user_id`,
    sql`insert into legal_hold select account_id, user_smartreq_id, 'A claim', user_id, now() - user_id * interval '1 minute'
        from application where user_smartreq_id % ${HELD} = 0`,
    sql`insert into retention_run (account_id, run_on, rule, ran_at, days)
        select ${accountId}, date '2026-01-01' - n, 'ended_applications', now(), 180
        from generate_series(1, ${APPLICATIONS}) n`,
  ]
  const tables = ['app_user', 'applicant', 'job', 'application', 'legal_hold', 'retention_run']
  await fillForPlans(database, { tables, statements })
}
