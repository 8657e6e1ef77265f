import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { InterviewFeedback } from '#contract/interviews/interview-feedback.ts'
import { interview } from '#server/db/schema/interview.ts'
import { application, jobTeam } from '#server/db/schema/requisition.ts'
import { buildCompany, buildStaff, only } from '#testing/builders.ts'
import { buildInterview } from '#testing/conducted-interviews.ts'
import { buildInterviewee, buildInterviewPlan } from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const staff = (preset: 'Recruiter' | 'Interviewer') => buildStaff(database, { company, preset })
const recruiter = await test.as(await staff('Recruiter'))
const plan = await buildInterviewPlan(test, { company, recruiter })
const job = { accountId: company.accountId, jobId: plan.jobId }

describe('the feedback of an interviewer', () => {
  it('is stored entry by entry, of each the newest, and sent as often as one likes', async () => {
    const { one, url } = await open()
    const key = randomUUID()
    const first = { entries: { 'note:conflict': entry('Calm.', 2) }, submitted_at: null }
    expect((await one.post(url, first, { key })).status).toBe(200)
    expect((await one.post(url, first, { key })).status).toBe(200)
    await save({
      by: one,
      url,
      entries: { 'note:conflict': entry('Late.', 1), 'rating:conflict': entry(4, 3) },
    })
    const { data } = (await one.get(url)).body
    expect(data.feedback.status).toBe('draft')
    expect(valuesOf(data.feedback.entries)).toEqual({
      'note:conflict': 'Calm.',
      'rating:conflict': 4,
    })
  })

  it('takes no entry from the future to outrank what is written until then', async () => {
    const { one, url } = await open()
    const ahead = { value: 'Ahead', at: new Date(Date.now() + 3_600_000).toISOString() }
    await save({ by: one, url, entries: { summary: ahead } })
    await save({
      by: one,
      url,
      entries: { summary: { value: 'Now', at: new Date().toISOString() } },
    })
    expect(valuesOf((await one.get(url)).body.data.feedback.entries)).toEqual({ summary: 'Now' })
  })

  it.each([
    ['a question that is not asked', 'note:other', 'x'],
    ['a rating beyond the scale', 'rating:conflict', 6],
    ['a rating in words', 'rating:conflict', 'good'],
    ['a recommendation of its own', 'recommendation', 'perhaps'],
    ['a note that is too long', 'note:conflict', 'x'.repeat(5001)],
    ['the prototype', '__proto__x', 'x'],
  ])('refuses %s, and names it', async (_, key, value) => {
    const { one, url } = await open()
    const { status, body } = await save({ by: one, url, entries: { [key]: entry(value, 1) } })
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [key]])
  })

  it('is not submitted without a recommendation', async () => {
    const { one, url } = await open()
    const { status, body } = await submit({ by: one, url, entries: {}, recommendation: '' })
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['recommendation']])
  })

  it('is written by no one but the interviewers, and not after it was submitted', async () => {
    const { one, url } = await open()
    expect((await save({ by: recruiter, url, entries: {} })).body.error.code).toBe(
      'not_an_interviewer',
    )
    expect((await recruiter.get(url)).body.error.code).toBe('not_an_interviewer')
    await submit({ by: one, url })
    const { body } = await save({ by: one, url, entries: { summary: entry('More', 9) } })
    expect(body.error.code).toBe('feedback_submitted')
  })

  it('has a page whose address is told to its interviewers, and to no one else', async () => {
    const { one, url, interviewUuid } = await open()
    const linkUrl = url.replace('interview-questions', 'interview-link')
    const { interview_link: link } = (await one.get(linkUrl)).body.data
    expect(new URL(link).pathname).toBe(`/interview/${interviewUuid}`)
    expect((await recruiter.get(linkUrl)).body.error.code).toBe('not_an_interviewer')
    const missing = `/user-response/v1/interview-link/${randomUUID()}/`
    expect((await one.get(missing)).status).toBe(404)
  })

  it('is not taken for an interview that was cancelled', async () => {
    const { one, url, interviewUuid } = await open()
    await database.owner
      .update(interview)
      .set({ status: 'cancelled' })
      .where(eq(interview.interviewUuid, interviewUuid))
    expect((await one.get(url)).status).toBe(404)
    expect((await save({ by: one, url, entries: {} })).status).toBe(404)
  })
})

describe('what colleagues read', () => {
  it('is hidden from an interviewer until theirs is submitted, and not from others', async () => {
    const { one, two, url, list } = await open()
    await submit({ by: one, url, entries: { summary: entry('Strong', 1) } })
    const hidden = await list(two)
    expect(hidden).toMatchObject({ is_hidden: true, is_interviewer: true })
    expect(hidden.feedback.map(({ entries }) => entries)).toEqual([null, null])
    expect(JSON.stringify(hidden)).not.toContain('Strong')
    expect(JSON.stringify(await list(recruiter))).toContain('Strong')
    await submit({ by: two, url, entries: {}, recommendation: 'no' })
    const shown = await list(two)
    expect(shown.is_hidden).toBe(false)
    expect(JSON.stringify(shown)).toContain('Strong')
  })

  it('never has a draft in it', async () => {
    const { one, url, list } = await open()
    await save({ by: one, url, entries: { summary: entry('Not yet said', 1) } })
    expect(JSON.stringify(await list(recruiter))).not.toContain('Not yet said')
  })

  it('reaches no candidate', async () => {
    const { one, url, candidate } = await open()
    await submit({ by: one, url })
    expect((await candidate.get(url)).status).toBe(404)
  })
})

describe('an interview', () => {
  it('is complete once all have submitted, and the application waits for a decision', async () => {
    const { one, two, url, stateOf } = await open()
    await submit({ by: one, url })
    expect(await stateOf()).toEqual(['awaiting_feedback', 'not_started'])
    await submit({ by: two, url })
    expect(await stateOf()).toEqual(['complete', 'awaiting_decision'])
  })

  it('is complete as well when the last two submit at the same moment', async () => {
    const { one, two, url, stateOf } = await open()
    await Promise.all([submit({ by: one, url }), submit({ by: two, url })])
    expect(await stateOf()).toEqual(['complete', 'awaiting_decision'])
  })

  it('waits again for a feedback that is unlocked, with the reason in the history', async () => {
    const { one, two, url, unlock, stateOf, idOf } = await open()
    await Promise.all([submit({ by: one, url }), submit({ by: two, url })])
    expect((await unlock(two, await idOf(one))).status).toBe(403)
    expect((await unlock(recruiter, await idOf(one))).status).toBe(200)
    expect((await stateOf())[0]).toBe('awaiting_feedback')
    const { feedback } = (await one.get(url)).body.data
    expect(feedback).toMatchObject({ status: 'unlocked', unlock_reason: 'One answer is missing' })
    expect((await unlock(recruiter, await idOf(one))).body.error.code).toBe(
      'feedback_not_submitted',
    )
    await submit({ by: one, url, entries: { summary: entry('And this', 50) } })
    expect((await stateOf())[0]).toBe('complete')
  })
})

/** An interview of two interviewers, under way. */
async function open() {
  const { client: candidate, userSmartreqId } = await buildInterviewee(test, { plan, recruiter })
  const people = [await staff('Interviewer'), await staff('Interviewer')]
  await database.owner
    .insert(jobTeam)
    .values(people.map(({ userId }) => ({ ...job, userId, teamRole: 'interviewer' })))
  const interviewUuid = await buildInterview(database, {
    accountId: company.accountId,
    userSmartreqId,
    jobStepActivityId: plan.interviewActivityId,
    interviewerIds: people.map(({ userId }) => userId),
  })
  const [one, two] = await Promise.all(people.map((person) => test.as(person)))
  if (one === undefined || two === undefined) throw new Error('Two interviewers are needed.')
  const url = `/user-response/v1/interview-questions/${interviewUuid}/`
  const listUrl = `/smartreq/v1/user-smartreq/${userSmartreqId}/interview-feedback/`
  return {
    one,
    two,
    candidate,
    url,
    interviewUuid,
    list: async (reader: Client) => {
      const rows: InterviewFeedback[] = (await reader.get(listUrl)).body.data
      return only(rows)
    },
    unlock: (by: Client, userId: number) =>
      by.post(
        `/smartreq/v1/interviews/${interviewUuid}/unlock/`,
        { user_id: userId, reason: 'One answer is missing' },
        { key: randomUUID() },
      ),
    idOf: async (client: Client) => (client === one ? people[0]?.userId : people[1]?.userId) ?? 0,
    stateOf: async () => {
      const held = only(
        await database.owner
          .select({ status: interview.status, step: application.stepStatus })
          .from(interview)
          .innerJoin(application, eq(application.userSmartreqId, interview.userSmartreqId))
          .where(eq(interview.interviewUuid, interviewUuid)),
      )
      return [held.status, held.step]
    },
  }
}

type Entries = Record<string, { value: string | number | null; at: string }>

type Writing = { by: Client; url: string; entries?: Entries; recommendation?: string }

function save({ by, url, entries = {} }: Writing) {
  return by.post(url, { entries, submitted_at: null }, { key: randomUUID() })
}

/** Without a recommendation where that is empty. */
function submit({ by, url, entries = {}, recommendation = 'yes' }: Writing) {
  const said = recommendation === '' ? {} : { recommendation: entry(recommendation, 20) }
  const body = { entries: { ...entries, ...said }, submitted_at: new Date().toISOString() }
  return by.post(url, body, { key: randomUUID() })
}

/** Written so many seconds after a moment that is past. */
function entry(value: string | number, seconds: number) {
  return { value, at: new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString() }
}

function valuesOf(entries: Entries) {
  return Object.fromEntries(Object.entries(entries).map(([key, { value }]) => [key, value]))
}
