import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { attemptTimer, attemptTiming } from '#server/db/schema/timing.ts'
import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { buildCandidate, heldBy, startAttempt } from '#testing/candidate.ts'
import {
  FIRST_QUESTION,
  FIRST_SECTION,
  skillsSectionOf,
  skillsTestOf,
} from '#testing/skills-tests.ts'
import { openTestApp } from '#testing/test-app.ts'

import { numerical } from '../instruments/numerical/numerical.ts'

const BASE = '/user-response/v1/skills-test'
const [first, second] = numerical.content.sections ?? []
const LIMIT = first?.time_limit_seconds ?? 0

const test = await openTestApp()
const company = await buildCompany(test.database)
const requisition = await buildRequisition(test.database, { company, instruments: ['numerical'] })

async function begin() {
  const candidate = await buildCandidate(test, { requisition })
  const attemptId = await startAttempt(candidate, { slug: 'numerical' })
  const where = { attemptId, requisition, refId: candidate.application.refId }
  const { client } = candidate
  const section = skillsSectionOf(where)
  return {
    client,
    attemptId,
    where,
    section,
    start: (secondsAgo = 0, sectionId = FIRST_SECTION) =>
      client.post(`${BASE}/start-section-time/`, {
        ...skillsSectionOf(where, sectionId),
        section_started_at: new Date(Date.now() - secondsAgo * 1000).toISOString(),
      }),
    answer: (
      given: { option?: number; duration?: number; question?: string },
      key = randomUUID(),
    ) =>
      client.post(
        `${BASE}/submit-question/`,
        {
          ...section,
          user_skills_test_question_id: given.question ?? FIRST_QUESTION,
          skills_test_option_id: given.option ?? 2,
          duration: given.duration ?? 5,
        },
        { key },
      ),
    details: async () => {
      const query = new URLSearchParams(
        Object.entries(section).map(([name, value]) => [name, String(value)]),
      )
      return client.get(`${BASE}/section-details/?${query.toString()}`)
    },
  }
}

/** Moves the start of the first section so many seconds back. */
async function startedBefore(attemptId: string, seconds: number): Promise<void> {
  await test.database.owner
    .update(attemptTimer)
    .set({ startedAt: new Date(Date.now() - seconds * 1000) })
    .where(eq(attemptTimer.attemptId, attemptId))
}

describe('a section of a skills test', () => {
  it('shows its questions, options, answers and time, and no key', async () => {
    const { start, answer, details } = await begin()
    const before = (await details()).body.data
    expect(before).toMatchObject({
      section_started_at: null,
      remaining_seconds: LIMIT,
      is_over: false,
    })
    expect((await start(60)).body.data.remaining_seconds).toBeLessThanOrEqual(LIMIT - 60)
    await answer({ option: 3 })
    const { body } = await details()
    expect(body.data.remaining_seconds).toBeLessThanOrEqual(LIMIT - 60)
    expect(body.data.questions).toHaveLength(first?.question_ids.length ?? 0)
    expect(body.data.questions[0]).toMatchObject({
      user_skills_test_question_id: FIRST_QUESTION,
      chosen_option_id: 3,
    })
    expect(Object.keys(body.data.questions[0].options[0]).toSorted()).toEqual([
      'label',
      'skills_test_option_id',
    ])
    expect(JSON.stringify(body)).not.toContain('right')
  })

  it('keeps its first start, which the older call answers as well', async () => {
    const { client, attemptId, start } = await begin()
    const one = await start(20)
    const other = await start()
    expect(other.body.data.section_started_at).toBe(one.body.data.section_started_at)
    const { body } = await client.get(`/user-response/v1/start-times/${attemptId}/`)
    expect(body.data.starts).toEqual([
      { timer: `section:${FIRST_SECTION}`, started_at: one.body.data.section_started_at },
    ])
  })

  it('takes answers by the service of all answers: the newest by its duration wins', async () => {
    const { client, attemptId, start, answer } = await begin()
    await start(60)
    expect((await answer({ option: 2, duration: 20 })).body.data.is_stored).toBe(true)
    expect((await answer({ option: 3, duration: 10 })).body.data.is_stored).toBe(false)
    expect((await answer({ option: 4, duration: 30 })).body.data).toMatchObject({
      is_stored: true,
      answered_count: 1,
    })
    expect(await heldBy(client, attemptId)).toEqual({ [FIRST_QUESTION]: 4 })
  })

  it('refuses what is no question or no option of it', async () => {
    const { start, answer } = await begin()
    await start(60)
    const elsewhere = await answer({ question: second?.question_ids[0] ?? '' })
    expect([elsewhere.status, elsewhere.body.error.fields]).toEqual([
      400,
      { user_skills_test_question_id: 'This section has no such question.' },
    ])
    expect((await answer({ option: 99 })).status).toBe(400)
  })

  it('takes no answer before it began, after its time, or once a later section began', async () => {
    const { client, attemptId, start, answer } = await begin()
    const reasonOf = (reply: Awaited<ReturnType<typeof answer>>) => [
      reply.status,
      reply.body.error.fields.user_skills_test_section_id,
    ]
    expect(reasonOf(await answer({}))).toEqual([409, 'This section has not begun.'])
    await start()
    await answer({})
    await startedBefore(attemptId, LIMIT + 60)
    expect(reasonOf(await answer({ option: 4, duration: 50 }))).toEqual([
      409,
      'The time of this section is over.',
    ])
    await startedBefore(attemptId, 10)
    await start(0, second?.section_id)
    expect(reasonOf(await answer({ option: 4, duration: 50 }))[1]).toMatch(/no way back/)
    expect(await heldBy(client, attemptId)).toEqual({ [FIRST_QUESTION]: 2 })
  })

  it('answers a repeat as at first, also after its end', async () => {
    const { attemptId, section, client, start, answer } = await begin()
    await start(30)
    const key = randomUUID()
    const stored = await answer({}, key)
    await client.post(`${BASE}/submit-section/`, section)
    const repeated = await answer({}, key)
    expect([repeated.status, repeated.body]).toEqual([200, stored.body])
    expect(await heldBy(client, attemptId)).toEqual({ [FIRST_QUESTION]: 2 })
  })

  it('is submitted once: the first submission stands, and no answer comes after it', async () => {
    const { client, section, start, answer, details } = await begin()
    const early = await client.post(`${BASE}/submit-section/`, section)
    expect([early.status, early.body.error.code]).toEqual([409, 'activity_locked'])
    await start(30)
    await answer({})
    const one = await client.post(`${BASE}/submit-section/`, section)
    expect(one.body.data).toMatchObject({ answered_count: 1 })
    const other = await client.post(`${BASE}/submit-section/`, section)
    expect(other.body).toEqual(one.body)
    const late = await answer({ option: 4, duration: 20 })
    expect([late.status, late.body.error.fields.user_skills_test_section_id]).toEqual([
      409,
      'This section was submitted.',
    ])
    expect((await details()).body.data.is_over).toBe(true)
  })
})

describe('a skills test', () => {
  it('is submitted with what is held, judged by its clock, and only once', async () => {
    const { client, attemptId, where, start, answer } = await begin()
    await start(30)
    await answer({})
    const one = await client.post(`${BASE}/submit/`, skillsTestOf(where))
    expect(one.body.data).toMatchObject({ user_skills_test_id: attemptId, answered_count: 1 })
    const other = await client.post(`${BASE}/submit/`, skillsTestOf(where))
    expect(other.body.data.submitted_at).toBe(one.body.data.submitted_at)
    const isThis = eq(attemptTiming.attemptId, attemptId)
    expect(await test.database.owner.$count(attemptTiming, isThis)).toBe(1)
    const late = await answer({ option: 4, duration: 20 })
    expect([late.status, late.body.data.is_stored]).toEqual([200, false])
    expect(await heldBy(client, attemptId)).toEqual({ [FIRST_QUESTION]: 2 })
  })

  it('is found by its own user alone, and at its own activity, application and job', async () => {
    const { client, where, section } = await begin()
    const other = await begin()
    expect((await other.client.post(`${BASE}/submit-section/`, section)).status).toBe(404)
    expect((await other.client.post(`${BASE}/submit/`, skillsTestOf(where))).status).toBe(404)
    const wrong = [
      { user_skills_test_id: randomUUID() },
      { ref_id: other.where.refId },
      { job_id: 999_999_999 },
      { job_step_activity_id: 999_999_999 },
      { user_skills_test_section_id: 'none' },
    ]
    const replies = wrong.map((one) =>
      client.post(`${BASE}/submit-section/`, { ...section, ...one }),
    )
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(wrong.map(() => 404))
  })
})
