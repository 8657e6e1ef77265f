// Example requests of how interviewers rate.
import type { SliceExamples } from '../slice-examples.ts'

export const calibrationExamples: SliceExamples = {
  bodies: { remindOfFeedback: ({ target }) => ({ user_id: target.memberId }) },
}
