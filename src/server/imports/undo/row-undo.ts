// An imported row as its undo is planned, and the plan.
import type { ImportField } from '#contract/imports/import-kinds.ts'
import type { KeptReason } from '#contract/imports/import-rules.ts'
import type { ImportRow } from '#contract/imports/imports.ts'

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
  /** Whether the job was separated otherwise after the import, removed, or moved. */
  readonly hasLaterSeparation: boolean
  /** Whether the job cannot go on: its profile is archived, the person came back, or another one of theirs overlaps. */
  readonly isEndNeeded: boolean
  /** Whether nothing stands on the record of the person once the created job is removed: no other job, hire or merge. */
  readonly isAlone: boolean
  /** The values of all fields that a row may change. */
  readonly now: Readonly<Partial<Record<ImportField, string | null>>>
}

export type Restored = { readonly field: ImportField; readonly value: string | null }
export type RowUndo = {
  readonly row: ImportedRow
  readonly isJobRemoved: boolean
  /** Whether the employee record goes as well: the import created it, and nothing else stands on it. */
  readonly isPersonRemoved: boolean
  readonly restored: readonly Restored[]
  readonly kept: ReadonlyArray<{ readonly field: ImportField | null; readonly reason: KeptReason }>
}
