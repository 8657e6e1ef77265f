// Saves which columns fill which fields, and what their texts mean.
import {
  findImportField,
  IMPORT_FIELD_NAMES,
  IMPORT_KIND_SPECS,
  missingFields,
  needsDateOrder,
} from '#contract/imports/import-kinds.ts'
import { IMPORT_OPTIONS } from '#contract/imports/import-rules.ts'
import type { ImportMapping, StoredImport } from '#contract/imports/imports.ts'

import type { Changing } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { repeatedColumns } from './file/propose-mapping.ts'
import * as repository from './import-repository.ts'
import type { ImportRecord, ImportRef } from './import-repository.ts'
import { lockFor } from './import-service.ts'
import { IMPORT_KIND_ENTRIES } from './kinds/import-kinds.ts'
import { assertSeesPrivate } from './private-columns.ts'

type Faults = Record<string, string>
type Saved = { readonly row: ImportRecord; readonly mapping: ImportMapping }

/**
 * Chooses columns for fields. @throws AppError `not_found`, `conflict` once the import started, `forbidden` for a private
 * field by a user who sees no private data, `validation_failed` for a field that has no column or is not of the kind, a column
 * that the file does not have, or has twice, dates that could be read in two ways, and a choice that is not there.
 */
export async function saveMapping(
  { tx, access }: Pick<Changing, 'tx' | 'access'>,
  { mapping, ...ref }: ImportRef & { mapping: ImportMapping },
): Promise<StoredImport> {
  const row = await lockFor(tx, { ...ref, action: 'map' })
  assertSeesPrivate(access, { kind: row.kind, columns: mapping.columns })
  const fields = { ...columnFaults({ row, mapping }), ...(await valueFaults(tx, { row, mapping })) }
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
  const change = { mapping: withOptionsOf({ row, mapping }), state: 'mapped', done: 0 } as const
  await repository.updateImport(tx, { ...ref, change })
  return { import_id: ref.importId, state: change.state }
}

function columnFaults({ row, mapping }: Saved): Faults {
  const { kind } = row
  const { columns, date_order: order } = mapping
  const repeated = repeatedColumns(row.columns)
  const faults: Faults = {}
  for (const field of missingFields({ kind, columns }))
    faults[`columns.${field}`] = 'Choose a column.'
  for (const field of IMPORT_FIELD_NAMES) {
    const column = columns[field]
    if (column === undefined) continue
    if (findImportField(kind, field) === null)
      faults[`columns.${field}`] = 'Imports of this kind have no such field.'
    if (column >= row.columns.length) faults[`columns.${field}`] = 'The file has no such column.'
    if (repeated.has(column)) faults[`columns.${field}`] = 'Another column has the same name.'
  }
  if (order === null && needsDateOrder({ kind, columns }, row.columns))
    faults['date_order'] = 'Choose whether the day or the month comes first.'
  return faults
}

async function valueFaults(tx: Tx, { row, mapping }: Saved): Promise<Faults> {
  const { accountId, kind } = row
  const { values = [] } = mapping
  for (const field of new Set(values.map((one) => one.field))) {
    const choices = await IMPORT_KIND_ENTRIES[kind].listChoices(tx, { accountId, field })
    const isKnown = (choice: string) => choices.some((one) => one.choice === choice)
    if (values.some((one) => one.field === field && !isKnown(one.choice)))
      return { values: 'There is no such choice.' }
  }
  return {}
}

/** Options that imports of the kind do not have are off. */
function withOptionsOf({ row, mapping }: Saved): ImportMapping {
  const { options } = IMPORT_KIND_SPECS[row.kind]
  const off = IMPORT_OPTIONS.filter((option) => !options.includes(option))
  return { ...mapping, ...Object.fromEntries(off.map((option) => [option, false])) }
}
