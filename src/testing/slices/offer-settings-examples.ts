// Example requests and rows of the settings of offers.
import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import { offerDetailsTemplate as template } from '#contract/examples/offer-details-templates.ts'
import { offerLetter } from '#contract/examples/offer-letters.ts'
import { signatureProvider } from '#server/db/schema/e-signature.ts'
import {
  offerDetailsTemplate,
  offerLetterVersion,
  offerTemplate,
} from '#server/db/schema/offer-letter.ts'

import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

const { header, body_html, footer, page_size, language } = offerLetter
const draft = { language, page_size, header, body_html, footer }
const newLetter = () => ({ ...draft, name: randomUUID() })
const newDetails = () => ({ name: randomUUID(), rows: template.rows })
const archived = { is_archived: true }

export const offerSettingsExamples: SliceExamples = {
  bodies: {
    createOfferTemplate: newLetter,
    saveOfferTemplate: newLetter,
    archiveOfferTemplate: archived,
    duplicateOfferTemplate: () => ({ name: randomUUID() }),
    previewOfferTemplate: draft,
    previewOfferTemplatePdf: draft,
    createOfferDetailsTemplate: newDetails,
    saveOfferDetailsTemplate: newDetails,
    archiveOfferDetailsTemplate: archived,
    saveESignature: { expiry_days: 10, reminder_hours: null },
    saveSignatureProvider: { provider: 'embedded', url: null, api_key: null },
    renewWebhookSecret: webhookSecret,
  },
  params: {
    getOfferTemplate: unlessMissing(storeLetter),
    saveOfferTemplate: unlessMissing(storeLetter),
    archiveOfferTemplate: unlessMissing(storeLetter),
    duplicateOfferTemplate: unlessMissing(storeLetter),
    listOfferTemplateVersions: unlessMissing(storeLetter),
    getOfferTemplateVersion: unlessMissing(storeLetter),
    getOfferDetailsTemplate: unlessMissing(storeDetails),
    saveOfferDetailsTemplate: unlessMissing(storeDetails),
    archiveOfferDetailsTemplate: unlessMissing(storeDetails),
  },
  rows: ({ accountId }) => [
    sql`insert into offer_template (account_id, name, language) values (${accountId}, 'l', 'en')`,
    sql`insert into offer_letter_version (account_id, offer_template_id, version, page_size, header, body_html, footer)
      select account_id, offer_template_id, 1, 'A4', '', 'b', '' from offer_template where account_id = ${accountId}`,
    sql`insert into offer_details_template (account_id, name, rows) values (${accountId}, 'd', '[]')`,
    sql`insert into e_signature_setting (account_id, expiry_days) values (${accountId}, 7)`,
    sql`insert into signature_provider (account_id, provider) values (${accountId}, 'embedded')`,
  ],
}

/** Names the secret that is replaced: each call makes another one. */
async function webhookSecret({ test, target: { accountId } }: ExampleNeeds) {
  const [row] = await test.database.owner
    .select()
    .from(signatureProvider)
    .where(eq(signatureProvider.accountId, accountId))
  return { replaces: row?.webhookSecretMadeAt?.toISOString() ?? null }
}

async function storeLetter({ test, target: { accountId } }: ExampleNeeds) {
  const { owner } = test.database
  const [made] = await owner
    .insert(offerTemplate)
    .values({ accountId, name: randomUUID(), language })
    .returning()
  const offerTemplateId = made?.offerTemplateId ?? NO_ID
  await owner.insert(offerLetterVersion).values({
    accountId,
    offerTemplateId,
    version: 1,
    pageSize: page_size,
    header,
    bodyHtml: body_html,
    footer,
  })
  return { offer_template_id: offerTemplateId, version: 1 }
}

async function storeDetails({ test, target: { accountId } }: ExampleNeeds) {
  const [made] = await test.database.owner
    .insert(offerDetailsTemplate)
    .values({ accountId, ...newDetails() })
    .returning()
  return { offer_details_template_id: made?.offerDetailsTemplateId ?? NO_ID }
}
