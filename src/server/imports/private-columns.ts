// What only readers of private data see of the file of an import: the columns that fill private fields, or are named like them.
import {
  foldName,
  type ImportField,
  importFields,
  privateFields,
} from '#contract/imports/import-kinds.ts'

import { seesPrivateData, type StaffAccess } from '../access/staff-access.ts'
import { AppError } from '../http/app-error.ts'
import type { ImportRecord } from './import-repository.ts'

/** What a user does not see of an import. */
export type Hidden = {
  readonly fields: ReadonlySet<ImportField>
  /** Columns of the file, counted from 0. */
  readonly columns: ReadonlySet<number>
}

const NOTHING: Hidden = { fields: new Set(), columns: new Set() }

export function hiddenFrom(access: StaffAccess, row: ImportRecord): Hidden {
  const { kind, columns, mapping, proposed } = row
  const fields = privateFields(kind)
  if (fields.length === 0 || seesPrivateData(access)) return NOTHING
  const names = new Set(
    importFields(kind).flatMap(([field, { aliases }]) => (fields.includes(field) ? aliases : [])),
  )
  const chosen = fields.flatMap((field) => [mapping?.columns[field], proposed[field]])
  const named = columns.map(({ name }, index) => (names.has(foldName(name)) ? index : undefined))
  return {
    fields: new Set(fields),
    columns: new Set([...chosen, ...named].filter((index) => index !== undefined)),
  }
}

/** An import without what a user does not see. */
export function withoutHidden(row: ImportRecord, { fields, columns }: Hidden): ImportRecord {
  if (fields.size === 0) return row
  const visible = (chosen: ImportRecord['proposed']) =>
    Object.fromEntries(Object.entries(chosen).filter(([, index]) => !columns.has(index)))
  const { mapping, proposed } = row
  return {
    ...row,
    columns: row.columns.map((one, index) => (columns.has(index) ? { ...one, samples: [] } : one)),
    proposed: visible(proposed),
    mapping: mapping === null ? null : { ...mapping, columns: visible(mapping.columns) },
  }
}

/** Whether the mapping fills private fields. @throws AppError `forbidden` for a user who does not see them. */
export function assertSeesPrivate(
  access: StaffAccess,
  { kind, columns }: { kind: ImportRecord['kind']; columns: ImportRecord['proposed'] },
): void {
  const isPrivate = privateFields(kind).some((field) => columns[field] !== undefined)
  if (isPrivate && !seesPrivateData(access)) throw new AppError('forbidden')
}
