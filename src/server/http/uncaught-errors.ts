// The last net under the process: what no one caught. Whatever causes it is a defect to be repaired where it is.
import type { FastifyInstance } from 'fastify'

import { loggableError } from './loggable-error.ts'

/**
 * From now on an error that no one caught is logged, and the server goes on. All that matters is in the database, in
 * transactions; what ends with the process are the requests of everyone else, and the user who found out how could end it
 * again and again.
 */
export function surviveUncaughtErrors(app: FastifyInstance): void {
  const log = (error: unknown) => app.log.error({ err: loggableError(error) }, 'uncaught error')
  process.on('uncaughtException', log)
  process.on('unhandledRejection', log)
  // Trouble with accepting a connection: the next one may fare better.
  app.server.on('error', log)
}
