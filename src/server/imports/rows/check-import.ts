// The job that checks every row of an import, and changes no one.
import { isNull, sql } from 'drizzle-orm'

import { IMPORT_BATCH } from '#contract/imports/import-rules.ts'
import type { ImportMapping } from '#contract/imports/imports.ts'

import type { Database, Tx } from '../../db/database.ts'
import { dataImportRow } from '../../db/schema/data-import.ts'
import { findCompanyDay } from '../../people/employees/company-day.ts'
import { listStoredSupervisors } from '../../people/known-people.ts'
import * as repository from '../import-repository.ts'
import type { ImportRef } from '../import-repository.ts'
import { decideBatch } from './decide-batch.ts'
import * as ledger from './ledger-repository.ts'
import { readValues } from './read-values.ts'
import { findSupervisorCycles } from './supervisor-cycles.ts'

type Deps = { readonly database: Database; readonly now: () => Date }
/** Does a batch of the rows behind a row number; the last row number that it did, or null at the end. */
type Batch = (tx: Tx, batch: { after: number; mapping: ImportMapping }) => Promise<number | null>

/** Safe to repeat: it begins at the first row again. A check that was cancelled, or mapped again, ends. */
export async function checkImport({ database, now }: Deps, ref: ImportRef): Promise<void> {
  const checking = { database, ref }
  const isRead = await throughRows(checking, (tx, batch) => readBatch(tx, ref, batch))
  if (!isRead) return
  const at = now()
  await inAccount(checking, async (tx) => {
    await ledger.refuseDuplicates(tx, ref)
    await refuseSupervisorCycles(tx, { ref, at })
  })
  let isEnded = false
  while (!isEnded) {
    const isDecided = await throughRows(checking, (tx, batch) => decideRows(tx, { ref, at }, batch))
    isEnded = !isDecided || (await inAccount(checking, (tx) => endCheck(tx, ref)))
  }
}

/** False while rows have no outcome: another run of this check may have begun to read them again. */
async function endCheck(tx: Tx, ref: ImportRef): Promise<boolean> {
  if ((await findMapping(tx, ref)) === null) return true
  if (await ledger.hasUndecided(tx, ref)) return false
  await ledger.refuseRepeatedPeople(tx, ref)
  await repository.updateImport(tx, { ...ref, change: { state: 'checked' } })
  return true
}

/** A cycle may go through people whom the file does not name, or whose supervisors it leaves as they are. */
export async function refuseSupervisorCycles(
  tx: Tx,
  { ref, at }: { ref: ImportRef; at: Date },
): Promise<void> {
  const { accountId } = ref
  const today = await findCompanyDay(tx, { accountId, at })
  const inFile = await ledger.listSupervisors(tx, ref)
  const stored = await listStoredSupervisors(tx, { accountId, today })
  const cycles = findSupervisorCycles(new Map([...stored, ...inFile]))
  const emails = [...cycles].filter((email) => inFile.has(email))
  await ledger.refuseCycles(tx, { ...ref, emails })
}

type Checking = { readonly database: Database; readonly ref: ImportRef }

/** Goes through all rows, each batch in a transaction of its own; false where the check ended meanwhile. */
async function throughRows(checking: Checking, doBatch: Batch): Promise<boolean> {
  let after: number | null = 0
  while (after !== null) {
    const from: number = after
    const next: number | null | undefined = await inAccount(checking, async (tx) => {
      const mapping = await findMapping(tx, checking.ref)
      return mapping === null ? undefined : doBatch(tx, { after: from, mapping })
    })
    if (next === undefined) return false
    after = next
  }
  return true
}

/** The mapping of an import that is being checked, locked until the commit; null for any other. */
async function findMapping(tx: Tx, ref: ImportRef): Promise<ImportMapping | null> {
  const row = await repository.lockImport(tx, ref)
  return row?.state === 'checking' ? row.mapping : null
}

// oxlint-disable-next-line house/max-params -- the batch is what `throughRows` adds
async function readBatch(
  tx: Tx,
  ref: ImportRef,
  { after, mapping }: Parameters<Batch>[1],
): Promise<number | null> {
  const rows = await repository.listRowsAfter(tx, { ...ref, after, limit: IMPORT_BATCH })
  const read = rows.map(({ rowNumber, cells }) => ({ rowNumber, ...readValues(cells, mapping) }))
  await ledger.saveValues(tx, { ...ref, rows: read })
  return rows.at(-1)?.rowNumber ?? null
}

// oxlint-disable-next-line house/max-params -- as above
async function decideRows(
  tx: Tx,
  { ref, at }: { ref: ImportRef; at: Date },
  { after, mapping }: Parameters<Batch>[1],
): Promise<number | null> {
  const { accountId } = ref
  const only = isNull(dataImportRow.outcome)
  const rows = await repository.listRowsAfter(tx, { ...ref, after, limit: IMPORT_BATCH, only })
  const today = await findCompanyDay(tx, { accountId, at })
  const batch = { accountId, rows, mapping, today, isLocking: false }
  const decided = await decideBatch(tx, batch)
  await ledger.saveOutcomes(tx, { ...ref, decided, applied: null })
  const last = rows.at(-1)?.rowNumber ?? null
  // The first batch counts the rows that were refused before as well.
  const done = after === 0 ? ledger.countDecided(ref) : sql<number>`done + ${rows.length}`
  await repository.updateDone(tx, { ...ref, done })
  return last
}

function inAccount<T>({ database, ref }: Checking, work: (tx: Tx) => Promise<T>): Promise<T> {
  return database.inScope({ kind: 'account', accountId: ref.accountId, userId: null }, work)
}
