// Reads what a candidate's device asks the server for before an attempt, as the server would answer it there.
import {
  assessmentPackageSchema,
  type AssessmentPackage,
} from '#contract/assessments/assessments.ts'
import type { StartContent } from '#contract/kiosk/kiosk-offline.ts'
import { getTracker, type TrackerActivity } from '#contract/progress/progress.ts'

import type { AssessmentService } from '../assessments/assessment-service.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import type { ConsentService } from '../privacy/consents/consent-service.ts'
import type { createEeocService } from '../privacy/eeoc/eeoc-service.ts'
import type { ProgressService } from '../progress/progress-service.ts'
import type { SessionService } from '../session/session-service.ts'
import { asCandidate } from './as-candidate.ts'

export type CandidateReads = {
  readonly sessions: Pick<SessionService, 'getCurrentUser'>
  readonly progress: Pick<ProgressService, 'get'>
  readonly consents: Pick<ConsentService, 'listDue'>
  readonly eeoc: Pick<ReturnType<typeof createEeocService>, 'get'>
  readonly assessments: Pick<AssessmentService, 'getPackage' | 'listAnswers'>
}
type Of = { readonly caller: Caller; readonly refId: number }

const trackerSchema = getTracker.responses[200].shape.data

/** @throws AppError `not_found` for an application that is gone. */
export async function readStartContent(
  reads: CandidateReads,
  { caller, refId, grant }: Of & { grant: string },
): Promise<StartContent> {
  const { userId } = caller
  const [user, told, due, eeoc] = await Promise.all([
    reads.sessions.getCurrentUser(caller),
    reads.progress.get(caller, { userId, refId }),
    reads.consents.listDue(caller, userId),
    orNull(reads.eeoc.get(caller, refId)),
  ])
  const tracker = trackerSchema.parse(told)
  const open = tracker.steps
    .flatMap((step) => step.activities)
    .filter(({ status }) => status === 'available' || status === 'in_progress')
  const activities = await Promise.all(open.map((row) => readActivity(reads, { userId, row })))
  return {
    grant,
    refId,
    user: asCandidate(user),
    tracker,
    due,
    eeoc,
    activities: activities.filter((one) => one !== null),
  }
}

// Null for one that cannot be begun now after all.
async function readActivity(
  { assessments }: CandidateReads,
  { userId, row }: { userId: number; row: TrackerActivity },
): Promise<StartContent['activities'][number] | null> {
  const jobStepActivityId = row.job_step_activity_id
  const key = { jobId: row.job_id, jobStepActivityId }
  const [found, held] = await Promise.all([
    orNull(assessments.getPackage(userId, { ...key, refId: row.ref_id })),
    row.attempt_id === null ? null : assessments.listAnswers(userId, row.attempt_id),
  ])
  if (found === null) return null
  // Drops whatever the contract does not name: no key of an answer ever reaches a device.
  const content: AssessmentPackage = assessmentPackageSchema.parse(found)
  const attempt =
    held === null
      ? null
      : {
          attemptId: held.attempt.attempt_id,
          startedAt: held.attempt.started_at,
          submittedAt: held.attempt.submitted_at,
          answers: held.answers,
        }
  return { ...key, content, attempt }
}

async function orNull<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
