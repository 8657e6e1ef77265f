import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { syncInstruments } from '#server/assessments/instruments/sync-instruments.ts'
import { account } from '#server/db/schema/account.ts'
import { offerField } from '#server/db/schema/offer-field.ts'
import { offerDetailsTemplate, offerTemplate } from '#server/db/schema/offer-letter.ts'
import { openTestDatabase } from '#testing/test-database.ts'

import { DEMO_COMPANIES } from './companies.ts'
import { makeOfferSettings } from './make-offer-settings.ts'
import { DEMO_OFFER_FIELDS, DEMO_OFFER_LETTERS } from './offer-settings.ts'
import { seedCompanies } from './seed-companies.ts'

const database = await openTestDatabase()

it('makes the fields, letters and the table of every company of the demo', async () => {
  const now = new Date('2026-05-13T16:20:00Z')
  await syncInstruments(database.owner)
  await seedCompanies(database.owner, { today: now, passwordHash: '$argon2id$demo' })
  await makeOfferSettings({ database, now: () => now })
  for (const { uuid } of DEMO_COMPANIES) {
    const [company] = await database.owner.select().from(account).where(eq(account.uuid, uuid))
    const accountId = company?.accountId ?? 0
    const count = (table: typeof offerField | typeof offerTemplate | typeof offerDetailsTemplate) =>
      database.owner.$count(table, eq(table.accountId, accountId))
    expect(await count(offerField)).toBe(DEMO_OFFER_FIELDS.length)
    expect(await count(offerTemplate)).toBe(DEMO_OFFER_LETTERS.length)
    expect(await count(offerDetailsTemplate)).toBe(1)
  }
})
