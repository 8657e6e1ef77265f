// Signing a user of a company out: of the company, for its admins, or everywhere, for the provider's support. Asks for no
// permission: the slice that calls it does.
import { asSystem } from '../db/as-system.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { orderMail, type MailContext } from '../mail/order-mail.ts'
import * as repository from './my-sessions-repository.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { findUser, type UserRow } from './session-repository.ts'

export type MemberSessions = ReturnType<typeof createMemberSessions>

type Deps = {
  readonly jobs: Jobs
  readonly secret: string
  readonly revoked: RevokedSessions
  readonly now: () => Date
}
type Given = {
  readonly accountId: number
  readonly userId: number
  readonly by: MailContext
}

export function createMemberSessions(deps: Deps) {
  return {
    /** Closes the company to the sessions that they have, in its unit of work, and writes to them. */
    signOut: (tx: Tx, given: Given): Promise<void> =>
      asSystem(tx, async () => {
        const { accountId, by } = given
        const to = await getUser(tx, given)
        await repository.signOutOfCompany(tx, { ...given, at: deps.now() })
        const kind = 'signed-out-of-company'
        await orderMail(tx, { deps, kind, to, by, aboutAccount: accountId })
      }),

    /** Ends all of their sessions in the company's unit of work, and writes to them when there were any; which ones. */
    endAll: (tx: Tx, given: Given): Promise<readonly string[]> =>
      asSystem(tx, async () => {
        const { userId, by } = given
        const to = await getUser(tx, given)
        const reason = 'ended by the provider'
        const ended = await repository.endSessions(tx, { userId, reason, at: deps.now() })
        if (ended.length > 0) await orderMail(tx, { deps, kind: 'sessions-ended', to, by })
        return ended
      }),

    /** That is committed: what was ended is refused from now on, and the message may go. */
    committed(ended: readonly string[] = []): void {
      deps.revoked.note(ended)
      deps.jobs.wake('send-mail')
    },
  }
}

async function getUser(tx: Tx, { userId }: Given): Promise<UserRow> {
  const user = await findUser(tx, userId)
  if (user === null) throw new AppError('not_found')
  return user
}
