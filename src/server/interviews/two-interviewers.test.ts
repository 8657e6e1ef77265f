import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { interviewSetup } from '#contract/examples/interview-setup.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import {
  ALWAYS_FREE,
  bookingUrlOf,
  buildInterviewee,
  buildInterviewer,
  buildInterviewPlan,
  inviteTo,
} from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const company = await buildCompany(test.database, { name: 'Harbour Works' })
const recruiter = await test.as(await buildStaff(test.database, { company, preset: 'Recruiter' }))
const setup = { ...interviewSetup, mode: 'one' as const }
const plan = await buildInterviewPlan(test, { company, recruiter, setup })
const visitor = test.client()
const HOUR_MS = 3_600_000

describe('two interviewers chosen for an interview that the plan has one for', () => {
  it('both constrain the times, are assigned, shown and emailed', async () => {
    const { first, second, candidate, url } = await invitedTwo()
    const { slots } = (await visitor.get(url)).body.data
    // The second one has time at noon alone.
    expect(new Set(slots.map((slot: string) => slot.slice(11, 16)))).toEqual(new Set(['12:00']))
    const booked = await visitor.post(`${url}book/`, { starts_at: slots[0], time_zone: 'UTC' })
    expect(booked.body.data.interviewers).toHaveLength(2)
    const list = await recruiter.get(
      `/smartreq/v1/user-smartreq/${candidate.userSmartreqId}/interviews/`,
    )
    const { interviewers, needs_interviewer } = list.body.data[0].interview
    expect(interviewers.map((one: { is_chosen: boolean }) => one.is_chosen)).toEqual([true, true])
    expect(needs_interviewer).toBe(false)
    await test.sendMail()
    for (const { email, client } of [first, second]) {
      const mails = (await test.mailTo(email)).filter(({ subject }) =>
        subject.startsWith('Interview'),
      )
      expect(mails).toHaveLength(1)
      expect(mails[0]?.calendar).toContain('METHOD:REQUEST')
      const mine = `/smartreq/v1/account/${company.accountId}/my-interviews/`
      expect((await client.get(mine)).body.meta.total).toBe(1)
    }
  })

  it('are both busy then: no other interview is booked with the second one at that time', async () => {
    const { second, url } = await invitedTwo()
    const [slot] = (await visitor.get(url)).body.data.slots
    await visitor.post(`${url}book/`, { starts_at: slot, time_zone: 'UTC' })
    const other = await buildInterviewee(test, { plan, recruiter })
    const { userSmartreqId } = other
    await inviteTo(recruiter, { plan, userSmartreqId, interviewers: [second.userId] })
    const otherUrl = await bookingUrlOf(test.database, userSmartreqId)
    expect((await visitor.get(otherUrl)).body.data.slots).not.toContain(slot)
  })

  it('are both written to and shown where staff set the time', async () => {
    const { first, second, candidate } = await invitedTwo()
    const body = {
      job_step_activity_id: plan.interviewActivityId,
      starts_at: new Date(test.clock.now().getTime() + 72 * HOUR_MS).toISOString(),
      interviewer_user_ids: [first.userId, second.userId],
      place: '',
    }
    const at = `/smartreq/v1/user-smartreq/${candidate.userSmartreqId}/interviews/schedule/`
    expect((await recruiter.post(at, body, { key: randomUUID() })).status).toBe(200)
    await test.sendMail()
    for (const { email } of [first, second]) {
      const subjects = (await test.mailTo(email)).map(({ subject }) => subject)
      expect(subjects.filter((subject) => subject.startsWith('Interview'))).toHaveLength(1)
    }
  })

  it('stay the ones whom the candidate meets, who chooses another time than staff set', async () => {
    const { first, second, candidate, url } = await invitedTwo()
    const body = {
      job_step_activity_id: plan.interviewActivityId,
      starts_at: new Date(test.clock.now().getTime() + 72 * HOUR_MS).toISOString(),
      interviewer_user_ids: [first.userId, second.userId],
      place: '',
    }
    const at = `/smartreq/v1/user-smartreq/${candidate.userSmartreqId}/interviews/schedule/`
    await recruiter.post(at, body, { key: randomUUID() })
    const set = (await visitor.get(url)).body.data
    expect([set.status, set.starts_at]).toEqual(['scheduled', body.starts_at])
    const other = set.slots.at(-1)
    const moved = await visitor.post(`${url}book/`, { starts_at: other, time_zone: 'UTC' })
    expect(moved.body.data).toMatchObject({ status: 'scheduled', starts_at: other })
    expect(moved.body.data.interviewers).toHaveLength(2)
  })

  it('both conduct it when one of them starts it here and now', async () => {
    const { first, second, candidate } = await invitedTwo()
    const at = `/smartreq/v1/user-smartreq/${candidate.userSmartreqId}/interviews/start/`
    // Only who arranges interviews starts one that the plan names no interviewer for.
    const body = { job_step_activity_id: plan.interviewActivityId }
    expect((await recruiter.post(at, body, { key: randomUUID() })).status).toBe(200)
    const mine = `/smartreq/v1/account/${company.accountId}/my-interviews/`
    for (const { client } of [first, second])
      expect((await client.get(mine)).body.meta.total).toBe(1)
  })
})

/** A candidate invited to meet two: one is always free, the other one at noon. */
async function invitedTwo() {
  const first = await buildInterviewer(test, { company })
  const noon = [{ from: '12:00', to: '12:45' }]
  const weekly = ALWAYS_FREE.weekly.map(() => noon)
  const second = await buildInterviewer(test, { company, given: { weekly } })
  const candidate = await buildInterviewee(test, { plan, recruiter })
  const { userSmartreqId } = candidate
  const interviewers = [first.userId, second.userId]
  const { status } = await inviteTo(recruiter, { plan, userSmartreqId, interviewers })
  expect(status).toBe(200)
  return { first, second, candidate, url: await bookingUrlOf(test.database, userSmartreqId) }
}
