// The columns of exports: what the lists show, the address below the name, and the phone number.
import { EXPORT_COLUMNS, type ExportColumn } from '#contract/applicants/applicants-rules.ts'

export const ALL_EXPORT_COLUMNS: readonly ExportColumn[] = EXPORT_COLUMNS
/** Of one requisition, whose title would say the same in every row. */
export const JOB_EXPORT_COLUMNS: readonly ExportColumn[] = EXPORT_COLUMNS.filter(
  (column) => column !== 'requisition',
)
