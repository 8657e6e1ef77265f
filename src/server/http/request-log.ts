// One line for each answered request. Never the query, the body, the address or a name: the pattern of the path says enough.
import type { FastifyInstance } from 'fastify'

/** Logs method, route, status and time under the request's id. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
