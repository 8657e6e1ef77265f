// One line for each answered request. Never the query, the body, the address or a name: the pattern of the path and
// the number of the user who asked say enough.
import type { FastifyInstance } from 'fastify'

/** Logs method, route, status, time and who asked, under the request's id. */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('caller', null)
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.caller?.userId,
      },
      'answered',
    )
    done()
  })
}
