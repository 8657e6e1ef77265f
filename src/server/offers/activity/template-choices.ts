// The letters and tables of terms that can be chosen for an offer, here and in the plan editor. Runs in the company's scope.
import { and, eq, inArray } from 'drizzle-orm'

import { OFFER_LETTER_LIMITS } from '#contract/offers/offer-letter-rules.ts'
import type { OfferActivity } from '#contract/plan-editor/offer-activity.ts'

import type { Tx } from '../../db/database.ts'
import { offerDetailsTemplate, offerTemplate } from '../../db/schema/offer-letter.ts'
import { listTemplates } from '../settings/details-repository.ts'
import { listLetters } from '../settings/letter-repository.ts'

type Company = { readonly accountId: number }
export type TemplateIds = Pick<OfferActivity, 'offer_template_id' | 'offer_details_template_id'>

// As many as a company can have fit into one list.
const ALL = { page: 1, page_size: OFFER_LETTER_LIMITS.letters, search: '' } as const

/** The letters that are not archived, by name. */
export async function letterChoices(tx: Tx, { accountId }: Company) {
  const { rows } = await listLetters(tx, { ...ALL, accountId, ordering: 'name', state: undefined })
  return rows.map(({ offer_template_id, name, language }) => ({
    offer_template_id,
    name,
    language,
  }))
}

/** The tables of terms that are not archived, by name. */
export async function detailsChoices(tx: Tx, { accountId }: Company) {
  const { rows } = await listTemplates(tx, { ...ALL, accountId, state: undefined })
  return rows.map(({ offer_details_template_id, name }) => ({ offer_details_template_id, name }))
}

/** Whether the company has all templates that some offer activities name, archived ones included. */
export async function haveTemplates(
  tx: Tx,
  { accountId, named }: Company & { readonly named: readonly TemplateIds[] },
): Promise<boolean> {
  const letters = new Set(named.flatMap((one) => one.offer_template_id ?? []))
  const details = new Set(named.flatMap((one) => one.offer_details_template_id ?? []))
  const foundLetters =
    letters.size === 0
      ? 0
      : await tx.db.$count(
          offerTemplate,
          and(
            eq(offerTemplate.accountId, accountId),
            inArray(offerTemplate.offerTemplateId, [...letters]),
          ),
        )
  const foundDetails =
    details.size === 0
      ? 0
      : await tx.db.$count(
          offerDetailsTemplate,
          and(
            eq(offerDetailsTemplate.accountId, accountId),
            inArray(offerDetailsTemplate.offerDetailsTemplateId, [...details]),
          ),
        )
  return foundLetters === letters.size && foundDetails === details.size
}
