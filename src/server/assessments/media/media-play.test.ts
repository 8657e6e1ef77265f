import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { buildStaff, buildCompany, buildRequisition } from '#testing/builders.ts'
import { buildCandidate, revision, save, startAttempt } from '#testing/candidate.ts'
import {
  addressOfRecording,
  beginRecording,
  makeRecording,
  VIDEO_QUESTIONS,
  VIDEO_SLUG,
  webmChunks,
} from '#testing/recordings.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const company = await buildCompany(test.database)
const requisition = await buildRequisition(test.database, { company, instruments: [VIDEO_SLUG] })
const candidate = await buildCandidate(test, { requisition })
const { client } = candidate
const attemptId = await startAttempt(candidate, { slug: VIDEO_SLUG })
const chunks = webmChunks()
const whole = Buffer.concat(chunks)
const { accountId, userSmartreqId } = candidate.application
const recordingId = await makeRecording(test, { client, accountId, attemptId, chunks })
await save(client, { attemptId, answers: [revision(VIDEO_QUESTIONS[0], { value: recordingId })] })

const own = `${addressOfRecording(recordingId)}media/`
const ofApplicant = (id: string) =>
  `/smartreq/v1/user-smartreq/${userSmartreqId}/recordings/${id}/media/`

async function play(bearer: string | null, given: { url: string; range?: string }) {
  return test.app.inject({
    method: 'GET',
    url: given.url,
    headers: {
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      ...(given.range === undefined ? {} : { range: given.range }),
    },
  })
}

it('I10 plays the chunks as one file, under a type of the closed list and never as a page', async () => {
  const reply = await play(client.bearer, { url: own })
  expect(reply.statusCode).toBe(200)
  expect(reply.rawPayload.equals(whole)).toBe(true)
  expect(reply.headers).toMatchObject({
    'content-type': 'video/webm',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'content-disposition': `inline; filename="recording-${recordingId}.webm"`,
    'cache-control': 'private, no-store',
  })
  expect(reply.headers['content-security-policy']).toContain('sandbox')
})

it('I10 plays a part, over the border of two chunks, and knows where it ends', async () => {
  const from = (chunks[0]?.length ?? 0) - 5
  const part = await play(client.bearer, { url: own, range: `bytes=${from}-${from + 9}` })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes ${from}-${from + 9}/${whole.length}`)
  expect(part.rawPayload.equals(whole.subarray(from, from + 10))).toBe(true)
  const beyond = await play(client.bearer, { url: own, range: `bytes=${whole.length}-` })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
    416,
    `bytes */${whole.length}`,
  ])
})

it('plays for staff who may see the requisition, and for no other company', async () => {
  const recruiter = await buildStaff(test.database, { company, preset: 'Recruiter' })
  const elsewhere = await buildCompany(test.database)
  const stranger = await buildStaff(test.database, { company: elsewhere, preset: 'Account admin' })
  const as = async (person: typeof recruiter) => (await test.as(person)).bearer
  const url = ofApplicant(recordingId)
  expect((await play(await as(recruiter), { url })).rawPayload.equals(whole)).toBe(true)
  expect((await play(await as(stranger), { url })).statusCode).toBe(404)
  expect((await play(client.bearer, { url })).statusCode).toBe(404)
  expect((await play(null, { url })).statusCode).toBe(401)
  expect((await play(await as(recruiter), { url: own })).statusCode).toBe(404)
})

it('shows staff only the take that the answer names, with its question', async () => {
  const recruiter = await buildStaff(test.database, { company, preset: 'Recruiter' })
  const office = await test.as(recruiter)
  const dropped = await makeRecording(test, { client, accountId, attemptId })
  expect((await play(office.bearer, { url: ofApplicant(dropped) })).statusCode).toBe(404)
  expect((await play(office.bearer, { url: ofApplicant(randomUUID()) })).statusCode).toBe(404)
  const scorecard = await office.get(`/smartreq/v1/user-smartreq/${userSmartreqId}/scorecard/`)
  expect(scorecard.body.data.activities[0].recordings).toEqual([
    expect.objectContaining({
      recording_id: recordingId,
      status: 'ready',
      duration_ms: 12_000,
      question: expect.objectContaining({ en: expect.stringContaining('Who are you') }),
    }),
  ])
})

it('plays nothing that is not verified', async () => {
  const unfinished = await beginRecording(client, { attemptId })
  const reply = await play(client.bearer, { url: `${addressOfRecording(unfinished)}media/` })
  expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'recording_not_ready'])
})
