// Example replies of `../interviews/account-interviews.ts`.
import { type AccountInterview, listAccountInterviews } from '../interviews/account-interviews.ts'
import { example } from './example.ts'
import { bookedInterview, plannedInterview } from './interviews.ts'

export const accountInterview: AccountInterview = {
  interview_uuid: bookedInterview.interview_uuid,
  status: 'scheduled',
  starts_at: '2026-12-01T13:00:00.000Z',
  ends_at: '2026-12-01T13:45:00.000Z',
  format: 'video',
  title: plannedInterview.title,
  user_smartreq_id: 901,
  applicant_name: 'Ana Ruiz',
  job_id: 301,
  job_title: 'Warehouse Lead',
  needs_interviewer: false,
  is_mine: true,
  interviewers: [{ user_id: 12, full_name: 'Maya Torres' }],
}

export const accountInterviewExamples = [
  example(listAccountInterviews, {
    data: [accountInterview],
    meta: { page: 1, page_size: 25, total: 1 },
  }),
]
