// Prometheus metrics: the process, and the time of each route by its pattern. They tell how much a server has to do, and
// of what: that is its operator's.
import { createHash, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

import { AppError } from './app-error.ts'

const LABELS = ['method', 'route', 'status'] as const
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Who may read them: the user who carries the token, everyone while it is only tried, or no one. */
export type MetricsAccess = { readonly token: string } | 'everyone' | 'none'

/** Registers /metrics with a registry of its own, so that several apps can live in one process. */
export function registerMetrics(app: FastifyInstance, access: MetricsAccess): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request.',
    labelNames: LABELS,
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  // Finding a series by its labels costs more than adding to it, and there are few.
  const known = new Map<string, Histogram.Internal<(typeof LABELS)[number]>>()
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const status = reply.statusCode
    const route = routeOptions.url ?? 'unknown'
    const name = `${method} ${status} ${route}`
    const series = known.get(name) ?? durations.labels({ method, route, status })
    known.set(name, series)
    series.observe(reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    if (access === 'none') throw new AppError('not_found')
    if (access !== 'everyone' && !isSame(headers.authorization ?? '', `Bearer ${access.token}`))
      throw new AppError('unauthenticated')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

// Hashes are of one length, and comparing them tells nothing of what they are of.
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
