// Makes the settings of offers of each demo company as its admin would: by the services, in the company's own scope.
import { z } from 'zod'

import { createOfferTemplate } from '#contract/offers/offer-letters.ts'
import { createRow } from '#server/access/collections/serve-collection.ts'
import { createStaffScopes } from '#server/access/staff-access.ts'
import { type Changing, staffCommand } from '#server/access/staff-command.ts'
import type { Database } from '#server/db/database.ts'
import { createDetailsTemplate } from '#server/offers/settings/details-templates.ts'
import { createLetter } from '#server/offers/settings/letters.ts'
import { servedOfferFields } from '#server/offers/settings/offer-fields.ts'

import { DEMO_COMPANIES, type DemoCompany } from './companies.ts'
import { commandBy } from './demo-commands.ts'
import { findAdmin } from './find-admin.ts'
import { DEMO_DETAILS_TEMPLATE, DEMO_OFFER_FIELDS, DEMO_OFFER_LETTERS } from './offer-settings.ts'

type Deps = { readonly database: Database; readonly now: () => Date }

/** Once, after `seedDemo`. */
export async function makeOfferSettings(deps: Deps): Promise<void> {
  for (const company of DEMO_COMPANIES) await makeOf(deps, company)
}

async function makeOf({ database, now }: Deps, company: DemoCompany): Promise<void> {
  const { accountId, userId } = await findAdmin(database, company)
  const scopes = createStaffScopes({ database })
  const at = now()
  const run = (request: unknown, change: (changing: Changing) => Promise<unknown>) =>
    staffCommand(scopes, {
      accountId,
      policy: createOfferTemplate.policy,
      by: commandBy(userId),
      name: 'make-demo-offer-settings',
      request,
      replySchema: z.unknown(),
      change,
    })
  // In their order: letters and tables name the fields.
  for (const content of DEMO_OFFER_FIELDS)
    await run(content, (changing) => createRow(changing, { list: servedOfferFields, content }))
  const details = { accountId, content: DEMO_DETAILS_TEMPLATE, at }
  await run(details, (changing) => createDetailsTemplate(changing, details))
  for (const content of DEMO_OFFER_LETTERS)
    await run(content, (changing) => createLetter(changing, { accountId, content, at }))
}
