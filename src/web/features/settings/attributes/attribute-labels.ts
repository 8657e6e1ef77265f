// The words of the lists of attributes and outcomes.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { AttributeUse } from '#contract/settings/attribute-types.ts'
import type { MeasuredCategory, UsageType } from '#contract/settings/settings-rules.ts'

type ListLabels = {
  readonly title: MessageDescriptor
  readonly description: MessageDescriptor
  readonly add: MessageDescriptor
  readonly edit: MessageDescriptor
  readonly search: MessageDescriptor
  readonly none: MessageDescriptor
  readonly empty: MessageDescriptor
  readonly parent: MessageDescriptor
}

export const ATTRIBUTE_LIST_LABELS: Readonly<Record<UsageType, ListLabels>> = {
  1: {
    title: msg`Attributes`,
    description: msg`What requisitions and questions measure about applicants. Shared attributes come with Fairlead and cannot be changed.`,
    add: msg`New attribute`,
    edit: msg`Edit the attribute`,
    search: msg`Search the attributes`,
    none: msg`No attributes yet`,
    empty: msg`Add what your company looks for and Fairlead does not measure yet.`,
    parent: msg`Part of a broader attribute`,
  },
  3: {
    title: msg`Outcomes`,
    description: msg`What you observe after hiring, such as sales or attendance. Reports compare outcomes with what was measured before.`,
    add: msg`New outcome`,
    edit: msg`Edit the outcome`,
    search: msg`Search the outcomes`,
    none: msg`No outcomes yet`,
    empty: msg`Add what good work means in your company, such as sales or attendance.`,
    parent: msg`Part of a broader outcome`,
  },
}

export const CATEGORY_LABELS: Readonly<Record<MeasuredCategory, MessageDescriptor>> = {
  personality: msg`Personality`,
  competency: msg`Competency`,
  skill: msg({ message: 'Skill', context: 'category of an attribute' }),
  interest: msg({ message: 'Interest', context: 'category of an attribute' }),
  value: msg({ message: 'Work value', context: 'category of an attribute' }),
  career: msg({ message: 'Career pathway', context: 'category of an attribute' }),
  performance: msg`Performance`,
  turnover: msg`Turnover`,
  satisfaction: msg`Satisfaction`,
}

export const USE_LABELS: Readonly<Record<AttributeUse['kind'], MessageDescriptor>> = {
  requisition: msg`Requisition`,
  template: msg({ message: 'Template', context: 'of a requisition' }),
  profile: msg`Job profile`,
  question: msg`Question`,
  interview_question: msg`Interview question`,
  attribute: msg`Narrower attribute`,
}
