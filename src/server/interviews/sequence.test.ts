import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { buildCompany, buildStaff } from '#testing/builders.ts'
import {
  bringForward,
  buildSequences,
  eventOf,
  interviewsUrl,
  later,
  NEXT_MS,
  PART_MS,
} from '#testing/interview-sequences.ts'
import { buildInterviewer, inviteTo } from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'

import { appUser } from '../db/schema/session.ts'

const test = await openTestApp()
const { database } = test
const built = await buildSequences(test)
const { company, recruiter, plan, visitor, interviewer, invited, book, bookAt } = built
const { listOf, mailsTo, setTime } = built

describe('a sequence of interviews', () => {
  it('shows how many follow one another before it is booked, and no name', async () => {
    const { url } = await invited([await interviewer(), await interviewer()])
    expect((await visitor.get(url)).body.data).toMatchObject({
      minutes: 45,
      sequence: { parts: 2, break_minutes: 15 },
      interviewers: [],
      calendar: null,
    })
  })

  it('is booked as a whole by its start: each interviewer in the order of the invitation', async () => {
    const one = await interviewer()
    const other = await interviewer()
    const { url, candidate } = await invited([other, one])
    const { slot } = await book(url)
    const { body } = await visitor.get(url)
    expect(body.data).toMatchObject({ starts_at: slot, ends_at: later(slot, NEXT_MS + PART_MS) })
    const parts = [
      { starts_at: slot, ends_at: later(slot, PART_MS) },
      { starts_at: later(slot, NEXT_MS), ends_at: later(slot, NEXT_MS + PART_MS) },
    ]
    expect(body.data.interviewers).toMatchObject(parts)
    const { body: list } = await recruiter.get(interviewsUrl(candidate))
    expect(list.data[0]).toMatchObject({
      mode: 'sequence',
      break_minutes: 15,
      interview: {
        mode: 'sequence',
        interviewers: [
          { user_id: other.userId, is_chosen: true, ...parts[0] },
          { user_id: one.userId, is_chosen: true, ...parts[1] },
        ],
      },
    })
  })

  it('is listed to each interviewer with the time of their own part, until that is over', async () => {
    const one = await interviewer()
    const other = await interviewer()
    const { url, candidate } = await invited([one, other])
    const { slot } = await book(url)
    expect(await listOf(one)).toMatchObject([{ starts_at: slot, ends_at: later(slot, PART_MS) }])
    expect(await listOf(other)).toMatchObject([{ starts_at: later(slot, NEXT_MS) }])
    await bringForward(test, { ...candidate, slot, ms: PART_MS })
    expect(await listOf(one)).toEqual([])
    expect(await listOf(one, 'to_score')).toMatchObject([{ status: 'awaiting_feedback' }])
    expect(await listOf(other)).toMatchObject([{ status: 'scheduled' }])
  })

  it('is whole in the calendar of the candidate, and their own part in that of an interviewer', async () => {
    const one = await interviewer({ time_zone: 'Asia/Tokyo' })
    const other = await interviewer({ time_zone: 'Asia/Tokyo' })
    const { url, candidate } = await invited([one, other])
    const { slot, body } = await book(url)
    await test.sendMail()
    const [toCandidate, toOne, toOther] = await Promise.all(
      [candidate.person, one, other].map(async ({ email }) => (await mailsTo(email)).at(-1)),
    )
    const whole = { start: slot, end: later(slot, NEXT_MS + PART_MS) }
    expect(eventOf(body.data.calendar)).toMatchObject(whole)
    expect(eventOf(toCandidate?.calendar)).toMatchObject(whole)
    expect(eventOf(toOne?.calendar)).toMatchObject({ start: slot, end: later(slot, PART_MS) })
    const last = { start: later(slot, NEXT_MS), end: whole.end }
    expect(eventOf(toOther?.calendar)).toMatchObject(last)
    const uids = [toCandidate, toOne, toOther].map((mail) => eventOf(mail?.calendar).uid)
    expect(new Set(uids).size).toBe(3)
    // Everyone reads the whole in their own zone; an interviewer's subject has the time of their part.
    expect(toCandidate?.text).toContain(rangeIn('America/New_York', slot))
    expect(toCandidate?.text).toContain(rangeIn('America/New_York', later(slot, NEXT_MS)))
    expect(toOther?.text).toContain(rangeIn('Asia/Tokyo', slot))
    expect(toOther?.subject).toContain(timeIn('Asia/Tokyo', later(slot, NEXT_MS)))
  })

  it.each([
    ['es', /Las entrevistas van una tras otra, en este orden: .+; .+\./],
    ['fr', /Les entretiens se suivent dans cet ordre : .+; .+\./],
  ])('is mailed in %s, with who meets the candidate when', async (language, text) => {
    const { url, candidate } = await invited([await interviewer(), await interviewer()])
    const isCandidate = eq(appUser.userId, candidate.person.userId)
    await database.owner.update(appUser).set({ language }).where(isCandidate)
    await book(url)
    await test.sendMail()
    const mails = await test.mailTo(candidate.person.email)
    const booked = mails.find(({ subject }) => /^Entre(vista|tien) /.test(subject))
    expect(booked?.text.replaceAll(/\s+/g, ' ')).toMatch(text)
  })

  it('is offered where each interviewer is free for their own part alone', async () => {
    const one = await interviewer()
    const other = await interviewer()
    const before = await invited([one])
    const { slot } = await book(before.url, 20)
    // The other one is met first: while `one` is busy, and after that.
    const { url } = await invited([other, one])
    const { slots } = (await visitor.get(url)).body.data
    expect(slots).toContain(slot)
    expect(slots).not.toContain(later(slot, -NEXT_MS))
  })

  it('with one interviewer is an interview with that one', async () => {
    const { url, candidate } = await invited([await interviewer()])
    const { slot, body } = await book(url)
    expect(body.data).toMatchObject({ sequence: { parts: 1 }, ends_at: later(slot, PART_MS) })
    await test.sendMail()
    expect((await mailsTo(candidate.person.email)).at(-1)?.text).not.toContain('one another')
  })

  it('is offered at no time while one of its interviewers never said when they have time', async () => {
    const silent = await buildStaff(database, { company, preset: 'Hiring manager' })
    const one = await interviewer()
    const { url } = await invited([one, { ...silent, client: one.client }])
    expect((await visitor.get(url)).body.data.slots).toEqual([])
  })
})

describe('two who book at once', () => {
  it('get exactly one chain where an interviewer would be in both at a time', async () => {
    const one = await interviewer()
    const other = await interviewer()
    const shared = await interviewer()
    const urls = [(await invited([one, shared])).url, (await invited([other, shared])).url]
    const slot = (await visitor.get(urls[0] ?? '')).body.data.slots[12]
    const replies = await Promise.all(urls.map((url) => bookAt(url, slot)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body.error.code).toBe('slot_taken')
  })

  it('both get theirs where the interviewers change over', async () => {
    const one = await interviewer()
    const other = await interviewer()
    const urls = [(await invited([one, other])).url, (await invited([other, one])).url]
    const slot = (await visitor.get(urls[0] ?? '')).body.data.slots[12]
    const replies = await Promise.all(urls.map((url) => bookAt(url, slot)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('a sequence of more than eight hours', () => {
  it('is not arranged: neither by an invitation nor by a time that staff set', async () => {
    const nine = await Promise.all(Array.from({ length: 9 }, () => interviewer()))
    const eight = nine.slice(0, 8)
    const { candidate, url } = await invited(eight)
    const slot: string = (await visitor.get(url)).body.data.slots[3]
    const ids = nine.map(({ userId }) => userId)
    const { userSmartreqId } = candidate
    const invitation = await inviteTo(recruiter, { plan, userSmartreqId, interviewers: ids })
    const set = await setTime(candidate, { slot, interviewers: nine })
    for (const { status, body } of [invitation, set])
      expect([status, Object.keys(body.error.fields)]).toEqual([400, ['interviewer_user_ids']])
    expect((await setTime(candidate, { slot, interviewers: eight })).status).toBe(200)
  })
})

describe('staff of another company', () => {
  it('neither see a sequence nor are asked to meet the candidate', async () => {
    const foreign = await buildCompany(database)
    const stranger = await test.as(
      await buildStaff(database, { company: foreign, preset: 'Recruiter' }),
    )
    const { candidate, url } = await invited([await interviewer(), await interviewer()])
    expect((await stranger.get(interviewsUrl(candidate))).status).toBe(404)
    const theirs = await buildInterviewer(test, { company: foreign })
    const { userSmartreqId } = candidate
    const interviewers = [theirs.userId]
    const refused = await inviteTo(recruiter, { plan, userSmartreqId, interviewers })
    expect(Object.keys(refused.body.error.fields)).toEqual(['interviewer_user_ids'])
    expect((await visitor.get(url)).body.data.sequence.parts).toBe(2)
  })
})

function timeIn(timeZone: string, instant: string): string {
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'long' } as const
  return new Intl.DateTimeFormat('en', { ...time, timeZone }).format(new Date(instant))
}

/** The part that begins at an instant. */
function rangeIn(timeZone: string, instant: string): string {
  const format = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone })
  return format.formatRange(new Date(instant), new Date(later(instant, PART_MS)))
}
