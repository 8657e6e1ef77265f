import ical from 'ical.js'
import { describe, expect, it } from 'vitest'

import { interviewSetup } from '#contract/examples/interview-setup.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import {
  bookingUrlOf,
  buildInterviewee,
  buildInterviewer,
  buildInterviewPlan,
  inviteTo,
} from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp({ publicUrl: 'https://hiring.example' })
const company = await buildCompany(test.database, { name: 'Harbour Works' })
const recruiter = await test.as(await buildStaff(test.database, { company, preset: 'Recruiter' }))

describe.each(['panel', 'sequence'] as const)('a calendar entry of a booked %s', (mode) => {
  it('of an interviewer names the candidate, and leads to the interview and the applicant', async () => {
    const { interviewer, candidate } = await booked(mode)
    const event = await mailedTo(interviewer.email)
    const mine = `/smartreq/v1/account/${company.accountId}/my-interviews/`
    const [shown] = (await interviewer.client.get(mine)).body.data
    expect(event.summary).toBe(`${shown.applicant_name} – Harbour pilot`)
    const url = String(event.component.getFirstPropertyValue('url'))
    expect(url).toMatch(/^https:\/\/hiring\.example\/interview\/[0-9a-f-]{36}$/)
    expect(event.description).toContain(url)
    expect(event.description).toContain(
      `https://hiring.example/smartreq-detail-applicant/${candidate.userSmartreqId}`,
    )
    expect(attendeesOf(event)).toEqual([`mailto:${interviewer.email}`])
  })

  it('of the candidate has them as its attendee, in the message and in the file to download, and no link of staff', async () => {
    const { candidate, url } = await booked(mode)
    const { calendar } = (await test.client().get(url)).body.data
    for (const event of [await mailedTo(candidate.person.email), eventOf(calendar)]) {
      expect(attendeesOf(event)).toEqual([`mailto:${candidate.person.email}`])
      expect(event.summary).toBe('Harbour pilot – Harbour Works')
      expect(JSON.stringify(event.component)).not.toMatch(/smartreq-detail|\/interview\//)
    }
  })
})

async function booked(mode: 'panel' | 'sequence') {
  const setup = { ...interviewSetup, mode }
  const plan = await buildInterviewPlan(test, { company, recruiter, setup })
  const interviewer = await buildInterviewer(test, { company })
  const candidate = await buildInterviewee(test, { plan, recruiter })
  const { userSmartreqId } = candidate
  await inviteTo(recruiter, { plan, userSmartreqId, interviewers: [interviewer.userId] })
  const url = await bookingUrlOf(test.database, userSmartreqId)
  const visitor = test.client()
  const [slot] = (await visitor.get(url)).body.data.slots
  const { status } = await visitor.post(`${url}book/`, { starts_at: slot, time_zone: 'UTC' })
  expect(status).toBe(200)
  await test.sendMail()
  return { interviewer, candidate, url }
}

async function mailedTo(email: string) {
  const mails = (await test.mailTo(email)).filter(({ calendar }) => calendar !== null)
  return eventOf(mails.at(-1)?.calendar)
}

function eventOf(calendar: string | null | undefined) {
  const root = new ical.Component(ical.parse(calendar ?? ''))
  expect(root.getFirstPropertyValue('method')).toBe('REQUEST')
  return new ical.Event(root.getFirstSubcomponent('vevent') ?? undefined)
}

function attendeesOf({ attendees }: ReturnType<typeof eventOf>): string[] {
  return attendees.map((one) => String(one.getFirstValue()).toLowerCase())
}
