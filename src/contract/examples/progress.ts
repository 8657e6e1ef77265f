// Example replies of `../progress.ts`.
import {
  createTracker,
  getTracker,
  listTrackers,
  updateProgress,
  withdrawApplication,
  type Tracker,
  type TrackerActivity,
  type TrackerDetail,
} from '../progress/progress.ts'
import { example } from './example.ts'

export const tracker: Tracker = {
  user_id: 41,
  ref_id: 801,
  job_id: 301,
  job_uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7301',
  job_type_id: 2,
  tracker_title: 'Job Application',
  job_title: 'Warehouse Lead',
  account_name: 'Harbor & Pine Logistics',
  account_logo_url: null,
  city: 'Savannah',
  state: 'GA',
  created_at: '2026-03-04T14:30:00.000Z',
  status: 'incomplete',
  pct_complete: 40,
  remaining_days: 0,
  external_application_id: null,
}

const availableActivity: TrackerActivity = {
  job_step_activity_id: 61,
  user_step_id: 71,
  user_step_activity_id: 81,
  job_id: 301,
  ref_id: 801,
  user_id: 41,
  asmt_id: 5,
  title: { en: 'Work style', es: 'Estilo de trabajo', fr: 'Style de travail' },
  question_count: 3,
  minutes: 4,
  is_required: true,
  status: 'available',
  is_completed: false,
  attempt_id: null,
  answered_count: 0,
}

const submittedActivity: TrackerActivity = {
  ...availableActivity,
  job_step_activity_id: 62,
  user_step_activity_id: 82,
  asmt_id: 6,
  title: { en: 'Competencies', es: 'Competencias', fr: 'Compétences' },
  question_count: 36,
  minutes: 6,
  status: 'submitted',
  is_completed: true,
  attempt_id: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7062',
  answered_count: 36,
}

export const trackerDetail: TrackerDetail = {
  ...tracker,
  steps: [
    {
      user_step_id: 71,
      title: 'Assessments',
      standard_title: 'assessments',
      sort_order: 1,
      is_current: true,
      status: 'in_progress',
      answer_days: 5,
      activities: [availableActivity, submittedActivity],
    },
    {
      user_step_id: 72,
      title: 'Interview',
      standard_title: 'interview',
      sort_order: 2,
      is_current: false,
      status: 'later',
      answer_days: null,
      activities: [],
    },
  ],
}

export const progressExamples = [
  example(withdrawApplication, { data: { ...tracker, status: 'withdrawn' } }),
  example(listTrackers, { data: [tracker] }),
  example(createTracker, { data: tracker }),
  example(getTracker, { data: trackerDetail }),
  example(updateProgress, { data: trackerDetail }),
]
