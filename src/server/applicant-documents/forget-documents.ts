// Deletes documents for those who erase people and remove what has served its time. Their files are the caller's to
// remove, after the commit. Runs in the system's scope.
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { applicantDocument } from '../db/schema/applicant-document.ts'
import { application } from '../db/schema/requisition.ts'
import { documentKey } from './document-key.ts'

const DAY_MS = 86_400_000

/** A file in the storage whose row is gone. */
type Forgotten = {
  readonly key: string
  /** Whom it is about. */
  readonly userId: number
  readonly isExpected: true
}

/** All documents of these applications, the deleted ones as well. */
export function forgetDocumentsOf(
  tx: Tx,
  { accountId, userSmartreqIds }: { accountId: number; userSmartreqIds: readonly number[] },
): Promise<Forgotten[]> {
  const isTheirs = and(
    eq(applicantDocument.accountId, accountId),
    inArray(applicantDocument.userSmartreqId, [...userSmartreqIds]),
  )
  return forget(tx, { which: isTheirs })
}

/** So many of those that were deleted a day ago or earlier; `only` may speak of the application. */
export function forgetDeletedDocuments(
  tx: Tx,
  { at, limit, only }: { at: Date; limit: number; only: SQL },
): Promise<Forgotten[]> {
  const isOver = lt(applicantDocument.deletedAt, new Date(at.getTime() - DAY_MS))
  return forget(tx, { which: and(isOver, only), limit })
}

async function forget(
  tx: Tx,
  { which, limit }: { which: SQL | undefined; limit?: number },
): Promise<Forgotten[]> {
  const { accountId, documentId } = applicantDocument
  const found = tx.db
    .select({ accountId, documentId, userId: application.userId })
    .from(applicantDocument)
    .innerJoin(
      application,
      and(
        eq(application.accountId, accountId),
        eq(application.userSmartreqId, applicantDocument.userSmartreqId),
      ),
    )
    .where(which)
    .for('update', { of: applicantDocument })
  const rows = await (limit === undefined ? found : found.limit(limit))
  const ids = rows.map((row) => row.documentId)
  await tx.db.delete(applicantDocument).where(inArray(documentId, ids))
  return rows.map((row) => ({ key: documentKey(row), userId: row.userId, isExpected: true }))
}
