// The offer fields of a company: what its offers say beside the fields that every offer has.
import { choice, collection, longText, type RowOf, text, yesNo } from '../core/collection.ts'
import { OFFER_FIELD_KINDS, OFFER_FIELD_LIMITS } from './offer-field-rules.ts'

export const offerFields = collection({
  name: 'offer_field',
  nouns: ['offer field', 'offer fields'],
  path: '/account/v1/:account_id/offer-fields/',
  flag: 'company_settings_access',
  fields: {
    name: text({ max: OFFER_FIELD_LIMITS.name, isUnique: true }),
    /** Made from the first name, and never changed: letters name the field by `offer_<key>`. */
    key: text({ max: 60, isReadOnly: true }),
    kind: choice({ options: OFFER_FIELD_KINDS }),
    /** Of a choice: one for each line. */
    options: longText({ max: OFFER_FIELD_LIMITS.options, isRequired: false }),
    /** What a new offer begins with, as `isOfferValue` takes it. */
    default_value: text({ max: OFFER_FIELD_LIMITS.value, isRequired: false }),
    is_required: yesNo({}),
    /** Read only by users who may see private data. */
    is_private: yesNo({}),
    is_shown_to_candidate: yesNo({}),
    /** Not asked for in new offers any more. */
    is_archived: yesNo({}),
  },
  title: 'name',
  search: ['name', 'key'],
  order: 'manual',
  limit: OFFER_FIELD_LIMITS.fields,
  uses: ['offer_letters', 'offer_details'],
  archive: 'is_archived',
  neededFor: { options: { field: 'kind', is: 'choice' } },
})
export type OfferField = RowOf<typeof offerFields>
