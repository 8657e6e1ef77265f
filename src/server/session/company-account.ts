// Whose account it is that an admin wants to change: one of this company alone, or one that others rely on as well.
import { and, eq, sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { userRole } from '../db/schema/account.ts'
import { applicant } from '../db/schema/requisition.ts'
import { AppError } from '../http/app-error.ts'
import type { UserRow } from './session-repository.ts'

/**
 * For what reaches beyond the company, such as the sign-in of one of its people. Whoever also works elsewhere, or for the
 * provider, is not this company's to lock out: its admin must not be a nuisance to another one.
 * @throws AppError `account_shared`.
 */
export async function assertOfCompanyAlone(
  tx: Tx,
  given: { user: UserRow; accountId: number },
): Promise<void> {
  const { user, accountId } = given
  const { userId } = user
  if (user.isJfAdmin || (await worksElsewhere(tx, { userId, accountId })))
    throw new AppError('account_shared')
}

/** Whether somebody works for another company than this one. */
async function worksElsewhere(
  tx: Tx,
  given: { userId: number; accountId: number },
): Promise<boolean> {
  const elsewhere = and(
    eq(userRole.userId, given.userId),
    sql`${userRole.accountId} <> ${given.accountId}`,
  )
  return (await tx.db.$count(userRole, elsewhere)) > 0
}

/** Whether somebody works for another company than this one, or has applied to one. */
export async function isKnownElsewhere(
  tx: Tx,
  given: { userId: number; accountId: number },
): Promise<boolean> {
  const applied = and(
    eq(applicant.userId, given.userId),
    sql`${applicant.accountId} <> ${given.accountId}`,
  )
  return (await worksElsewhere(tx, given)) || (await tx.db.$count(applicant, applied)) > 0
}
