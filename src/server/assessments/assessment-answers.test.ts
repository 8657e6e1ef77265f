// What a candidate answered, as the server takes it: once, with a receipt, and not after the submission.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { answerEvidence } from '#server/db/schema/assessment.ts'
import {
  activityOf,
  beginAttempt,
  buildCandidate,
  heldBy,
  listCompetencyQuestionIds,
  revision,
  save,
  startAttempt,
  submit,
} from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

const questions = await listCompetencyQuestionIds(test)
const [q1 = '', q2 = ''] = questions

const begin = () => beginAttempt(test)

describe('what is held of an activity', () => {
  it('is nothing before the start, and then the attempt with its answers', async () => {
    const candidate = await buildCandidate(test)
    const { client, application, requisition } = candidate
    const { jobStepActivityId } = activityOf(requisition, 'competencies')
    const urlOf = (refId: number) =>
      `/user-response/v1/user-questions/?job_step_activity_id=${jobStepActivityId}&ref_id=${refId}`
    const url = urlOf(application.refId)
    expect((await client.get(url)).body.data).toEqual({ attempt: null, answers: [] })
    const attemptId = await startAttempt(candidate)
    await save(client, { attemptId, answers: [revision(q1, { value: 4 })] })
    const { attempt, answers } = (await client.get(url)).body.data
    expect(attempt).toMatchObject({ attempt_id: attemptId, submitted_at: null })
    expect(answers).toMatchObject([{ question_id: q1, value: 4 }])
    expect((await (await buildCandidate(test)).client.get(url)).status).toBe(404)
    expect((await client.get(urlOf(987_654_321))).status).toBe(404)
  })
})

describe('saving answers', () => {
  it('I2 acknowledges exactly the revisions that it holds', async () => {
    const { client, attemptId } = await begin()
    const answers = [revision(q1, { value: 2 }), revision(q2, { value: 5, rev: 2 })]
    const reply = await save(client, { attemptId, answers })

    expect(reply.status).toBe(200)
    expect(reply.body.data).toMatchObject({
      attempt_id: attemptId,
      acknowledged: [
        { question_id: q1, rev: 1 },
        { question_id: q2, rev: 2 },
      ],
      superseded: [],
      is_fenced: false,
      answered_count: 2,
    })
    expect(await heldBy(client, attemptId)).toEqual({ [q1]: 2, [q2]: 5 })
  })

  it('I3 answers a replay with the identical receipt, also after newer answers came', async () => {
    const { client, attemptId } = await begin()
    const request = { attemptId, key: randomUUID(), deviceId: randomUUID() }
    const answers = [revision(q1, { value: 1 })]
    const first = await save(client, { ...request, answers })
    await save(client, { attemptId, answers: [revision(q1, { value: 4, minutesAgo: 1 })] })
    const replay = await save(client, { ...request, answers })

    expect(replay.status).toBe(200)
    expect(replay.body).toEqual(first.body)
    expect(await heldBy(client, attemptId)).toEqual({ [q1]: 4 })
  })

  it('I3 refuses a key that came with another body, and keeps what the first one said', async () => {
    const { client, attemptId } = await begin()
    const request = { attemptId, key: randomUUID(), deviceId: randomUUID() }
    await save(client, { ...request, answers: [revision(q1, { value: 1, minutesAgo: 5 })] })
    const answers = [revision(q1, { value: 5, minutesAgo: 1, rev: 2 })]
    const other = await save(client, { ...request, answers })

    expect(other.status).toBe(422)
    expect(other.body.error.code).toBe('idempotency_key_reused')
    expect(await heldBy(client, attemptId)).toEqual({ [q1]: 1 })
  })

  it('I3 gives twenty concurrent sends of one key one effect and identical receipts', async () => {
    const { client, attemptId } = await begin()
    const answers = [revision(q1), revision(q2)]
    const request = { attemptId, answers, key: randomUUID(), deviceId: randomUUID() }
    const replies = await Promise.all(Array.from({ length: 20 }, () => save(client, request)))

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(replies[0]?.body.data.answered_count).toBe(2)
  })

  it('counts each question once, whatever came at the same moment', async () => {
    const { client, attemptId } = await begin()
    await Promise.all(
      questions.slice(0, 15).map((id) =>
        save(client, {
          attemptId,
          answers: [revision(id), revision(q1, { rev: 2 })].slice(id === q1 ? 1 : 0),
        }),
      ),
    )
    const last = await save(client, { attemptId, answers: [revision(q1)] })
    expect(last.body.data.answered_count).toBe(15)
    expect(Object.keys(await heldBy(client, attemptId))).toHaveLength(15)
  })

  it('I7 tells a device whose answer is older what the server holds instead', async () => {
    const { client, attemptId } = await begin()
    const deviceId = randomUUID()
    await save(client, {
      attemptId,
      deviceId,
      answers: [revision(q1, { value: 5, minutesAgo: 1 })],
    })
    const reply = await save(client, {
      attemptId,
      answers: [revision(q1, { value: 1, minutesAgo: 9 }), revision(q2, { value: 2 })],
    })

    expect(reply.body.data.acknowledged).toHaveLength(2)
    expect(reply.body.data.superseded).toMatchObject([
      { question_id: q1, value: 5, device_id: deviceId },
    ])
    expect(await heldBy(client, attemptId)).toEqual({ [q1]: 5, [q2]: 2 })
  })

  it('I8 does not let a clock that runs ahead win for ever', async () => {
    const { client, attemptId } = await begin()
    await save(client, { attemptId, answers: [revision(q1, { value: 5, minutesAgo: -60 * 24 })] })
    const { body } = await client.get(`/user-response/v1/assessment-answers/${attemptId}/`)
    const ahead = new Date(body.data.answers[0].answered_at).getTime() - Date.now()
    expect(ahead).toBeLessThanOrEqual(60_000)
  })
})

describe('answers after the submission', () => {
  it('I6 are kept as evidence, once, and never merged', async () => {
    const { client, attemptId } = await begin()
    const answers = [revision(q1, { value: 2 })]
    await save(client, { attemptId, answers })
    await submit(client, { attemptId, answers })
    const late = {
      attemptId,
      deviceId: randomUUID(),
      answers: [revision(q1, { value: 5, minutesAgo: 0 })],
    }
    const first = await save(client, late)
    const again = await save(client, late)

    expect(first.body.data).toMatchObject({
      is_fenced: true,
      acknowledged: [{ question_id: q1, rev: 1 }],
    })
    expect(again.body.data.is_fenced).toBe(true)
    expect(await heldBy(client, attemptId)).toEqual({ [q1]: 2 })
    expect(await evidenceOf(attemptId)).toMatchObject([{ questionId: q1, value: 5 }])
  })

  it('I3 a replay of what was merged before leaves no evidence', async () => {
    const { client, attemptId } = await begin()
    const answers = [revision(q1, { value: 2 })]
    const request = { attemptId, key: randomUUID(), deviceId: randomUUID(), answers }
    const first = await save(client, request)
    await submit(client, { attemptId, answers })
    const replay = await save(client, request)

    expect(replay.body).toEqual(first.body)
    expect(await evidenceOf(attemptId)).toEqual([])
  })
})

function evidenceOf(attemptId: string) {
  return database.owner.select().from(answerEvidence).where(eq(answerEvidence.attemptId, attemptId))
}
