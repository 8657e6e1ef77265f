// Example replies of `../interviewer-calendars.ts`.
import {
  addMyCalendar,
  inviteToSyncCalendar,
  listMyCalendars,
  refreshMyCalendar,
  removeMyCalendar,
  restoreMyCalendar,
  type InterviewerCalendar,
} from '../interviews/interviewer-calendars.ts'
import { example } from './example.ts'

export const interviewerCalendar: InterviewerCalendar = {
  calendar_id: '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e50',
  host: 'calendar.google.com',
  added_at: '2026-11-20T09:00:00.000Z',
  fetched_at: '2026-11-24T09:00:00.000Z',
  is_reading: false,
  problem: null,
  busy_count: 12,
  skipped: {
    count: 1,
    entries: [{ summary: 'Stand-up', date: '2026-11-26', reason: 'times' }],
  },
}

const justAdded = {
  ...interviewerCalendar,
  fetched_at: null,
  is_reading: true,
  busy_count: 0,
  skipped: { count: 0, entries: [] },
}

export const interviewerCalendarExamples = [
  example(listMyCalendars, { data: [interviewerCalendar] }),
  example(addMyCalendar, { data: justAdded }),
  example(refreshMyCalendar, { data: { ...interviewerCalendar, is_reading: true } }),
  example(removeMyCalendar, { data: { calendar_id: interviewerCalendar.calendar_id } }),
  example(restoreMyCalendar, { data: interviewerCalendar }),
  example(inviteToSyncCalendar, { data: { user_id: 12, is_sent: true } }),
]
