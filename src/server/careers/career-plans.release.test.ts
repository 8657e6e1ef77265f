import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { listLinkable, listLinks, listSources } from '#server/careers/sources/source-repository.ts'
import type { Tx } from '#server/db/database.ts'
import { buildCompany, buildRequisition } from '#testing/builders.ts'
import {
  fillForPlans,
  planOfFirst,
  rowsReadBy,
  seqScansOf,
  type Plan,
} from '#testing/query-plan.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { findPublicPage, findPublicPosting, listShownPostings } from './career-repository.ts'
import { listPostings } from './postings/posting-repository.ts'

const POSTINGS = 20_000
const COMPANIES = 20
/** What one page of a list may read. */
const FEW_ROWS = 200

const database = await openTestDatabase()

// The embedded database runs the same planner; filling it takes too long for every run of the tests.
describe.runIf(database.url !== null)('with twenty thousand postings of twenty companies', () => {
  let key = { accountId: 0, jobId: 0 }
  const page = { page: 1, page_size: 25 }

  beforeAll(async () => {
    const jobs: { accountId: number; jobId: number }[] = []
    for (let count = 0; count < COMPANIES; count += 1)
      jobs.push(await buildRequisition(database, { company: await buildCompany(database) }))
    key = jobs[0] ?? key
    await fill()
  })

  it.each(['', 'nothing'])(
    'a list searched by %j reads the postings of one company only',
    async (search) => {
      const wish = { ...key, today: '2026-03-01', search, limit: 20, offset: 0 }
      const plan = await companyPlan(key, (tx) => listShownPostings(tx, wish))
      expect(seqScansOf(plan)).not.toContain('job_posting')
      expect(rowsReadBy(plan, 'job_posting')).toBeLessThanOrEqual(POSTINGS / COMPANIES)
    },
  )

  it('one position and one career page are found through an index', async () => {
    const { accountId } = key
    const uuid = '00000000-0000-4000-8000-000000000000'
    const posting = await companyPlan(key, (tx) => findPublicPosting(tx, { accountId, uuid }))
    expect(seqScansOf(posting)).not.toContain('job_posting')
    const found = await publicPlan((tx) => findPublicPage(tx, 'company-5'))
    expect(seqScansOf(found)).not.toContain('career_page')
  })

  it('the lists of staff are read through an index', async () => {
    const staffPlan = (work: (tx: Tx) => Promise<unknown>) =>
      planOfFirst({ database, accountId: key.accountId }, work)
    const postings = await staffPlan((tx) => listPostings(tx, { ...key, ...page }))
    expect(seqScansOf(postings)).not.toContain('job_posting')
    const links = await staffPlan((tx) => listLinks(tx, { ...key, ...page }))
    expect(seqScansOf(links)).not.toContain('source_link')
    const sources = await staffPlan((tx) => listSources(tx, { ...key, ...page, search: '' }))
    expect(seqScansOf(sources)).not.toContain('source')
    expect(rowsReadBy(sources, 'source')).toBeLessThan(FEW_ROWS)
    const linkable = await staffPlan((tx) => listLinkable(tx, { ...key, ...page, search: '' }))
    expect(seqScansOf(linkable)).toEqual([])
  })
})

/** In the scope of a company, without one of its users: as its career page is read. */
function companyPlan(
  { accountId }: { accountId: number },
  work: (tx: Tx) => Promise<unknown>,
): Promise<Plan> {
  return planOfFirst({ database, scope: { kind: 'account', accountId, userId: null } }, work)
}

function publicPlan(work: (tx: Tx) => Promise<unknown>): Promise<Plan> {
  return planOfFirst({ database, scope: { kind: 'public' } }, work)
}

function fill(): Promise<void> {
  return fillForPlans(database, {
    tables: ['job_posting', 'career_page', 'source', 'source_link', 'job'],
    statements: [
      // Enough that reading the whole table for one of them would be the dearer way.
      sql`insert into account (name) select 'Company ' || n from generate_series(1, 3000) n`,
      sql`insert into career_page (account_id, slug) select account_id, 'company-' || account_id from account`,
      sql`insert into job_posting (account_id, job_id, title, status, published_at)
          select account_id, job_id, 'Posting ' || n, 'published', now() - n * interval '1 minute'
          from job, generate_series(1, ${POSTINGS / COMPANIES}) n`,
      sql`insert into source (account_id, source_type, name)
          select account_id, 'events', 'Fair ' || n from account, generate_series(1, 100) n`,
      sql`insert into source_link (account_id, job_id, source_id, token)
          select j.account_id, j.job_id, s.source_id, 'k' || s.source_id
          from job j join source s on s.account_id = j.account_id`,
    ],
  })
}
