// Example replies of `../interview-calibration.ts`.
import {
  getInterviewEffort,
  getMyCalibration,
  listInterviewLoad,
  remindOfFeedback,
  type InterviewerLoad,
  type MyCalibration,
} from '../interviews/interview-calibration.ts'
import { example } from './example.ts'

export const myCalibration: MyCalibration = {
  submitted_count: 9,
  due_count: 10,
  on_time_count: 8,
  late_count: 1,
  attributes: [
    {
      attribute_type_id: 31,
      name: { en: 'Teamwork', es: 'Trabajo en equipo', fr: 'Esprit d’équipe' },
      own_count: 9,
      own_mean: 3.44,
      shared_count: 7,
      comparison: { own_mean: 3.29, panel_mean: 3.86, difference: -0.57 },
    },
    {
      attribute_type_id: 32,
      name: { en: 'Reliability', es: 'Fiabilidad', fr: 'Fiabilité' },
      own_count: 4,
      own_mean: 4,
      shared_count: 3,
      comparison: null,
    },
  ],
  shared_interview_count: 7,
  recommendations: [
    {
      recommendation: 'definitely_not',
      own_count: 1,
      comparison: { own_count: 1, panel_count: 0 },
    },
    { recommendation: 'no', own_count: 3, comparison: { own_count: 2, panel_count: 3 } },
    { recommendation: 'no_decision', own_count: 0, comparison: { own_count: 0, panel_count: 1 } },
    { recommendation: 'yes', own_count: 4, comparison: { own_count: 3, panel_count: 6 } },
    { recommendation: 'strong_yes', own_count: 1, comparison: { own_count: 1, panel_count: 3 } },
  ],
  months: [
    { month: '2026-09', rating_count: 4, rating_mean: 3.25 },
    { month: '2026-10', rating_count: 6, rating_mean: 3.67 },
    { month: '2026-11', rating_count: 3, rating_mean: 4 },
  ],
}

export const interviewerLoad: InterviewerLoad = {
  user_id: 12,
  full_name: 'Maya Torres',
  scheduled_count: 2,
  held_count: 14,
  no_show_count: 1,
  hours: 10.5,
  submitted_count: 12,
  due_count: 14,
  on_time_count: 9,
  late_count: 2,
  mean_delay_hours: 30.25,
  shared_count: 22,
  severity: -0.41,
  agreement: { form: 'icc_1', value: 0.62 },
  no_agreement_reason: null,
  late: [
    {
      interview_uuid: '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e40',
      user_smartreq_id: 901,
      job_id: 301,
      applicant_name: 'Ana Ruiz',
      job_title: 'Warehouse Lead',
      ends_at: '2026-11-20T14:45:00.000Z',
    },
    {
      interview_uuid: '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e42',
      user_smartreq_id: 902,
      job_id: 301,
      applicant_name: 'Ben Okafor',
      job_title: 'Warehouse Lead',
      ends_at: '2026-11-21T09:45:00.000Z',
    },
  ],
  reminded_at: null,
}

const punctual: InterviewerLoad = {
  ...interviewerLoad,
  user_id: 13,
  full_name: 'Ben Adler',
  held_count: 3,
  no_show_count: 0,
  hours: 2.25,
  submitted_count: 3,
  due_count: 3,
  on_time_count: 3,
  late_count: 0,
  mean_delay_hours: 2,
  shared_count: 3,
  severity: null,
  agreement: null,
  no_agreement_reason: 'few_ratings',
  late: [],
}

export const interviewCalibrationExamples = [
  example(getMyCalibration, { data: myCalibration }),
  example(listInterviewLoad, {
    data: [interviewerLoad, punctual],
    meta: { page: 1, page_size: 25, total: 2 },
  }),
  example(remindOfFeedback, { data: { user_id: 12, is_sent: true } }),
  example(getInterviewEffort, {
    data: { held_count: 42, interviewer_hours: 63.5, interviewer_count: 4 },
  }),
]
