// SQL of a requisition's postings as its staff write them. Runs in the company's scope.
import { and, eq, sql } from 'drizzle-orm'

import type { PostingContent } from '#contract/careers/job-postings.ts'

import type { Tx } from '../../db/database.ts'
import { careerPage, jobPosting } from '../../db/schema/career.ts'
import { job } from '../../db/schema/requisition.ts'
import { statusForApplying } from '../../requisitions/job-status.ts'

type JobKey = { readonly accountId: number; readonly jobId: number }
export type PostingKey = JobKey & { readonly jobPostingId: number }
type Page = { readonly page: number; readonly page_size: number }

/** A posting with what decides whether the public finds it. */
export type PostingRow = NonNullable<Awaited<ReturnType<typeof findPosting>>>

/** One page of a requisition's postings, and how many there are. */
export async function listPostings(tx: Tx, { accountId, jobId, ...query }: JobKey & Page) {
  const where = and(eq(jobPosting.accountId, accountId), eq(jobPosting.jobId, jobId))
  const rows = await selectPostings(tx)
    .where(where)
    // As the index has it.
    .orderBy(sql`${jobPosting.jobPostingId} desc nulls last`)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(jobPosting, where) }
}

export async function findPosting(tx: Tx, key: PostingKey) {
  const [row] = await selectPostings(tx).where(isPosting(key))
  return row ?? null
}

/** Locks a posting until the transaction ends; false when there is none. */
export async function lockPosting(tx: Tx, key: PostingKey): Promise<boolean> {
  const rows = await tx.db
    .select({ jobPostingId: jobPosting.jobPostingId })
    .from(jobPosting)
    .where(isPosting(key))
    .for('update')
  return rows.length > 0
}

/** Drafts a posting with what the requisition says of itself. */
export async function insertPosting(tx: Tx, { accountId, jobId }: JobKey): Promise<number | null> {
  const [details] = await tx.db
    .select({
      title: job.title,
      description: job.description,
      city: job.city,
      stateCode: job.stateCode,
      countryCode: job.countryCode,
    })
    .from(job)
    .where(and(eq(job.accountId, accountId), eq(job.jobId, jobId)))
  if (details === undefined) return null
  const [row] = await tx.db
    .insert(jobPosting)
    .values({ accountId, jobId, ...details })
    .returning({ jobPostingId: jobPosting.jobPostingId })
  return row?.jobPostingId ?? null
}

export async function updateContent(
  tx: Tx,
  { content, at, ...key }: PostingKey & { content: PostingContent; at: Date },
): Promise<void> {
  await tx.db
    .update(jobPosting)
    .set({
      title: content.title,
      description: content.description,
      city: content.city,
      stateCode: content.state,
      countryCode: content.country_code,
      workplaceType: content.workplace_type,
      employmentType: content.employment_type,
      salaryMin: content.salary_min,
      salaryMax: content.salary_max,
      salaryCurrency: content.salary_currency,
      salaryPeriod: content.salary_period,
      validUntil: content.valid_until,
      updatedAt: at,
    })
    .where(isPosting(key))
}

export async function updateStatus(
  tx: Tx,
  { set, ...key }: PostingKey & { set: { status: string; publishedAt?: Date; updatedAt: Date } },
): Promise<void> {
  await tx.db.update(jobPosting).set(set).where(isPosting(key))
}

export async function deletePosting(tx: Tx, key: PostingKey): Promise<void> {
  await tx.db.delete(jobPosting).where(isPosting(key))
}

function selectPostings(tx: Tx) {
  return tx.db
    .select({
      posting: jobPosting,
      jobStatus: statusForApplying(),
      slug: careerPage.slug,
      isPublic: careerPage.isPublic,
    })
    .from(jobPosting)
    .innerJoin(job, and(eq(job.accountId, jobPosting.accountId), eq(job.jobId, jobPosting.jobId)))
    .leftJoin(careerPage, eq(careerPage.accountId, jobPosting.accountId))
    .$dynamic()
}

function isPosting({ accountId, jobId, jobPostingId }: PostingKey) {
  return and(
    eq(jobPosting.accountId, accountId),
    eq(jobPosting.jobPostingId, jobPostingId),
    eq(jobPosting.jobId, jobId),
  )
}
