// The screen of a company's offer fields.
import { msg } from '@lingui/core/macro'

import { optionsIn, offerVariable } from '#contract/offers/offer-field-rules.ts'
import { offerFields } from '#contract/offers/offer-fields.ts'
import { OFFER_FIELD_KIND_LABELS } from '#web/features/offers/offer-field-labels.ts'

import { collectionView } from './collection/collection-words.ts'

export const offerFieldsView = collectionView(offerFields, {
  href: '/settings/offers/offer-fields',
  title: msg`Offer fields`,
  description: msg`What your offers say beside the standard fields. Offer letters name a field by its variable.`,
  add: msg`Add offer field`,
  find: msg`Find an offer field`,
  empty: {
    title: msg`No offer fields of your own yet`,
    text: msg`Add what your offers need beside the standard fields, such as a signing bonus.`,
  },
  linesOf: ({ key, kind, options }) => [
    `{{${offerVariable(key)}}}`,
    ...(kind === 'choice' ? [optionsIn(options).join(' · ')] : []),
  ],
  fields: {
    name: { label: msg`Name` },
    kind: {
      label: msg`Kind`,
      placeholder: msg`Choose a kind`,
      problem: msg`Letters or details templates use this field, so its kind stays.`,
      options: OFFER_FIELD_KIND_LABELS,
    },
    options: {
      label: msg`Options`,
      hint: msg`One on each line.`,
      problem: msg`Enter an option on each line.`,
    },
    default_value: {
      label: msg`Default value`,
      hint: msg`New offers start with it. Write an amount as 52000.00, a date as 2027-01-15, and “yes” or “no”.`,
      problem: msg`This is not a value of the kind that you chose.`,
    },
    is_required: { label: msg`Required before an offer is sent` },
    is_private: {
      label: msg`Private`,
      hint: msg`Only users with access to private data read it.`,
    },
    is_shown_to_candidate: { label: msg`Shown to the candidate` },
    is_archived: { label: msg`Archived` },
  },
})
