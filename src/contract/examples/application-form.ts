// An application form with fields of each kind, for examples and tests.
import type { ApplicationForm } from '../assessments/application-form.ts'
import type { AssessmentPackage } from '../assessments/assessments.ts'
import type { OwnFormField } from '../assessments/form-fields.ts'
import { SECTION_TITLES, STANDARD_FIELDS } from '../plan-editor/standard-fields.ts'

const own = { source: 'company', account_field_id: null, is_private: false } as const

/** A company's own field, answered by Yes or No. */
export const nightShifts: OwnFormField = {
  ...own,
  question_id: 'nights',
  written: { type: 'yes_no', text: 'Can you work at night?', help: '', is_required: true },
}

/** One that only some staff may read. */
const lastEmployer: OwnFormField = {
  ...own,
  question_id: 'employer',
  is_private: true,
  written: { type: 'short_text', text: 'Your last employer', help: '', is_required: false },
}

export const applicationForm: ApplicationForm = {
  kind: 'application-form',
  sections: [
    {
      section_id: 'contact',
      title: 'Contact details',
      standard_title: 'contact',
      fields: [
        { source: 'standard', name: 'phone', is_required: true },
        { source: 'standard', name: 'city', is_required: false },
        { source: 'standard', name: 'linkedin', is_required: false },
        { source: 'standard', name: 'website', is_required: false },
      ],
    },
    {
      section_id: 'work',
      title: 'Night work',
      standard_title: null,
      fields: [
        { source: 'standard', name: 'work_authorization', is_required: true },
        { source: 'standard', name: 'salary', is_required: false },
        nightShifts,
        lastEmployer,
      ],
    },
    { section_id: 'empty', title: 'Nothing yet', standard_title: null, fields: [] },
  ],
}

/** What candidates get of two fields, of which their profile answers one. */
export const formPackage: AssessmentPackage = {
  asmt_id: 6,
  slug: 'application-form-1',
  version: 1,
  kind: 'application-form',
  title: { en: 'Application form', es: 'Formulario', fr: 'Formulaire' },
  instruction: { en: 'Tell us.', es: 'Cuéntanos.', fr: 'Dites-nous.' },
  minutes: 1,
  response_sets: {},
  questions: [
    {
      question_id: 'phone',
      text: STANDARD_FIELDS.phone.text,
      is_required: true,
      input: { type: 'short_text', max_length: 250, format: 'phone' },
      response_set: '',
    },
    {
      question_id: 'city',
      text: STANDARD_FIELDS.city.text,
      is_required: true,
      input: { type: 'short_text', max_length: 250 },
      response_set: '',
    },
  ],
  sections: [
    { section_id: 'contact', title: SECTION_TITLES.contact, question_ids: ['phone', 'city'] },
  ],
  prefilled: { city: 'Saltmarsh' },
}
