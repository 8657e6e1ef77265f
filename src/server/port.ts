// The port that the server listens on: free, or said to be taken.
import { createServer } from 'node:net'

import { StartUpError, type Env } from './http/env.ts'

/**
 * Looks whether the port can be taken, and leaves it free.
 * @throws StartUpError where something else listens on it
 */
export async function assertPortFree(env: Env): Promise<void> {
  const probe = createServer()
  const outcome = new Promise<unknown>((resolve) => {
    probe.once('error', resolve)
    probe.listen({ host: env.host, port: env.port }, () => probe.close(() => resolve(null)))
  })
  const error = await outcome
  if (error !== null) throw portError(error, env)
}

/** What to say of an error of listening: anything else than a port in use is no matter of configuration. */
export function portError(error: unknown, env: Env): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (!isTaken) return error
  const advice = 'Stop what uses it, or set PORT to another one.'
  return new StartUpError(`PORT: ${env.port} is in use. ${advice}`, { cause: error })
}
