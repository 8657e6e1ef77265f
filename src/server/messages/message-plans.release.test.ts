import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Tx } from '#server/db/database.ts'
import { application } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, only } from '#testing/builders.ts'
import { fillForPlans, planOfFirst, rowsReadBy, seqScansOf } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import * as repository from './message-repository.ts'
import * as replies from './reply-repository.ts'
import { listThread } from './thread-repository.ts'

const MESSAGES = 50_000
/** What one page, or one chunk of a job, may read of a table. */
const FEW_ROWS = 2000
const TABLES = ['message', 'message_batch', 'message_reply', 'application', 'applicant']

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('messages among fifty thousand', () => {
  let key = { accountId: 0, batchId: '' }
  let userSmartreqId = 0
  let userId = 0

  beforeAll(async () => {
    const { accountId } = await buildCompany(database)
    const { jobId } = await buildRequisition(database, { company: { accountId } })
    key = { accountId, batchId: randomUUID() }
    await fill({ ...key, jobId })
    const isOfCompany = eq(application.accountId, accountId)
    const rows = await database.owner.select().from(application).where(isOfCompany).limit(1)
    ;({ userSmartreqId, userId } = only(rows))
  })

  const at = new Date()
  const queries: readonly (readonly [string, (tx: Tx) => Promise<unknown>])[] = [
    [
      'lists those of an application',
      (tx) =>
        listThread(tx, {
          accountId: key.accountId,
          userSmartreqId,
          page: 1,
          page_size: 25,
        }),
    ],
    [
      'finds what an answer is about',
      (tx) =>
        replies.lockAnswered(tx, {
          accountId: key.accountId,
          userId,
          messageIds: [randomUUID()],
        }),
    ],
    [
      'counts the answers of a day',
      (tx) => replies.countReplies(tx, { accountId: key.accountId, userId, since: at }),
    ],
    [
      'finds who wrote last',
      (tx) => replies.findLastSender(tx, { accountId: key.accountId, userSmartreqId }),
    ],
    [
      'finds the next ones to send',
      (tx) => repository.claimUnsent(tx, { ...key, after: null, limit: 50, at }),
    ],
    [
      'reads whom they go to',
      (tx) => repository.listRecipients(tx, { accountId: key.accountId, ids: [userSmartreqId] }),
    ],
  ]

  it.each(queries)('%s by an index', async (_, work) => {
    const plan = await planOfFirst({ database, accountId: key.accountId }, work)
    for (const table of TABLES) {
      expect(seqScansOf(plan)).not.toContain(table)
      expect(rowsReadBy(plan, table)).toBeLessThan(FEW_ROWS)
    }
  })
})

async function fill(given: { accountId: number; jobId: number; batchId: string }): Promise<void> {
  const { accountId, jobId, batchId } = given
  const statements = [
    sql`insert into app_user (email, first_name, last_name)
        select 'person-' || n || '@example.com', 'First', 'Last' from generate_series(1, ${MESSAGES}) n`,
    sql`insert into applicant (account_id, user_id, first_name, last_name, email)
        select ${accountId}, user_id, first_name, last_name, email from app_user`,
    sql`insert into application (account_id, job_id, user_id, status, job_step_id)
        select ${accountId}, ${jobId}, user_id, 'active',
               (select min(job_step_id) from job_step where job_id = ${jobId}) from app_user`,
    sql`insert into message_batch
        select ${accountId}, case when n = 1 then ${batchId}::uuid else gen_random_uuid() end, ${jobId}, 1, 's', 'b', 'en', 'o',
               now(), now() from generate_series(1, ${MESSAGES}) n`,
    sql`insert into message (account_id, message_id, batch_id, user_id, user_smartreq_id, created_at, sent_at)
        select account_id, gen_random_uuid(), ${batchId}::uuid, user_id, user_smartreq_id, now(),
               case when user_id % 500 = 0 then null else now() end from application`,
    sql`insert into message_reply
        select account_id, gen_random_uuid(), user_id, user_smartreq_id, md5(user_id::text) || md5('m'), 'e', true,
               's', 't', '', false, '[]', now() from application`,
  ]
  await fillForPlans(database, { tables: ['app_user', ...TABLES], statements })
}
