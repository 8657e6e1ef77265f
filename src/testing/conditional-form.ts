// A form of a company that asks for a licence only of those who drive, in three languages.
import type { FormSection, OwnFormField } from '#contract/assessments/form-fields.ts'

const own = { source: 'company', account_field_id: null, is_private: false } as const

export const drives: OwnFormField = {
  ...own,
  question_id: 'drives',
  written: { type: 'yes_no', text: 'Do you drive?', help: '', is_required: true },
  translations: { es: { text: '¿Conduces?', help: '', options: [] } },
}

export const vehicle: OwnFormField = {
  ...own,
  question_id: 'vehicle',
  written: {
    type: 'single_choice',
    text: 'What do you drive?',
    help: 'At work.',
    is_required: true,
    options: [
      { value: 1, text: 'A car', is_knock_out: false },
      { value: 2, text: 'A crane', is_knock_out: false },
    ],
  },
  translations: {
    fr: {
      text: 'Que conduisez-vous ?',
      help: 'Au travail.',
      options: [{ value: 2, text: 'Une grue' }],
    },
  },
  shown_if: { question_id: 'drives', value: 1 },
}

export const craneLicence: OwnFormField = {
  ...own,
  question_id: 'licence',
  written: { type: 'short_text', text: 'Crane licence', help: '', is_required: true },
  shown_if: { question_id: 'vehicle', value: 2 },
}

export const conditionalSections: FormSection[] = [
  {
    section_id: 'driving',
    title: 'Driving',
    standard_title: null,
    translations: { es: 'Conducción' },
    fields: [drives, vehicle, craneLicence],
  },
]
