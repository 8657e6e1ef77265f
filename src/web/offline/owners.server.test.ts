// Two people, one device: no one sends or sees what is another's (I11).
import { describe, expect, it } from 'vitest'

import { buildCandidate, heldBy, type Candidate } from '#testing/candidate.ts'
import {
  arrive as arriveOn,
  openDevice,
  openNetwork,
  signInOnDevice as signInThere,
} from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { listKeptWork } from './kept-work.ts'
import { countUnsent, leaveDevice } from './leaving.ts'

const test = await openTestApp()
const network = openNetwork(test)

const arrive = () => arriveOn(test, network)
const signInOnDevice = (candidate: Candidate) => signInThere(network, candidate)

describe('owners', () => {
  it('I11 never sends one person’s work as another, and never shows it', async () => {
    const { candidate, device, questions } = await arrive()
    network.isOnline = false
    const { attemptId } = await device.begin()
    await device.put(questions[0] ?? '', 4)
    const next = await buildCandidate(test, { requisition: candidate.requisition })
    await leaveDevice(device.db, candidate.person.userId)
    device.crash()

    network.isOnline = true
    await signInOnDevice(next)
    const theirs = await openDevice({ candidate: next, storage: device.storage })
    await theirs.engine.drain()
    expect(await theirs.attempt()).toBeNull()
    expect(await theirs.store.listAnswers(attemptId)).toEqual([])
    expect(await theirs.store.countWaiting(attemptId)).toBe(0)
    expect(await listKeptWork(theirs.db, next.person.userId)).toEqual([])
    expect(network.sent.filter((one) => one.status !== null)).toEqual([])
    theirs.crash()

    await signInOnDevice(candidate)
    const back = await openDevice({ candidate, storage: device.storage })
    expect(await countUnsent(back.db, candidate.person.userId)).toMatchObject({ answers: 1 })
    await back.engine.drain()
    expect(await heldBy(candidate.client, attemptId)).toEqual({ [questions[0] ?? '']: 4 })
  })

  it('I11 sends nothing from a tab of a user who signed out, under the next one’s cookies', async () => {
    const { device, questions } = await arrive()
    const next = await buildCandidate(test)
    const { attemptId } = await device.begin()
    await device.put(questions[0] ?? '', 4)
    network.bearer = next.client.bearer
    await device.engine.drain()
    expect(device.engine.status).toBe('signed-out')
    expect(await device.attempt()).toMatchObject({ attemptId, refusal: null })
    expect(await device.store.countWaiting(attemptId)).toBe(1)
  })

  it('I11 a drain in flight does not bring wiped rows back', async () => {
    const { candidate, device, questions } = await arrive()
    await device.begin()
    await device.engine.drain()
    await device.put(questions[0] ?? '', 4)
    await device.engine.drain()
    await device.put(questions[0] ?? '', 5)
    const draining = device.engine.drain()
    await device.db.answers.clear()
    await device.db.attempts.clear()
    await leaveDevice(device.db, candidate.person.userId)
    await draining
    expect(await device.db.answers.count()).toBe(0)
    expect(await device.db.attempts.count()).toBe(0)
  })
})
