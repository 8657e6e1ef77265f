// Rules of what the public sees: open positions of a company that shows a career page. Knows no HTTP and no markup.
import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { SourceService } from '../sources/source-service.ts'
import { findCompany } from './career-page-repository.ts'
import { applyPath, postingPath, withSource } from './career-paths.ts'
import * as repository from './career-repository.ts'
import { postingStatus } from './postings/posting-machine.ts'

export const POSTINGS_PER_PAGE = 20
/** What a feed and a sitemap list at most: a sitemap may have 50 000 addresses, and job boards read less. */
const ALL = { search: '', limit: 5000, offset: 0 }

export type PublicPosting = repository.PublicPosting
export type PublicPage = {
  readonly accountId: number
  readonly slug: string
  readonly headline: string
  readonly introduction: string
  readonly company: string
  readonly logoUrl: string | null
}
export type CareerService = ReturnType<typeof createCareerService>

type Deps = {
  database: Database
  sources: Pick<SourceService, 'findLink'>
  now: () => Date
}

export function createCareerService({ database, sources, now }: Deps) {
  const asPublic = <T>(work: Parameters<typeof database.inScope<T>>[1]) =>
    database.inScope({ kind: 'public' }, work)
  const today = () => now().toISOString().slice(0, 10)

  return {
    /** @throws AppError `not_found`. */
    async getPage(slug: string): Promise<PublicPage> {
      const page = await asPublic((tx) => repository.findPublicPage(tx, slug))
      if (page === null) throw new AppError('not_found')
      const company = await getCompany(database, page.accountId)
      return { ...page, company: company?.name ?? '', logoUrl: company?.logoUrl ?? null }
    },

    /** One page of what is open, counted from 1. */
    list: ({ accountId }: PublicPage, { search, page }: { search: string; page: number }) =>
      asPublic((tx) =>
        repository.listShownPostings(tx, {
          accountId,
          today: today(),
          search,
          limit: POSTINGS_PER_PAGE,
          offset: (page - 1) * POSTINGS_PER_PAGE,
        }),
      ),

    /** All that is open, for readers that take it as a whole. */
    async listForFeed({ accountId }: PublicPage): Promise<PublicPosting[]> {
      const wish = { ...ALL, accountId, today: today() }
      return (await asPublic((tx) => repository.listShownPostings(tx, wish))).rows
    },

    /** A posting, and whether it takes applications now. @throws AppError `not_found`. */
    async getPosting({ accountId }: PublicPage, uuid: string) {
      const posting = await asPublic((tx) => repository.findPublicPosting(tx, { accountId, uuid }))
      if (posting === null) throw new AppError('not_found')
      const isPublished = postingStatus(posting, today()) === 'published'
      return { posting, isOpen: isPublished && posting.jobStatus === 'open' }
    },

    /** Where a tracked link leads. @throws AppError `not_found` for a token that there is not. */
    async followLink(token: string): Promise<string> {
      const link = await sources.findLink(token)
      if (link === null) throw new AppError('not_found')
      return asPublic((tx) => findTarget(tx, { ...link, token, today: today() }))
    },
  }
}

// In the company's own scope: who is seen in the public one goes by all of their positions, which takes longer.
function getCompany(database: Database, accountId: number) {
  return database.inScope({ kind: 'account', accountId, userId: null }, (tx) =>
    findCompany(tx, accountId),
  )
}

type Followed = { accountId: number; jobId: number; token: string; today: string }

// To the posting's page when there is one, else to where people apply.
async function findTarget(tx: Tx, { token, ...link }: Followed): Promise<string> {
  const slug = await repository.findSlug(tx, link.accountId)
  const posting = slug === null ? null : await repository.findShownPosting(tx, link)
  if (slug !== null && posting !== null)
    return withSource(postingPath({ slug, uuid: posting.uuid }), token)
  const uuid = await repository.findJobUuid(tx, link)
  if (uuid === null) throw new AppError('not_found')
  return withSource(applyPath(uuid), token)
}
