// An activity of a tracker brought up to date with what is done of it, by the candidate whose it is.
import { completeAttempt } from '../assessments/complete-attempt.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { candidateInterviews } from '../interviews/candidate-interviews.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { findTrackedActivity } from './tracked-activity-repository.ts'

export type Update = {
  readonly userId: number
  readonly userStepActivityId: number
  /** Of the attempt at it; null where none is named. */
  readonly attemptId: string | null
  /** The link of an interview of the same application; null where none is named. */
  readonly linkUuid: string | null
}

/**
 * Completes the activity where its attempt is submitted and every recording is verified. The server does so by itself as
 * soon as it can; here it is done again, which changes nothing then.
 * @returns the application's `ref_id`
 * @throws AppError `not_found` unless all that is named is of one application of the user.
 */
export async function bringUpToDate(
  tx: Tx,
  { at, jobs, ...update }: Update & { at: Date; jobs: Jobs },
): Promise<number> {
  const { userId, attemptId, linkUuid } = update
  const activity = await findTrackedActivity(tx, update)
  if (activity === null) throw new AppError('not_found')
  if (attemptId !== null && attemptId !== activity.attemptId) throw new AppError('not_found')
  if (linkUuid !== null) {
    const told = await candidateInterviews(tx, { ...activity, at })
    if (!told.values().some((one) => one.link_uuid === linkUuid)) throw new AppError('not_found')
  }
  if (attemptId !== null) await completeAttempt(tx, { attemptId, userId, at, jobs })
  return activity.refId
}
