// SQL of what the public sees of a career page. Whose page it is, is asked in the public scope; the rest in its company’s own,
// which also shows drafts: each query leaves them out.
import { and, eq, ne, sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { careerPage, jobPosting } from '../db/schema/career.ts'
import { job } from '../db/schema/requisition.ts'
import { hasWords } from '../db/search.ts'
import { statusForApplying, takesApplications } from '../requisitions/job-status.ts'

type Shown = { readonly accountId: number; readonly today: string }
type Wish = Shown & { readonly search: string; readonly limit: number; readonly offset: number }

// As the index has it: PostgreSQL walks it only when both agree on where empty values stand.
const NEWEST_FIRST = [
  sql`${jobPosting.publishedAt} desc nulls last`,
  sql`${jobPosting.jobPostingId} desc nulls last`,
]

/** A public career page; null also for one that its company hides. */
export async function findPublicPage(tx: Tx, slug: string) {
  const [row] = await tx.db
    .select({
      accountId: careerPage.accountId,
      slug: careerPage.slug,
      headline: careerPage.headline,
      introduction: careerPage.introduction,
    })
    .from(careerPage)
    .where(and(eq(careerPage.slug, slug), eq(careerPage.isPublic, true)))
  return row ?? null
}

/** The address of a company's public page; null when it has none. */
export async function findSlug(tx: Tx, accountId: number): Promise<string | null> {
  const [row] = await tx.db
    .select({ slug: careerPage.slug })
    .from(careerPage)
    .where(and(eq(careerPage.accountId, accountId), eq(careerPage.isPublic, true)))
  return row?.slug ?? null
}

/** Some of the postings that are shown on a day, the newest first, and how many there are. */
export async function listShownPostings(tx: Tx, wish: Wish) {
  const where = and(isShown(wish), finds(wish.search))
  const rows = await selectPostings(tx)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(wish.limit)
    .offset(wish.offset)
  const [counted] = await tx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(jobPosting)
    .innerJoin(job, isOfJob())
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

export type PublicPosting = Awaited<ReturnType<typeof listShownPostings>>['rows'][number]

/** A posting that is or was public. */
export async function findPublicPosting(
  tx: Tx,
  { accountId, uuid }: { accountId: number; uuid: string },
): Promise<PublicPosting | null> {
  const [row] = await selectPostings(tx).where(
    and(
      eq(jobPosting.accountId, accountId),
      eq(jobPosting.uuid, uuid),
      ne(jobPosting.status, 'draft'),
    ),
  )
  return row ?? null
}

/** The newest posting of a requisition that is shown on a day; null when none is. */
export async function findShownPosting(
  tx: Tx,
  { jobId, ...shown }: Shown & { jobId: number },
): Promise<PublicPosting | null> {
  const [row] = await selectPostings(tx)
    .where(and(isShown(shown), eq(jobPosting.jobId, jobId)))
    .orderBy(...NEWEST_FIRST)
    .limit(1)
  return row ?? null
}

/** The address of a requisition, which its link to apply has. */
export async function findJobUuid(
  tx: Tx,
  { accountId, jobId }: { accountId: number; jobId: number },
): Promise<string | null> {
  const [row] = await tx.db
    .select({ uuid: job.uuid })
    .from(job)
    .where(and(eq(job.accountId, accountId), eq(job.jobId, jobId)))
  return row?.uuid ?? null
}

function selectPostings(tx: Tx) {
  return tx.db
    .select({
      uuid: jobPosting.uuid,
      title: jobPosting.title,
      description: jobPosting.description,
      city: jobPosting.city,
      stateCode: jobPosting.stateCode,
      countryCode: jobPosting.countryCode,
      workplaceType: jobPosting.workplaceType,
      employmentType: jobPosting.employmentType,
      salaryMin: jobPosting.salaryMin,
      salaryMax: jobPosting.salaryMax,
      salaryCurrency: jobPosting.salaryCurrency,
      salaryPeriod: jobPosting.salaryPeriod,
      validUntil: jobPosting.validUntil,
      status: jobPosting.status,
      publishedAt: jobPosting.publishedAt,
      updatedAt: jobPosting.updatedAt,
      jobUuid: job.uuid,
      jobStatus: statusForApplying(),
    })
    .from(jobPosting)
    .innerJoin(job, isOfJob())
    .$dynamic()
}

function isOfJob() {
  return and(eq(job.accountId, jobPosting.accountId), eq(job.jobId, jobPosting.jobId))
}

function isShown({ accountId, today }: Shown): SQL | undefined {
  return and(
    eq(jobPosting.accountId, accountId),
    // As the index has it, so that PostgreSQL may use it.
    sql`${jobPosting.status} = 'published'`,
    sql`(${jobPosting.validUntil} is null or ${jobPosting.validUntil} >= ${today})`,
    takesApplications(),
  )
}

function finds(search: string): SQL | undefined {
  const { title, city, stateCode } = jobPosting
  return hasWords(sql`concat_ws(' ', ${title}, ${city}, ${stateCode}, ${job.department})`, search)
}
