import { randomUUID } from 'node:crypto'

import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { MyCalibration } from '#contract/interviews/interview-calibration.ts'
import { attributeType } from '#server/db/schema/assessment.ts'
import { interviewFeedback } from '#server/db/schema/interview-feedback.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildHeldInterview, type PanelMember } from '#testing/held-interviews.ts'
import { buildInterviewee, buildInterviewPlan } from '#testing/interviews.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const plan = await buildInterviewPlan(test, { company, recruiter })
const { userSmartreqId, person } = await buildInterviewee(test, { plan, recruiter })
const [teamwork = 0, reliability = 0] = await attributeIds('teamwork', 'reliability')

describe('an interviewer’s own numbers', () => {
  it('are empty before there is any feedback', async () => {
    const { mine } = await open()
    expect(await mine()).toMatchObject({
      submitted_count: 0,
      due_count: 0,
      attributes: [],
      shared_interview_count: 0,
      months: [],
    })
  })

  it('compare ratings with those of colleagues in the same interviews, from five on', async () => {
    const { me, colleague, mine, hold } = await open()
    const panel = [
      { ...me, hours: 1, ratings: { [teamwork]: 2 } },
      { ...colleague, hours: 1, ratings: { [teamwork]: 4 } },
    ]
    for (const daysAgo of [3, 4, 5, 6]) await hold({ daysAgo, panel })
    await hold({ daysAgo: 7, panel: [{ ...me, hours: 1, ratings: { [teamwork]: 5 } }] })
    expect(attributeOf(await mine())).toMatchObject({
      own_count: 5,
      own_mean: 2.6,
      shared_count: 4,
      comparison: null,
    })
    await hold({ daysAgo: 8, panel })
    expect(attributeOf(await mine())).toMatchObject({
      own_count: 6,
      shared_count: 5,
      comparison: { own_mean: 2, panel_mean: 4, difference: -2 },
    })
  })

  it('use no feedback of colleagues before the own one is submitted, nor a draft of theirs', async () => {
    const { me, colleague, mine, hold } = await open()
    const theirs = { ...colleague, hours: 1, ratings: { [teamwork]: 4 } }
    const own = { ratings: { [teamwork]: 2 }, ...me }
    for (const daysAgo of [3, 4, 5, 6, 7])
      await hold({ daysAgo, panel: [{ ...own, hours: null }, theirs] })
    expect(await mine()).toMatchObject({
      submitted_count: 0,
      attributes: [],
      shared_interview_count: 0,
    })
    for (const daysAgo of [3, 4, 5, 6, 7])
      await hold({
        daysAgo,
        panel: [
          { ...own, hours: 1 },
          { ...theirs, hours: null },
        ],
      })
    const { attributes, shared_interview_count: shared } = await mine()
    expect([attributes[0]?.shared_count, shared]).toEqual([0, 0])
  })

  it('leave out an interview whose feedback is unlocked, until it is submitted again', async () => {
    const { me, colleague, mine, hold } = await open()
    const both = [me, colleague].map((one) => ({ ...one, hours: 1, ratings: { [teamwork]: 3 } }))
    const uuid = await hold({ daysAgo: 3, panel: both })
    await database.owner
      .update(interviewFeedback)
      .set({ status: 'unlocked' })
      .where(eq(interviewFeedback.interviewUuid, uuid))
    const { attributes, on_time_count, late_count } = await mine()
    expect([attributes, on_time_count, late_count]).toEqual([[], 1, 0])
  })

  it('compare recommendations in the interviews that were shared, from five on', async () => {
    const { me, colleague, mine, hold } = await open()
    const panel: PanelMember[] = [
      { ...me, hours: 1, recommendation: 'no' },
      { ...colleague, hours: 1, recommendation: 'yes' },
    ]
    await hold({ daysAgo: 2, panel: [{ ...me, hours: 1, recommendation: 'no' }] })
    for (const daysAgo of [3, 4, 5, 6]) await hold({ daysAgo, panel })
    expect((await mine()).recommendations.map((one) => one.comparison)).toEqual(
      Array.from({ length: 5 }, () => null),
    )
    await hold({ daysAgo: 7, panel })
    const { recommendations, submitted_count, shared_interview_count } = await mine()
    expect([submitted_count, shared_interview_count]).toEqual([6, 5])
    expect(recommendations).toContainEqual({
      recommendation: 'no',
      own_count: 6,
      comparison: { own_count: 5, panel_count: 0 },
    })
    expect(recommendations).toContainEqual({
      recommendation: 'yes',
      own_count: 0,
      comparison: { own_count: 0, panel_count: 5 },
    })
  })

  it('count feedback as on time for 48 hours, and as late after that', async () => {
    const { me, mine, hold } = await open()
    await hold({ daysAgo: 5, panel: [{ ...me, hours: 47 }] })
    await hold({ daysAgo: 5, panel: [{ ...me, hours: 49 }] })
    await hold({ daysAgo: 5, panel: [me] })
    await hold({ daysAgo: 1, panel: [me] })
    await hold({ daysAgo: 5, status: 'no_show', panel: [me] })
    expect(await mine()).toMatchObject({ due_count: 3, on_time_count: 1, late_count: 1 })
  })

  it('keep to the period, and go by month', async () => {
    const { me, mine, hold } = await open()
    const rated = (value: number) => [{ ...me, hours: 1, ratings: { [reliability]: value } }]
    await hold({ daysAgo: 10, panel: rated(5) })
    await hold({ daysAgo: 200, panel: rated(1) })
    await hold({ daysAgo: 500, panel: rated(2) })
    expect((await mine()).months).toMatchObject([{ rating_count: 1, rating_mean: 5 }])
    expect((await mine('12_months')).submitted_count).toBe(2)
    expect((await mine('all')).months.map((one) => one.rating_mean)).toEqual([2, 1, 5])
  })

  it('are of no other company', async () => {
    const other = await buildCompany(database)
    const stranger = await test.as(
      await buildStaff(database, { company: other, preset: 'Recruiter' }),
    )
    const url = `/report/v1/my-interview-calibration/account/${company.accountId}/`
    expect((await stranger.get(url)).status).toBe(403)
    const candidate = await test.as(person)
    expect((await candidate.get(url)).status).toBe(403)
  })

  it('refuse a period that does not exist', async () => {
    const { client, url } = await open()
    const { status, body } = await client.get(`${url}?period=2_days`)
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['period']])
  })
})

describe('the first submission', () => {
  it('is what counts as on time, however often the feedback is unlocked', async () => {
    const { me, hold, client, mine } = await open()
    const uuid = await hold({ daysAgo: 5, panel: [{ ...me, hours: 1 }] })
    await recruiter.post(
      `/smartreq/v1/interviews/${uuid}/unlock/`,
      { user_id: me.userId, reason: 'One answer is missing' },
      { key: randomUUID() },
    )
    const sent = await client.post(
      `/user-response/v1/interview-questions/${uuid}/`,
      { entries: {}, submitted_at: new Date().toISOString() },
      { key: randomUUID() },
    )
    expect(sent.status).toBe(200)
    expect(await mine()).toMatchObject({ due_count: 1, on_time_count: 1 })
  })
})

/** Two interviewers whom no other test knows, and what one of them reads. */
async function open() {
  const [me, colleague] = [await staff(), await staff()]
  const client = await test.as(me)
  const url = `/report/v1/my-interview-calibration/account/${company.accountId}/`
  return {
    me: { userId: me.userId },
    colleague: { userId: colleague.userId },
    client,
    url,
    mine: async (period = '90_days'): Promise<MyCalibration> =>
      (await client.get(`${url}?period=${period}`)).body.data,
    hold: (given: Pick<Parameters<typeof buildHeldInterview>[1], 'daysAgo' | 'panel' | 'status'>) =>
      buildHeldInterview(database, {
        accountId: company.accountId,
        userSmartreqId,
        candidateId: person.userId,
        jobStepActivityId: plan.interviewActivityId,
        ...given,
      }),
  }
}

// Recruiters see every requisition: what is tested is not who may open one.
function staff() {
  return buildStaff(database, { company, preset: 'Recruiter' })
}

function attributeOf({ attributes }: MyCalibration) {
  return attributes.find((one) => one.attribute_type_id === teamwork)
}

async function attributeIds(...slugs: string[]): Promise<number[]> {
  const rows = await database.owner
    .select({ slug: attributeType.slug, id: attributeType.attributeTypeId })
    .from(attributeType)
    .where(inArray(attributeType.slug, slugs))
  return slugs.map((slug) => rows.find((row) => row.slug === slug)?.id ?? 0)
}
