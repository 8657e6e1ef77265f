import type { LocalizedText } from '../core/shape.ts'
import { SECTION_TITLES, STANDARD_FIELDS } from '../plan-editor/standard-fields.ts'
// Activities whose questions a company wrote, as their answers stand on a scorecard.
import type { Scorecard } from '../scorecards/scorecards.ts'
import { contentOfKind } from './requisition-setup.ts'
import { scoredActivity } from './scorecards.ts'

const asked = {
  section: null,
  is_required: true,
  is_hidden: false,
  knock_outs: [],
  chosen: [],
  max: null,
  unit: '',
  format: null,
  phone: null,
  file: null,
}

function said(text: string): LocalizedText {
  return { en: text, es: text, fr: text }
}

/** Screening questions, of which one was answered with a knock-out. */
export const answeredActivity: Scorecard['activities'][number] = {
  ...scoredActivity,
  user_step_activity_id: 83,
  title: {
    en: 'Screening questions',
    es: 'Preguntas de preselección',
    fr: 'Questions de présélection',
  },
  status: 'submitted',
  answered_count: 4,
  question_count: 4,
  scored_at: null,
  timing: null,
  pace: null,
  typing: null,
  scores: [],
  questions: [
    {
      ...asked,
      question_id: 'license',
      text: said('Do you have a driver’s license?'),
      type: 'single_choice',
      value: 2,
      chosen: [{ text: said('No'), is_knock_out: true }],
      knock_outs: [said('No')],
    },
    {
      ...asked,
      question_id: 'years',
      text: said('How long have you worked in a warehouse?'),
      type: 'number',
      value: 2.5,
      unit: 'years',
    },
    {
      ...asked,
      question_id: 'english',
      text: said('How well do you speak English?'),
      type: 'scale',
      value: 4,
      max: 5,
    },
    {
      ...asked,
      question_id: 'town',
      text: said('Where do you live?'),
      type: 'short_text',
      value: null,
    },
    {
      ...asked,
      question_id: 'start',
      text: said('When can you start?'),
      type: 'date',
      value: '2026-12-01',
    },
  ],
}

/** An application form with an answer that the reader may not see. */
export const answeredForm: Scorecard['activities'][number] = {
  ...answeredActivity,
  user_step_activity_id: 84,
  title: contentOfKind('application-form').title,
  questions: [
    {
      ...asked,
      question_id: 'phone',
      text: STANDARD_FIELDS.phone.text,
      section: SECTION_TITLES.contact,
      type: 'short_text',
      value: '+4930123456',
      format: 'phone',
      phone: { number: '+4930123456', formatted: '+49 30 123456', extension: null },
    },
    {
      ...asked,
      question_id: 'website',
      text: STANDARD_FIELDS.website.text,
      section: SECTION_TITLES.contact,
      type: 'short_text',
      value: 'https://ines.example',
      format: 'website',
    },
    {
      ...asked,
      question_id: 'salary',
      text: STANDARD_FIELDS.salary.text,
      section: SECTION_TITLES.work,
      type: 'short_text',
      value: null,
      is_hidden: true,
    },
    {
      ...asked,
      question_id: 'resume',
      text: STANDARD_FIELDS.resume.text,
      section: SECTION_TITLES.more,
      type: 'file',
      value: '01930000-0000-7000-8000-000000000f11',
      file: {
        recording_id: '01930000-0000-7000-8000-000000000f11',
        file_name: 'Inés Prado.pdf',
        mime: 'application/pdf',
        size: 184_320,
        status: 'ready',
        text_state: 'ready',
        received_at: '2026-03-02T09:30:00Z',
      },
    },
  ],
}
