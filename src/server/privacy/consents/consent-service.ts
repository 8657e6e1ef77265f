import type { Locale } from '#contract/core/shape.ts'
// Rules of what people are shown and agree to. Knows no HTTP. Which texts a company publishes: `company-text-service.ts`.
import { giveConsent, type ConsentText, type ShownText } from '#contract/privacy/consents.ts'

import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { once } from '../../http/idempotency.ts'
import type { PostingService } from '../../requisitions/posting-service.ts'
import * as repository from './consent-repository.ts'

type Deps = {
  readonly database: Database
  readonly postings: PostingService
  readonly now: () => Date
}
type Given = {
  readonly userId: number
  readonly idempotencyKey: string
  readonly shown: readonly ShownText[]
  readonly door: 'application' | 'asked'
  /** When, by the device that kept it until it could be sent. */
  readonly agreedAt: Date | null
}

const SYSTEM = { kind: 'system' } as const

export type ConsentService = ReturnType<typeof createConsentService>

/** Texts are public. What a user agreed to is theirs: anyone else's answers `not_found`. */
export function createConsentService({ database, postings, now }: Deps) {
  return {
    /** What counts now; at a position that is none, what counts where no company says otherwise. */
    async listCurrent(jobUuid: string | undefined): Promise<ConsentText[]> {
      const accountId = jobUuid === undefined ? null : await findCompany(postings, jobUuid)
      return database.inScope(SYSTEM, (tx) => repository.listCurrent(tx, accountId))
    },

    /** @throws AppError `not_found` */
    async getText(textId: number): Promise<ConsentText> {
      const text = await database.inScope(SYSTEM, (tx) => repository.findText(tx, textId))
      if (text === null) throw new AppError('not_found')
      return text
    },

    async list(caller: Caller, query: { userId: number; page: number; page_size: number }) {
      assertOwn(caller, query.userId)
      const { rows, total } = await database.inScope(SYSTEM, (tx) =>
        repository.listConsents(tx, query),
      )
      return { data: rows, meta: { page: query.page, page_size: query.page_size, total } }
    },

    async listDue(caller: Caller, userId: number): Promise<ConsentText[]> {
      assertOwn(caller, userId)
      return database.inScope(SYSTEM, (tx) => repository.listDue(tx, userId))
    },

    /** Notes what was agreed to. @throws AppError `not_found` when one of the texts is none. */
    give: (caller: Caller, given: Given) => give({ database, now }, { caller, given }),
  }
}

async function give(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { caller, given }: { caller: Caller; given: Given },
): Promise<{ text_ids: number[] }> {
  const { userId, idempotencyKey, shown, door: loginPage, agreedAt } = given
  assertOwn(caller, userId)
  return database.inScope({ ...SYSTEM, userId }, (tx) =>
    once(tx, {
      userId,
      key: idempotencyKey,
      name: 'give-consent',
      request: { userId, shown, door: loginPage, agreedAt: agreedAt?.toISOString() },
      replySchema: giveConsent.responses[201].shape.data,
      async effect(unit) {
        const arrived = now()
        const at = agreedAt === null || agreedAt > arrived ? arrived : agreedAt
        const noted = await repository.insertConsents(unit, { userId, door: loginPage, shown, at })
        if (shown.some(({ text_id: textId }) => !noted.includes(textId)))
          throw new AppError('not_found')
        return { text_ids: noted }
      },
    }),
  )
}

/**
 * Notes what a new user was shown. A build from before the texts had versions names none, and had the first one's words in
 * itself. An account is not refused for the sake of a text that is none.
 */
export async function noteSignUp(
  tx: Tx,
  given: { userId: number; at: Date; shown: readonly ShownText[] | undefined; language: Locale },
): Promise<void> {
  const { userId, at, language } = given
  const shown =
    given.shown ??
    (await repository.listFirstTexts(tx)).map((textId) => ({ text_id: textId, language }))
  await noteShown(tx, { userId, shown, at })
}

/** Notes what the login page showed by which a user came to their account. */
export async function noteShown(
  tx: Tx,
  { shown, ...given }: { userId: number; at: Date; shown: readonly ShownText[] | undefined },
): Promise<void> {
  if (shown === undefined || shown.length === 0) return
  await repository.insertConsents(tx, { ...given, door: 'sign_up', shown })
}

async function findCompany(postings: PostingService, jobUuid: string): Promise<number | null> {
  try {
    return (await postings.getPosition(jobUuid)).accountId
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

function assertOwn(caller: Caller, userId: number): void {
  if (caller.userId !== userId) throw new AppError('not_found')
}
