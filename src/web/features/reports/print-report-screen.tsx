// A report for paper, A4 or Letter: no chart and no navigation, and no row on two pages.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { Report } from '#contract/reports/reports.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { ReportLimits } from './report-limits.tsx'
import { reportHref, type PrintedKind } from './report-links.ts'
import { ReportMeaning } from './report-meaning.tsx'
import { ReportProblem } from './report-problem.tsx'
import { reportQuery, reportsQuery } from './reports-queries.ts'
import { ScoreTable } from './score-table.tsx'

import styles from './reports.module.css'

type PrintReportProps = {
  user: CurrentUser
  kind: PrintedKind
  /** Without one it is the newest of its kind. */
  reportId: number | undefined
}

export function PrintReportScreen({ user, kind, reportId }: PrintReportProps) {
  const reports = useQuery(reportsQuery(user.user_id))
  if (reports.data === undefined) return <ReportProblem query={reports} headingLevel={1} />
  const found = reports.data.find(
    (one) =>
      one.kind === kind &&
      one.is_ready &&
      (reportId === undefined || one.user_step_activity_id === reportId),
  )
  if (found === undefined) return <NothingToPrint />
  return <Paper user={user} reportId={found.user_step_activity_id} />
}

function NothingToPrint() {
  return (
    <EmptyState
      headingLevel={1}
      title={<Trans>There is no report to print</Trans>}
      action={
        <AppLink className={linkButton({ variant: 'primary' })} href="/user/reports">
          <Trans>My Reports</Trans>
        </AppLink>
      }
    >
      <Trans>Finish the questionnaire, and its report can be printed here.</Trans>
    </EmptyState>
  )
}

function Paper({ user, reportId }: { user: CurrentUser; reportId: number }) {
  const report = useQuery(reportQuery(user.user_id, reportId))
  if (report.data === undefined) return <ReportProblem query={report} headingLevel={1} />
  return <PaperView user={user} report={report.data} />
}

function PaperView({ user, report }: { user: CurrentUser; report: Report }) {
  const { t } = useLingui()
  const format = useFormatter()
  const title = report.title[format.locale]
  return (
    <article className={styles.paper}>
      <div className={styles.screenOnly}>
        <AppLink className={linkButton()} href={reportHref(report)}>
          <Trans>Back to the report</Trans>
        </AppLink>
        <Button variant="primary" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <header>
        <PageTitle className={styles.paperTitle} documentTitle={t`Print: ${title}`}>
          {title}
        </PageTitle>
        <p>
          {user.first_name} {user.last_name} · {format.dateTime(report.submitted_at)}
        </p>
        <p>
          {report.job_title} · {report.account_name}
        </p>
      </header>
      <ReportMeaning report={report} />
      <ScoreTable report={report} />
      <ReportLimits report={report} />
    </article>
  )
}
