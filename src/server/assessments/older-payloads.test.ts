// What devices of earlier builds still send (I12): recorded from those builds, and never changed since.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { OLDEST_PAYLOAD_VERSION, PAYLOAD_VERSION } from '#contract/core/version.ts'
import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { activityOf, buildCandidate, heldBy, startBody } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client, Reply } from '#testing/test-client.ts'

type Sent = { path: string; key: string; body: Record<string, unknown> }

const START = '/user-response/v1/set-start-time/'
const submissionSchema = z.object({
  answers: z.array(z.object({ question_id: z.string(), value: z.unknown() })),
  digest: z.string(),
})
const OLDER = [PAYLOAD_VERSION - 2, PAYLOAD_VERSION - 1]

const test = await openTestApp()

describe.each(OLDER)('payloads of version %i', (version) => {
  it('I12 are taken to the end, with what was answered', async () => {
    const recording = recordingOf(version)
    expect(await deliver(recording)).toEqual(inFull(recording))
  })

  it('I3 I12 get the first receipts when they come again', async () => {
    const { client, requests } = await arrive(recordingOf(version))
    const first = await send(client, requests)
    const second = await send(client, requests)
    expect(second.map(({ body }) => body)).toEqual(first.map(({ body }) => body))
  })
})

// The first builds with limits of time did not count their payloads up yet.
it('I12 limits of time are taken from a device that calls them version 1', async () => {
  const recording = recordingOf(2).map((one) => ({
    ...one,
    body: { ...one.body, payload_version: 1 },
  }))
  expect(await deliver(recording)).toEqual(inFull(recording))
})

describe.each([
  ['newer than the server', PAYLOAD_VERSION + 1],
  ['older than it takes', OLDEST_PAYLOAD_VERSION - 1],
])('a payload that is %s', (_, version) => {
  it('I12 is refused by a code of its own, with what to do', async () => {
    const { client, requests } = await arrive(recordingOf(PAYLOAD_VERSION - 1))
    const other = requests.map((one) => ({
      ...one,
      // A newer one may hold anything: the version is said all the same.
      body: { ...one.body, payload_version: version, device_id: { of: 'another build' } },
    }))
    const replies = await send(client, other)
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 400))
    for (const { body } of replies) {
      expect(body.error.code).toBe('payload_version_unsupported')
      expect(body.error.message).toContain('Close the app everywhere, and open it again.')
    }
  })
})

it.each([undefined, null, '1', 1.5])('a version of %s is no version', async (version) => {
  const candidate = await buildCandidate(test)
  const body = { ...startBody(candidate), payload_version: version }
  const reply = await candidate.client.post(START, body)
  expect(reply.status).toBe(400)
  expect(reply.body.error).toMatchObject({
    code: 'validation_failed',
    fields: { payload_version: expect.any(String) },
  })
})

/** Sends a recording, and looks at what came of it. */
async function deliver(recording: readonly Sent[]) {
  const { client, requests, attemptId } = await arrive(recording)
  const replies = await send(client, requests)
  const receipt = replies.at(-1)?.body.data
  return {
    statuses: replies.map(({ status }) => status),
    held: await heldBy(client, attemptId),
    count: receipt?.answered_count,
    digest: receipt?.digest,
    ordersToScore: test.recordedJobs.filter(({ payload }) =>
      JSON.stringify(payload).includes(attemptId),
    ).length,
  }
}

/** What comes of a recording when the server takes all of it. */
function inFull(recording: readonly Sent[]): Awaited<ReturnType<typeof deliver>> {
  const { answers, digest } = submissionSchema.parse(recording.at(-1)?.body)
  return {
    statuses: recording.map(() => 200),
    held: Object.fromEntries(answers.map(({ question_id, value }) => [question_id, value])),
    count: answers.length,
    digest,
    ordersToScore: 1,
  }
}

/** @throws when no one recorded that version; see "A change of payloads" in CONTRIBUTING. */
function recordingOf(version: number): Sent[] {
  const file = path.join(import.meta.dirname, `older-payloads/version-${version}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** A new user whose device has recorded this; only what this database named is put in its place. */
async function arrive(recording: readonly Sent[]) {
  const isLimited = recording.some((one) => one.path.includes('/start-times/'))
  const slug = isLimited ? 'numerical' : 'competencies'
  const company = await buildCompany(test.database)
  const requisition = await buildRequisition(test.database, { company, instruments: [slug] })
  const candidate = await buildCandidate(test, { requisition })
  const attemptId = randomUUID()
  const { jobStepActivityId } = activityOf(requisition, slug)
  const given = { job_step_activity_id: jobStepActivityId, ref_id: candidate.application.refId }
  const requests = recording.map(({ body, ...one }) => ({
    ...one,
    body: { ...body, attempt_id: attemptId, ...(one.path === START ? given : {}) },
  }))
  return { client: candidate.client, attemptId, requests }
}

async function send(client: Client, requests: readonly Sent[]): Promise<Reply[]> {
  const replies: Reply[] = []
  for (const one of requests) replies.push(await client.post(one.path, one.body, { key: one.key }))
  return replies
}
