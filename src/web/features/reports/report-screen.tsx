// One report: a sentence of meaning, then the chart, then the table, then what it does not mean.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { Report, ReportScore } from '#contract/reports/reports.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { LazyScoreChart } from './lazy-score-chart.tsx'
import { ReportLimits } from './report-limits.tsx'
import { printHref } from './report-links.ts'
import { ReportMeaning } from './report-meaning.tsx'
import { ReportProblem } from './report-problem.tsx'
import { reportQuery } from './reports-queries.ts'
import { ScoreTable } from './score-table.tsx'

import styles from './reports.module.css'

type ReportScreenProps = { userId: number; reportId: number }

export function ReportScreen({ userId, reportId }: ReportScreenProps) {
  const report = useQuery(reportQuery(userId, reportId))
  if (report.data === undefined) return <ReportProblem query={report} headingLevel={1} />
  return <ReportView report={report.data} />
}

function ReportView({ report }: { report: Report }) {
  const { t } = useLingui()
  const format = useFormatter()
  const paper = report.is_ready ? printHref(report) : null
  const title = report.title[format.locale]
  return (
    <>
      <PageHeader
        title={title}
        documentTitle={t`Report: ${title}`}
        back={{ href: '/user/reports', label: t`My Reports` }}
        meta={
          <>
            <span>
              {report.job_title} · {report.account_name}
            </span>
            <time dateTime={report.submitted_at}>{format.dateTime(report.submitted_at)}</time>
          </>
        }
        actions={
          paper !== null && (
            <AppLink className={linkButton({ size: 'small' })} href={paper}>
              <Trans>Print view</Trans>
            </AppLink>
          )
        }
      />
      {report.is_ready ? <Results report={report} /> : <BeingScored />}
    </>
  )
}

function BeingScored() {
  return (
    <Banner tone="info" isLive title={<Trans>Your answers are being scored</Trans>}>
      <Trans>The report opens here by itself.</Trans>
    </Banner>
  )
}

function isScored({ score }: ReportScore): boolean {
  return score !== null
}

function Results({ report }: { report: Report }) {
  return (
    <div className={styles.report}>
      <ReportMeaning report={report} />
      {report.report_kind === 'questionnaire' && report.scores.some(isScored) && (
        <LazyScoreChart scores={report.scores} />
      )}
      <ScoreTable report={report} />
      <ReportLimits report={report} />
    </div>
  )
}
