// The job that checks every row of an import, and changes no one.
import { isNull, sql } from 'drizzle-orm'

import { IMPORT_BATCH } from '#contract/imports/import-rules.ts'

import type { Database, Tx } from '../../db/database.ts'
import { dataImportRow } from '../../db/schema/data-import.ts'
import { findCompanyDay } from '../../people/employees/company-day.ts'
import * as repository from '../import-repository.ts'
import type { ImportRef } from '../import-repository.ts'
import { IMPORT_KIND_ENTRIES } from '../kinds/import-kinds.ts'
import * as ledger from './ledger-repository.ts'
import { readValues, type Reading } from './read-values.ts'

type Deps = { readonly database: Database; readonly now: () => Date }
/** Does a batch of the rows behind a row number; the last row number that it did, or null at the end. */
type Batch = (tx: Tx, batch: Reading & { after: number }) => Promise<number | null>

/** Safe to repeat: it begins at the first row again. A check that was cancelled, or mapped again, ends. */
export async function checkImport({ database, now }: Deps, ref: ImportRef): Promise<void> {
  const checking = { database, ref }
  const isRead = await throughRows(checking, (tx, batch) => readBatch(tx, ref, batch))
  if (!isRead) return
  const at = now()
  await inAccount(checking, async (tx) => {
    const reading = await findReading(tx, ref)
    if (reading === null) return
    await ledger.refuseDuplicates(tx, ref)
    await IMPORT_KIND_ENTRIES[reading.kind].refuseTogether(tx, { ref, at })
  })
  let isEnded = false
  while (!isEnded) {
    const isDecided = await throughRows(checking, (tx, batch) => decideRows(tx, { ref, at }, batch))
    isEnded = !isDecided || (await inAccount(checking, (tx) => endCheck(tx, ref)))
  }
}

/** False while rows have no outcome: another run of this check may have begun to read them again. */
async function endCheck(tx: Tx, ref: ImportRef): Promise<boolean> {
  if ((await findReading(tx, ref)) === null) return true
  if (await ledger.hasUndecided(tx, ref)) return false
  await ledger.refuseRepeatedPeople(tx, ref)
  await repository.updateImport(tx, { ...ref, change: { state: 'checked' } })
  return true
}

type Checking = { readonly database: Database; readonly ref: ImportRef }

/** Goes through all rows, each batch in a transaction of its own; false where the check ended meanwhile. */
async function throughRows(checking: Checking, doBatch: Batch): Promise<boolean> {
  let after: number | null = 0
  while (after !== null) {
    const from: number = after
    const next: number | null | undefined = await inAccount(checking, async (tx) => {
      const reading = await findReading(tx, checking.ref)
      return reading === null ? undefined : doBatch(tx, { after: from, ...reading })
    })
    if (next === undefined) return false
    after = next
  }
  return true
}

/** Kind and mapping of an import that is being checked, locked until the commit; null for any other. */
async function findReading(tx: Tx, ref: ImportRef): Promise<Reading | null> {
  const row = await repository.lockImport(tx, ref)
  if (row?.state !== 'checking' || row.mapping === null) return null
  return { kind: row.kind, mapping: row.mapping }
}

// oxlint-disable-next-line house/max-params -- the batch is what `throughRows` adds
async function readBatch(
  tx: Tx,
  ref: ImportRef,
  { after, ...reading }: Parameters<Batch>[1],
): Promise<number | null> {
  const rows = await repository.listRowsAfter(tx, { ...ref, after, limit: IMPORT_BATCH })
  const read = rows.map(({ rowNumber, cells }) => ({ rowNumber, ...readValues(cells, reading) }))
  await ledger.saveValues(tx, { ...ref, rows: read })
  return rows.at(-1)?.rowNumber ?? null
}

// oxlint-disable-next-line house/max-params -- as above
async function decideRows(
  tx: Tx,
  { ref, at }: { ref: ImportRef; at: Date },
  { after, ...reading }: Parameters<Batch>[1],
): Promise<number | null> {
  const { accountId } = ref
  const only = isNull(dataImportRow.outcome)
  const rows = await repository.listRowsAfter(tx, { ...ref, after, limit: IMPORT_BATCH, only })
  const today = await findCompanyDay(tx, { accountId, at })
  const { kind, mapping } = reading
  const batch = { accountId, rows, mapping, today, isLocking: false }
  const decided = await IMPORT_KIND_ENTRIES[kind].decide(tx, batch)
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
