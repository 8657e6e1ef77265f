// SQL of what rules do: whom they act on, which acts they won, and what became of them. Runs in the company's scope.
import { and, asc, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'

import { CLOSED_STATUSES } from '#contract/applicants/application-states.ts'
import type { AutomationProblem } from '#contract/automation/automation-rules.ts'

import type { Tx } from '../db/database.ts'
import { applicantOfApplication } from '../db/joins.ts'
import { isListed } from '../db/listed-applications.ts'
import { automationRule, automationRun } from '../db/schema/automation.ts'
import { applicant, application, job } from '../db/schema/requisition.ts'
import { eventKey, matching, type Matched } from './automation-matching.ts'

export type RuleRow = typeof automationRule.$inferSelect
export type RunRow = typeof automationRun.$inferSelect
type RuleKey = { readonly accountId: number; readonly automationRuleId: number }

const isOfJob = and(
  eq(job.accountId, automationRule.accountId),
  eq(job.jobId, automationRule.jobId),
)
const isRunning = and(
  eq(automationRule.isOn, true),
  isNull(automationRule.deletedAt),
  notInArray(job.status, [...CLOSED_STATUSES]),
)

const dependsOnScore = sql`(${automationRule.trigger} ->> 'kind' in ('score', 'model_score', 'activity_score')
  or ${automationRule.conditions} @> '[{"kind": "score"}]'::jsonb)`

/**
 * The rules that are on of the requisitions of some applications, in their order; those that go by the clock left out, and
 * with `isOfScores` those that no score starts and none holds back.
 */
export function listStarted(
  tx: Tx,
  given: { accountId: number; ids: readonly number[]; isOfScores?: true | undefined },
) {
  const { accountId, ids, isOfScores = false } = given
  return tx.db
    .select({ automationRuleId: automationRule.automationRuleId })
    .from(automationRule)
    .innerJoin(job, isOfJob)
    .where(
      and(
        eq(automationRule.accountId, accountId),
        isRunning,
        sql`${automationRule.trigger} ->> 'kind' <> 'time_since'`,
        isOfScores ? dependsOnScore : undefined,
        sql`${automationRule.jobId} in (select a.job_id from application a where a.account_id = ${accountId}
          and a.user_smartreq_id = any(${sql.param([...ids])}::bigint[]))`,
      ),
    )
    .orderBy(asc(automationRule.jobId), asc(automationRule.sortOrder))
}

/** The rules of all companies that go by the clock. Runs as the system. */
export function listTimed(tx: Tx) {
  return tx.db
    .select({
      accountId: automationRule.accountId,
      automationRuleId: automationRule.automationRuleId,
    })
    .from(automationRule)
    .innerJoin(job, isOfJob)
    .where(and(isRunning, sql`${automationRule.trigger} ->> 'kind' = 'time_since'`))
    .orderBy(
      asc(automationRule.accountId),
      asc(automationRule.jobId),
      asc(automationRule.sortOrder),
    )
}

/** The rules of all companies of which acts are due. Runs as the system. */
export function listDue(tx: Tx, at: Date) {
  const { accountId, automationRuleId } = automationRun
  return tx.db
    .selectDistinct({ accountId, automationRuleId })
    .from(automationRun)
    .where(and(eq(automationRun.state, 'waiting'), sql`${automationRun.at} <= ${at.toISOString()}`))
}

/** A rule that is on, which stays so until the transaction ends; null for one that is not any more. */
export async function lockRunning(tx: Tx, key: RuleKey): Promise<RuleRow | null> {
  const [row] = await tx.db
    .select({ rule: automationRule })
    .from(automationRule)
    .innerJoin(job, isOfJob)
    .where(and(ofRule(key), isRunning))
    .for('share', { of: automationRule })
  return row?.rule ?? null
}

type Search = { readonly ids: readonly number[] | null; readonly limit: number }

/** Locks applications that a rule matches and has not acted on for the same event. */
export async function lockMatching(
  tx: Tx,
  { rule, automationRuleId, ids, limit }: Search & { rule: Matched; automationRuleId: number },
) {
  const key = eventKey(rule)
  return tx.db
    .select({
      userSmartreqId: application.userSmartreqId,
      status: application.status,
      jobStepId: application.jobStepId,
      eventKey: sql<string>`${key}`,
    })
    .from(application)
    .where(
      and(
        matching(rule),
        ids === null ? undefined : inArray(application.userSmartreqId, [...ids]),
        sql`not exists (select 1 from automation_run r where r.account_id = application.account_id
          and r.automation_rule_id = ${automationRuleId}
          and r.user_smartreq_id = application.user_smartreq_id and r.event_key = ${key})`,
      ),
    )
    .orderBy(asc(application.userSmartreqId))
    .limit(limit)
    .for('update')
}

export type MatchedRow = Awaited<ReturnType<typeof lockMatching>>[number]

/** Stores acts; those that another process won meanwhile are left out. */
export async function insertRuns(
  tx: Tx,
  rows: readonly (typeof automationRun.$inferInsert)[],
): Promise<RunRow[]> {
  return tx.db
    .insert(automationRun)
    .values([...rows])
    .onConflictDoNothing()
    .returning()
}

/** Claims the acts of a rule that are due. */
export function lockDue(tx: Tx, { at, limit, ...key }: RuleKey & { at: Date; limit: number }) {
  return tx.db
    .select()
    .from(automationRun)
    .where(
      and(
        eq(automationRun.accountId, key.accountId),
        eq(automationRun.automationRuleId, key.automationRuleId),
        eq(automationRun.state, 'waiting'),
        sql`${automationRun.at} <= ${at.toISOString()}`,
      ),
    )
    .orderBy(asc(automationRun.runId))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Those of some applications that a rule still matches and that stand where they stood, locked. */
export async function lockUnchanged(
  tx: Tx,
  { rule, runs }: { rule: Matched; runs: readonly RunRow[] },
): Promise<ReadonlySet<number>> {
  const ids = runs.map(({ userSmartreqId }) => userSmartreqId)
  const rows = await tx.db
    .select({
      id: application.userSmartreqId,
      status: application.status,
      jobStepId: application.jobStepId,
    })
    .from(application)
    .where(and(matching(rule), inArray(application.userSmartreqId, ids)))
    .orderBy(asc(application.userSmartreqId))
    .for('update')
  const seen = new Map(runs.map((run) => [run.userSmartreqId, run]))
  const same = rows.filter(({ id, status, jobStepId }) => {
    const run = seen.get(id)
    return run?.seenStatus === status && run.seenJobStepId === jobStepId
  })
  return new Set(same.map(({ id }) => id))
}

type Ending = {
  readonly accountId: number
  readonly runIds: readonly number[]
  readonly state: RunRow['state']
  readonly at: Date
}

export async function endRuns(tx: Tx, { accountId, runIds, state, at }: Ending): Promise<void> {
  if (runIds.length === 0) return
  await tx.db
    .update(automationRun)
    .set({ state, at })
    .where(and(eq(automationRun.accountId, accountId), inArray(automationRun.runId, [...runIds])))
}

/** Says what is wrong with a rule, and stops one that cannot go on. */
export async function reportProblem(
  tx: Tx,
  { problem, isStopped, ...key }: RuleKey & { problem: AutomationProblem; isStopped: boolean },
): Promise<void> {
  await tx.db
    .update(automationRule)
    .set({ problem, ...(isStopped ? { isOn: false } : {}) })
    .where(ofRule(key))
  const { accountId, automationRuleId } = key
  if (isStopped) await cancelWaiting(tx, { accountId, ruleIds: [automationRuleId] })
}

/** What rules were going to do does not happen. */
export async function cancelWaiting(
  tx: Tx,
  { accountId, ruleIds }: { accountId: number; ruleIds: readonly number[] },
): Promise<void> {
  await tx.db
    .update(automationRun)
    .set({ state: 'skipped' })
    .where(
      and(
        eq(automationRun.accountId, accountId),
        inArray(automationRun.automationRuleId, [...ruleIds]),
        eq(automationRun.state, 'waiting'),
      ),
    )
}

type Page = { readonly page: number; readonly page_size: number }

/** One page of whom a rule acted on, or will, newest first. */
export async function listRuns(tx: Tx, { page, page_size: size, ...key }: RuleKey & Page) {
  const where = and(
    eq(automationRun.accountId, key.accountId),
    eq(automationRun.automationRuleId, key.automationRuleId),
    isListed(),
    isNull(application.erasedAt),
  )
  const isOfApplication = and(
    eq(application.accountId, automationRun.accountId),
    eq(application.userSmartreqId, automationRun.userSmartreqId),
  )
  const rows = await tx.db
    .select({
      run: automationRun,
      fullName: sql<string>`${applicant.firstName} || ' ' || ${applicant.lastName}`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(automationRun)
    .innerJoin(application, isOfApplication)
    .innerJoin(applicant, applicantOfApplication)
    .where(where)
    .orderBy(desc(automationRun.at), desc(automationRun.runId))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}

function ofRule({ accountId, automationRuleId }: RuleKey) {
  return and(
    eq(automationRule.accountId, accountId),
    eq(automationRule.automationRuleId, automationRuleId),
  )
}
