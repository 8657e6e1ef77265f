// Good bodies for the endpoints of interviews: for the sweeps over the contract.
import { randomUUID } from 'node:crypto'

import { teamUserOf } from './calendars.ts'
import type { ExampleNeeds } from './example-needs.ts'
import { arrangedOf, arrangingBody, freeMoment } from './interview-examples.ts'
import { ALWAYS_FREE } from './interviews.ts'

/** What interviews and interviewers are sent. Null for any other endpoint. */
export async function interviewBody(
  name: string,
  given: ExampleNeeds,
): Promise<Record<string, unknown> | null> {
  const { test, target } = given
  switch (name) {
    case 'inviteToInterview':
      return { ...(await arrangingBody(test, target)), message: '', days: 7 }
    case 'startInterview':
      return { job_step_activity_id: (await arrangedOf(test, target)).jobStepActivityId }
    case 'scheduleInterview':
      return { ...(await arrangingBody(test, target)), starts_at: freeMoment(test) }
    case 'declineMyInterview':
      return { reason: '' }
    case 'assignInterviewer':
      return { declined_user_id: target.memberId, user_id: target.memberId }
    case 'goAheadWithout':
      return { declined_user_id: target.memberId, is_without: true }
    case 'endInterview':
      return { action: 'cancel', reason: '' }
    case 'addMyCalendar':
      return { address: `https://calendar.example/${randomUUID()}.ics` }
    case 'inviteToSyncCalendar':
      return { user_id: await teamUserOf(test, target) }
    case 'saveMyAvailability':
      return ALWAYS_FREE
    case 'bookInterview':
      return { starts_at: freeMoment(test), time_zone: 'UTC' }
    case 'remindOfFeedback':
      return { user_id: target.memberId }
    case 'unlockInterviewFeedback':
      return { user_id: target.memberId, reason: 'One answer was left out.' }
    default:
      return null
  }
}
