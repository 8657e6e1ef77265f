// Answers to equal-opportunity questions without network, against the real server over a network that fails.
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { EeocAnswers } from '#contract/privacy/eeoc-choices.ts'
import { eeocAnswer } from '#server/db/schema/eeoc.ts'
import { job } from '#server/db/schema/requisition.ts'
import { buildCandidate, type Candidate } from '#testing/candidate.ts'
import {
  arrive,
  openDevice,
  openNetwork,
  signInOnDevice,
  type Device,
} from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { findUnsentEeoc, retryEeoc, saveEeoc } from './eeoc-store.ts'
import { countUnsent, leaveDevice } from './leaving.ts'

const test = await openTestApp()
const network = openNetwork(test)

const FIRST: EeocAnswers = { gender: 'male', race: null, veteran: null, disability: null }
const SECOND: EeocAnswers = { ...FIRST, race: 'asian', disability: 'decline' }

describe('answers that were chosen without network', () => {
  it('I2 I3 wait on the device, over a reload, and are sent once, as the newest', async () => {
    const { candidate, device } = await arriveAsked()
    network.isOnline = false
    await choose({ candidate, device }, FIRST)
    await choose({ candidate, device }, SECOND)
    expect(await unsent(candidate, device)).toMatchObject([{ body: { answers: SECOND } }])
    await device.engine.drain()
    expect(device.engine.status).toBe('unreachable')
    device.crash()

    network.isOnline = true
    network.faults = ['lose-reply', 'fail-500']
    const back = await openDevice({ candidate, storage: device.storage })
    for (let round = 0; round < 3; round += 1) await back.engine.drain()
    expect(await unsent(candidate, back)).toEqual([])
    expect(await serverHas(candidate)).toMatchObject([SECOND])
    const keys = network.sent.filter((one) => one.method === 'POST').map((one) => one.key)
    expect([keys.length, new Set(keys).size]).toEqual([4, 1])
  })

  it('I7 stand by when they were chosen, even when the clock was set back in between', async () => {
    const { candidate, device } = await arriveAsked()
    network.isOnline = false
    await choose({ candidate, device }, FIRST)
    const { refId } = candidate.application
    await saveEeoc(of(candidate, device), { refId, answers: SECOND, now: 1_700_000_000_000 })
    network.isOnline = true
    await device.engine.drain()
    expect(await serverHas(candidate)).toMatchObject([SECOND])
  })

  it('I5 that are refused wait with the reason, beside an attempt that is sent, and can be sent again', async () => {
    const { candidate, device, questions } = await arriveAsked()
    const { attemptId } = await device.begin()
    await device.engine.drain()
    network.faults = ['forbid']
    await choose({ candidate, device }, FIRST)
    await device.engine.drain()
    expect(await unsent(candidate, device)).toMatchObject([
      { refusal: { code: expect.any(String) } },
    ])
    await device.put(questions[0] ?? '', 4)
    await device.engine.drain()
    expect(await device.store.countWaiting(attemptId)).toBe(0)
    await retryEeoc(of(candidate, device))
    await device.engine.drain()
    expect(await serverHas(candidate)).toMatchObject([FIRST])
  })

  it('I11 are told at sign-out, sent at the owner’s next sign-in, and by no one else', async () => {
    const { candidate, device } = await arriveAsked()
    const { userId } = candidate.person
    network.isOnline = false
    await choose({ candidate, device }, FIRST)
    expect(await countUnsent(device.db, userId)).toMatchObject({ hasEeoc: true, attempts: 0 })
    await leaveDevice(device.db, userId)
    device.crash()

    network.isOnline = true
    const next = await buildCandidate(test)
    await signInOnDevice(network, next)
    const theirs = await openDevice({ candidate: next, storage: device.storage })
    await theirs.engine.drain()
    expect(network.sent.filter((one) => one.status !== null)).toEqual([])
    theirs.crash()

    await signInOnDevice(network, candidate)
    const back = await openDevice({ candidate, storage: device.storage })
    await back.engine.drain()
    expect(await serverHas(candidate)).toMatchObject([FIRST])
  })

  it('leave the device without a trace when the position asks no more', async () => {
    const { candidate, device } = await arriveAsked()
    network.isOnline = false
    await choose({ candidate, device }, FIRST)
    await ask(candidate, false)
    network.isOnline = true
    await device.engine.drain()
    expect(await unsent(candidate, device)).toEqual([])
    expect(await serverHas(candidate)).toEqual([])
  })
})

type Here = { readonly candidate: Candidate; readonly device: Device }

async function arriveAsked() {
  const here = await arrive(test, network)
  await ask(here.candidate, true)
  return here
}

async function ask({ requisition }: Candidate, asksEeoc: boolean): Promise<void> {
  await test.database.owner.update(job).set({ asksEeoc }).where(eq(job.jobId, requisition.jobId))
}

function of({ person }: Candidate, { db }: Device) {
  return { db, ownerId: person.userId }
}

function choose({ candidate, device }: Here, answers: EeocAnswers): Promise<void> {
  const { refId } = candidate.application
  return saveEeoc(of(candidate, device), { refId, answers, now: device.store.now() })
}

function unsent(candidate: Candidate, device: Device) {
  return findUnsentEeoc(of(candidate, device))
}

function serverHas({ application }: Candidate) {
  return test.database.owner
    .select()
    .from(eeocAnswer)
    .where(eq(eeocAnswer.userSmartreqId, application.userSmartreqId))
}
