import { describe, expect, it } from 'vitest'

import { heldBy } from '#testing/candidate.ts'
import { arrive, openDevice, openNetwork, type Device } from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { AttemptGoneError } from './answer-store.ts'
import { leaveDevice } from './leaving.ts'
import { getOwner } from './meta.ts'
import { reviveAttempt } from './revive.ts'

const test = await openTestApp()
const network = openNetwork(test)

/** The browser deletes the database while the page is open. */
async function dropDatabase(device: Device): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const request = device.storage.deleteDatabase(device.db.name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => reject(new Error('The database stays.')))
  })
}

async function revive(
  device: Device,
  given: Omit<Parameters<typeof reviveAttempt>[1], 'language'>,
) {
  const { db, ownerId, store } = device
  return reviveAttempt({ db, ownerId, now: store.now }, { ...given, language: 'en' })
}

describe('a page whose database the browser dropped', () => {
  it('I13 sends what it found, and what was chosen since, over what other devices had before', async () => {
    const { candidate, device, questions } = await arrive(test, network)
    const [first = '', second = '', third = ''] = questions
    const attempt = await device.begin()
    await device.put(first, 1)
    await device.engine.drain()
    await device.put(second, 2)
    const rows = await device.store.listAnswers(attempt.attemptId)
    await dropDatabase(device)
    await expect(device.put(third, 3)).rejects.toBeInstanceOf(AttemptGoneError)

    const chosenAt = device.store.now()
    const choices = [
      { questionId: first, value: 5, chosenAt },
      { questionId: third, value: 3, chosenAt },
    ]
    expect(await revive(device, { attempt, rows, choices })).toBe(true)
    expect(await revive(device, { attempt, rows, choices })).toBe(false)
    await device.put(third, 4)
    await device.engine.drain()
    expect(await device.waiting()).toEqual([])
    const stored = { [first]: 5, [second]: 2, [third]: 4 }
    expect(await heldBy(candidate.client, attempt.attemptId)).toEqual(stored)
    // The worker sends for this person again as well.
    expect(await getOwner(device.db)).toBe(device.ownerId)
  })

  it('I7 leaves standing what another device answered since', async () => {
    const { candidate, device, questions } = await arrive(test, network)
    const [first = ''] = questions
    await device.begin()
    await device.put(first, 1)
    await device.engine.drain()
    const attempt = await device.attempt()
    if (attempt === null) throw new Error('There is no attempt.')
    const rows = await device.store.listAnswers(attempt.attemptId)
    const other = await openDevice({ candidate })
    await other.begin()
    await other.engine.drain()
    await other.put(first, 4)
    await other.engine.drain()
    await dropDatabase(device)
    expect(await revive(device, { attempt, rows, choices: [] })).toBe(true)
    await device.engine.drain()
    expect(await heldBy(candidate.client, attempt.attemptId)).toEqual({ [first]: 4 })
    expect(await device.store.listAnswers(attempt.attemptId)).toMatchObject([{ value: 4 }])
  })

  it('I11 brings nothing back to a device that its owner left', async () => {
    const { candidate, device, questions } = await arrive(test, network)
    await device.begin()
    await device.put(questions[0] ?? '', 1)
    await device.engine.drain()
    const attempt = await device.attempt()
    if (attempt === null) throw new Error('There is no attempt.')
    const rows = await device.store.listAnswers(attempt.attemptId)
    await leaveDevice(device.db, candidate.person.userId)
    expect(await revive(device, { attempt, rows, choices: [] })).toBe(false)
    expect(await device.attempt()).toBeNull()
  })
})
