// SQL of requisition templates: rows of `job` of a kind of their own. Runs in the company's scope.
import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { JobTeamRole } from '#contract/access/job-team-roles.ts'
import type { listRequisitionTemplates } from '#contract/plan-editor/requisition-templates.ts'

import type { Tx } from '../../db/database.ts'
import { TEMPLATE_TYPE } from '../../db/job-types.ts'
import { job, jobTeam } from '../../db/schema/requisition.ts'
import { foldedHasWords } from '../../db/search.ts'

type Account = { readonly accountId: number }
export type TemplateKey = Account & { readonly templateId: number }
export type TemplateQuery = z.output<typeof listRequisitionTemplates.query> & Account

// With its table by name: of a query from one table Drizzle leaves it out, and a subquery would mean its own column.
const counted = (what: SQL) =>
  sql<number>`(select count(*)::int from ${what} where t.account_id = job.account_id and t.job_id = job.job_id)`

const columns = {
  requisition_template_id: job.jobId,
  name: job.title,
  step_count: counted(sql`job_step t`),
  activity_count: counted(
    sql`job_step t join job_step_activity a on a.account_id = t.account_id and a.job_step_id = t.job_step_id`,
  ),
  attribute_count: counted(sql`job_attribute t`),
  team: sql<{ full_name: string; email: string; team_role: JobTeamRole }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'full_name', coalesce(u.first_name, t.guest_first_name) || ' ' || coalesce(u.last_name, t.guest_last_name),
      'email', coalesce(u.email, t.guest_email, ''),
      'team_role', t.team_role) order by t.job_team_id), '[]')
    from job_team t left join app_user u on u.user_id = t.user_id
    where t.account_id = job.account_id and t.job_id = job.job_id)`,
  saved_at: job.createdAt,
}

/** One page of templates, and how many there are. */
export async function listTemplates(tx: Tx, query: TemplateQuery) {
  const where = and(ofAccount(query), foldedHasWords(job.foldedTitle, query.search))
  const rows = await tx.db
    .select(columns)
    .from(job)
    .where(where)
    .orderBy(orderOf(query.ordering), asc(job.jobId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(job, where) }
}
export type TemplateRow = Awaited<ReturnType<typeof listTemplates>>['rows'][number]

export async function findTemplate(tx: Tx, key: TemplateKey): Promise<TemplateRow | null> {
  const [row] = await tx.db.select(columns).from(job).where(isIt(key))
  return row ?? null
}

/** The name of a template, which no one changes or deletes until the transaction ends; null when there is none. */
export async function lockTemplate(tx: Tx, key: TemplateKey): Promise<string | null> {
  const [row] = await tx.db.select({ name: job.title }).from(job).where(isIt(key)).for('update')
  return row?.name ?? null
}

/** The same beside others who read it. */
export async function lockTemplateToRead(tx: Tx, key: TemplateKey): Promise<string | null> {
  const [row] = await tx.db.select({ name: job.title }).from(job).where(isIt(key)).for('share')
  return row?.name ?? null
}

/** Makes a template with nothing in it; null when the company has one of that name. */
export async function insertTemplate(
  tx: Tx,
  { accountId, name }: Account & { name: string },
): Promise<number | null> {
  const values = { accountId, title: name, jobTypeId: TEMPLATE_TYPE, planVersion: 0 }
  const [row] = await tx.db
    .insert(job)
    .values(values)
    .onConflictDoNothing()
    .returning({ jobId: job.jobId })
  return row?.jobId ?? null
}

/** Whether another template has the name. */
export async function isNameTaken(
  tx: Tx,
  { name, ...key }: TemplateKey & { name: string },
): Promise<boolean> {
  const others = and(
    ofAccount(key),
    sql`lower(${job.title}) = lower(${name})`,
    ne(job.jobId, key.templateId),
  )
  return (await tx.db.$count(job, others)) > 0
}

export async function renameTemplate(
  tx: Tx,
  { name, ...key }: TemplateKey & { name: string },
): Promise<void> {
  await tx.db.update(job).set({ title: name }).where(isIt(key))
}

/** Empties a template of its team, to be filled again now; its plan goes before, and its weights are replaced. */
export async function emptyTemplate(tx: Tx, { accountId, templateId }: TemplateKey): Promise<void> {
  const isOfTeam = and(eq(jobTeam.accountId, accountId), eq(jobTeam.jobId, templateId))
  await tx.db.delete(jobTeam).where(isOfTeam)
  await tx.db
    .update(job)
    .set({ createdAt: sql`now()` })
    .where(isIt({ accountId, templateId }))
}

function ofAccount({ accountId }: Account) {
  return and(eq(job.accountId, accountId), eq(job.jobTypeId, TEMPLATE_TYPE))
}

function isIt({ accountId, templateId }: TemplateKey) {
  return and(ofAccount({ accountId }), eq(job.jobId, templateId))
}

function orderOf(ordering: TemplateQuery['ordering']): SQL {
  const direction = ordering.startsWith('-') ? desc : asc
  return direction(ordering.endsWith('name') ? sql`lower(${job.title})` : job.createdAt)
}
