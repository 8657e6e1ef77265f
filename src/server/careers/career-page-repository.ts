// SQL of a company's career page as its staff set it up. Runs in the company's scope.
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { AuditEntity } from '#contract/access/audit-entities.ts'

import type { Tx } from '../db/database.ts'
import { account } from '../db/schema/account.ts'
import { auditEvent } from '../db/schema/audit.ts'
import { careerPage, jobPosting } from '../db/schema/career.ts'
import { job } from '../db/schema/requisition.ts'
import { takesApplications } from '../requisitions/job-status.ts'

export type CareerPageRow = typeof careerPage.$inferSelect
type Change = Partial<Pick<CareerPageRow, 'slug' | 'headline' | 'introduction' | 'isPublic'>>

export async function findCareerPage(tx: Tx, accountId: number): Promise<CareerPageRow | null> {
  const [row] = await tx.db.select().from(careerPage).where(eq(careerPage.accountId, accountId))
  return row ?? null
}

/** Name and logo of the company. */
export async function findCompany(tx: Tx, accountId: number) {
  const { name, logoUrl } = account
  const [row] = await tx.db
    .select({ name, logoUrl })
    .from(account)
    .where(eq(account.accountId, accountId))
  return row ?? null
}

/** Makes the page; false when the company has one, or when another company has the address. */
export async function insertCareerPage(
  tx: Tx,
  values: { accountId: number; slug: string },
): Promise<boolean> {
  const rows = await tx.db
    .insert(careerPage)
    .values(values)
    .onConflictDoNothing()
    .returning({ accountId: careerPage.accountId })
  return rows.length > 0
}

/** Changes the page; false when another company has the address. */
export async function updateCareerPage(
  tx: Tx,
  { accountId, set, at }: { accountId: number; set: Change; at: Date },
): Promise<boolean> {
  if (set.slug !== undefined && (await isSlugTaken(tx, { accountId, slug: set.slug }))) return false
  await tx.db
    .update(careerPage)
    .set({ ...set, updatedAt: at })
    .where(eq(careerPage.accountId, accountId))
  return true
}

// Other companies’ pages are not seen here: a function of the database tells whether one of them has the address.
async function isSlugTaken(tx: Tx, { accountId, slug }: { accountId: number; slug: string }) {
  const [own] = await tx.db
    .select({ slug: careerPage.slug, isTaken: sql<boolean>`career_slug_taken(${slug})` })
    .from(careerPage)
    .where(eq(careerPage.accountId, accountId))
  return own !== undefined && own.slug !== slug && own.isTaken
}

/** When staff last changed anything that decides what the page shows; null before they did. */
export async function findLastChange(tx: Tx, accountId: number): Promise<Date | null> {
  const entities: AuditEntity[] = ['requisition', 'job_posting', 'career_page']
  const [row] = await tx.db
    .select({ at: auditEvent.at })
    .from(auditEvent)
    .where(and(eq(auditEvent.accountId, accountId), inArray(auditEvent.entity, entities)))
    // As the index has it.
    .orderBy(sql`${auditEvent.at} desc nulls last`)
    .limit(1)
  return row?.at ?? null
}

/** How many postings there are of each kind, as of a day. */
export async function countPostings(
  tx: Tx,
  { accountId, today }: { accountId: number; today: string },
) {
  const isExpired = sql`${jobPosting.validUntil} < ${today}`
  const isPublished = sql`${jobPosting.status} = 'published' and (${jobPosting.validUntil} is null or not ${isExpired})`
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  const [row] = await tx.db
    .select({
      drafts: count(sql`${jobPosting.status} = 'draft'`),
      unpublished: count(sql`${jobPosting.status} = 'unpublished'`),
      expired: count(sql`${jobPosting.status} = 'published' and ${isExpired}`),
      shown: count(sql`${isPublished} and ${takesApplications()}`),
      not_open: count(sql`${isPublished} and not ${takesApplications()}`),
    })
    .from(jobPosting)
    .innerJoin(job, and(eq(job.accountId, jobPosting.accountId), eq(job.jobId, jobPosting.jobId)))
    .where(eq(jobPosting.accountId, accountId))
  return row ?? { drafts: 0, unpublished: 0, expired: 0, shown: 0, not_open: 0 }
}
