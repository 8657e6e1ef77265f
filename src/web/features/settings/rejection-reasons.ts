// The screen of a company's rejection reasons.
import { msg } from '@lingui/core/macro'

import { rejectionReasons } from '#contract/settings/rejection-reasons.ts'
import { REASON_TYPE_LABELS, reasonLabel } from '#web/features/decisions/rejection-reason-labels.ts'

import { collectionView } from './collection/collection-words.ts'

export const rejectionReasonsView = collectionView(rejectionReasons, {
  href: '/settings/custom/rejection-reason',
  title: msg`Rejection reasons`,
  description: msg`The reasons that recruiters choose from when they reject an applicant. Applicants never see them.`,
  add: msg`Add reason`,
  find: msg`Find a reason`,
  empty: {
    title: msg`No reasons yet`,
    text: msg`Add the first one above.`,
  },
  fields: {
    label: { label: msg`Reason` },
    reason_type: {
      label: msg`Type`,
      options: REASON_TYPE_LABELS,
      placeholder: msg`Choose a type`,
    },
  },
  // A reason of the product is read in the reader's language.
  titleOf: (reason, i18n) => {
    const label = reasonLabel(reason)
    return typeof label === 'string' ? label : i18n._(label)
  },
})
