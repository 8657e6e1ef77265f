// Keeps staff from acting on an application that was merged into another one. Runs in the company's scope.
import { and, eq, isNotNull } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { application } from '../db/schema/requisition.ts'
import { AppError } from '../http/app-error.ts'

type Key = { readonly accountId: number; readonly userSmartreqId: number }

/** Whether an application was merged into another one. */
export async function isMerged(tx: Tx, { accountId, userSmartreqId }: Key): Promise<boolean> {
  const isThis = and(
    eq(application.accountId, accountId),
    eq(application.userSmartreqId, userSmartreqId),
    isNotNull(application.mergedInto),
  )
  return (await tx.db.$count(application, isThis)) > 0
}

/** @throws AppError `application_merged`. */
export async function assertNotMerged(tx: Tx, key: Key): Promise<void> {
  if (await isMerged(tx, key)) throw new AppError('application_merged')
}
