import { eq } from 'drizzle-orm'

// The rows of an import as a file: as they came, with what became of them.
import type { Locale } from '#contract/core/shape.ts'
import type { RowOutcome } from '#contract/imports/import-rules.ts'

import { recordAudit } from '../access/audit/audit-trail.ts'
import type { StaffAccess } from '../access/staff-access.ts'
import { encodeCsv } from '../applicants/exports/encode-sheet.ts'
import type { Database, Tx } from '../db/database.ts'
import { dataImportRow } from '../db/schema/data-import.ts'
import * as repository from './import-repository.ts'
import type { ImportRecord, ImportRef } from './import-repository.ts'
import { OUTPUT_LABELS } from './output-labels.ts'
import type { Hidden } from './private-columns.ts'

const PART = 500

type Output = {
  readonly row: ImportRecord
  readonly language: Locale
  /** What the user does not see of it. */
  readonly hidden: Hidden
  /** Only rows with this outcome; all when left out. */
  readonly outcome: RowOutcome | undefined
}

export type Opening = ImportRef & { readonly access: StaffAccess; readonly address: string }

/** An import whose rows are downloaded, recorded in the audit trail. @throws AppError `not_found` */
export async function openOutput(
  tx: Tx,
  { access, address, ...ref }: Opening,
): Promise<ImportRecord> {
  const row = await repository.requireImport(tx, ref)
  const { accountId, userId: actorId } = access
  await recordAudit(tx, {
    accountId,
    actorId,
    address,
    entity: 'data_import',
    entityId: ref.importId,
    action: 'download',
  })
  return row
}

/** The bytes of the file, while its rows are read a part at a time. */
export function writeOutput(database: Database, output: Output): AsyncGenerator<Uint8Array> {
  const { row, language, hidden } = output
  const { outcome, reason } = OUTPUT_LABELS[language].headings
  const headings = [...ownColumns(row, hidden).map(([name]) => name), outcome, reason]
  return encodeCsv({ title: row.fileName, headings, rows: rowsOf(database, output) })
}

const ADDED = new Set(
  Object.values(OUTPUT_LABELS).flatMap(({ headings }) => [headings.outcome, headings.reason]),
)

/** The names and places of the columns of the file, without those that an earlier output added, or the user does not see. */
function ownColumns(
  { columns, mapping }: ImportRecord,
  hidden: Hidden,
): ReadonlyArray<[string, number]> {
  const mapped = new Set(Object.values(mapping?.columns ?? {}))
  return columns.flatMap(({ name }, index) =>
    hidden.columns.has(index) || (ADDED.has(name) && !mapped.has(index)) ? [] : [[name, index]],
  )
}

async function* rowsOf(
  database: Database,
  { row, language, outcome, hidden }: Output,
): AsyncGenerator<string[]> {
  const { accountId, importId } = row
  const columns = ownColumns(row, hidden)
  const { outcomes, reasons } = OUTPUT_LABELS[language]
  const only = outcome === undefined ? {} : { only: eq(dataImportRow.outcome, outcome) }
  let after = 0
  for (;;) {
    const from = after
    const part = await database.inScope({ kind: 'account', accountId, userId: null }, (tx) =>
      repository.listRowsAfter(tx, { accountId, importId, after: from, limit: PART, ...only }),
    )
    for (const one of part) {
      const cells = columns.map(([, index]) => one.cells[index] ?? '')
      const result = one.outcome === null ? '' : outcomes[one.outcome]
      yield [...cells, result, one.reason === null ? '' : reasons[one.reason]]
    }
    const last = part.at(-1)
    if (last === undefined) return
    after = last.rowNumber
  }
}
