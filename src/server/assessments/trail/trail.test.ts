// What staff are told of what the devices sent: every kind of it, in order, and never an answer's value.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { trailSchema, type Trail } from '#contract/assessments/trail.ts'
import { commandReceipt } from '#server/db/schema/session.ts'
import {
  activityIdOf,
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
} from '#testing/builders.ts'
import {
  buildCandidate,
  listCompetencyQuestionIds,
  revision,
  save,
  startBody,
  submit,
  type Candidate,
} from '#testing/candidate.ts'
import { makeRecording, VIDEO_QUESTIONS, VIDEO_SLUG, webmChunks } from '#testing/recordings.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'
import { journalBody, journalOf, startTimerBody } from '#testing/timing.ts'

const START = '/user-response/v1/set-start-time/'
const instruments = ['competencies', 'numerical', VIDEO_SLUG]

const test = await openTestApp()
const { database } = test
const [q1 = '', q2 = ''] = await listCompetencyQuestionIds(test)
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const requisition = await buildRequisition(database, { company, instruments })

describe('what a device sent', () => {
  it('is told kind by kind, by its device and its time at the server', async () => {
    const { client, ...at } = await begin()
    const { attemptId, deviceId } = at
    const answers = [revision(q1, { value: 4 }), revision(q2, { value: 5, rev: 2 })]
    await save(client, { attemptId, deviceId, answers })
    await submit(client, { attemptId, answers })

    const { data } = await trailOf(at)
    expect(data.map(({ kind }) => kind)).toEqual(['start', 'answers', 'submit'])
    expect(data[0]).toMatchObject({ device_id: deviceId, is_first: true })
    expect(data[1]).toMatchObject({
      device_id: deviceId,
      answers: [
        { question_id: q1, question_number: 1, rev: 1, outcome: 'stored', kept: null },
        { question_id: q2, question_number: 2, rev: 2, outcome: 'stored', kept: null },
      ],
    })
    expect(data[1]).toHaveProperty('answers.0.answered_at', answers[0]?.answered_at)
    expect(data[2]).toMatchObject({ is_first: true, answered_count: 2 })
    const times = data.map((event) => event.at)
    expect(times).toEqual(times.toSorted())
  })

  it('has no answer in it, also not the one that a newer one outranked', async () => {
    const { client, ...at } = await begin()
    const { attemptId, deviceId } = at
    const newest = revision(q1, { value: 5, minutesAgo: 1, rev: 7 })
    const other = randomUUID()
    await save(client, { attemptId, deviceId: other, answers: [newest] })
    await save(client, { attemptId, deviceId, answers: [revision(q1, { value: 2 })] })

    const trail = await trailOf(at)
    expect(trail.data.at(-1)).toMatchObject({
      answers: [
        {
          outcome: 'outranked',
          kept: { device_id: other, rev: 7, answered_at: newest.answered_at },
        },
      ],
    })
    expect(JSON.stringify(trail)).not.toContain('value')
  })

  it('I6 says which answers came too late, and that a second submission changed nothing', async () => {
    const { client, ...at } = await begin()
    const { attemptId } = at
    const answers = [revision(q1)]
    await save(client, { attemptId, answers })
    await submit(client, { attemptId, answers })
    await save(client, { attemptId, answers: [revision(q2)] })
    await submit(client, { attemptId, answers })

    const { data } = await trailOf(at)
    expect(data.slice(-2)).toMatchObject([
      { kind: 'answers', answers: [{ question_id: q2, outcome: 'late' }] },
      { kind: 'submit', is_first: false },
    ])
  })

  it('tells the device that began from one that was given the attempt', async () => {
    const { client, candidate, ...at } = await begin()
    const other = randomUUID()
    await client.post(START, startBody(candidate, { deviceId: other }))

    const { data, meta } = await trailOf(at)
    expect(data).toMatchObject([
      { kind: 'start', device_id: at.deviceId, is_first: true },
      { kind: 'start', device_id: other, is_first: false },
    ])
    expect(meta.devices).toMatchObject([
      { device_id: at.deviceId, number: 1, event_count: 1 },
      { device_id: other, number: 2, event_count: 1 },
    ])
  })

  it('names limited parts and journals', async () => {
    const { client, ...at } = await begin('numerical')
    const { attemptId, deviceId } = at
    await client.post('/user-response/v1/start-times/', startTimerBody({ attemptId, deviceId }))
    const entries = await journalOf([{ kind: 'page' }, { kind: 'hidden' }])
    const journal = journalBody({ attemptId, deviceId, entries })
    await client.post('/user-response/v1/attempt-journal/', journal)

    const { data } = await trailOf(at)
    expect(data.slice(1)).toMatchObject([
      { kind: 'timer', device_id: deviceId, part: 'section', number: 1 },
      { kind: 'journal', device_id: deviceId, entry_count: 2 },
    ])
  })

  it('I10 names every part of a recording, with its device', async () => {
    const { client, ...at } = await begin(VIDEO_SLUG)
    const { attemptId } = at
    const chunks = webmChunks([3000, 2000])
    await makeRecording(test, { client, accountId: company.accountId, attemptId, chunks })

    const { data, meta } = await trailOf(at)
    const question = { question_id: VIDEO_QUESTIONS[0], question_number: 1, round: 1 }
    expect(data.slice(1)).toMatchObject([
      { kind: 'recording_start', ...question },
      { kind: 'recording_part', ...question, part: 1, bytes: 3000 },
      { kind: 'recording_part', ...question, part: 2, bytes: 2000 },
      { kind: 'recording_end', ...question, part_count: 2, bytes: 5000 },
    ])
    expect(meta.devices.map((device) => device.event_count)).toEqual([1, 4])
  })

  it('has what was refused, with the reason and without a trace of what it carried', async () => {
    const { client, ...at } = await begin()
    const { attemptId, deviceId } = at
    await save(client, { attemptId, deviceId, answers: [revision('no-such-question')] })
    const { data } = await trailOf(at)
    expect(data.slice(1)).toEqual([
      {
        kind: 'refused',
        event_id: 'refused 1',
        at: data[1]?.at,
        device_id: deviceId,
        command: 'answers',
        code: 'validation_failed',
      },
    ])
  })

  it('I3 counts once, however often it is sent under its key', async () => {
    const { client, ...at } = await begin()
    const request = { attemptId: at.attemptId, deviceId: at.deviceId, key: randomUUID() }
    const answers = [revision(q1)]
    for (let time = 0; time < 3; time += 1) await save(client, { ...request, answers })
    expect((await trailOf(at)).meta.total).toBe(2)
  })

  it('is there for receipts that were written before their device was', async () => {
    const { client, ...at } = await begin()
    const { attemptId } = at
    await save(client, { attemptId, answers: [revision(q1)] })
    await database.owner
      .update(commandReceipt)
      .set({ deviceId: null })
      .where(eq(commandReceipt.attemptId, attemptId))
    const { data, meta } = await trailOf(at)
    expect(data).toMatchObject([
      { kind: 'start', device_id: null, is_first: true },
      { kind: 'answers', device_id: null },
    ])
    expect(meta).toMatchObject({ total: 2, devices: [] })
  })
})

describe('the list', () => {
  it('is paged, in both orders, and by device', async () => {
    const { client, ...at } = await begin()
    const { attemptId, deviceId } = at
    for (let rev = 1; rev <= 3; rev += 1)
      await save(client, { attemptId, deviceId, answers: [revision(q1, { rev })] })
    const other = randomUUID()
    await save(client, { attemptId, deviceId: other, answers: [revision(q2)] })

    const all = (await trailOf(at)).data.map(({ event_id }) => event_id)
    expect(all).toHaveLength(5)
    const second = await trailOf(at, 'page=2&page_size=2')
    expect(second.data.map(({ event_id }) => event_id)).toEqual(all.slice(2, 4))
    expect(second.meta).toMatchObject({ page: 2, page_size: 2, total: 5 })
    const newest = await trailOf(at, 'ordering=-at&page_size=2')
    expect(newest.data.map(({ event_id }) => event_id)).toEqual(all.toReversed().slice(0, 2))
    const ofOther = await trailOf(at, `device_id=${other.toUpperCase()}`)
    expect(ofOther.data.map(({ event_id }) => event_id)).toEqual(all.slice(4))
    expect(ofOther.meta).toMatchObject({ total: 1, devices: [{ number: 1 }, { number: 2 }] })
    expect((await trailOf(at, `device_id=${randomUUID()}`)).meta.total).toBe(0)
  })

  it('holds what belongs to its attempt only', async () => {
    const { client, candidate, ...at } = await begin()
    await client.post(START, startBody(candidate, { slug: 'numerical' }))
    expect((await trailOf(at)).meta.total).toBe(1)
  })

  it('is empty for an activity that no one has begun', async () => {
    const candidate = await buildCandidate(test, { requisition })
    const { userSmartreqId } = candidate.application
    const [activity] = await scorecardActivities(userSmartreqId)
    const trail = await trailOf({ userSmartreqId, userStepActivityId: activity ?? 0 })
    expect(trail).toMatchObject({ data: [], meta: { total: 0, devices: [] } })
  })

  it('is not found under another application, nor by another company', async () => {
    const at = await begin()
    const { userSmartreqId } = await buildApplication(database, {
      requisition,
      person: await buildPerson(database),
    })
    expect((await recruiter.get(addressOf({ ...at, userSmartreqId }))).status).toBe(404)
    const elsewhere = await buildCompany(database)
    const staff = await buildStaff(database, { company: elsewhere, preset: 'Account admin' })
    const reply = await (await test.as(staff)).get(addressOf(at))
    expect([reply.status, reply.body.error.code]).toEqual([404, 'not_found'])
  })
})

type At = { userSmartreqId: number; userStepActivityId: number }

/** A new user who has begun an activity on one device. */
async function begin(
  slug = 'competencies',
): Promise<At & { client: Client; candidate: Candidate; attemptId: string; deviceId: string }> {
  const candidate = await buildCandidate(test, { requisition })
  const deviceId = randomUUID()
  const reply = await candidate.client.post(START, startBody(candidate, { slug, deviceId }))
  const attemptId: string = reply.body.data.attempt_id
  const { userSmartreqId } = candidate.application
  const userStepActivityId = await activityIdOf(database, attemptId)
  const { client } = candidate
  return { client, candidate, attemptId, deviceId, userSmartreqId, userStepActivityId }
}

function addressOf({ userSmartreqId, userStepActivityId }: At, query = ''): string {
  return `/smartreq/v1/user-smartreq/${userSmartreqId}/activities/${userStepActivityId}/trail/?${query}`
}

async function trailOf(at: At, query = ''): Promise<Trail> {
  const reply = await recruiter.get(addressOf(at, query))
  expect(reply.status).toBe(200)
  return trailSchema.parse(reply.body)
}

async function scorecardActivities(userSmartreqId: number): Promise<number[]> {
  const url = `/smartreq/v1/user-smartreq/${userSmartreqId}/scorecard/`
  const activities: { user_step_activity_id: number }[] = (await recruiter.get(url)).body.data
    .activities
  return activities.map((one) => one.user_step_activity_id)
}
