// Copies of a user's data, and a look for a user in the whole database, for tests of privacy.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { ERASURE_GRACE_DAYS } from '#contract/privacy/privacy.ts'
import { wholeKey } from '#server/assessments/media/recording-keys.ts'
import type { Database } from '#server/db/database.ts'
import { dataExport } from '#server/db/schema/privacy.ts'
import { exportKey } from '#server/privacy/export-key.ts'

import type { AppliedPerson } from './applied-person.ts'
import { only } from './builders.ts'
import { TEST_PASSWORD, type TestApp } from './test-app.ts'

const DAY_MS = 86_400_000
const rowsSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

/** A copy that is ready to be downloaded; its id. */
export async function buildCopy(
  { database, storage, clock }: TestApp,
  given: { userId: number; accountId: number | null },
): Promise<string> {
  const exportId = randomUUID()
  const at = clock.now()
  const { userId, accountId } = given
  await storage.write(exportKey(exportId), new TextEncoder().encode('{}'))
  await database.owner.insert(dataExport).values({
    exportId,
    userId,
    accountId,
    language: 'en',
    origin: 'http://localhost',
    requestedAt: new Date(at.getTime() - 2 * DAY_MS),
    readyAt: at,
    expiresAt: new Date(at.getTime() + DAY_MS),
    bytes: 2,
  })
  return exportId
}

/** A queue that takes jobs and runs none. */
export const silentJobs = {
  send: async () => {},
  isOpen: async () => false,
  wake: () => {},
  start: async () => {},
  stop: async () => {},
}

/** Asks for the erasure of a person, and lets the days pass in which it can be taken back. */
export async function askForErasure(test: TestApp, someone: AppliedPerson): Promise<void> {
  const url = `/user/v1/privacy/user/${someone.userId}/erasure/`
  const asked = await someone.client.post(url, { password: TEST_PASSWORD })
  if (asked.status !== 201) throw new Error(JSON.stringify(asked.body))
  test.clock.shift(ERASURE_GRACE_DAYS * DAY_MS + 1)
}

/** The bytes of each file of a person, or null for one that is gone. */
export function filesOf(test: TestApp, someone: AppliedPerson): Promise<(number | null)[]> {
  return Promise.all(keysOf(someone).map((key) => test.storage.size(key)))
}

/** The names under which the files of a person are stored. */
export function keysOf({ applications, recordingId }: AppliedPerson): string[] {
  const { accountId } = only(applications.slice(0, 1))
  return [wholeKey({ accountId, recordingId, round: 1 })]
}

/** The tables of the app and of its queue that hold any of these words anywhere in a row, in whatever case. */
export async function tablesThatHold(
  { owner }: Database,
  words: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  for (const { schema, name } of await listTables(owner)) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const texts = words.map((word) => sql`strpos(lower(t::text), lower(${word})) > 0`)
    const rows = await owner.execute(
      sql`select 1 as found from ${table} t where ${sql.join(texts, sql` or `)} limit 1`,
    )
    if (rowsSchema.parse(rows).rows.length > 0) found.push(name)
  }
  return found
}

/**
 * What lists of columns, as `table.column`, say of the columns that name a person.
 * @returns those that neither list names, and those of the first list that are no such column any more
 */
export async function comparePersonColumns(
  database: Database,
  { listed, others = [] }: { listed: readonly string[]; others?: readonly string[] },
): Promise<{ unnamed: string[]; gone: string[] }> {
  const columns = await personColumns(database)
  const named = new Set([...listed, ...others])
  return {
    unnamed: columns.filter((column) => !named.has(column)),
    gone: listed.filter((column) => !columns.includes(column)),
  }
}

/** Every column of the app that says whose a row is or who did something, as `table.column`. */
async function personColumns({ owner }: Database): Promise<string[]> {
  const rows = await owner.execute(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (column_name like '%user_id' or column_name like '%actor_id'
      or column_name like '%\\_by' and data_type = 'bigint') order by 1`)
  return rowsSchema.parse(rows).rows.map((row) => String(row['name']))
}

async function listTables(owner: Database['owner']) {
  const rows = await owner.execute(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`)
  return z.object({ rows: z.array(z.object({ schema: z.string(), name: z.string() })) }).parse(rows)
    .rows
}
