import { setTimeout } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { createLoadMeter } from './loop-load.ts'

const MINUTE = 60_000

it('tells a thread that works from one that waits', async () => {
  const load = createLoadMeter()
  await setTimeout(300)
  load()
  await setTimeout(300)
  const idle = load()
  const until = performance.now() + 300
  while (performance.now() < until) JSON.stringify({ at: performance.now() % MINUTE })
  // The turn of the loop counts once it has ended.
  await setTimeout(0)
  expect(load()).toBeGreaterThan(idle + 0.2)
})
