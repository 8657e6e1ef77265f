// The screen of a company's separation reasons.
import { msg } from '@lingui/core/macro'

import { separationReasons } from '#contract/settings/separation-reasons.ts'

import { collectionView } from './collection/collection-words.ts'

export const separationReasonsView = collectionView(separationReasons, {
  href: '/settings/custom/separation-reason',
  title: msg`Separation reasons`,
  description: msg`Why employees leave your company, for their records and for reports on turnover.`,
  add: msg`Add reason`,
  find: msg`Find a reason`,
  empty: {
    title: msg`No reasons yet`,
    text: msg`Add the first one above.`,
  },
  fields: {
    name: { label: msg`Reason` },
    separation_type: {
      label: msg`Type`,
      options: {
        voluntary: msg`Voluntary`,
        involuntary: msg`Involuntary`,
        other: msg({ message: 'Other', context: 'separation reasons' }),
      },
      placeholder: msg`Choose a type`,
    },
  },
})
