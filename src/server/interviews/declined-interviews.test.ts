import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { interviewSetup } from '#contract/examples/interview-setup.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { bringForward, eventOf, interviewsUrl } from '#testing/interview-sequences.ts'
import {
  bookingUrlOf,
  buildInterviewee,
  buildInterviewer,
  buildInterviewPlan,
  inviteTo,
} from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'

import { auditEvent } from '../db/schema/audit.ts'
import { interviewInterviewer } from '../db/schema/interview.ts'
import { jobTeam } from '../db/schema/requisition.ts'
import { emptyInterviews } from '../privacy/empty-interviews.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database, { name: 'Harbour Works' })
const arranger = await buildStaff(database, { company, preset: 'Recruiter' })
const recruiter = await test.as(arranger)
const coordinator = await buildStaff(database, { company, preset: 'Coordinator' })
const visitor = test.client()
const plans = {
  pool: await planOf('pool'),
  panel: await planOf('panel'),
  sequence: await planOf('sequence'),
}
type Mode = keyof typeof plans
type Interviewer = Awaited<ReturnType<typeof buildInterviewer>>

describe('an interviewer who declines', () => {
  it('leaves an interview that needs an interviewer, with the reason, and the candidate as they were', async () => {
    const { one, candidate, url, uuid } = await booked('panel')
    const shown = (await visitor.get(url)).body.data
    await test.sendMail()
    const before = (await mailsTo(candidate.person.email)).length
    expect((await decline(one, { uuid, reason: 'I know them' })).status).toBe(200)
    const { interview } = await plannedOf(candidate)
    expect(interview).toMatchObject({ status: 'scheduled', needs_interviewer: true })
    expect(interview.interviewers).toContainEqual(
      expect.objectContaining({
        user_id: one.userId,
        is_chosen: false,
        declined_at: expect.any(String),
        decline_reason: 'I know them',
      }),
    )
    await test.sendMail()
    expect(await mailsTo(candidate.person.email)).toHaveLength(before)
    const { slots: _slots, calendar: _calendar, ...now } = (await visitor.get(url)).body.data
    expect(shown).toMatchObject(now)
  })

  it('tells the user who arranged it and the coordinators, and is taken out of their own calendar', async () => {
    const { one, uuid, slot } = await booked('pool')
    await decline(one, { uuid, reason: 'Secret' })
    await test.sendMail()
    for (const { email } of [arranger, coordinator]) {
      const mail = (await mailsTo(email)).at(-1)
      expect(mail?.subject).toBe('An interview for Harbour pilot needs an interviewer')
      expect(mail?.text).not.toContain('Secret')
    }
    const own = (await mailsTo(one.email)).at(-1)
    expect(eventOf(own?.calendar)).toMatchObject({ method: 'CANCEL', start: slot })
    expect(own?.subject).toBe('You no longer conduct the interview for Harbour pilot')
  })

  it('is written into the history of the application', async () => {
    const { one, uuid, candidate } = await booked('pool')
    await decline(one, { uuid })
    await accept(one, uuid)
    expect(await historyOf(candidate)).toEqual(
      expect.arrayContaining(['interviewer_declined', 'interviewer_accepted']),
    )
  })

  it('is free at the time for another interview', async () => {
    const { one, uuid, slot } = await booked('panel')
    const next = await invited('panel', [one])
    expect((await visitor.get(next.url)).body.data.slots).not.toContain(slot)
    await decline(one, { uuid })
    expect((await visitor.get(next.url)).body.data.slots).toContain(slot)
  })

  it('has it in the list of upcoming interviews, until someone else is chosen', async () => {
    const { one, other, uuid, candidate } = await booked('panel')
    expect(await upcomingOf(one)).toMatchObject([{ can_decline: true, declined_at: null }])
    await decline(one, { uuid })
    expect(await upcomingOf(one)).toMatchObject([
      { can_decline: false, declined_at: expect.any(String) },
    ])
    const next = await buildInterviewer(test, { company })
    expect((await assign(candidate, { uuid, from: one, to: next })).status).toBe(200)
    expect(await upcomingOf(one)).toEqual([])
    expect((await accept(one, uuid)).body.error.code).toBe('interview_changed')
    expect(await upcomingOf(other)).toHaveLength(1)
  })

  it('declines once, however often it is sent', async () => {
    const { one, uuid } = await booked('pool')
    const first = await decline(one, { uuid })
    const again = await decline(one, { uuid })
    expect(again.body.data).toEqual(first.body.data)
    await test.sendMail()
    const told = (await mailsTo(one.email)).filter(({ subject }) => /no longer/.test(subject))
    expect(told).toHaveLength(1)
  })

  it('can take it back: everyone who was told is told, and the calendar has it again', async () => {
    const { one, uuid, candidate, slot } = await booked('pool')
    await decline(one, { uuid })
    const { status, body } = await accept(one, uuid)
    expect([status, body.data.declined_at]).toEqual([200, null])
    const { interview } = await plannedOf(candidate)
    expect(interview.needs_interviewer).toBe(false)
    await test.sendMail()
    expect((await mailsTo(arranger.email)).map(({ subject }) => subject)).toContain(
      'The interview for Harbour pilot has its interviewer again',
    )
    expect(eventOf((await mailsTo(one.email)).at(-1)?.calendar)).toMatchObject({
      method: 'REQUEST',
      start: slot,
    })
    // Declined once more, it is news again.
    await decline(one, { uuid })
    await test.sendMail()
    const told = (await mailsTo(one.email)).filter(({ subject }) => /no longer/.test(subject))
    expect(told).toHaveLength(2)
  })

  it('cannot take it back for a time that is taken by now', async () => {
    const { one, uuid, slot } = await booked('panel')
    await decline(one, { uuid })
    const next = await invited('panel', [one])
    expect((await bookAt(next.url, slot)).status).toBe(200)
    const refused = await accept(one, uuid)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'interviewer_busy'])
  })

  it('is refused once it began, or was called off, and where they do not conduct it', async () => {
    const { one, other, uuid, candidate } = await booked('pool')
    const stranger = await buildInterviewer(test, { company })
    // Of a pool, the other one was not chosen.
    for (const { client } of [stranger, other]) {
      const { status, body } = await client.post(
        `${mineUrl(uuid)}decline/`,
        {},
        { key: randomUUID() },
      )
      expect([status, body.error.code]).toEqual([409, 'interview_changed'])
    }
    expect((await decline(one, { uuid: randomUUID() })).status).toBe(404)
    await end(candidate, uuid)
    const refused = await decline(one, { uuid })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'interview_changed'])
    const begun = await booked('pool')
    await bringForward(test, { ...begun.candidate, slot: begun.slot, ms: 60_000 })
    expect((await decline(begun.one, begun)).body.error.code).toBe('interview_changed')
  })

  it('of a company that the caller is not in is answered as nothing', async () => {
    const { uuid } = await booked('pool')
    const foreign = await buildCompany(database, { name: 'Elsewhere' })
    const stranger = await test.as(
      await buildStaff(database, { company: foreign, preset: 'Recruiter' }),
    )
    const url = `/smartreq/v1/account/${foreign.accountId}/my-interviews/${uuid}/decline/`
    expect((await stranger.post(url, {}, { key: randomUUID() })).status).toBe(404)
  })

  it('leaves no words behind when the applicant is erased', async () => {
    const { one, uuid, candidate } = await booked('pool')
    await decline(one, { uuid, reason: 'I know them' })
    const given = { ...company, userSmartreqIds: [candidate.userSmartreqId] }
    await database.inScope({ kind: 'system' }, (tx) => emptyInterviews(tx, given))
    const rows = await database.owner
      .select({ reason: interviewInterviewer.declineReason })
      .from(interviewInterviewer)
      .where(eq(interviewInterviewer.interviewUuid, uuid))
    expect(rows.map(({ reason }) => reason)).toEqual([null, null])
  })
})

describe('staff, after an interviewer declined', () => {
  it('are offered who else of the pool is free, and the candidate meets that one', async () => {
    const { one, other, uuid, candidate, url, slot } = await booked('pool')
    await decline(one, { uuid })
    const { interview } = await plannedOf(candidate)
    expect(interview.next_interviewer).toMatchObject({ user_id: other.userId })
    expect((await assign(candidate, { uuid, from: one, to: other })).status).toBe(200)
    const after = (await plannedOf(candidate)).interview
    expect(after).toMatchObject({ needs_interviewer: false, next_interviewer: null })
    expect(after.interviewers).toMatchObject([{ user_id: other.userId, is_chosen: true }])
    await test.sendMail()
    const toCandidate = (await mailsTo(candidate.person.email)).at(-1)
    expect(toCandidate?.subject).toBe('You meet someone else at the interview for Harbour pilot')
    expect(eventOf((await mailsTo(other.email)).at(-1)?.calendar)).toMatchObject({
      method: 'REQUEST',
      start: slot,
    })
    expect((await visitor.get(url)).body.data).toMatchObject({
      status: 'scheduled',
      starts_at: slot,
    })
  })

  it('are offered no one who is busy at the time', async () => {
    const { one, other, uuid, candidate, slot } = await booked('pool')
    await decline(one, { uuid })
    const next = await invited('panel', [other])
    expect((await bookAt(next.url, slot)).status).toBe(200)
    expect((await plannedOf(candidate)).interview.next_interviewer).toBeNull()
    const refused = await assign(candidate, { uuid, from: one, to: other })
    expect(refused.body.error).toMatchObject({
      code: 'interviewer_busy',
      details: { interviewers: [other.userId] },
    })
  })

  it('choose someone else for a part of a sequence: the order and the times stay', async () => {
    const { one, other, uuid, candidate } = await booked('sequence')
    const before = (await plannedOf(candidate)).interview.interviewers
    await decline(other, { uuid })
    const next = await buildInterviewer(test, { company })
    expect((await assign(candidate, { uuid, from: other, to: next })).status).toBe(200)
    const after = (await plannedOf(candidate)).interview.interviewers
    expect(after.map((part: { user_id: number }) => part.user_id)).toEqual([
      one.userId,
      next.userId,
    ])
    expect(after[1].starts_at).toBe(before[1].starts_at)
  })

  it('cannot choose who conducts it already, who is of no company of theirs, or in place of no one', async () => {
    const { one, other, uuid, candidate } = await booked('panel')
    const next = await buildInterviewer(test, { company })
    const early = await assign(candidate, { uuid, from: one, to: next })
    expect(early.body.error.code).toBe('interview_changed')
    await decline(one, { uuid })
    const elsewhere = await buildCompany(database, { name: 'Elsewhere' })
    const stranger = await buildStaff(database, { company: elsewhere, preset: 'Recruiter' })
    for (const to of [one, other, stranger]) {
      const { status, body } = await assign(candidate, { uuid, from: one, to })
      expect([status, body.error.code]).toEqual([400, 'validation_failed'])
    }
    const { candidate: another } = await booked('panel')
    expect((await assign(another, { uuid, from: one, to: next })).status).toBe(404)
  })

  it('may leave it to the candidate of a pool, who moves to a time of another one', async () => {
    const { one, other, uuid, candidate, url } = await booked('pool')
    await decline(one, { uuid })
    const slot: string = (await visitor.get(url)).body.data.slots[9]
    expect((await bookAt(url, slot)).status).toBe(200)
    const { interview } = await plannedOf(candidate)
    expect(interview.interviewers).toMatchObject([{ user_id: other.userId, is_chosen: true }])
    expect(interview.needs_interviewer).toBe(false)
  })

  it('have to act before the candidate of a panel can move it', async () => {
    const { one, uuid, url } = await booked('panel')
    await decline(one, { uuid })
    expect((await visitor.get(url)).body.data).toMatchObject({ status: 'scheduled', slots: [] })
  })
})

async function planOf(mode: 'pool' | 'panel' | 'sequence') {
  const setup = { ...interviewSetup, mode }
  const plan = await buildInterviewPlan(test, { company, recruiter, setup })
  const { accountId } = company
  const { userId } = coordinator
  const value = { accountId, jobId: plan.jobId, userId, teamRole: 'coordinator' }
  await database.owner.insert(jobTeam).values(value)
  return plan
}

/** An applicant who is invited to meet interviewers, and where they book. */
async function invited(mode: Mode, interviewers: readonly Interviewer[]) {
  const plan = plans[mode]
  const candidate = await buildInterviewee(test, { plan, recruiter })
  const { userSmartreqId } = candidate
  const ids = interviewers.map(({ userId }) => userId)
  const reply = await inviteTo(recruiter, { plan, userSmartreqId, interviewers: ids })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return { candidate, url: await bookingUrlOf(recruiter, userSmartreqId) }
}

/** An interview with two interviewers that is booked; of a pool, `one` conducts it. */
async function booked(mode: Mode) {
  const one = await buildInterviewer(test, { company })
  const other = await buildInterviewer(test, { company })
  const { candidate, url } = await invited(mode, [one, other])
  const slot: string = (await visitor.get(url)).body.data.slots[100]
  const { status, body } = await bookAt(url, slot)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const uuid: string = (await plannedOf(candidate)).interview.interview_uuid
  return { one, other, candidate, url, slot, uuid }
}

const mineUrl = (uuid: string) => `/smartreq/v1/account/${company.accountId}/my-interviews/${uuid}/`

function bookAt(url: string, slot: string) {
  return visitor.post(`${url}book/`, { starts_at: slot, time_zone: 'America/New_York' })
}

function decline(
  { client }: Interviewer,
  { uuid, reason = '' }: { uuid: string; reason?: string },
) {
  return client.post(`${mineUrl(uuid)}decline/`, { reason }, { key: randomUUID() })
}

function accept({ client }: Interviewer, uuid: string) {
  return client.post(`${mineUrl(uuid)}accept/`, undefined, { key: randomUUID() })
}

type Assigned = { uuid: string; from: { userId: number }; to: { userId: number } }

function assign(candidate: { userSmartreqId: number }, { uuid, from, to }: Assigned) {
  const body = { declined_user_id: from.userId, user_id: to.userId }
  return recruiter.post(`${interviewsUrl(candidate)}${uuid}/assign/`, body, { key: randomUUID() })
}

function end(candidate: { userSmartreqId: number }, uuid: string) {
  const url = `${interviewsUrl(candidate)}${uuid}/end/`
  return recruiter.post(url, { action: 'cancel' }, { key: randomUUID() })
}

async function plannedOf(candidate: { userSmartreqId: number }) {
  return (await recruiter.get(interviewsUrl(candidate))).body.data[0]
}

async function upcomingOf({ client }: Interviewer) {
  const url = `/smartreq/v1/account/${company.accountId}/my-interviews/`
  return (await client.get(url)).body.data
}

async function mailsTo(email: string) {
  return (await test.mailTo(email)).filter(({ subject }) => /interview/i.test(subject))
}

async function historyOf({ userSmartreqId }: { userSmartreqId: number }) {
  const rows = await database.owner
    .select({ action: auditEvent.action })
    .from(auditEvent)
    .where(and(eq(auditEvent.entity, 'application'), eq(auditEvent.entityId, userSmartreqId)))
  return rows.map(({ action }) => action)
}
