import { useQueries } from '@tanstack/react-query'

import {
  type ColumnMapping,
  type ImportField,
  valueFields,
} from '#contract/imports/import-kinds.ts'
import type { ImportKind } from '#contract/imports/import-rules.ts'
import type { ImportValues } from '#contract/imports/import-values.ts'
import { dataQuery } from '#web/api/use-data.ts'

import { IMPORT_VALUES_PATH, type ImportPath } from './import-queries.ts'

export type UnknownTexts = {
  readonly field: ImportField
  /** Undefined until they are known. */
  readonly values: ImportValues | undefined
  readonly error: Error | null
}

type Asked = {
  readonly path: ImportPath
  readonly kind: ImportKind
  readonly columns: ColumnMapping
}

/** The texts of the chosen columns that are not recognized, for each field whose texts can be matched to choices. */
export function useUnknownTexts({ path, kind, columns }: Asked): UnknownTexts[] {
  const asked = valueFields(kind).flatMap((field) => {
    const column = columns[field]
    return column === undefined ? [] : { field, column }
  })
  const found = useQueries({
    queries: asked.map((query) => dataQuery(IMPORT_VALUES_PATH, { path, query })),
  })
  return asked.map(({ field }, index) => ({
    field,
    values: found[index]?.data?.data,
    error: found[index]?.error ?? null,
  }))
}
