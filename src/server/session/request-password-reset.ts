// The job behind a forgotten password, and behind a wish for a link that signs in: looks whether the address is a user's, and
// orders the message with the link.
import type { Database, Tx } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { orderMail } from '../mail/order-mail.ts'
import { findUnlinkedHolder } from '../people/employees/unlinked-people.ts'
import { takeRequest } from './password-repository.ts'
import { findUser, findUserByEmail } from './session-repository.ts'
import { orderWayIn, type Ordering } from './way-in.ts'

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
    if (wish === null) return false
    const { by, jobUuid, email } = wish
    const user = await findUserByEmail(tx, email)
    if (jobUuid === null) {
      if (user !== null) await orderMail(tx, { deps, kind: 'reset-password', to: user, by })
      return user !== null
    }
    const asking = { deps, jobUuid, by, without: 'sign-in-as-usual' } as const
    if (user !== null) await orderWayIn(tx, { ...asking, user })
    else return invite(tx, { ...asking, email })
    return true
  })
  if (isOrdered) deps.jobs.wake('send-mail')
}

// People whom their company added have no account to sign in to. The reader of the address that the company has of them gets one.
async function invite(
  tx: Tx,
  { email, ...asking }: Omit<Ordering, 'user'> & { jobUuid: string; email: string },
): Promise<boolean> {
  const { jobUuid, deps } = asking
  const userId = await findUnlinkedHolder(tx, { jobUuid, email, at: deps.now() })
  const user = userId === null ? null : await findUser(tx, userId)
  if (user === null) return false
  await orderWayIn(tx, { ...asking, user, toAddress: email })
  return true
}
