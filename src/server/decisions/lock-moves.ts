// Applying to a requisition and being moved there exclude each other, so that a person gets one application.
import { sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'

type JobKey = { readonly accountId: number; readonly jobId: number }

/** Holds off everyone who applies to a requisition, and who else moves applicants there, until the transaction ends. */
export async function lockMovesTo(tx: Tx, key: JobKey): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${nameOf(key)}, 0))`)
}

/** Holds off moves to a requisition until the transaction ends; others apply meanwhile. */
export async function lockOutMoves(tx: Tx, key: JobKey): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${nameOf(key)}, 0))`)
}

function nameOf({ accountId, jobId }: JobKey): string {
  return `move to ${accountId} ${jobId}`
}
