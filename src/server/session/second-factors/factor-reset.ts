// Removing the factors of somebody who lost theirs, for the slice that knows who may do that in a company.
import { asSystem } from '../../db/as-system.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Correspondence } from '../../mail/order-mail.ts'
import { lockOwner, removeAll, type ChangeDeps } from './factor-changes.ts'
import { worksElsewhere } from './second-factor-repository.ts'

export type FactorReset = ReturnType<typeof createFactorReset>

type Given = {
  readonly accountId: number
  readonly userId: number
  readonly by: Correspondence
  readonly isByProvider: boolean
}

export function createFactorReset(deps: ChangeDeps) {
  return {
    /**
     * Removes all of them in the company's unit of work, ends the person's sessions and writes to them; how many there
     * were. Whoever also works elsewhere, or for the provider, is not this company's alone: only the provider may then.
     * @throws AppError `forbidden`, `second_factor_missing`.
     */
    reset: (tx: Tx, given: Given): Promise<number> =>
      asSystem(tx, async () => {
        const user = await lockOwner(tx, given.userId)
        const isShared = user.isJfAdmin || (await worksElsewhere(tx, given))
        if (isShared && !given.isByProvider) throw new AppError('forbidden')
        const removed = await removeAll(tx, { deps, user, by: given.by })
        if (removed === 0) throw new AppError('second_factor_missing')
        return removed
      }),

    /** The message is ordered: it may go. */
    wake: () => deps.jobs.wake('send-mail'),
  }
}
