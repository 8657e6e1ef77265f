// Example replies of `../compare.ts`.
import { compareApplicants, type ComparedPerson, type Comparison } from '../scorecards/compare.ts'
import type { AnsweredQuestion } from '../scorecards/scorecards.ts'
import { example } from './example.ts'
import { applicants } from './requisitions.ts'

const people = applicants.map(
  ({ first_name, last_name, email, city, state, ...applicant }): ComparedPerson => ({
    user_smartreq_id: applicant.user_smartreq_id,
    ref_id: applicant.ref_id,
    identity: { first_name, last_name, email, city, state },
    job_id: 301,
    job_title: 'Warehouse Lead',
    status: applicant.status,
    job_step_id: applicant.job_step_id,
    step_title: applicant.step_title,
    knock_out_count: applicant.knock_out_count,
    step_standard_title: applicant.step_standard_title,
    step_status: applicant.step_status,
    pct_complete: applicant.pct_complete,
    application_date: applicant.application_date,
    score: applicant.score,
    scored_by: { predictive_model: null, version: 3 },
    weighted_score: applicant.score ?? 41,
    can_decide: true,
    next_step: { title: 'Site visit', standard_title: null },
  }),
)

const shifts: AnsweredQuestion = {
  question_id: 'shifts',
  text: {
    en: 'Can you work early shifts?',
    es: '¿Puedes trabajar en turnos de mañana?',
    fr: 'Pouvez-vous travailler tôt le matin ?',
  },
  section: null,
  type: 'yes_no',
  is_required: true,
  is_hidden: false,
  value: 1,
  chosen: [{ text: { en: 'Yes', es: 'Sí', fr: 'Oui' }, is_knock_out: false }],
  knock_outs: [{ en: 'No', es: 'No', fr: 'Non' }],
  format: null,
  phone: null,
  file: null,
  max: null,
  unit: '',
}

export const comparison: Comparison = {
  account_id: 7,
  is_blind: false,
  requisition: { job_id: 301, title: 'Warehouse Lead' },
  people,
  steps: [
    {
      key: '51',
      title: 'Assessments',
      standard_title: 'assessments',
      cells: [
        { state: 'awaiting_decision', score: 72 },
        { state: 'passed', score: 41 },
      ],
    },
    {
      key: '52',
      title: 'Site visit',
      standard_title: null,
      cells: [
        { state: 'not_reached', score: null },
        { state: 'not_started', score: null },
      ],
    },
  ],
  attributes: [
    {
      attribute: 'customer-focus',
      name: { en: 'Customer focus', es: 'Orientación al cliente', fr: 'Sens du client' },
      explanation: null,
      weight: 2,
      cells: [
        { score: 72, metric: 'pomp' },
        { score: 41, metric: 'pomp' },
      ],
    },
  ],
  questions: [
    {
      key: 'shifts',
      text: shifts.text,
      is_masked: false,
      cells: [
        shifts,
        {
          ...shifts,
          value: 2,
          chosen: [{ text: { en: 'No', es: 'No', fr: 'Non' }, is_knock_out: true }],
        },
      ],
    },
  ],
}

export const blindComparison: Comparison = {
  ...comparison,
  is_blind: true,
  people: comparison.people.map((one) => ({ ...one, identity: null })),
}

export const compareExamples = [example(compareApplicants, { data: comparison })]
