// The audit trail: one row for each change, written in the transaction that makes it. Never changed afterwards.
import type { AuditEntity } from '#contract/access/audit-entities.ts'

import type { Tx } from '../../db/database.ts'
import { auditEvent } from '../../db/schema/audit.ts'

export type AuditEntry = Omit<typeof auditEvent.$inferInsert, 'auditId' | 'at' | 'entity'> & {
  readonly entity: AuditEntity
}

/** Several changes of one transaction, as one statement. */
export async function recordAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await tx.db.insert(auditEvent).values([...entries])
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
