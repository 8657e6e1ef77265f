// One person, two devices, one attempt: both go on, and both end at the same answers (I4, I7).
import { describe, expect, it } from 'vitest'

import { attempt as attemptTable } from '#server/db/schema/assessment.ts'
import { heldBy } from '#testing/candidate.ts'
import { arrive as arriveOn, openDevice, openNetwork, passTime } from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const network = openNetwork(test)

const arrive = () => arriveOn(test, network)

describe('two devices', () => {
  it('I7 adopts the attempt that the other began, with everything answered here', async () => {
    const { candidate, device, questions } = await arrive()
    const other = await openDevice({ candidate })
    const first = await device.begin()
    await other.begin()
    await other.put(questions[1] ?? '', 4)
    await device.put(questions[0] ?? '', 2)
    await device.engine.drain()
    await other.engine.drain()

    expect((await other.attempt())?.attemptId).toBe(first.attemptId)
    expect(await other.waiting()).toEqual([])
    expect(await heldBy(candidate.client, first.attemptId)).toEqual({
      [questions[0] ?? '']: 2,
      [questions[1] ?? '']: 4,
    })
    expect(await test.database.owner.$count(attemptTable)).toBeGreaterThan(0)
  })

  it('I7 goes on at the adopted attempt after answers at the one that it replaced', async () => {
    const { candidate, device, questions } = await arrive()
    const other = await openDevice({ candidate })
    const { attemptId } = await device.begin()
    await other.begin()
    await other.put(questions[0] ?? '', 4)
    await device.engine.drain()
    await other.engine.drain()
    await other.put(questions[0] ?? '', 5)
    await other.put(questions[1] ?? '', 3)
    await other.engine.drain()

    expect(await other.db.attempts.count()).toBe(1)
    expect(await heldBy(candidate.client, attemptId)).toEqual({
      [questions[0] ?? '']: 5,
      [questions[1] ?? '']: 3,
    })
  })

  it.each([
    ['ten minutes ahead', 600_000],
    ['three days ahead', 3 * 86_400_000],
    ['ten minutes back', -600_000],
    ['a year back', -365 * 86_400_000],
  ])('I7 goes by what was answered last though one clock is set %s meanwhile', async (_, ms) => {
    const { candidate, device, questions } = await arrive()
    const other = await openDevice({ candidate })
    const { attemptId } = await device.begin()
    await other.begin()
    await device.engine.drain()
    await other.engine.drain()
    const [first = '', second = ''] = questions

    // The device whose clock was set is the earlier one at the first question, and the later one at the second.
    device.setClock(ms)
    await other.put(second, 1)
    passTime(test, 2000)
    await device.put(second, 2)
    await device.put(first, 3)
    passTime(test, 2000)
    await other.put(first, 4)
    await other.engine.drain()
    await device.engine.drain()
    const newest = { [first]: 4, [second]: 2 }
    expect(await heldBy(candidate.client, attemptId)).toEqual(newest)
    const rows = await device.store.listAnswers(attemptId)
    expect(Object.fromEntries(rows.map((row) => [row.questionId, row.value]))).toEqual(newest)
  })

  it('I4 sends an adopted attempt under its own lock, which another tab may hold', async () => {
    const { candidate, device, questions } = await arrive()
    const other = await openDevice({ candidate })
    const { attemptId } = await device.begin()
    await other.begin()
    await other.put(questions[1] ?? '', 4)
    await device.engine.drain()
    await other.locks.tryExclusive(`fairlead-attempt-${attemptId}`, () => other.engine.drain())

    expect(await other.waiting()).toEqual([attemptId])
    expect(await heldBy(candidate.client, attemptId)).toEqual({})
    await other.engine.drain()
    expect(await heldBy(candidate.client, attemptId)).toEqual({ [questions[1] ?? '']: 4 })
  })

  it('I7 lets the newest revision of a question win on both', async () => {
    // Both devices estimate the server's clock to within half a round trip; a clock that moves only when it is told to
    // makes that nothing, so that five milliseconds do tell the two answers apart, however busy the machine is.
    const { candidate, device, questions } = await arrive()
    const other = await openDevice({ candidate })
    const { attemptId } = await device.begin()
    await device.engine.drain()
    await other.begin()
    await other.engine.drain()
    await device.put(questions[0] ?? '', 1)
    passTime(test, 2000)
    await other.put(questions[0] ?? '', 5)
    await other.engine.drain()
    await device.engine.drain()
    expect(await heldBy(candidate.client, attemptId)).toEqual({ [questions[0] ?? '']: 5 })
    const [row] = await device.store.listAnswers(attemptId)
    expect(row).toMatchObject({ value: 5, isWaiting: 0 })
  })

  it('I7 brings both together before it submits', async () => {
    const { candidate, device, questions } = await arrive()
    const other = await openDevice({ candidate })
    const { attemptId } = await device.begin()
    await device.put(questions[0] ?? '', 1)
    await device.engine.drain()
    await other.begin()
    await other.put(questions[1] ?? '', 2)
    await other.engine.drain()
    await device.handIn()
    await device.engine.drain()
    expect((await device.attempt())?.submittedAt).not.toBeNull()
    expect(await heldBy(candidate.client, attemptId)).toEqual({
      [questions[0] ?? '']: 1,
      [questions[1] ?? '']: 2,
    })
  })

  it('I6 tells the device that did not submit that the other one did', async () => {
    const { candidate, device, questions } = await arrive()
    const other = await openDevice({ candidate })
    await device.begin()
    await device.put(questions[0] ?? '', 1)
    await device.engine.drain()
    await other.begin()
    await other.engine.drain()
    await device.handIn()
    await device.engine.drain()
    expect((await device.attempt())?.isHandedInElsewhere ?? false).toBe(false)
    await other.put(questions[1] ?? '', 2)
    await other.engine.drain()
    expect(await other.attempt()).toMatchObject({ isHandedInElsewhere: true, lateCount: 1 })
  })

  it('I6 counts as late only what the submission does not hold', async () => {
    const { candidate, device, questions } = await arrive()
    const other = await openDevice({ candidate })
    const { attemptId } = await device.begin()
    await device.engine.drain()
    await other.begin()
    await other.put(questions[0] ?? '', 1)
    await other.engine.drain()
    await device.handIn()
    await device.engine.drain()
    expect(await heldBy(candidate.client, attemptId)).toEqual({ [questions[0] ?? '']: 1 })

    // Without an answer to what counts, nothing is called safe or late.
    network.faults = ['none', 'drop']
    await other.put(questions[0] ?? '', 1)
    await other.put(questions[1] ?? '', 4)
    await other.put(questions[2] ?? '', 5)
    await other.engine.drain()
    expect(await other.waiting()).toEqual([attemptId])
    await other.engine.drain()
    expect(await other.waiting()).toEqual([])
    expect(await other.attempt()).toMatchObject({ isHandedInElsewhere: true, lateCount: 2 })
    expect(await heldBy(candidate.client, attemptId)).toEqual({ [questions[0] ?? '']: 1 })
  })
})
