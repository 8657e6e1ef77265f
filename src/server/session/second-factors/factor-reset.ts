// Removing the factors of a user who lost theirs, for the provider's support.
import { asSystem } from '../../db/as-system.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { MailContext } from '../../mail/order-mail.ts'
import { lockOwner, removeAll, type ChangeDeps } from './factor-changes.ts'

export type FactorReset = ReturnType<typeof createFactorReset>

type Given = {
  readonly userId: number
  readonly by: MailContext
}

export function createFactorReset(deps: ChangeDeps) {
  return {
    /**
     * Removes all of them in the company's unit of work, ends the person's sessions and writes to them; how many there
     * were.
     * @throws AppError `second_factor_missing`.
     */
    reset: (tx: Tx, given: Given): Promise<number> =>
      asSystem(tx, async () => {
        const user = await lockOwner(tx, given.userId)
        const removed = await removeAll(tx, { deps, user, by: given.by })
        if (removed === 0) throw new AppError('second_factor_missing')
        return removed
      }),

    /** The message is ordered: it may go. */
    wake: () => deps.jobs.wake('send-mail'),
  }
}
