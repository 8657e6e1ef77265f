import { randomUUID } from 'node:crypto'

import { IMPORT_LIMITS } from '#contract/imports/import-rules.ts'

const DAY_MS = 86_400_000

/** Where the file of an import lies in the storage. */
export function newImportFileKey(): string {
  return `data-imports/${randomUUID()}`
}

/** Until when the cells of an import that ends at a time are stored, and it can be undone. */
export function undoUntil(at: Date): Date {
  return new Date(at.getTime() + IMPORT_LIMITS.days * DAY_MS)
}
