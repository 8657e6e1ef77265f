// The job that imports the rows of an import. A batch and its lines of the ledger commit together: after a crash each row is
// whole or untouched, and none is imported twice.
import { sql } from 'drizzle-orm'

import { IMPORT_BATCH } from '#contract/imports/import-rules.ts'

import { findLastAuditId, recordAudit } from '../../access/audit/audit-trail.ts'
import { lockList } from '../../access/collections/lock-list.ts'
import type { Database, Tx } from '../../db/database.ts'
import { findCompanyDay } from '../../people/employees/company-day.ts'
import { undoUntil } from '../import-key.ts'
import * as repository from '../import-repository.ts'
import type { ImportRecord, ImportRef } from '../import-repository.ts'
import { IMPORT_KIND_ENTRIES } from '../kinds/import-kinds.ts'
import * as ledger from './ledger-repository.ts'
import { refuseRepeated } from './refuse-repeated.ts'

type Deps = { readonly database: Database; readonly now: () => Date }

/** Imports rows until none is left, or the import is paused or cancelled. Safe to repeat, and to run twice at once. */
export async function applyImport({ database, now }: Deps, ref: ImportRef): Promise<void> {
  const scope = { kind: 'account', accountId: ref.accountId, userId: null } as const
  let after: number | null = 0
  while (after !== null) {
    const from: number = after
    after = await database.inScope(scope, (tx) => applyBatch(tx, { ref, after: from, at: now() }))
  }
}

type Batch = {
  readonly ref: ImportRef
  /** The last row of the batch before: the rows up to it are not read again. */
  readonly after: number
  readonly at: Date
}

/** The row number after which there may be more rows; null where nothing is left to do. */
async function applyBatch(tx: Tx, { ref, after, at }: Batch): Promise<number | null> {
  const { accountId } = ref
  // Addresses are not unique among employees: two changes at once would both create a person.
  await lockList(tx, { accountId })
  const row = await repository.lockImport(tx, ref)
  if (row?.state !== 'running' || row.mapping === null) return null
  const only = repository.isWaiting()
  const rows = await repository.listRowsAfter(tx, { ...ref, after, limit: IMPORT_BATCH, only })
  const last = rows.at(-1)
  if (last === undefined) {
    // The import ends only when no row is left anywhere.
    if (after > 0) return 0
    await endImport(tx, { row, at })
    return null
  }
  // Decided again: people may have changed since the check.
  const today = await findCompanyDay(tx, { accountId, at })
  const batch = { accountId, rows, mapping: row.mapping, today, isLocking: true }
  const kind = IMPORT_KIND_ENTRIES[row.kind]
  const first = await kind.decide(tx, batch)
  const userIds = first.flatMap(({ decision }) => decision.person?.userId ?? [])
  const decided = refuseRepeated(first, await ledger.listImported(tx, { ...ref, userIds }))
  const written = await kind.apply(tx, { ...ref, actorId: row.createdBy, decided, at })
  const auditId = await findLastAuditId(tx, { accountId })
  await ledger.saveOutcomes(tx, { ...ref, decided, applied: { at, written, auditId } })
  await repository.updateDone(tx, { ...ref, done: sql<number>`done + ${rows.length}` })
  return last.rowNumber
}

async function endImport(tx: Tx, { row, at }: { row: ImportRecord; at: Date }): Promise<void> {
  const { accountId, importId, createdBy } = row
  const counts = await repository.countOutcomes(tx, row)
  const change = { state: 'done', counts, finishedAt: at, expiresAt: undoUntil(at) } as const
  await repository.updateImport(tx, { accountId, importId, change })
  const after = Object.fromEntries(
    Object.entries(Object.groupBy(counts, ({ outcome }) => outcome)).map(([outcome, some]) => [
      outcome,
      some.reduce((sum, { rows }) => sum + rows, 0),
    ]),
  )
  await recordAudit(tx, {
    accountId,
    actorId: createdBy,
    entity: 'data_import',
    entityId: importId,
    action: 'import',
    after,
  })
}
