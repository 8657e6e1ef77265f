// An attempt's row as it begins on a device.
import type { ActivityKey, AttemptRow } from './database.ts'

type Beginning = ActivityKey & Pick<AttemptRow, 'attemptId' | 'ownerId' | 'jobId' | 'asmtId'>

/** Nothing of it is known to the server yet, and nothing is submitted. */
export function newAttempt(beginning: Beginning): AttemptRow {
  const { attemptId, ownerId, refId, jobStepActivityId, jobId, asmtId } = beginning
  return {
    attemptId,
    ownerId,
    refId,
    jobStepActivityId,
    jobId,
    asmtId,
    startedAt: null,
    position: 0,
    handedInAt: null,
    submittedAt: null,
    refusal: null,
    merges: 0,
  }
}
