// Which columns fill which fields, by the names of the columns.
import {
  type ColumnMapping,
  foldName,
  type ImportField,
  importFields,
} from '#contract/imports/import-kinds.ts'
import type { ImportKind } from '#contract/imports/import-rules.ts'
import type { ImportColumn, ImportMapping } from '#contract/imports/imports.ts'

type Last = {
  readonly columns: readonly ImportColumn[]
  readonly mapping: ImportMapping | null
}

/** Columns that the company mapped last time and that are there again, and columns whose names are known. */
export function proposeMapping(
  { kind, columns }: { kind: ImportKind; columns: readonly ImportColumn[] },
  last: Last | null,
): ColumnMapping {
  const repeated = repeatedColumns(columns)
  // A name that two columns have tells none of them.
  const names = columns.map(({ name }, index) => (repeated.has(index) ? '' : foldName(name)))
  const taken = new Set<number>()
  const found: Partial<Record<ImportField, number>> = {}
  const propose = (field: ImportField, index: number) => {
    if (index === -1 || taken.has(index) || found[field] !== undefined) return
    found[field] = index
    taken.add(index)
  }
  for (const [field] of importFields(kind)) {
    const before = last?.mapping?.columns[field]
    const name = before === undefined ? undefined : last?.columns[before]?.name
    if (name !== undefined && foldName(name) !== '') propose(field, names.indexOf(foldName(name)))
  }
  for (const [field, { aliases }] of importFields(kind)) {
    propose(
      field,
      names.findIndex((name, index) => aliases.includes(name) && !taken.has(index)),
    )
  }
  return found
}

/** The columns, counted from 0, whose name another column has as well. */
export function repeatedColumns(columns: readonly ImportColumn[]): ReadonlySet<number> {
  const names = columns.map(({ name }) => foldName(name))
  const indexes = names.flatMap((name, index) =>
    name !== '' && names.indexOf(name) !== names.lastIndexOf(name) ? index : [],
  )
  return new Set(indexes)
}
