// Several processes that start for the first time at once, on one empty PostgreSQL database and one folder.
import path from 'node:path'

import { Client } from 'pg'
import { describe, expect, it, vi } from 'vitest'

import { createDatabase, dropDatabase, urlOf } from '#testing/postgres-databases.ts'
import { openServers } from '#testing/server-process.ts'

import { START_LOCK } from './db/start-lock.ts'

const PROCESSES = 2
const SLOW = 180_000

const { folder, start } = openServers()
const adminUrl = process.env['TEST_DATABASE_URL']

describe.runIf(adminUrl !== undefined)('first starts at once', () => {
  it(
    'change nothing while another process starts, and then all of them run',
    async () => {
      const name = `first_starts_${process.pid}`
      await createDatabase(adminUrl ?? '', { name })
      const url = urlOf(adminUrl ?? '', name)
      const other = new Client({ connectionString: url })
      await other.connect()
      await other.query('begin')
      await other.query(`select pg_advisory_xact_lock(${START_LOCK})`)
      const variables = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'shared') }
      const servers = Array.from({ length: PROCESSES }, () => start(variables))

      await vi.waitUntil(async () => (await countWaiting(other)) === PROCESSES, { timeout: 60_000 })
      expect(await listTables(other)).toEqual([])
      await other.query('commit')
      await other.end()
      await Promise.all(servers.map(({ isRunning }) => isRunning))
      for (const { child } of servers) child.kill('SIGTERM')
      const ends = await Promise.all(servers.map(({ ended }) => ended))
      expect(ends.map(({ code }) => code)).toEqual(servers.map(() => 0))
      await dropDatabase(adminUrl ?? '', name)
    },
    SLOW,
  )
})

async function countWaiting(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count
    from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and not granted and datname = current_database()`)
  return rows[0]?.count ?? 0
}

async function listTables(client: Client): Promise<unknown[]> {
  const { rows } = await client.query(`select schemaname, tablename from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)
  return rows
}
