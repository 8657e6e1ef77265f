import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { countApplicants } from '#contract/requisitions.ts'
import type { Tx } from '#server/db/database.ts'
import { application } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { fillForPlans, planOfFirst, rowsReadBy, seqScansOf } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import * as repository from './impact-repository.ts'

const APPLICANTS = 50_000
/** One requisition has one in so many of them, and a tenth of these are selected. */
const SHARE = 100
/** What reading all applicants of that requisition, and those who are selected again, may read of a table. */
const FEW_ROWS = 3000
const TABLES = ['application', 'disclosure_block', 'eeoc_answer']

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('asking about a requisition among 50,000 applicants', () => {
  let key = { accountId: 0, jobId: 0 }
  let refIds: number[] = []
  const matching = countApplicants.query.parse({ status: 'on_hold' })
  const moves = [{ block: 1, side: 'rejected', to: 3 } as const]

  beforeAll(async () => {
    const { accountId } = await buildCompany(database)
    const { jobId } = await buildRequisition(database, { company: { accountId } })
    const other = await buildRequisition(database, { company: { accountId } })
    key = { accountId, jobId }
    await fill({ ...key, otherJobId: other.jobId })
    const isSelected = and(eq(application.jobId, jobId), eq(application.status, 'on_hold'))
    const found = await database.owner.select().from(application).where(isSelected)
    refIds = found.map((row) => row.refId)
  })

  const queries: readonly (readonly [string, (tx: Tx) => Promise<unknown>])[] = [
    [
      'counts sides of those who are named',
      (tx) => repository.listPieces(tx, { key, asked: { refIds } }),
    ],
    [
      'counts sides of those who match',
      (tx) => repository.listPieces(tx, { key, asked: { matching } }),
    ],
    [
      'moves people to blocks',
      (tx) => repository.moveToBlocks(tx, { key, asked: { refIds }, moves }),
    ],
    ['counts the people of blocks', (tx) => repository.listBlockSizes(tx, key)],
    ['finds those who are named', (tx) => repository.listRefIds(tx, { key, refIds })],
    ['counts those who match', (tx) => repository.countMatching(tx, { ...matching, ...key })],
  ]

  it.each(queries)('%s by an index', async (_, work) => {
    expect(refIds).toHaveLength(APPLICANTS / SHARE / 10)
    const plan = await planOfFirst({ database, accountId: key.accountId }, work)
    for (const table of TABLES) {
      expect(seqScansOf(plan)).not.toContain(table)
      expect(rowsReadBy(plan, table)).toBeLessThan(FEW_ROWS)
    }
  })
})

async function fill(given: {
  accountId: number
  jobId: number
  otherJobId: number
}): Promise<void> {
  const { accountId, jobId, otherJobId } = given
  const statements = [
    sql`insert into app_user (email, first_name, last_name)
        select 'person-' || n || '@example.com', 'First', 'Last' from generate_series(1, ${APPLICANTS}) n`,
    sql`insert into applicant (account_id, user_id, first_name, last_name, email)
        select ${accountId}, user_id, first_name, last_name, email from app_user`,
    sql`insert into application (account_id, job_id, user_id, status, created_at)
        select ${accountId}, case when user_id % ${SHARE} = 0 then ${jobId}::bigint else ${otherJobId}::bigint end, user_id,
          case when user_id % ${10 * SHARE} = 0 then 'on_hold' else 'active' end, now()
        from app_user where email like 'person-%'`,
    sql`insert into disclosure_block (account_id, user_smartreq_id, job_id, block)
        select account_id, user_smartreq_id, job_id, 1 + user_id % 2 from application`,
    sql`insert into eeoc_answer (account_id, user_smartreq_id, user_id, gender, answered_at)
        select account_id, user_smartreq_id, user_id, 'female', now() from application`,
  ]
  await fillForPlans(database, { tables: ['app_user', 'applicant', ...TABLES], statements })
}
