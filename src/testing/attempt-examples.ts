// Bodies of the commands about attempts, for the sweeps over the contract.
import { randomUUID } from 'node:crypto'

import { PAYLOAD_VERSION } from '#contract/version.ts'

import { activityOf, revision, submitBody } from './candidate.ts'
import { manifestOf, recordingBody, webmChunks } from './recordings.ts'
import { skillsTestExample } from './skills-tests.ts'
import { journalBody, journalOf, startTimerBody } from './timing.ts'
import type { Target } from './world.ts'

/** A good body of a command about one of a target's attempts; null for every other call. */
export async function attemptExample(
  name: string,
  { target }: { target: Target },
): Promise<Record<string, unknown> | null> {
  const { attemptId, timedAttemptId, requisition, refId } = target
  switch (name) {
    case 'saveAnswers':
    case 'saveUserQuestions': {
      const answers = [revision('customer-focus-1')]
      return { payload_version: 1, attempt_id: attemptId, device_id: randomUUID(), answers }
    }
    case 'updateProgress':
      return { user_step_tracker_id: target.userStepActivityId, user_asmt_id: attemptId }
    case 'createRecording':
      return recordingBody({ attemptId: target.recordedAttemptId })
    case 'closeRecording':
      return manifestOf(webmChunks())
    case 'startTimer':
      return startTimerBody({ attemptId: timedAttemptId })
    case 'saveJournal':
      return journalBody({
        attemptId: timedAttemptId,
        entries: await journalOf([{ kind: 'page' }]),
      })
    case 'scoreTypingTest': {
      const { jobStepActivityId } = activityOf(requisition, 'typing-test-1')
      return { job_step_activity_id: jobStepActivityId, ref_id: refId }
    }
    case 'orderVendorAssessment': {
      const { jobStepActivityId } = activityOf(requisition, 'language-test')
      return { job_step_activity_id: jobStepActivityId, ref_id: refId }
    }
    case 'validateQuestions':
      return { payload_version: PAYLOAD_VERSION, attempt_id: attemptId, answers: [] }
    case 'submitQuestions':
      return submitBody({ attemptId, answers: [] })
    default:
      return skillsTestExample(name, { target })
  }
}
