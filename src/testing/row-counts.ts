// How many rows every table holds: tells whether a refused request left anything behind.
import { sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Database } from '#server/db/database.ts'

const tablesSchema = z.object({ rows: z.array(z.object({ name: z.string() })) })
const countsSchema = z.object({ rows: z.array(z.record(z.string(), z.coerce.number())) })

/** Number of rows by table. */
export async function countRows({ owner }: Database): Promise<Record<string, number>> {
  const { rows } = tablesSchema.parse(
    await owner.execute(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    ),
  )
  const counts = rows.map(({ name }) => `(select count(*) from "${name}") as "${name}"`)
  const found = countsSchema.parse(await owner.execute(sql.raw(`select ${counts.join(', ')}`)))
  return found.rows[0] ?? {}
}
