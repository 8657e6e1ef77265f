import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listStaffInvitations as endpoint } from '#contract/access/staff-invitations.ts'
import { buildCompany, buildPerson } from '#testing/builders.ts'
import { fillForPlans, planOfFirst, rowsReadBy, seqScansOf } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listInvitations } from './staff-invitation-repository.ts'

const INVITATIONS = 50_000
/** Of all of the installation, those of the company. */
const OWN = 500

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('the invitations of a company among fifty thousand', () => {
  let accountId = 0

  beforeAll(async () => {
    const company = await buildCompany(database)
    const other = await buildCompany(database)
    ;({ accountId } = company)
    const { userId } = await buildPerson(database)
    const insert = (whose: typeof company, { from, to }: { from: number; to: number }) =>
      sql`insert into staff_invitation
        (account_id, email, role_id, invited_by, link_uuid, origin, language, invited_at, expires_at)
        select ${whose.accountId}, 'colleague-' || n || '@example.com', ${whose.roles.Limited}, ${userId},
          gen_random_uuid(), 'https://app.example', 'en', now() - n * interval '1 second', now() + interval '7 days'
        from generate_series(${from}::int, ${to}::int) n`
    const statements = [
      insert(company, { from: 1, to: OWN }),
      insert(other, { from: OWN + 1, to: INVITATIONS }),
    ]
    await fillForPlans(database, { tables: ['staff_invitation'], statements })
  })

  it.each<Record<string, string>>([
    {},
    { ordering: 'invited_at', page: '3' },
    { ordering: '-email' },
    { search: 'colleague-42' },
  ])('are found without the others: %o', async (asked) => {
    const query = { ...endpoint.query.parse(asked), accountId, at: new Date() }
    const plan = await planOfFirst({ database, accountId }, (tx) => listInvitations(tx, query))
    expect(seqScansOf(plan)).not.toContain('staff_invitation')
    expect(rowsReadBy(plan, 'staff_invitation')).toBeGreaterThan(0)
    expect(rowsReadBy(plan, 'staff_invitation')).toBeLessThanOrEqual(OWN)
  })
})
