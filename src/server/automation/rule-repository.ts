// SQL of the rules of a requisition. Runs in the company's scope.
import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { applicantOfApplication } from '../db/joins.ts'
import { automationRule, automationRun } from '../db/schema/automation.ts'
import { applicant, application } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'
import { matching, reachable, type Matched } from './automation-matching.ts'
import { ruleNames } from './rule-names.ts'
import type { RuleRow, RunRow } from './run-repository.ts'

export type JobKey = { readonly accountId: number; readonly jobId: number }
export type SlugKey = JobKey & { readonly slug: string }

const runsOf = sql`automation_run r where r.account_id = automation_rule.account_id
  and r.automation_rule_id = automation_rule.automation_rule_id`

const columns = {
  rule: automationRule,
  names: ruleNames,
  switchedOnBy: sql<string | null>`(select u.first_name || ' ' || u.last_name from ${appUser} u
    where u.user_id = automation_rule.switched_on_by)`,
  lastRunAt: sql<string | null>`(select max(r.at) from ${runsOf} and r.state <> 'waiting')`,
  done: sql<number>`(select count(*)::int from ${runsOf} and r.state in ('done', 'undone'))`,
  skipped: sql<number>`(select count(*)::int from ${runsOf} and r.state = 'skipped')`,
  waiting: sql<number>`(select count(*)::int from ${runsOf} and r.state = 'waiting')`,
}

/** The rules of a requisition with what they did, in their order. */
export function listRules(tx: Tx, key: JobKey) {
  return tx.db
    .select(columns)
    .from(automationRule)
    .where(and(ofJob(key), isNull(automationRule.deletedAt)))
    .orderBy(asc(automationRule.sortOrder), asc(automationRule.automationRuleId))
}

export async function findRule(tx: Tx, key: SlugKey) {
  const [row] = await tx.db
    .select(columns)
    .from(automationRule)
    .where(and(ofSlug(key), isNull(automationRule.deletedAt)))
  return row ?? null
}
export type CountedRule = NonNullable<Awaited<ReturnType<typeof findRule>>>

/** A rule, locked until the transaction ends, a deleted one as well; null for one that is not there. */
export async function lockRule(tx: Tx, key: SlugKey): Promise<RuleRow | null> {
  const [row] = await tx.db.select().from(automationRule).where(ofSlug(key)).for('update')
  return row ?? null
}

export async function insertRule(
  tx: Tx,
  row: Omit<typeof automationRule.$inferInsert, 'sortOrder'>,
): Promise<void> {
  const last = sql<number>`(select coalesce(max(r.sort_order), 0) + 1 from automation_rule r
    where r.account_id = ${row.accountId} and r.job_id = ${row.jobId})`
  await tx.db.insert(automationRule).values({ ...row, sortOrder: last })
}

/** What is undefined stays as it is. */
export async function updateRule(
  tx: Tx,
  { change, ...key }: SlugKey & { change: Partial<typeof automationRule.$inferInsert> },
): Promise<void> {
  await tx.db.update(automationRule).set(change).where(ofSlug(key))
}

/** Puts the rules of a requisition in the order of these slugs. */
export async function saveOrder(
  tx: Tx,
  { accountId, jobId, slugs }: JobKey & { slugs: readonly string[] },
): Promise<void> {
  await tx.db.execute(sql`update automation_rule r set sort_order = v.position
    from unnest(${sql.param([...slugs])}::text[]) with ordinality as v(slug, position)
    where r.account_id = ${accountId} and r.job_id = ${jobId} and r.slug = v.slug`)
}

type Page = { readonly page: number; readonly page_size: number }

/** How many applicants a rule looks at and matches, and one page of those who match, by name. */
export async function matchAll(tx: Tx, { rule, ...page }: Page & { rule: Matched }) {
  const where = matching(rule)
  const lookedAt = await tx.db.$count(application, reachable(rule))
  const count = await tx.db.$count(application, where)
  const applicants = await tx.db
    .select({
      user_smartreq_id: application.userSmartreqId,
      full_name: sql<string>`${applicant.firstName} || ' ' || ${applicant.lastName}`,
      status: application.status,
      score: application.score,
    })
    .from(application)
    .innerJoin(applicant, applicantOfApplication)
    .where(where)
    .orderBy(asc(applicant.lastName), asc(applicant.firstName), asc(application.userSmartreqId))
    .limit(page.page_size)
    .offset((page.page - 1) * page.page_size)
  return { lookedAt, count, applicants }
}

/** One act of a rule about an application, locked; null for one that is not there. */
export async function lockRun(
  tx: Tx,
  key: { accountId: number; userSmartreqId: number; runId: number },
): Promise<{ run: RunRow; jobId: number } | null> {
  const [row] = await tx.db
    .select({ run: automationRun, jobId: automationRule.jobId })
    .from(automationRun)
    .innerJoin(
      automationRule,
      and(
        eq(automationRule.accountId, automationRun.accountId),
        eq(automationRule.automationRuleId, automationRun.automationRuleId),
      ),
    )
    .where(
      and(
        eq(automationRun.accountId, key.accountId),
        eq(automationRun.runId, key.runId),
        eq(automationRun.userSmartreqId, key.userSmartreqId),
      ),
    )
    .for('update', { of: automationRun })
  return row ?? null
}

function ofJob({ accountId, jobId }: JobKey) {
  return and(eq(automationRule.accountId, accountId), eq(automationRule.jobId, jobId))
}

function ofSlug({ slug, ...key }: SlugKey) {
  return and(ofJob(key), eq(automationRule.slug, slug))
}
