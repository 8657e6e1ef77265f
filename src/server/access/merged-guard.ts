// Keeps staff from acting on an application that was merged into another one. Runs in the company's scope.
import { and, eq, isNotNull } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { application } from '../db/schema/requisition.ts'
import { AppError } from '../http/app-error.ts'

type Key = { readonly accountId: number; readonly userSmartreqId: number }

/** @throws AppError `application_merged`. */
export async function assertNotMerged(tx: Tx, { accountId, userSmartreqId }: Key): Promise<void> {
  const isMerged = and(
    eq(application.accountId, accountId),
    eq(application.userSmartreqId, userSmartreqId),
    isNotNull(application.mergedInto),
  )
  if ((await tx.db.$count(application, isMerged)) > 0) throw new AppError('application_merged')
}
