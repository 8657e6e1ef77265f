import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { dropQueries, keepQueries } from './query-persistence.ts'

const KEY = 'fairlead.queries.7'
let held = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers()
  held = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A client whose screens' state is kept for user 7, with something in it that may be. */
async function arrive() {
  const client = new QueryClient()
  const { stop, restored } = keepQueries(client, 7)
  await restored
  await client.fetchQuery({
    queryKey: ['tracker'],
    queryFn: () => 'a step of theirs',
    meta: { isKept: true },
  })
  return { client, stop }
}

it('keeps what may be kept, a moment later', async () => {
  const { stop } = await arrive()
  await vi.runAllTimersAsync()
  expect(held.get(KEY)).toContain('a step of theirs')
  stop()
})

it('writes nothing any more once its owner has left, whatever was about to be written', async () => {
  const { client, stop } = await arrive()
  client.setQueryData(['tracker'], 'another step of theirs')
  stop()
  dropQueries(7)
  client.clear()
  await vi.runAllTimersAsync()
  expect([...held.keys()]).toEqual([])
})
