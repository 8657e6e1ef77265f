// Ending the sessions of somebody of a company, for the slice that knows who may do that there.
import { asSystem } from '../db/as-system.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { orderMail, type Correspondence } from '../mail/order-mail.ts'
import { assertOfCompanyAlone } from './company-account.ts'
import { endSessions } from './my-sessions-repository.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { findUser } from './session-repository.ts'

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
  readonly by: Correspondence
  readonly isByProvider: boolean
}

export function createMemberSessions(deps: Deps) {
  return {
    /**
     * Ends them all in the company's unit of work, and writes to the person when there were any; which ones.
     * @throws AppError `not_found`, `account_shared` as `assertOfCompanyAlone` says.
     */
    end: (tx: Tx, given: Given): Promise<readonly string[]> =>
      asSystem(tx, async () => {
        const { userId, by } = given
        const user = await findUser(tx, userId)
        if (user === null) throw new AppError('not_found')
        if (!given.isByProvider) await assertOfCompanyAlone(tx, { user, ...given })
        const at = deps.now()
        const ended = await endSessions(tx, { userId, reason: 'ended by an admin', at })
        if (ended.length > 0) await orderMail(tx, { deps, kind: 'sessions-ended', to: user, by })
        return ended
      }),

    /** That is committed: what was ended is refused from now on, and the message may go. */
    committed(ended: readonly string[]): void {
      deps.revoked.note(ended)
      deps.jobs.wake('send-mail')
    },
  }
}
