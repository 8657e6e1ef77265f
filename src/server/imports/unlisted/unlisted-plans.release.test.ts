import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { dataImport } from '#server/db/schema/data-import.ts'
import { buildCompany, buildPerson } from '#testing/builders.ts'
import { buildProfile } from '#testing/job-profiles.ts'
import { fillForPlans, planOfFirst, rowsReadBy, seqScansOf } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listUnlisted } from './unlisted-repository.ts'

const PEOPLE = 50_000
const UNLISTED = 40

const database = await openTestDatabase()

describe.runIf(database.url !== null)('a full list of fifty thousand people', () => {
  it('is compared by reading each person and each row a few times, however many there are', async () => {
    const { accountId } = await buildCompany(database)
    const { userId: createdBy } = await buildPerson(database)
    const jobId = await buildProfile(database, { accountId, title: 'Stevedore' })
    const { importId } = await openImport({ accountId, createdBy })
    await fillForPlans(database, {
      tables: ['employee', 'user_job', 'data_import_row'],
      statements: [
        sql`insert into app_user (email, first_name, last_name)
          select 'worker' || n || '@example.com', 'Given' || n, 'Family' from generate_series(1, ${PEOPLE}) as n`,
        sql`create temporary table filled on commit drop as
          select user_id, substring(email from 'worker([0-9]+)@')::int as n from app_user where email like 'worker%'`,
        sql`insert into employee (account_id, user_id, first_name, last_name, email, created_at)
          select ${accountId}, user_id, 'Given' || n, 'Family' || md5(n::text), 'worker' || n || '@example.com', now()
          from filled`,
        sql`insert into user_job (account_id, user_id, job_id, job_title, department, employee_number, start_date, created_at)
          select ${accountId}, user_id, ${jobId}, 'Stevedore', 'Pier ' || n % 40, 'N' || n, date '2020-01-06', now()
          from filled`,
        sql`insert into data_import_row (account_id, import_id, row_number, cells, email_key, number_key, outcome, user_id)
          select ${accountId}, ${importId}, n + 1, '[]', 'worker' || n || '@example.com', 'N' || n,
            case when n % 10 = 0 then 'refused' else 'same' end, case when n % 10 = 0 then null else user_id end
          from filled where n > ${UNLISTED}`,
      ],
    })
    const comparison = { accountId, importId, today: '2026-05-01', page: 1, page_size: 25 }
    let total = 0
    const plan = await planOfFirst({ database, accountId }, async (tx) => {
      ;({ total } = await listUnlisted(tx, comparison))
    })
    expect(total).toBe(UNLISTED)
    // A nested loop over both would read millions.
    expect(rowsReadBy(plan, 'user_job')).toBeLessThan(4 * PEOPLE)
    expect(rowsReadBy(plan, 'employee')).toBeLessThan(6 * PEOPLE)
    expect(rowsReadBy(plan, 'data_import_row')).toBeLessThan(4 * PEOPLE)
    expect(seqScansOf(plan)).not.toContain('app_user')
  })
})

async function openImport(by: {
  accountId: number
  createdBy: number
}): Promise<{ importId: number }> {
  const [row] = await database.owner
    .insert(dataImport)
    .values({
      ...by,
      kind: 'people',
      fileName: 'everyone.csv',
      fileKey: 'everyone',
      size: 1,
      state: 'checked',
      columns: [],
      proposed: {},
      options: {},
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning()
  if (row === undefined) throw new Error('An insert returned no row.')
  return row
}
