import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listHoldable as holdableEndpoint, listLegalHolds } from '#contract/privacy/legal-holds.ts'
import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { expectFewRows, fillForPlans, planOfFirst, rowsReadBy } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listHoldable, listHolds } from './hold-repository.ts'

const HOLDS = 50_000
/** What a page may read. */
const FEW_ROWS = 1000

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('fifty thousand legal holds', () => {
  let accountId = 0

  beforeAll(async () => {
    ;({ accountId } = await buildCompany(database))
    const { jobId } = await buildRequisition(database, { company: { accountId } })
    await fill({ accountId, jobId })
  })

  it.each<Record<string, string>>([
    {},
    { ordering: 'placed_at' },
    { search: 'person-4242' },
    { search: 'no one at all' },
  ])('show a page of %o without reading the rest', async (asked) => {
    const query = { ...listLegalHolds.query.parse(asked), accountId }
    const plan = await planOfFirst({ database, accountId }, (tx) => listHolds(tx, query))
    for (const table of ['legal_hold', 'application', 'applicant']) {
      expectFewRows(plan, table)
    }
  })

  it('can be placed on the user who is found, without reading the rest', async () => {
    const query = { ...holdableEndpoint.query.parse({ search: 'person-4242' }), accountId }
    const plan = await planOfFirst({ database, accountId }, (tx) => listHoldable(tx, query))
    for (const table of ['application', 'applicant'])
      expect(rowsReadBy(plan, table)).toBeLessThan(FEW_ROWS)
    expect(rowsReadBy(plan, 'application')).toBeGreaterThan(0)
  })
})

async function fill({ accountId, jobId }: { accountId: number; jobId: number }): Promise<void> {
  const statements = [
    sql`insert into app_user (email, first_name, last_name)
        select 'person-' || n || '@example.com', 'First' || n % 500, 'Last' || n % 5000
        from generate_series(1, ${HOLDS}) n`,
    sql`insert into applicant (account_id, user_id, first_name, last_name, email)
        select ${accountId}, user_id, first_name, last_name, email from app_user`,
    sql`insert into application (account_id, job_id, user_id, status)
        select ${accountId}, ${jobId}, user_id, 'rejected' from app_user order by user_id`,
    sql`insert into legal_hold select account_id, user_smartreq_id, 'A claim', user_id,
        now() - user_id * interval '1 minute' from application`,
  ]
  const tables = ['app_user', 'applicant', 'application', 'legal_hold']
  await fillForPlans(database, { tables, statements })
}
