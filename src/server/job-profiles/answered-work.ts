// What people answered for a profile that the plan of another one does not ask. A move archives it: it stays stored with its
// answers in what they began for the old profile, and leaves their list with the job. Runs in the company's scope.
import { type SQL, sql } from 'drizzle-orm'

import type { LocalizedText } from '#contract/core/shape.ts'
import { MAX_PREVIEWED_QUESTIONS } from '#contract/job-profiles/job-profile-rules.ts'

import type { Tx } from '../db/database.ts'

type Plans = { readonly accountId: number; readonly from: number; readonly to: number }
type Leaving = Plans & {
  /** YYYY-MM-DD, of the company. */
  readonly today: string
  /** Left out: everyone who holds the old profile on that day, or will hold it. */
  readonly userJobIds?: readonly number[] | undefined
}

export type LeftQuestion = {
  readonly job_step_activity_id: number
  readonly title: LocalizedText
  readonly people_count: number
}

/** The first of what these people would leave behind, by how many answered it, and how much it is in all. */
export async function previewLeft(
  tx: Tx,
  leaving: Leaving,
): Promise<{ questions: LeftQuestion[]; total: number }> {
  const { today, userJobIds } = leaving
  const isMoving =
    userJobIds === undefined
      ? sql`j.end_date is null or j.end_date >= ${today}::date`
      : isOneOf(userJobIds)
  const rows = await tx.db
    .select({
      job_step_activity_id: sql<number>`max(p.job_step_activity_id)::int`,
      title: sql<LocalizedText>`(array_agg(p.title order by p.job_step_activity_id desc))[1]`,
      people_count: sql<number>`count(distinct j.user_id)::int`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(answeredWork(leaving.accountId))
    .where(
      sql`j.job_id = ${leaving.from} and (${isMoving}) and ${isNotAskedBy(sql`${leaving.to}`)}`,
    )
    .groupBy(sql`i.slug`)
    .orderBy(sql`count(distinct j.user_id) desc, max(p.job_step_activity_id)`)
    .limit(MAX_PREVIEWED_QUESTIONS)
  return {
    questions: rows.map(({ total: _total, ...question }) => question),
    total: rows[0]?.total ?? 0,
  }
}

/** How much each of some stretches leaves behind, by its id; none where nothing is. */
export async function countLeft(
  tx: Tx,
  { accountId, from, to, ids }: Plans & { ids: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.db
    .select({ id: sql<number>`j.user_job_id::int`, left: sql<number>`count(distinct i.slug)::int` })
    .from(answeredWork(accountId))
    .where(sql`j.job_id = ${from} and ${isOneOf(ids)} and ${isNotAskedBy(sql`${to}`)}`)
    .groupBy(sql`j.user_job_id`)
  return new Map(rows.map(({ id, left }) => [id, left]))
}

/** What a stretch that ended by a move left behind: also what a device sent after the move. */
export async function listArchived(
  tx: Tx,
  { accountId, userJobId }: { accountId: number; userJobId: number },
) {
  return tx.db
    .selectDistinctOn([sql`i.slug`], {
      jobStepActivityId: sql<number>`p.job_step_activity_id::int`,
      title: sql<LocalizedText>`p.title`,
      submittedAt: sql<Date | null>`t.submitted_at`.mapWith((at: string | Date | null) =>
        at === null ? null : new Date(at),
      ),
    })
    .from(
      sql`${answeredWork(accountId)}
        join user_job n on n.account_id = j.account_id and n.user_job_id = j.moved_to`,
    )
    .where(sql`${isOneOf([userJobId])} and ${isNotAskedBy(sql`n.job_id`)}`)
    .orderBy(sql`i.slug, p.job_step_activity_id desc`)
}

/**
 * The activities that people with a stretch answered for its profile, also under a record that was merged into theirs:
 * `j` is the stretch, `p` the planned activity, `i` its instrument and `t` the attempt.
 */
function answeredWork(accountId: number): SQL {
  return sql`(select * from user_job where account_id = ${accountId} and deleted_at is null) j
    join employee e on e.account_id = j.account_id and (e.user_id = j.user_id or e.merged_into = j.user_id)
    join application a on a.account_id = j.account_id and a.job_id = j.job_id and a.user_id = e.user_id
      and a.is_of_employee and a.deleted_at is null
    join user_step_activity u on u.account_id = a.account_id and u.user_smartreq_id = a.user_smartreq_id
    join job_step_activity p on p.account_id = u.account_id and p.job_step_activity_id = u.job_step_activity_id
    join assessment i on i.asmt_id = p.asmt_id
    join attempt t on t.account_id = u.account_id and t.user_step_activity_id = u.user_step_activity_id
      and (t.submitted_at is not null or t.answered_count > 0)`
}

function isOneOf(userJobIds: readonly number[]): SQL {
  return sql`j.user_job_id = any(${sql.param([...userJobIds])}::bigint[])`
}

// By the instrument: another version of it is the same.
function isNotAskedBy(jobId: SQL): SQL {
  return sql`not exists (select from job q
    join job_step s on s.account_id = q.account_id and s.job_id = q.job_id and s.plan_version = q.plan_version
    join job_step_activity b on b.account_id = s.account_id and b.job_step_id = s.job_step_id
    join assessment k on k.asmt_id = b.asmt_id
    where q.account_id = j.account_id and q.job_id = ${jobId} and k.slug = i.slug)`
}
