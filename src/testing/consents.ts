// Notices that a company publishes, for tests.
import type { z } from 'zod'

import type { ConsentKind, publishText } from '#contract/privacy/consents.ts'
import type { Database } from '#server/db/database.ts'
import { consentText } from '#server/db/schema/consent.ts'
import { findNewestVersion } from '#server/privacy/consents/consent-repository.ts'

import { only } from './builders.ts'

type TextBody = z.input<typeof publishText.body>

export const BODIES = {
  en: '## What we keep\n\nYour answers.',
  es: '## Qué guardamos\n\nTus respuestas.',
  fr: '## Ce que nous gardons\n\nVos réponses.',
}

/** A good body: the first privacy notice of a company, unless it says otherwise. */
export function textBody(given: Partial<TextBody> = {}): TextBody {
  return { kind: 'privacy', after_version: 0, bodies: BODIES, asks_again: true, ...given }
}

/** The newest version of a company's privacy notice. */
export function newestVersion(database: Database, of: { accountId: number }): Promise<number> {
  return database.inScope({ kind: 'system' }, (tx) =>
    findNewestVersion(tx, { ...of, kind: 'privacy' }),
  )
}

/** A published version, of the installation where the account is null; its id. */
export async function buildConsentText(
  { owner }: Database,
  given: {
    accountId: number | null
    kind?: ConsentKind
    version?: number
    asksAgain?: boolean
    publishedAt?: Date
  },
): Promise<number> {
  const values = {
    kind: 'privacy' as const,
    version: 1,
    asksAgain: false,
    bodies: BODIES,
    publishedAt: new Date(),
  }
  const rows = await owner
    .insert(consentText)
    .values({ ...values, ...given })
    .returning({ textId: consentText.textId })
  return only(rows).textId
}
