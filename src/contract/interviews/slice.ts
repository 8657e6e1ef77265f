import { accountInterviewExamples } from '../examples/account-interviews.ts'
import { interviewCalibrationExamples } from '../examples/interview-calibration.ts'
import { interviewFeedbackExamples } from '../examples/interview-feedback.ts'
import { interviewerCalendarExamples } from '../examples/interviewer-calendars.ts'
import { interviewExamples } from '../examples/interviews.ts'
import type { Slice } from '../slice.ts'
import * as accountInterviews from './account-interviews.ts'
import * as declinedInterviews from './declined-interviews.ts'
import * as interviewBooking from './interview-booking.ts'
import * as interviewCalibration from './interview-calibration.ts'
import * as interviewFeedback from './interview-feedback.ts'
import * as interviewPreview from './interview-preview.ts'
import * as interviewerCalendars from './interviewer-calendars.ts'
import * as interviewerTimes from './interviewer-times.ts'
import * as interviews from './interviews.ts'

export const interviewsSlice: Slice = {
  name: 'interviews',
  modules: [
    accountInterviews,
    declinedInterviews,
    interviewBooking,
    interviewCalibration,
    interviewFeedback,
    interviewPreview,
    interviewerCalendars,
    interviewerTimes,
    interviews,
  ],
  examples: [
    accountInterviewExamples,
    interviewCalibrationExamples,
    interviewFeedbackExamples,
    interviewerCalendarExamples,
    interviewExamples,
  ],
}
