import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditEvent } from '#server/db/schema/audit.ts'
import { application, job } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, only } from '#testing/builders.ts'
import {
  buildCandidate,
  complete,
  listCompetencyQuestionIds,
  revision,
  save,
  startAttempt,
  submit,
  submitBody,
} from '#testing/candidate.ts'
import { countRows } from '#testing/row-counts.ts'
import { openTestApp } from '#testing/test-app.ts'

const SUBMIT = '/user-response/v1/user-questions-submit/'

const test = await openTestApp()
const { database } = test
const [q1 = '', q2 = '', q3 = ''] = await listCompetencyQuestionIds(test)

async function answered() {
  const candidate = await buildCandidate(test)
  const attemptId = await startAttempt(candidate)
  const answers = [revision(q1, { value: 2 }), revision(q2, { value: 4 })]
  await save(candidate.client, { attemptId, answers })
  return { ...candidate, attemptId, answers }
}

describe('submitting', () => {
  it('orders the scoring and fences the attempt', async () => {
    const { client, attemptId, answers, application: made } = await answered()
    const reply = await submit(client, { attemptId, answers })

    expect(reply.status).toBe(200)
    expect(reply.body.data).toMatchObject({ attempt_id: attemptId, answered_count: 2 })
    expect(test.recordedJobs.at(-1)).toEqual({
      name: 'score-attempt',
      payload: { accountId: made.accountId, attemptId },
    })
    const held = await client.get(`/user-response/v1/assessment-answers/${attemptId}/`)
    expect(held.body.data.attempt.submitted_at).toBe(reply.body.data.submitted_at)
  })

  it.each([
    ['another value', () => [revision(q1, { value: 5 }), revision(q2, { value: 4 })], () => [q1]],
    [
      'an answer more',
      () => [revision(q1, { value: 2 }), revision(q2, { value: 4 }), revision(q3)],
      () => [q3],
    ],
    ['an answer less', () => [revision(q2, { value: 4 })], () => [q1]],
    ['nothing', () => [], () => [q1, q2].toSorted()],
  ])('is refused with exactly the questions that differ: %s', async (_, make, differing) => {
    const { client, attemptId, answers } = await answered()
    const before = await countRows(database)
    const jobsBefore = test.recordedJobs.length
    const reply = await submit(client, { attemptId, answers: make() })

    expect(reply.status).toBe(409)
    expect(reply.body.error.code).toBe('answers_differ')
    expect(reply.body.error.details).toEqual({ question_ids: differing() })
    expect(await countRows(database)).toEqual(before)
    expect(test.recordedJobs).toHaveLength(jobsBefore)
    expect((await submit(client, { attemptId, answers })).status).toBe(200)
  })

  it('is refused when only the digest is wrong', async () => {
    const { client, attemptId, answers } = await answered()
    const body = { ...(await submitBody({ attemptId, answers })), digest: '0'.repeat(64) }
    const reply = await client.post(SUBMIT, body)
    expect(reply.body.error).toMatchObject({
      code: 'answers_differ',
      details: { question_ids: [] },
    })
  })

  it('a refusal leaves its key free for the next try', async () => {
    const { client, attemptId, answers } = await answered()
    const key = randomUUID()
    expect((await submit(client, { attemptId, answers: [], key })).status).toBe(409)
    expect((await submit(client, { attemptId, answers, key })).status).toBe(200)
  })

  it('I3 twice with one key gives the same receipt, and one order to score', async () => {
    const { client, attemptId, answers } = await answered()
    const key = randomUUID()
    const body = await submitBody({ attemptId, answers })
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => client.post(SUBMIT, body, { key })),
    )
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
    const orders = test.recordedJobs.filter(({ payload }) =>
      JSON.stringify(payload).includes(attemptId),
    )
    expect(orders).toHaveLength(1)
  })

  it('I6 twice with different keys: the first submission stands', async () => {
    const { client, attemptId, answers } = await answered()
    const first = await submit(client, { attemptId, answers })
    test.clock.shift(60_000)
    const second = await submit(client, { attemptId, answers: [] })

    expect(second.status).toBe(200)
    expect(second.body.data.submitted_at).toBe(first.body.data.submitted_at)
    expect(second.body.data.digest).toBe(first.body.data.digest)
  })

  it('is not found for an attempt of another user', async () => {
    const { attemptId, answers } = await answered()
    const stranger = await buildCandidate(test)
    expect((await submit(stranger.client, { attemptId, answers })).status).toBe(404)
  })
})

describe('the application', () => {
  it('is submitted with the last required activity, and the trail says so', async () => {
    const candidate = await buildCandidate(test)
    const { userSmartreqId, userId } = candidate.application
    await complete(test, { candidate, slug: 'competencies' })
    // One of two parts.
    expect(await stateOf(userSmartreqId)).toMatchObject({ status: 'incomplete', pctComplete: 50 })
    await complete(test, { candidate, slug: 'personality' })

    expect(await stateOf(userSmartreqId)).toMatchObject({
      status: 'new',
      stepStatus: 'awaiting_decision',
      pctComplete: 100,
    })
    const trail = await database.owner
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.entity, 'application'), eq(auditEvent.entityId, userSmartreqId)))
    expect(trail).toMatchObject([
      { actorId: userId, action: 'submit', fromState: 'incomplete', toState: 'new' },
    ])
  })

  it('does not wait for what is optional', async () => {
    const company = await buildCompany(database)
    const requisition = await buildRequisition(database, { company, optional: ['personality'] })
    const candidate = await buildCandidate(test, { requisition })
    await complete(test, { candidate, slug: 'competencies' })
    expect(await stateOf(candidate.application.userSmartreqId)).toMatchObject({ status: 'new' })
  })

  it('loses no answers when the position closes in the middle', async () => {
    const candidate = await buildCandidate(test)
    const attemptId = await startAttempt(candidate)
    await database.owner
      .update(job)
      .set({ status: 'closed' })
      .where(eq(job.jobId, candidate.requisition.jobId))
    const answers = [revision(q1), revision(q2)]

    expect((await save(candidate.client, { attemptId, answers })).status).toBe(200)
    expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
  })
})

async function stateOf(userSmartreqId: number) {
  return only(
    await database.owner
      .select()
      .from(application)
      .where(eq(application.userSmartreqId, userSmartreqId)),
  )
}
