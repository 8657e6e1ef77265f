// My Reports: the results that candidates may read of the assessments that they finished.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { ReportSummary } from '#contract/reports/reports.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card, CardFacts, CardList, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { reportHref } from './report-links.ts'
import { ReportProblem } from './report-problem.tsx'
import { reportsQuery } from './reports-queries.ts'

export function ReportsScreen({ userId }: { userId: number }) {
  const { t } = useLingui()
  const reports = useQuery(reportsQuery(userId))
  return (
    <>
      <PageHeader
        title={t`My Reports`}
        description={
          <Trans>
            What the assessments that you finished say. The companies see the same numbers.
          </Trans>
        }
      />
      {reports.data === undefined ? (
        <ReportProblem query={reports} />
      ) : (
        <ReportList reports={reports.data} />
      )}
    </>
  )
}

function ReportList({ reports }: { reports: readonly ReportSummary[] }) {
  if (reports.length === 0) {
    return (
      <EmptyState
        title={<Trans>No results yet</Trans>}
        action={
          <AppLink className={linkButton({ variant: 'primary' })} href="/user/progress">
            <Trans>Go to my progress</Trans>
          </AppLink>
        }
      >
        <Trans>Finish a questionnaire or a test of an application, and its report is here.</Trans>
      </EmptyState>
    )
  }
  return (
    <CardList>
      {reports.map((report) => (
        <ReportItem key={report.user_step_activity_id} report={report} />
      ))}
    </CardList>
  )
}

function ReportItem({ report }: { report: ReportSummary }) {
  const format = useFormatter()
  return (
    <Card as="li">
      <CardTitle level={2}>
        <AppLink href={reportHref(report)}>{report.title[format.locale]}</AppLink>
      </CardTitle>
      <CardFacts>
        <span>
          {report.job_title} · {report.account_name}
        </span>
        <time dateTime={report.submitted_at}>{format.dateTime(report.submitted_at)}</time>
        {!report.is_ready && (
          <StatusPill tone="blue">
            <Trans>Being scored</Trans>
          </StatusPill>
        )}
      </CardFacts>
    </Card>
  )
}
