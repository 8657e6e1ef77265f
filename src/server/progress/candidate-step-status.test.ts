import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { application, job } from '#server/db/schema/requisition.ts'
import { buildCandidate, complete, type Candidate } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

import { stepStatusOf } from './candidate-step-status.ts'

const test = await openTestApp()
const { database } = test

async function detailOf({ client, person, application: { refId } }: Candidate) {
  const url = `/user/v1/progress-tracker/user/${person.userId}/ref/${refId}/`
  return (await client.get(url)).body.data
}

const statusesOf = async (candidate: Candidate): Promise<unknown> =>
  (await detailOf(candidate)).steps.map((step: { status: unknown }) => step.status)

const isOf = ({ application: { userSmartreqId } }: Candidate) =>
  eq(application.userSmartreqId, userSmartreqId)

describe('the status of a step as its candidate is told', () => {
  it('is in progress until everything required is submitted, and then in review', async () => {
    const candidate = await buildCandidate(test)
    expect(await statusesOf(candidate)).toEqual(['in_progress', 'later'])
    await complete(test, { candidate, slug: 'personality' })
    expect(await statusesOf(candidate)).toEqual(['in_progress', 'later'])
    await complete(test, { candidate, slug: 'competencies' })
    expect(await statusesOf(candidate)).toEqual(['in_review', 'later'])
  })

  it.each(['awaiting_decision', 'passed', 'failed', 'skipped'])(
    'does not tell that staff have it as %s',
    async (stepStatus) => {
      const candidate = await buildCandidate(test)
      const before = await statusesOf(candidate)
      await database.owner.update(application).set({ stepStatus }).where(isOf(candidate))
      expect(await statusesOf(candidate)).toEqual(before)
    },
  )

  it.each(['rejected', 'withdrawn'])('is none once the application is %s', async (status) => {
    const candidate = await buildCandidate(test)
    await database.owner.update(application).set({ status }).where(isOf(candidate))
    expect(await statusesOf(candidate)).toEqual([null, null])
  })

  it('is done before the step that the application is at', async () => {
    const candidate = await buildCandidate(test)
    const { steps } = await detailOf(candidate)
    await database.owner
      .update(application)
      .set({ status: 'active', jobStepId: steps[1].user_step_id })
      .where(isOf(candidate))
    expect(await statusesOf(candidate)).toEqual(['done', 'in_review'])
  })
})

it('is in progress while an offer is under way', () => {
  const step = {
    user_step_id: 1,
    title: 'Offer',
    standard_title: 'offer' as const,
    sort_order: 1,
    is_current: true,
    activities: [],
    offers: [
      { job_step_activity_id: 1, title: { en: '', es: '', fr: '' }, state: 'under_way' as const },
    ],
  }
  const progress = { current: step, status: 'offer' as const }
  expect(stepStatusOf(step, progress)).toBe('in_progress')
})

describe('the last day to apply', () => {
  it.each([
    { applyUntil: '2100-01-31', told: '2100-01-31' },
    { applyUntil: '2020-01-31', told: null },
    { applyUntil: null, told: null },
  ])('of $applyUntil is told as $told', async ({ applyUntil, told }) => {
    const candidate = await buildCandidate(test)
    const { jobId } = candidate.requisition
    await database.owner.update(job).set({ applyUntil }).where(eq(job.jobId, jobId))
    expect(await detailOf(candidate)).toMatchObject({ apply_until: told })
  })
})
