import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { InterviewerLoad } from '#contract/interviews/interview-calibration.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { interviewInterviewer } from '#server/db/schema/interview.ts'
import { mailboxMessage } from '#server/db/schema/mail.ts'
import { memberLimit } from '#server/db/schema/member-limit.ts'
import { appUser } from '#server/db/schema/session.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildHeldInterview } from '#testing/held-interviews.ts'
import { buildInterviewee, buildInterviewPlan } from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test
const ATTRIBUTE = 1

describe('the load of interviewers', () => {
  it('counts what is to come, was held or missed, and how punctual the feedback is', async () => {
    const { one, hold, load } = await open()
    await hold({ daysAgo: -3, status: 'scheduled', panel: [one] })
    await hold({ daysAgo: 4, status: 'no_show', panel: [one] })
    await hold({ daysAgo: 5, status: 'cancelled', panel: [one] })
    await hold({ daysAgo: 6, panel: [{ ...one, hours: 10 }] })
    await hold({ daysAgo: 7, panel: [{ ...one, hours: 60 }] })
    await hold({ daysAgo: 8, panel: [one] })
    await hold({ daysAgo: 1, panel: [one] })
    const [row] = (await load()).data
    expect(row).toMatchObject({
      user_id: one.userId,
      scheduled_count: 1,
      held_count: 4,
      no_show_count: 1,
      hours: 4,
      submitted_count: 2,
      due_count: 3,
      on_time_count: 1,
      late_count: 1,
      mean_delay_hours: 35,
    })
    expect(row?.late.map((late) => late.user_smartreq_id)).toHaveLength(1)
  })

  it('counts the delay of feedback from the end of the interviewer’s own part of a sequence', async () => {
    const { one, two, hold, load } = await open()
    const panel = [
      { ...one, hours: 10 },
      { ...two, hours: 10 },
    ]
    const interviewUuid = await hold({ daysAgo: 5, panel })
    const earlier = sql`(select ends_at from interview i
      where i.interview_uuid = ${interviewUuid}) - make_interval(mins => 30)`
    await database.owner
      .update(interviewInterviewer)
      .set({ startsAt: earlier, endsAt: earlier })
      .where(eq(interviewInterviewer.userId, one.userId))
    const rows = (await load()).data
    const delayOf = ({ userId }: { userId: number }) =>
      rows.find((row) => row.user_id === userId)?.mean_delay_hours
    expect([delayOf(one), delayOf(two)]).toEqual([10.5, 10])
  })

  it('is empty where no one was interviewed', async () => {
    const { load } = await open()
    expect(await load()).toEqual({ data: [], meta: { page: 1, page_size: 25, total: 0 } })
  })

  it('is sorted, searched, filtered and paged', async () => {
    const { one, two, hold, load } = await open()
    await hold({ daysAgo: 5, panel: [one, { ...two, hours: 1 }] })
    await hold({ daysAgo: 6, panel: [{ ...two, hours: 1 }] })
    await hold({ daysAgo: 200, panel: [{ ...one, hours: 1 }] })
    const idsOf = async (query: string) => (await load(query)).data.map((row) => row.user_id)
    const [first, second] = [one.userId, two.userId]
    expect(await idsOf('')).toEqual([first, second])
    expect(await idsOf('ordering=-held')).toEqual([second, first])
    expect(await idsOf('ordering=held&page_size=1&page=2')).toEqual([second])
    expect(await idsOf('ordering=-on_time')).toEqual([second, first])
    expect(await idsOf('feedback=late')).toEqual([first])
    expect(await idsOf('search=nobody')).toEqual([])
    expect((await load('period=12_months&ordering=-held')).data[0]?.held_count).toBe(2)
    expect((await load('page_size=1')).meta.total).toBe(2)
  })

  it('tells the difference from the panel from five shared ratings on, agreement from ten', async () => {
    const { one, two, hold, load } = await open()
    const rated = (mine: number, theirs: number) => [
      { ...one, hours: 1, ratings: { [ATTRIBUTE]: mine } },
      { ...two, hours: 1, ratings: { [ATTRIBUTE]: theirs } },
    ]
    const rowOf = async () => (await load()).data.find((row) => row.user_id === one.userId)
    for (const value of [1, 2, 3, 4]) await hold({ daysAgo: 5, panel: rated(value, value + 1) })
    expect(await rowOf()).toMatchObject({ shared_count: 4, severity: null, agreement: null })
    for (const value of [1, 2]) await hold({ daysAgo: 5, panel: rated(value, value + 1) })
    expect(await rowOf()).toMatchObject({
      shared_count: 6,
      severity: -1,
      agreement: null,
      no_agreement_reason: 'few_ratings',
    })
    for (const value of [1, 2, 3, 4]) await hold({ daysAgo: 5, panel: rated(value, value + 1) })
    const row = await rowOf()
    expect([row?.shared_count, row?.agreement?.form, row?.no_agreement_reason]).toEqual([
      10,
      'icc_2_1',
      null,
    ])
  })

  it('says why there is no agreement', async () => {
    const { one, two, hold, load } = await open()
    await hold({ daysAgo: 5, panel: [{ ...one, hours: 1, ratings: { [ATTRIBUTE]: 3 } }] })
    const reasonOf = async () => (await load()).data[0]?.no_agreement_reason
    expect(await reasonOf()).toBe('one_rater')
    const panel = [one, two].map((who) => ({ ...who, hours: 1, ratings: { [ATTRIBUTE]: 3 } }))
    for (let count = 0; count < 10; count += 1) await hold({ daysAgo: 5, panel })
    expect(await reasonOf()).toBe('no_spread')
  })

  it('uses no rating of an interview in which the reader’s own feedback is to come', async () => {
    const { one, two, reader, hold, load } = await open()
    const panel = [one, two].map((who) => ({ ...who, hours: 1, ratings: { [ATTRIBUTE]: 3 } }))
    await hold({ daysAgo: 5, panel: [...panel, { ...reader, hours: null }] })
    const sharedOf = async () =>
      (await load()).data.find((row) => row.user_id === one.userId)?.shared_count
    expect(await sharedOf()).toBe(0)
    await hold({ daysAgo: 5, panel: [...panel, { ...reader, hours: 1 }] })
    expect(await sharedOf()).toBe(1)
  })

  it('is for users who see all requisitions of the company', async () => {
    const { url, company, reader, client } = await open()
    const interviewer = await buildStaff(database, { company, preset: 'Interviewer' })
    const stranger = await buildStaff(database, {
      company: await buildCompany(database),
      preset: 'Recruiter',
    })
    expect((await (await test.as(interviewer)).get(url)).status).toBe(403)
    expect((await (await test.as(stranger)).get(url)).status).toBe(403)
    const { accountId } = company
    await database.owner
      .insert(memberLimit)
      .values({ accountId, userId: reader.userId, jobKind: 'smartreq' })
    expect((await client.get(url)).status).toBe(403)
  })
})

describe('the reminder of late feedback', () => {
  it('is mailed once a day, and written into the trail', async () => {
    const { one, hold, load, remind } = await open()
    await hold({ daysAgo: 5, panel: [one] })
    expect((await remind(one.userId)).body.data).toEqual({ user_id: one.userId, is_sent: true })
    expect((await remind(one.userId)).body.data.is_sent).toBe(false)
    await test.sendMail()
    expect(await mailedTo(one.userId)).toEqual([expect.stringContaining('when=to_score')])
    expect((await load()).data[0]?.reminded_at).not.toBeNull()
    const trail = await database.owner
      .select({ action: auditEvent.action })
      .from(auditEvent)
      .where(eq(auditEvent.entityId, one.userId))
    expect(trail.filter(({ action }) => action === 'remind_of_feedback')).toHaveLength(1)
  })

  it('is not sent when nothing is late, and not to strangers', async () => {
    const { one, hold, remind } = await open()
    await hold({ daysAgo: 1, panel: [one] })
    expect((await remind(one.userId)).body.data.is_sent).toBe(false)
    const stranger = await buildStaff(database, {
      company: await buildCompany(database),
      preset: 'Recruiter',
    })
    expect((await remind(stranger.userId)).status).toBe(404)
  })
})

describe('the interview effort of a requisition', () => {
  it('counts the hours of all interviewers of interviews that were held', async () => {
    const { one, two, hold, client, jobId } = await open()
    const url = `/report/v1/interview-effort/job/${jobId}/`
    const effortOf = async (reader: Client) => (await reader.get(url)).body.data
    expect(await effortOf(client)).toEqual({
      held_count: 0,
      interviewer_hours: 0,
      interviewer_count: 0,
    })
    await hold({ daysAgo: 500, panel: [one, two] })
    await hold({ daysAgo: 2, panel: [one] })
    await hold({ daysAgo: 3, status: 'no_show', panel: [one] })
    await hold({ daysAgo: -3, status: 'scheduled', panel: [one] })
    expect(await effortOf(client)).toEqual({
      held_count: 2,
      interviewer_hours: 3,
      interviewer_count: 2,
    })
    const stranger = await buildStaff(database, {
      company: await buildCompany(database),
      preset: 'Recruiter',
    })
    expect((await (await test.as(stranger)).get(url)).status).toBe(404)
  })
})

/** A company with two interviewers, a requisition with one applicant, and who reads of it. */
async function open() {
  const company = await buildCompany(database)
  const staff = () => buildStaff(database, { company, preset: 'Recruiter' })
  const [reader, one, two] = [await staff(), await staff(), await staff()]
  const client = await test.as(reader)
  const plan = await buildInterviewPlan(test, { company, recruiter: client })
  const { userSmartreqId, person } = await buildInterviewee(test, { plan, recruiter: client })
  const { accountId } = company
  const url = `/report/v1/interviewers/account/${accountId}/`
  return {
    company,
    client,
    url,
    jobId: plan.jobId,
    reader: { userId: reader.userId },
    one: { userId: one.userId },
    two: { userId: two.userId },
    load: async (
      query = '',
    ): Promise<{ data: InterviewerLoad[]; meta: { total: number; page: number } }> =>
      (await client.get(`${url}?${query}`)).body,
    remind: (userId: number) =>
      client.post(
        `/smartreq/v1/account/${accountId}/feedback-reminders/`,
        { user_id: userId },
        { key: randomUUID() },
      ),
    hold: (given: Pick<Parameters<typeof buildHeldInterview>[1], 'daysAgo' | 'panel' | 'status'>) =>
      buildHeldInterview(database, {
        accountId,
        userSmartreqId,
        candidateId: person.userId,
        jobStepActivityId: plan.interviewActivityId,
        ...given,
      }),
  }
}

async function mailedTo(userId: number): Promise<string[]> {
  const rows = await database.owner
    .select({ text: mailboxMessage.text })
    .from(mailboxMessage)
    .innerJoin(appUser, eq(appUser.email, mailboxMessage.to))
    .where(eq(appUser.userId, userId))
  return rows.map(({ text }) => text)
}
