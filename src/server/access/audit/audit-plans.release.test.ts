import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listAuditEvents } from '#contract/access/audit.ts'
import { buildCompany } from '#testing/builders.ts'
import {
  expectFewRows,
  fillForPlans,
  planOfFirst,
  rowsReadBy,
  seqScansOf,
} from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listAuditEventRows, listAuditEventsAfter } from './audit-repository.ts'

const EVENTS = 50_000
const PART = 500
/** The user who made every five-hundredth change, and what it was made to. */
const ACTOR = 7
const ONE_OF = 500

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('the audit trail with fifty thousand entries', () => {
  let accountId = 0

  beforeAll(async () => {
    ;({ accountId } = await buildCompany(database))
    const statements = [
      sql`insert into audit_event (account_id, at, actor_id, entity, entity_id, action)
          select ${accountId}, now() - n * interval '1 minute', ${ACTOR} + n % ${ONE_OF},
            case n % 2 when 0 then 'member' else 'application' end, n % ${ONE_OF}, 'update'
          from generate_series(1, ${EVENTS}) as n`,
    ]
    await fillForPlans(database, { tables: ['audit_event'], statements })
  })

  it.each<Record<string, string>>([
    {},
    { ordering: 'at' },
    { actor_id: String(ACTOR) },
    { entity: 'member', entity_id: '4' },
    { from: new Date(Date.now() - 3_600_000).toISOString() },
  ])('reads little for a page of %o', async (asked) => {
    const query = { ...listAuditEvents.query.parse(asked), accountId }
    const plan = await planOfFirst({ database, accountId }, (tx) => listAuditEventRows(tx, query))
    expectFewRows(plan, 'audit_event')
    expect(rowsReadBy(plan, 'audit_event')).toBeGreaterThan(0)
  })

  it('reads little for the next part of an export', async () => {
    const parts = { after: EVENTS / 2, before: EVENTS * 2, limit: PART }
    const query = { accountId, ...parts }
    const plan = await planOfFirst({ database, accountId }, (tx) => listAuditEventsAfter(tx, query))
    expect(seqScansOf(plan)).not.toContain('audit_event')
    expect(rowsReadBy(plan, 'audit_event')).toBe(PART)
  })
})
