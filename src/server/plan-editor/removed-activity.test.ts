import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import type { ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildCandidate } from '#testing/candidate.ts'
import { completeAndScore } from '#testing/pass-rules.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

it('an activity that was answered is readable after it was removed from the plan', async () => {
  const company = await buildCompany(database)
  const requisition = await buildRequisition(database, { company })
  const { jobId } = requisition
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const candidate = await buildCandidate(test, { requisition })
  await completeAndScore(test, { candidate, slug: 'competencies' })

  const url = `/smartreq/v1/${jobId}/screening-plan/`
  const plan: ScreeningPlan = (await recruiter.get(url)).body.data
  const steps = plan.steps.map(({ job_step_id, title, standard_title, activities }) => ({
    job_step_id,
    title,
    standard_title,
    activities: activities
      .filter(({ kind }) => kind !== 'competencies')
      .map(({ job_step_activity_id, asmt_id, is_required }) => ({
        job_step_activity_id,
        asmt_id,
        is_required,
      })),
  }))
  const key = () => ({ key: randomUUID() })
  const saved = await recruiter.put(url, { revision: plan.revision, steps }, key())
  const { revision } = saved.body.data
  expect((await recruiter.post(`${url}publish/`, { revision }, key())).status).toBe(200)

  const { userSmartreqId } = candidate.application
  const card = await recruiter.get(`/smartreq/v1/user-smartreq/${userSmartreqId}/scorecard/`)
  const competencies = card.body.data.activities.find(
    ({ title }: { title: { en: string } }) => title.en === 'Competencies',
  )
  expect(competencies.status).toBe('scored')
  expect(competencies.scores.length).toBeGreaterThan(0)
})
