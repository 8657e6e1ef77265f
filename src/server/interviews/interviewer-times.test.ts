import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { interviewSetup } from '#contract/examples/interview-setup.ts'
import type { InterviewerTimes } from '#contract/interviews/interviewer-times.ts'
import { calendarBusyTime, interviewerCalendar } from '#server/db/schema/interviewer-calendar.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import {
  ALWAYS_FREE,
  buildInterviewee,
  buildInterviewer,
  buildInterviewPlan,
  type Interviewee,
} from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const company = await buildCompany(test.database)
const recruiter = await test.as(await buildStaff(test.database, { company, preset: 'Recruiter' }))
const setup = { ...interviewSetup, mode: 'pool' as const, minutes: 60 }
const plan = await buildInterviewPlan(test, { company, recruiter, setup })
const MORNING = ALWAYS_FREE.weekly.map(() => [{ from: '09:00', to: '12:00' }])
const DAY_MS = 86_400_000
/** A day that is whole, and still to come. */
const day = new Date(test.clock.now().getTime() + 3 * DAY_MS).toISOString().slice(0, 10)

describe('the times of interviewers', () => {
  it('are their hours, what is in the way, and when all of them are free', async () => {
    const morning = await buildInterviewer(test, { company, given: { weekly: MORNING } })
    const always = await buildInterviewer(test, { company })
    const first = await buildInterviewee(test, { plan, recruiter })
    expect(await schedule(first, { at: '09:00', ids: [always.userId] })).toBe(200)
    await addCalendarEntry(morning.userId)
    const second = await buildInterviewee(test, { plan, recruiter })
    const times = await timesOf(second, [morning.userId, always.userId])
    expect(times.interviewers).toMatchObject([
      {
        user_id: morning.userId,
        has_hours: true,
        hours: [{ starts_at: moment('09:00'), ends_at: moment('12:00') }],
        busy: [{ starts_at: moment('11:30'), ends_at: moment('13:00'), kind: 'calendar' }],
      },
      {
        user_id: always.userId,
        busy: [{ starts_at: moment('09:00'), ends_at: moment('10:00'), kind: 'interview' }],
      },
    ])
    expect(times.free_starts).toEqual([moment('10:00'), moment('10:30')])
  })

  it('leave out the interview whose time is changed', async () => {
    const always = await buildInterviewer(test, { company })
    const candidate = await buildInterviewee(test, { plan, recruiter })
    await schedule(candidate, { at: '14:00', ids: [always.userId] })
    const times = await timesOf(candidate, [always.userId])
    expect(times.interviewers[0]?.busy).toEqual([])
    expect(times.free_starts).toContain(moment('14:00'))
  })

  it('name who has set no hours, and offer no free time then', async () => {
    const unset = await buildStaff(test.database, { company, preset: 'Interviewer' })
    const candidate = await buildInterviewee(test, { plan, recruiter })
    const times = await timesOf(candidate, [unset.userId])
    expect(times.free_starts).toEqual([])
    expect(times.interviewers).toMatchObject([{ has_hours: false, hours: [], busy: [] }])
  })

  it('are told for eight days at most, and of users of the company alone', async () => {
    const candidate = await buildInterviewee(test, { plan, recruiter })
    const { userId } = await buildInterviewer(test, { company })
    const ask = async (given: { ids?: number[]; before?: string }) =>
      (await recruiter.get(urlOf(candidate, { ids: [userId], ...given }))).status
    const later = new Date(Date.parse(moment('00:00')) + 9 * DAY_MS).toISOString()
    expect(await ask({ before: later })).toBe(400)
    expect(await ask({ before: moment('00:00') })).toBe(400)
    const stranger = await buildCompany(test.database, { name: 'Elsewhere' })
    const foreign = await buildStaff(test.database, { company: stranger, preset: 'Recruiter' })
    expect(await ask({ ids: [foreign.userId] })).toBe(400)
    expect(await ask({})).toBe(200)
  })
})

function moment(time: string): string {
  return `${day}T${time}:00.000Z`
}

/** Busy from half past eleven until one, by the interviewer's own calendar. */
async function addCalendarEntry(userId: number): Promise<void> {
  const { owner } = test.database
  const { accountId } = company
  const calendarId = randomUUID()
  const at = test.clock.now()
  await owner.insert(interviewerCalendar).values({
    accountId,
    userId,
    calendarId,
    addedAt: at,
    orderedAt: at,
    sealedAddress: 'sealed',
    addressHash: calendarId,
    host: 'calendar.example',
  })
  const busy = { startsAt: new Date(moment('11:30')), endsAt: new Date(moment('13:00')) }
  await owner.insert(calendarBusyTime).values({ accountId, calendarId, ...busy })
}

type Asked = { ids: readonly number[]; before?: string }

function urlOf({ userSmartreqId }: Interviewee, { ids, before }: Asked): string {
  const end = before ?? new Date(Date.parse(moment('00:00')) + DAY_MS).toISOString()
  const query = new URLSearchParams({
    job_step_activity_id: String(plan.interviewActivityId),
    interviewer_user_ids: ids.join(','),
    from: moment('00:00'),
    before: end,
  })
  return `/smartreq/v1/user-smartreq/${userSmartreqId}/interviews/interviewer-times/?${query}`
}

async function timesOf(candidate: Interviewee, ids: readonly number[]): Promise<InterviewerTimes> {
  const { status, body } = await recruiter.get(urlOf(candidate, { ids }))
  expect(status).toBe(200)
  return body.data
}

async function schedule(
  { userSmartreqId }: Interviewee,
  { at, ids }: { at: string; ids: readonly number[] },
): Promise<number> {
  const reply = await recruiter.post(
    `/smartreq/v1/user-smartreq/${userSmartreqId}/interviews/schedule/`,
    {
      job_step_activity_id: plan.interviewActivityId,
      starts_at: moment(at),
      interviewer_user_ids: [...ids],
      place: '',
    },
    { key: randomUUID() },
  )
  return reply.status
}
