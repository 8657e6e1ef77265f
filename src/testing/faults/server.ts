// The real server on a database in memory, for the whole run. It may be killed in the middle of a transaction or right
// after one, and comes back as a new process would: with the database, and without anything that it remembered.
import { createHmac, randomBytes, randomUUID } from 'node:crypto'

import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { REPLY_MARK } from '#contract/core/reply-mark.ts'
import { buildApp } from '#server/app.ts'
import { syncInstruments } from '#server/assessments/instruments/sync-instruments.ts'
import { verifyRecording } from '#server/assessments/media/verify-recording.ts'
import type { Database } from '#server/db/database.ts'
import { migratable } from '#server/db/embedded.ts'
import { migrateWith } from '#server/db/migrate.ts'
import { ACCESS_TOKEN_SECONDS } from '#server/http/access-token.ts'
import type { Jobs } from '#server/jobs/jobs.ts'

import { createFastDatabase } from './fast-database.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { createStatements, type Statements } from './named-statements.ts'
import { installWitness } from './witness.ts'

export type ServerRequest = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  readonly cookies: Readonly<Record<string, string>>
  readonly address: string
}
export type ServerReply = {
  readonly status: number
  readonly body: string
  readonly cookies: readonly { readonly name: string; readonly value: string }[]
  /** What the client reads of them. */
  readonly headers: Readonly<Record<string, string>>
}

/** Where the server is killed: at its `commits`-th commit from now, before it or after it. */
export type ServerDeath = { readonly commits: number; readonly isCommitted: boolean }

export type Server = {
  readonly database: Database
  readonly statements: Statements
  /** The clock of app and database, ms since the epoch. */
  readonly now: () => number
  /** What is in the storage. */
  readonly files: ReadonlyMap<string, Uint8Array>
  setTime(at: number): void
  /** Null when the connection broke, because the server died over the request. */
  handle(request: ServerRequest): Promise<ServerReply | null>
  killAt(death: ServerDeath | null): void
  restart(): Promise<void>
  /** A session of a person, as its cookies. */
  signIn(userId: number): Map<string, string>
  close(): Promise<void>
}

/** What a run may change about the server, to try whether it is noticed. */
export type ServerChanges = {
  /** Run once, after the tables were made. */
  readonly schema?: string
}

/** Opens the server; `dump` is a migrated database to start from, which saves the migration. */
export async function openServer(
  options: { dump?: Blob; changes?: ServerChanges } = {},
): Promise<Server> {
  const { dump, changes = {} } = options
  const client = await openDatabase(dump)
  const statements = createStatements(client)
  installWitness(statements)
  if (changes.schema !== undefined) statements.exec(changes.schema)
  const secret = randomBytes(32).toString('hex')
  let at = Date.now()
  let death: ServerDeath | null = null
  let isDead = false
  const die = (isCommitted: boolean) => {
    if (isDead) throw new Error('The server is dead.')
    if (death === null || death.isCommitted !== isCommitted) return
    death = { ...death, commits: death.commits - 1 }
    if (death.commits > 0) return
    death = null
    isDead = true
    throw new Error('The server was killed.')
  }
  const now = () => new Date(at)
  const database = createFastDatabase(statements, {
    now: () => now().toISOString(),
    beforeCommit: () => die(false),
    afterCommit: () => die(true),
  })
  const jobs = noteJobs()
  const files = createMemoryStorage()
  const start = async () => {
    const app = await buildApp({ database, jobs, storage: files.storage, secret, now })
    await app.ready()
    return app
  }
  let app = await start()
  const restart = async () => {
    await app.close()
    isDead = false
    app = await start()
  }
  return {
    database,
    statements,
    now: () => at,
    setTime(next) {
      at = next
    },
    files: files.contents,
    async handle(request) {
      // Jobs take their time: their work is done before a user looks for it, and not at once.
      if (request.method === 'GET' && request.url.includes('/recordings/'))
        await verifyAll(statements, { database, storage: files.storage, jobs, now })
      const reply = await inject(app, request)
      if (!isDead) return reply
      await restart()
      return null
    },
    killAt(next) {
      death = next
    },
    restart,
    signIn(userId) {
      const sessionId = randomUUID()
      const refresh = randomBytes(32).toString('base64url')
      statements.query(SESSION, [
        sessionId,
        userId,
        new Date(at + SESSION_MS).toISOString(),
        refresh,
      ])
      return new Map([
        ['fairlead_access', accessToken({ secret, userId, sessionId, at })],
        ['fairlead_refresh', refresh],
      ])
    },
    async close() {
      await app.close()
      await client.close()
    },
  }
}

/** A migrated database to start servers from. */
export async function dumpDatabase(): Promise<Blob> {
  const client = await openDatabase(undefined)
  try {
    return await client.dumpDataDir('none')
  } finally {
    await client.close()
  }
}

async function openDatabase(dump: Blob | undefined): Promise<PGlite> {
  const extensions = { pg_trgm }
  if (dump !== undefined) return PGlite.create({ loadDataDir: dump, extensions })
  const client = await PGlite.create({ extensions })
  const target = migratable(client)
  await migrateWith(target)
  await syncInstruments(target.owner)
  return client
}

// A job is there when its transaction commits, as in the real queue.
function noteJobs(): Jobs {
  return {
    async send(tx, name, payload) {
      // People of the faults sign up nowhere: no message is theirs.
      if (!('attemptId' in payload)) return
      const { attemptId } = payload
      const text = JSON.stringify(payload)
      await tx.db.execute(
        sql`insert into faults.job values (clock.now(), ${name}, ${attemptId}, ${text}::jsonb)`,
      )
    },
    isOpen: async () => false,
    wake: () => undefined,
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  }
}

const verifying = z.array(z.object({ account: z.number(), recording: z.string() }))
const TO_VERIFY = `select (payload->>'accountId')::int4 as account, payload->>'recordingId' as recording
  from faults.job where name = 'verify-recording' and not is_done`
const IS_DONE = `update faults.job set is_done = true where payload->>'recordingId' = $1`

// A server that is killed over a job does it again.
async function verifyAll(
  statements: Statements,
  deps: Parameters<typeof verifyRecording>[0],
): Promise<void> {
  for (const { account, recording } of verifying.parse(statements.query(TO_VERIFY).rows)) {
    try {
      await verifyRecording(deps, { accountId: account, recordingId: recording })
    } catch {
      return
    }
    statements.query(IS_DONE, [recording])
  }
}

async function inject(app: FastifyInstance, request: ServerRequest): Promise<ServerReply> {
  const { method, url, headers, body, cookies, address } = request
  const reply = await app.inject({
    method: method === 'GET' || method === 'PATCH' ? method : 'POST',
    url,
    headers,
    cookies,
    remoteAddress: address,
    ...(body.length === 0 ? {} : { payload: typeof body === 'string' ? body : Buffer.from(body) }),
  })
  const read = ['upload-offset', REPLY_MARK].map((name) => [
    name,
    String(reply.headers[name] ?? ''),
  ])
  return {
    status: reply.statusCode,
    body: reply.body,
    cookies: reply.cookies,
    headers: Object.fromEntries(read),
  }
}

const SESSION_MS = 30 * 86_400_000
const SESSION = `with session as (
  insert into login_session (session_id, user_id, expires_at) values ($1, $2, $3) returning session_id
)
insert into refresh_token (token_hash, session_id)
select encode(sha256(convert_to($4, 'UTF8')), 'hex'), session_id from session`

// By hand, as the server's own way leads over another thread.
function accessToken(given: {
  secret: string
  userId: number
  sessionId: string
  at: number
}): string {
  const { secret, userId, sessionId, at } = given
  const now = Math.floor(at / 1000)
  const text = [
    { alg: 'HS256' },
    {
      sid: sessionId,
      adm: false,
      sub: String(userId),
      iss: 'fairlead',
      iat: now,
      exp: now + ACCESS_TOKEN_SECONDS,
    },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
