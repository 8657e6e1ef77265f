// Which of several answers to one question holds, whatever the clocks of the devices say (I7, I8).
import { randomUUID } from 'node:crypto'

import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import {
  beginAttempt,
  heldBy,
  listCompetencyQuestionIds,
  revision,
  save,
} from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const questions = await listCompetencyQuestionIds(test)
const [q1 = '', q2 = '', q3 = ''] = questions

const begin = () => beginAttempt(test)

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
