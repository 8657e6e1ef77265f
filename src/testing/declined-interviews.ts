// Interviews with two interviewers in a company of their own, for tests of what follows when one of them declines.
import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import { interviewSetup } from '#contract/examples/interview-setup.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { jobTeam } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'

import { buildCompany, buildStaff } from './builders.ts'
import { interviewsUrl } from './interview-sequences.ts'
import {
  bookingUrlOf,
  buildInterviewee,
  buildInterviewer,
  buildInterviewPlan,
  inviteTo,
} from './interviews.ts'
import type { TestApp } from './test-app.ts'

type Mode = 'pool' | 'panel' | 'sequence'
type Interviewer = Awaited<ReturnType<typeof buildInterviewer>>
type Named = { readonly userId: number }
type Candidate = { readonly userSmartreqId: number }
type Assigned = { uuid: string; from: Named; to: Named }

/** A company with a plan of each kind that is asked for, and what its people do with it. */
export async function buildDeclining(test: TestApp, modes: readonly Mode[]) {
  const { database } = test
  const company = await buildCompany(database, { name: 'Harbour Works' })
  const arranger = await buildStaff(database, { company, preset: 'Recruiter' })
  const recruiter = await test.as(arranger)
  const coordinator = await buildStaff(database, { company, preset: 'Coordinator' })
  const visitor = test.client()
  const plans = new Map<Mode, Awaited<ReturnType<typeof planOf>>>()
  for (const mode of modes) plans.set(mode, await planOf(mode))

  async function planOf(mode: Mode) {
    const setup = { ...interviewSetup, mode }
    const plan = await buildInterviewPlan(test, { company, recruiter, setup })
    const { accountId } = company
    const { userId } = coordinator
    const value = { accountId, jobId: plan.jobId, userId, teamRole: 'coordinator' }
    await database.owner.insert(jobTeam).values(value)
    return plan
  }

  /** A member of staff who has time for interviews, and a name of their own. */
  async function interviewer() {
    const built = await buildInterviewer(test, { company })
    const { userId } = built
    const firstName = `Ada ${userId}`
    await database.owner.update(appUser).set({ firstName }).where(eq(appUser.userId, userId))
    return { ...built, fullName: `${firstName} Staff` }
  }

  /** An applicant who is invited to meet interviewers, and where they book. */
  async function invited(mode: Mode, interviewers: readonly Interviewer[]) {
    const plan = plans.get(mode)
    if (plan === undefined) throw new Error(`There is no plan of this kind: ${mode}`)
    const candidate = await buildInterviewee(test, { plan, recruiter })
    const { userSmartreqId } = candidate
    const ids = interviewers.map(({ userId }) => userId)
    const reply = await inviteTo(recruiter, { plan, userSmartreqId, interviewers: ids })
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
    return { candidate, url: await bookingUrlOf(test.database, userSmartreqId) }
  }

  /** An interview with two interviewers that is booked; of a pool, `one` conducts it. */
  async function booked(mode: Mode) {
    const one = await interviewer()
    const other = await interviewer()
    const { candidate, url } = await invited(mode, [one, other])
    const slot: string = (await visitor.get(url)).body.data.slots[100]
    const { status, body } = await bookAt(url, slot)
    if (status !== 200) throw new Error(JSON.stringify(body))
    const uuid: string = (await plannedOf(candidate)).interview.interview_uuid
    return { one, other, candidate, url, slot, uuid }
  }

  const mineUrl = (uuid: string) =>
    `/smartreq/v1/account/${company.accountId}/my-interviews/${uuid}/`

  const bookAt = (url: string, slot: string) =>
    visitor.post(`${url}book/`, { starts_at: slot, time_zone: 'America/New_York' })

  const decline = (
    { client }: Interviewer,
    { uuid, reason = '' }: { uuid: string; reason?: string },
  ) => client.post(`${mineUrl(uuid)}decline/`, { reason }, { key: randomUUID() })

  const accept = ({ client }: Interviewer, uuid: string) =>
    client.post(`${mineUrl(uuid)}accept/`, undefined, { key: randomUUID() })

  const ofInterview = (candidate: Candidate, uuid: string) => `${interviewsUrl(candidate)}${uuid}/`

  const assign = (candidate: Candidate, { uuid, from, to }: Assigned) =>
    recruiter.post(
      `${ofInterview(candidate, uuid)}assign/`,
      { declined_user_id: from.userId, user_id: to.userId },
      { key: randomUUID() },
    )

  /** The recruiter goes ahead without an interviewer, or takes that back. */
  const goAhead = (
    candidate: Candidate,
    given: { uuid: string; without: Named; isWithout?: boolean },
  ) =>
    recruiter.post(
      `${ofInterview(candidate, given.uuid)}go-ahead/`,
      { declined_user_id: given.without.userId, is_without: given.isWithout ?? true },
      { key: randomUUID() },
    )

  const cancel = (candidate: Candidate, uuid: string) =>
    recruiter.post(
      `${ofInterview(candidate, uuid)}end/`,
      { action: 'cancel' },
      { key: randomUUID() },
    )

  /** What staff see of the first interview of a candidate. */
  const plannedOf = async (candidate: Candidate) =>
    (await recruiter.get(interviewsUrl(candidate))).body.data[0]

  const upcomingOf = async ({ client }: Interviewer) =>
    (await client.get(`/smartreq/v1/account/${company.accountId}/my-interviews/`)).body.data

  const mailsTo = async (email: string) =>
    (await test.mailTo(email)).filter(({ subject }) => /interview/i.test(subject))

  /** The actions of the audit trail of an application. */
  async function historyOf({ userSmartreqId }: Candidate) {
    const rows = await database.owner
      .select({ action: auditEvent.action })
      .from(auditEvent)
      .where(and(eq(auditEvent.entity, 'application'), eq(auditEvent.entityId, userSmartreqId)))
    return rows.map(({ action }) => action)
  }

  return {
    company,
    arranger,
    recruiter,
    coordinator,
    plans,
    visitor,
    interviewer,
    mineUrl,
    invited,
    booked,
    bookAt,
    decline,
    accept,
    assign,
    goAhead,
    cancel,
    plannedOf,
    upcomingOf,
    mailsTo,
    historyOf,
  }
}
