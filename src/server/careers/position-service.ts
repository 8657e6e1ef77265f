// Rules of the public page of a position: what people read before they apply. Knows no HTTP.
import { hasPlayer } from '#contract/assessments/kind-names.ts'
import type {
  PositionDetails,
  PositionPart,
  PositionTerms,
  Posting,
} from '#contract/careers/positions.ts'
import { openDay } from '#contract/core/deadline-day.ts'

import type { Database, Tx } from '../db/database.ts'
import { listPublishedActivities } from '../plan-editor/plan-view.ts'
import type { Position, PostingService } from '../requisitions/posting-service.ts'
import { cleanRichText } from '../rich-text/clean-rich-text.ts'
import { findShownPosting, type PublicPosting } from './career-repository.ts'
import { termsOf } from './pages/posting-facts.ts'

type Deps = {
  readonly database: Database
  readonly postings: Pick<PostingService, 'getPosition'>
  readonly now: () => Date
}

export type PositionService = ReturnType<typeof createPositionService>

export function createPositionService({ database, postings, now }: Deps) {
  return {
    /** The position of an application link; details only while it is open. @throws AppError `not_found`. */
    async getPosting(uuid: string): Promise<Posting> {
      const position = await postings.getPosition(uuid)
      const { accountId } = position
      const isOpen = position.status === 'open'
      const scope = { kind: 'account', accountId, userId: null } as const
      return {
        job_uuid: position.uuid,
        title: position.title,
        account_name: position.accountName,
        account_logo_url: position.logoUrl,
        city: position.city,
        state: position.stateCode,
        country_code: position.countryCode,
        is_open: isOpen,
        details: isOpen
          ? await database.inScope(scope, (tx) => describe(tx, { position, at: now() }))
          : null,
      }
    },
  }
}

async function describe(
  tx: Tx,
  { position, at }: { position: Position; at: Date },
): Promise<PositionDetails> {
  const { accountId, jobId } = position
  const [posting, parts] = await Promise.all([
    findShownPosting(tx, { accountId, jobId, today: openDay(at) }),
    listParts(tx, position),
  ])
  return {
    // A posting says what its company wants to be public; without one, the requisition says it.
    description: cleanRichText(posting?.description ?? position.description),
    terms: posting === null ? null : toTerms(posting),
    apply_until: position.applyUntil ?? posting?.validUntil ?? null,
    parts,
  }
}

async function listParts(tx: Tx, { accountId, jobId }: Position): Promise<PositionPart[]> {
  const activities = await listPublishedActivities(tx, { accountId, jobId })
  return activities
    .filter(({ kind }) => hasPlayer(kind))
    .map(({ title, minutes, is_required }) => ({ title, minutes, is_required }))
}

function toTerms(posting: PublicPosting): PositionTerms {
  const { employmentType, workplaceType, salaryPeriod: period } = termsOf(posting)
  const { salaryMin: min, salaryMax: max, salaryCurrency: currency } = posting
  const isNamed = (min !== null || max !== null) && currency !== null && period !== null
  return {
    employment_type: employmentType,
    workplace_type: workplaceType,
    pay: isNamed ? { min, max, currency, period } : null,
  }
}
