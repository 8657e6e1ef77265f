import { foldName, type ImportField } from '#contract/imports/import-kinds.ts'
import type { ImportMapping } from '#contract/imports/imports.ts'

type Asked = { readonly field: ImportField; readonly mapping: ImportMapping }

/** What the mapping says that a text of a field means; null where it says nothing. */
export function findMapped(text: string, { field, mapping }: Asked): string | null {
  const asked = foldName(text)
  const found = mapping.values?.find((one) => one.field === field && foldName(one.text) === asked)
  return found?.choice ?? null
}
