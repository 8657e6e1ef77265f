import { staffEndpoints } from '../access/staff-endpoints.ts'
import { createOuterCalendars } from '../integrations/calendar/outer-calendars.ts'
import type { Slice } from '../slice.ts'
import { serveAccountInterviews } from './account-interviews.ts'
import { registerCalendars } from './calendars/calendar-routes.ts'
import { fetchCalendar, orderCalendars } from './calendars/fetch-calendar.ts'
import { registerCalibration } from './calibration/calibration-routes.ts'
import { registerInterviewFeedback } from './feedback/feedback-routes.ts'
import { registerInterviews } from './interview-routes.ts'
import { serveInterviewerTimes } from './interviewer-times.ts'
import { sendInterviewMail } from './send-interview-mail.ts'
import { tendInterviews } from './tend-interviews.ts'

export const interviewsSlice: Slice = {
  name: 'interviews',
  routes(app, deps) {
    registerInterviews(app, deps)
    registerInterviewFeedback(app, deps)
    registerCalendars(app, deps)
    registerCalibration(app, deps)
    const endpoints = staffEndpoints({ ...deps, app })
    serveAccountInterviews(endpoints, deps)
    serveInterviewerTimes(endpoints, deps)
  },
  jobs(deps) {
    const calendars = createOuterCalendars({ allowsLoopback: deps.allowsLoopbackIssuers ?? false })
    return {
      'send-interview-mail': (job) => sendInterviewMail(deps, job),
      'fetch-calendar': (job) => fetchCalendar({ ...deps, calendars }, job),
      'tend-interviews': () => tendInterviews(deps),
      'order-calendars': () => orderCalendars(deps),
    }
  },
}
