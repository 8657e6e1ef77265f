import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { openTestDatabase } from '#testing/test-database.ts'

import { StartUpError } from '../http/env.ts'

const database = await openTestDatabase()
const { owner } = database

describe('functions', () => {
  it('are run again when their files differ from what the database has', async () => {
    await replaceFunction()
    await owner.execute(sql`update drizzle.functions_hash set hash = 'of another version'`)
    await database.migrate()
    expect(await isReplaced()).toBe(false)
  })

  it('are left alone when the files are the same', async () => {
    await replaceFunction()
    await database.migrate()
    expect(await isReplaced()).toBe(true)
  })

  it('of a newer version are left alone by an older one', async () => {
    await replaceFunction()
    await owner.execute(sql`update drizzle.functions_hash set hash = 'of a newer version'`)
    await withOwnList(async () => {
      await owner.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
      )
      await database.migrate()
      expect(await isReplaced()).toBe(true)
    })
    await database.migrate()
    expect(await isReplaced()).toBe(false)
  })
})

describe('a database of before the first release', () => {
  it('is refused with a line that says what to do', async () => {
    await withOwnList(async () => {
      await owner.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`)
      await expect(database.migrate()).rejects.toThrow(StartUpError)
      await expect(database.migrate()).rejects.toThrow('Start with an empty database or DATA_DIR.')
    })
    await expect(database.migrate()).resolves.toBeUndefined()
  })
})

async function replaceFunction(): Promise<void> {
  await owner.execute(
    sql`create or replace function api_instant(instant timestamptz) returns text language sql as $$ select 'replaced' $$`,
  )
}

async function isReplaced(): Promise<boolean> {
  const [row] = await owner
    .select({ text: sql<string>`api_instant(now())` })
    .from(sql`(values (1)) as one`)
  return row?.text === 'replaced'
}

/** Puts the list of migrations back as it was. */
async function withOwnList(work: () => Promise<void>): Promise<void> {
  await owner.execute(sql`create table drizzle.copy as table drizzle.__drizzle_migrations`)
  try {
    await work()
  } finally {
    await owner.execute(sql`delete from drizzle.__drizzle_migrations`)
    await owner.execute(sql`insert into drizzle.__drizzle_migrations table drizzle.copy`)
    await owner.execute(sql`drop table drizzle.copy`)
  }
}
