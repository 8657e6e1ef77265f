// Example replies of `../reports.ts`.
import { getReport, listReports, type Report, type ReportSummary } from '../reports/reports.ts'
import { example } from './example.ts'

export const interestSummary: ReportSummary = {
  user_step_activity_id: 81,
  kind: 'interests',
  report_kind: 'questionnaire',
  title: { en: 'Interests', es: 'Intereses', fr: 'Centres d’intérêt' },
  job_title: 'Warehouse Lead',
  account_name: 'Harbor & Pine Logistics',
  submitted_at: '2026-03-04T15:12:00.000Z',
  is_ready: true,
}

const SCALE = {
  parent: null,
  explanation: {
    en: 'How much you like to work with tools.',
    es: 'Cuánto te gusta trabajar con herramientas.',
    fr: 'À quel point vous aimez travailler avec des outils.',
  },
  raw: 32,
  answered: 8,
  items: 8,
  metric: 'pomp',
  scoring_version: 'interests/1',
} as const

export const interestReport: Report = {
  ...interestSummary,
  scores: [
    {
      ...SCALE,
      attribute: 'interest-realistic',
      name: { en: 'Hands-on work', es: 'Trabajo práctico', fr: 'Travail manuel et technique' },
      score: 75,
    },
    {
      ...SCALE,
      attribute: 'interest-social',
      name: { en: 'Helping people', es: 'Ayuda a las personas', fr: 'Aide aux personnes' },
      score: 50,
    },
    {
      ...SCALE,
      attribute: 'interest-artistic',
      name: { en: 'Creative work', es: 'Trabajo creativo', fr: 'Travail créatif' },
      score: 25,
    },
  ],
  has_norms: false,
  citations: [],
}

export const reportExamples = [
  example(listReports, { data: [interestSummary] }),
  example(getReport, { data: interestReport }),
]
