import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { userStepActivity } from '#server/db/schema/assessment.ts'
import { application } from '#server/db/schema/requisition.ts'
import { buildCompany, buildStaff, only } from '#testing/builders.ts'
import {
  bookingUrlOf,
  buildInterviewee,
  buildInterviewer,
  buildInterviewPlan,
  inviteTo,
  type Interviewee,
} from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database
const company = await buildCompany(test.database)
const recruiter = await test.as(await buildStaff(test.database, { company, preset: 'Recruiter' }))
const plan = await buildInterviewPlan(test, { company, recruiter })
const interviewer = await buildInterviewer(test, { company })
const visitor = test.client()
const DAY_MS = 86_400_000

it('An invitation begins nothing of the step; a time that the candidate books does', async () => {
  const candidate = await buildInterviewee(test, { plan, recruiter })
  const { userSmartreqId } = candidate
  await inviteTo(recruiter, { plan, userSmartreqId, interviewers: [interviewer.userId] })
  expect(await stateOf(candidate)).toEqual(['not_started', 'available'])
  const url = await bookingUrlOf(test.database, userSmartreqId)
  const [slot] = (await visitor.get(url)).body.data.slots
  await visitor.post(`${url}book/`, { starts_at: slot, time_zone: 'UTC' })
  expect(await stateOf(candidate)).toEqual(['in_progress', 'in_progress'])
})

it.each([
  { action: 'ask_for_slots', note: 'After six' },
  { action: 'decline', reason: '' },
])('A step is not started again when the candidate gives up the time: %o', async (body) => {
  const { candidate } = await scheduled()
  const url = await bookingUrlOf(test.database, candidate.userSmartreqId)
  expect((await visitor.post(`${url}answer/`, body)).status).toBe(200)
  expect(await stateOf(candidate)).toEqual(['not_started', 'available'])
})

it.each(['cancel', 'no_show'])('A step is not started again after “%s”', async (action) => {
  const { candidate, interviewUuid } = await scheduled()
  expect(await stateOf(candidate)).toEqual(['in_progress', 'in_progress'])
  const url = `/smartreq/v1/user-smartreq/${candidate.userSmartreqId}/interviews/${interviewUuid}/end/`
  const { status } = await recruiter.post(url, { action, reason: '' }, { key: randomUUID() })
  expect(status).toBe(200)
  expect(await stateOf(candidate)).toEqual(['not_started', 'available'])
})

it('A step that staff have decided about meanwhile stays as it is', async () => {
  const { candidate, interviewUuid } = await scheduled()
  const isTheirs = eq(application.userSmartreqId, candidate.userSmartreqId)
  await owner.update(application).set({ stepStatus: 'awaiting_decision' }).where(isTheirs)
  const url = `/smartreq/v1/user-smartreq/${candidate.userSmartreqId}/interviews/${interviewUuid}/end/`
  await recruiter.post(url, { action: 'cancel', reason: '' }, { key: randomUUID() })
  expect(await stateOf(candidate)).toEqual(['awaiting_decision', 'available'])
})

/** An interview whose time staff have set. */
async function scheduled() {
  const candidate = await buildInterviewee(test, { plan, recruiter })
  const own = await buildInterviewer(test, { company })
  const { status, body } = await recruiter.post(
    `/smartreq/v1/user-smartreq/${candidate.userSmartreqId}/interviews/schedule/`,
    {
      job_step_activity_id: plan.interviewActivityId,
      starts_at: new Date(test.clock.now().getTime() + 2 * DAY_MS).toISOString(),
      interviewer_user_ids: [own.userId],
      place: '',
    },
    { key: randomUUID() },
  )
  expect(status).toBe(200)
  return { candidate, interviewUuid: body.data.interview_uuid }
}

/** The status of the step, and of the interview's activity. */
async function stateOf({ userSmartreqId }: Interviewee) {
  const [{ stepStatus }, activities] = [
    only(
      await owner
        .select({ stepStatus: application.stepStatus })
        .from(application)
        .where(eq(application.userSmartreqId, userSmartreqId)),
    ),
    await owner
      .select()
      .from(userStepActivity)
      .where(eq(userStepActivity.userSmartreqId, userSmartreqId)),
  ]
  const own = activities.find((one) => one.jobStepActivityId === plan.interviewActivityId)
  return [stepStatus, own?.status]
}
