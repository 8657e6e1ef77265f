// The words of the three lists of custom fields.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { FieldUsageType } from '#contract/settings/settings-rules.ts'

type ListLabels = {
  readonly title: MessageDescriptor
  readonly description: MessageDescriptor
  readonly empty: MessageDescriptor
}

export const FIELD_LIST_LABELS: Readonly<Record<FieldUsageType, ListLabels>> = {
  1: {
    title: msg`Personal fields`,
    description: msg`Facts that your company records about its people. They are filled in on the page of each person.`,
    empty: msg`Add a field for each fact that you record about people, such as a badge number.`,
  },
  2: {
    title: msg`Application fields`,
    description: msg`Fields that recruiters add to application forms. Forms use copies, so changes here do not affect them.`,
    empty: msg`Write a field once, and add it to any application form.`,
  },
  3: {
    title: msg`Job fields`,
    description: msg`Facts that your company records about its jobs. They are filled in with the details of each requisition and job profile.`,
    empty: msg`Add a field for each fact that you record about jobs, such as a cost center.`,
  },
}
