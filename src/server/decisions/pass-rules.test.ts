import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { PassRule } from '#contract/plan-editor/pass-rule.ts'
import { answer } from '#server/db/schema/assessment.ts'
import { jobStep } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildCandidate, complete } from '#testing/candidate.ts'
import { activityStatus, addToSecondStep, decisionsOf, stateOf } from '#testing/decisions.ts'
import { completeAndScore, score, setRule, weighOnly } from '#testing/pass-rules.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const { owner } = database

/** Of six items two are reversed: the same answer everywhere gives these scores. */
const SCORES = { 3: 50, 5: 66.67 } as const
const atLeast = (minScore: number): PassRule => ({ kind: 'min_score', min_score: minScore })

/** A candidate of a requisition whose first step has a rule, and whose fit is their customer focus. */
async function meetRule(rule: PassRule, { isWeighed = true } = {}) {
  const company = await buildCompany(database)
  const requisition = await buildRequisition(database, { company })
  await setRule(test, { requisition, rule })
  if (isWeighed) await weighOnly(test, { requisition, slug: 'customer-focus' })
  const candidate = await buildCandidate(test, { requisition })
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const one = candidate.application
  const next = await addToSecondStep(test, { requisition, one })
  const [first, second] = requisition.stepIds
  return {
    requisition,
    candidate,
    one,
    first,
    second,
    finish: async (value: keyof typeof SCORES) => {
      await completeAndScore(test, { candidate, slug: 'personality' })
      return completeAndScore(test, { candidate, slug: 'competencies', value })
    },
    state: () => stateOf(test, one),
    nextStatus: () => activityStatus(test, next),
    decisions: () => decisionsOf(test, one),
    history: async () => {
      const url = `/smartreq/v1/${requisition.jobId}/activity/?entity=application`
      return (await recruiter.get(url)).body.data
    },
    decide: (body: object) =>
      recruiter.post(`/smartreq/v1/user-smartreq/${one.userSmartreqId}/decision/`, body),
    undo: (batchId: string) =>
      recruiter.post(`/smartreq/v1/${requisition.jobId}/applicants/decisions/${batchId}/undo/`, {}),
    recruiter,
  }
}

describe('a step that is passed when all is done', () => {
  it('opens the next one with its last required activity, and says so in the history', async () => {
    const at = await meetRule({ kind: 'all_done' })
    await completeAndScore(test, { candidate: at.candidate, slug: 'personality' })
    expect(await at.state()).toEqual(['incomplete', 'in_progress', at.first])
    expect(await at.nextStatus()).toBe('locked')

    await completeAndScore(test, { candidate: at.candidate, slug: 'competencies' })
    expect(await at.state()).toEqual(['active', 'not_started', at.second])
    expect(await at.nextStatus()).toBe('available')
    expect(await at.decisions()).toMatchObject([
      {
        action: 'pass_rule',
        decidedBy: null,
        fromJobStepId: at.first,
        toJobStepId: at.second,
        stepOutcome: 'passed',
        ruleResult: { verdict: 'passed', rule: { kind: 'all_done' } },
      },
    ])
    expect((await at.history())[0]).toMatchObject({
      action: 'pass_rule',
      actor_id: null,
      from_state: 'new',
      to_state: 'active',
      rule_result: { verdict: 'passed', rule: { kind: 'all_done' } },
    })
  })
})

describe('a step that is passed by its score', () => {
  it('is passed by who reaches it, and the scorecard names score and rule', async () => {
    const at = await meetRule(atLeast(66))
    await at.finish(5)
    expect(await at.state()).toEqual(['active', 'not_started', at.second])
    const result = { verdict: 'passed', rule: atLeast(66), score: SCORES[5] }
    expect((await at.history())[0].rule_result).toEqual(result)
    const url = `/smartreq/v1/user-smartreq/${at.one.userSmartreqId}/scorecard/`
    const { history } = (await at.recruiter.get(url)).body.data
    expect(history[0]).toMatchObject({ action: 'pass_rule', rule_result: result })
  })

  it('is failed by who does not, who is not rejected and told nothing of it', async () => {
    const at = await meetRule(atLeast(67))
    await at.finish(5)
    expect(await at.state()).toEqual(['new', 'failed', at.first])
    expect(await at.nextStatus()).toBe('locked')
    expect(await at.decisions()).toMatchObject([{ action: 'pass_rule', stepOutcome: null }])
    const { client, application } = at.candidate
    const told = await client.get(`/user/v1/progress-tracker/user/${application.userId}/`)
    expect(told.body.data[0].status).toBe('submitted')
    expect(JSON.stringify(told.body)).not.toContain('failed')
  })

  it('leaves the decision to staff where nothing that counts was measured', async () => {
    const at = await meetRule(atLeast(0), { isWeighed: false })
    await at.finish(5)
    expect(await at.state()).toEqual(['new', 'awaiting_decision', at.first])
    expect(await at.decisions()).toEqual([])
  })

  it('may still be advanced by staff after it was failed', async () => {
    const at = await meetRule(atLeast(67))
    await at.finish(5)
    const seen = { status: 'new', job_step_id: at.first }
    expect((await at.decide({ action: 'advance', seen })).status).toBe(200)
    expect(await at.state()).toEqual(['active', 'not_started', at.second])
  })

  it('is judged once, however often it is scored', async () => {
    const at = await meetRule(atLeast(67))
    const attemptId = await at.finish(5)
    await score(test, { attemptId, ...at.one })
    expect(await at.decisions()).toHaveLength(1)
  })
})

it('a step without a rule waits for a decision', async () => {
  const at = await meetRule({ kind: 'manual' })
  await at.finish(5)
  expect(await at.state()).toEqual(['new', 'awaiting_decision', at.first])
  expect(await at.decisions()).toEqual([])
})

it('an applicant on hold passes the step, and stays in it', async () => {
  const at = await meetRule({ kind: 'all_done' })
  await completeAndScore(test, { candidate: at.candidate, slug: 'personality' })
  const { attemptId } = await holdBeforeScoring(at)
  await score(test, { attemptId, ...at.one })
  expect(await at.state()).toEqual(['on_hold', 'passed', at.first])
  expect(await at.nextStatus()).toBe('locked')
})

it('the last step is passed, and only the hire is left', async () => {
  const company = await buildCompany(database)
  const requisition = await buildRequisition(database, { company })
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const [first = 0, second = 0] = requisition.stepIds
  // The steps in the other order: what is asked for comes last.
  await swapSteps({ first, second })
  await setRule(test, { requisition, rule: { kind: 'all_done' } })
  const candidate = await buildCandidate(test, { requisition })
  for (const slug of ['personality', 'competencies'])
    await completeAndScore(test, { candidate, slug })
  expect(await stateOf(test, candidate.application)).toEqual(['new', 'passed', first])
  const { userSmartreqId } = candidate.application
  const decide = (action: string, status: string) =>
    recruiter.post(`/smartreq/v1/user-smartreq/${userSmartreqId}/decision/`, {
      action,
      seen: { status, job_step_id: first },
    })
  expect((await decide('review', 'new')).status).toBe(200)
  expect((await decide('advance', 'active')).body.error.code).toBe('last_step')
})

describe('scores that are calculated again', () => {
  it('are judged again while no one has decided', async () => {
    const at = await meetRule(atLeast(60))
    const attemptId = await at.finish(3)
    expect(await at.state()).toEqual(['new', 'failed', at.first])
    await answerInstead({ attemptId, value: 5 })
    await score(test, { attemptId, isRecalculation: true, ...at.one })
    expect(await at.state()).toEqual(['active', 'not_started', at.second])
    expect((await at.decisions()).map(({ ruleResult }) => ruleResult?.verdict)).toEqual([
      'failed',
      'passed',
    ])
  })

  it('never take back a step that was opened', async () => {
    const at = await meetRule(atLeast(60))
    const attemptId = await at.finish(5)
    await answerInstead({ attemptId, value: 3 })
    await score(test, { attemptId, isRecalculation: true, ...at.one })
    expect(await at.state()).toEqual(['active', 'not_started', at.second])
    expect(await at.nextStatus()).toBe('available')
  })

  it('change nothing about whom staff rejected', async () => {
    const at = await meetRule(atLeast(60))
    const attemptId = await at.finish(3)
    const rejected = await reject(at)
    await answerInstead({ attemptId, value: 5 })
    await score(test, { attemptId, isRecalculation: true, ...at.one })
    expect(await at.state()).toEqual(['rejected', 'failed', at.first])

    // Taken back, the rejection is no decision any more.
    expect((await at.undo(rejected)).status).toBe(200)
    await score(test, { attemptId, isRecalculation: true, ...at.one })
    expect(await at.state()).toEqual(['active', 'not_started', at.second])
  })

  it('change nothing about whom staff rejected and recovered', async () => {
    const at = await meetRule(atLeast(60))
    const attemptId = await at.finish(3)
    await reject(at)
    const seen = { status: 'rejected', job_step_id: at.first }
    expect((await at.decide({ action: 'recover', seen })).status).toBe(200)
    await answerInstead({ attemptId, value: 5 })
    await score(test, { attemptId, isRecalculation: true, ...at.one })
    expect(await at.state()).toEqual(['new', 'awaiting_decision', at.first])
  })

  it('change nothing in the step before the one that staff advanced to', async () => {
    const at = await meetRule(atLeast(60))
    const attemptId = await at.finish(3)
    await at.decide({ action: 'advance', seen: { status: 'new', job_step_id: at.first } })
    await answerInstead({ attemptId, value: 5 })
    await score(test, { attemptId, isRecalculation: true, ...at.one })
    expect(await at.state()).toEqual(['active', 'not_started', at.second])
    expect((await at.decisions()).map(({ action }) => action)).toEqual(['pass_rule', 'advance'])
  })
})

it('what a rule did is no decision of staff to undo', async () => {
  const at = await meetRule({ kind: 'all_done' })
  await at.finish(3)
  const [ruled] = await at.decisions()
  expect((await at.undo(ruled?.batchId ?? '')).status).toBe(404)
})

type Meeting = Awaited<ReturnType<typeof meetRule>>

async function reject({ recruiter, requisition, one, first }: Meeting): Promise<string> {
  const job = `/smartreq/v1/${requisition.jobId}`
  const [reason] = (await recruiter.get(`${job}/rejection-reasons/`)).body.data
  const { body } = await recruiter.post(
    `/smartreq/v1/user-smartreq/${one.userSmartreqId}/decision/`,
    {
      action: 'reject',
      seen: { status: 'new', job_step_id: first },
      rejection_reason_id: reason.rejection_reason_id,
    },
  )
  return body.data.batch_id
}

/** Submits the last activity; staff put the applicant on hold before it is scored. */
async function holdBeforeScoring(at: Meeting) {
  const submitted = await complete(test, { candidate: at.candidate, slug: 'competencies' })
  for (const [action, status] of [
    ['review', 'new'],
    ['hold', 'active'],
  ] as const)
    await at.decide({ action, seen: { status, job_step_id: at.first } })
  return submitted
}

async function answerInstead({ attemptId, value }: { attemptId: string; value: number }) {
  await owner.update(answer).set({ value }).where(eq(answer.attemptId, attemptId))
}

async function swapSteps({ first, second }: { first: number; second: number }) {
  await owner.update(jobStep).set({ sortOrder: 3 }).where(eq(jobStep.jobStepId, first))
  await owner.update(jobStep).set({ sortOrder: 1 }).where(eq(jobStep.jobStepId, second))
}
