import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { hasPlayer } from '#contract/assessments/kind-names.ts'
import { INSTRUMENTS } from '#server/assessments/instruments/instruments.ts'
import { job } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { activityOf, buildCandidate, save, startAttempt, startBody } from '#testing/candidate.ts'
import { countRows } from '#testing/row-counts.ts'
import { openTestApp } from '#testing/test-app.ts'

const START = '/user-response/v1/set-start-time/'

const test = await openTestApp()
const { database } = test

const TAKEN = INSTRUMENTS.filter(({ content }) => hasPlayer(content.kind))

describe('the package of an activity', () => {
  it.each(TAKEN)('of $slug holds its questions and nothing that scores them', async (one) => {
    const company = await buildCompany(database)
    const requisition = await buildRequisition(database, { company, instruments: [one.slug] })
    const { client, application } = await buildCandidate(test, { requisition })
    const { jobStepActivityId } = activityOf(requisition, one.slug)
    const reply = await client.get(
      `/user-response/v1/job-questions/${requisition.jobId}/?job_step_activity_id=${jobStepActivityId}&ref_id=${application.refId}`,
    )

    expect(reply.status).toBe(200)
    expect(reply.body.data.questions).toHaveLength(one.content.questions.length)
    const text = JSON.stringify(reply.body)
    expect(
      wordsOf(reply.body).filter((word) =>
        /revers|norm|scor|scale|keyed|weight|facet|right/i.test(word),
      ),
    ).toEqual([])
    // A scale's slug may also be an everyday word of a question; as a value of its own it would be a key.
    for (const { attribute } of one.scoring.scales) expect(text).not.toContain(`"${attribute}"`)
  })

  it('is not for a stranger, nor for another requisition', async () => {
    const { requisition, application, client } = await buildCandidate(test)
    const stranger = await buildCandidate(test)
    const query = `?job_step_activity_id=${activityOf(requisition, 'personality').jobStepActivityId}&ref_id=${application.refId}`
    const at = (jobId: number) => `/user-response/v1/job-questions/${jobId}/${query}`

    expect((await stranger.client.get(at(requisition.jobId))).status).toBe(404)
    expect((await client.get(at(stranger.requisition.jobId))).status).toBe(404)
  })
})

describe('starting', () => {
  it('I3 answers a replay with the first receipt, and makes one attempt', async () => {
    const candidate = await buildCandidate(test)
    const key = randomUUID()
    const body = startBody(candidate)
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => candidate.client.post(START, body, { key })),
    )
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
  })

  it('I7 gives a second device the attempt of the first', async () => {
    const candidate = await buildCandidate(test)
    const first = await candidate.client.post(START, startBody(candidate))
    const second = await candidate.client.post(START, startBody(candidate))
    expect(second.status).toBe(200)
    expect(second.body.data.attempt_id).toBe(first.body.data.attempt_id)
    expect(second.body.data.started_at).toBe(first.body.data.started_at)
  })

  it('I7 lets one of two devices that start at once win, and tells both which', async () => {
    const candidate = await buildCandidate(test)
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => candidate.client.post(START, startBody(candidate))),
    )
    expect(new Set(replies.map(({ body }) => body.data.attempt_id)).size).toBe(1)
  })

  it('refuses an attempt id that belongs to another user, and writes nothing', async () => {
    const attemptId = await startAttempt(await buildCandidate(test))
    const forger = await buildCandidate(test)
    const before = await countRows(database)
    const reply = await forger.client.post(START, startBody(forger, { attemptId }))

    expect(reply.status).toBe(409)
    expect(reply.body.error.code).toBe('conflict')
    expect(await countRows(database)).toEqual(before)
    expect((await save(forger.client, { attemptId, answers: [{}] })).status).toBe(400)
  })

  it('shows in the tracker which attempt is under way', async () => {
    const candidate = await buildCandidate(test)
    const attemptId = await startAttempt(candidate)
    const { userId, refId } = candidate.application
    const tracker = await candidate.client.get(
      `/user/v1/progress-tracker/user/${userId}/ref/${refId}/`,
    )
    const activities = tracker.body.data.steps[0].activities
    expect(activities.map((one: { attempt_id: unknown }) => one.attempt_id)).toEqual([
      null,
      attemptId,
    ])
    expect(activities[1]).toMatchObject({ status: 'in_progress', is_completed: false })
  })

  it('is refused once the position is closed', async () => {
    const candidate = await buildCandidate(test)
    await close(candidate.requisition.jobId)
    const reply = await candidate.client.post(START, startBody(candidate))
    expect(reply.status).toBe(409)
    expect(reply.body.error.code).toBe('position_closed')
  })

  it('still tells a second device of an attempt that began before the position closed', async () => {
    const candidate = await buildCandidate(test)
    const attemptId = await startAttempt(candidate)
    await close(candidate.requisition.jobId)
    const reply = await candidate.client.post(START, startBody(candidate))
    expect(reply.body.data.attempt_id).toBe(attemptId)
  })

  it('is refused for a locked activity', async () => {
    const candidate = await buildCandidate(test)
    await database.owner.execute(
      `update user_step_activity set status = 'locked' where user_smartreq_id = ${candidate.application.userSmartreqId}`,
    )
    const reply = await candidate.client.post(START, startBody(candidate))
    expect(reply.body.error.code).toBe('activity_locked')
  })
})

async function close(jobId: number): Promise<void> {
  await database.owner.update(job).set({ status: 'closed' }).where(eq(job.jobId, jobId))
}

/** Every property name of a JSON value. */
function wordsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...wordsOf(inner)])
}
