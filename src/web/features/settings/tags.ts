// The screen of a company's tags.
import { msg } from '@lingui/core/macro'

import { tags } from '#contract/settings/tags.ts'

import { collectionView } from './collection/collection-words.ts'

export const tagsView = collectionView(tags, {
  href: '/settings/custom/tags',
  title: msg`Tags`,
  description: msg`Labels that recruiters put on applicants. Recruiters can also create a tag while they work with applicants.`,
  add: msg`Add the tag`,
  find: msg`Find a tag`,
  empty: {
    title: msg`No tags yet`,
    text: msg`Add the first one here, or select applicants in a list and choose “Tags”.`,
  },
  fields: { name: { label: msg`Name` } },
  hrefOf: { applicants: ({ tag_id }) => `/applicants?tag=${tag_id}` },
})
