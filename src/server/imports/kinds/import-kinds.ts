import type { ImportKind } from '#contract/imports/import-rules.ts'

import type { ImportKindEntry } from './import-kind.ts'
import { importOfPeople } from './people.ts'
import { importOfSeparations } from './separations.ts'

/** Each kind of import, declared once. */
export const IMPORT_KIND_ENTRIES: Readonly<Record<ImportKind, ImportKindEntry>> = {
  people: importOfPeople,
  separations: importOfSeparations,
}
