// How many rows the tables hold: tells whether a refused request left anything behind.
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Database } from '#server/db/database.ts'

const tablesSchema = z.object({ rows: z.array(z.object({ name: z.string() })) })
const countsSchema = z.object({ rows: z.array(z.record(z.string(), z.coerce.number())) })

/** What a refused request leaves: that it was refused (trail/refusals.test.ts), and that a password was tried. */
const OF_REFUSALS = ['attempt_refusal', 'try_limit']

const tables = new WeakMap<Database, Promise<string[]>>()

/** Number of rows by table, but for what is noted of refusals. */
export async function countRows(database: Database): Promise<Record<string, number>> {
  const names = tables.get(database) ?? listTables(database)
  tables.set(database, names)
  const counts = (await names).map((name) => `(select count(*) from "${name}") as "${name}"`)
  const query = sql.raw(`select ${counts.join(', ')}`)
  return countsSchema.parse(await database.owner.execute(query)).rows[0] ?? {}
}

async function listTables({ owner }: Database): Promise<string[]> {
  const query = sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`
  const { rows } = tablesSchema.parse(await owner.execute(query))
  return rows.map(({ name }) => name).filter((name) => !OF_REFUSALS.includes(name))
}
