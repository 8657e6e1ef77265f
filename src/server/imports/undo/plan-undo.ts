// What an undo of an imported row removes and restores, and what it leaves. Pure; the preview and the undo plan alike.
import type { PeopleField } from '#contract/imports/import-fields.ts'
import type { KeptReason } from '#contract/imports/import-rules.ts'
import type { ImportRow } from '#contract/imports/imports.ts'

import { isStretchField } from '../rows/decide-row.ts'

/** An imported row, and what it wrote as it is now. */
export type ImportedRow = {
  readonly rowNumber: number
  readonly outcome: 'created' | 'changed'
  readonly isNewPerson: boolean
  readonly changes: ImportRow['changes']
  /** Null for a person who was erased. */
  readonly userId: number | null
  readonly userJobId: number | null
  /** Why nothing of the row may be undone. */
  readonly blocked: 'not_recorded' | 'erased' | 'merged' | null
  readonly isRemoved: boolean
  /** Whether the job was changed after the import, or moved. */
  readonly hasLaterJob: boolean
  /** Whether the details of the person were changed after the import. */
  readonly hasLaterPerson: boolean
  /** The fields of either that were changed after the import. */
  readonly laterFields: readonly string[]
  /** Whether the last day cannot return: the job was separated or moved, or another one begins before that day. */
  readonly isEndFixed: boolean
  /** Whether another employee has the old address, or the old number. */
  readonly isEmailTaken: boolean
  readonly isNumberTaken: boolean
  /** Whether an employee has the address that the supervisor had before, or had it when the file was imported. */
  readonly isSupervisorKnown: boolean
  /** Whether nothing stands on the record of the person once the created job is removed: no other job, hire or merge. */
  readonly isAlone: boolean
  /** The values of all fields that a row may change. */
  readonly now: Readonly<Partial<Record<PeopleField, string | null>>>
}

export type Restored = { readonly field: PeopleField; readonly value: string | null }
export type RowUndo = {
  readonly row: ImportedRow
  readonly isJobRemoved: boolean
  /** Whether the employee record goes as well: the import created it, and nothing else stands on it. */
  readonly isPersonRemoved: boolean
  readonly restored: readonly Restored[]
  readonly kept: ReadonlyArray<{ readonly field: PeopleField | null; readonly reason: KeptReason }>
}

export function planRowUndo(row: ImportedRow): RowUndo {
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
  const kept: Array<{ field: PeopleField; reason: KeptReason }> = []
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
  { field, from }: { field: PeopleField; from: string | null },
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
