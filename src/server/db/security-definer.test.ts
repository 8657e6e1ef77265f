import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'

import { openTestDatabase } from '#testing/test-database.ts'

const foundSchema = z.object({
  rows: z.array(z.object({ name: z.string(), settings: z.string() })),
})

it('functions that run with the owner’s rights look into the caller’s own temporary tables last', async () => {
  const { owner } = await openTestDatabase()
  const found = await owner.execute(sql`
    select p.proname as name, array_to_string(p.proconfig, ';') as settings
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and n.nspname = 'public' order by p.proname`)
  const { rows } = foundSchema.parse(found)
  // Where it is not named, it comes first: a table of that name there would be read in place of ours.
  const unsafe = rows.filter(({ settings }) => !settings.endsWith(', pg_temp'))
  expect([rows.length > 10, unsafe]).toEqual([true, []])
})
