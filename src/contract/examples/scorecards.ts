// Example replies of `../scorecards.ts`.
import { getApplicantFileText } from '../assessments/media.ts'
import { getScorecard, type AttributeScore, type Scorecard } from '../scorecards/scorecards.ts'
import { example } from './example.ts'
import { applicant } from './requisitions.ts'

const openness: AttributeScore = {
  attribute: 'openness',
  parent: null,
  name: {
    en: 'Openness to new ideas',
    es: 'Apertura a ideas nuevas',
    fr: 'Ouverture aux idées nouvelles',
  },
  explanation: {
    en: 'How much the person looks for new ideas.',
    es: 'Cuánto busca la persona ideas nuevas.',
    fr: 'À quel point la personne recherche des idées nouvelles.',
  },
  technical: {
    name: {
      en: 'Openness to experience',
      es: 'Apertura a la experiencia',
      fr: 'Ouverture à l’expérience',
    },
    citation: {
      en: 'Example, A. (2014). A questionnaire. Journal of Examples, 51, 78–89.',
      es: 'Example, A. (2014). A questionnaire. Journal of Examples, 51, 78–89.',
      fr: 'Example, A. (2014). A questionnaire. Journal of Examples, 51, 78–89.',
    },
  },
  raw: 84,
  answered: 24,
  items: 24,
  score: 65,
  metric: 'percentile',
  scoring_version: '2026-1',
}

const imagination: AttributeScore = {
  ...openness,
  attribute: 'imagination',
  parent: 'openness',
  name: { en: 'Imaginative thinking', es: 'Pensamiento imaginativo', fr: 'Pensée imaginative' },
  explanation: {
    en: 'How readily the person pictures what does not exist yet.',
    es: 'Con qué facilidad imagina la persona lo que todavía no existe.',
    fr: 'Avec quelle facilité la personne imagine ce qui n’existe pas encore.',
  },
  technical: openness.technical && {
    ...openness.technical,
    name: { en: 'Imagination', es: 'Imaginación', fr: 'Imagination' },
  },
  raw: 14,
  answered: 3,
  items: 4,
  score: 58,
}

export const scoredActivity: Scorecard['activities'][number] = {
  user_step_activity_id: 81,
  step_title: 'Assessments',
  step_standard_title: 'assessments',
  title: { en: 'Work style', es: 'Estilo de trabajo', fr: 'Style de travail' },
  is_required: true,
  status: 'scored',
  answered_count: 24,
  question_count: 24,
  has_shown_choices: false,
  is_screening: false,
  started_at: '2026-03-04T15:00:00.000Z',
  submitted_at: '2026-03-04T15:12:00.000Z',
  scored_at: '2026-03-04T15:12:05.000Z',
  timing: { verdict: 'verified', reasons: [] },
  pace: { median_seconds: 5.2, is_very_fast: false },
  scores: [openness, imagination],
  questions: [],
  question_scores: [],
  recordings: [],
  typing: null,
  speed: null,
  language: null,
}

// A scorecard says more of the steps than the marks of a list.
const {
  step_progress: _marks,
  step_since: _since,
  last_activity_at: _last,
  attribute_scores: _scores,
  ...onScorecard
} = applicant

export const scorecard: Scorecard = {
  applicant: onScorecard,
  requisition: { account_id: 7, job_id: 301, title: 'Warehouse Lead' },
  can_decide: true,
  can_offer: true,
  can_suggest_scores: false,
  is_merged: false,
  human_review: null,
  next_step: { title: 'Site visit', standard_title: null },
  scored_by: { predictive_model: null, version: 3 },
  fit: {
    version: 3,
    is_outdated: false,
    raw: 72,
    score: 72,
    parts: [
      {
        attribute: 'customer-focus',
        name: { en: 'Customer focus', es: 'Orientación al cliente', fr: 'Orientation client' },
        weight: 2,
        points: 80,
        contribution: 53.33,
      },
      {
        attribute: 'conscientiousness',
        name: { en: 'Conscientiousness', es: 'Responsabilidad', fr: 'Conscience' },
        weight: 1,
        points: 56,
        contribution: 18.67,
      },
      {
        attribute: 'verbal',
        name: { en: 'Verbal reasoning', es: 'Razonamiento verbal', fr: 'Raisonnement verbal' },
        weight: 1,
        points: null,
        contribution: null,
      },
    ],
  },
  start_date: null,
  offer: null,
  moved_from: null,
  moved_to: null,
  other_applications: [
    {
      user_smartreq_id: 733,
      job_id: 288,
      title: 'Forklift Operator',
      status: 'rejected',
      application_date: '2025-09-12T08:00:00.000Z',
    },
  ],
  personal: {
    email2: null,
    phone: { number: '+19125550117', formatted: '+1 912 555 0117', extension: '12' },
    address: null,
    is_opt_in: true,
    city: 'Savannah',
    state_code: 'GA',
    zip: '31401',
    country_code: 'US',
    linkedin_url: 'https://www.linkedin.com/in/ines-duarte',
  },
  can_see_private: true,
  private: { dob: '1994-07-21', gender: 'Female' },
  activities: [
    scoredActivity,
    {
      ...scoredActivity,
      user_step_activity_id: 82,
      title: { en: 'Competencies', es: 'Competencias', fr: 'Compétences' },
      status: 'in_progress',
      answered_count: 10,
      question_count: 36,
      submitted_at: null,
      scored_at: null,
      timing: null,
      pace: null,
      typing: null,
      scores: [],
    },
  ],
  history: [
    {
      at: '2026-03-06T10:00:00.000Z',
      actor: 'Maya Torres',
      action: 'recalculate_scores',
      from: null,
      to: null,
      rejection_reason: null,
      reason: null,
      rule_result: null,
      automation: null,
      document_title: null,
      scores: {
        before: { fit: 62, scores: { openness: 61 } },
        after: { fit: 64, scores: { openness: 65 } },
      },
    },
    {
      at: '2026-03-05T09:15:00.000Z',
      actor: 'Maya Torres',
      action: 'review',
      from: 'new',
      to: 'active',
      rejection_reason: null,
      reason: null,
      rule_result: null,
      automation: null,
      document_title: null,
      scores: null,
    },
    {
      at: '2026-03-04T14:30:00.000Z',
      actor: 'Ines Duarte',
      action: 'apply',
      from: null,
      to: 'incomplete',
      rejection_reason: null,
      reason: null,
      rule_result: null,
      automation: null,
      document_title: null,
      scores: null,
    },
  ],
}

export const scorecardExamples = [
  example(getScorecard, { data: scorecard }),
  example(getApplicantFileText, {
    data: { text_state: 'ready', text: 'Inés Prado\n\nTwelve years in warehouses' },
  }),
]
