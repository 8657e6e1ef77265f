// Example requests and rows of policy documents and consents.
import { sql } from 'drizzle-orm'

import { newestVersion, textBody } from '../consents.ts'
import type { SliceExamples } from '../slice-examples.ts'

export const consentExamples: SliceExamples = {
  bodies: {
    giveConsent: ({ target }) => ({
      shown: [{ text_id: target.textId, language: 'en' }],
      door: 'asked',
    }),
    publishText: async ({ test, target }) => {
      const { accountId } = target
      return textBody({ after_version: await newestVersion(test.database, { accountId }) })
    },
  },
  rows: ({ accountId, userId }) => [
    sql`insert into consent_text (account_id, kind, version, bodies, asks_again, published_at)
        values (${accountId}, 'privacy', 1, '{}', true, now())`,
    sql`insert into consent select ${userId}, text_id, 'en', 'asked', now() from consent_text where account_id = ${accountId}`,
  ],
}
