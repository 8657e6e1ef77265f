import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { activityOf, buildCandidate } from '#testing/candidate.ts'
import { applyByPlan, publishActivity } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const URL = '/integration/v1/vendor-assessments/'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const requisition = await buildRequisition(database, {
  company,
  instruments: ['language-test', 'competencies'],
})
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

describe('the order of a language test', () => {
  it('gives the link at which the candidate takes it, and the id of each part', async () => {
    const own = await buildRequisition(database, { company, instruments: ['language-test'] })
    const settings = { kind: 'language-test', language: 'es', instruction_language: 'fr' } as const
    await publishActivity(recruiter, { jobId: own.jobId, settings })
    const {
      client,
      application,
      requisition: at,
    } = await applyByPlan(test, {
      ...own,
      slug: 'language-test',
    })
    const { jobStepActivityId } = activityOf(at, 'language-test')
    const body = { job_step_activity_id: jobStepActivityId, ref_id: application.refId }
    const key = randomUUID()
    const reply = await client.post(URL, body, { key })
    expect(reply.status).toBe(200)
    const { pathname, searchParams } = new globalThis.URL(reply.body.data.assessmentAccessURL)
    expect(pathname).toBe('/user/assessment-instruction')
    // Neither the token nor the refresh value of a session: such a link ends up in histories and logs.
    expect(Object.fromEntries(searchParams)).toEqual({
      ref: String(application.refId),
      activity: String(jobStepActivityId),
    })
    expect(reply.body.data.vendor_id).toBe(1)
    expect(reply.body.data.vendor_assessments).toEqual(
      ['reading', 'listening', 'writing', 'speaking'].map((part) => ({
        external_vendor_asmt_id: `${part}|es|fr`,
      })),
    )
    expect((await client.post(URL, body, { key })).body).toEqual(reply.body)
  })

  it('is refused for another kind of activity, for that of another person, and for none', async () => {
    const candidate = await buildCandidate(test, { requisition })
    const stranger = await buildCandidate(test, { requisition })
    const language = activityOf(requisition, 'language-test').jobStepActivityId
    const other = activityOf(requisition, 'competencies').jobStepActivityId
    const { refId } = candidate.application
    const order = (client: typeof stranger.client, job_step_activity_id: number) =>
      client.post(URL, { job_step_activity_id, ref_id: refId }, { key: randomUUID() })
    expect((await order(candidate.client, language)).status).toBe(200)
    expect((await order(candidate.client, other)).status).toBe(404)
    expect((await order(stranger.client, language)).status).toBe(404)
    expect((await order(candidate.client, 987_654_321)).status).toBe(404)
    expect((await order(test.client(), language)).status).toBe(401)
  })
})

describe('the vendors of a company', () => {
  const listUrl = (accountId: number) => `/integration/v1/vendors/account/${accountId}/`

  it('have the language test under number 1, for all who work there', async () => {
    const reply = await recruiter.get(listUrl(company.accountId))
    expect(reply.body.data).toEqual([
      { vendor_id: 1, name: 'Fairlead', kind: 'language-test', is_enabled: true },
    ])
  })

  it('are told to no one else', async () => {
    const other = await buildCompany(database)
    expect((await recruiter.get(listUrl(other.accountId))).status).toBe(403)
    expect((await recruiter.get(listUrl(987_654_321))).status).toBe(403)
    const candidate = await buildCandidate(test, { requisition })
    expect((await candidate.client.get(listUrl(company.accountId))).status).toBe(403)
  })
})
