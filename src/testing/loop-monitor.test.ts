import { setTimeout as wait } from 'node:timers/promises'

import Fastify from 'fastify'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'

import { takeBlockings, watchLoop } from './loop-monitor.ts'
import { watchRequests } from './watched-app.ts'

const LONG_MS = 300
const app = Fastify()
app.get('/busy', () => spin(LONG_MS))
app.get('/waiting', () => wait(LONG_MS, 'done'))
app.get('/polite', async () => {
  for (let count = 0; count < 6; count += 1) {
    spin(LONG_MS / 6)
    await wait(1)
  }
  return 'done'
})
watchRequests(app)

beforeEach(() => void takeBlockings())
// What a test made on purpose is no fault of the next one.
afterEach(() => void takeBlockings())
afterAll(() => app.close())

it('names a request that keeps the event loop', async () => {
  await app.inject({ method: 'GET', url: '/busy' })
  const [blocking, ...others] = takeBlockings()
  expect(blocking?.during).toEqual(['GET /busy'])
  expect(blocking?.ms).toBeGreaterThanOrEqual(LONG_MS)
  expect(others).toEqual([])
})

it('names a request over the network as well', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  await (await fetch(`${address}/busy`)).text()
  expect(takeBlockings().map(({ during }) => during)).toEqual([['GET /busy']])
})

it('does not count waiting, nor work that lets others go first', async () => {
  await app.inject({ method: 'GET', url: '/waiting' })
  await app.inject({ method: 'GET', url: '/polite' })
  expect(takeBlockings()).toEqual([])
})

it('does not count what a test itself does between two requests', async () => {
  await app.inject({ method: 'GET', url: '/waiting' })
  spin(LONG_MS)
  await app.inject({ method: 'GET', url: '/waiting' })
  expect(takeBlockings()).toEqual([])
})

it('finds a long turn in the middle of a job', async () => {
  await watchLoop('a job', async () => {
    await wait(30)
    spin(LONG_MS)
    await wait(30)
  })
  expect(takeBlockings().map(({ during }) => during)).toEqual([['a job']])
})

/** Works for so long, by the processor's time. */
function spin(ms: number): string {
  const start = process.threadCpuUsage()
  for (;;) {
    const { user, system } = process.threadCpuUsage(start)
    if ((user + system) / 1000 >= ms) return 'done'
  }
}
