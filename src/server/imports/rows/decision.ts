// What a row says, and what importing it does.
import type { ImportField } from '#contract/imports/import-kinds.ts'
import type { RowReason } from '#contract/imports/import-rules.ts'
import type { ImportRow } from '#contract/imports/imports.ts'

import type { KnownPerson, KnownStretch } from '../../people/known-people.ts'
import type { LedgerRow } from '../import-repository.ts'

/** The values of a row: emails in their normal form, days as YYYY-MM-DD, choices by their codes. Empty cells are left out. */
export type RowValues = Readonly<Partial<Record<ImportField, string>>>
export type Refusal = { readonly reason: RowReason; readonly field: ImportField | null }
export type Changes = ImportRow['changes']

export type Decision =
  | ({ readonly outcome: 'refused'; readonly person: KnownPerson | null } & Refusal)
  | {
      readonly outcome: 'created' | 'changed' | 'same'
      readonly person: KnownPerson | null
      /** The stretch that the row is about; null for a new one. */
      readonly stretch: KnownStretch | null
      /** Null for a profile that is yet to be created. */
      readonly jobId: number | null
      readonly changes: Changes
    }

export type Decided = {
  readonly row: LedgerRow
  readonly values: RowValues
  readonly decision: Decision
}

const PERSON_FIELDS: readonly ImportField[] = [
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'city',
]

/** Whether a changed field belongs to the stretch, and not to the person. */
export function isStretchField(field: ImportField): boolean {
  return !PERSON_FIELDS.includes(field)
}
