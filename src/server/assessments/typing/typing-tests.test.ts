import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { emptyTypingLog, encodeTypingEvent } from '#contract/assessments/typing-log.ts'
import { attributeScore, attributeType } from '#server/db/schema/assessment.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import {
  activityOf,
  buildCandidate,
  revision,
  save,
  startAttempt,
  startBody,
  submit,
} from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

import { PASSAGE } from '../instruments/typing-test/typing-passages.ts'
import { scoreAttempt } from '../score-attempt.ts'

const SLUG = 'typing-test-1'
const CALL = '/user-response/v1/'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const requisition = await buildRequisition(database, {
  company,
  instruments: ['competencies', SLUG],
})
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

/** As a hand types it: 150 to 210 ms from key to key. */
function logOf(text: string): string {
  return Array.from(text).reduce(
    (log, inserted, index) =>
      log +
      encodeTypingEvent(index === 0 ? 0 : 150 + ((index * 37) % 61), { deleted: 0, inserted }),
    emptyTypingLog('en'),
  )
}

/** 200 characters right: 40 words in a minute. */
const TYPED = PASSAGE.en.slice(0, 200)

async function arrive() {
  const candidate = await buildCandidate(test, { requisition })
  const { jobStepActivityId } = activityOf(requisition, SLUG)
  const { refId, userId } = candidate.application
  const address = `${CALL}typing-tests/job_step_activity/${jobStepActivityId}/user/${userId}/ref/${refId}/`
  const key = { job_step_activity_id: jobStepActivityId, ref_id: refId }
  return { ...candidate, address, key }
}

async function finish(log: string) {
  const candidate = await arrive()
  const { client } = candidate
  const attemptId = await startAttempt(candidate, { slug: SLUG })
  const answers = [revision('typing', { value: log })]
  expect((await save(client, { attemptId, answers })).status).toBe(200)
  expect((await submit(client, { attemptId, answers })).status).toBe(200)
  await scoreAttempt(
    { database, now: () => new Date() },
    { accountId: company.accountId, attemptId },
  )
  return candidate
}

describe('a typing test', () => {
  it('has one question on the tracker, without its warm-up, and a listening part has no clip among its own', async () => {
    const instruments = [SLUG, 'language-test']
    const both = await buildRequisition(database, { company, instruments })
    const { client, application } = await buildCandidate(test, { requisition: both })
    const address = `/user/v1/progress-tracker/user/${application.userId}/ref/${application.refId}/`
    const [step] = (await client.get(address)).body.data.steps
    const counts = step.activities.map((one: { question_count: number }) => one.question_count)
    expect(counts.toSorted((one: number, other: number) => one - other)).toEqual([1, 20])
  })

  it('is scored from its keystrokes, for the candidate and for staff', async () => {
    const { client, address, application } = await finish(logOf(TYPED))
    const { data } = (await client.get(address)).body
    expect(data).toMatchObject({ seconds: 60, is_submitted: true })
    expect(data.result).toMatchObject({ wpm: 40, raw_wpm: 40, accuracy: 100, correct: 200 })
    const { userSmartreqId } = application
    const { body } = await recruiter.get(`/smartreq/v1/user-smartreq/${userSmartreqId}/scorecard/`)
    const [activity] = body.data.activities.slice(-1)
    expect(activity).toMatchObject({ status: 'scored', typing: { ...data.result, flags: [] } })
    expect(activity.scores).toMatchObject([
      { attribute: 'typing-speed', raw: 40, score: 40, metric: 'wpm' },
      { attribute: 'typing-accuracy', raw: 100, score: 100, metric: 'accuracy' },
    ])
  })

  it('is a hundred points from a hundred words on, and nothing is said of a few letters', async () => {
    const scoresFor = async (log: string) => {
      const { application } = await finish(log)
      const rows = await database.owner
        .select({ slug: attributeType.slug, raw: attributeScore.raw, score: attributeScore.score })
        .from(attributeScore)
        .innerJoin(attributeType, eq(attributeType.attributeTypeId, attributeScore.attributeTypeId))
        .where(
          and(
            eq(attributeScore.accountId, company.accountId),
            eq(attributeScore.userSmartreqId, application.userSmartreqId),
          ),
        )
      return Object.fromEntries(rows.map(({ slug, raw, score }) => [slug, [raw, score]]))
    }
    const at = encodeTypingEvent(0, { deleted: 0, inserted: PASSAGE.en.slice(0, 600) })
    expect(await scoresFor(emptyTypingLog('en') + at)).toMatchObject({ 'typing-speed': [120, 100] })
    expect(await scoresFor(logOf('The'))).toMatchObject({ 'typing-speed': [0.6, null] })
  })

  it('tells staff what no hand types, and candidates nothing of it', async () => {
    const at = encodeTypingEvent(0, { deleted: 0, inserted: TYPED })
    const { client, address, application } = await finish(emptyTypingLog('en') + at)
    const url = `/smartreq/v1/user-smartreq/${application.userSmartreqId}/scorecard/`
    const [activity] = (await recruiter.get(url)).body.data.activities.slice(-1)
    expect(activity.typing.flags).toEqual(['inserted'])
    expect((await client.get(address)).body.data.result).not.toHaveProperty('flags')
  })

  it('has no result before it is submitted, but what was typed can be scored', async () => {
    const candidate = await arrive()
    const { client, address, key } = candidate
    const score = async () => (await client.post(`${CALL}score-typing-tests/`, key)).body.data
    expect(await score()).toBeNull()
    const attemptId = await startAttempt(candidate, { slug: SLUG })
    const answers = [revision('typing', { value: logOf(TYPED.slice(0, 50)) })]
    await save(client, { attemptId, answers })
    expect((await client.get(address)).body.data).toMatchObject({
      is_submitted: false,
      result: null,
    })
    expect(await score()).toMatchObject({ wpm: 10, correct: 50 })
  })

  it('takes logs of keystrokes and nothing else', async () => {
    const candidate = await arrive()
    const attemptId = await startAttempt(candidate, { slug: SLUG })
    for (const value of ['The market', '1en00', 3, [1, 2], `1en${'00a'.repeat(6700)}`]) {
      const answers = [revision('typing', { value })]
      const { status, body } = await save(candidate.client, { attemptId, answers })
      expect(status).toBe(400)
      expect(Object.keys(body.error.fields)).toEqual(['answers.0.value'])
    }
  })

  it('answers its candidate alone, and for no other kind of activity', async () => {
    const { address, key, application } = await finish(logOf(TYPED))
    const other = await arrive()
    expect((await other.client.get(address)).status).toBe(404)
    expect((await other.client.post(`${CALL}score-typing-tests/`, key)).status).toBe(404)
    const own = other.application
    const { job_step_activity_id: competencies } = startBody(other)
    const kind = `${CALL}typing-tests/job_step_activity/${competencies}/user/${own.userId}/ref/${own.refId}/`
    expect((await other.client.get(kind)).status).toBe(404)
    expect((await test.client().get(address)).status).toBe(401)
    const elsewhere = address.replace(`/ref/${application.refId}/`, '/ref/999999/')
    expect((await other.client.get(elsewhere)).status).toBe(404)
  })
})
