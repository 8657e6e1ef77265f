// Example requests and rows of the rules of a requisition.
import { randomUUID } from 'node:crypto'

import { and, eq, sql } from 'drizzle-orm'

import { automationRule, automationRun } from '#server/db/schema/automation.ts'

import { ruleBody } from '../automation.ts'
import { only } from '../builders.ts'
import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

export const automationExamples: SliceExamples = {
  bodies: {
    createAutomation: () => ruleBody(),
    dryRunAutomation: () => ruleBody(),
    saveAutomation: { version: 1, name: 'Advance all' },
    orderAutomations: { slugs: [] },
    restoreAutomation: {},
    undoAutomationRun: {},
  },
  params: {
    getAutomation: newRule,
    saveAutomation: newRule,
    deleteAutomation: newRule,
    restoreAutomation: newRule,
    listAutomationRuns: newRule,
    undoAutomationRun: newRun,
  },
  rows: ({ accountId, jobId, userSmartreqId, attemptId }) => [
    sql`insert into automation_rule (account_id, job_id, slug, name, sort_order, trigger, conditions, actions)
        values (${accountId}, ${jobId}, 's', 'n', 1, '{}', '[]', '[]')`,
    sql`insert into automation_run (account_id, automation_rule_id, user_smartreq_id, event_key, state, at, seen_status, chain,
          batch_id, change_batch_ids)
        select ${accountId}, automation_rule_id, ${userSmartreqId}, 'e', 'done', now(), 'new', '{}', ${attemptId}, '{}'
        from automation_rule where account_id = ${accountId}`,
  ],
}

async function buildRule(needs: ExampleNeeds) {
  const { test, target } = needs
  const { accountId, requisition } = target
  await endOtherRules(needs)
  const { delay_hours: delayHours, name, trigger, conditions, actions } = ruleBody()
  const key = { accountId, jobId: requisition.jobId, slug: `rule-${randomUUID()}`, sortOrder: 1 }
  const values = { ...key, name, trigger, conditions, actions, delayHours }
  return only(await test.database.owner.insert(automationRule).values(values).returning())
}

// A sweep tries many cases on one requisition, which has room for few rules.
async function endOtherRules({ test, target: { accountId, requisition } }: ExampleNeeds) {
  const isOfJob = and(
    eq(automationRule.accountId, accountId),
    eq(automationRule.jobId, requisition.jobId),
  )
  const ended = { isOn: false, deletedAt: new Date() }
  await test.database.owner.update(automationRule).set(ended).where(isOfJob)
}

async function newRule(needs: ExampleNeeds) {
  if (needs.target.accountId === NO_ID) return { slug: `none-${randomUUID()}` }
  return { slug: (await buildRule(needs)).slug }
}

/** What a rule did about the target's applicant. */
async function newRun(needs: ExampleNeeds) {
  const { accountId, userSmartreqId } = needs.target
  if (accountId === NO_ID) return { run_id: NO_ID }
  const { automationRuleId } = await buildRule(needs)
  const values = {
    accountId,
    automationRuleId,
    userSmartreqId,
    eventKey: 'submitted',
    state: 'done' as const,
    at: new Date(),
    seenStatus: 'new',
    chain: [automationRuleId],
    batchId: randomUUID(),
    changeBatchIds: [],
  }
  const rows = needs.test.database.owner.insert(automationRun).values(values)
  return { run_id: only(await rows.returning()).runId }
}
