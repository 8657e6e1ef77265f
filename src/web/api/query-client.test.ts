import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createQueryClient } from './query-client.ts'

const NOW = Date.UTC(2026, 2, 5, 10)
const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

/** How often the server is asked by a screen that opens `minutes` after it was asked first. */
async function askAgainAfter(minutes: number): Promise<number> {
  const client = createQueryClient()
  const queryKey = ['applicants']
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('An answer'))
  await client.fetchQuery({ queryKey, queryFn })
  vi.setSystemTime(NOW + minutes * MINUTE_MS)
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  stop()
  return queryFn.mock.calls.length
}

it('asks the server again once an answer is older than half a minute', async () => {
  expect(await askAgainAfter(0.25)).toBe(1)
  expect(await askAgainAfter(1)).toBe(2)
})

it('asks again when the clock was set back since', async () => {
  expect(await askAgainAfter(-5)).toBe(2)
})

it('asks again for an answer that the device kept from an earlier visit, however fresh', async () => {
  const client = createQueryClient()
  client.setQueryData(['applicants'], 'An answer', { updatedAt: NOW - 1 })
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('A newer answer'))
  const observer = new QueryObserver(client, { queryKey: ['applicants'], queryFn })
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('A newer answer'))
  stop()
})
