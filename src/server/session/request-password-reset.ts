// The job behind a forgotten password, and behind a wish for a link that signs in: looks whether the address is a user's, and
// orders the message with the link.
import type { Database } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { orderMail } from '../mail/order-mail.ts'
import { takeRequest } from './password-repository.ts'
import { findUserByEmail } from './session-repository.ts'
import { orderWayIn } from './way-in.ts'

type Deps = {
  readonly database: Database
  readonly jobs: Jobs
  readonly secret: string
  readonly now: () => Date
}

/** Safe to repeat: the wish goes in the transaction that orders the message. */
export async function requestPasswordReset(
  deps: Deps,
  { requestId }: { requestId: string },
): Promise<void> {
  const isOrdered = await deps.database.inScope({ kind: 'system' }, async (tx) => {
    const wish = await takeRequest(tx, requestId)
    const user = wish === null ? null : await findUserByEmail(tx, wish.email)
    if (wish === null || user === null) return false
    const { by, jobUuid } = wish
    if (jobUuid === null) await orderMail(tx, { deps, kind: 'reset-password', to: user, by })
    else await orderWayIn(tx, { deps, user, jobUuid, by, without: 'sign-in-as-usual' })
    return true
  })
  if (isOrdered) deps.jobs.wake('send-mail')
}
