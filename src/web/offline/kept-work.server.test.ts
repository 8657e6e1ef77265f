import { describe, expect, it } from 'vitest'

import { arrive, openDevice, openNetwork } from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { isWaiting, listKeptWork, type KeptWork } from './kept-work.ts'

const test = await openTestApp()
const network = openNetwork(test)

describe('what is kept on a device', () => {
  it('I2 tells what waits from what the server named in a receipt', async () => {
    const { candidate, device, questions } = await arrive(test, network)
    const { userId } = candidate.person
    const look = async () => (await listKeptWork(device.db, userId)).map(described)
    await device.begin()
    await device.put(questions[0] ?? '', 4)
    expect(await look()).toEqual([{ answers: 1, saved: 0, isWaiting: true, refusal: null }])
    await device.engine.drain()
    expect(await look()).toEqual([{ answers: 1, saved: 1, isWaiting: false, refusal: null }])
    await device.put(questions[0] ?? '', 5)
    expect(await look()).toMatchObject([{ saved: 0, isWaiting: true }])
    await device.handIn()
    await device.engine.drain()
    expect(await look()).toMatchObject([{ saved: 1, isWaiting: false }])
  })

  it('I5 puts what the server refused first, with its reason', async () => {
    const { candidate, device, questions } = await arrive(test, network)
    const personality = await openDevice({
      candidate,
      storage: device.storage,
      slug: 'personality',
    })
    await personality.begin()
    await device.begin()
    await device.put(questions[0] ?? '', 4)
    await device.engine.drain()
    await device.put('no-such-question', 4)
    await device.engine.drain()
    const kept = await listKeptWork(device.db, candidate.person.userId)
    expect(kept.map(described)).toMatchObject([
      { answers: 2, saved: 1, refusal: expect.any(String) },
      { answers: 0, refusal: null },
    ])
  })

  function described(work: KeptWork) {
    const { answers, saved, attempt } = work
    return { answers, saved, isWaiting: isWaiting(work), refusal: attempt.refusal?.code ?? null }
  }
})
