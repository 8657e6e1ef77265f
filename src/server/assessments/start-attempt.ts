// Starting an attempt at an activity: one for all devices, no matter who comes first.
import type { z } from 'zod'

import { ENDED_STATUSES, requisitionStatusSchema } from '#contract/applicants/application.ts'
import type { setStartTime, StartReceipt } from '#contract/assessments/assessments.ts'

import { asSystem } from '../db/as-system.ts'
import type { Tx } from '../db/database.ts'
import { assertTakesApplications } from '../decisions/application-machine.ts'
import { AppError } from '../http/app-error.ts'
import { listHeldJobs } from '../people/own-jobs/held-jobs.ts'
import * as attempts from './attempt-repository.ts'
import { storeOrder } from './option-order/stored-order.ts'

export type StartBody = z.output<typeof setStartTime.body>

type Starting = { readonly userId: number; readonly body: StartBody; readonly at: Date }

/**
 * Starts an attempt, or names the one that another device started.
 * @throws AppError `not_found`, `activity_locked`, `position_closed`, of a profile `profile_not_in_use` or
 * `not_in_profile`, or `conflict` for an id that is taken elsewhere.
 */
export async function startAttempt(tx: Tx, given: Starting): Promise<StartReceipt> {
  const { body, userId } = given
  const activity = await attempts.findActivity(tx, {
    userId,
    refId: body.ref_id,
    jobStepActivityId: body.job_step_activity_id,
  })
  if (activity === null) throw new AppError('not_found')
  if (activity.activityStatus === 'locked') throw new AppError('activity_locked')
  if ((await attempts.findAttemptAt(tx, activity)) === null) {
    if (hasEnded(activity.applicationStatus)) throw new AppError('activity_locked')
    if (activity.isOfEmployee) await assertHeld(tx, { ...given, activity })
    else assertTakesApplications(requisitionStatusSchema.parse(activity.jobStatus))
    const asmtId = await chooseVersion(tx, { planned: activity.asmtId, shown: body.asmt_id })
    await attempts.insertAttempt(tx, attemptOf({ ...activity, asmtId }, given))
    await storeOrder(tx, { ...activity, asmtId, userId })
    await attempts.markInProgress(tx, activity)
  }
  const attempt = await attempts.findAttemptAt(tx, activity)
  // The id that the device made belongs to another attempt already: not its own making.
  if (attempt === null) throw new AppError('conflict')
  return {
    attempt_id: attempt.attemptId,
    started_at: attempt.startedAt.toISOString(),
    submitted_at: attempt.submittedAt?.toISOString() ?? null,
    server_time: given.at.toISOString(),
  }
}

/** A part of a profile is for those who hold it. What a device began before that ended still arrives. */
async function assertHeld(
  tx: Tx,
  { userId, body, at, activity }: Starting & { activity: attempts.ActivityRow },
): Promise<void> {
  const { accountId, jobId, archivedAt } = activity
  const started = new Date(body.started_at)
  const begunAt = started < at ? started : at
  if (archivedAt !== null && archivedAt <= begunAt) throw new AppError('profile_not_in_use')
  const held = await asSystem(tx, () => listHeldJobs(tx, { userId, at: begunAt }))
  if (!held.some((one) => one.accountId === accountId && one.jobId === jobId))
    throw new AppError('not_in_profile')
}

function hasEnded(status: string): boolean {
  return ENDED_STATUSES.some((ended) => ended === status)
}

/** A device that was without network shows the version that it stored, which may be older than the planned one. */
async function chooseVersion(
  tx: Tx,
  { planned, shown }: { planned: number; shown: number | undefined },
): Promise<number> {
  if (shown === undefined || shown === planned) return planned
  const isVersion = await attempts.isSameInstrument(tx, { one: planned, other: shown })
  return isVersion ? shown : planned
}

function attemptOf(activity: attempts.ActivityRow, given: { userId: number; body: StartBody }) {
  const { body, userId } = given
  return {
    attemptId: body.attempt_id,
    accountId: activity.accountId,
    userId,
    userSmartreqId: activity.userSmartreqId,
    userStepActivityId: activity.userStepActivityId,
    asmtId: activity.asmtId,
    language: body.language,
    deviceId: body.device_id,
    pledgeAcceptedAt: new Date(body.pledge_accepted_at),
    deviceStartedAt: new Date(body.started_at),
  }
}
