// Rules of what the public sees: open positions of a company that shows a career page. Knows no HTTP and no markup.
import { lastDeadlineBefore, openDay } from '#contract/core/deadline-day.ts'

import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { findCompany, findLastChange } from './career-page-repository.ts'
import { applyPath, postingPath, withSource } from './career-paths.ts'
import * as repository from './career-repository.ts'
import { postingStatus } from './postings/posting-machine.ts'
import type { SourceService } from './sources/source-service.ts'

export const POSTINGS_PER_PAGE = 20
/** What a feed and a sitemap list at most: a sitemap may have 50 000 addresses, and job boards read less. */
const ALL = { search: '', limit: 5000, offset: 0 }

const SETTLED_MS = 2000

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

export function createCareerService(deps: Deps) {
  return { ...reading(deps), ...ofSources(deps) }
}

function reading({ database, now }: Deps) {
  const readPage = pageReader(database)
  const today = () => openDay(now())

  return {
    /** One page of what is open, counted from 1. @throws AppError `not_found` for a company without a public page. */
    async list(slug: string, { search, page: pageNumber }: { search: string; page: number }) {
      const { page, shown } = await readPage(slug, (tx, accountId) =>
        repository.listShownPostings(tx, {
          accountId,
          today: today(),
          search,
          limit: POSTINGS_PER_PAGE,
          offset: (pageNumber - 1) * POSTINGS_PER_PAGE,
        }),
      )
      return { page, ...shown }
    },

    /**
     * All that is open, for readers that take it as a whole, and when that last became another list; null while it cannot
     * be said by the second. @throws AppError `not_found`.
     */
    async listAll(slug: string) {
      const { page, shown } = await readPage(slug, async (tx, accountId) => {
        // Before the postings: what changes between the two is then sent again, and never missed.
        const changed = await findLastChange(tx, accountId)
        const { rows } = await repository.listShownPostings(tx, {
          ...ALL,
          accountId,
          today: today(),
        })
        return { changed, rows }
      })
      return { page, postings: shown.rows, changedAt: changeOf(shown.changed, now()) }
    },

    /** A posting, and whether it takes applications now. @throws AppError `not_found`. */
    async getPosting(slug: string, uuid: string) {
      const { page, shown: posting } = await readPage(slug, (tx, accountId) =>
        repository.findPublicPosting(tx, { accountId, uuid }),
      )
      if (posting === null) throw new AppError('not_found')
      const isPublished = postingStatus(posting, today()) === 'published'
      return { page, posting, isOpen: isPublished && posting.jobStatus === 'open' }
    },
  }
}

// Two transactions for whatever is shown: whose address it is, and all that this company shows. In its own scope, as who
// is seen in the public one goes by all of their positions, which takes longer; drafts are left out by the queries.
function pageReader(database: Database) {
  const asPublic = publicScope(database)
  return async <T>(slug: string, read: (tx: Tx, accountId: number) => Promise<T>) => {
    const found = await asPublic((tx) => repository.findPublicPage(tx, slug))
    if (found === null) throw new AppError('not_found')
    const { accountId } = found
    const scope = { kind: 'account', accountId, userId: null } as const
    return database.inScope(scope, async (tx) => {
      const company = await findCompany(tx, accountId)
      const page = { ...found, company: company?.name ?? '', logoUrl: company?.logoUrl ?? null }
      return { page, shown: await read(tx, accountId) }
    })
  }
}

function ofSources({ database, sources, now }: Deps) {
  const asPublic = publicScope(database)
  return {
    /** @throws AppError `not_found` for a token by which no feed of the company counts for a source. */
    async assertFeed({ accountId }: PublicPage, token: string): Promise<void> {
      const source = await sources.findLink(token)
      if (source?.accountId !== accountId || source.jobId !== null) throw new AppError('not_found')
    },

    /** Where a tracked link leads. @throws AppError `not_found` for a token that there is not. */
    async followLink(token: string): Promise<string> {
      const link = await sources.findLink(token)
      if (link === null || link.jobId === null) throw new AppError('not_found')
      const { accountId, jobId } = link
      const today = openDay(now())
      return asPublic((tx) => findTarget(tx, { accountId, jobId, token, today }))
    },
  }
}

function publicScope(database: Database) {
  return <T>(work: (tx: Tx) => Promise<T>) => database.inScope({ kind: 'public' }, work)
}

// Postings and deadlines end with a day. HTTP knows whole seconds: of one that is not over, another change may follow.
function changeOf(changed: Date | null, at: Date): Date | null {
  const ended = new Date(lastDeadlineBefore(at))
  const last = changed !== null && changed > ended ? changed : ended
  return at.getTime() - last.getTime() < SETTLED_MS ? null : last
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
