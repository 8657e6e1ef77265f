import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { StepProgress } from '#contract/progress/step-progress.ts'
import { userStepActivity } from '#server/db/schema/assessment.ts'
import { application, job, jobStep } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, buildStaff, type Application } from '#testing/builders.ts'
import { apply, arrive, seenOf } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

type Listed = { user_smartreq_id: number; step_progress: StepProgress[] }

/** A requisition of two steps with one applicant at the first, and what both lists say of them. */
async function begin(values: Parameters<typeof apply>[1]['values'] = { status: 'active' }) {
  const arrived = await arrive(test, { applicants: [values] })
  const { first, company, requisition, recruiter } = arrived
  const urls = [
    `/smartreq/v1/${requisition.jobId}/applicants/`,
    `/smartreq/v1/account/${company.accountId}/applicants/`,
  ]
  const progressOf = async (one: Application = first) => {
    const lists = []
    for (const url of urls) {
      const data: Listed[] = (await recruiter.get(url)).body.data
      lists.push(data.find((row) => row.user_smartreq_id === one.userSmartreqId)?.step_progress)
    }
    expect(lists[0]).toEqual(lists[1])
    return lists[0] ?? []
  }
  const statesOf = async (one?: Application) =>
    (await progressOf(one)).map(({ state, activities }) =>
      activities === null ? state : `${state} ${activities.complete}/${activities.total}`,
    )
  return { ...arrived, progressOf, statesOf }
}

async function setActivities(
  { userSmartreqId }: Application,
  { status, ids }: { status: string; ids: number[] },
) {
  await owner
    .update(userStepActivity)
    .set({ status })
    .where(
      and(
        eq(userStepActivity.userSmartreqId, userSmartreqId),
        inArray(userStepActivity.jobStepActivityId, ids),
      ),
    )
}

describe('the steps of an applicant in the lists', () => {
  it('are those of the plan in its order, by their ids and titles', async () => {
    const { progressOf, requisition } = await begin()
    const [assessments, interview] = requisition.stepIds
    expect(await progressOf()).toEqual([
      {
        job_step_id: assessments,
        title: 'Assessments',
        standard_title: null,
        state: 'current',
        activities: { complete: 0, total: 2 },
      },
      {
        job_step_id: interview,
        title: 'Interview',
        standard_title: 'interview',
        state: 'ahead',
        activities: null,
      },
    ])
  })

  it.each([
    ['available', 0],
    ['in_progress', 0],
    ['awaiting_recordings', 0],
    ['submitted', 1],
    ['scoring', 1],
    ['scored', 1],
    ['waived', 1],
    ['expired', 0],
  ])('count an activity that is %s as %i complete', async (status, complete) => {
    const { statesOf, first, requisition } = await begin()
    const ids = requisition.activities.slice(0, 1).map((one) => one.jobStepActivityId)
    await setActivities(first, { status, ids })
    expect(await statesOf()).toEqual([`current ${complete}/2`, 'ahead'])
  })

  it.each([
    ['not_started', 'current 0/2'],
    ['in_progress', 'current 0/2'],
    ['awaiting_decision', 'current 0/2'],
    ['passed', 'done'],
    ['failed', 'failed'],
    ['skipped', 'skipped'],
  ])('say of a current step that is %s that it is %s', async (stepStatus, state) => {
    const { statesOf } = await begin({ status: 'active', stepStatus })
    expect(await statesOf()).toEqual([state, 'ahead'])
  })

  it('follow decisions: advanced, rejected and recovered', async () => {
    const { statesOf, first, requisition, decideOne, reject, refIds, decide } = await begin()
    await decideOne(first, { action: 'advance', seen: seenOf(requisition, 'active') })
    expect(await statesOf()).toEqual(['done', 'current 0/0'])
    await reject({ ref_ids: refIds })
    expect(await statesOf()).toEqual(['done', 'failed'])
    await decide({ action: 'recover', ref_ids: refIds })
    expect(await statesOf()).toEqual(['done', 'current 0/0'])
  })

  it('are all ahead for an applicant who is at none', async () => {
    const { statesOf } = await begin({ jobStepId: null, status: 'incomplete' })
    expect(await statesOf()).toEqual(['ahead', 'ahead'])
  })

  it('stay those of the plan that they applied under when a step is removed from it', async () => {
    const { statesOf, progressOf, first, requisition, recruiter } = await begin()
    const { accountId, jobId } = requisition
    const [kept] = await owner
      .insert(jobStep)
      .values({
        accountId,
        jobId,
        planVersion: 2,
        originStepId: requisition.stepIds[1],
        title: 'Interview',
        standardTitle: 'interview',
        sortOrder: 1,
      })
      .returning()
    await owner.update(job).set({ planVersion: 2 }).where(eq(job.jobId, jobId))
    const later = await apply(test, {
      requisition,
      values: { status: 'new', planVersion: 2, jobStepId: kept?.jobStepId },
    })
    expect(await statesOf(first)).toEqual(['current 0/2', 'ahead'])
    expect(await progressOf(later)).toMatchObject([
      { job_step_id: kept?.jobStepId, title: 'Interview', state: 'current' },
    ])
    const { steps } = (await recruiter.get(`/smartreq/v1/${jobId}/`)).body.data
    expect(steps).toHaveLength(1)
    // Who is at the removed step is counted among all of them.
    const counts = (await recruiter.get(`/smartreq/v1/${jobId}/applicants/counts/`)).body.data
    expect(counts.step).toEqual({
      all: 2,
      steps: [{ job_step_id: kept?.jobStepId, count: 1 }],
    })
  })

  it('are of each row its own, and of no one without a row', async () => {
    const { recruiter, company, requisition, first, statesOf } = await begin()
    const other = await buildRequisition(test.database, { company })
    const [, interview] = requisition.stepIds
    const second = await apply(test, {
      requisition,
      values: { status: 'active', jobStepId: interview },
    })
    await apply(test, { requisition: other, values: { status: 'new' } })
    expect(await statesOf(first)).toEqual(['current 0/2', 'ahead'])
    expect(await statesOf(second)).toEqual(['done', 'current 0/0'])
    const everywhere = `/smartreq/v1/account/${company.accountId}/applicants/?search=no+one`
    expect((await recruiter.get(everywhere)).body.data).toEqual([])
  })

  it('are told to no one of another company', async () => {
    const { requisition, company } = await begin()
    const foreign = await buildCompany(test.database)
    const stranger = await test.as(
      await buildStaff(test.database, { company: foreign, preset: 'Recruiter' }),
    )
    for (const url of [
      `/smartreq/v1/${requisition.jobId}/applicants/`,
      `/smartreq/v1/account/${company.accountId}/applicants/`,
    ])
      expect((await stranger.get(url)).body).toMatchObject({ error: expect.anything() })
    const own = await stranger.get(`/smartreq/v1/account/${foreign.accountId}/applicants/`)
    expect(own.body.data).toEqual([])
    expect(await owner.$count(application, eq(application.accountId, company.accountId))).toBe(1)
  })
})
