// Liveness and readiness, for the user who watches the process.
import type { FastifyInstance } from 'fastify'

import type { Database } from '../db/database.ts'
import type { DiskRoom } from '../storage/disk-room.ts'
import { AppError } from './app-error.ts'
import { registerRefusedWrites } from './refuse-writes.ts'

const ENDLESS: DiskRoom = { isFull: () => Promise.resolve(false) }

/**
 * /healthz: the process answers. /readyz: it can do its work; false from the moment that it is told to stop, and while the
 * disk has no room for what is sent. The code says which.
 */
export function registerHealth(
  app: FastifyInstance,
  deps: { database: Database; room?: DiskRoom | undefined; stopping?: AbortSignal | undefined },
): void {
  const { room = ENDLESS } = deps
  registerRefusedWrites(app, room)
  const isStopping = () => deps.stopping?.aborted === true
  app.addHook('onRequest', (_, reply, done) => {
    // The next request goes to another process, and does not meet a connection that is being closed.
    if (isStopping()) void reply.header('Connection', 'close')
    done()
  })
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (isStopping() || !(await isAnswering(deps.database))) throw new AppError('unavailable')
    if (await room.isFull()) throw new AppError('disk_full')
    return { status: 'ready' }
  })
}

async function isAnswering(database: Database): Promise<boolean> {
  try {
    return await database.isReady()
  } catch {
    // Why it does not answer is in its own log; here only that it does not.
    return false
  }
}
