import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import ical from 'ical.js'
import { describe, expect, it } from 'vitest'

import { localeSchema } from '#contract/core/shape.ts'
import { createSmtpMail } from '#server/integrations/mail/smtp.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildInterviewee, buildInterviewer, buildInterviewPlan } from '#testing/interviews.ts'
import { openSmtp } from '#testing/smtp.ts'
import { openTestApp } from '#testing/test-app.ts'

import { interview } from '../db/schema/interview.ts'
import { appUser } from '../db/schema/session.ts'
import { chosenOf, orderInterviewMail } from './interview-changes.ts'
import { INTERVIEW_MAIL_KINDS } from './interview-mail-messages.ts'
import { tendInterviews } from './tend-interviews.ts'

const HOUR_MS = 3_600_000

const smtp = await openSmtp()
const mail = createSmtpMail({ url: smtp.url, from: 'Fairlead <no-reply@hiring.example>' })
const mailSender = 'no-reply@hiring.example'
const test = await openTestApp({ mail, mailSender, publicUrl: 'https://hiring.example' })
const { database, jobs, clock } = test
const company = await buildCompany(database, { name: 'Harbour Works' })
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const plan = await buildInterviewPlan(test, { company, recruiter })

describe('mail about an interview, over SMTP', () => {
  it('has the invitation as a part that calendars adopt', async () => {
    const { candidate } = await scheduled(48)
    await test.sendMail()
    const [message] = sentTo(candidate.person.email)
    const root = new ical.Component(ical.parse(message?.parts['text/calendar'] ?? ''))
    expect(root.getFirstPropertyValue('method')).toBe('REQUEST')
    const event = root.getFirstSubcomponent('vevent')
    expect(event?.getFirstPropertyValue('organizer')).toBe(`mailto:${mailSender}`)
    expect(message?.headers['subject']).toMatch(/^Interview for Harbour pilot: /)
  })

  it('leads interviewers to the guide, and candidates to their own link', async () => {
    const { candidate, interviewer, row } = await scheduled(48)
    await test.sendMail()
    expect(textsTo(interviewer.email)).toContain(
      `https://hiring.example/interview/${row.interviewUuid}`,
    )
    const own = textsTo(candidate.person.email)
    expect(own).toContain(`https://hiring.example/schedule-interview/${row.linkUuid}`)
    expect(own).not.toContain('/interview/')
  })

  it('tells candidates whose zone is not known the time in the zone in which staff set it', async () => {
    const { candidate, interviewer } = await scheduled(48, 'Asia/Tokyo')
    await test.sendMail()
    expect(textsTo(candidate.person.email)).toContain('Japan Standard Time')
    expect(textsTo(interviewer.email)).not.toContain('Japan Standard Time')
  })

  it.each(INTERVIEW_MAIL_KINDS)('%s has words in each language, none unfilled', async (kind) => {
    const { candidate, row } = await scheduled(48)
    const { userId, email } = candidate.person
    await test.sendMail()
    const subjects = new Set<string | undefined>()
    for (const language of localeSchema.options) {
      await database.owner.update(appUser).set({ language }).where(eq(appUser.userId, userId))
      // Of another version, it is another message.
      const set = { eventVersion: row.eventVersion + subjects.size + 1 }
      const isRow = eq(interview.interviewUuid, row.interviewUuid)
      await database.owner.update(interview).set(set).where(isRow)
      await database.inScope({ kind: 'system' }, (tx) =>
        orderInterviewMail(tx, { jobs, row: { ...row, ...set }, kind, to: [userId] }),
      )
      await test.sendMail()
      const message = sentTo(email).at(-1)
      for (const part of [message?.headers['subject'], message?.parts['text/plain']])
        expect(part).not.toMatch(/[{}]|undefined|null/)
      subjects.add(message?.headers['subject'])
    }
    expect(subjects.size).toBe(localeSchema.options.length)
  })
})

describe('a reminder', () => {
  it('goes once to everyone, within the day before', async () => {
    const { candidate, interviewer } = await scheduled(25)
    await test.sendMail()
    const before = smtp.received.length
    await tend()
    expect(smtp.received).toHaveLength(before)
    await tend(2)
    await tend(2)
    const reminders = smtp.received.slice(before).flatMap(({ to }) => to)
    expect(reminders.toSorted()).toEqual([candidate.person.email, interviewer.email].toSorted())
  })

  it('is not sent of a time that was set for within a day', async () => {
    await scheduled(3)
    await test.sendMail()
    const before = smtp.received.length
    await tend()
    expect(smtp.received).toHaveLength(before)
  })

  it('is not sent of an interview that was called off', async () => {
    const { candidate, row } = await scheduled(25)
    const url = `/smartreq/v1/user-smartreq/${candidate.userSmartreqId}/interviews/${row.interviewUuid}/end/`
    const { status } = await recruiter.post(url, { action: 'cancel' }, { key: randomUUID() })
    expect(status).toBe(200)
    await test.sendMail()
    const before = smtp.received.length
    await tend(2)
    expect(smtp.received).toHaveLength(before)
  })
})

it('an interview whose time is over awaits feedback', async () => {
  const { row } = await scheduled(2)
  await tend(4)
  const [after] = await database.owner
    .select({ status: interview.status })
    .from(interview)
    .where(eq(interview.interviewUuid, row.interviewUuid))
  expect(after?.status).toBe('awaiting_feedback')
})

/** An interview at a time set by hand, so many hours from now. */
async function scheduled(hours: number, zone?: string) {
  const interviewer = await buildInterviewer(test, { company })
  const candidate = await buildInterviewee(test, { plan, recruiter })
  const startsAt = new Date(clock.now().getTime() + hours * HOUR_MS)
  const { status, body } = await recruiter.post(
    `/smartreq/v1/user-smartreq/${candidate.userSmartreqId}/interviews/schedule/`,
    {
      job_step_activity_id: plan.interviewActivityId,
      starts_at: startsAt.toISOString(),
      interviewer_user_ids: [interviewer.userId],
      place: 'Room 4',
      ...(zone === undefined ? {} : { time_zone: zone }),
    },
    { key: randomUUID() },
  )
  if (status !== 200) throw new Error(JSON.stringify(body))
  const isRow = eq(interview.interviewUuid, body.data.interview_uuid)
  const [row] = await database.owner.select().from(interview).where(isRow)
  if (row === undefined) throw new Error('Nothing was stored.')
  const chosen = await database.inScope({ kind: 'system' }, (tx) => chosenOf(tx, row))
  expect(chosen).toEqual([interviewer.userId])
  return { candidate, interviewer, row }
}

/** What the job does, so many hours from now. */
async function tend(hours = 0): Promise<void> {
  const now = () => new Date(clock.now().getTime() + hours * HOUR_MS)
  await tendInterviews({ database, jobs, now })
  await test.sendMail()
}

function sentTo(email: string) {
  return smtp.received.filter(({ to }) => to.includes(email))
}

function textsTo(email: string): string {
  return sentTo(email)
    .map(({ parts }) => parts['text/plain'] ?? '')
    .join()
}
