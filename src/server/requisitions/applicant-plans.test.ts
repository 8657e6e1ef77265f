import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import {
  countApplicants as countEndpoint,
  listApplicants as endpoint,
} from '#contract/requisitions.ts'
import type { Tx } from '#server/db/database.ts'
import { scopePrelude } from '#server/db/scope.ts'
import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { countApplicants, listApplicants } from './applicant-repository.ts'

const APPLICANTS = 50_000
/** Enough that reading the whole table for one of them would be the dearer way. */
const REQUISITIONS = 5
/** What a first page may read of the applications. */
const FEW_ROWS = 2000

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('the first page of fifty thousand applicants', () => {
  let key = { accountId: 0, jobId: 0 }

  beforeAll(async () => {
    const { accountId } = await buildCompany(database)
    const jobIds: number[] = []
    for (let count = 0; count < REQUISITIONS; count += 1)
      jobIds.push((await buildRequisition(database, { company: { accountId } })).jobId)
    key = { accountId, jobId: jobIds[0] ?? 0 }
    await fill({ accountId, jobIds })
  })

  it.each([
    '-application_date',
    'application_date',
    'name',
    '-name',
    'score',
    '-score',
    'status',
    '-status',
  ])('ordered by %s reads little', async (ordering) => {
    const plan = await planOf(key, { ordering })
    expect(seqScansOf(plan)).not.toContain('application')
    expect(rowsReadBy(plan)).toBeLessThan(FEW_ROWS)
  })

  it.each<Record<string, string>>([
    { status: 'offer' },
    { search: 'person-4242' },
    { search: 'nobody at all' },
    { status: 'offer', search: 'person-4242' },
  ])('that fits %o is found through an index', async (query) => {
    const plan = await planOf(key, query)
    expect(seqScansOf(plan)).not.toContain('application')
    expect(rowsReadBy(plan)).toBeLessThan(FEW_ROWS)
  })

  it('has counts beside its filters from its own applicants, read once', async () => {
    const filters = { ...countEndpoint.query.parse({}), ...key }
    const plan = await planOfFirst(key.accountId, (tx) => countApplicants(tx, filters))
    expect(seqScansOf(plan)).not.toContain('application')
    expect(rowsReadBy(plan)).toBe(APPLICANTS)
  })

  it('has counts under a search from those who were found', async () => {
    const filters = { ...countEndpoint.query.parse({ search: 'person-4242' }), ...key }
    const plan = await planOfFirst(key.accountId, (tx) => countApplicants(tx, filters))
    expect(seqScansOf(plan)).not.toContain('application')
    expect(rowsReadBy(plan)).toBeLessThan(FEW_ROWS)
  })
})

type Plan = z.infer<typeof nodeSchema>
const nodeSchema = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(nodeSchema).optional()
  },
})
const explainSchema = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: nodeSchema })) }))

function planOf(
  key: { accountId: number; jobId: number },
  query: Record<string, string>,
): Promise<Plan> {
  return planOfFirst(key.accountId, (tx) =>
    listApplicants(tx, { ...endpoint.query.parse(query), ...key }),
  )
}

/** The plan of the first query that a repository sends, in the company's scope. */
async function planOfFirst(accountId: number, work: (tx: Tx) => Promise<unknown>): Promise<Plan> {
  const client = new Client({ connectionString: database.url ?? '' })
  await client.connect()
  try {
    const sent: { text: string; values: unknown[] }[] = []
    const db = drizzle(client, {
      logger: { logQuery: (text, values) => sent.push({ text, values }) },
    })
    await client.query(`BEGIN; ${scopePrelude({ kind: 'account', userId: null, accountId })}`)
    const tx = {
      db,
      run: () => Promise.resolve([]),
      queue: { executeSql: () => Promise.resolve({ rows: [] }) },
    }
    await work(tx)
    const page = sent[0] ?? { text: '', values: [] }
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${page.text}`, page.values)
    const [explained] = explainSchema.parse(rows)
    const plan = explained?.['QUERY PLAN'][0]?.Plan
    if (plan === undefined) throw new Error('There is no plan.')
    return plan
  } finally {
    await client.end()
  }
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

function seqScansOf(plan: Plan): (string | undefined)[] {
  return nodesOf(plan)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'])
}

/** Rows that the scans of applications read, whether they kept them or not. */
function rowsReadBy(plan: Plan): number {
  return nodesOf(plan)
    .filter((node) => node['Relation Name'] === 'application')
    .reduce(
      (sum, node) =>
        sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    )
}

/** As many applicants for each job; those of one lie between those of the others, as time brings them. */
async function fill(given: { accountId: number; jobIds: number[] }): Promise<void> {
  const { accountId, jobIds } = given
  const statements = [
    sql`insert into app_user (email, first_name, last_name)
        select 'person-' || n || '@example.com', 'First' || n % 500, 'Last' || n % 5000
        from generate_series(1, ${APPLICANTS}) n`,
    sql`insert into applicant (account_id, user_id, first_name, last_name, email)
        select ${accountId}, user_id, first_name, last_name, email from app_user`,
    sql`insert into application (account_id, job_id, user_id, status, score, created_at)
        select ${accountId}, job_id, user_id,
               case when user_id % 1000 = 0 then 'offer' when user_id % 3 = 0 then 'new' else 'incomplete' end,
               case when user_id % 4 = 0 then null else (user_id * 7 % 10000) / 100.0 end,
               now() - user_id * interval '1 minute'
        from app_user, jsonb_array_elements_text(${JSON.stringify(jobIds)}::jsonb) id, cast(id as bigint) job_id
        order by user_id`,
    sql`vacuum analyze app_user, applicant, application`,
  ]
  for (const statement of statements) await database.owner.execute(statement)
}
