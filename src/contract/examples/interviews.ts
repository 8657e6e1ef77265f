// Example replies of `../interviews.ts` and `../interview-booking.ts`.
import {
  acceptMyInterview,
  assignInterviewer,
  declineMyInterview,
  goAheadWithout,
} from '../interviews/declined-interviews.ts'
import {
  answerInterviewInvitation,
  bookInterview,
  getInterviewBooking,
  type InterviewBooking,
} from '../interviews/interview-booking.ts'
import { previewInterview, type InterviewPreview } from '../interviews/interview-preview.ts'
import { getInterviewerTimes, type InterviewerTimes } from '../interviews/interviewer-times.ts'
import {
  endInterview,
  getMyAvailability,
  inviteToInterview,
  listInterviews,
  listMyInterviews,
  saveMyAvailability,
  scheduleInterview,
  startInterview,
  type Interview,
  type MyAvailability,
  type MyInterview,
  type PlannedInterview,
} from '../interviews/interviews.ts'
import { example } from './example.ts'

const title = { en: 'Interview', es: 'Entrevista', fr: 'Entretien' }
const INTERVIEW_UUID = '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e40'

export const plannedInterview: PlannedInterview = {
  job_step_activity_id: 77,
  title,
  is_locked: false,
  mode: 'one',
  minutes: 45,
  break_minutes: 0,
  format: 'video',
  place: 'https://meet.example/warehouse',
  interviewers: [{ user_id: 12, full_name: 'Maya Torres' }],
  interview: null,
  can_arrange: true,
  can_start: true,
}

export const bookedInterview: Interview = {
  interview_uuid: INTERVIEW_UUID,
  status: 'scheduled',
  starts_at: '2026-12-01T13:00:00.000Z',
  ends_at: '2026-12-01T13:45:00.000Z',
  mode: 'one',
  minutes: 45,
  format: 'video',
  place: 'https://meet.example/warehouse',
  interviewers: [
    {
      user_id: 12,
      full_name: 'Maya Torres',
      is_chosen: true,
      starts_at: null,
      ends_at: null,
      declined_at: null,
      decline_reason: null,
      left_out_at: null,
      can_leave_out: false,
    },
  ],
  needs_interviewer: false,
  next_interviewer: null,
  candidate_zone: 'America/New_York',
  candidate_note: null,
  end_reason: null,
  expires_at: '2026-12-01T13:45:00.000Z',
}

export const myInterview: MyInterview = {
  interview_uuid: INTERVIEW_UUID,
  status: 'scheduled',
  minutes: 45,
  format: 'video',
  place: 'https://meet.example/warehouse',
  starts_at: '2026-12-01T13:00:00.000Z',
  ends_at: '2026-12-01T13:45:00.000Z',
  user_smartreq_id: 901,
  applicant_name: 'Ines Duarte',
  job_title: 'Warehouse Lead',
  title,
  has_submitted: false,
  can_decline: true,
  declined_at: null,
}

export const myAvailability: MyAvailability = {
  time_zone: 'Europe/Berlin',
  weekly: [[{ from: '09:00', to: '17:00' }], [], [], [], [], [], []],
  exceptions: [{ date: '2026-12-24', hours: [] }],
  buffer_minutes: 10,
  notice_hours: 24,
  daily_limit: 3,
  weekly_limit: null,
  default_place: '',
  about: 'Leads the early shift.',
}

export const interviewBooking: InterviewBooking = {
  company_name: 'Harbor & Pine Logistics',
  job_title: 'Warehouse Lead',
  status: 'awaiting_candidate_booking',
  minutes: 45,
  sequence: null,
  format: 'video',
  message: 'We look forward to it.',
  starts_at: null,
  ends_at: null,
  had_time: false,
  place: '',
  interviewers: [],
  slots: ['2026-12-01T09:00:00.000Z', '2026-12-01T13:00:00.000Z', '2026-12-02T09:00:00.000Z'],
  calendar: null,
}

export const interviewPreview: InterviewPreview = {
  free_count: 42,
  meets_all: true,
  interviewers: [{ user_id: 12, full_name: 'Maya Torres', has_hours: true }],
  usual_places: [''],
}

export const interviewerTimes: InterviewerTimes = {
  free_starts: ['2026-12-01T09:00:00.000Z', '2026-12-01T11:00:00.000Z'],
  interviewers: [
    {
      user_id: 12,
      full_name: 'Maya Torres',
      has_hours: true,
      hours: [{ starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T17:00:00.000Z' }],
      busy: [
        {
          starts_at: '2026-12-01T10:00:00.000Z',
          ends_at: '2026-12-01T10:45:00.000Z',
          kind: 'interview',
        },
      ],
    },
  ],
}

const stored = { interview_uuid: INTERVIEW_UUID, status: 'awaiting_candidate_booking' as const }

export const interviewExamples = [
  example(listInterviews, { data: [] }),
  example(previewInterview, { data: interviewPreview }),
  example(getInterviewerTimes, { data: interviewerTimes }),
  example(inviteToInterview, { data: stored }),
  example(scheduleInterview, { data: { ...stored, status: 'scheduled' } }),
  example(startInterview, { data: { ...stored, status: 'scheduled' } }),
  example(endInterview, { data: { ...stored, status: 'cancelled' } }),
  example(assignInterviewer, { data: { ...stored, status: 'scheduled' } }),
  example(goAheadWithout, { data: { ...stored, status: 'scheduled' } }),
  example(declineMyInterview, {
    data: { interview_uuid: INTERVIEW_UUID, declined_at: '2026-11-30T09:00:00.000Z' },
  }),
  example(acceptMyInterview, { data: { interview_uuid: INTERVIEW_UUID, declined_at: null } }),
  example(listMyInterviews, {
    data: [myInterview],
    meta: { page: 1, page_size: 25, total: 1 },
  }),
  example(getMyAvailability, { data: myAvailability }),
  example(saveMyAvailability, { data: myAvailability }),
  example(getInterviewBooking, { data: interviewBooking }),
  example(bookInterview, { data: interviewBooking }),
  example(answerInterviewInvitation, { data: interviewBooking }),
]
