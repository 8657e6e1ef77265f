import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { applicationForm, nightShifts } from '#contract/examples/application-form.ts'
import type { Tracker, TrackerActivity, TrackerDetail } from '#contract/progress/progress.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { accountOnboardingForm } from '#server/db/schema/account-onboarding-form.ts'
import { userJob } from '#server/db/schema/employee.ts'
import { application, job } from '#server/db/schema/requisition.ts'
import { buildApplication, only, type Application } from '#testing/builders.ts'
import { revision, save, startBody, submit } from '#testing/candidate.ts'
import { WAITING } from '#testing/decisions.ts'
import {
  chooseOnboardingForm,
  insertOnboardingForm,
  openHiring,
  type Hiring,
} from '#testing/hires.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const { owner } = database
const [section] = applicationForm.sections

describe('the onboarding form for new hires', () => {
  it('is on the tracker of the person, and its answers on the scorecard as roles allow', async () => {
    const at = await openHiring(test)
    await chooseOnboardingForm(test, at)
    expect((await at.hire(at.first)).status).toBe(200)
    const person = await personOf(at.first)
    const go = await person.go()
    expect(go).toMatchObject({ tracker_title: 'Employee Profile', status: 'incomplete' })
    const step = only((await person.tracker(go.ref_id)).steps)
    const activity = only(step.activities)
    expect([step.title, activity.title.en]).toEqual(['Onboarding', 'Onboarding form'])
    expect(await formOn(at.admin, at.first)).toMatchObject({ status: 'available', questions: [] })

    await answer(at, { go, activity })
    expect(await person.tracker(go.ref_id)).toMatchObject({ pct_complete: 100 })
    expect(await answersOn(at.admin, at.first)).toContainEqual(['employer', 'Harbour Ltd'])
    expect(await answersOn(at.recruiter, at.first)).toContainEqual(['employer', null])
  })

  it('is given to no one where the company chose none, or archived it', async () => {
    const at = await openHiring(test)
    await insertOnboardingForm(test, at.company.accountId)
    await at.hire(at.first)
    const form = await chooseOnboardingForm(test, at)
    await change(form, { archivedAt: test.clock.now() })
    await at.hire(at.second)
    expect([await goesOf(at.first), await goesOf(at.second)]).toEqual([[], []])
  })

  it('is given once for a repeated request, and not with a hire that is refused', async () => {
    const at = await openHiring(test, { openings: 1 })
    await chooseOnboardingForm(test, at)
    const key = randomUUID()
    const replies = [await at.hire(at.first, { key }), await at.hire(at.first, { key })]
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await goesOf(at.first)).toHaveLength(1)
    expect((await at.hire(at.second)).body.error.code).toBe('no_opening_left')
    expect(await goesOf(at.second)).toEqual([])
  })

  it('changes for those who are hired afterwards, and stays as it was for others', async () => {
    const at = await openHiring(test)
    const form = await chooseOnboardingForm(test, at)
    await at.hire(at.first)
    await shorten(form)
    await at.hire(at.second)
    const counts = [await formOn(at.admin, at.first), await formOn(at.admin, at.second)]
    expect(counts.map((one) => one?.question_count)).toEqual([8, 1])
  })

  it('comes into what the person did at the same profile before, which is open again', async () => {
    const at = await openHiring(test)
    const form = await chooseOnboardingForm(test, at)
    await at.hire(at.first)
    const { userSmartreqId } = only(await goesOf(at.first))
    await owner
      .update(application)
      .set({ status: 'new', pctComplete: 100 })
      .where(eq(application.userSmartreqId, userSmartreqId))
    await owner
      .update(userJob)
      .set({ deletedAt: test.clock.now() })
      .where(eq(userJob.userId, at.first.userId))
    await shorten(form)
    const person = { userId: at.first.userId, email: '', isProviderAdmin: false }
    const { requisition } = at
    const again = await buildApplication(database, { requisition, person, values: WAITING })
    expect((await at.hire(again)).status).toBe(200)
    const go = only(await goesOf(at.first))
    expect([go.userSmartreqId, go.status]).toEqual([userSmartreqId, 'incomplete'])
  })

  it('is no part of the plan of the profile: others who hold it do not get it', async () => {
    const at = await openHiring(test)
    const form = await chooseOnboardingForm(test, at)
    await at.hire(at.first)
    const { jobId } = only(await goesOf(at.first))
    const { uuid } = only(await owner.select().from(job).where(eq(job.jobId, jobId)))
    await change(form, { isForHires: false })
    await at.hire(at.second)
    const person = await personOf(at.second)
    const begun = await person.begin(uuid)
    expect(begun.status).toBe(201)
    expect((await person.tracker(begun.body.data.ref_id)).steps).toEqual([])
  })
})

function change(id: number, values: Partial<typeof accountOnboardingForm.$inferInsert>) {
  return owner
    .update(accountOnboardingForm)
    .set(values)
    .where(eq(accountOnboardingForm.accountOnboardingFormId, id))
}

/** Leaves one field of it. */
async function shorten(form: number): Promise<void> {
  if (section === undefined) throw new Error('The example form is empty.')
  await change(form, { sections: [{ ...section, fields: [nightShifts] }] })
}

function goesOf({ userId }: Application) {
  return owner
    .select()
    .from(application)
    .where(and(eq(application.userId, userId), eq(application.isOfEmployee, true)))
}

async function personOf({ userId }: Application) {
  const client = await test.as({ userId })
  const url = `/user/v1/progress-tracker/user/${userId}/`
  return {
    client,
    begin: (jobUuid: string) => client.post(url, { job_uuid: jobUuid }, { key: randomUUID() }),
    go: async (): Promise<Tracker> => {
      const trackers: Tracker[] = (await client.get(url)).body.data
      return only(trackers.filter(({ job_type_id: type }) => type === 1))
    },
    tracker: async (refId: number): Promise<TrackerDetail> =>
      (await client.get(`${url}ref/${refId}/`)).body.data,
  }
}

/** Fills in the form, and submits it. */
async function answer(
  at: Hiring,
  { go, activity }: { go: Tracker; activity: TrackerActivity },
): Promise<void> {
  const { client } = await personOf(at.first)
  const asked = { jobStepActivityId: activity.job_step_activity_id, slug: 'onboarding' }
  const start = startBody(
    {
      application: { ...at.first, refId: go.ref_id },
      requisition: { ...at.requisition, activities: [{ ...asked, asmtId: activity.asmt_id }] },
    },
    { slug: asked.slug },
  )
  const attemptId = start.attempt_id
  expect((await client.post('/user-response/v1/set-start-time/', start)).status).toBe(200)
  const answers = [
    revision('phone', { value: '+4930123456' }),
    revision('work_authorization', { value: 1 }),
    revision('nights', { value: 2 }),
    revision('employer', { value: 'Harbour Ltd' }),
  ]
  expect((await save(client, { attemptId, answers })).status).toBe(200)
  expect((await submit(client, { attemptId, answers })).status).toBe(200)
}

async function formOn(staff: Hiring['admin'], { userSmartreqId }: Application) {
  const url = `/smartreq/v1/user-smartreq/${userSmartreqId}/scorecard/`
  const { activities }: Scorecard = (await staff.get(url)).body.data
  return activities.find(({ step_title: step }) => step === 'Onboarding')
}

async function answersOn(staff: Hiring['admin'], one: Application) {
  const form = await formOn(staff, one)
  return form?.questions.map(({ question_id, value }) => [question_id, value])
}
