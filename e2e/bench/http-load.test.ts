import { createServer, type Server } from 'node:http'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { httpLoad } from './http-load.ts'

let url = ''
let sockets = 0
let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    response.statusCode = request.url === '/bad' ? 500 : 200
    setTimeout(() => response.end('ok'), 5)
  })
  server.on('connection', () => {
    sockets += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address !== null && typeof address === 'object') url = `http://127.0.0.1:${address.port}`
})

afterAll(() => server.close())

it('sends exactly the count over as few connections as it was given', async () => {
  const result = await httpLoad({ url, connections: 4, count: 100 })
  expect(result).toMatchObject({ requests: 100, failed: 0 })
  expect(sockets).toBe(4)
  expect(result.p50).toBeGreaterThanOrEqual(4)
  expect(result.p99).toBeGreaterThanOrEqual(result.p95)
})

it('stops after the duration', async () => {
  const started = performance.now()
  const result = await httpLoad({ url, connections: 2, durationMs: 150 })
  expect(performance.now() - started).toBeLessThan(1000)
  expect(result.requests).toBeGreaterThan(2)
})

it('counts refusals and broken connections as failed', async () => {
  expect((await httpLoad({ url: `${url}/bad`, connections: 1, count: 3 })).failed).toBe(3)
  expect((await httpLoad({ url: 'http://127.0.0.1:1', connections: 1, count: 2 })).failed).toBe(2)
})
