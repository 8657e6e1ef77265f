// How many applicants each filter would show: a count by status is under the filter by step status, and the reverse.
import { applicationStatusSchema, stepStatusSchema } from '#contract/applicants/application.ts'
import type { ApplicantCounts } from '#contract/requisitions/requisitions.ts'

import type { ApplicantFilters } from './applicant-query.ts'
import type { ApplicantCountRow } from './applicant-repository.ts'

/** Adds up what was counted without the two filters by status. */
export function describeCounts(
  rows: readonly ApplicantCountRow[],
  filters: Pick<ApplicantFilters, 'status' | 'step_status'>,
): Omit<ApplicantCounts, 'step'> {
  const counts = {
    status: zeroes(applicationStatusSchema.options),
    step_status: zeroes(stepStatusSchema.options),
  }
  for (const row of rows) {
    const status = applicationStatusSchema.parse(row.status)
    const stepStatus = stepStatusSchema.parse(row.stepStatus)
    if (filters.step_status?.includes(stepStatus) ?? true) counts.status[status] += row.count
    if (filters.status?.includes(status) ?? true) counts.step_status[stepStatus] += row.count
  }
  return counts
}

function zeroes<const Name extends string>(names: readonly Name[]): Record<Name, number> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the names
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
}
