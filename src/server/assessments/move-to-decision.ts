// An application waits for a decision once every required activity of its step is done.
import { ENDED_STATUSES } from '#contract/application.ts'

import type { Tx } from '../db/database.ts'
import { percentComplete } from '../db/schema/percent-complete.ts'
import * as applications from './attempted-application-repository.ts'

type ApplicationRow = NonNullable<Awaited<ReturnType<typeof applications.lockApplication>>>

/** True for an application in a step that staff opened and have not decided about. */
export function isAtWork({ status, stepStatus }: Pick<ApplicationRow, 'status' | 'stepStatus'>) {
  const isUnderWay = !ENDED_STATUSES.some((ended) => ended === status)
  return (
    isUnderWay && status !== 'incomplete' && ['not_started', 'in_progress'].includes(stepStatus)
  )
}

/** Notes that something of a step was done outside of an attempt. The application is locked by the caller. */
export async function moveToDecision(tx: Tx, application: ApplicationRow): Promise<void> {
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
