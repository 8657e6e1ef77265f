import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import type { PassRule } from '#contract/plan-editor/pass-rule.ts'
import type { PlanBody, ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildCandidate } from '#testing/candidate.ts'
import { stateOf } from '#testing/decisions.ts'
import { completeAndScore, weighOnly } from '#testing/pass-rules.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

const SIXTY: PassRule = { kind: 'min_score', min_score: 60 }

describe('the pass rule of a step', () => {
  it('is manual, unless the draft says something else', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const plan = await planOf(jobId)
    expect(plan.steps.map((step) => step.pass_rule)).toEqual([
      { kind: 'manual' },
      { kind: 'manual' },
    ])
    const saved = await save(jobId, { plan, rules: [SIXTY, { kind: 'manual' }] })
    expect(saved.body.data.steps.map((step: Step) => step.pass_rule)).toEqual([
      SIXTY,
      { kind: 'manual' },
    ])
  })

  it('stays when a change does not say, as an older screen does not', async () => {
    const { jobId } = await buildRequisition(database, { company })
    await save(jobId, { plan: await planOf(jobId), rules: [SIXTY] })
    const again = await save(jobId, { plan: await planOf(jobId), rules: [] })
    expect(again.body.data.steps[0].pass_rule).toEqual(SIXTY)
  })

  it('is copied with its requisition', async () => {
    const { jobId } = await buildRequisition(database, { company })
    await save(jobId, { plan: await planOf(jobId), rules: [SIXTY] })
    const url = `/job/v1/job-duplicate/${jobId}/`
    const { new_job_id: copy } = (await recruiter.post(url, {}, { key: randomUUID() })).body.data
    expect((await planOf(copy)).steps[0]?.pass_rule).toEqual(SIXTY)
  })

  it('goes for who applies after its publication; who is under way keeps theirs', async () => {
    const requisition = await buildRequisition(database, { company })
    const { jobId } = requisition
    const before = await buildCandidate(test, { requisition })
    const saved = await save(jobId, { plan: await planOf(jobId), rules: [{ kind: 'all_done' }] })
    const { revision } = saved.body.data
    const url = `/smartreq/v1/${jobId}/screening-plan/publish/`
    expect((await recruiter.post(url, { revision }, { key: randomUUID() })).status).toBe(200)
    for (const slug of ['personality', 'competencies'])
      await completeAndScore(test, { candidate: before, slug })
    expect(await stateOf(test, before.application)).toEqual([
      'new',
      'awaiting_decision',
      requisition.stepIds[0],
    ])
  })

  it.each([
    { kind: 'min_score', min_score: -1 },
    { kind: 'min_score', min_score: 101 },
    { kind: 'min_score', min_score: 59.5 },
    { kind: 'min_score', min_score: '60' },
    { kind: 'min_score' },
    { kind: 'never' },
    null,
  ])('is refused as %o', async (rule) => {
    const { jobId } = await buildRequisition(database, { company })
    const { revision, steps } = await planOf(jobId)
    const body = { revision, steps: steps.map((step) => ({ ...bodyOf(step), pass_rule: rule })) }
    const url = `/smartreq/v1/${jobId}/screening-plan/`
    const refused = await recruiter.put(url, body, { key: randomUUID() })
    expect([refused.status, refused.body.error.code]).toEqual([400, 'validation_failed'])
    expect((await planOf(jobId)).revision).toBe(revision)
  })
})

describe('a plan with rules', () => {
  it('cannot ask for a score where nothing with a weight is measured', async () => {
    const requisition = await buildRequisition(database, { company })
    const { jobId } = requisition
    const saved = await save(jobId, { plan: await planOf(jobId), rules: [SIXTY] })
    expect(saved.body.data.problems).toMatchObject([{ code: 'rule_needs_score', step: 0 }])
    await weighOnly(test, { requisition, slug: 'customer-focus' })
    expect((await planOf(jobId)).problems).toEqual([])
  })

  it('cannot be passed where nothing is required', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const rules: PassRule[] = [{ kind: 'manual' }, { kind: 'all_done' }]
    const { problems } = (await save(jobId, { plan: await planOf(jobId), rules })).body.data
    expect(problems).toMatchObject([{ code: 'rule_needs_activity', step: 1 }])
  })

  it('has each of its steps once', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const plan = await planOf(jobId)
    const [first] = plan.steps
    const twice = { ...plan, steps: [...plan.steps, ...(first === undefined ? [] : [first])] }
    expect((await save(jobId, { plan: twice, rules: [] })).status).toBe(400)
  })
})

type Step = ScreeningPlan['steps'][number]

async function planOf(jobId: number): Promise<ScreeningPlan> {
  return (await recruiter.get(`/smartreq/v1/${jobId}/screening-plan/`)).body.data
}

function save(jobId: number, { plan, rules }: { plan: ScreeningPlan; rules: readonly PassRule[] }) {
  const { revision } = plan
  const steps = plan.steps.map((step, index) => {
    const rule = rules[index]
    return { ...bodyOf(step), ...(rule === undefined ? {} : { pass_rule: rule }) }
  })
  const url = `/smartreq/v1/${jobId}/screening-plan/`
  return recruiter.put(url, { revision, steps }, { key: randomUUID() })
}

function bodyOf({
  job_step_id,
  title,
  standard_title,
  activities,
}: Step): PlanBody['steps'][number] {
  return {
    job_step_id,
    title,
    standard_title,
    activities: activities.map(({ job_step_activity_id, asmt_id, is_required }) => ({
      job_step_activity_id,
      asmt_id,
      is_required,
    })),
  }
}
