import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { AutomationWhat } from '#contract/automation/automation.ts'
import { everyType } from '#contract/examples/screening-questions.ts'
import type { PassRule } from '#contract/plan-editor/pass-rule.ts'
import { scoreAttempt } from '#server/assessments/score-attempt.ts'
import { jobStep } from '#server/db/schema/requisition.ts'
import { columnsOf } from '#server/plan-editor/pass-rules.ts'
import { automationUrl, ruleBody, runRules } from '#testing/automation.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { revision, save, startAttempt, submit } from '#testing/candidate.ts'
import { stateOf } from '#testing/decisions.ts'
import { applyByPlan, publishQuestions, SCREENING_SLUG } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database, clock, jobs } = test
const { owner } = database
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

const ASKED = everyType.slice(0, 2).map((question) => ({ ...question, is_required: false }))
const MET = { license: 1, shifts: [1, 2] }
const NO_LICENSE = { ...MET, license: 2 }
const NEITHER = { license: 2, shifts: [1, 3] }

describe('a knock-out answer', () => {
  it('is counted in the row and on the scorecard once it is submitted', async () => {
    const { jobId, answer } = await meet()
    const one = await answer(NEITHER)
    const rowOf = async () => only((await recruiter.get(listOf(jobId))).body.data)
    expect(await rowOf()).toMatchObject({ knock_out_count: 2 })
    const url = `/smartreq/v1/user-smartreq/${one.userSmartreqId}/scorecard/`
    expect((await recruiter.get(url)).body.data.applicant).toMatchObject({ knock_out_count: 2 })
  })

  it('does not count before the submission', async () => {
    const { requisition, jobId } = await meet()
    const candidate = await applyByPlan(test, requisition)
    const attemptId = await startAttempt(candidate, { slug: SCREENING_SLUG })
    const answers = [revision('license', { value: 2 })]
    expect((await save(candidate.client, { attemptId, answers })).status).toBe(200)
    expect(only((await recruiter.get(listOf(jobId))).body.data)).toMatchObject({
      knock_out_count: 0,
    })
  })

  it('narrows the lists of one requisition and of all, and what is counted beside them', async () => {
    const { jobId, answer } = await meet()
    const met = await answer(MET)
    const failed = await answer(NO_LICENSE)
    const idsOf = async (url: string) =>
      (await recruiter.get(url)).body.data.map(
        (row: { user_smartreq_id: number }) => row.user_smartreq_id,
      )
    expect(await idsOf(`${listOf(jobId)}?knock_out=with`)).toEqual([failed.userSmartreqId])
    expect(await idsOf(`${listOf(jobId)}?knock_out=without`)).toEqual([met.userSmartreqId])
    const all = `/smartreq/v1/account/${company.accountId}/applicants/?knock_out=with`
    expect(await idsOf(all)).toContain(failed.userSmartreqId)
    expect(await idsOf(all)).not.toContain(met.userSmartreqId)
    const counts = await recruiter.get(`${listOf(jobId)}counts/?knock_out=with`)
    expect(counts.body.data.status.new).toBe(1)
    expect((await recruiter.get(`${listOf(jobId)}?knock_out=yes`)).status).toBe(400)
  })
})

describe('a rule of the requisition', () => {
  it.each([
    [false, 'rejected', 'new'],
    [true, 'new', 'rejected'],
  ])('that asks whether there is one (%s) acts on those alone', async (hasOne, met, failed) => {
    const at = await meet()
    await switchOn(at.jobId, [{ kind: 'knock_out', has_knock_out: hasOne }])
    const first = await at.answer(MET)
    const second = await at.answer(NO_LICENSE)
    await runRules(test)
    expect((await stateOf(test, first))[0]).toBe(met)
    expect((await stateOf(test, second))[0]).toBe(failed)
  })
})

describe('the pass rule of a step', () => {
  it('lets an applicant without a knock-out answer pass, and leaves the others to staff', async () => {
    const at = await meet({ kind: 'all_done' })
    const met = await at.answer(MET)
    const failed = await at.answer(NO_LICENSE)
    expect((await stateOf(test, met)).slice(0, 2)).toEqual(['new', 'passed'])
    expect((await stateOf(test, failed)).slice(0, 2)).toEqual(['new', 'awaiting_decision'])
  })
})

/** A requisition that asks two questions with a knock-out each, and a way to apply to it. */
async function meet(rule: PassRule = { kind: 'manual' }) {
  const requisition = await buildRequisition(database, { company })
  const { jobId } = requisition
  await publishQuestions(recruiter, { jobId, questions: ASKED })
  await owner.update(jobStep).set(columnsOf(rule)).where(eq(jobStep.jobId, jobId))
  const answer = async (values: Readonly<Record<string, unknown>>) => {
    const candidate = await applyByPlan(test, requisition)
    const attemptId = await startAttempt(candidate, { slug: SCREENING_SLUG })
    const answers = Object.entries(values).map(([id, value]) => revision(id, { value }))
    expect((await save(candidate.client, { attemptId, answers })).status).toBe(200)
    expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
    const { accountId } = requisition
    await scoreAttempt({ database, now: clock.now, jobs }, { accountId, attemptId })
    return candidate.application
  }
  return { requisition, jobId, answer }
}

async function switchOn(jobId: number, conditions: AutomationWhat['conditions']): Promise<void> {
  const url = automationUrl(jobId)
  const [reason] = (await recruiter.get(`/smartreq/v1/${jobId}/rejection-reasons/`)).body.data
  const { rejection_reason_id } = reason
  const actions = [{ kind: 'reject' as const, rejection_reason_id, reason_note: '' }]
  const rule = ruleBody({ conditions, actions })
  const made = await recruiter.post(url, rule, { key: randomUUID() })
  const { slug, version } = made.body.data
  const body = { version, is_on: true }
  const on = await recruiter.patch(`${url}${slug}/`, body, { key: randomUUID() })
  expect(on.status).toBe(200)
}

function listOf(jobId: number): string {
  return `/smartreq/v1/${jobId}/applicants/`
}
