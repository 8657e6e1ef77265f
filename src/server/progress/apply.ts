// Applying to a requisition: one running application of a person to a job, however often the button is pressed.
import { requisitionStatusSchema } from '#contract/applicants/application.ts'
import type { CurrentUser } from '#contract/session/session.ts'

import { recordAudit } from '../access/audit/audit-trail.ts'
import type { Tx } from '../db/database.ts'
import { assertTakesApplications } from '../decisions/application-machine.ts'
import { lockOutMoves } from '../decisions/lock-moves.ts'
import { AppError } from '../http/app-error.ts'
import { getPersonalDetails } from '../people/profile/user-profile-service.ts'
import type { Position } from '../requisitions/posting-service.ts'
import { remainingDays } from './describe-tracker.ts'
import * as repository from './progress-repository.ts'

/** By what an application came. */
export type ApplicationSource = {
  readonly sourceId: number
  readonly sourceType: string
  readonly token: string
}

/**
 * Makes an application, the company's copy of who applied, and the entry of the audit trail; returns its `ref_id`. That
 * it was received is said once it is submitted.
 * @throws AppError `position_closed`, or `retake_too_early` with the days that remain and the last application, which may be
 * unfinished: then none remain.
 */
export async function apply(
  tx: Tx,
  given: {
    user: CurrentUser
    position: Position
    externalApplicationId: string | null
    /** What the tracked link counts for that they came by; null for a direct application. */
    source: ApplicationSource | null
    at: Date
  },
): Promise<number> {
  const { user, position, externalApplicationId } = given
  const { accountId, jobId } = position
  const userId = user.user_id
  assertTakesApplications(requisitionStatusSchema.parse(position.status))
  await lockOutMoves(tx, { accountId, jobId })
  await repository.lockApplying(tx, { userId, jobId })
  assertMayApply(await repository.listTrackers(tx, userId), { jobId, at: given.at })
  await repository.upsertApplicant(tx, {
    accountId,
    userId,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    ...(await contactOf(tx, userId)),
  })
  const values = { accountId, jobId, userId, externalApplicationId, source: given.source }
  const made = await repository.insertApplication(tx, values)
  await recordAudit(tx, {
    accountId,
    actorId: userId,
    entity: 'application',
    entityId: made.userSmartreqId,
    action: 'apply',
    toState: 'incomplete',
  })
  return made.refId
}

// What was not given leaves what the company has.
async function contactOf(tx: Tx, userId: number) {
  const details = await getPersonalDetails(tx, userId)
  return {
    phoneNumber: details.phone_number ?? undefined,
    city: details.city ?? undefined,
    stateCode: details.state_code ?? undefined,
    countryCode: details.country_code ?? undefined,
  }
}

function assertMayApply(
  rows: readonly repository.TrackerRow[],
  given: { jobId: number; at: Date },
): void {
  const newest = rows.find((row) => row.jobId === given.jobId)
  if (newest === undefined) return
  const remaining = remainingDays(newest, given.at)
  // One that is not finished goes on, however short the interval is: two would be answered half each.
  if (remaining <= 0 && newest.status !== 'incomplete') return
  throw new AppError('retake_too_early', {
    details: { remaining_days: Math.max(0, remaining), ref_id: newest.refId },
  })
}
