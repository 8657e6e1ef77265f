// The custom fields of the demo companies. Data only.
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import { FIELD_USAGE, type FieldUsageType } from '#contract/settings/settings-rules.ts'

export type DemoField = {
  readonly usageTypeId: FieldUsageType
  readonly isPrivate: boolean
  readonly written: WrittenQuestion
}

const optional = { help: '', is_required: false } as const
const options = (...texts: string[]) =>
  texts.map((text, index) => ({ value: index + 1, text, is_knock_out: false }))

export const SHIRT_SIZES = ['S', 'M', 'L', 'XL'] as const

export const DEMO_PERSONAL_FIELDS = {
  shirt: {
    usageTypeId: FIELD_USAGE.personal,
    isPrivate: false,
    written: {
      ...optional,
      type: 'single_choice',
      text: 'Shirt size',
      options: options(...SHIRT_SIZES),
    },
  },
  license: {
    usageTypeId: FIELD_USAGE.personal,
    isPrivate: false,
    written: { ...optional, type: 'date', text: 'Forklift license valid until' },
  },
  emergency: {
    usageTypeId: FIELD_USAGE.personal,
    isPrivate: true,
    written: {
      ...optional,
      type: 'short_text',
      text: 'Emergency contact',
      help: 'A name and a phone number.',
    },
  },
} as const satisfies Record<string, DemoField>

export const DEMO_JOB_FIELDS = {
  costCenter: {
    usageTypeId: FIELD_USAGE.job,
    isPrivate: false,
    written: { ...optional, type: 'short_text', text: 'Cost center' },
  },
  shifts: {
    usageTypeId: FIELD_USAGE.job,
    isPrivate: false,
    written: {
      ...optional,
      type: 'multiple_choice',
      text: 'Shifts',
      options: options('Days', 'Evenings', 'Nights', 'Weekends'),
    },
  },
  budget: {
    usageTypeId: FIELD_USAGE.job,
    isPrivate: true,
    written: {
      ...optional,
      type: 'number',
      text: 'Yearly budget',
      min: 0,
      max: null,
      unit: 'USD',
    },
  },
} as const satisfies Record<string, DemoField>
