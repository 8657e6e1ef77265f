// Rules of requisitions for tests, and the bodies that make them.
import { randomUUID } from 'node:crypto'

import type { AutomationWhat } from '#contract/automation.ts'
import { automationRule, automationRun } from '#server/db/schema/automation.ts'
import { jobPayloads } from '#server/jobs/job-payloads.ts'
import { runAutomations } from '#server/requisitions/automation/run-automations.ts'
import { tendAutomations } from '#server/requisitions/automation/tend-automations.ts'

import { only } from './builders.ts'
import type { TestApp } from './test-app.ts'
import type { TestDatabase } from './test-database.ts'
import { NO_ID, type Target } from './world.ts'

/** What creates a rule: unless told otherwise, no matter who submits is advanced. */
export function ruleBody(values: Partial<AutomationWhat & { name: string }> = {}) {
  return {
    name: 'Advance everyone',
    trigger: { kind: 'submitted' as const },
    conditions: [],
    actions: [{ kind: 'advance' as const }],
    delay_hours: 0,
    ...values,
  }
}

export function automationUrl(jobId: number, slug = ''): string {
  return `/smartreq/v1/${jobId}/automation/${slug === '' ? '' : `${slug}/`}`
}

async function buildRule(
  { owner }: TestDatabase,
  { accountId, jobId }: { accountId: number; jobId: number },
) {
  const { delay_hours: delayHours, name, trigger, conditions, actions } = ruleBody()
  const what = { name, trigger, conditions, actions, delayHours }
  const values = { accountId, jobId, slug: `rule-${randomUUID()}`, sortOrder: 1, ...what }
  return only(await owner.insert(automationRule).values(values).returning())
}

/** A rule of a target's requisition; of none for the target that is nothing. */
async function ruleSlugOf(database: TestDatabase, target: Target): Promise<string> {
  const { accountId, requisition } = target
  if (accountId === NO_ID) return `none-${randomUUID()}`
  return (await buildRule(database, { accountId, jobId: requisition.jobId })).slug
}

/** What a rule did about a target's applicant. */
async function runOf(database: TestDatabase, target: Target): Promise<number> {
  const { accountId, requisition, userSmartreqId } = target
  if (accountId === NO_ID) return NO_ID
  const rule = await buildRule(database, { accountId, jobId: requisition.jobId })
  const values = {
    accountId,
    automationRuleId: rule.automationRuleId,
    userSmartreqId,
    eventKey: 'submitted',
    state: 'done' as const,
    at: new Date(),
    seenStatus: 'new',
    chain: [rule.automationRuleId],
    batchId: randomUUID(),
    changeBatchIds: [],
  }
  return only(await database.owner.insert(automationRun).values(values).returning()).runId
}

const NAMES_RULE = [
  'getAutomation',
  'saveAutomation',
  'deleteAutomation',
  'restoreAutomation',
  'listAutomationRuns',
]

/** The parameters of an example that is about a rule; null for one that is not. */
export async function automationExample(
  name: string,
  { test, target }: { test: TestApp; target: Target },
): Promise<Record<string, string | number> | null> {
  if (NAMES_RULE.includes(name)) return { slug: await ruleSlugOf(test.database, target) }
  if (name === 'undoAutomationRun') return { run_id: await runOf(test.database, target) }
  return null
}

/** Lets rules act as the queue would, until nothing is left to do; how many jobs that took. */
export async function runRules(test: TestApp): Promise<number> {
  const { database, jobs, clock, recordedJobs } = test
  const deps = { database, jobs, now: clock.now, origin: 'http://localhost' }
  let count = 0
  for (;;) {
    const index = recordedJobs.findIndex(({ name }) => name === 'run-automations')
    const [job] = index === -1 ? [] : recordedJobs.splice(index, 1)
    if (job === undefined) return count
    await runAutomations(deps, jobPayloads['run-automations'].parse(job.payload))
    count += 1
  }
}

/** Lets rules act by the clock. */
export async function tendRules({ database, jobs, clock }: TestApp): Promise<void> {
  await tendAutomations({ database, jobs, now: clock.now, origin: 'http://localhost' })
}
