// The requests of an app under the monitor of the event loop, injected ones and those over the network.
import type { FastifyInstance } from 'fastify'

import { beginWatch, watchLoop } from './loop-monitor.ts'

/** Watches every request of the app from now on. */
export function watchRequests(app: FastifyInstance): void {
  const inject = app.inject.bind(app) as (...given: unknown[]) => unknown
  const watched = (...given: unknown[]) => {
    const [request] = given
    // A chain of calls, or a callback: neither has an end that is known here.
    if (given.length !== 1) return inject(...given)
    return watchLoop(nameOf(request), async () => inject(request))
  }
  app.inject = watched as typeof app.inject
  app.server.prependListener('request', (request, reply) => {
    reply.once('close', beginWatch(`${request.method} ${request.url}`))
  })
}

function nameOf(request: unknown): string {
  if (typeof request === 'string') return `GET ${request}`
  const { method = 'GET', url } = request as { method?: string; url?: unknown }
  return `${method} ${String(url)}`
}
