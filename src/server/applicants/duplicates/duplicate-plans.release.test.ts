import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { fillForPlans, planOfFirst, rowsReadBy, seqScansOf } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listDuplicates, type MatchKeys } from './duplicate-repository.ts'
import { listMergedIds } from './merge-repository.ts'

const APPLICANTS = 50_000
/** What looking for the duplicates of one applicant may read of a table. */
const FEW_ROWS = 2000
const TABLES = ['app_user', 'applicant', 'user_profile', 'application'] as const
const NO_KEYS: MatchKeys = { email: null, name: null, phones: [], linkedin: null }

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('the duplicates of one of fifty thousand applicants', () => {
  let key = { accountId: 0, jobId: 0 }

  beforeAll(async () => {
    const { accountId } = await buildCompany(database)
    const { jobId } = await buildRequisition(database, { company: { accountId } })
    key = { accountId, jobId }
    await fill(key)
  })

  it.each<[string, Partial<MatchKeys>]>([
    ['email', { email: 'person-42@example.com' }],
    ['phone number that five thousand typed', { phones: ['555000001'] }],
    ['page on LinkedIn', { linkedin: 'person-42' }],
    ['name', { name: 'first42 last42' }],
    [
      'key of all',
      {
        email: 'person-42@example.com',
        phones: ['555000001'],
        linkedin: 'person-42',
        name: 'first42 last42',
      },
    ],
  ])('by a %s are found through indexes', async (_, keys) => {
    const query = { ...key, userId: 1, seen: null, isDismissed: false }
    const plan = await planOfFirst({ database, accountId: key.accountId }, (tx) =>
      listDuplicates(tx, { ...query, keys: { ...NO_KEYS, ...keys } }),
    )
    for (const table of TABLES) {
      expect(seqScansOf(plan)).not.toContain(table)
      expect(rowsReadBy(plan, table)).toBeLessThan(FEW_ROWS)
    }
  })

  it('that were merged are found through an index', async () => {
    const plan = await planOfFirst({ database, accountId: key.accountId }, (tx) =>
      listMergedIds(tx, { accountId: key.accountId, userSmartreqId: 1 }),
    )
    expect(seqScansOf(plan)).not.toContain('application')
    expect(rowsReadBy(plan, 'application')).toBeLessThan(FEW_ROWS)
  })
})

/** Each with a page of their own; ten phone numbers for all of them. */
async function fill({ accountId, jobId }: { accountId: number; jobId: number }): Promise<void> {
  const statements = [
    sql`insert into app_user (email, first_name, last_name)
        select 'person-' || n || '@example.com', 'First' || n % 500, 'Last' || n % 5000
        from generate_series(1, ${APPLICANTS}) n`,
    sql`insert into applicant (account_id, user_id, first_name, last_name, email, phone_number)
        select ${accountId}, user_id, first_name, last_name, email, '55500000' || user_id % 10 from app_user`,
    sql`insert into user_profile (user_id, phone_number, linkedin_url, saved_at)
        select user_id, '55500000' || user_id % 10,
          'https://linkedin.com/in/' || split_part(email, '@', 1), now() from app_user`,
    sql`insert into application (account_id, job_id, user_id, status, created_at)
        select ${accountId}, ${jobId}, user_id, 'new', now() - user_id * interval '1 minute' from app_user`,
  ]
  await fillForPlans(database, { tables: TABLES, statements })
}
