// Brings an interview to where the feedback of its interviewers says it is: complete once all of it is submitted, and open
// again when one is unlocked.
import {
  interviewStatusAfter,
  type InterviewStatus,
} from '#contract/interviews/interview-states.ts'

import { judgeSteps } from '../../assessments/judge-step.ts'
import { moveToDecision, type LockedApplication } from '../../assessments/move-to-decision.ts'
import type { Tx } from '../../db/database.ts'
import * as repository from './feedback-repository.ts'
import type { ConductedRow } from './feedback-repository.ts'

type Settling = {
  readonly application: LockedApplication
  readonly row: ConductedRow
  readonly at: Date
}

/** Runs after a feedback was submitted or unlocked, in its transaction. The caller locked application and interview. */
export async function settleInterview(tx: Tx, { application, row, at }: Settling): Promise<void> {
  const { accountId, interviewUuid, userStepActivityId } = row
  const panel = await repository.listPanel(tx, { accountId, uuids: [interviewUuid] })
  const isComplete = panel.every((one) => one.status === 'submitted')
  const isGoingOn = row.mode === 'sequence' && row.endsAt !== null && row.endsAt > at
  const status = settled(row.status, { isComplete, isGoingOn })
  if (status === row.status) return
  await repository.updateInterview(tx, { accountId, interviewUuid, status })
  const scoredAt = isComplete ? at : null
  await repository.setActivity(tx, {
    accountId,
    userStepActivityId,
    status: isComplete ? 'scored' : 'in_progress',
    scoredAt,
  })
  if (!isComplete) return
  await moveToDecision(tx, application)
  const { jobId, userSmartreqId } = application
  await judgeSteps(tx, { accountId, jobId, ids: [userSmartreqId], at })
}

// The user who submits has met the candidate, whatever the calendar says. The others of a sequence still will.
function settled(
  before: InterviewStatus,
  { isComplete, isGoingOn }: { isComplete: boolean; isGoingOn: boolean },
): InterviewStatus {
  if (isGoingOn && !isComplete && before === 'scheduled') return before
  const ended = interviewStatusAfter(before, 'end') ?? before
  if (isComplete) return interviewStatusAfter(ended, 'complete') ?? ended
  return interviewStatusAfter(ended, 'unlock') ?? ended
}
