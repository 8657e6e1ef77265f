// What an undo of an imported row about a person removes and restores, and what it leaves. Pure; the preview and the undo plan alike.
import type { ImportField } from '#contract/imports/import-kinds.ts'
import type { KeptReason } from '#contract/imports/import-rules.ts'

import { isStretchField } from '../rows/decision.ts'
import type { ImportedRow, Restored, RowUndo } from './row-undo.ts'

export function planPersonUndo(row: ImportedRow): RowUndo {
  const nothing = { row, isJobRemoved: false, isPersonRemoved: false, restored: [], kept: [] }
  if (row.blocked !== null) return { ...nothing, kept: [{ field: null, reason: row.blocked }] }
  const fields = planFields(row)
  // Details that staff corrected after the import show that the person is meant to be there.
  const isPersonRemoved = row.isNewPerson && row.isAlone && !row.hasLaterPerson
  if (row.outcome === 'changed') return { ...nothing, ...fields }
  if (row.isRemoved) return { ...nothing, ...fields, isPersonRemoved }
  if (row.hasLaterJob || (row.isNewPerson && row.hasLaterPerson))
    return { ...nothing, ...fields, kept: [{ field: null, reason: 'later_work' }, ...fields.kept] }
  return { ...nothing, ...fields, isJobRemoved: true, isPersonRemoved }
}

function planFields(row: ImportedRow): Pick<RowUndo, 'restored' | 'kept'> {
  const restored: Restored[] = []
  const kept: Array<{ field: ImportField; reason: KeptReason }> = []
  for (const { field, from, to } of row.changes) {
    const now = row.now[field] ?? null
    if (now === from) continue
    const isChangedLater = now !== to || row.laterFields.includes(field)
    const reason = isChangedLater ? 'changed_later' : faultOf(row, { field, from })
    if (reason === null) restored.push({ field, value: from })
    else kept.push({ field, reason })
  }
  return { restored, kept }
}

function faultOf(
  row: ImportedRow,
  { field, from }: { field: ImportField; from: string | null },
): KeptReason | null {
  if (row.isRemoved && isStretchField(field)) return 'changed_later'
  if (field === 'email' && row.isEmailTaken) return 'taken'
  // A job that goes on again has its number again.
  if ((field === 'employee_number' || field === 'end_date') && row.isNumberTaken) return 'taken'
  // The address of someone who was erased does not come back.
  if (field === 'supervisor_email' && from !== null && !row.isSupervisorKnown)
    return 'changed_later'
  return field === 'end_date' && row.isEndFixed ? 'later_work' : null
}
