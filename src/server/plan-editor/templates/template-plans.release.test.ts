import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listRequisitionTemplates } from '#contract/plan-editor/requisition-templates.ts'
import { buildCompany } from '#testing/builders.ts'
import { fillForPlans, planOfFirst, rowsReadBy } from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listTemplates } from './template-repository.ts'

const JOBS = 50_000
const FEW = 1000

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('templates among fifty thousand requisitions', () => {
  let accountId = 0

  beforeAll(async () => {
    ;({ accountId } = await buildCompany(database))
    // One job in five hundred is a template.
    const statements = [
      sql`insert into job (account_id, job_type_id, title, status, plan_version)
        select ${accountId}, case when n % 500 = 0 then 5 else 2 end, 'Job ' || n, 'draft', 0
        from generate_series(1, ${JOBS}) as n`,
    ]
    await fillForPlans(database, { tables: ['job'], statements })
  })

  it.each<Record<string, string>>([{}, { ordering: '-name' }, { ordering: '-saved_at' }])(
    'reads little for a page of %o',
    async (asked) => {
      const query = { ...listRequisitionTemplates.query.parse(asked), accountId }
      const plan = await planOfFirst({ database, accountId }, (tx) => listTemplates(tx, query))
      // The policies of steps name a scan of jobs as well, which does not run for staff.
      expect(rowsReadBy(plan, 'job')).toBeGreaterThan(0)
      expect(rowsReadBy(plan, 'job')).toBeLessThan(FEW)
    },
  )
})
