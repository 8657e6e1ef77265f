import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { appUser } from '#server/db/schema/session.ts'
import { buildCompany } from '#testing/builders.ts'
import { fillForPlans, planOfFirst, rowsReadBy, seqScansOf } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { countExports, listExpired, listExports } from './export-repository.ts'

const EXPORTS = 50_000
const PEOPLE = 1000
const EACH = EXPORTS / PEOPLE

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('fifty thousand copies of data', () => {
  let [accountId, userId] = [0, 0]

  beforeAll(async () => {
    ;({ accountId } = await buildCompany(database))
    const statements = [
      sql`insert into app_user (email, first_name, last_name)
          select 'person-' || n || '@example.com', 'First', 'Last' from generate_series(1, ${PEOPLE}) n`,
      // Every second one is a company's.
      sql`insert into data_export
            (export_id, account_id, user_id, language, origin, requested_at, ready_at, expires_at)
          select gen_random_uuid(), case when n % 2 = 0 then ${accountId}::bigint end, u.user_id, 'en',
            'https://app.example', now() - n * interval '1 minute', now(), now() + interval '1 day'
          from app_user u cross join generate_series(1, ${EACH}) n`,
    ]
    await fillForPlans(database, { tables: ['app_user', 'data_export'], statements })
    const [first] = await database.owner.select().from(appUser).orderBy(appUser.userId).limit(1)
    userId = first?.userId ?? 0
  })

  it('are listed and counted for one person without the others’', async () => {
    const own = { userId, accountId: null, at: new Date(), page: 1, page_size: 25 }
    const scope = { kind: 'person', userId } as const
    const since = new Date(Date.now() - 86_400_000)
    for (const read of [
      () => planOfFirst({ database, scope }, (tx) => listExports(tx, own)),
      () => planOfFirst({ database, scope }, (tx) => countExports(tx, { ...own, since })),
      () =>
        planOfFirst({ database, accountId }, (tx) =>
          listExports(tx, { ...own, accountId, page: 1 }),
        ),
    ]) {
      const plan = await read()
      expect(seqScansOf(plan)).not.toContain('data_export')
      expect(rowsReadBy(plan, 'data_export')).toBeGreaterThan(0)
      expect(rowsReadBy(plan, 'data_export')).toBeLessThanOrEqual(EACH)
    }
  })

  it('are found when their time is over, and only those', async () => {
    const scope = { kind: 'system' } as const
    const plan = await planOfFirst({ database, scope }, (tx) =>
      listExpired(tx, { at: new Date(), limit: 100 }),
    )
    expect(seqScansOf(plan)).not.toContain('data_export')
    expect(rowsReadBy(plan, 'data_export')).toBe(0)
  })
})
