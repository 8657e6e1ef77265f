// A career page, a posting and a source as rows, for tests that are about what happens to them afterwards.
import { and, eq, isNull } from 'drizzle-orm'

import type { PostingContent } from '#contract/careers/job-postings.ts'
import type { Database } from '#server/db/database.ts'
import { careerPage, jobPosting, sourceLink } from '#server/db/schema/career.ts'
import { source } from '#server/db/schema/source.ts'

import { buildCompany, buildRequisition } from './builders.ts'

type JobKey = { readonly accountId: number; readonly jobId: number }

/** A published posting of a requisition on its company's career page, with a tracked link for referrals. */
export async function buildCareer(
  database: Database,
  { accountId, jobId }: JobKey,
): Promise<{ sourceId: number; jobPostingId: number; careerPageId: number }> {
  const { owner } = database
  await owner
    .insert(careerPage)
    .values({ accountId, slug: `company-${accountId}` })
    .onConflictDoNothing()
  const [page] = await owner.select().from(careerPage).where(eq(careerPage.accountId, accountId))
  const posting = await buildPosting(database, { accountId, jobId })
  const sourceId = await sourceOf(database, accountId)
  await owner
    .insert(sourceLink)
    .values({ accountId, jobId, sourceId, token: `token-${jobId}` })
    .onConflictDoNothing()
  return { sourceId, jobPostingId: posting.jobPostingId, careerPageId: page?.careerPageId ?? 0 }
}

/** A published posting. */
export async function buildPosting(
  { owner }: Database,
  values: JobKey & Partial<typeof jobPosting.$inferInsert>,
): Promise<typeof jobPosting.$inferSelect> {
  const [made] = await owner
    .insert(jobPosting)
    .values({
      title: 'Dock lead',
      status: 'published',
      publishedAt: new Date('2026-01-05T09:00:00Z'),
      ...values,
    })
    .returning()
  if (made === undefined) throw new Error('An insert returned no row.')
  return made
}

/** A company that shows one requisition on its career page, as `buildCareer` makes it. */
export async function buildCareerCompany(database: Database, given: { name?: string } = {}) {
  const company = await buildCompany(database, given)
  const { accountId } = company
  const requisition = await buildRequisition(database, { company })
  const { jobId } = requisition
  const { jobPostingId } = await buildCareer(database, requisition)
  const [posting] = await database.owner
    .select({ uuid: jobPosting.uuid })
    .from(jobPosting)
    .where(eq(jobPosting.jobPostingId, jobPostingId))
  const slug = `company-${accountId}`
  return { accountId, jobId, jobUuid: requisition.uuid, slug, postingUuid: posting?.uuid ?? '' }
}

async function sourceOf({ owner }: Database, accountId: number): Promise<number> {
  const standard = and(
    eq(source.accountId, accountId),
    eq(source.sourceType, 'referrals'),
    isNull(source.name),
  )
  const [row] = await owner.select().from(source).where(standard)
  return row?.sourceId ?? 0
}

/** What a posting says, as a request has it. */
export function postingBody(given: Partial<PostingContent> = {}): PostingContent {
  return {
    title: 'Dock lead',
    description: 'Leads the early shift.',
    city: 'Savannah',
    state: 'GA',
    country_code: 'US',
    workplace_type: 'on_site',
    employment_type: 'full_time',
    salary_min: 41_000,
    salary_max: 52_000,
    salary_currency: 'USD',
    salary_period: 'year',
    valid_until: null,
    ...given,
  }
}
