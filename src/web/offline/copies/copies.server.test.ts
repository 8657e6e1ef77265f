// Copies between devices that both reach the real server: each answer, start and submission is there once.
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { answer as answerTable, attempt as attemptTable } from '#server/db/schema/assessment.ts'
import { heldBy } from '#testing/candidate.ts'
import { arrive, openDevice, openNetwork, type Device } from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { exportCopy, importCopy } from './copies.ts'

const test = await openTestApp()
const network = openNetwork(test)
const passphrase = 'a boat on the grey river'

const PATHS = { start: 'set-start-time', submit: 'user-questions-submit' }

function copyOf(device: Device, ownerId: number) {
  return exportCopy({ ...device, ownerId }, passphrase)
}
function takeIn(device: Device, given: { file: Blob; ownerId: number }) {
  const { file, ownerId } = given
  return importCopy({ ...device, ownerId }, { file, passphrase })
}
function sent(what: keyof typeof PATHS) {
  return network.sent.filter(({ path }) => path.includes(PATHS[what]))
}

describe('a copy on a second device', () => {
  it('I3 sends what the first never could, each answer once, and submits once', async () => {
    const { candidate, device, questions } = await arrive(test, network)
    const ownerId = candidate.person.userId
    const { attemptId } = await device.begin()
    for (const [index, id] of questions.entries()) await device.put(id, 1 + (index % 5))
    await device.handIn()
    const file = await copyOf(device, ownerId)

    const other = await openDevice({ candidate })
    await takeIn(other, { file, ownerId })
    await takeIn(other, { file, ownerId })
    await other.engine.drain()
    expect((await other.attempt())?.submittedAt).not.toBeNull()
    const held = await heldBy(candidate.client, attemptId)
    expect(Object.keys(held)).toHaveLength(questions.length)

    // The first device comes back to the network after all.
    const jobs = scorings(attemptId)
    await device.engine.drain()
    expect((await device.attempt())?.submittedAt).not.toBeNull()
    expect(await heldBy(candidate.client, attemptId)).toEqual(held)
    expect(scorings(attemptId)).toBe(jobs)
    const { owner } = test.database
    expect(await owner.$count(answerTable, eq(answerTable.attemptId, attemptId))).toBe(
      questions.length,
    )
    expect(await owner.$count(attemptTable, eq(attemptTable.userId, ownerId))).toBe(1)
  })

  it('I3 asks for the same start under the same key, whichever device asks', async () => {
    const { candidate, device } = await arrive(test, network)
    const ownerId = candidate.person.userId
    const { attemptId } = await device.begin()
    const file = await copyOf(device, ownerId)
    await device.engine.drain()
    const other = await openDevice({ candidate })
    await takeIn(other, { file, ownerId })
    await other.engine.drain()
    const starts = sent('start')
    expect(starts.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(starts.map(({ key }) => key)).size).toBe(1)
    expect(await other.attempt()).toMatchObject({ attemptId, refusal: null })
    expect((await other.attempt())?.startedAt).not.toBeNull()
  })

  it('I7 into an attempt of its own ends at the newest, under the id that the server knows', async () => {
    const { candidate, device, questions } = await arrive(test, network)
    const ownerId = candidate.person.userId
    const [first = '', second = ''] = questions
    const { attemptId } = await device.begin()
    await device.engine.drain()
    await device.put(first, 1)
    await device.put(second, 2)
    const file = await copyOf(device, ownerId)
    const other = await openDevice({ candidate })
    await other.begin()
    await other.put(first, 5)
    expect(await takeIn(other, { file, ownerId })).toEqual({ added: 1, newerHere: 1, same: 0 })
    await other.engine.drain()
    expect(await other.attempt()).toMatchObject({ attemptId })
    await device.engine.drain()
    expect(await heldBy(candidate.client, attemptId)).toEqual({ [first]: 5, [second]: 2 })
    expect(await device.waiting()).toEqual([])
    expect(await other.waiting()).toEqual([])
  })

  it('I6 after the server took the submission, changes nothing', async () => {
    const { candidate, device, questions } = await arrive(test, network)
    const ownerId = candidate.person.userId
    const [first = ''] = questions
    const { attemptId } = await device.begin()
    await device.put(first, 1)
    await device.handIn()
    const file = await copyOf(device, ownerId)
    await device.engine.drain()
    const before = await device.attempt()
    expect(await takeIn(device, { file, ownerId })).toEqual({ added: 0, newerHere: 0, same: 1 })
    await device.engine.drain()
    expect(await device.attempt()).toEqual(before)
    expect(await device.waiting()).toEqual([])
    expect(sent('submit')).toHaveLength(1)
    expect(await heldBy(candidate.client, attemptId)).toEqual({ [first]: 1 })
  })

  it('I11 is refused by words for another user, and writes nothing', async () => {
    const { candidate, device, questions } = await arrive(test, network)
    await device.begin()
    await device.put(questions[0] ?? '', 1)
    const file = await copyOf(device, candidate.person.userId)
    const next = await arrive(test, network)
    await expect(
      takeIn(next.device, { file, ownerId: next.candidate.person.userId }),
    ).rejects.toMatchObject({ refusal: 'other-person' })
    expect(await next.device.db.answers.count()).toBe(0)
    expect(await next.device.db.attempts.count()).toBe(0)
  })

  it('is not even read when it is far too large', async () => {
    const { candidate, device } = await arrive(test, network)
    const file = new Blob([new Uint8Array(20_000_001)])
    await expect(takeIn(device, { file, ownerId: candidate.person.userId })).rejects.toMatchObject({
      refusal: 'too-large',
    })
  })
})

function scorings(attemptId: string): number {
  return test.recordedJobs.filter(({ payload }) => JSON.stringify(payload).includes(attemptId))
    .length
}
