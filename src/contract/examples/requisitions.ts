// Example replies of `../requisitions.ts`.
import { listAccountApplicants } from '../applicants/account-applicants.ts'
import {
  countApplicants,
  getJobAccess,
  getRequisition,
  listApplicants,
  listRequisitions,
  previewRecalculation,
  recalculateScores,
  type ApplicantCounts,
  type ApplicantRow,
  type Requisition,
  type RequisitionDetail,
} from '../requisitions/requisitions.ts'
import { example } from './example.ts'

const openRequisition: Requisition = {
  job_id: 301,
  account_id: 7,
  uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7301',
  title: 'Warehouse Lead',
  department: 'Operations',
  city: 'Savannah',
  state: 'GA',
  status: 'open',
  openings: 4,
  opened_at: '2026-03-02T08:00:00.000Z',
  applicant_count: 1240,
  new_count: 3,
  hired_count: 1,
  owner_name: 'Rosa Chen',
}

export const requisitions: Requisition[] = [
  openRequisition,
  {
    ...openRequisition,
    job_id: 302,
    uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7302',
    title: 'Fleet Planner',
    department: null,
    status: 'on_hold',
    openings: 1,
    opened_at: '2026-02-11T08:00:00.000Z',
    applicant_count: 18,
    new_count: 0,
    hired_count: 0,
    owner_name: 'Rosa Chen',
  },
  {
    ...openRequisition,
    job_id: 303,
    uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7303',
    title: 'Customs Analyst',
    city: null,
    state: null,
    status: 'draft',
    opened_at: null,
    applicant_count: 0,
    new_count: 0,
    hired_count: 0,
    owner_name: null,
  },
]

export const requisitionDetail: RequisitionDetail = {
  ...openRequisition,
  description: 'Leads the evening shift of the Savannah warehouse.',
  is_recalculating: false,
  recalculation: null,
  is_use_pred_models: false,
  can_decide: true,
  can_offer: true,
  actions: ['hold', 'close', 'cancel'],
  approval: null,
  answers: { in_time: 46, total: 50 },
  returned_note: null,
  steps: [
    {
      job_step_id: 51,
      title: 'Assessments',
      standard_title: 'assessments',
      sort_order: 1,
    },
    { job_step_id: 52, title: 'Site visit', standard_title: null, sort_order: 2 },
  ],
  team: [{ user_id: 12, full_name: 'Maya Torres', team_role: 'recruiter' }],
  attributes: [
    {
      attribute_type_id: 12,
      name: { en: 'Customer focus', es: 'Orientación al cliente', fr: 'Sens du client' },
    },
  ],
}

const assessmentsStep = {
  job_step_id: 51,
  title: 'Assessments',
  standard_title: 'assessments',
} as const
const visitStep = { job_step_id: 52, title: 'Site visit', standard_title: null } as const

export const applicant: ApplicantRow = {
  user_smartreq_id: 901,
  ref_id: 801,
  user_id: 41,
  first_name: 'Ines',
  last_name: 'Duarte',
  email: 'ines.duarte@example.com',
  city: 'Savannah',
  state: 'GA',
  source_type: 'referrals',
  source_name: null,
  status: 'active',
  job_step_id: 51,
  step_title: 'Assessments',
  step_standard_title: 'assessments',
  hiring_class: null,
  assigned_user: { user_id: 12, full_name: 'Maya Torres' },
  tags: [{ tag_id: 31, name: 'Forklift license' }],
  step_status: 'awaiting_decision',
  pct_complete: 100,
  score: 72,
  knock_out_count: 0,
  application_date: '2026-03-04T14:30:00.000Z',
  step_since: '2026-03-04T14:30:00.000Z',
  last_activity_at: '2026-03-06T09:00:00.000Z',
  attribute_scores: [{ attribute_type_id: 12, score: 81 }],
  step_progress: [
    { ...assessmentsStep, state: 'current', activities: { complete: 2, total: 2 } },
    { ...visitStep, state: 'ahead', activities: null },
  ],
}

export const applicants: ApplicantRow[] = [
  applicant,
  {
    ...applicant,
    user_smartreq_id: 902,
    ref_id: 802,
    user_id: 42,
    first_name: 'Tomasz',
    last_name: 'Nowak',
    email: 'tomasz.nowak@example.com',
    source_type: 'third_party_boards',
    source_name: 'Indeed',
    status: 'new',
    job_step_id: 52,
    step_title: 'Site visit',
    step_standard_title: null,
    step_status: 'not_started',
    pct_complete: 40,
    score: null,
    application_date: '2026-03-03T10:00:00.000Z',
    step_progress: [
      { ...assessmentsStep, state: 'done', activities: null },
      { ...visitStep, state: 'current', activities: { complete: 0, total: 1 } },
    ],
  },
]

/** Of two requisitions. */
export const listedApplicants = applicants.map((one, index) => ({
  ...one,
  job_id: index === 0 ? 301 : 302,
  job_title: index === 0 ? 'Warehouse Lead' : 'Fleet Planner',
  can_decide: true,
}))

export const applicantCounts: ApplicantCounts = {
  step: {
    all: 1240,
    steps: [
      { job_step_id: 51, count: 17 },
      { job_step_id: 52, count: 6 },
    ],
  },
  status: {
    incomplete: 0,
    new: 3,
    active: 12,
    on_hold: 0,
    offer: 1,
    hired: 1,
    rejected: 7,
    withdrawn: 0,
    transferred: 0,
  },
  step_status: {
    not_started: 4,
    in_progress: 5,
    awaiting_decision: 9,
    passed: 4,
    failed: 2,
    skipped: 0,
  },
}

export const requisitionExamples = [
  example(listRequisitions, {
    data: requisitions,
    meta: { page: 1, page_size: 25, total: requisitions.length },
  }),
  example(getJobAccess, { data: { job_id: 301, job_type_id: 2 } }),
  example(getRequisition, { data: requisitionDetail }),
  example(previewRecalculation, { data: { applicants: 24, recalculated: 44, kept: 3 } }),
  example(recalculateScores, { data: { job_id: 301, is_recalculating: true } }),
  example(listAccountApplicants, {
    data: listedApplicants,
    meta: { page: 1, page_size: 25, total: applicants.length },
  }),
  example(listApplicants, {
    data: applicants,
    meta: { page: 1, page_size: 25, total: applicants.length },
  }),
  example(countApplicants, { data: applicantCounts }),
]
