import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listMembers as endpoint } from '#contract/access/roles.ts'
import { buildCompany } from '#testing/builders.ts'
import { fillForPlans, planOfFirst, rowsReadBy, seqScansOf } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listMembers } from './member-repository.ts'

const PEOPLE = 50_000
/** Of all people of the installation, those of the company. */
const MEMBERS = 50

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('the people of a company among fifty thousand', () => {
  let accountId = 0

  beforeAll(async () => {
    ;({ accountId } = await buildCompany(database))
    const statements = [
      sql`insert into app_user (email, first_name, last_name, password_hash)
          select 'person-' || n || '@people.example', 'First', 'Last ' || n, 'x'
          from generate_series(1, ${PEOPLE}) as n`,
      sql`insert into user_role (account_id, user_id, role_id)
          select ${accountId}, user_id, (select min(role_id) from role where account_id = ${accountId})
          from app_user where email like 'person-%' and user_id % ${PEOPLE / MEMBERS} = 0`,
    ]
    await fillForPlans(database, { tables: ['app_user', 'user_role'], statements })
  })

  it.each<Record<string, string>>([
    {},
    { ordering: '-name' },
    { ordering: 'email', page: '2' },
    { search: 'last 42' },
  ])('are found without the others: %o', async (asked) => {
    const query = { ...endpoint.query.parse(asked), accountId }
    const plan = await planOfFirst({ database, accountId }, (tx) => listMembers(tx, query))
    expect(seqScansOf(plan)).not.toContain('app_user')
    expect(rowsReadBy(plan, 'app_user')).toBeGreaterThan(0)
    expect(rowsReadBy(plan, 'app_user')).toBeLessThanOrEqual(2 * MEMBERS)
  })
})
