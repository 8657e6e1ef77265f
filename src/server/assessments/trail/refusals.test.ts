// What the server refused is in the trail, though the request itself left nothing; and it cannot fill the database.
import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { uploadDeviceCheck } from '#contract/assessments/device-check.ts'
import { uploadSpeedTest } from '#contract/assessments/speed-tests.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { submitEeocAnswers } from '#contract/privacy/eeoc.ts'
import { attemptRefusal, MAX_REFUSALS } from '#server/db/schema/trail.ts'
import { beginAttempt, revision, save, submit } from '#testing/candidate.ts'
import { append, buildRecorder, recordingBody } from '#testing/recordings.ts'
import { openTestApp } from '#testing/test-app.ts'

import { commandOf } from './trail-commands.ts'

const test = await openTestApp()
const { owner } = test.database
const RECORDINGS = '/user-response/v1/recordings/'
const MEASURED: ReadonlySet<string> = new Set([uploadSpeedTest.url, uploadDeviceCheck.url])
const UNKNOWN_QUESTION = [revision('no-such-question')]

describe('a refused request', () => {
  it('is noted with who sent what from which device, and why it was refused', async () => {
    const { client, attemptId } = await beginAttempt(test)
    const deviceId = randomUUID()
    const refused = await save(client, { attemptId, deviceId, answers: UNKNOWN_QUESTION })
    expect([refused.status, refused.body.error.code]).toEqual([400, 'validation_failed'])
    expect(await refusalsOf(attemptId)).toMatchObject([
      { place: 1, deviceId, command: 'answers', code: 'validation_failed' },
    ])
  })

  it('is noted when its shape is wrong, and when its transaction was undone', async () => {
    const { client, attemptId } = await beginAttempt(test)
    await save(client, { attemptId, answers: [{}] })
    await save(client, { attemptId, answers: [revision('customer-focus-1')], key: null })
    await submit(client, { attemptId, answers: UNKNOWN_QUESTION })
    expect(await refusalsOf(attemptId)).toMatchObject([
      { command: 'answers', code: 'validation_failed' },
      { command: 'answers', code: 'idempotency_key_required' },
      { command: 'submit', code: 'answers_differ' },
    ])
  })

  it('has no device when the request did not say one that can be read', async () => {
    const { client, attemptId } = await beginAttempt(test)
    await save(client, { attemptId, deviceId: 'mine', answers: [revision('customer-focus-1')] })
    expect(await refusalsOf(attemptId)).toMatchObject([{ deviceId: null, command: 'answers' }])
  })

  it('I10 is noted for parts of a recording, which name it by their address only', async () => {
    const { client, attemptId } = await buildRecorder(test)
    const { recording_id: recordingId, device_id: deviceId, ...body } = recordingBody({ attemptId })
    await client.post(RECORDINGS, { ...body, recording_id: recordingId, device_id: deviceId })
    await append(client, { recordingId, offset: 10, bytes: Buffer.from('later') })
    expect(await refusalsOf(attemptId)).toMatchObject([
      { deviceId, command: 'recording_part', code: 'upload_offset_differs' },
    ])
  })
})

describe('nothing is noted', () => {
  it('of an attempt that is not there, or is another user’s', async () => {
    const { attemptId } = await beginAttempt(test)
    const other = await beginAttempt(test)
    const answers = [revision('customer-focus-1')]
    expect((await save(other.client, { attemptId, answers })).status).toBe(404)
    const missing = randomUUID()
    expect((await save(other.client, { attemptId: missing, answers })).status).toBe(404)
    expect(await refusalsOf(attemptId)).toEqual([])
    expect(await refusalsOf(missing)).toEqual([])
  })

  it('of a request that no one signed', async () => {
    const { attemptId } = await beginAttempt(test)
    const reply = await save(test.client(), { attemptId, answers: [revision('customer-focus-1')] })
    expect(reply.status).toBe(401)
    expect(await refusalsOf(attemptId)).toEqual([])
  })

  it('of a repeat of what the server took', async () => {
    const { client, attemptId } = await beginAttempt(test)
    const request = { attemptId, deviceId: randomUUID(), key: randomUUID() }
    const answers = [revision('customer-focus-1')]
    const replies = [
      await save(client, { ...request, answers }),
      await save(client, { ...request, answers }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await refusalsOf(attemptId)).toEqual([])
  })
})

describe('how much is noted', () => {
  it('is once a minute of the same thing, and again after that', async () => {
    const { client, attemptId } = await beginAttempt(test)
    const request = { attemptId, deviceId: randomUUID(), answers: UNKNOWN_QUESTION }
    for (let time = 0; time < 5; time += 1) await save(client, request)
    expect(await refusalsOf(attemptId)).toHaveLength(1)
    await save(client, { ...request, deviceId: randomUUID() })
    expect(await refusalsOf(attemptId)).toHaveLength(2)
    await age(attemptId)
    await save(client, request)
    expect(await refusalsOf(attemptId)).toHaveLength(3)
  })

  it('has an end', async () => {
    const { client, attemptId } = await beginAttempt(test)
    const refuse = () => save(client, { attemptId, answers: UNKNOWN_QUESTION })
    await refuse()
    await owner.execute(sql`
      insert into attempt_refusal (account_id, attempt_id, place, user_id, command, code)
      select account_id, attempt_id, n, user_id, command, code
      from attempt_refusal, generate_series(2, ${MAX_REFUSALS - 1}) as n where attempt_id = ${attemptId}`)
    await Promise.all([refuse(), refuse(), refuse()])
    await refuse()
    const places = (await refusalsOf(attemptId)).map(({ place }) => place)
    expect([places.length, Math.max(...places)]).toEqual([MAX_REFUSALS, MAX_REFUSALS])
  })
})

describe('the list of commands', () => {
  it('has every endpoint that takes something about an attempt', () => {
    const about = [...ENDPOINTS.values()].filter(
      ({ policy, bytes, body, url }) =>
        // What is uploaded to measure a connection is thrown away. Equal-opportunity answers are about an application, and
        // nothing of them is read by staff.
        (bytes === 'in' && !MEASURED.has(url)) ||
        (url !== submitEeocAnswers.url &&
          policy.isIdempotent === true &&
          body instanceof z.ZodObject &&
          'payload_version' in body.shape),
    )
    expect(about.filter((endpoint) => commandOf(endpoint) === null)).toEqual([])
    expect(about.length).toBeGreaterThan(0)
  })
})

function refusalsOf(attemptId: string) {
  return owner
    .select()
    .from(attemptRefusal)
    .where(eq(attemptRefusal.attemptId, attemptId))
    .orderBy(attemptRefusal.place)
}

/** Moves what was noted so far two minutes back. */
async function age(attemptId: string): Promise<void> {
  await owner
    .update(attemptRefusal)
    .set({ at: sql`${attemptRefusal.at} - interval '2 minutes'` })
    .where(eq(attemptRefusal.attemptId, attemptId))
}
