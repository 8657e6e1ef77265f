// The whole app on a database of the test file's own, with a clock that can be moved and callers of any role.
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'

import { buildApp } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { mailboxMessage } from '#server/db/schema/mail.ts'
import { createAccessTokens } from '#server/http/access-token.ts'
import type { BodyPace } from '#server/http/body-pace.ts'
import type { Secrets } from '#server/http/secrets.ts'
import type { Certificate } from '#server/http/tls.ts'
import type { ChatModelOptions } from '#server/integrations/ai/chat-model.ts'
import { createEmbeddedMail } from '#server/integrations/mail/embedded.ts'
import type { Mail } from '#server/integrations/mail/port.ts'
import { createEmbeddedTexts } from '#server/integrations/text-messages/embedded.ts'
import type { TextMessages } from '#server/integrations/text-messages/port.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { createJobs, type JobHandlers, type Jobs } from '#server/jobs/jobs.ts'
import type { InboundSettings } from '#server/mail/inbound/inbound-variables.ts'
import type { MonitoringTargets } from '#server/monitoring/monitoring-service.ts'
import type { DiskRoom } from '#server/storage/disk-room.ts'
import { createFolderStorage } from '#server/storage/folder-storage.ts'
import type { Storage } from '#server/storage/storage.ts'

import { watchLoop } from './loop-monitor.ts'
import { doMailJobs, type RecordedJob } from './mail-jobs.ts'
import { createClient, type Client } from './test-client.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { watchRequests } from './watched-app.ts'

export const TEST_PASSWORD = 'Correct-Horse-1'

export type MailboxRow = typeof mailboxMessage.$inferSelect

/** The real time, moved by what a test asked for. */
export type Clock = {
  readonly now: () => Date
  readonly shift: (milliseconds: number) => void
}

export type TestApp = {
  readonly app: FastifyInstance
  readonly database: TestDatabase
  readonly clock: Clock
  /** Jobs that committed transactions and rolled-back ones alike ordered, unless the queue is the real one. */
  readonly recordedJobs: RecordedJob[]
  readonly jobs: Jobs
  readonly secret: string
  readonly storage: Storage
  /** Another server on the same data, with secrets of its own. */
  startAgain(secrets: Secrets): Promise<FastifyInstance>
  /** Does now what the queue would do with a recording. */
  verifyRecording(recordingId: string, accountId: number): Promise<void>
  /** Does now what the queue would do about mail; a job that failed is there for the next time. */
  sendMail(): Promise<void>
  /** The messages that an address was sent, oldest first, once `sendMail` was done. */
  mailTo(address: string): Promise<MailboxRow[]>
  /** A user who is not signed in. */
  client(options?: { address?: string }): Client
  /** A user who just created an account: a client with cookies. */
  signUp(given?: { email?: string; password?: string }): Promise<SignedUp>
  /** The reply to a sign-in is the client's to look at; it keeps the cookies. */
  signIn(email: string, password?: string): Promise<Client>
  /** A person whom a builder made, by access token: no password is hashed. Without a session it is one that no row tells of. */
  as(person: { userId: number; isProviderAdmin?: boolean }, sessionId?: string): Promise<Client>
}

export type SignedUp = {
  readonly client: Client
  readonly userId: number
  readonly email: string
}

/** Builds the app at the top of a test file. `queue: 'real'` runs pg-boss with the real workers. */
export async function openTestApp(
  options: {
    queue?: 'recorded' | 'real'
    publicUrl?: string
    certificate?: Certificate
    securityContact?: string
    webRoot?: string
    monitoring?: MonitoringTargets
    /** Where messages go; the embedded mailbox when left out. */
    mail?: Mail
    /** Of the disk; without end when left out. */
    room?: DiskRoom
    /** Where text messages go; the embedded mailbox when left out. */
    texts?: TextMessages
    /** The address that messages come from, where one is configured. */
    mailSender?: string
    /** See `inbound-variables.ts`; no mail comes in when left out. */
    inbound?: InboundSettings
    hasMailbox?: boolean
    callsPerMinute?: number
    breachedPasswordsUrl?: string
    ai?: ChatModelOptions
    /** Whether identity providers on this machine may be asked; they may when left out. */
    allowsLoopbackIssuers?: boolean
    hasDocs?: boolean
    /** See `body-pace.ts`. */
    bodyPace?: BodyPace
    logLevel?: string
    logTo?: { write(line: string): void }
  } = {},
): Promise<TestApp> {
  const database = await openTestDatabase()
  const clock = createClock()
  const secret = randomBytes(32).toString('hex')
  const recordedJobs: RecordedJob[] = []
  const storage = await openStorage()
  const { now } = clock
  const mail = options.mail ?? createEmbeddedMail({ database, now })
  const texts = options.texts ?? createEmbeddedTexts({ database, now })
  const jobs = options.queue === 'real' ? openQueue(database) : recordJobs(recordedJobs)
  const origin = 'http://localhost'
  const { mailSender, inbound } = options
  const handlers = watchedHandlers({
    database,
    storage,
    jobs,
    mail,
    texts,
    mailSender,
    inbound,
    secret,
    now,
    origin,
    allowsLoopbackIssuers: options.allowsLoopbackIssuers ?? true,
  })
  if (options.queue === 'real') await startJobs(jobs, handlers)
  const deps = { database, jobs, storage, now, hasMailbox: true, allowsLoopbackIssuers: true }
  const build = async (secrets: Secrets) => {
    const built = await buildApp({ ...deps, ...secrets, ...options })
    await built.ready()
    watchRequests(built)
    // Hooks run last first: the app ends before its queue, and both before their database.
    afterAll(() => built.close())
    return built
  }
  const app = await build({ secret })
  const tokens = createAccessTokens({ secret, now: clock.now })

  return {
    app,
    database,
    clock,
    recordedJobs,
    jobs,
    secret,
    storage,
    startAgain: build,
    verifyRecording: (recordingId, accountId) =>
      // The attempt is for the queue to tell whose work it is.
      handlers['verify-recording']({ accountId, recordingId, attemptId: recordingId }),
    sendMail: () => doMailJobs(recordedJobs, handlers),
    mailTo: (address) =>
      database.owner
        .select()
        .from(mailboxMessage)
        .where(eq(mailboxMessage.to, address))
        .orderBy(mailboxMessage.sentAt),
    client: (given) => createClient(app, given),
    signUp: (given) => signUp(app, given),
    signIn: (email, password) => signIn(app, { email, password }),
    async as({ userId, isProviderAdmin = false }, sessionId = randomUUID()) {
      const bearer = await tokens.sign({ userId, sessionId, isProviderAdmin })
      return createClient(app, { bearer })
    },
  }
}

function watchedHandlers(deps: Parameters<typeof jobHandlers>[0]): JobHandlers {
  const watched = Object.entries(jobHandlers(deps)).map(([name, handle]) => [
    name,
    (payload: never) => watchLoop(name, () => handle(payload)),
  ])
  return Object.fromEntries(watched) as JobHandlers
}

function createClock(): Clock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    shift: (milliseconds) => {
      offset += milliseconds
    },
  }
}

function isMatch(given: unknown, part: object): boolean {
  const values = new Map<string, unknown>(Object.entries(Object(given)))
  return Object.entries(part).every(([key, value]) => values.get(key) === value)
}

function recordJobs(recorded: RecordedJob[]): Jobs {
  return {
    send: async (_tx, name, payload) => {
      recorded.push({ name, payload })
    },
    isOpen: async (_tx, name, payload) =>
      recorded.some((job) => job.name === name && isMatch(job.payload, payload)),
    wake: () => {},
    start: async () => {},
    stop: async () => {},
  }
}

async function openStorage(): Promise<Storage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairlead-files-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return createFolderStorage(folder)
}

function openQueue(database: Database): Jobs {
  return createJobs({
    database,
    onError: (error, job) => {
      if (job === undefined && isLate(error)) return
      throw error
    },
  })
}

// On a machine that is busy for seconds a worker finds no connection to look for jobs, and looks again: no test's fault.
function isLate(error: unknown): boolean {
  return error instanceof Error && error.message.includes('timeout exceeded when trying to connect')
}

async function startJobs(jobs: Jobs, handlers: JobHandlers): Promise<void> {
  await jobs.start(handlers)
  afterAll(() => jobs.stop())
}

async function signUp(
  app: FastifyInstance,
  given: { email?: string; password?: string } = {},
): Promise<SignedUp> {
  const client = createClient(app)
  const email = given.email ?? `${randomUUID()}@example.com`
  const reply = await client.post('/auth/v1/create/', {
    email,
    password: given.password ?? TEST_PASSWORD,
    first_name: 'Ada',
    last_name: 'Lovelace',
  })
  if (reply.status !== 201) throw new Error(`Sign-up failed: ${JSON.stringify(reply.body)}`)
  return { client, email, userId: reply.body.data.user.user_id }
}

async function signIn(
  app: FastifyInstance,
  given: { email: string; password?: string | undefined },
): Promise<Client> {
  const client = createClient(app)
  const { email, password = TEST_PASSWORD } = given
  const reply = await client.post('/auth/v1/login/', { email, password })
  if (reply.status !== 200) throw new Error(`Sign-in failed: ${JSON.stringify(reply.body)}`)
  return client
}
