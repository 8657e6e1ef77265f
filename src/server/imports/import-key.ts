import { randomUUID } from 'node:crypto'

/** Where the file of an import lies in the storage. */
export function newImportFileKey(): string {
  return `data-imports/${randomUUID()}`
}
