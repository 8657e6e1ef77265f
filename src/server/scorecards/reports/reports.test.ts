import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { reportSchema, reportScoreSchema } from '#contract/reports/reports.ts'
import { scorecardSchema } from '#contract/scorecards/scorecards.ts'
import { application } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildCandidate, startAttempt } from '#testing/candidate.ts'
import { completeAndScore } from '#testing/pass-rules.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const INSTRUMENTS = ['interests', 'values', 'numerical', 'video-introduction']

async function applicant() {
  const company = await buildCompany(database)
  const requisition = await buildRequisition(database, { company, instruments: INSTRUMENTS })
  const candidate = await buildCandidate(test, { requisition })
  const url = `/user/v1/assessments/${candidate.person.userId}/`
  return { company, candidate, url, list: () => candidate.client.get(url) }
}

describe('my reports', () => {
  it('lists what is finished and scored, not what is open or under way', async () => {
    const { candidate, list } = await applicant()
    await startAttempt(candidate, { slug: 'values' })
    expect((await list()).body.data).toEqual([])
    await completeAndScore(test, { candidate, slug: 'interests', value: 4 })
    const reply = await list()
    expect(reply.body.data).toMatchObject([
      { kind: 'interests', report_kind: 'questionnaire', is_ready: true },
    ])
  })

  it('shows the scores of the scorecard, said to the candidate, without the research names of the scales', async () => {
    const { company, candidate, url, list } = await applicant()
    await completeAndScore(test, { candidate, slug: 'interests', value: 4 })
    const [{ user_step_activity_id: id }] = (await list()).body.data
    const reply = await candidate.client.get(`${url}report/${id}/`)
    const report = reportSchema.parse(reply.body.data)
    expect(JSON.stringify(report)).not.toContain('Enterprising')

    const staff = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    const { userSmartreqId } = candidate.application
    const card = await staff.get(`/smartreq/v1/user-smartreq/${userSmartreqId}/scorecard/`)
    const { activities } = scorecardSchema.parse(card.body.data)
    const activity = activities.find((one) => one.user_step_activity_id === id)
    const shown = activity?.scores.map((score) => reportScoreSchema.parse(score))
    const withoutWords = (scores = report.scores) =>
      scores.map(({ explanation: _explanation, ...score }) => score)
    expect(withoutWords()).toEqual(withoutWords(shown))
    const said = (scores = report.scores) => scores.map(({ explanation }) => explanation?.en)
    for (const text of said()) expect(text).toMatch(/^How much you like to/)
    for (const text of said(shown)) expect(text).toMatch(/^How much the person likes to/)
    expect(report.scores.map(({ score }) => score)).toEqual([75, 75, 75, 75, 75, 75])
  })

  it('shows a skill test as a score, without what was answered or would have been right', async () => {
    const { candidate, url, list } = await applicant()
    await completeAndScore(test, { candidate, slug: 'numerical', value: 1 })
    const [summary] = (await list()).body.data
    expect(summary.report_kind).toBe('skill-test')
    const reply = await candidate.client.get(`${url}report/${summary.user_step_activity_id}/`)
    expect(reply.body.data.scores).toMatchObject([{ items: 20, metric: 'pomp' }])
    expect(JSON.stringify(reply.body)).not.toMatch(/question_id|"right"|"value"/)
  })

  it('answers not_found for the reports of others, in their name and in one’s own', async () => {
    const theirs = await applicant()
    await completeAndScore(test, { candidate: theirs.candidate, slug: 'interests' })
    const [{ user_step_activity_id: id }] = (await theirs.list()).body.data
    const own = await applicant()
    const { client } = own.candidate
    for (const url of [theirs.url, `${theirs.url}report/${id}/`, `${own.url}report/${id}/`]) {
      const reply = await client.get(url)
      expect([url, reply.status, reply.body.error?.code]).toEqual([url, 404, 'not_found'])
    }
  })

  it('answers not_found for a report that does not exist, and for one that is not finished', async () => {
    const { candidate, url } = await applicant()
    await startAttempt(candidate, { slug: 'interests' })
    expect((await candidate.client.get(`${url}report/999999999/`)).status).toBe(404)
    const started = await candidate.client.get(
      `/user/v1/progress-tracker/user/${candidate.person.userId}/ref/${candidate.application.refId}/`,
    )
    const { activities } = started.body.data.steps[0]
    for (const { user_step_activity_id: id } of activities)
      expect((await candidate.client.get(`${url}report/${id}/`)).status).toBe(404)
  })

  it('ends with the application that the company deleted', async () => {
    const { candidate, list } = await applicant()
    await completeAndScore(test, { candidate, slug: 'interests' })
    expect((await list()).body.data).toHaveLength(1)
    const { userSmartreqId } = candidate.application
    await database.owner
      .update(application)
      .set({ deletedAt: new Date() })
      .where(eq(application.userSmartreqId, userSmartreqId))
    expect((await list()).body.data).toEqual([])
  })
})
