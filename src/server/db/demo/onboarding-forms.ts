// The onboarding forms of the demo companies. Data only.
import type { FormSection, OwnFormField } from '#contract/assessments/form-fields.ts'

type DemoForm = { readonly name: string; readonly sections: FormSection[] }

export const NEW_EMPLOYEE_FORM = 'New employee'

const own = { source: 'company', account_field_id: null, is_private: false } as const
const secret = { ...own, is_private: true } as const

const ABOUT: FormSection = {
  section_id: 'contact',
  title: 'Contact details',
  standard_title: 'contact',
  fields: [
    { source: 'standard', name: 'phone', is_required: true },
    { source: 'standard', name: 'address', is_required: true },
    { source: 'standard', name: 'city', is_required: true },
  ],
}

const EMERGENCY: FormSection = {
  section_id: 'emergency',
  title: 'In an emergency',
  standard_title: null,
  fields: [
    {
      ...secret,
      question_id: 'emergency-name',
      written: {
        type: 'short_text',
        text: 'Whom should we call?',
        help: 'A first and a last name.',
        is_required: true,
      },
    },
    {
      ...secret,
      question_id: 'emergency-phone',
      written: {
        type: 'short_text',
        text: 'At which phone number?',
        help: '',
        is_required: true,
      },
    },
  ],
}

const SIZES = ['S', 'M', 'L', 'XL'].map((text, index) => ({
  value: index + 1,
  text,
  is_knock_out: false,
}))
const SIZE: OwnFormField = {
  ...own,
  question_id: 'size',
  written: {
    type: 'single_choice',
    text: 'Which size of work clothes do you wear?',
    help: '',
    is_required: true,
    options: SIZES,
  },
}

const FIRST_DAY: FormSection = {
  section_id: 'first-day',
  title: 'Your first day',
  standard_title: null,
  fields: [
    SIZE,
    {
      ...own,
      question_id: 'needs',
      written: {
        type: 'long_text',
        text: 'Is there anything that we should prepare for you?',
        help: 'Such as a chair, a parking space, or a diet.',
        is_required: false,
      },
    },
  ],
}

export const DEMO_ONBOARDING_FORMS: readonly DemoForm[] = [
  { name: NEW_EMPLOYEE_FORM, sections: [ABOUT, EMERGENCY, FIRST_DAY] },
  { name: 'Seasonal work', sections: [ABOUT, FIRST_DAY] },
]
