import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listCompanies as endpoint } from '#contract/access/companies.ts'
import {
  fillForPlans,
  planOfFirst,
  rowsReadBy,
  seqScansOf,
  sortMethodsOf,
} from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { listCompanies } from './company-choice-repository.ts'

const COMPANIES = 50_000

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('the first page of fifty thousand companies', () => {
  beforeAll(async () => {
    const statements = [
      sql`insert into account (name) select 'Company Número ' || n from generate_series(1, ${COMPANIES}) as n`,
    ]
    await fillForPlans(database, { tables: ['account'], statements })
  })

  it.each<Record<string, string>>([{}, { page: '3' }])(
    'is read through an index: %o',
    async (asked) => {
      const plan = await planOf(asked)
      expect(seqScansOf(plan)).not.toContain('account')
      expect(rowsReadBy(plan, 'account')).toBeGreaterThan(0)
      expect(rowsReadBy(plan, 'account')).toBeLessThan(500)
    },
  )

  // Under row security a condition that is not leakproof is looked at row by row; the stored fold makes that cheap.
  it('is found by a part of the name with no more than the page in memory', async () => {
    const plan = await planOf({ search: 'numero 4242' })
    const methods = sortMethodsOf(plan).filter(Boolean)
    expect(methods.filter((method) => method?.startsWith('external'))).toEqual([])
    expect(plan['Actual Rows']).toBe(11)
  })
})

function planOf(asked: Record<string, string>) {
  const query = endpoint.query.parse(asked)
  const scope = { kind: 'system' } as const
  return planOfFirst({ database, scope }, (tx) => listCompanies(tx, query))
}
