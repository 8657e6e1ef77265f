// An application waits for a decision once every required activity of its step is done.
import { ENDED_STATUSES } from '#contract/applicants/application.ts'

import type { Tx } from '../db/database.ts'
import { percentComplete } from '../db/schema/percent-complete.ts'
import * as applications from './attempted-application-repository.ts'

export type LockedApplication = NonNullable<
  Awaited<ReturnType<typeof applications.lockApplication>>
>

/** An application, locked for what is done in it beside attempts; null when it is not there. */
export function lockForDecision(
  tx: Tx,
  key: { accountId: number; userSmartreqId: number },
): Promise<LockedApplication | null> {
  return applications.lockApplication(tx, key)
}

/** True for an application in a step that staff opened and have not decided about. */
export function isAtWork({ status, stepStatus }: Pick<LockedApplication, 'status' | 'stepStatus'>) {
  const isUnderWay = !ENDED_STATUSES.some((ended) => ended === status)
  return (
    isUnderWay && status !== 'incomplete' && ['not_started', 'in_progress'].includes(stepStatus)
  )
}

/** Notes that something of a step was done outside of an attempt. The application is locked by the caller. */
export async function moveToDecision(tx: Tx, application: LockedApplication): Promise<void> {
  const isStepDone = (await applications.countRequiredLeft(tx, application)) === 0
  const isWaiting = isStepDone && isAtWork(application)
  await applications.updateApplication(tx, {
    ...application,
    values: {
      pctComplete: percentComplete(),
      ...(isWaiting ? { stepStatus: 'awaiting_decision' } : {}),
    },
  })
}
