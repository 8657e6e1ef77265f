// The job that writes to staff about an application that was handed in: those whose roles ask for it, and who see the job.
import type { Database, Tx } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { orderMail } from '../mail/order-mail.ts'
import * as repository from './notified-repository.ts'
import { seesJob } from './staff-access.ts'

type Deps = {
  readonly database: Database
  readonly jobs: Jobs
  readonly secret: string
  readonly now: () => Date
  /** Where links lead: nobody's request is at hand. */
  readonly origin: string
}

const SYSTEM = { kind: 'system' } as const

/** Safe to repeat: about one application nobody is written to twice. Of one that is gone meanwhile, nobody hears. */
export async function notifyStaff(deps: Deps, job: { userSmartreqId: number }): Promise<void> {
  await deps.database.inScope(SYSTEM, (tx) => order(tx, { deps, ...job }))
  deps.jobs.wake('send-mail')
}

async function order(tx: Tx, given: { deps: Deps; userSmartreqId: number }): Promise<void> {
  const { deps, userSmartreqId } = given
  const about = await repository.findHandedIn(tx, userSmartreqId)
  if (about === null) return
  const by = { origin: deps.origin, language: 'en' } as const
  for (const to of await repository.listNotified(tx, { ...about, kind: 'application_submitted' })) {
    if (!(await seesJob(tx, { userId: to.userId, ...about }))) continue
    await orderMail(tx, {
      deps,
      kind: 'application-submitted',
      to,
      by,
      aboutApplication: userSmartreqId,
    })
  }
}
