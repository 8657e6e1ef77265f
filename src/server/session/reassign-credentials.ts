// Giving an account to the reader of another address, for the provider's support. Asks for no permission: the slice that
// calls it does.
import { normalizeEmail } from '#contract/core/email.ts'

import { asSystem } from '../db/as-system.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { orderMail, type MailContext } from '../mail/order-mail.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { deleteFactors } from './second-factors/factor-changes.ts'
import * as repository from './session-repository.ts'
import { deleteIdentities } from './sign-on-repository.ts'

export type CredentialDeps = {
  readonly jobs: Jobs
  readonly secret: string
  readonly revoked: RevokedSessions
  readonly now: () => Date
}
type Given = { readonly userId: number; readonly email: string; readonly by: MailContext }
type Changed = { readonly ended: readonly string[]; readonly removed: number }

export function createCredentialChange(deps: CredentialDeps) {
  return {
    /**
     * Sets the address in the caller's unit of work, with nothing left by which anyone could sign in before they choose a
     * password, and tells both addresses. Which sessions ended, and how many second factors there were.
     * @throws AppError `not_found`, `email_taken` for an address that has an account, their own included.
     */
    reassign: (tx: Tx, given: Given): Promise<Changed> =>
      asSystem(tx, () => reassign(tx, { ...given, deps })),

    /** That is committed: what was ended is refused from now on, and the message may go. */
    committed({ ended }: Pick<Changed, 'ended'>): void {
      deps.revoked.note(ended)
      deps.jobs.wake('send-mail')
    },
  }
}

async function reassign(tx: Tx, { userId, email, by, deps }: Given & { deps: CredentialDeps }) {
  const user = await repository.lockUser(tx, userId)
  if (user === null) throw new AppError('not_found')
  const address = normalizeEmail(email)
  const isSet = await repository.setAddress(tx, { userId, email: address })
  if (!isSet) throw new AppError('email_taken')
  const removed = await deleteFactors(tx, userId)
  await deleteIdentities(tx, userId)
  const reason = 'credentials reassigned'
  const ending = { userId, keepSession: null, reason, at: deps.now() }
  const ended = await repository.revokeSessions(tx, ending)
  await orderMail(tx, { deps, kind: 'reset-password', to: user, by })
  // The reader of the former address learns of it, so that an account that was moved by deceit is noticed.
  await orderMail(tx, { deps, kind: 'sign-in-moved', to: user, by, toAddress: user.email })
  return { ended, removed }
}
