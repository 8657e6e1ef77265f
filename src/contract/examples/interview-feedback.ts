// Example replies of `../interview-feedback.ts`.
import {
  getInterviewLink,
  getInterviewToConduct,
  type InterviewFeedback,
  type InterviewToConduct,
  listInterviewFeedback,
  saveInterviewFeedback,
  unlockInterviewFeedback,
} from '../interviews/interview-feedback.ts'
import { example } from './example.ts'
import { interviewSetup } from './interview-setup.ts'

const interviewUuid = '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e40'

const teamwork = {
  attribute_type_id: 31,
  name: { en: 'Teamwork', es: 'Trabajo en equipo', fr: 'Esprit d’équipe' },
}

const questions = interviewSetup.guide.questions.map((one) => ({
  ...one,
  attribute_type_id: teamwork.attribute_type_id,
}))

export const interviewToConduct: InterviewToConduct = {
  interview_uuid: interviewUuid,
  user_smartreq_id: 901,
  applicant_name: 'Ana Ruiz',
  job_title: 'Warehouse lead',
  step_title: 'Interview',
  step_standard_title: 'interview',
  status: 'scheduled',
  starts_at: '2026-11-24T14:00:00.000Z',
  minutes: 45,
  format: 'video',
  place: 'https://meet.example/warehouse',
  intro: '<p>Thank them for their time.</p>',
  questions,
  attributes: [teamwork],
  panel: [
    { user_id: 12, full_name: 'Maya Torres', has_submitted: false },
    { user_id: 13, full_name: 'Ben Adler', has_submitted: true },
  ],
  feedback: {
    status: 'draft',
    entries: { 'note:conflict': { value: 'Calm.', at: '2026-11-24T14:05:00.000Z' } },
    submitted_at: null,
    unlock_reason: null,
  },
}

const at = '2026-11-24T14:40:00.000Z'

export const interviewFeedback: InterviewFeedback = {
  interview_uuid: interviewUuid,
  step_title: 'Interview',
  step_standard_title: 'interview',
  status: 'complete',
  starts_at: '2026-11-24T14:00:00.000Z',
  minutes: 45,
  questions,
  attributes: [teamwork],
  is_hidden: false,
  is_interviewer: true,
  feedback: [
    {
      user_id: 13,
      full_name: 'Ben Adler',
      is_own: false,
      status: 'submitted',
      submitted_at: at,
      recommendation: 'yes',
      entries: {
        recommendation: { value: 'yes', at },
        summary: { value: 'Leads without being loud.', at },
        'rating:conflict': { value: 4, at },
        'attribute:31': { value: 4, at },
      },
      can_unlock: false,
    },
    {
      user_id: 12,
      full_name: 'Maya Torres',
      is_own: true,
      status: 'submitted',
      submitted_at: at,
      recommendation: 'strong_yes',
      entries: {
        recommendation: { value: 'strong_yes', at },
        'note:conflict': { value: 'Listened to both sides first.', at },
        'rating:conflict': { value: 5, at },
        'attribute:31': { value: 5, at },
      },
      can_unlock: true,
    },
  ],
}

const receipt = {
  interview_uuid: interviewUuid,
  user_id: 12,
  status: 'submitted',
  submitted_at: at,
  server_time: at,
} as const

export const interviewFeedbackExamples = [
  example(getInterviewToConduct, { data: interviewToConduct }),
  example(getInterviewLink, {
    data: { interview_link: `https://hiring.example/interview/${interviewUuid}` },
  }),
  example(saveInterviewFeedback, { data: receipt }),
  example(listInterviewFeedback, { data: [interviewFeedback] }),
  example(unlockInterviewFeedback, { data: { ...receipt, status: 'unlocked' } }),
]
