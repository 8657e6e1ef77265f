import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { answerEvidence } from '#server/db/schema/assessment.ts'
import { listQuestions } from '#testing/builders.ts'
import {
  activityOf,
  buildCandidate,
  heldBy,
  revision,
  save,
  startAttempt,
  submit,
} from '#testing/candidate.ts'
import { countRows } from '#testing/row-counts.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

const applicant = await buildCandidate(test)
const questions = await listQuestions(
  database,
  activityOf(applicant.requisition, 'competencies').asmtId,
)
const [q1 = '', q2 = '', q3 = ''] = questions.map(({ question_id }) => question_id)

async function begin() {
  const candidate = await buildCandidate(test)
  return { client: candidate.client, attemptId: await startAttempt(candidate) }
}

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
      questions.slice(0, 15).map(({ question_id }) =>
        save(client, {
          attemptId,
          answers: [revision(question_id), revision(q1, { rev: 2 })].slice(
            question_id === q1 ? 1 : 0,
          ),
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

describe('an answer dated in the future', () => {
  const TOMORROW = -60 * 24

  it('I8 is taken for the same instant whenever it comes again, and the receipt says which', async () => {
    const { client, attemptId } = await begin()
    const request = {
      attemptId,
      deviceId: randomUUID(),
      answers: [revision(q1, { value: 5, minutesAgo: TOMORROW })],
    }
    const first = await save(client, { ...request, key: randomUUID() })
    const again = await save(client, { ...request, key: randomUUID() })
    expect(again.body.data.acknowledged).toEqual(first.body.data.acknowledged)
    const { body } = await client.get(`/user-response/v1/assessment-answers/${attemptId}/`)
    const [held] = body.data.answers
    expect(first.body.data.acknowledged).toEqual([
      { question_id: q1, rev: 1, answered_at: held.answered_at },
    ])
  })

  it('I7 does not outrank what another device answered since, when it comes again', async () => {
    const { client, attemptId } = await begin()
    const early = {
      attemptId,
      deviceId: randomUUID(),
      answers: [revision(q1, { value: 1, minutesAgo: TOMORROW })],
    }
    const first = await save(client, early)
    // Ahead as well, and a millisecond later at least: the later of two capped instants wins.
    const since = Date.parse(first.body.data.acknowledged[0].answered_at)
    await vi.waitUntil(() => Date.now() + 60_000 > since)
    const deviceId = randomUUID()
    const answers = [revision(q1, { value: 4, minutesAgo: TOMORROW })]
    await save(client, { attemptId, deviceId, answers })
    const again = await save(client, early)
    expect(again.body.data.superseded).toMatchObject([
      { question_id: q1, value: 4, device_id: deviceId },
    ])
    expect(await heldBy(client, attemptId)).toEqual({ [q1]: 4 })
  })

  it('I7 does not outrank a later revision of its own device', async () => {
    const { client, attemptId } = await begin()
    const deviceId = randomUUID()
    const later = [revision(q1, { value: 2, rev: 2, minutesAgo: TOMORROW })]
    const earlier = [revision(q1, { value: 1, rev: 1, minutesAgo: TOMORROW })]
    await save(client, { attemptId, deviceId, answers: later })
    await save(client, { attemptId, deviceId, answers: earlier })
    expect(await heldBy(client, attemptId)).toEqual({ [q1]: 2 })
  })
})

describe('answers of two devices', () => {
  const DEVICES = [randomUUID(), randomUUID()]
  const base = Date.now() - 3_600_000
  const answer = fc.record({
    question_id: fc.constantFrom(q1, q2, q3),
    rev: fc.integer({ min: 1, max: 4 }),
    minute: fc.integer({ min: 0, max: 2 }),
  })
  const batch = fc.record({
    device: fc.constantFrom(...DEVICES),
    answers: fc.uniqueArray(answer, {
      minLength: 1,
      maxLength: 3,
      selector: ({ question_id }) => question_id,
    }),
  })

  it('I7 end as the newest by (answered_at, device, rev), in any order and with repeats', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(batch, { minLength: 1, maxLength: 6 }),
        fc.nat(5),
        async (batches, repeats) => {
          const { client, attemptId } = await begin()
          const sends = batches.map(({ device, answers }) => ({
            attemptId,
            deviceId: device,
            key: randomUUID(),
            answers: answers.map(({ minute, ...rest }) => ({
              ...rest,
              // A device gives a revision one value: without that, the same revision could mean two things.
              value: ((rest.rev + minute + DEVICES.indexOf(device)) % 5) + 1,
              answered_at: new Date(base + minute * 60_000).toISOString(),
            })),
          }))
          for (const send of [...sends, ...sends.slice(0, repeats)]) {
            expect((await save(client, send)).status).toBe(200)
          }
          expect(await heldBy(client, attemptId)).toEqual(newest(sends))
        },
      ),
      { numRuns: 40 },
    )
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

describe('answers that are not valid', () => {
  it.each([
    ['an unknown question', () => [revision('no-such-question')], 'answers.0.question_id'],
    [
      'a value outside the choices',
      () => [revision(q1), revision(q2, { value: 9 })],
      'answers.1.value',
    ],
    ['a value of another type', () => [revision(q1, { value: 'often' })], 'answers.0.value'],
    ['an object as value', () => [revision(q1, { value: { a: 1 } })], 'answers.0.value'],
    ['a revision below one', () => [revision(q1, { rev: 0 })], 'answers.0.rev'],
    [
      'a time that is none',
      () => [{ ...revision(q1), answered_at: 'yesterday' }],
      'answers.0.answered_at',
    ],
    [
      'a year that no database knows',
      () => [{ ...revision(q1), answered_at: '0000-01-01T00:00:00Z' }],
      'answers.0.answered_at',
    ],
    ['no answers', () => [], 'answers'],
    ['201 answers', () => Array.from({ length: 201 }, () => revision(q1)), 'answers'],
    ['one question twice', () => [revision(q1), revision(q1, { rev: 2 })], 'answers.1.question_id'],
  ])('are refused: %s', async (_, make, field) => {
    const { client, attemptId } = await begin()
    const before = await countRows(database)
    const reply = await save(client, { attemptId, answers: make() })

    expect(reply.status).toBe(400)
    expect(reply.body.error.code).toBe('validation_failed')
    expect(Object.keys(reply.body.error.fields)).toContain(field)
    expect(await countRows(database)).toEqual(before)
  })

  it('are not found for an attempt of somebody else, or of nobody', async () => {
    const { attemptId } = await begin()
    const stranger = await begin()
    for (const id of [attemptId, randomUUID()]) {
      const reply = await save(stranger.client, { attemptId: id, answers: [revision(q1)] })
      expect(reply.status).toBe(404)
      const held = await stranger.client.get(`/user-response/v1/assessment-answers/${id}/`)
      expect(held.status).toBe(404)
    }
  })

  it('are not found for a stranger even when the server knows the attempt already', async () => {
    const owner = await begin()
    await save(owner.client, { attemptId: owner.attemptId, answers: [revision(q1)] })
    const stranger = await begin()
    const reply = await save(stranger.client, {
      attemptId: owner.attemptId,
      answers: [revision(q2)],
    })
    expect(reply.status).toBe(404)
    expect(await heldBy(owner.client, owner.attemptId)).toEqual({ [q1]: 3 })
  })
})

type Send = {
  deviceId: string
  answers: { question_id: string; value: number; rev: number; answered_at: string }[]
}

function newest(sends: readonly Send[]): Record<string, number> {
  const ranked = sends
    .flatMap(({ deviceId, answers }) =>
      answers.map((one) => ({ ...one, rank: `${one.answered_at} ${deviceId} ${one.rev}` })),
    )
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
  return Object.fromEntries(ranked.map(({ question_id, value }) => [question_id, value]))
}

function evidenceOf(attemptId: string) {
  return database.owner.select().from(answerEvidence).where(eq(answerEvidence.attemptId, attemptId))
}
