// What an undo of an imported separation restores: all that the row changed, or nothing. Pure; the preview and the undo plan
// alike.
import type { KeptReason } from '#contract/imports/import-rules.ts'

import type { ImportedRow, RowUndo } from './row-undo.ts'

export function planSeparationUndo(row: ImportedRow): RowUndo {
  const nothing = { row, isJobRemoved: false, isPersonRemoved: false, restored: [], kept: [] }
  const { blocked, changes } = row
  if (blocked !== null) return { ...nothing, kept: [{ field: null, reason: blocked }] }
  const left = changes.filter(({ field, from }) => (row.now[field] ?? null) !== from)
  if (left.length === 0) return nothing
  const reason = faultOf(row)
  if (reason !== null) return { ...nothing, kept: [{ field: null, reason }] }
  return { ...nothing, restored: left.map(({ field, from }) => ({ field, value: from })) }
}

function faultOf(row: ImportedRow): KeptReason | null {
  if (row.isRemoved || row.hasLaterSeparation || row.isEndNeeded) return 'later_work'
  if (row.changes.some(({ field, to }) => (row.now[field] ?? null) !== to)) return 'changed_later'
  // A job that goes on again has its number again.
  const goesOn = row.changes.some(({ field, from }) => field === 'end_date' && from === null)
  return goesOn && row.isNumberTaken ? 'taken' : null
}
