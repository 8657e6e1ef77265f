// What an export says of an applicant, and in which words: headings and states in the language of the user who asked.
import type { AccountApplicant } from '#contract/applicants/account-applicants.ts'
import type { ExportColumn } from '#contract/applicants/applicants-rules.ts'
import type { Locale } from '#contract/core/shape.ts'

import { EXPORT_LABELS, type ExportLabels } from './export-labels.ts'

/** An applicant of a list, with what lists do not show. */
export type ExportedApplicant = AccountApplicant & { readonly phone: string | null }

export type Cell = string | number | Date | null

type As = { readonly columns: readonly ExportColumn[]; readonly language: Locale }

/** The name of the sheet and the headings of its columns. */
export function headingsOf({ columns, language }: As): { title: string; headings: string[] } {
  const { title, columns: labels } = EXPORT_LABELS[language]
  return { title, headings: columns.map((column) => labels[column]) }
}

/** The cells of an applicant. */
export function describeRow(applicant: ExportedApplicant, { columns, language }: As): Cell[] {
  return columns.map((column) => CELLS[column](applicant, EXPORT_LABELS[language]))
}

type CellOf = (applicant: ExportedApplicant, labels: ExportLabels) => Cell

const CELLS: Readonly<Record<ExportColumn, CellOf>> = {
  first_name: (one) => one.first_name,
  last_name: (one) => one.last_name,
  email: (one) => one.email,
  phone: (one) => one.phone,
  requisition: (one) => one.job_title,
  status: (one, { status }) => status[one.status],
  step: (one, { step }) =>
    one.step_standard_title === null ? one.step_title : step[one.step_standard_title],
  step_status: (one, { stepStatus }) => stepStatus[one.step_status],
  progress: (one) => one.pct_complete,
  score: (one) => one.score,
  knock_outs: (one) => one.knock_out_count,
  source: (one, { source }) => one.source_name ?? source[one.source_type] ?? one.source_type,
  application_date: (one) => new Date(one.application_date),
  class: (one) => one.hiring_class?.name ?? null,
  assigned: (one) => one.assigned_user?.full_name ?? null,
  tags: (one) => one.tags.map(({ name }) => name).join(', '),
}
