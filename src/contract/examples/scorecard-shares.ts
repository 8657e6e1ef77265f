// Example replies of `../scorecard-shares.ts`.
import {
  listScorecardShares,
  openSharedScorecard,
  revokeScorecardShare,
  type ScorecardShare,
  type SharedScorecard,
  shareScorecard,
} from '../scorecards/scorecard-shares.ts'
import { comparison } from './compare.ts'
import { example } from './example.ts'

export const share: ScorecardShare = {
  share_id: 61,
  shared_by: 'Maya Torres',
  message: 'Would you talk to her?',
  has_answers: false,
  shared_at: '2026-03-05T10:00:00.000Z',
  expires_at: '2026-03-12T10:00:00.000Z',
  status: 'open',
  recipients: [
    {
      recipient_id: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7361',
      email: 'ana.lopez@partner.example.com',
      mail: 'sent',
      open_count: 2,
      last_opened_at: '2026-03-05T12:00:00.000Z',
    },
  ],
}

export const sharedScorecard: SharedScorecard = {
  company_name: 'Harbor & Pine Logistics',
  job_title: 'Warehouse Lead',
  applicant_name: 'Ines Duarte',
  shared_by: 'Maya Torres',
  message: share.message,
  expires_at: share.expires_at,
  score: 72,
  activities: [
    {
      key: 81,
      step_title: 'Assessments',
      step_standard_title: 'assessments',
      title: { en: 'Work style', es: 'Estilo de trabajo', fr: 'Style de travail' },
      status: 'scored',
    },
  ],
  attributes: comparison.attributes.map(({ attribute, name, explanation, cells }) => ({
    attribute,
    name,
    explanation,
    score: cells[0]?.score ?? null,
    metric: cells[0]?.metric ?? 'pomp',
  })),
  answers: null,
}

const page = { page: 1, page_size: 25, total: 1 }

export const scorecardShareExamples = [
  example(listScorecardShares, { data: [share], meta: page }),
  example(shareScorecard, { data: { share_id: share.share_id } }),
  example(revokeScorecardShare, { data: { share_id: share.share_id } }),
  example(openSharedScorecard, { data: sharedScorecard }),
]
