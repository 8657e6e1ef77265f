import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildDeclining } from '#testing/declined-interviews.ts'
import { bringForward, eventOf } from '#testing/interview-sequences.ts'
import { openTestApp } from '#testing/test-app.ts'

import { interviewInterviewer } from '../db/schema/interview.ts'
import { emptyInterviews } from '../privacy/empty-interviews.ts'

const test = await openTestApp()
const { database } = test
const {
  company,
  arranger,
  coordinator,
  visitor,
  interviewer,
  mineUrl,
  invited,
  booked,
  bookAt,
  decline,
  accept,
  assign,
  cancel,
  plannedOf,
  upcomingOf,
  mailsTo,
  historyOf,
} = await buildDeclining(test, ['pool', 'panel'])

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
    const next = await interviewer()
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
    const stranger = await interviewer()
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
    await cancel(candidate, uuid)
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
