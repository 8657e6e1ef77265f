// Rules of setting up a career page. Knows no HTTP.
import type { z } from 'zod'

import * as contract from '#contract/careers/career-pages.ts'
import type { CareerPage, JobBoardSummary } from '#contract/careers/career-pages.ts'
import { openDay } from '#contract/core/deadline-day.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { assertBegunFrom, staffCommand, type By, type Changing } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { plainBody } from '../privacy/consents/plain-body.ts'
import * as repository from './career-page-repository.ts'
import { pagePath } from './career-paths.ts'
import { slugOf, withEnding } from './career-slug.ts'

const replySchema = contract.getCareerPage.responses[200].shape.data

type Key = { readonly accountId: number; readonly careerPageId: number }
type Body = z.output<typeof contract.updateCareerPage.body>

export function createCareerPageService({ scopes, now }: { scopes: StaffScopes; now: () => Date }) {
  return {
    getOrCreate: (by: By, accountId: number): Promise<CareerPage> =>
      staffCommand(scopes, {
        by,
        accountId,
        policy: contract.getOrCreateCareerPage.policy,
        name: 'get-create-career-page',
        request: { accountId },
        replySchema,
        change: async (changing) => describePage(await ensureCareerPage(changing)),
      }),

    /** @throws AppError `not_found`. */
    get: (caller: Caller, key: Key): Promise<CareerPage> =>
      scopes.inAccount(
        { caller, accountId: key.accountId, policy: contract.getCareerPage.policy },
        async (tx) => describePage(await getPage(tx, key)),
      ),

    /** @throws AppError `not_found`, `slug_taken`. */
    update: (by: By, given: Key & { body: Body }): Promise<CareerPage> =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        policy: contract.updateCareerPage.policy,
        name: 'update-career-page',
        request: given,
        replySchema,
        change: (changing) => update(changing, { ...given, at: now() }),
      }),

    summary: (caller: Caller, accountId: number): Promise<JobBoardSummary> =>
      scopes.inAccount({ caller, accountId, policy: contract.getJobBoardSummary.policy }, (tx) =>
        summarize(tx, { accountId, today: openDay(now()) }),
      ),
  }
}

/** The company's page, which is made when it has none. */
export async function ensureCareerPage({
  tx,
  access,
  audit,
}: Changing): Promise<repository.CareerPageRow> {
  const { accountId } = access
  const known = await repository.findCareerPage(tx, accountId)
  if (known !== null) return known
  const company = await repository.findCompany(tx, accountId)
  const slug = slugOf(company?.name ?? '')
  const isMade =
    (await repository.insertCareerPage(tx, { accountId, slug })) ||
    // Another company has that address, or a colleague made the page at the same moment.
    (await repository.insertCareerPage(tx, { accountId, slug: withEnding(slug) }))
  const page = await repository.findCareerPage(tx, accountId)
  if (page === null) throw new Error('No address for the career page is free.')
  if (isMade) {
    const entityId = page.careerPageId
    await audit({ entity: 'career_page', entityId, action: 'create', after: { slug: page.slug } })
  }
  return page
}

async function summarize(
  tx: Tx,
  { accountId, today }: { accountId: number; today: string },
): Promise<JobBoardSummary> {
  const page = await repository.findCareerPage(tx, accountId)
  const counts = await repository.countPostings(tx, { accountId, today })
  return {
    ...counts,
    shown: page?.isPublic === true ? counts.shown : 0,
    career_page: page === null ? null : describePage(page),
  }
}

async function update(
  changing: Changing,
  { body, at, ...key }: Key & { body: Body; at: Date },
): Promise<CareerPage> {
  const { tx, audit } = changing
  const before = await getPage(tx, key)
  assertBegunFrom(changing, describePage(before))
  const { slug, headline, introduction, is_public: isPublic } = body
  const set = {
    ...(slug === undefined ? {} : { slug }),
    ...(headline === undefined ? {} : { headline }),
    ...(introduction === undefined ? {} : { introduction: plainBody(introduction) }),
    ...(isPublic === undefined ? {} : { isPublic }),
  }
  const isFree = await repository.updateCareerPage(tx, { accountId: key.accountId, set, at })
  if (!isFree) throw new AppError('slug_taken')
  const after = await getPage(tx, key)
  await audit({
    entity: 'career_page',
    entityId: key.careerPageId,
    action: 'update',
    before: contentOf(before),
    after: contentOf(after),
  })
  return describePage(after)
}

function contentOf({ slug, headline, introduction, isPublic }: repository.CareerPageRow) {
  return { slug, headline, introduction, is_public: isPublic }
}

async function getPage(tx: Tx, key: Key): Promise<repository.CareerPageRow> {
  const page = await repository.findCareerPage(tx, key.accountId)
  if (page === null || page.careerPageId !== key.careerPageId) throw new AppError('not_found')
  return page
}

function describePage(row: repository.CareerPageRow): CareerPage {
  return {
    career_page_id: row.careerPageId,
    slug: row.slug,
    headline: row.headline,
    introduction: row.introduction,
    is_public: row.isPublic,
    updated_at: row.updatedAt.toISOString(),
    path: pagePath(row.slug),
  }
}
