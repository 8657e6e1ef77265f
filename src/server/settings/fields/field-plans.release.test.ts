import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listCompanyFields } from '#contract/settings/account-fields.ts'
import { buildCompany } from '#testing/builders.ts'
import { expectFewRows, fillForPlans, planOfFirst, seqScansOf } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listFields } from './field-repository.ts'

const MANY = 50_000

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('a page of fifty thousand custom fields', () => {
  let accountId = 0
  let smallId = 0

  beforeAll(async () => {
    ;({ accountId } = await buildCompany(database))
    smallId = (await buildCompany(database)).accountId
    // One of a thousand is archived; half are for application forms.
    const fields = (account: number, count: number) =>
      sql`insert into account_field (account_id, usage_type_id, text, is_private, written, sort_order, archived_at)
        select ${account}, case when n % 2 = 0 then 2 when n % 4 = 1 then 1 else 3 end, 'Field ' || md5(n::text), false,
          '{}', n / 2, case when n % 1000 = 8 then now() end
        from generate_series(1, ${count}) n`
    const statements = [fields(accountId, MANY), fields(smallId, 100)]
    await fillForPlans(database, { tables: ['account_field'], statements })
  })

  it.each<Record<string, string>>([
    { usage_type_id: '2' },
    { usage_type_id: '1' },
    { usage_type_id: '2', page: '3' },
    { usage_type_id: '2', state: 'archived' },
  ])('by %o reads little', async (asked) => {
    const plan = await planOf(accountId, asked)
    expectFewRows(plan, 'account_field')
    expect(seqScansOf(plan)).not.toContain('account_field')
  })

  it('that a search finds reads what its own company has', async () => {
    expectFewRows(await planOf(smallId, { search: 'abc' }), 'account_field')
  })
})

function planOf(accountId: number, asked: Record<string, string>) {
  const { usage_type_id: usageTypeId, ...query } = listCompanyFields.query.parse(asked)
  const list = { ...query, accountId, usageTypeId }
  return planOfFirst({ database, accountId }, (tx) => listFields(tx, list))
}
