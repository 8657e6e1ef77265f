import { expect, it } from 'vitest'

import { takeBlockings } from '#testing/loop-monitor.ts'
import { buildUnscored, orderRecalculation, recalculate } from '#testing/recalculation.ts'
import { openTestApp } from '#testing/test-app.ts'

/** More than are scored in one transaction, by far. */
const PEOPLE = 60

const test = await openTestApp()

it('scores that are calculated again leave the event loop to others, on either database', async () => {
  const { recruiter, jobId } = await buildUnscored(test, { people: PEOPLE })
  await orderRecalculation(recruiter, jobId)
  // The embedded database makes its statements in this thread.
  takeBlockings()
  const state = { isOver: false }
  const recalculation = recalculate(test).finally(() => {
    state.isOver = true
  })
  let answered = 0
  while (!state.isOver) {
    const { statusCode } = await test.app.inject({ method: 'GET', url: '/healthz' })
    expect(statusCode).toBe(200)
    answered += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  await recalculation
  expect(takeBlockings()).toEqual([])
  expect(answered).toBeGreaterThan(PEOPLE * 2)
})
