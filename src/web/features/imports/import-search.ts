// Search parameters of an import: its id, and the filters of its rows.
import {
  IMPORT_KINDS,
  type ImportKind,
  ROW_OUTCOMES,
  ROW_REASONS,
  type RowOutcome,
  type RowReason,
} from '#contract/imports/import-rules.ts'
import { oneOf } from '#web/api/list-search.ts'
import { idOf, pageOf } from '#web/api/page-search.ts'

export type ImportSearch = {
  import?: number
  state?: RowOutcome
  reason?: RowReason
  kept?: true
  page?: number
  /** The page of the people who are not in the file. */
  unlisted?: number
}

export function importSearch(search: Record<string, unknown>): ImportSearch {
  const found = {
    import: idOf(search['import']),
    state: oneOf(ROW_OUTCOMES, search['state']),
    reason: oneOf(ROW_REASONS, search['reason']),
    // Routes write it as a value of JSON, people as text.
    kept: search['kept'] === true || search['kept'] === 'true',
    page: pageOf(search['page']),
    unlisted: pageOf(search['unlisted']),
  }
  return {
    ...(found.import !== undefined && { import: found.import }),
    ...(found.state !== undefined && { state: found.state }),
    ...(found.reason !== undefined && { reason: found.reason }),
    ...(found.kept && { kept: true as const }),
    ...(found.page !== undefined && { page: found.page }),
    ...(found.unlisted !== undefined && { unlisted: found.unlisted }),
  }
}

/** Filters of the list of imports. */
export type ImportsSearch = { import_type?: ImportKind; page?: number }

export function importsSearch(search: Record<string, unknown>): ImportsSearch {
  const kind = oneOf(IMPORT_KINDS, search['import_type'])
  const page = pageOf(search['page'])
  return { ...(kind !== undefined && { import_type: kind }), ...(page !== undefined && { page }) }
}

export const UPLOAD_HREF = '/settings/upload-import-file'
export const IMPORTS_HREF = '/settings/import-data'

export function importHref(importId: number): string {
  return `${UPLOAD_HREF}?import=${importId}`
}
