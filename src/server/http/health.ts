// Liveness and readiness, for load balancers and operators.
import { setTimeout } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import type { Database } from '../db/database.ts'
import type { DiskRoom } from '../storage/disk-room.ts'
import { AppError } from './app-error.ts'
import { registerRefusedWrites } from './refuse-writes.ts'

/** A database that takes longer for the smallest question is not ready for others. */
const ANSWERS_WITHIN_MS = 3000

const ENDLESS: DiskRoom = { isFull: () => Promise.resolve(false) }

/**
 * /healthz: the process answers. /readyz: it can do its work; false from the moment that it is told to stop, and while the
 * disk has no room for what is sent. The code says which.
 */
export function registerHealth(
  app: FastifyInstance,
  deps: {
    database: Pick<Database, 'isReady'>
    room?: DiskRoom | undefined
    stopping?: AbortSignal | undefined
    answersWithinMs?: number
  },
): void {
  const { database, room = ENDLESS, answersWithinMs = ANSWERS_WITHIN_MS } = deps
  registerRefusedWrites(app, room)
  const isStopping = () => deps.stopping?.aborted === true
  app.addHook('onRequest', (_, reply, done) => {
    // The next request goes to another process, and does not meet a connection that is being closed.
    if (isStopping()) void reply.header('Connection', 'close')
    done()
  })
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (isStopping() || !(await isAnswering(database, answersWithinMs)))
      throw new AppError('unavailable')
    if (await room.isFull()) throw new AppError('disk_full')
    return { status: 'ready' }
  })
}

async function isAnswering(
  database: Pick<Database, 'isReady'>,
  withinMs: number,
): Promise<boolean> {
  const cut = new AbortController()
  try {
    const late = setTimeout(withinMs, false, { signal: cut.signal })
    return await Promise.race([database.isReady(), late])
  } catch {
    // Why it does not answer is in its own log; here only that it does not.
    return false
  } finally {
    cut.abort()
  }
}
