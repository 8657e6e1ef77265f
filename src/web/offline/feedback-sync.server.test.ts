// What an interviewer wrote without network, against the real server over a network that fails.
import { describe, expect, it } from 'vitest'

import { jobTeam } from '#server/db/schema/requisition.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildCandidate } from '#testing/candidate.ts'
import { buildInterview } from '#testing/conducted-interviews.ts'
import { buildInterviewee, buildInterviewPlan } from '#testing/interviews.ts'
import { openDevice, openNetwork, signInOnDevice } from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { findFeedback, keptInterviewKey } from './feedback-rows.ts'
import { listFeedback, retryFeedback, saveFeedback, submitFeedback } from './feedback-store.ts'
import { countUnsent, leaveDevice } from './leaving.ts'

const test = await openTestApp()
const network = openNetwork(test)

describe('what an interviewer wrote without network', () => {
  it('I2 waits on the device over a reload, and arrives once with its own times', async () => {
    const { device, place, again, held } = await open()
    network.isOnline = false
    await saveFeedback(place, { values: { 'note:conflict': 'Calm.' }, now: device.store.now() })
    await saveFeedback(place, { values: { 'rating:conflict': 4 }, now: device.store.now() })
    await device.engine.drain()
    expect(device.engine.status).toBe('unreachable')
    device.crash()

    network.isOnline = true
    network.faults = ['lose-reply', 'fail-500']
    const back = await again()
    for (let round = 0; round < 3; round += 1) await back.engine.drain()
    expect(await listFeedback(back)).toEqual([])
    expect(await held()).toMatchObject({
      status: 'draft',
      entries: { 'note:conflict': { value: 'Calm.' }, 'rating:conflict': { value: 4 } },
    })
    const keys = network.sent.filter((one) => one.method === 'POST').map(({ key }) => key)
    // Without network, twice in vain, and the one that was answered.
    expect([keys.length, new Set(keys).size]).toEqual([4, 1])
  })

  it('I7 keeps what was written while it was being sent', async () => {
    const { device, place, held } = await open()
    await saveFeedback(place, { values: { summary: 'First' }, now: device.store.now() })
    network.faults = ['lose-reply']
    await device.engine.drain()
    // The clock was set back: what is written later is later all the same.
    await saveFeedback(place, { values: { summary: 'Second' }, now: device.store.now() - 60_000 })
    await device.engine.drain()
    expect(await held()).toMatchObject({ entries: { summary: { value: 'Second' } } })
  })

  it('is in the copy that opens without network as soon as the server has it', async () => {
    const { device, place, interview } = await open()
    const key = keptInterviewKey(place.interviewUuid)
    await device.db.kept.put({ ownerId: place.ownerId, key, value: await interview() })
    await saveFeedback(place, { values: { summary: 'Clear' }, now: device.store.now() })
    await device.engine.drain()
    const kept = await device.db.kept.get([place.ownerId, key])
    expect(kept?.value).toMatchObject({ feedback: { entries: { summary: { value: 'Clear' } } } })
  })

  it('is submitted with what was written before it', async () => {
    const { device, place, held } = await open()
    network.isOnline = false
    await saveFeedback(place, { values: { recommendation: 'yes' }, now: device.store.now() })
    await submitFeedback(place, { now: device.store.now() })
    network.isOnline = true
    await device.engine.drain()
    expect(await held()).toMatchObject({ status: 'submitted' })
    expect(await listFeedback(place)).toEqual([])
  })
})

describe('an interviewer at two devices', () => {
  it('I7 keeps both texts where each wrote without seeing the other, and the newest counts', async () => {
    const { device, place, second, held } = await open()
    const other = await second()
    const otherPlace = { ...place, db: other.db }
    await saveFeedback(place, { values: { summary: 'From the laptop' }, now: device.store.now() })
    await device.engine.drain()
    const later = other.store.now() + 5
    await saveFeedback(otherPlace, { values: { summary: 'From the phone' }, now: later })
    await other.engine.drain()
    const stored = (await held()).entries.summary
    expect(stored.value).toBe('From the phone')
    expect(stored.others).toMatchObject([{ value: 'From the laptop' }])
  })

  it('I7 keeps an earlier text that arrives late, and never lays it over the newer one', async () => {
    const { device, place, second, held } = await open()
    const other = await second()
    network.isOnline = false
    const early = device.store.now() - 60_000
    await saveFeedback(place, { values: { summary: 'Early' }, now: early })
    network.isOnline = true
    await saveFeedback(
      { ...place, db: other.db },
      { values: { summary: 'Newer' }, now: other.store.now() },
    )
    await other.engine.drain()
    await device.engine.drain()
    const stored = (await held()).entries.summary
    expect(stored.value).toBe('Newer')
    expect(stored.others).toMatchObject([{ value: 'Early' }])
  })

  it('I7 goes on with one text on a device that read what the other wrote', async () => {
    const { device, place, second, held, interview } = await open()
    const other = await second()
    await saveFeedback(place, { values: { summary: 'First' }, now: device.store.now() })
    await device.engine.drain()
    const key = keptInterviewKey(place.interviewUuid)
    await other.db.kept.put({ ownerId: place.ownerId, key, value: await interview() })
    const now = other.store.now() + 5
    await saveFeedback({ ...place, db: other.db }, { values: { summary: 'Other words' }, now })
    await other.engine.drain()
    const stored = (await held()).entries.summary
    expect([stored.value, stored.others ?? []]).toEqual(['Other words', []])
  })
})

describe('a feedback that the server refuses', () => {
  it('I5 waits with the reason, and is a draft again for its author to submit', async () => {
    const { device, place, held } = await open()
    await submitFeedback(place, { now: device.store.now() })
    await device.engine.drain()
    const refused = await findFeedback(place)
    expect(refused).toMatchObject({ refusal: { code: 'validation_failed' } })
    await saveFeedback(place, { values: { recommendation: 'no' }, now: device.store.now() })
    await device.engine.drain()
    expect(await held()).toMatchObject({ status: 'draft' })
    await submitFeedback(place, { now: device.store.now() })
    await device.engine.drain()
    expect(await held()).toMatchObject({ status: 'submitted' })
  })

  it('goes out again as it is when its author says so', async () => {
    const { device, place, held } = await open()
    network.faults = ['forbid']
    await saveFeedback(place, { values: { summary: 'Kept' }, now: device.store.now() })
    await device.engine.drain()
    expect(await findFeedback(place)).toMatchObject({ refusal: { code: 'forbidden' } })
    await retryFeedback(place)
    await device.engine.drain()
    expect(await held()).toMatchObject({ entries: { summary: { value: 'Kept' } } })
  })
})

describe('a sign-out', () => {
  it('I11 says that a feedback is not sent, and leaves it for its author alone', async () => {
    const { device, place, again } = await open()
    network.isOnline = false
    await saveFeedback(place, { values: { summary: 'Mine' }, now: device.store.now() })
    expect(await countUnsent(device.db, place.ownerId)).toMatchObject({ hasFeedback: true })
    await leaveDevice(device.db, place.ownerId)
    device.crash()
    const back = await again()
    const entries = { summary: { value: 'Mine' } }
    expect(await findFeedback({ ...place, db: back.db })).toMatchObject({ body: { entries } })
    const stranger = { ...place, db: back.db, ownerId: place.ownerId + 1 }
    expect(await findFeedback(stranger)).toBeNull()
  })
})

/** An interviewer at their device, in an interview that is under way. */
async function open() {
  const { database } = test
  const company = await buildCompany(database)
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const plan = await buildInterviewPlan(test, { company, recruiter })
  const { userSmartreqId } = await buildInterviewee(test, { plan, recruiter })
  const person = await buildStaff(database, { company, preset: 'Interviewer' })
  const { accountId } = company
  const { userId } = person
  const member = { accountId, jobId: plan.jobId, userId, teamRole: 'interviewer' }
  await database.owner.insert(jobTeam).values(member)
  const interviewUuid = await buildInterview(database, {
    accountId,
    userSmartreqId,
    jobStepActivityId: plan.interviewActivityId,
    interviewerIds: [userId],
  })
  const client = await test.as(person)
  // A device is made for an activity, which an interviewer has none of.
  const interviewer = { ...(await buildCandidate(test)), person, client }
  await signInOnDevice(network, interviewer)
  const device = await openDevice({ candidate: interviewer })
  const url = `/user-response/v1/interview-questions/${interviewUuid}/`
  const interview = async () => (await client.get(url)).body.data
  return {
    device,
    place: { db: device.db, ownerId: userId, interviewUuid },
    again: () => openDevice({ candidate: interviewer, storage: device.storage }),
    second: () => openDevice({ candidate: interviewer }),
    interview,
    held: async () => (await interview()).feedback,
  }
}
