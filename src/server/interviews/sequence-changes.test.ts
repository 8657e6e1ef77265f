import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import {
  bringForward,
  buildSequences,
  eventOf,
  interviewsUrl,
  later,
  NEXT_MS,
  PART_MS,
  sequenceSetup,
} from '#testing/interview-sequences.ts'
import { buildInterviewee, buildInterviewPlan } from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'

import { interview, interviewInterviewer } from '../db/schema/interview.ts'
import { jobTeam } from '../db/schema/requisition.ts'
import { emptyInterviews } from '../privacy/empty-interviews.ts'
import { eventUid } from './interview-calendar.ts'
import { tendInterviews } from './tend-interviews.ts'

const HOUR_MS = 3_600_000

const test = await openTestApp()
const { database, clock, jobs } = test
const built = await buildSequences(test)
const { company, recruiter, plan, visitor, interviewer, invited, book } = built
const { plannedOf, setTime, listOf, mailsTo } = built

type Interviewer = Awaited<ReturnType<typeof interviewer>>

describe('a sequence that changes', () => {
  it('moves as a whole, each part under its UID', async () => {
    const one = await interviewer()
    const other = await interviewer()
    const { url } = await invited([one, other])
    await book(url)
    await test.sendMail()
    const { uid } = eventOf((await mailsTo(other.email)).at(-1)?.calendar)
    const { slot } = await book(url, 9)
    await test.sendMail()
    expect(eventOf((await mailsTo(other.email)).at(-1)?.calendar)).toMatchObject({
      uid,
      sequence: 2,
      start: later(slot, NEXT_MS),
    })
  })

  it('is declined by the candidate as a whole, after which every part is free again', async () => {
    const one = await interviewer()
    const other = await interviewer()
    const { url } = await invited([one, other])
    const { slot } = await book(url)
    const declined = await visitor.post(`${url}answer/`, { action: 'decline', reason: '' })
    expect(declined.body.data.status).toBe('declined')
    await test.sendMail()
    const cancelled = eventOf((await mailsTo(other.email)).at(-1)?.calendar)
    expect(cancelled).toMatchObject({ method: 'CANCEL', start: later(slot, NEXT_MS) })
    const next = await invited([one, other])
    expect((await visitor.get(next.url)).body.data.slots).toContain(slot)
  })

  it.each(['cancel', 'no_show'])('is ended by staff as a whole: %s', async (action) => {
    const one = await interviewer()
    const other = await interviewer()
    const { url, candidate } = await invited([one, other])
    await book(url)
    const { interview: row } = await plannedOf(candidate)
    const ending = `${interviewsUrl(candidate)}${row.interview_uuid}/end/`
    const { body } = await recruiter.post(ending, { action }, { key: randomUUID() })
    expect(body.data.status).toBe(action === 'cancel' ? 'cancelled' : 'no_show')
    expect([await listOf(one), await listOf(other)]).toEqual([[], []])
  })

  it('that is cancelled names its parts to everyone, and to no one who was released before', async () => {
    const one = await interviewer()
    const other = await interviewer()
    const left = await interviewer()
    const { candidate } = await invited([one, left])
    const slot = later(clock.now().toISOString(), 48 * HOUR_MS)
    await setTime(candidate, { slot, interviewers: [one, left] })
    await setTime(candidate, { slot, interviewers: [one, other] })
    const { interview: row } = await plannedOf(candidate)
    await test.sendMail()
    const ending = `${interviewsUrl(candidate)}${row.interview_uuid}/end/`
    await recruiter.post(ending, { action: 'cancel' }, { key: randomUUID() })
    await test.sendMail()
    for (const { email } of [candidate.person, one, other]) {
      const text = (await mailsTo(email)).at(-1)?.text ?? ''
      const [, list = ''] = /None of its parts takes place: (.+)\./.exec(text) ?? []
      expect(list.split('; ')).toHaveLength(2)
    }
    const released = (await mailsTo(left.email)).find(({ subject }) => /cancelled/.test(subject))
    expect(released?.text).not.toContain('parts')
  })

  it('is set by hand, where only who is busy for their own part is named', async () => {
    const one = await interviewer()
    const other = await interviewer()
    const third = await interviewer()
    const before = await invited([one])
    const { slot } = await book(before.url, 20)
    const { url, candidate } = await invited([one, other])
    const refused = await setTime(candidate, { slot, interviewers: [one, other] })
    expect(refused.body.error).toMatchObject({
      code: 'interviewer_busy',
      details: { interviewers: [one.userId] },
    })
    const set = await setTime(candidate, { slot, interviewers: [other, one] })
    expect(set.body.data.status).toBe('scheduled')
    expect(await listOf(one)).toContainEqual(
      expect.objectContaining({ starts_at: later(slot, NEXT_MS) }),
    )
    // Someone else takes the second part: `one` is told that theirs is cancelled, under the UID that they have.
    await setTime(candidate, { slot, interviewers: [other, third] })
    await test.sendMail()
    const uuid = (await recruiter.get(interviewsUrl(candidate))).body.data[0].interview
      .interview_uuid
    expect(eventOf((await mailsTo(one.email)).at(-1)?.calendar)).toMatchObject({
      method: 'CANCEL',
      uid: eventUid(uuid, one.userId),
    })
    expect((await visitor.get(url)).body.data.interviewers).toHaveLength(2)
  })

  it('reminds everyone once, each of their own part', async () => {
    const one = await interviewer()
    const other = await interviewer()
    const { candidate } = await invited([one, other])
    const slot = later(clock.now().toISOString(), 25 * HOUR_MS)
    await setTime(candidate, { slot, interviewers: [one, other] })
    const now = () => new Date(clock.now().getTime() + 2 * HOUR_MS)
    await tendInterviews({ database, jobs, now })
    await tendInterviews({ database, jobs, now })
    await test.sendMail()
    for (const { email } of [candidate.person, one, other]) {
      const reminders = (await mailsTo(email)).filter(({ subject }) => /soon/.test(subject))
      expect(reminders).toHaveLength(1)
    }
    const reminder = (await mailsTo(other.email)).find(({ subject }) => /soon/.test(subject))
    expect(reminder?.subject).toContain(timeIn('UTC', later(slot, NEXT_MS)))
  })

  it('goes on while the feedback of the first interviewer is there, and is complete with the last', async () => {
    const one = await interviewer()
    const other = await interviewer()
    const { url, candidate } = await invited([one, other])
    const { slot } = await book(url)
    await joinTeam(plan.jobId, [one, other])
    const { interview: row } = await plannedOf(candidate)
    const statuses: string[] = []
    const guide = `/user-response/v1/interview-questions/${row.interview_uuid}/`
    const conducted = await other.client.get(guide)
    expect(conducted.body.data).toMatchObject({ minutes: 45, starts_at: later(slot, NEXT_MS) })
    await bringForward(test, { ...candidate, slot, ms: PART_MS })
    for (const interviewer of [one, other]) {
      expect((await submitFeedback(interviewer, row.interview_uuid)).status).toBe(200)
      const { body } = await recruiter.get(interviewsUrl(candidate))
      statuses.push(body.data[0].interview.status)
    }
    expect(statuses).toEqual(['scheduled', 'complete'])
  })

  it('that is conducted here and now begins with who starts it; the others follow', async () => {
    const one = await interviewer()
    const other = await interviewer()
    const ids = [one.userId, other.userId]
    const own = await buildInterviewPlan(test, {
      company,
      recruiter,
      setup: { ...sequenceSetup, interviewer_user_ids: ids },
    })
    await joinTeam(own.jobId, [other])
    const candidate = await buildInterviewee(test, { plan: own, recruiter })
    const body = { job_step_activity_id: own.interviewActivityId }
    const started = await other.client.post(`${interviewsUrl(candidate)}start/`, body, {
      key: randomUUID(),
    })
    expect(started.body.data?.status).toBe('scheduled')
    const { interview: row } = await plannedOf(candidate)
    const order = row.interviewers.map((part: { user_id: number }) => part.user_id)
    expect(order).toEqual([other.userId, one.userId])
    expect(row.interviewers[1].starts_at).toBe(later(row.starts_at, NEXT_MS))
  })
})

it('the erasure of an applicant leaves no time of a part', async () => {
  const { url, candidate } = await invited([await interviewer(), await interviewer()])
  await book(url)
  const isTheirs = eq(interview.userSmartreqId, candidate.userSmartreqId)
  const given = { ...company, userSmartreqIds: [candidate.userSmartreqId] }
  await database.inScope({ kind: 'system' }, (tx) => emptyInterviews(tx, given))
  const parts = await database.owner
    .select({ startsAt: interviewInterviewer.startsAt, endsAt: interviewInterviewer.endsAt })
    .from(interviewInterviewer)
    .innerJoin(interview, eq(interview.interviewUuid, interviewInterviewer.interviewUuid))
    .where(isTheirs)
  const none = { startsAt: null, endsAt: null }
  expect(parts).toEqual([none, none])
})

async function joinTeam(jobId: number, interviewers: readonly Interviewer[]): Promise<void> {
  const { accountId } = company
  const teamRole = 'interviewer' as const
  const values = interviewers.map(({ userId }) => ({ accountId, jobId, userId, teamRole }))
  await database.owner.insert(jobTeam).values(values)
}

function submitFeedback({ client }: Interviewer, uuid: string) {
  const now = clock.now().toISOString()
  const entries = { recommendation: { value: 'yes', at: now } }
  const body = { entries, submitted_at: now }
  return client.post(`/user-response/v1/interview-questions/${uuid}/`, body, { key: randomUUID() })
}

function timeIn(timeZone: string, instant: string): string {
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'long' } as const
  return new Intl.DateTimeFormat('en', { ...time, timeZone }).format(new Date(instant))
}
