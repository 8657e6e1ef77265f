import { Trans } from '@lingui/react/macro'

import type { Report } from '#contract/reports/reports.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import styles from './reports.module.css'

/** Limits of the numbers, the people who see them, and the sources of published questions. */
export function ReportLimits({ report }: { report: Report }) {
  const { locale } = useFormatter()
  const company = report.account_name
  return (
    <section className={styles.limits}>
      <h2 className={styles.heading}>
        <Trans>What this does not mean</Trans>
      </h2>
      <ul>
        {report.report_kind === 'skill-test' ? <TestLimits /> : <QuestionnaireLimits />}
        <MetricLimits scores={report.scores} />
        <li>
          <Trans>{company} sees the same numbers. Ask them how they use them.</Trans>
        </li>
      </ul>
      {report.citations.map((citation) => (
        <p key={citation.en} className={styles.source}>
          {citation[locale]}
        </p>
      ))}
    </section>
  )
}

function QuestionnaireLimits() {
  return (
    <>
      <li>
        <Trans>It is not a test: no result is good or bad in itself.</Trans>
      </li>
      <li>
        <Trans>
          It is how you described yourself that day. Another day may give other numbers, and a few
          points more or less mean nothing.
        </Trans>
      </li>
      <li>
        <Trans>It does not say whether you can do a job, or would be happy in it.</Trans>
      </li>
    </>
  )
}

function TestLimits() {
  return (
    <>
      <li>
        <Trans>
          One short test is not all that you can do: practice, tiredness and the time limit count
          too.
        </Trans>
      </li>
      <li>
        <Trans>
          Your single answers are not shown, so that the test stays fair for those who take it
          later.
        </Trans>
      </li>
    </>
  )
}

function MetricLimits({ scores }: Pick<Report, 'scores'>) {
  const metrics = new Set(scores.map(({ metric }) => metric))
  return (
    <>
      {metrics.has('percentile') && (
        <li>
          <Trans>
            A percentile is not a share of right answers: 65 means higher than 65 of 100 people in
            the norm group.
          </Trans>
        </li>
      )}
      {metrics.has('pomp') && (
        <li>
          <Trans>
            Points do not compare you with other people: 65 means 65 of 100 possible points.
          </Trans>
        </li>
      )}
    </>
  )
}
