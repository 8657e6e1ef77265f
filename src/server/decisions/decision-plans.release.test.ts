import { randomUUID } from 'node:crypto'

import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listAccountApplicants } from '#contract/applicants/account-applicants.ts'
import { countApplicants } from '#contract/requisitions/requisitions.ts'
import type { Tx } from '#server/db/database.ts'
import { application } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { fillForPlans, planOfFirst, rowsReadBy, seqScansOf } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import * as subjects from './decision-subjects.ts'
import * as writes from './decision-writes.ts'

const APPLICANTS = 50_000
/** Enough that reading the whole table for one of them would be the dearer way. */
const REQUISITIONS = 3
/** What deciding about fifty of them may read of a table. */
const FEW_ROWS = 2000
const TABLES = ['application', 'application_decision', 'audit_event', 'user_step_activity']

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('deciding about some of fifty thousand applicants', () => {
  let key = { accountId: 0, jobId: 0 }
  let ids: number[] = []
  let refIds: number[] = []
  const batchId = randomUUID()

  beforeAll(async () => {
    const { accountId } = await buildCompany(database)
    const jobIds: number[] = []
    for (let count = 0; count < REQUISITIONS; count += 1)
      jobIds.push((await buildRequisition(database, { company: { accountId } })).jobId)
    key = { accountId, jobId: jobIds[0] ?? 0 }
    await fill({ accountId, jobIds, batchId })
    const isOffer = and(eq(application.jobId, key.jobId), eq(application.status, 'offer'))
    const found = await database.owner.select().from(application).where(isOffer).limit(50)
    ids = found.map((row) => row.userSmartreqId)
    refIds = found.map((row) => row.refId)
  })

  const queries: readonly (readonly [string, (tx: Tx) => Promise<unknown>])[] = [
    ['locks those who are named', (tx) => subjects.lockNamed(tx, { ...key, refIds })],
    [
      'locks those who match',
      (tx) => {
        const filters = { ...countApplicants.query.parse({ status: 'offer' }), ...key }
        return subjects.lockMatching(tx, { filters, limit: 5000 })
      },
    ],
    [
      'locks those who match over all requisitions',
      (tx) => {
        const matching = listAccountApplicants.query.parse({ status: 'offer' })
        const filters = { ...matching, accountId: key.accountId, seen: null }
        return subjects.lockMatchingOfAccount(tx, { filters, limit: 5000 })
      },
    ],
    [
      'finds the requisitions of a batch',
      (tx) => subjects.listJobsOfBatch(tx, { accountId: key.accountId, batchId }),
    ],
    ['finds a batch', (tx) => subjects.lockBatch(tx, { ...key, batchId })],
    [
      'reads where they stand',
      (tx) => subjects.readSubjects(tx, { accountId: key.accountId, ids }),
    ],
    [
      'moves them',
      (tx) => {
        const state = { status: 'active', step_status: 'passed', job_step_id: null } as const
        const moves = ids.map((userSmartreqId) => ({ userSmartreqId, state }))
        const { accountId } = key
        return writes.moveApplications(tx, { accountId, moves, at: new Date() })
      },
    ],
    ['opens their activities', (tx) => writes.openActivities(tx, { ...key, ids })],
  ]

  it.each(queries)('%s by an index', async (_, work) => {
    expect(ids).toHaveLength(50)
    const plan = await planOfFirst({ database, accountId: key.accountId }, work)
    for (const table of TABLES) {
      expect(seqScansOf(plan)).not.toContain(table)
      expect(rowsReadBy(plan, table)).toBeLessThan(FEW_ROWS)
    }
  })
})

async function fill(given: {
  accountId: number
  jobIds: number[]
  batchId: string
}): Promise<void> {
  const { accountId, jobIds, batchId } = given
  const statements = [
    sql`insert into app_user (email, first_name, last_name)
        select 'person-' || n || '@example.com', 'First', 'Last' from generate_series(1, ${APPLICANTS}) n`,
    sql`insert into applicant (account_id, user_id, first_name, last_name, email)
        select ${accountId}, user_id, first_name, last_name, email from app_user`,
    sql`insert into application (account_id, job_id, user_id, status, job_step_id, created_at)
        select ${accountId}, job_id, user_id, case when user_id % 1000 = 0 then 'offer' else 'active' end,
               (select min(job_step_id) from job_step s where s.job_id = ids.job_id),
               now() - user_id * interval '1 minute'
        from app_user, (select cast(id as bigint) as job_id from jsonb_array_elements_text(${JSON.stringify(jobIds)}::jsonb) id) ids
        order by user_id`,
    sql`insert into audit_event (account_id, entity, entity_id, action, from_state, to_state)
        select account_id, 'application', user_smartreq_id, 'review', 'new', status from application`,
    sql`insert into application_decision (account_id, batch_id, user_smartreq_id, action, decided_by, decided_at,
          entered_at, plan_version, from_status, from_step_status, to_status, to_step_status)
        select account_id, case when status = 'offer' then ${batchId}::uuid else gen_random_uuid() end,
               user_smartreq_id, 'review', user_id, now(), now(), 1, 'new', 'passed', 'active', 'passed' from application`,
    sql`insert into user_step_activity (account_id, user_smartreq_id, job_step_activity_id, user_id, status)
        select a.account_id, a.user_smartreq_id, j.job_step_activity_id, a.user_id, 'locked' from application a
        join job_step_activity j on j.account_id = a.account_id and j.job_step_id = a.job_step_id`,
  ]
  await fillForPlans(database, { tables: ['app_user', 'applicant', ...TABLES], statements })
}
