// How many rows the tables hold: tells whether a refused request left anything behind.
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Database } from '#server/db/database.ts'

const tablesSchema = z.object({ rows: z.array(z.object({ name: z.string() })) })
const countsSchema = z.object({ rows: z.array(z.record(z.string(), z.coerce.number())) })

/** What a refused request leaves: that it was refused (trail/refusals.test.ts), and that a password was tried. */
const OF_REFUSALS = ['attempt_refusal', 'try_limit']

/** Number of rows by table, but for what is noted of refusals. */
export async function countRows({ owner }: Database): Promise<Record<string, number>> {
  const { rows } = tablesSchema.parse(
    await owner.execute(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    ),
  )
  const counted = rows.filter(({ name }) => !OF_REFUSALS.includes(name))
  const counts = counted.map(({ name }) => `(select count(*) from "${name}") as "${name}"`)
  const found = countsSchema.parse(await owner.execute(sql.raw(`select ${counts.join(', ')}`)))
  return found.rows[0] ?? {}
}
