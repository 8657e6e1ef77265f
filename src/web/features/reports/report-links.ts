// Where the report of an activity is.
import type { ActivityKind } from '#contract/assessments/kind-names.ts'
import type { ReportSummary } from '#contract/reports/reports.ts'

const PRINTED_KINDS = ['interests', 'values', 'personality'] as const
export type PrintedKind = (typeof PRINTED_KINDS)[number]

const PRINT_PATHS: Readonly<Record<PrintedKind, string>> = {
  interests: '/PrintInterestReport',
  values: '/PrintValueReport',
  personality: '/PrintPersonalityReport',
}

export function reportHref(report: Pick<ReportSummary, 'report_kind' | 'user_step_activity_id'>) {
  const id = report.user_step_activity_id
  return report.report_kind === 'skill-test'
    ? `/user/skill-test-report/${id}`
    : `/user/assessment-report/${id}`
}

/** The page of a report that is made for paper; null for a kind that has none. */
export function printHref(report: Pick<ReportSummary, 'kind' | 'user_step_activity_id'>) {
  const { kind, user_step_activity_id: id } = report
  return isPrinted(kind) ? `${PRINT_PATHS[kind]}?report=${id}` : null
}

function isPrinted(kind: ActivityKind): kind is PrintedKind {
  return PRINTED_KINDS.some((one) => one === kind)
}
