import { randomUUID } from 'node:crypto'

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

const test = await openTestApp()
const company = await buildCompany(test.database, { name: 'Harbour Works' })
const inviter = await buildStaff(test.database, { company, preset: 'Recruiter' })
const recruiter = await test.as(inviter)
const plan = await buildInterviewPlan(test, { company, recruiter, setup: interviewSetup })
const visitor = test.client()
const LINK = 'https://meet.example/warehouse'

it('a candidate moves a time that the company set to another one that is free', async () => {
  const { interviewer, url, startsAt, interviews } = await scheduled()
  const { slots } = (await visitor.get(url)).body.data
  const other = slots.find((slot: string) => slot !== startsAt)
  const booked = { starts_at: other, time_zone: 'America/New_York' }
  const { status, body } = await visitor.post(`${url}book/`, booked)
  expect([status, body.data.status, body.data.starts_at]).toEqual([200, 'scheduled', other])
  await test.sendMail()
  expect(await lastTo(interviewer.email)).toMatch(/^New time for the interview for Harbour pilot: /)
  const [entry] = (await recruiter.get(interviews)).body.data
  expect(entry.interview.starts_at).toBe(other)
})

describe('a candidate who gives up a time that the company set', () => {
  it('asks for another one: it is free again, and staff are told so', async () => {
    const { candidate, interviewer, url, startsAt, interviews } = await scheduled()
    const asked = { action: 'ask_for_slots', note: 'Only after six' }
    const { status, body } = await visitor.post(`${url}answer/`, asked)
    expect([status, body.data.status]).toEqual([200, 'awaiting_interviewer_slots'])
    expect(body.data.slots).toContain(startsAt)
    const [{ interview }] = (await recruiter.get(interviews)).body.data
    expect(interview).toMatchObject({
      status: 'awaiting_interviewer_slots',
      starts_at: null,
      candidate_note: 'Only after six',
    })
    await test.sendMail()
    expect(await lastTo(inviter.email)).toBe(
      'An applicant needs another interview time for Harbour pilot',
    )
    for (const { email } of [candidate.person, interviewer])
      expect(await lastTo(email)).toBe('The interview for Harbour pilot is cancelled')
    const other = await buildInterviewee(test, { plan, recruiter })
    const { userSmartreqId } = other
    await inviteTo(recruiter, { plan, userSmartreqId, interviewers: [interviewer.userId] })
    const otherUrl = await bookingUrlOf(test.database, userSmartreqId)
    expect((await visitor.get(otherUrl)).body.data.slots).toContain(startsAt)
  })

  it('is not called off a second time when staff cancel or the application ends', async () => {
    for (const end of [cancelled, withdrawn]) {
      const one = await scheduled()
      await visitor.post(`${one.url}answer/`, { action: 'ask_for_slots', note: 'Later' })
      await test.sendMail()
      const before = await cancellationsOf(one.interviewer.email)
      await end(one)
      await test.sendMail()
      expect(await cancellationsOf(one.interviewer.email)).toBe(before)
    }
  })

  it('cancels it: staff are told that, and not that an invitation was declined', async () => {
    const { url, interviews } = await scheduled()
    const { body } = await visitor.post(`${url}answer/`, { action: 'decline', reason: '' })
    expect(body.data).toMatchObject({ status: 'declined', had_time: true })
    await test.sendMail()
    expect(await lastTo(inviter.email)).toBe(
      'An applicant cancelled the interview for Harbour pilot',
    )
    const [{ interview }] = (await recruiter.get(interviews)).body.data
    expect(interview.starts_at).not.toBeNull()
  })
})

it('a candidate who declines an invitation, also after an earlier time, has declined it', async () => {
  const { candidate, interviewer, url } = await scheduled()
  await visitor.post(`${url}answer/`, { action: 'ask_for_slots', note: 'Later' })
  const { userSmartreqId } = candidate
  await inviteTo(recruiter, { plan, userSmartreqId, interviewers: [interviewer.userId] })
  const again = await bookingUrlOf(test.database, userSmartreqId)
  const { body } = await visitor.post(`${again}answer/`, { action: 'decline', reason: '' })
  expect(body.data).toMatchObject({ status: 'declined', had_time: false })
  await test.sendMail()
  expect(await lastTo(inviter.email)).toBe('An interview for Harbour pilot was declined')
})

it('a candidate whose invitation is cancelled is told so, and of no time', async () => {
  const one = await scheduled()
  const { candidate, interviewer, url } = one
  await visitor.post(`${url}answer/`, { action: 'ask_for_slots', note: 'Later' })
  const { userSmartreqId } = candidate
  await inviteTo(recruiter, { plan, userSmartreqId, interviewers: [interviewer.userId] })
  await cancelled(one)
  await test.sendMail()
  const mail = (await test.mailTo(candidate.person.email)).at(-1)
  expect(mail?.text).toContain('You no longer need to choose a time.')
  expect(mail?.text).not.toContain(': .')
})

describe('a video call without a link', () => {
  it('is told how one comes, in the message and in the calendar, until staff set it', async () => {
    const { candidate, interviewer, schedule, startsAt } = await scheduled('')
    const told = 'Harbour Works will send you the link for the video call before it begins.'
    const mail = await lastMailTo(candidate.person.email)
    expect(mail?.text).toContain(told)
    expect(mail?.calendar?.replaceAll(/\r?\n[ \t]/g, '')).toContain(told)
    const theirs = await lastMailTo(interviewer.email)
    expect(theirs?.text).toContain('This video call has no link yet.')
    await schedule(LINK)
    await test.sendMail()
    const next = await lastMailTo(candidate.person.email)
    // The time is the same, and no new one is announced.
    expect(next?.subject).toBe('Changed details of the interview for Harbour pilot')
    expect(next?.text).toContain(LINK)
    expect(next?.text).not.toContain(told)
    expect(startsAt).toBeDefined()
  })
})

async function scheduled(place = LINK) {
  const interviewer = await buildInterviewer(test, { company })
  const candidate = await buildInterviewee(test, { plan, recruiter })
  const interviews = `/smartreq/v1/user-smartreq/${candidate.userSmartreqId}/interviews/`
  const half = 1_800_000
  const at = Math.ceil(test.clock.now().getTime() / half) * half + 100 * half
  const startsAt = new Date(at).toISOString()
  const schedule = async (where: string): Promise<string> => {
    const body = {
      job_step_activity_id: plan.interviewActivityId,
      starts_at: startsAt,
      interviewer_user_ids: [interviewer.userId],
      place: where,
    }
    const reply = await recruiter.post(`${interviews}schedule/`, body, { key: randomUUID() })
    expect(reply.status).toBe(200)
    return reply.body.data.interview_uuid
  }
  const uuid = await schedule(place)
  await test.sendMail()
  const url = await bookingUrlOf(test.database, candidate.userSmartreqId)
  return { interviewer, candidate, interviews, uuid, url, startsAt, schedule }
}
type Scheduled = Awaited<ReturnType<typeof scheduled>>

async function cancelled({ interviews, uuid }: Scheduled): Promise<void> {
  const body = { action: 'cancel', reason: '' }
  const reply = await recruiter.post(`${interviews}${uuid}/end/`, body, { key: randomUUID() })
  expect(reply.status).toBe(200)
}

async function withdrawn({ candidate: { client, person, refId } }: Scheduled): Promise<void> {
  const at = `/user/v1/progress-tracker/user/${person.userId}/ref/${refId}/withdraw/`
  expect((await client.post(at, {}, { key: randomUUID() })).status).toBe(200)
}

async function cancellationsOf(email: string): Promise<number> {
  return (await test.mailTo(email)).filter(({ subject }) => subject.endsWith('is cancelled')).length
}

async function lastMailTo(email: string) {
  return (await test.mailTo(email)).findLast(({ subject }) => /interview/i.test(subject))
}

async function lastTo(email: string): Promise<string | undefined> {
  return (await lastMailTo(email))?.subject
}
