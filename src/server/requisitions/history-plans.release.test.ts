import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listRequisitionHistory } from '#contract/requisitions/requisition-history.ts'
import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { expectFewRows, fillForPlans, planOfFirst, rowsReadBy } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listHistory } from './history-repository.ts'

const EVENTS = 50_000

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)(
  'the history of a requisition among fifty thousand entries',
  () => {
    let accountId = 0
    let jobId = 0

    beforeAll(async () => {
      ;({ accountId } = await buildCompany(database))
      ;({ jobId } = await buildRequisition(database, { company: { accountId } }))
      // One of five hundred requisitions has a hundred entries.
      const statements = [
        sql`insert into audit_event (account_id, at, actor_id, entity, entity_id, action)
          select ${accountId}, now() - n * interval '1 minute', 7 + n % 50, 'requisition', ${jobId} + n % 500, 'update'
          from generate_series(1, ${EVENTS}) as n`,
      ]
      await fillForPlans(database, { tables: ['audit_event'], statements })
    })

    it.each<Record<string, string>>([
      {},
      { ordering: 'at' },
      { actor: '7' },
      { entity: 'requisition' },
    ])('reads little for a page of %o', async (asked) => {
      const query = { ...listRequisitionHistory.query.parse(asked), accountId, jobId }
      const plan = await planOfFirst({ database, accountId }, (tx) => listHistory(tx, query))
      expectFewRows(plan, 'audit_event')
      expect(rowsReadBy(plan, 'audit_event')).toBeGreaterThan(0)
    })
  },
)
