import { expect, it } from 'vitest'

import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp({ callsPerMinute: 4 })

it('refuses a session that calls without end, and no other, until a minute is over', async () => {
  const [busy, other] = [await test.signUp(), await test.signUp()]
  const call = async ({ client }: typeof busy) => (await client.get('/auth/v1/')).status
  const statuses: number[] = []
  for (let calls = 0; calls < 6; calls += 1) statuses.push(await call(busy))
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  expect(await call(other)).toBe(200)
  test.clock.shift(60_000)
  expect(await call(busy)).toBe(200)
})
