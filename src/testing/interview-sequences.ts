// Sequences of interviews in a company of their own, for tests of how they are booked and changed.
import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import ical from 'ical.js'

import { interviewSetup } from '#contract/examples/interview-setup.ts'
import { interview, interviewInterviewer } from '#server/db/schema/interview.ts'

import { buildCompany, buildStaff, only } from './builders.ts'
import {
  bookingUrlOf,
  buildInterviewee,
  buildInterviewer,
  buildInterviewPlan,
  inviteTo,
} from './interviews.ts'
import type { TestApp } from './test-app.ts'

const MINUTE_MS = 60_000

/** From the start of a part to that of the next one: 45 minutes and a break of 15. */
export const NEXT_MS = 60 * MINUTE_MS
export const PART_MS = 45 * MINUTE_MS

export const sequenceSetup = {
  ...interviewSetup,
  mode: 'sequence' as const,
  minutes: 45,
  break_minutes: 15,
}

type Interviewer = Awaited<ReturnType<typeof buildInterviewer>>
type Named = Pick<Interviewer, 'userId'>
type Candidate = { readonly userSmartreqId: number }

/** A company with such a plan, and what its people do with it. */
export async function buildSequences(test: TestApp) {
  const { database } = test
  const company = await buildCompany(database, { name: 'Harbour Works' })
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const plan = await buildInterviewPlan(test, { company, recruiter, setup: sequenceSetup })
  const visitor = test.client()

  const interviewer = (given: { time_zone?: string } = {}) =>
    buildInterviewer(test, { company, given })

  /** A candidate who is invited to meet interviewers in their order, and where they book. */
  async function invited(interviewers: readonly Named[]) {
    const candidate = await buildInterviewee(test, { plan, recruiter })
    const { userSmartreqId } = candidate
    const ids = interviewers.map(({ userId }) => userId)
    const reply = await inviteTo(recruiter, { plan, userSmartreqId, interviewers: ids })
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
    return { candidate, url: await bookingUrlOf(test.database, userSmartreqId) }
  }

  const bookAt = (url: string, slot: string) =>
    visitor.post(`${url}book/`, { starts_at: slot, time_zone: 'America/New_York' })

  /** Books one of the free times by its index. */
  async function book(url: string, index = 3) {
    const slot: string = (await visitor.get(url)).body.data.slots[index]
    const { status, body } = await bookAt(url, slot)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return { slot, body }
  }

  /** What staff see of the first interview of a candidate. */
  const plannedOf = async (candidate: Candidate) =>
    (await recruiter.get(interviewsUrl(candidate))).body.data[0]

  /** The recruiter sets a time by hand. */
  function setTime(
    candidate: Candidate,
    { slot, interviewers }: { slot: string; interviewers: readonly Named[] },
  ) {
    const body = {
      job_step_activity_id: plan.interviewActivityId,
      starts_at: slot,
      interviewer_user_ids: interviewers.map(({ userId }) => userId),
      place: 'Room 4',
    }
    return recruiter.post(`${interviewsUrl(candidate)}schedule/`, body, { key: randomUUID() })
  }

  /** The list of an interviewer. */
  async function listOf({ client }: Interviewer, when = 'upcoming') {
    const url = `/smartreq/v1/account/${company.accountId}/my-interviews/?when=${when}`
    return (await client.get(url)).body.data
  }

  const mailsTo = async (email: string) =>
    (await test.mailTo(email)).filter(({ subject }) => /interview/i.test(subject))

  return {
    company,
    recruiter,
    plan,
    visitor,
    interviewer,
    invited,
    bookAt,
    book,
    plannedOf,
    setTime,
    listOf,
    mailsTo,
  }
}

/** Makes a chain that was booked for a slot one that began so long ago. */
export async function bringForward(
  { database, clock }: TestApp,
  { userSmartreqId, slot, ms }: Candidate & { slot: string; ms: number },
): Promise<void> {
  const seconds = (Date.parse(slot) - clock.now().getTime() + ms) / 1000
  const by = sql`make_interval(secs => ${seconds})`
  const times = { startsAt: sql`starts_at - ${by}`, endsAt: sql`ends_at - ${by}` }
  const { interviewUuid } = only(
    await database.owner
      .update(interview)
      .set(times)
      .where(eq(interview.userSmartreqId, userSmartreqId))
      .returning(),
  )
  const isTheirs = eq(interviewInterviewer.interviewUuid, interviewUuid)
  await database.owner.update(interviewInterviewer).set(times).where(isTheirs)
}

export function interviewsUrl({ userSmartreqId }: Candidate): string {
  return `/smartreq/v1/user-smartreq/${userSmartreqId}/interviews/`
}

export function later(instant: string, ms: number): string {
  return new Date(Date.parse(instant) + ms).toISOString()
}

/** The event of an invitation. */
export function eventOf(calendar: string | null | undefined) {
  const root = new ical.Component(ical.parse(calendar ?? ''))
  const event = new ical.Event(root.getFirstSubcomponent('vevent') ?? undefined)
  return {
    method: root.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
  }
}
