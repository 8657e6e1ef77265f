// Liveness and readiness, for the user who watches the process.
import type { FastifyInstance } from 'fastify'

import type { Database } from '../db/database.ts'
import { AppError } from './app-error.ts'

/** /healthz: the process answers. /readyz: it can do its work; false from the moment that it is told to stop. */
export function registerHealth(
  app: FastifyInstance,
  deps: { database: Database; stopping?: AbortSignal | undefined },
): void {
  const isStopping = () => deps.stopping?.aborted === true
  app.addHook('onRequest', (_, reply, done) => {
    // The next request goes to another process, and does not meet a connection that is being closed.
    if (isStopping()) void reply.header('Connection', 'close')
    done()
  })
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (isStopping() || !(await isAnswering(deps.database))) throw new AppError('unavailable')
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
