import { describe, expect, it } from 'vitest'

import { interviewSetup } from '#contract/examples/interview-setup.ts'
import type { InterviewSetup } from '#contract/plan-editor/interview-setup.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import {
  ALWAYS_FREE,
  bookingUrlOf,
  buildInterviewee,
  buildInterviewer,
  buildInterviewPlan,
  inviteTo,
  type Interviewee,
  type InterviewPlan,
} from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const company = await buildCompany(test.database, { name: 'Harbour Works' })
const recruiter = await test.as(await buildStaff(test.database, { company, preset: 'Recruiter' }))
const panel = await planOf('panel')
const pool = await planOf('pool')
const NONE = ALWAYS_FREE.weekly.map(() => [])

describe('what staff are told before they invite', () => {
  it('counts the times that the candidate is offered afterwards', async () => {
    const given = { weekly: ALWAYS_FREE.weekly.map(() => [{ from: '09:00', to: '11:00' }]) }
    const morning = await buildInterviewer(test, { company, given })
    const always = await buildInterviewer(test, { company })
    const ids = [morning.userId, always.userId]
    for (const plan of [panel, pool]) {
      const candidate = await buildInterviewee(test, { plan, recruiter })
      const { free_count: count, meets_all: isAll } = await previewed({ plan, candidate, ids })
      expect(isAll).toBe(plan === panel)
      const { userSmartreqId } = candidate
      await inviteTo(recruiter, { plan, userSmartreqId, interviewers: ids })
      const url = await bookingUrlOf(test.database, userSmartreqId)
      const { slots } = (await test.client().get(url)).body.data
      expect(count).toBe(slots.length)
      expect(count).toBeGreaterThan(0)
      // Invited already, it is the same.
      expect((await previewed({ plan, candidate, ids })).free_count).toBe(count)
    }
  })

  it('is none with an interviewer who has set no hours, and names them', async () => {
    const unset = await buildStaff(test.database, { company, preset: 'Interviewer' })
    const empty = await buildInterviewer(test, { company, given: { weekly: NONE } })
    const always = await buildInterviewer(test, { company })
    const candidate = await buildInterviewee(test, { plan: panel, recruiter })
    for (const { userId } of [unset, empty]) {
      const ids = [always.userId, userId]
      const preview = await previewed({ plan: panel, candidate, ids })
      expect(preview.free_count).toBe(0)
      expect(preview.interviewers).toMatchObject([
        { user_id: always.userId, has_hours: true },
        { user_id: userId, has_hours: false },
      ])
    }
  })

  it('names where they usually meet: of several who attend the first who has a place', async () => {
    const [none, office, link] = [
      await buildInterviewer(test, { company }),
      await buildInterviewer(test, { company, given: { default_place: 'Office 4' } }),
      await buildInterviewer(test, { company, given: { default_place: 'https://meet.example/a' } }),
    ]
    const ids = [none.userId, link.userId, office.userId]
    const candidate = await buildInterviewee(test, { plan: panel, recruiter })
    const preview = await previewed({ plan: panel, candidate, ids })
    expect(preview.usual_places).toEqual(['https://meet.example/a'])
    const other = await buildInterviewee(test, { plan: pool, recruiter })
    const ofOne = await previewed({ plan: pool, candidate: other, ids })
    expect(ofOne.usual_places).toEqual(['', 'https://meet.example/a', 'Office 4'])
  })

  it('is refused for an activity that is no interview of the plan, and for users of no company of theirs', async () => {
    const candidate = await buildInterviewee(test, { plan: panel, recruiter })
    const { userId } = await buildInterviewer(test, { company })
    const at = previewUrl(candidate)
    const unknown = await recruiter.get(
      `${at}?job_step_activity_id=${pool.interviewActivityId}&interviewer_user_ids=${userId}`,
    )
    expect(unknown.status).toBe(404)
    const stranger = await buildCompany(test.database, { name: 'Elsewhere' })
    const foreign = await buildStaff(test.database, { company: stranger, preset: 'Recruiter' })
    const refused = await recruiter.get(
      `${at}?job_step_activity_id=${panel.interviewActivityId}&interviewer_user_ids=${foreign.userId}`,
    )
    expect(refused.status).toBe(400)
  })

  it('is refused with 403 for an interviewer, and not there for another company', async () => {
    const candidate = await buildInterviewee(test, { plan: panel, recruiter })
    const { userId } = await buildInterviewer(test, { company })
    const interviewer = await test.as(
      await buildStaff(test.database, { company, preset: 'Interviewer' }),
    )
    const stranger = await buildCompany(test.database, { name: 'Nowhere' })
    const foreign = await test.as(
      await buildStaff(test.database, { company: stranger, preset: 'Recruiter' }),
    )
    const query = `job_step_activity_id=${panel.interviewActivityId}&interviewer_user_ids=${userId}`
    const asks = (client: typeof recruiter) => client.get(`${previewUrl(candidate)}?${query}`)
    const refused = await asks(interviewer)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden'])
    // Another company is not told that there is such an applicant.
    expect((await asks(foreign)).status).toBe(404)
  })
})

function planOf(mode: InterviewSetup['mode']) {
  return buildInterviewPlan(test, { company, recruiter, setup: { ...interviewSetup, mode } })
}

type Asked = { plan: InterviewPlan; candidate: Interviewee; ids: readonly number[] }

async function previewed({ plan, candidate, ids }: Asked) {
  const query = `job_step_activity_id=${plan.interviewActivityId}&interviewer_user_ids=${ids.join()}`
  const { status, body } = await recruiter.get(`${previewUrl(candidate)}?${query}`)
  expect(status).toBe(200)
  return body.data
}

function previewUrl({ userSmartreqId }: Interviewee): string {
  return `/smartreq/v1/user-smartreq/${userSmartreqId}/interviews/preview/`
}
