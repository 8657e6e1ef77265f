// Example requests of the progress of an application.
import type { SliceExamples } from '../slice-examples.ts'

export const progressExamples: SliceExamples = {
  bodies: {
    createTracker: ({ target }) => ({
      job_uuid: target.jobUuid,
      external_application_id: 'external',
    }),
    updateProgress: ({ target }) => ({
      user_step_tracker_id: target.userStepActivityId,
      user_asmt_id: target.attemptId,
    }),
    withdrawApplication: { reason: 'Another offer' },
    askForHumanReview: { note: 'My certificate was renewed' },
  },
}
