// How PostgreSQL runs a repository's query: for tests that it stays quick when there is much.
import { sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { expect } from 'vitest'
import { z } from 'zod'

import type { Tx } from '#server/db/database.ts'
import { scopePrelude, type Scope } from '#server/db/scope.ts'

import type { TestDatabase } from './test-database.ts'

export type Plan = z.infer<typeof nodeSchema>

const nodeSchema = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Sort Method': z.string().optional(),
  Workers: z.array(z.looseObject({ 'Sort Method': z.string().optional() })).optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(nodeSchema).optional()
  },
})
const explainSchema = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: nodeSchema })) }))

/**
 * Fills tables, and has PostgreSQL look at them as it would by itself after a while. On a server that does not wait for
 * the disk, a commit that has not reached it yet would keep VACUUM from knowing pages as visible to all, and an index
 * alone would no longer do: these are waited for.
 */
export async function fillForPlans(
  { owner }: TestDatabase,
  { tables, statements }: { tables: readonly string[]; statements: readonly SQL[] },
): Promise<void> {
  await owner.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit = on`)
    for (const statement of statements) await tx.execute(statement)
  })
  for (const table of tables) await lookAt(owner, table)
}

const LOOKS = 5

// A page that something else holds at that moment is passed over, as one that may not be visible to all: on a busy
// machine it takes a second look.
async function lookAt(owner: TestDatabase['owner'], table: string): Promise<void> {
  for (let look = 1; look <= LOOKS; look += 1) {
    await owner.execute(sql`vacuum (freeze, analyze) ${sql.identifier(table)}`)
    const isAll = sql`oid = ${table}::regclass and relallvisible >= relpages`
    if ((await owner.$count(sql`pg_class`, isAll)) === 1) return
  }
  throw new Error(`Not every page of ${table} is visible to all.`)
}

/** The plan, as it ran, of the first query that a repository sends in a company's scope, or the one given. */
export async function planOfFirst(
  of: { database: TestDatabase } & ({ accountId: number } | { scope: Scope }),
  work: (tx: Tx) => Promise<unknown>,
): Promise<Plan> {
  const client = new Client({ connectionString: of.database.url ?? '' })
  await client.connect()
  try {
    const sent: { text: string; values: unknown[] }[] = []
    const db = drizzle(client, {
      logger: { logQuery: (text, values) => sent.push({ text, values }) },
    })
    const scope: Scope =
      'scope' in of ? of.scope : { kind: 'account', userId: null, accountId: of.accountId }
    await client.query(`BEGIN; ${scopePrelude(scope)}`)
    await work({ db, queue: { executeSql: () => Promise.resolve({ rows: [] }) } })
    const first = sent[0] ?? { text: '', values: [] }
    const { rows } = await client.query(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${first.text}`,
      first.values,
    )
    const [explained] = explainSchema.parse(rows)
    const plan = explained?.['QUERY PLAN'][0]?.Plan
    if (plan === undefined) throw new Error('There is no plan.')
    return plan
  } finally {
    await client.end()
  }
}

/** The tables that are read from one end to the other. */
export function seqScansOf(plan: Plan): (string | undefined)[] {
  return tablesOf(plan, 'Seq Scan')
}

/** The tables of which an index alone is read, and no row. */
export function indexOnlyScansOf(plan: Plan): (string | undefined)[] {
  return tablesOf(plan, 'Index Only Scan')
}

/** How rows are sorted: `top-N heapsort` keeps those of the page alone. */
export function sortMethodsOf(plan: Plan): (string | undefined)[] {
  return nodesOf(plan)
    .flatMap((node) => [node, ...(node.Workers ?? [])])
    .map((node) => node['Sort Method'])
}

function tablesOf(plan: Plan, scan: string): (string | undefined)[] {
  return nodesOf(plan)
    .filter((node) => node['Node Type'] === scan)
    .map((node) => node['Relation Name'])
}

/** Rows that the scans of a table read, whether they kept them or not. */
export function rowsReadBy(plan: Plan, table: string): number {
  return nodesOf(plan)
    .filter((node) => node['Relation Name'] === table)
    .reduce(
      (sum, node) =>
        sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    )
}

/** What a page may read of a table: a small part of what the tests fill it with. */
const FEW_ROWS = 1000

/** A query finds its rows of a table by an index, and reads no more than few. */
export function expectFewRows(plan: Plan, table: string): void {
  expect(seqScansOf(plan)).not.toContain(table)
  expect(rowsReadBy(plan, table)).toBeLessThan(FEW_ROWS)
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
