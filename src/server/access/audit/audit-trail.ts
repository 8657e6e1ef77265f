// The audit trail: one row for each change, written in the transaction that makes it. Never changed afterwards.
import { desc, eq } from 'drizzle-orm'

import type { AuditEntity } from '#contract/access/audit-entities.ts'

import type { Tx } from '../../db/database.ts'
import { auditEvent } from '../../db/schema/audit.ts'

export type AuditEntry = Omit<typeof auditEvent.$inferInsert, 'auditId' | 'at' | 'entity'> & {
  readonly entity: AuditEntity
}

// A statement takes so many values, and an entry has several.
const ENTRIES_AT_ONCE = 500

/** Several changes of one transaction, in their order. */
export async function recordAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += ENTRIES_AT_ONCE)
    await tx.db.insert(auditEvent).values(entries.slice(start, start + ENTRIES_AT_ONCE))
}

export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.db.insert(auditEvent).values(entry)
}

/** The same; its id, which everything before it is below. */
export async function recordAuditWithId(tx: Tx, entry: AuditEntry): Promise<number> {
  const [row] = await tx.db
    .insert(auditEvent)
    .values(entry)
    .returning({ auditId: auditEvent.auditId })
  if (row === undefined) throw new Error('The audit trail took no entry.')
  return row.auditId
}

/** The id of the last entry that the transaction sees; 0 without any. */
export async function findLastAuditId(
  tx: Tx,
  { accountId }: { readonly accountId: number },
): Promise<number> {
  const [row] = await tx.db
    .select({ auditId: auditEvent.auditId })
    .from(auditEvent)
    .where(eq(auditEvent.accountId, accountId))
    .orderBy(desc(auditEvent.auditId))
    .limit(1)
  return row?.auditId ?? 0
}
