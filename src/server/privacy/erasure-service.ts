// Rules of asking to be erased: what it would remove, when it happens, and taking it back. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import {
  ERASURE_GRACE_DAYS,
  erasureSchema,
  type Erasure,
  type ErasurePlan,
} from '#contract/privacy/privacy.ts'

import type { Database, Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { once } from '../http/idempotency.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { orderMail, type MailContext } from '../mail/order-mail.ts'
import { listEmployers } from '../people/user-jobs/forget-employees.ts'
import { proveIdentity } from '../session/prove-identity.ts'
import * as repository from './person-repository.ts'
import * as plans from './plan-repository.ts'

type Deps = {
  readonly database: Database
  readonly jobs: Jobs
  readonly secret: string
  readonly now: () => Date
}
type Wish = {
  readonly userId: number
  readonly password: string | undefined
  readonly idempotencyKey: string
  readonly by: MailContext
}

const SYSTEM = { kind: 'system' } as const
const DAY_MS = 86_400_000

export type ErasureService = ReturnType<typeof createErasureService>

/** Every method is for the caller's own account: anyone else's answers `not_found`. */
export function createErasureService(deps: Deps) {
  const { database, now } = deps
  return {
    /** What would be removed, what stands against it, and the open request. */
    async plan(caller: Caller, userId: number): Promise<ErasurePlan> {
      assertOwn(caller, userId)
      return database.inScope(SYSTEM, async (tx) => {
        const user = await repository.findUser(tx, userId)
        if (user === null) throw new AppError('not_found')
        const request = await repository.findOpenRequest(tx, { userId, lock: false })
        return {
          request: request === null ? null : describeErasure(request),
          grace_days: ERASURE_GRACE_DAYS,
          has_password: user.passwordHash !== null,
          removed: await plans.countHeld(tx, userId),
          companies: await plans.listCompanies(tx, userId),
          last_admin_of: await plans.listAdminedAlone(tx, userId),
          employers: await listEmployers(tx, { userId, at: deps.now() }),
        }
      })
    },

    /**
     * Asks to be erased. One that is open already is answered as it is.
     * @throws AppError `last_admin`, and what `proveIdentity` throws.
     */
    request: (caller: Caller, wish: Wish): Promise<Erasure> => request(deps, { caller, wish }),

    /** Takes the request back; nothing happens when there is none, or when the erasure has begun. */
    async takeBack(caller: Caller, userId: number): Promise<void> {
      assertOwn(caller, userId)
      await database.inScope({ kind: 'person', userId }, (tx) =>
        repository.takeBack(tx, { userId, at: now() }),
      )
    },
  }
}

async function request(
  deps: Deps,
  { caller, wish }: { caller: Caller; wish: Wish },
): Promise<Erasure> {
  const { userId, idempotencyKey: key, password } = wish
  assertOwn(caller, userId)
  await proveIdentity(deps, { caller, password })
  const made = await deps.database.inScope(SYSTEM, (tx) =>
    once(tx, {
      userId,
      key,
      name: 'request-erasure',
      // The password stays out of it: a receipt is kept.
      request: { userId },
      replySchema: erasureSchema,
      effect: (unit) => insert(unit, { deps, wish }),
    }),
  )
  deps.jobs.wake('send-mail')
  return made
}

async function insert(tx: Tx, given: { deps: Deps; wish: Wish }): Promise<Erasure> {
  const { deps, wish } = given
  const { userId } = wish
  if ((await plans.listAdminedAlone(tx, userId)).length > 0) throw new AppError('last_admin')
  const requestedAt = deps.now()
  const dueAt = new Date(requestedAt.getTime() + ERASURE_GRACE_DAYS * DAY_MS)
  const row = { erasureId: randomUUID(), userId, requestedAt, dueAt }
  const made = await repository.insertRequest(tx, row)
  if (made !== null) {
    const user = await repository.findUser(tx, userId)
    if (user === null) throw new AppError('not_found')
    // The user who did not ask learns of it in time.
    await orderMail(tx, { deps, kind: 'erasure-requested', to: user, by: wish.by })
    return describeErasure(made)
  }
  const open = await repository.findOpenRequest(tx, { userId, lock: false })
  if (open === null) throw new AppError('conflict')
  return describeErasure(open)
}

function describeErasure(row: repository.ErasureRow): Erasure {
  return {
    erasure_id: row.erasureId,
    requested_at: row.requestedAt.toISOString(),
    due_at: row.dueAt.toISOString(),
  }
}

function assertOwn(caller: Caller, userId: number): void {
  if (caller.userId !== userId) throw new AppError('not_found')
}
