import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { attempt } from '#server/db/schema/assessment.ts'
import { buildCompany } from '#testing/builders.ts'
import {
  fillForPlans,
  planOfFirst,
  rowsReadBy,
  seqScansOf,
  type Plan,
} from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { countByDevice, listEvents, type AttemptKey } from './trail-repository.ts'

const PEOPLE = 5000
/** The person whose trail it is, with this many receipts, half of them about another attempt; the others have ten. */
const BUSY = 2500
const RECEIPTS = 500
/** What a trail may read of each table: what the person sent, and a look at the attempt for each. */
const FEW_ROWS = 2 * RECEIPTS

const TABLES = ['command_receipt', 'attempt', 'recording', 'recording_chunk', 'attempt_refusal']

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('the trail among fifty thousand receipts', () => {
  let accountId = 0
  let key: AttemptKey = { attemptId: '', userId: 0 }

  beforeAll(async () => {
    ;({ accountId, key } = await fill())
  })

  const reads = {
    'a page': { deviceId: undefined, isDescending: false, page: 1, pageSize: 25 },
    'the last page, newest first': {
      deviceId: undefined,
      isDescending: true,
      page: 10,
      pageSize: 25,
    },
    'one device': { deviceId: randomUUID(), isDescending: false, page: 1, pageSize: 25 },
  }

  it.each(Object.entries(reads))('reads little for %s', async (_, query) => {
    const plan = await planOfFirst({ database, accountId }, (tx) =>
      listEvents(tx, { ...key, ...query }),
    )
    expect(rowsReadBy(plan, 'command_receipt')).toBeGreaterThan(0)
    expect(tooMuchReadBy(plan)).toEqual([])
  })

  it('reads little to count by device', async () => {
    const plan = await planOfFirst({ database, accountId }, (tx) => countByDevice(tx, key))
    expect(rowsReadBy(plan, 'command_receipt')).toBeGreaterThan(0)
    expect(tooMuchReadBy(plan)).toEqual([])
  })
})

/** The tables that are read from one end to the other, or more of than this person has. */
function tooMuchReadBy(plan: Plan): string[] {
  const scanned = seqScansOf(plan)
  return TABLES.filter((table) => scanned.includes(table) || rowsReadBy(plan, table) > FEW_ROWS)
}

/** A company whose people sent much, and an attempt of one of them; the receipts lie between each other as time brings them. */
async function fill(): Promise<{ accountId: number; key: AttemptKey }> {
  const { accountId } = await buildCompany(database)
  const statements = [
    sql`insert into user_step_activity (account_id, user_smartreq_id, job_step_activity_id, user_id)
        select ${accountId}, person, activity, person
        from generate_series(1, ${PEOPLE}) as person, generate_series(1, 2) as activity`,
    sql`insert into attempt (attempt_id, account_id, user_id, user_smartreq_id, user_step_activity_id, asmt_id, language, device_id, pledge_accepted_at, device_started_at)
        select gen_random_uuid(), account_id, user_id, user_smartreq_id, user_step_activity_id, 1, 'en', gen_random_uuid(), now(), now()
        from user_step_activity`,
    sql`insert into command_receipt (user_id, idempotency_key, command, request_hash, reply, attempt_id, device_id, created_at)
        select user_id, gen_random_uuid(), 'assessment-answers', 'h', jsonb_build_object('text', repeat('x', 500)), attempt_id, device_id, now() + n * interval '1 second'
        from generate_series(1, ${RECEIPTS / 2}) as n, attempt where n <= 5 or user_id = ${BUSY} order by n`,
    sql`insert into recording (account_id, recording_id, attempt_id, question_id, user_id, user_smartreq_id, device_id, mime)
        select account_id, gen_random_uuid(), attempt_id, 'q', user_id, user_smartreq_id, device_id, 'video/webm' from attempt`,
    sql`insert into recording_chunk (account_id, recording_id, round, index, user_id, size, sha256)
        select account_id, recording_id, 1, n, user_id, 1, 'h'
        from generate_series(1, 100) as n, recording where n <= 5 or user_id = ${BUSY} order by n`,
    sql`insert into attempt_refusal (account_id, attempt_id, place, user_id, command, code)
        select account_id, attempt_id, n, user_id, 'answers', 'conflict'
        from generate_series(1, 5) as n, attempt order by n`,
  ]
  await fillForPlans(database, { tables: TABLES, statements })
  const [found] = await database.owner.select().from(attempt).where(eq(attempt.userId, BUSY))
  return { accountId, key: { attemptId: found?.attemptId ?? '', userId: BUSY } }
}
