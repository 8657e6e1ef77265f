import { randomUUID } from 'node:crypto'

import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { AutomationWhat } from '#contract/automation/automation.ts'
import { attributeScore } from '#server/db/schema/assessment.ts'
import { automationRule, automationRun } from '#server/db/schema/automation.ts'
import { application, job } from '#server/db/schema/requisition.ts'
import { jobPayloads } from '#server/jobs/job-payloads.ts'
import { automationUrl, ruleBody, runRules } from '#testing/automation.ts'
import { only, type Application } from '#testing/builders.ts'
import {
  buildUnscored,
  isScoreOf,
  orderRecalculation,
  recalculate,
} from '#testing/recalculation.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

describe('rules of the requisition', () => {
  it('that depend on a score act on those whose score changed, once, and not on who has ended', async () => {
    const at = await buildUnscored(test, { people: 2 })
    const { recruiter, applications, jobId } = at
    const [going, ended] = applications
    await owner.update(application).set({ status: 'rejected' }).where(isApplication(ended))
    const ruleId = await switchOn(at, { trigger: SCORED })
    await switchOn(at, { trigger: { kind: 'submitted' } })
    const held = await switchOn(at, {
      trigger: { kind: 'submitted' },
      conditions: [SCORED],
    })
    const isSubmitted = inArray(
      application.userSmartreqId,
      applications.map((one) => one.userSmartreqId),
    )
    await owner.update(application).set({ submittedAt: new Date() }).where(isSubmitted)
    await orderRecalculation(recruiter, jobId)
    await recalculate(test)
    expect(await runRules(test)).toBe(1)
    const acts = [
      { automationRuleId: ruleId, userSmartreqId: going?.userSmartreqId },
      { automationRuleId: held, userSmartreqId: going?.userSmartreqId },
    ]
    expect(await runsAt(jobId)).toMatchObject(acts)
    // Nothing changes: no rule is started.
    await orderRecalculation(recruiter, jobId)
    await recalculate(test)
    // Of the change before, which was shortly before.
    await runRules(test)
    expect(await runsAt(jobId)).toMatchObject(acts)
  })

  it('act on who was measured before they were switched on, and is weighed in another way since', async () => {
    const at = await buildUnscored(test)
    const { recruiter, applications, jobId } = at
    await orderRecalculation(recruiter, jobId)
    await recalculate(test)
    await owner
      .update(attributeScore)
      .set({ computedAt: new Date(0) })
      .where(isScoreOf(applications[0]))
    await owner.update(application).set({ score: 1 }).where(isApplication(applications[0]))
    const ruleId = await switchOn(at, { trigger: SCORED })
    await runRules(test)
    expect(await runsAt(jobId)).toEqual([])
    const since = new Date()
    const { accountId } = only(applications.slice(0, 1))
    await owner.update(job).set({ recalculatingSince: since }).where(eq(job.jobId, jobId))
    const fit = { accountId, jobId, since: since.toISOString(), fit: 'only' }
    await recalculate(test, [jobPayloads['recalculate-scores'].parse(fit)])
    await runRules(test)
    expect(await runsAt(jobId)).toMatchObject([{ automationRuleId: ruleId }])
  })
})

const SCORED = { kind: 'score', op: 'at_least', score: 2 } as const

/** A rule that assigns the applicant, and is on; its id. */
async function switchOn(
  { recruiter, person, jobId }: Awaited<ReturnType<typeof buildUnscored>>,
  what: Pick<Partial<AutomationWhat>, 'trigger' | 'conditions'>,
): Promise<number> {
  const url = automationUrl(jobId)
  const actions = [{ kind: 'assign' as const, user_id: person.userId }]
  const made = await recruiter.post(url, ruleBody({ name: randomUUID(), ...what, actions }))
  const { slug, version, automation_rule_id: id } = made.body.data
  const on = await recruiter.patch(`${url}${slug}/`, { version, is_on: true })
  expect(on.status).toBe(200)
  // By the time of the database, which the history has: the tests above have moved the one of the app.
  const isThis = eq(automationRule.automationRuleId, id)
  await owner.update(automationRule).set({ switchedOnAt: new Date() }).where(isThis)
  return id
}

function runsAt(jobId: number) {
  const ofJob = owner
    .select({ id: automationRule.automationRuleId })
    .from(automationRule)
    .where(eq(automationRule.jobId, jobId))
  return owner
    .select()
    .from(automationRun)
    .where(inArray(automationRun.automationRuleId, ofJob))
    .orderBy(automationRun.runId)
}

function isApplication(of: Application | undefined) {
  return eq(application.userSmartreqId, of?.userSmartreqId ?? 0)
}
