// The screen of a company's text templates.
import { msg } from '@lingui/core/macro'

import { MESSAGE_LIMITS } from '#contract/messages/messages-rules.ts'
import { TEMPLATE_VARIABLES } from '#contract/messages/template-variables.ts'
import { textTemplates } from '#contract/settings/text-templates.ts'

import { collectionView } from './collection/collection-words.ts'

// Messages of the catalogs cannot hold braces.
const VARIABLE = '{{first_name}}'
const WITH_FALLBACK = '{{first_name|:there}}'
const VARIABLES = TEMPLATE_VARIABLES.map((name) => `{{${name}}}`).join(', ')
const LONGEST = MESSAGE_LIMITS.textBody

export const textTemplatesView = collectionView(textTemplates, {
  href: '/settings/templates/message',
  title: msg`Text templates`,
  description: msg`Text messages that your recruiters can start from when they write to applicants.`,
  add: msg`Add text template`,
  find: msg`Find a text template`,
  empty: {
    title: msg`No text templates yet`,
    text: msg`Add the first text template above.`,
  },
  fields: {
    name: { label: msg`Name` },
    body: {
      label: msg`Message`,
      hint: msg`Variables such as ${VARIABLE} are filled in for each applicant. ${WITH_FALLBACK} has a fallback. A text message has at most ${LONGEST} characters.`,
      problem: msg`Write plain text without tabs. You can use these variables: ${VARIABLES}.`,
    },
  },
})
