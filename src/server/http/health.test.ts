import fastify from 'fastify'
import { expect, it } from 'vitest'

import { registerErrors } from './errors.ts'
import { registerHealth } from './health.ts'

it('is not ready while the database does not answer, and alive all the same', async () => {
  const app = fastify()
  registerErrors(app)
  registerHealth(app, {
    database: { isReady: () => new Promise(() => {}) },
    answersWithinMs: 10,
  })
  expect((await app.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(503)
  expect((await app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
})
