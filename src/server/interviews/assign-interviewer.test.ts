import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildDeclining } from '#testing/declined-interviews.ts'
import { eventOf, interviewsUrl } from '#testing/interview-sequences.ts'
import { openTestApp } from '#testing/test-app.ts'

import { interviewInterviewer } from '../db/schema/interview.ts'

const test = await openTestApp()
const { database } = test
const {
  company,
  recruiter,
  plans,
  visitor,
  interviewer,
  invited,
  booked,
  bookAt,
  decline,
  assign,
  plannedOf,
  mailsTo,
} = await buildDeclining(test, ['pool', 'panel', 'sequence'])

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

  it('are offered who is free at the time that the interview has, also on no half hour', async () => {
    const { one, other, candidate, slot } = await booked('pool')
    const starts = new Date(Date.parse(slot) + 7 * 60_000).toISOString()
    const { interview } = await plannedOf(candidate)
    expect((await setTime(candidate, { starts, interviewer: one })).status).toBe(200)
    await addToPool(interview.interview_uuid, other)
    await decline(one, { uuid: interview.interview_uuid })
    const after = (await plannedOf(candidate)).interview
    expect(after).toMatchObject({
      starts_at: starts,
      next_interviewer: { user_id: other.userId },
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
    const next = await interviewer()
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
    const next = await interviewer()
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

type Named = { readonly userId: number }

/** The recruiter sets a time by hand. */
function setTime(
  candidate: { userSmartreqId: number },
  given: { starts: string; interviewer: Named },
) {
  const body = {
    job_step_activity_id: plans.get('pool')?.interviewActivityId,
    starts_at: given.starts,
    interviewer_user_ids: [given.interviewer.userId],
    place: '',
  }
  return recruiter.post(`${interviewsUrl(candidate)}schedule/`, body, { key: randomUUID() })
}

// Who may conduct it beside the one who does.
async function addToPool(interviewUuid: string, { userId }: Named) {
  const { accountId } = company
  const row = { accountId, interviewUuid, userId, isChosen: false }
  await database.owner.insert(interviewInterviewer).values(row)
}
