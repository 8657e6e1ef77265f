/**
 * What the server benches run on: one PostgreSQL, our server and the reference server, each in a
 * process of its own. Started by the first bench that needs it, removed by the last.
 */
import { Pool } from 'pg'

import { startPostgres } from '../../.scripts/postgres.mjs'
import { startServer } from '../fixtures/server.ts'

export type Environment = {
  ours: string
  reference: string
  /** What is written here the reference server sends at `/files/`. */
  referenceFolder: string
  /** Past every policy, for seeding. */
  pool: Pool
}

type Running = Environment & { stop: () => Promise<void> }

export const CONNECTIONS = 16
export const DEMO_PASSWORD = 'Fairlead-demo-1'

let running: Promise<Running> | undefined

/** @throws {Error} with one line when PostgreSQL or a server does not start */
export function getEnvironment(): Promise<Environment> {
  running ??= start()
  return running
}

/** Ends what `getEnvironment` started, if anything. */
export async function closeEnvironment(): Promise<void> {
  const environment = await running?.catch(() => undefined)
  running = undefined
  await environment?.stop()
}

async function start(): Promise<Running> {
  const postgres = await startPostgres({ isDurable: true })
  const env = {
    DATABASE_URL: postgres.url,
    NODE_ENV: 'production',
    SECRET: 'bench'.repeat(8),
    // The candidates of the benches apply to the demo's postings; production has none by itself.
    DEMO: '1',
    // One candidate of a bench does the work of hundreds.
    CALLS_PER_MINUTE: '1000000',
  }
  const ours = await startServer({ env }).catch(async (error: unknown) => {
    await postgres.stop()
    throw error
  })
  const reference = await startServer({ env, entry: 'e2e/bench/reference-server.ts' })
  const pool = new Pool({ connectionString: postgres.url, max: 2 })
  return {
    ours: ours.url,
    reference: reference.url,
    referenceFolder: reference.dataDir,
    pool,
    stop: async () => {
      await pool.end()
      await Promise.all([ours.remove(), reference.remove()])
      await postgres.stop()
    },
  }
}

/** Calls our API. @throws {Error} for anything but success */
export async function callApi(given: {
  url: string
  method?: string
  token?: string
  key?: string
  body?: unknown
}): Promise<unknown> {
  const response = await fetch(given.url, {
    method: given.method ?? (given.body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(given.token === undefined ? {} : cookieOf(given.token)),
      ...(given.key === undefined ? {} : { 'idempotency-key': given.key }),
    },
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
  })
  if (!response.ok) throw new Error(`${given.url}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** The cookie that a browser of that session sends. */
export function cookieOf(token: string): { cookie: string } {
  return { cookie: `fairlead_access=${token}` }
}
