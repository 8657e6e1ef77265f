import { describe, expect, it } from 'vitest'

import { MAX_DOWNLOAD_BYTES, MAX_UPLOAD_BYTES } from '#contract/assessments/assessments-rules.ts'
import { CHUNK_CONTENT_TYPE } from '#contract/assessments/recording-rules.ts'
import { encodeSpeedResult } from '#contract/assessments/speed-result.ts'
import type { SpeedTestSettings } from '#contract/assessments/speed-tests.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import {
  buildCandidate,
  revision,
  save,
  startAttempt,
  submit,
  type Candidate,
} from '#testing/candidate.ts'
import { applyByPlan, publishActivity, saveActivity } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

import { scoreAttempt } from '../score-attempt.ts'

const SLUG = 'speed-test'
const CALLS = '/user-response/v1/speed-test/'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const requisition = await buildRequisition(database, { company, instruments: [SLUG] })
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

const RESULT = encodeSpeedResult({
  measuredAt: Date.UTC(2026, 4, 4, 9, 30),
  downloadMbps: 48.2,
  uploadMbps: 4.75,
  latencyMs: 31,
  jitterMs: 2.5,
  loadedLatencyMs: null,
  bytes: 20_150_000,
})
const FIGURES = {
  measured_at: '2026-05-04T09:30:00.000Z',
  download_mbps: 48.2,
  upload_mbps: 4.75,
  latency_ms: 31,
  jitter_ms: 2.5,
  loaded_latency_ms: null,
}
const ANSWERS = [revision('speed', { value: RESULT })]
const SETTINGS: SpeedTestSettings = {
  kind: 'speed-test',
  min_download_mbps: 25,
  min_upload_mbps: 5,
  max_latency_ms: null,
}

async function scorecardOf({ userSmartreqId }: { userSmartreqId: number }) {
  const url = `/smartreq/v1/user-smartreq/${userSmartreqId}/scorecard/`
  const { activities } = (await recruiter.get(url)).body.data
  return activities.at(-1)
}

async function submitResult(candidate: Candidate): Promise<string> {
  const { client } = candidate
  const attemptId = await startAttempt(candidate, { slug: SLUG })
  expect((await save(client, { attemptId, answers: ANSWERS })).status).toBe(200)
  expect(await scorecardOf(candidate.application)).toMatchObject({ speed: null })
  expect((await submit(client, { attemptId, answers: ANSWERS })).status).toBe(200)
  return attemptId
}

describe('a speed test', () => {
  it('is submitted like every answer, read by staff once it is, and scores nothing', async () => {
    const candidate = await buildCandidate(test, { requisition })
    const attemptId = await submitResult(candidate)
    const { accountId } = company
    await scoreAttempt({ database, now: () => new Date() }, { accountId, attemptId })
    expect(await scorecardOf(candidate.application)).toMatchObject({
      speed: { ...FIGURES, checks: [] },
      scores: [],
      questions: [],
    })
  })

  it('says of each figure that the company asks for whether it is met, and rejects no one', async () => {
    const own = await buildRequisition(database, { company, instruments: [SLUG] })
    await publishActivity(recruiter, { jobId: own.jobId, settings: SETTINGS })
    const candidate = await applyByPlan(test, { ...own, slug: SLUG })
    await submitResult(candidate)
    expect((await scorecardOf(candidate.application)).speed.checks).toEqual([
      { figure: 'download', limit: 25, is_met: true },
      { figure: 'upload', limit: 5, is_met: false },
    ])
    const url = `/smartreq/v1/user-smartreq/${candidate.application.userSmartreqId}/scorecard/`
    expect((await recruiter.get(url)).body.data.applicant.status).toBe('new')
  })

  it('takes results that a device can measure, and nothing else', async () => {
    const candidate = await buildCandidate(test, { requisition })
    const attemptId = await startAttempt(candidate, { slug: SLUG })
    const wrong = ['fast', '', 3, [1], `${RESULT} `, RESULT.replace('48.2', '0')]
    for (const value of wrong) {
      const answers = [revision('speed', { value })]
      const { status, body } = await save(candidate.client, { attemptId, answers })
      expect(status).toBe(400)
      expect(Object.keys(body.error.fields)).toEqual(['answers.0.value'])
    }
  })

  it('takes a result from the candidate whose attempt it is, and from no one else', async () => {
    const attemptId = await startAttempt(await buildCandidate(test, { requisition }), {
      slug: SLUG,
    })
    const other = await buildCandidate(test, { requisition })
    expect((await save(other.client, { attemptId, answers: ANSWERS })).status).toBe(404)
  })

  it.each([
    { min_download_mbps: 0 },
    { min_download_mbps: 1001 },
    { min_upload_mbps: 2.5 },
    { max_latency_ms: 5001 },
    { max_latency_ms: '20' },
  ])('takes minimums within bounds: not %o', async (wrong) => {
    const { jobId } = await buildRequisition(database, { company, instruments: [SLUG] })
    // @ts-expect-error -- what no editor sends
    const saved = await saveActivity(recruiter, { jobId, settings: { ...SETTINGS, ...wrong } })
    expect(saved.status).toBe(400)
  })
})

describe('the calls that a speed test measures', () => {
  const upload = (client: Client, size: number) =>
    client.send({
      method: 'POST',
      url: `${CALLS}upload/`,
      payload: Buffer.alloc(size),
      headers: { 'content-type': CHUNK_CONTENT_TYPE },
    })

  it('send as many bytes as were asked for, which no cache stores and nothing compresses', async () => {
    const { client } = await buildCandidate(test, { requisition })
    const reply = await test.app.inject({
      url: `${CALLS}download/?bytes=200001`,
      headers: { authorization: `Bearer ${client.bearer}`, 'accept-encoding': 'gzip, br' },
    })
    expect(reply.rawPayload.byteLength).toBe(200_001)
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'content-length': '200001',
    })
    expect(reply.headers['content-encoding']).toBeUndefined()
  })

  it.each([0, -1, MAX_DOWNLOAD_BYTES + 1, 1.5, 'many', ''])(
    'send no more than 10 MB, and no nonsense: %s',
    async (bytes) => {
      const { client } = await buildCandidate(test, { requisition })
      expect((await client.get(`${CALLS}download/?bytes=${bytes}`)).status).toBe(400)
    },
  )

  it('count what comes, up to 4 MB and not a byte more', async () => {
    const { client } = await buildCandidate(test, { requisition })
    const { status, body } = await upload(client, MAX_UPLOAD_BYTES)
    expect([status, body.data]).toEqual([200, { received_bytes: MAX_UPLOAD_BYTES }])
    expect((await upload(client, MAX_UPLOAD_BYTES + 1)).body.error.code).toBe('payload_too_large')
    const nothing = await client.send({ method: 'POST', url: `${CALLS}upload/` })
    expect(nothing.body.data).toEqual({ received_bytes: 0 })
  })

  it('answer at once with the time', async () => {
    const { client } = await buildCandidate(test, { requisition })
    const { body, headers } = await client.get(`${CALLS}latency/`)
    expect(Date.parse(body.data.server_time)).toBeGreaterThan(Date.UTC(2020, 0))
    expect(headers['cache-control']).toBe('no-store')
  })

  it('answer those who are signed in alone', async () => {
    const stranger = test.client()
    const replies = [
      await stranger.get(`${CALLS}latency/`),
      await stranger.get(`${CALLS}download/?bytes=1`),
      await upload(stranger, 10),
    ]
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  it('are limited to sixty downloads and sixty uploads a minute', async () => {
    const { client } = await buildCandidate(test, { requisition })
    const calls = [() => client.get(`${CALLS}download/?bytes=1`), () => upload(client, 1)]
    for (const call of calls) {
      const statuses: number[] = []
      for (let tries = 0; tries < 61; tries += 1) statuses.push((await call()).status)
      expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
    }
  })
})
