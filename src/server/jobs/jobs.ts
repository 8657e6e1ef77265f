// The job queue: pg-boss on either database. Jobs are ordered inside the transaction that needs them (outbox).
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { z } from 'zod'

import { outsideOfRequests } from '../db/current-session.ts'
import type { Database, Tx } from '../db/database.ts'
import { APP_ROLE } from '../db/scope.ts'
import { JOB_NAMES, jobPayloads, SCHEDULES, type JobName } from './job-payloads.ts'

type Payload<N extends JobName> = z.output<(typeof jobPayloads)[N]>
export type JobHandlers = { readonly [N in JobName]: (payload: Payload<N>) => Promise<void> }

export type Jobs = {
  /**
   * Orders a job in the caller's transaction: it exists when, and only when, that commits. It starts at once, or after so
   * many seconds.
   */
  send<N extends JobName>(
    tx: Tx,
    name: N,
    payload: Payload<N>,
    delay?: { afterSeconds: number },
  ): Promise<void>
  /** Whether a job that says this waits, or is under way; false once it was done, or failed for good. */
  isOpen<N extends JobName>(tx: Tx, name: N, payload: Partial<Payload<N>>): Promise<boolean>
  /** Tells the worker that there may be something to do, so that it need not wait for its next look. */
  wake(name: JobName): void
  start(handlers: JobHandlers): Promise<void>
  stop(): Promise<void>
}

type Deps = {
  readonly database: Database
  /** Told of trouble of the queue itself, and of each job that failed: the queue tries that one again. */
  readonly onError: (error: unknown, job?: JobName) => void
}

const POLLING = { pollingIntervalSeconds: 2, heartbeatRefreshSeconds: 3 }
/** Each wait is about twice the one before, up to ten minutes: a mail server may be away for an hour. */
const RETRY = { retryLimit: 12, retryBackoff: true, retryDelay: 2, retryDelayMax: 600 }
/**
 * A process says so often that it is still at a job; one that has been silent for long enough was killed, and its job
 * goes to another one. How often a user looks: by the database's clock, for all processes together.
 */
const HEARTBEAT = { heartbeatSeconds: 10 }
const SUPERVISION = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 }
const STOPPING = { graceful: true, timeout: 5000, close: false }

const foundSchema = z.object({ rows: z.array(z.unknown()) })

/** Builds the queue on a database; nothing runs before `start`. */
export function createJobs(deps: Deps): Jobs {
  const boss = new PgBoss({
    db: deps.database.queue,
    ...SUPERVISION,
    ...(deps.database.kind === 'embedded' ? { backend: 'pglite' as const } : {}),
  })
  boss.on('error', (told) => deps.onError(asError(told)))
  const workers = new Map<JobName, string>()

  async function work(name: JobName, handle: (data: unknown) => Promise<void>): Promise<void> {
    await boss.createQueue(name)
    // One that an earlier version made stays as it was made.
    await boss.updateQueue(name, { ...RETRY, ...HEARTBEAT })
    const id = await boss.work(name, POLLING, async (jobs) => {
      try {
        // A request may have woken the worker: what it does is no session's any more.
        for (const job of jobs) await outsideOfRequests(() => handle(job.data))
      } catch (error) {
        deps.onError(error, name)
        throw error
      }
    })
    workers.set(name, id)
  }

  return {
    async send(tx, name, payload, { afterSeconds } = { afterSeconds: 0 }) {
      await boss.send(name, payload, { db: tx.queue, startAfter: afterSeconds })
    },
    isOpen: (tx, name, payload) => isOpen(tx, { name, payload }),
    wake(name) {
      const id = workers.get(name)
      if (id !== undefined) boss.notifyWorker(id)
    },
    async start(handlers) {
      await boss.start()
      for (const name of JOB_NAMES) await work(name, parsing(name, handlers[name]))
      await scheduleAll(boss)
      await grantToRequests(deps.database)
    },
    stop: () => boss.stop(STOPPING),
  }
}

// The queue hands on a copy of the fields of what its workers met, which is no error any more.
function asError(told: { message: string }): Error {
  return told instanceof Error ? told : Object.assign(new Error(told.message), told)
}

type Sought = { readonly name: JobName; readonly payload: object }

async function isOpen(tx: Tx, { name, payload }: Sought): Promise<boolean> {
  const found = await tx.db.execute(sql`
    select 1 from pgboss.job
    where name = ${name} and data @> ${JSON.stringify(payload)}::jsonb and state in ('created', 'retry', 'active')
    limit 1`)
  return foundSchema.parse(found).rows.length > 0
}

// Requests order jobs as the app's role.
async function grantToRequests({ owner }: Database): Promise<void> {
  await owner.execute(sql.raw(`GRANT USAGE ON SCHEMA pgboss TO ${APP_ROLE}`))
  await owner.execute(
    sql.raw(`GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA pgboss TO ${APP_ROLE}`),
  )
  await owner.execute(sql.raw(`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pgboss TO ${APP_ROLE}`))
}

// A server that was off at the hour of a job catches up, once.
async function scheduleAll(boss: PgBoss): Promise<void> {
  for (const [name, cron] of Object.entries(SCHEDULES))
    await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' })
}

const payloads: { readonly [N in JobName]: z.ZodType<Payload<N>> } = jobPayloads

/** What handles a job as the queue stores it. */
function parsing<N extends JobName>(name: N, handle: JobHandlers[N]) {
  return (data: unknown): Promise<void> => handle(payloads[name].parse(data))
}
