// SQL of job profiles as staff list and change them. Runs in the company's scope.
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'

import type {
  JobProfile,
  JobProfileDetails,
  listJobProfiles as listEndpoint,
} from '#contract/job-profiles/job-profiles.ts'

import type { Tx } from '../db/database.ts'
import { PROFILE_TYPE } from '../db/job-types.ts'
import { userJob } from '../db/schema/employee.ts'
import { availableJob } from '../db/schema/member-limit.ts'
import { job, jobTeam } from '../db/schema/requisition.ts'
import { foldedHasWords } from '../db/search.ts'

export type ProfileKey = { readonly accountId: number; readonly jobId: number }

type ProfileQuery = z.output<typeof listEndpoint.query> & {
  readonly accountId: number
  /** Of the company, YYYY-MM-DD. */
  readonly today: string
  /** Only the profiles whose team this user is on, and, with `hasListed`, those that they are limited to. */
  readonly only: { readonly userId: number; readonly hasListed: boolean } | null
}

const columns = {
  job_id: job.jobId,
  title: job.title,
  department: job.department,
  holder_count: sql<number>`counted.holder_count`,
  planned_count: sql<number>`counted.planned_count`,
  requisition_count: sql<number>`counted.requisition_count`,
  is_archived: sql<boolean>`${job.archivedAt} is not null`,
}

/** One page of profiles with how many people hold each, and how many profiles there are. */
export async function listProfiles(
  tx: Tx,
  query: ProfileQuery,
): Promise<{ rows: JobProfile[]; total: number }> {
  const where = and(
    eq(job.accountId, query.accountId),
    // As a literal: the partial indexes of profiles are found by it.
    sql`${job.jobTypeId} = 1`,
    query.archived === '1' ? isNotNull(job.archivedAt) : isNull(job.archivedAt),
    foldedHasWords(job.foldedTitle, query.search),
    query.only === null ? undefined : isSeenBy(query.only),
  )
  const rows = await tx.db
    .select(columns)
    .from(job)
    .innerJoin(sql`lateral ${holderCounts(query.today)} as counted`, sql`true`)
    .where(where)
    .orderBy(...orderOf(query.ordering))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(job, where) }
}

/** A profile with how many people hold it on a day; null where there is none. */
export async function findProfile(tx: Tx, { today, ...key }: ProfileKey & { today: string }) {
  const [row] = await tx.db
    .select({
      profile: columns,
      uuid: job.uuid,
      description: job.description,
      sendSatisfactionInvitation: job.sendSatisfactionInvitation,
    })
    .from(job)
    .innerJoin(sql`lateral ${holderCounts(today)} as counted`, sql`true`)
    .where(isProfile(key))
  return row ?? null
}

// As `userJobState` has it. Counted for the page's rows only: the lateral join runs once the limit's rows are known.
function holderCounts(today: string): SQL {
  return sql`(
    select count(*) filter (where u.start_date <= ${today}::date)::int as holder_count,
           count(*) filter (where u.start_date > ${today}::date)::int as planned_count,
           (select count(*)::int from job r where r.account_id = ${job.accountId}
              and r.profile_job_id = ${job.jobId} and r.status = 'open') as requisition_count
    from user_job u where u.account_id = ${job.accountId} and u.job_id = ${job.jobId} and u.deleted_at is null
      and (u.end_date is null or u.end_date >= ${today}::date))`
}

/** A profile, locked until the transaction ends; null where there is none. */
export async function lockProfile(tx: Tx, key: ProfileKey) {
  const [row] = await tx.db.select().from(job).where(isProfile(key)).for('update')
  return row ?? null
}

/** Profiles, locked in the order of their ids so that they stay as they are; those that exist. */
export async function lockProfilesToRead(
  tx: Tx,
  { accountId, jobIds }: { accountId: number; jobIds: readonly number[] },
) {
  return tx.db
    .select({
      jobId: job.jobId,
      jobTypeId: job.jobTypeId,
      title: job.title,
      archivedAt: job.archivedAt,
    })
    .from(job)
    .where(
      and(
        eq(job.accountId, accountId),
        inArray(job.jobId, [...jobIds]),
        eq(job.jobTypeId, PROFILE_TYPE),
      ),
    )
    .orderBy(asc(job.jobId))
    .for('share')
}

/** What another job says of itself: a profile or a requisition, by its type; null for anything else. */
export async function findSource(tx: Tx, { accountId, jobId }: ProfileKey) {
  const [row] = await tx.db
    .select({
      jobTypeId: job.jobTypeId,
      department: job.department,
      description: job.description,
    })
    .from(job)
    .where(and(eq(job.accountId, accountId), eq(job.jobId, jobId)))
  return row ?? null
}

/** Creates a profile; null where another one in use has its title, also one that is created at the same moment. */
export async function insertProfile(
  tx: Tx,
  { accountId, ...details }: JobProfileDetails & { accountId: number },
): Promise<number | null> {
  const [row] = await tx.db
    .insert(job)
    .values({ ...details, accountId, jobTypeId: PROFILE_TYPE, planVersion: 0 })
    .onConflictDoNothing({
      target: [job.accountId, job.foldedTitle],
      where: sql`job_type_id = 1 and archived_at is null`,
    })
    .returning({ jobId: job.jobId })
  return row?.jobId ?? null
}

/** Puts a user on the team of a new profile, so that a user who is limited to some jobs sees it. */
export async function addRecruiter(
  tx: Tx,
  { userId, ...key }: ProfileKey & { userId: number },
): Promise<void> {
  await tx.db.insert(jobTeam).values({ ...key, userId, teamRole: 'recruiter' })
}

/**
 * Holds the titles of a company's profiles until the transaction ends, so that two changes at once cannot give one title
 * to two profiles.
 */
export async function lockTitles(tx: Tx, { accountId }: { accountId: number }): Promise<void> {
  await tx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('job_profile_title', ${accountId}::bigint))`,
  )
}

/** Whether another profile in use has a title, in whatever case. */
export async function isTitleTaken(
  tx: Tx,
  { accountId, jobId, title }: ProfileKey & { title: string },
): Promise<boolean> {
  const others = and(
    eq(job.accountId, accountId),
    sql`${job.jobTypeId} = 1`,
    isNull(job.archivedAt),
    sql`${job.foldedTitle} = fold_text(${title})`,
    ne(job.jobId, jobId),
  )
  return (await tx.db.$count(job, others)) > 0
}

/** What is undefined stays as it is. */
export async function updateProfile(
  tx: Tx,
  { details, ...key }: ProfileKey & { details: Partial<JobProfileDetails> },
): Promise<void> {
  await tx.db.update(job).set(details).where(isProfile(key))
}

export async function setArchived(
  tx: Tx,
  { archivedAt, ...key }: ProfileKey & { archivedAt: Date | null },
): Promise<void> {
  await tx.db.update(job).set({ archivedAt }).where(isProfile(key))
}

/** Whether the people who hold it are invited to say how satisfied they are. */
export async function setSatisfactionInvitation(
  tx: Tx,
  { isSent, ...key }: ProfileKey & { isSent: boolean },
): Promise<void> {
  await tx.db.update(job).set({ sendSatisfactionInvitation: isSent }).where(isProfile(key))
}

/** What keeps a profile from being deleted: the requisitions that are not over, and whether anyone ever held it. */
export async function countUses(tx: Tx, { accountId, jobId }: ProfileKey) {
  const isOver = inArray(job.status, ['closed', 'cancelled'])
  const [requisitions, stretches] = [
    await tx.db.$count(
      job,
      and(eq(job.accountId, accountId), eq(job.profileJobId, jobId), sql`not ${isOver}`),
    ),
    // With those that were removed: an undo may bring them back.
    await tx.db.$count(userJob, and(eq(userJob.accountId, accountId), eq(userJob.jobId, jobId))),
  ]
  return { requisitions, stretches }
}

/** Removes a profile that no one ever held, with its team. Requisitions that are over forget it. */
export async function deleteProfile(tx: Tx, key: ProfileKey): Promise<void> {
  const { accountId, jobId } = key
  await tx.db
    .update(job)
    .set({ profileJobId: null })
    .where(and(eq(job.accountId, accountId), eq(job.profileJobId, jobId)))
  await tx.db.delete(jobTeam).where(and(eq(jobTeam.accountId, accountId), eq(jobTeam.jobId, jobId)))
  await tx.db
    .delete(availableJob)
    .where(and(eq(availableJob.accountId, accountId), eq(availableJob.jobId, jobId)))
  await tx.db.delete(job).where(isProfile(key))
}

function isProfile({ accountId, jobId }: ProfileKey): SQL | undefined {
  return and(eq(job.accountId, accountId), eq(job.jobId, jobId), eq(job.jobTypeId, PROFILE_TYPE))
}

function isSeenBy({ userId, hasListed }: NonNullable<ProfileQuery['only']>): SQL {
  const isOnTeam = sql`exists (select 1 from job_team t where t.account_id = ${job.accountId} and t.job_id = ${job.jobId} and t.user_id = ${userId})`
  if (!hasListed) return isOnTeam
  return sql`(${isOnTeam} or exists (select 1 from available_job l where l.account_id = ${job.accountId} and l.job_id = ${job.jobId} and l.user_id = ${userId}))`
}

function orderOf(ordering: ProfileQuery['ordering']): SQL[] {
  const direction = ordering.startsWith('-') ? desc : asc
  const key = ordering.endsWith('department') ? job.department : job.foldedTitle
  return [direction(key), direction(job.jobId)]
}
