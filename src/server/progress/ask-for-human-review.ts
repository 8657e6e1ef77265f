// Asking for a review by a person, by the candidate whose application a rule rejected.
import { applicationStatusSchema } from '#contract/applicants/application.ts'
import type { AutomatedDecision } from '#contract/decisions/human-reviews.ts'

import type { Tx } from '../db/database.ts'
import { askForReview } from '../decisions/human-reviews/candidate-review.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import * as repository from './progress-repository.ts'

type Given = {
  readonly userId: number
  readonly refId: number
  readonly note: string
  readonly at: Date
  readonly jobs: Pick<Jobs, 'send'>
}

/** @throws AppError `not_found`, `conflict` for one that no rule has rejected. */
export async function askForHumanReview(tx: Tx, given: Given): Promise<AutomatedDecision> {
  const own = await repository.lockApplication(tx, given)
  if (own === null) throw new AppError('not_found')
  return askForReview(tx, { ...given, ...own, status: applicationStatusSchema.parse(own.status) })
}
