import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const jit = sql<string>`current_setting('jit')`

describe.runIf(database.url !== null)('connections to PostgreSQL', () => {
  it('compile no statement', async () => {
    const [own] = await database.owner.select({ jit }).from(sql`(select 1) as one`)
    const [scoped] = await database.inScope({ kind: 'public' }, (tx) =>
      tx.db.select({ jit }).from(sql`(select 1) as one`),
    )
    expect([own, scoped]).toEqual([{ jit: 'off' }, { jit: 'off' }])
  })
})
