// Answers to the questions of a company: checked, stored, and shown on the scorecard.
import { describe, expect, it } from 'vitest'

import { PAYLOAD_VERSION } from '#contract/core/version.ts'
import { everyType, license } from '#contract/examples/screening-questions.ts'
import { scoreAttempt } from '#server/assessments/score-attempt.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { heldBy, revision, save, startAttempt, submit } from '#testing/candidate.ts'
import {
  activityOnScorecard,
  applyByPlan,
  publishQuestions,
  SCREENING_SLUG,
} from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const shared = await buildRequisition(database, { company })
await publishQuestions(recruiter, { ...shared, questions: everyType })

const ANSWERS: readonly (readonly [string, unknown])[] = [
  ['license', 2],
  ['shifts', [1, 3]],
  ['english', 4],
  ['town', 'Saltmarsh'],
  ['why', 'Near home.\nAnd I like the team.'],
  ['years', 2.5],
  ['start', '2026-12-01'],
]

describe('the answers', () => {
  it('stand on the scorecard with their questions, and what is a knock-out is marked', async () => {
    const candidate = await applyByPlan(test, shared)
    const attemptId = await startAttempt(candidate, { slug: SCREENING_SLUG })
    const answers = ANSWERS.map(([id, value]) => revision(id, { value }))
    expect((await save(candidate.client, { attemptId, answers })).status).toBe(200)
    expect((await activityOnScorecard(recruiter, candidate)).questions).toEqual([])
    expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
    const { accountId } = candidate.requisition
    await scoreAttempt({ database, now: () => new Date() }, { accountId, attemptId })

    const activity = await activityOnScorecard(recruiter, candidate)
    expect(activity.status).toBe('submitted')
    expect(activity.questions.map(({ question_id, value }) => [question_id, value])).toEqual(
      ANSWERS,
    )
    expect(activity.questions.slice(0, 2)).toMatchObject([
      {
        text: { en: license.text },
        chosen: [{ text: { en: 'No' }, is_knock_out: true }],
        knock_outs: [{ en: 'No' }],
      },
      {
        chosen: [
          { text: { en: 'Early' }, is_knock_out: false },
          { text: { en: 'None of them' }, is_knock_out: true },
        ],
      },
    ])
  })

  it.each([
    ['license', 3],
    ['license', 'Yes'],
    ['shifts', 1],
    ['shifts', [2, 1]],
    ['shifts', [1, 1]],
    ['shifts', [4]],
    ['english', 6],
    ['town', 12],
    ['town', 'x'.repeat(251)],
    ['town', 'NUL \0'],
    ['town', 'half \uD800'],
    ['why', 'x'.repeat(5001)],
    ['years', 61],
    ['years', -1],
    ['years', '2'],
    ['start', '2026-02-30'],
    ['start', 'soon'],
  ])('to “%s” are refused when they do not fit: %j', async (id, value) => {
    const { candidate, attemptId } = await begun()
    const answers = [revision(id, { value })]
    const { status, body } = await save(candidate.client, { attemptId, answers })
    expect([status, body.error.code]).toEqual([400, 'validation_failed'])
    expect(Object.keys(body.error.fields)).toEqual(['answers.0.value'])
  })

  it.each([
    ['town', ''],
    ['shifts', []],
    ['years', ''],
    ['start', ''],
  ])('to “%s” can be taken back', async (id, value) => {
    const { candidate, attemptId } = await begun()
    const answers = [revision(id, { value })]
    expect((await save(candidate.client, { attemptId, answers })).status).toBe(200)
  })

  it('are checked without being stored', async () => {
    const { candidate, attemptId } = await begun()
    const answers = [
      { question_id: 'license', value: '' },
      { question_id: 'years', value: 61 },
      { question_id: 'town', value: 'Saltmarsh' },
      { question_id: 'other', value: 1 },
    ]
    const body = { payload_version: PAYLOAD_VERSION, attempt_id: attemptId, answers }
    const url = '/user-response/v1/user-questions-validate/'
    expect((await candidate.client.post(url, body)).body.data).toEqual({
      is_valid: false,
      problems: {
        license: `The ${license.text} field is required`,
        years: 'This number is too small or too large.',
        other: 'This assessment has no such question.',
      },
    })
    const right = { ...body, answers: [{ question_id: 'license', value: 1 }] }
    const reply = await candidate.client.post(url, right)
    expect(reply.body.data).toEqual({ is_valid: true, problems: {} })
    expect(await heldBy(candidate.client, attemptId)).toEqual({})
    const stranger = await applyByPlan(test, shared)
    expect((await stranger.client.post(url, body)).status).toBe(404)
  })

  it('are not submitted without those that are required', async () => {
    const { candidate, attemptId } = await begun()
    const answers = [revision('town', { value: 'Saltmarsh' })]
    await save(candidate.client, { attemptId, answers })
    const { status, body } = await submit(candidate.client, { attemptId, answers })
    expect(status).toBe(400)
    expect(body.error.fields).toEqual({ license: `The ${license.text} field is required` })
  })
})

async function begun() {
  const candidate = await applyByPlan(test, shared)
  return { candidate, attemptId: await startAttempt(candidate, { slug: SCREENING_SLUG }) }
}
