import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildCompany } from '#testing/builders.ts'
import { buildEmployee } from '#testing/employees.ts'
import { expectFewRows, fillForPlans, planOfFirst, seqScansOf } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listValues } from './field-value-repository.ts'

const MANY = 50_000

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('values in the fields of fifty thousand people', () => {
  let accountId = 0
  let userId = 0

  beforeAll(async () => {
    ;({ accountId } = await buildCompany(database))
    ;({ userId } = await buildEmployee(database, { accountId }))
    const statements = [
      sql`insert into account_field (account_id, usage_type_id, text, is_private, written)
        values (${accountId}, 1, 'Badge', false, '{}')`,
      sql`insert into employee (account_id, user_id, first_name, last_name, created_at)
        select ${accountId}, user_id, 'f', 'l', now() from add_unlinked_users(${MANY}) as user_id`,
      sql`insert into account_field_value (account_id, account_field_id, user_id, answer)
        select f.account_id, f.account_field_id, e.user_id, '2'::jsonb
        from account_field f join employee e on e.account_id = f.account_id where f.account_id = ${accountId}`,
    ]
    await fillForPlans(database, { tables: ['account_field_value', 'employee'], statements })
  })

  it('are read for one person without those of others', async () => {
    const plan = await planOfFirst({ database, accountId }, (tx) =>
      listValues(tx, { subject: { accountId, userId }, seesPrivate: true, isToWrite: false }),
    )
    expectFewRows(plan, 'account_field_value')
    expect(seqScansOf(plan)).not.toContain('account_field_value')
    expect(seqScansOf(plan)).not.toContain('employee')
  })
})
