// Ends the server in order when it is told to: first it says so, then it ends what it does.
import { setTimeout } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import type { Database } from './db/database.ts'
import type { Jobs } from './jobs/jobs.ts'

/** Requests that are under way may take so long; then their connections are cut. Devices send again. */
const CLOSE_WITHIN_MS = 10_000

/** Ending takes at most this long after that, even if a job or the database hangs. */
const END_WITHIN_MS = 60_000

type Running = {
  readonly app: FastifyInstance
  readonly jobs: Jobs
  readonly database: Database
  /** Aborted first: from then on the server says that it is not ready. */
  readonly stopping: AbortController
  /** How long it keeps serving after that, while the load balancer sends it fewer and fewer requests. */
  readonly drainMs: number
}

/** Stops on SIGTERM and SIGINT, and exits; a second signal ends the wait. */
export function stopOnSignals(running: Running): void {
  const { stopping } = running
  const hurry = new AbortController()
  const onSignal = () => {
    if (stopping.signal.aborted) return hurry.abort()
    stopping.abort()
    Promise.race([stop(running, hurry.signal), tooLate(running)]).then(
      () => process.exit(0),
      (error: unknown) => {
        running.app.log.error({ err: error }, 'stopping')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal)
}

async function stop({ app, jobs, database, drainMs }: Running, hurry: AbortSignal): Promise<void> {
  await waitFor(drainMs, hurry)
  const cutting = new AbortController()
  void waitFor(CLOSE_WITHIN_MS, cutting.signal).then(() => app.server.closeAllConnections())
  await app.close()
  cutting.abort()
  await jobs.stop()
  await database.close()
}

async function tooLate({ drainMs }: Running): Promise<never> {
  await setTimeout(drainMs + END_WITHIN_MS, undefined, { ref: false })
  throw new Error(`It did not stop within ${END_WITHIN_MS / 1000} seconds.`)
}

async function waitFor(ms: number, cut: AbortSignal): Promise<void> {
  try {
    await setTimeout(ms, undefined, { signal: cut })
  } catch (error) {
    if (!cut.aborted) throw error
  }
}
