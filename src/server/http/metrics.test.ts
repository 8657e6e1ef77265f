import Fastify from 'fastify'
import { expect, it } from 'vitest'

import { registerErrors } from './errors.ts'
import { registerMetrics, type MetricsAccess } from './metrics.ts'

const token = 'a-token-of-the-operator'

function ask(access: MetricsAccess, authorization?: string) {
  const app = Fastify()
  registerErrors(app)
  registerMetrics(app, access)
  const headers = authorization === undefined ? {} : { authorization }
  return app.inject({ url: '/metrics', headers })
}

it('tells everyone only while the app is tried', async () => {
  const reply = await ask('everyone')
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toContain('http_request_duration_seconds')
  expect((await ask('none')).statusCode).toBe(404)
  expect((await ask('none', 'Bearer ')).statusCode).toBe(404)
})

it('tells the user who has the token, and no other user', async () => {
  expect((await ask({ token }, `Bearer ${token}`)).statusCode).toBe(200)
  for (const wrong of [undefined, '', token, `Bearer ${token}x`, `bearer ${token}`, 'Bearer '])
    expect((await ask({ token }, wrong)).statusCode).toBe(401)
})
