import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import ical from 'ical.js'
import { describe, expect, it } from 'vitest'

import { interviewSetup } from '#contract/examples/interview-setup.ts'
import { userStepActivity } from '#server/db/schema/assessment.ts'
import { interview } from '#server/db/schema/interview.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import {
  bookingUrlOf,
  buildInterviewee,
  buildInterviewer,
  buildInterviewPlan,
  inviteTo,
} from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const company = await buildCompany(test.database, { name: 'Harbour Works' })
const inviter = await buildStaff(test.database, { company, preset: 'Recruiter' })
const recruiter = await test.as(inviter)
const setup = { ...interviewSetup, mode: 'pool' as const }
const plan = await buildInterviewPlan(test, { company, recruiter, setup })
const visitor = test.client()
const ZONE = 'America/New_York'
const HOUR_MS = 3_600_000

describe('an invitation to an interview', () => {
  it('shows the position, the message and free times by its link, and no name of an interviewer', async () => {
    const { url } = await invited()
    const { status, body } = await visitor.get(url)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      company_name: 'Harbour Works',
      job_title: 'Harbour pilot',
      status: 'awaiting_candidate_booking',
      message: 'We look forward to it.',
      place: '',
      interviewers: [],
      calendar: null,
    })
    expect(body.data.slots.length).toBeGreaterThan(100)
  })

  it('is mailed with its link', async () => {
    const { candidate, linkUuid } = await invited()
    await test.sendMail()
    const [mail] = await mailsAbout(candidate.person.email)
    expect(mail?.subject).toBe('Choose a time for your interview: Harbour pilot')
    expect(mail?.text).toContain(`/schedule-interview/${linkUuid}`)
    expect(mail?.text).toContain('We look forward to it.')
  })

  it('is booked once: the candidate and the interviewer get it for their calendars', async () => {
    const { candidate, interviewer, url } = await invited()
    const { slot } = await book(url)
    const { body } = await visitor.get(url)
    expect(body.data).toMatchObject({
      status: 'scheduled',
      starts_at: slot,
      place: 'https://meet.example/warehouse',
      interviewers: [{ about: 'Leads the early shift.' }],
    })
    await test.sendMail()
    for (const { email } of [candidate.person, interviewer]) {
      const invitation = eventOf((await mailsAbout(email)).at(-1)?.calendar)
      expect(invitation).toMatchObject({ method: 'REQUEST', sequence: 1, start: slot })
    }
  })

  it('is organised by the user who invited, where messages come from no configured address', async () => {
    const { candidate, url } = await invited()
    await book(url)
    await test.sendMail()
    const mailed = (await mailsAbout(candidate.person.email)).at(-1)?.calendar
    const downloaded = (await visitor.get(url)).body.data.calendar
    const organizers = [mailed, downloaded].map((content) => eventOf(content).organizer)
    expect(organizers).toEqual([`mailto:${inviter.email}`, `mailto:${inviter.email}`])
  })

  it('moves to another time under the same UID, with the next SEQUENCE', async () => {
    const { candidate, url } = await invited()
    const first = await book(url)
    const second = await book(url, 6)
    expect(second.slot).not.toBe(first.slot)
    await test.sendMail()
    const [last] = (await mailsAbout(candidate.person.email)).slice(-1)
    expect(last?.subject).toMatch(/^New time for the interview/)
    const before = eventOf((await visitor.get(url)).body.data.calendar)
    expect(eventOf(last?.calendar)).toMatchObject({
      uid: before.uid,
      sequence: 2,
      start: second.slot,
    })
  })

  it('gives one free hour to exactly one of two who book it at once', async () => {
    const interviewer = await buildInterviewer(test, { company })
    const urls = [await invitedBy(interviewer.userId), await invitedBy(interviewer.userId)]
    const slot = (await visitor.get(urls[0]?.url ?? '')).body.data.slots[10]
    const replies = await Promise.all(urls.map(({ url }) => bookAt(url, slot)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.body.error.code).toBe('slot_taken')
    const after = await Promise.all(urls.map(({ url }) => visitor.get(url)))
    expect(after.filter(({ body }) => body.data.status === 'scheduled')).toHaveLength(1)
  })

  it('answers the same time again as booked', async () => {
    const { url } = await invited()
    const { slot } = await book(url)
    expect((await bookAt(url, slot)).status).toBe(200)
  })

  it('refuses a time that is not offered, and a zone that does not exist', async () => {
    const { url } = await invited()
    const { slots } = (await visitor.get(url)).body.data
    const odd = new Date(new Date(slots[0]).getTime() + 60_000).toISOString()
    expect((await bookAt(url, odd)).body.error.code).toBe('slot_taken')
    const bad = await visitor.post(`${url}book/`, { starts_at: slots[0], time_zone: 'Mars/Base' })
    expect(bad.status).toBe(400)
    expect(Object.keys(bad.body.error.fields)).toEqual(['time_zone'])
  })

  it('refuses a time in the past, one too soon, and one after the last day that is offered', async () => {
    const interviewer = await buildInterviewer(test, { company, given: { notice_hours: 24 } })
    const { url } = await invitedBy(interviewer.userId)
    const { slots } = (await visitor.get(url)).body.data
    const [first, last] = [slots[0], slots.at(-1)].map((slot) => new Date(slot).getTime())
    const [past, soon, late] = [
      (first ?? 0) - 48 * HOUR_MS,
      (first ?? 0) - HOUR_MS / 2,
      (last ?? 0) + HOUR_MS / 2,
    ]
    for (const at of [past, soon, late]) {
      const { status, body } = await bookAt(url, new Date(at).toISOString())
      expect([status, body.error?.code]).toEqual([409, 'slot_taken'])
    }
    for (const at of [slots.at(-1), slots[0]]) expect((await bookAt(url, at)).status).toBe(200)
  })

  it('goes to who of a pool has the fewest interviews in all days that are offered', async () => {
    const busy = await buildInterviewer(test, { company, given: { about: 'Has one already.' } })
    const idle = await buildInterviewer(test, { company, given: { about: 'Has none.' } })
    const alone = await invitedBy(busy.userId)
    const { slots } = (await visitor.get(alone.url)).body.data
    expect((await bookAt(alone.url, slots.at(-1))).status).toBe(200)
    const { url } = await invitedBy(busy.userId, idle.userId)
    const { body } = await bookAt(url, slots[0])
    expect(body.data.interviewers).toMatchObject([{ about: 'Has none.' }])
  })

  it('takes that no time suits, and tells the user who invited', async () => {
    const { candidate, url } = await invited()
    const asked = { action: 'ask_for_slots', note: 'Only after six' }
    expect((await visitor.post(`${url}answer/`, asked)).body.data.status).toBe(
      'awaiting_interviewer_slots',
    )
    const list = await recruiter.get(
      `/smartreq/v1/user-smartreq/${candidate.userSmartreqId}/interviews/`,
    )
    expect(list.body.data[0].interview.candidate_note).toBe('Only after six')
  })

  it('takes a decline, after which its time is free again', async () => {
    const { interviewer, url } = await invited()
    const { slot } = await book(url)
    await visitor.post(`${url}answer/`, { action: 'decline', reason: '' })
    const other = await invitedBy(interviewer.userId)
    expect((await visitor.get(other.url)).body.data.slots).toContain(slot)
  })

  it('ends with its time, as if it had never been', async () => {
    const { url } = await invited()
    test.clock.shift(15 * 86_400_000)
    const gone = await visitor.get(url)
    const never = await visitor.get(`/smartreq/v1/schedule-interview/${randomUUID()}/`)
    test.clock.shift(-15 * 86_400_000)
    expect(gone.status).toBe(404)
    expect(gone.body.error.code).toBe(never.body.error.code)
  })
})

describe('the progress that a candidate is shown', () => {
  it('counts an interview as an open step until its time is over', async () => {
    const { candidate, url } = await invited()
    const { owner } = test.database
    // All that there is to do on a device is done.
    await owner
      .update(userStepActivity)
      .set({ status: 'submitted' })
      .where(eq(userStepActivity.userSmartreqId, candidate.userSmartreqId))
    const trackers = `/user/v1/progress-tracker/user/${candidate.person.userId}/`
    const shown = async () => {
      const [listed] = (await candidate.client.get(trackers)).body.data
      const one = await candidate.client.get(`${trackers}ref/${candidate.refId}/`)
      return [listed.pct_complete, one.body.data.pct_complete]
    }
    expect(await shown()).toEqual([50, 50])
    await book(url)
    expect(await shown()).toEqual([50, 50])
    const past = new Date(Date.now() - HOUR_MS)
    await owner
      .update(interview)
      .set({ startsAt: past, endsAt: past })
      .where(eq(interview.userSmartreqId, candidate.userSmartreqId))
    expect(await shown()).toEqual([100, 100])
  })
})

describe('the end of an application', () => {
  it('cancels its interview, for the calendars too', async () => {
    const { candidate, url } = await invited()
    await book(url)
    const withdrawing = `/user/v1/progress-tracker/user/${candidate.person.userId}/ref/${candidate.refId}/withdraw/`
    const { status } = await candidate.client.post(withdrawing, {}, { key: randomUUID() })
    expect(status).toBe(200)
    expect((await visitor.get(url)).status).toBe(404)
    await test.sendMail()
    const [last] = (await mailsAbout(candidate.person.email)).slice(-1)
    expect(eventOf(last?.calendar)).toMatchObject({ method: 'CANCEL', sequence: 2 })
    const receipt = (await test.mailTo(candidate.person.email)).find(({ subject }) =>
      subject.startsWith('You withdrew your application'),
    )
    expect(receipt?.text).toContain('Interviews that were arranged for it are cancelled.')
    expect(receipt?.text).not.toContain('offer')
  })
})

describe('staff', () => {
  it('set a time by hand, are told who is busy, and may mean it', async () => {
    const { interviewer, url } = await invited()
    const { slot } = await book(url)
    const candidate = await buildInterviewee(test, { plan, recruiter })
    const body = {
      job_step_activity_id: plan.interviewActivityId,
      starts_at: slot,
      interviewer_user_ids: [interviewer.userId],
      place: '',
    }
    const at = `/smartreq/v1/user-smartreq/${candidate.userSmartreqId}/interviews/schedule/`
    const refused = await recruiter.post(at, body, { key: randomUUID() })
    expect(refused.body.error).toMatchObject({
      code: 'interviewer_busy',
      details: { interviewers: [interviewer.userId] },
    })
    const forced = await recruiter.post(at, { ...body, is_forced: true }, { key: randomUUID() })
    expect(forced.body.data.status).toBe('scheduled')
  })

  it('set a time without a place, which is where the interviewer usually meets then', async () => {
    const given = { default_place: 'https://meet.example/mine' }
    const interviewer = await buildInterviewer(test, { company, given })
    const candidate = await buildInterviewee(test, { plan, recruiter })
    const at = `/smartreq/v1/user-smartreq/${candidate.userSmartreqId}/interviews/`
    const body = {
      job_step_activity_id: plan.interviewActivityId,
      starts_at: new Date(test.clock.now().getTime() + 72 * HOUR_MS).toISOString(),
      interviewer_user_ids: [interviewer.userId],
      place: '',
    }
    await recruiter.post(`${at}schedule/`, body, { key: randomUUID() })
    expect((await recruiter.get(at)).body.data[0].interview.place).toBe(given.default_place)
  })

  it('see the interviews that they conduct, and nothing of others', async () => {
    const { interviewer, url } = await invited()
    const { slot } = await book(url)
    const mine = `/smartreq/v1/account/${company.accountId}/my-interviews/`
    const { body } = await interviewer.client.get(mine)
    expect(body.meta.total).toBe(1)
    expect(body.data[0]).toMatchObject({ starts_at: slot, job_title: 'Harbour pilot' })
    expect((await interviewer.client.get(`${mine}?when=past`)).body.meta.total).toBe(0)
    expect((await recruiter.get(mine)).body.data).toEqual([])
  })

  it('are refused hours of a day that overlap', async () => {
    const interviewer = await buildInterviewer(test, { company })
    const at = `/smartreq/v1/account/${company.accountId}/my-availability/`
    const known = (await interviewer.client.get(at)).body.data
    const hours = [
      { from: '09:00', to: '12:00' },
      { from: '11:00', to: '13:00' },
    ]
    const weekly = [hours, [], [], [], [], [], []]
    const reply = await interviewer.client.put(at, { ...known, weekly }, { key: randomUUID() })
    expect(reply.status).toBe(400)
    expect(JSON.stringify(reply.body.error.fields)).toContain('overlap')
  })
})

async function invited() {
  const interviewer = await buildInterviewer(test, { company })
  return { interviewer, ...(await invitedBy(interviewer.userId)) }
}

async function invitedBy(...interviewers: number[]) {
  const candidate = await buildInterviewee(test, { plan, recruiter })
  const { userSmartreqId } = candidate
  const reply = await inviteTo(recruiter, { plan, userSmartreqId, interviewers })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  const url = await bookingUrlOf(test.database, userSmartreqId)
  return { candidate, url, linkUuid: url.split('/').at(-2) ?? '' }
}

async function book(url: string, index = 3): Promise<{ slot: string }> {
  const slot = (await visitor.get(url)).body.data.slots[index]
  const reply = await bookAt(url, slot)
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return { slot }
}

function bookAt(url: string, slot: string) {
  return visitor.post(`${url}book/`, { starts_at: slot, time_zone: ZONE })
}

async function mailsAbout(email: string) {
  return (await test.mailTo(email)).filter(({ subject }) => /interview/i.test(subject))
}

function eventOf(calendar: string | null | undefined) {
  const root = new ical.Component(ical.parse(calendar ?? ''))
  const event = new ical.Event(root.getFirstSubcomponent('vevent') ?? undefined)
  return {
    method: root.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    organizer: event.organizer,
  }
}
