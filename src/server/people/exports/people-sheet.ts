// The sheet of an export of people: its headings, which imports of people recognize, and its cells.
import type { Locale } from '#contract/core/shape.ts'
import {
  PEOPLE_EXPORT_COLUMNS,
  type PeopleExportColumn,
  PRIVATE_PEOPLE_COLUMNS,
} from '#contract/people/people-export-rules.ts'

import type { ExportedPerson } from './exported-people.ts'
import { PEOPLE_EXPORT_LABELS } from './people-export-labels.ts'

/** The columns of an export. */
export function columnsOf({ hasPrivateData }: { hasPrivateData: boolean }): PeopleExportColumn[] {
  return PEOPLE_EXPORT_COLUMNS.filter(
    (column) => hasPrivateData || !PRIVATE_PEOPLE_COLUMNS.some((one) => one === column),
  )
}

export function headingsOf(columns: readonly PeopleExportColumn[], language: Locale) {
  const { title, columns: labels } = PEOPLE_EXPORT_LABELS[language]
  return { title, headings: columns.map((column) => labels[column]) }
}

type Labelled = { readonly columns: readonly PeopleExportColumn[]; readonly language: Locale }

export function toCells(exported: ExportedPerson, { columns, language }: Labelled) {
  const values = valuesOf(exported, language)
  return columns.map((column) => values[column])
}

// Days and employment types are written as imports read them in every language.
function valuesOf(
  { person, stretch, profile, reason, state }: ExportedPerson,
  language: Locale,
): Readonly<Record<PeopleExportColumn, string | null>> {
  const { states, separations } = PEOPLE_EXPORT_LABELS[language]
  const separation = stretch?.separationType ?? null
  return {
    email: person.email,
    employee_number: stretch?.employeeNumber ?? null,
    first_name: person.firstName,
    last_name: person.lastName,
    profile,
    start_date: stretch?.startDate ?? null,
    end_date: stretch?.endDate ?? null,
    job_title: stretch?.jobTitle ?? null,
    department: stretch?.department ?? null,
    employment_type: stretch?.employmentType ?? null,
    supervisor_email: stretch?.supervisorEmail ?? null,
    phone_number: person.phoneNumber,
    city: person.city,
    state: state && states[state],
    separation_type: separation && separations[separation],
    separation_reason: reason,
    separation_note: stretch?.separationNote ?? null,
  }
}
