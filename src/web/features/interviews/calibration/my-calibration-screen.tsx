// How an interviewer rates: against colleagues in the same interviews, and over time. No colleague’s rating is shown.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChartLine } from 'lucide-react'

import { FEEDBACK_DUE_HOURS } from '#contract/interviews/interview-calibration-rules.ts'
import type { MyCalibration } from '#contract/interviews/interview-calibration.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'

import { PeriodChoice } from '../period-choice.tsx'
import { AttributeTable } from './attribute-table.tsx'
import { calibrationQuery } from './calibration-queries.ts'
import { periodOf, type CalibrationSearch } from './calibration-search.ts'
import { MonthSection } from './month-section.tsx'
import { RecommendationTable, type RecommendationTableProps } from './recommendation-table.tsx'

import styles from './calibration.module.css'

type MyCalibrationScreenProps = {
  accountId: number
  view: CalibrationSearch
  onView: ChangeView<{ period?: CalibrationSearch['period'] | undefined }>
} & Pick<RecommendationTableProps, 'Recommendation'>

export function MyCalibrationScreen(props: MyCalibrationScreenProps) {
  const { accountId, view, onView, Recommendation } = props
  const numbers = useQuery(calibrationQuery(accountId, view))
  return (
    <div className={styles.stack}>
      <PeriodChoice
        period={view.period}
        onPeriod={(period) => onView({ period: periodOf(period) })}
      />
      <Content {...{ numbers, Recommendation }} />
    </div>
  )
}

type Numbers = {
  data: MyCalibration | undefined
  error: Error | null
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

type ContentProps = { numbers: Numbers } & Pick<RecommendationTableProps, 'Recommendation'>

function Content({ numbers, Recommendation }: ContentProps) {
  const { data, error } = numbers
  if (data === undefined && error !== null)
    return (
      <LoadProblem
        error={error}
        title={<Trans>Your numbers could not be loaded</Trans>}
        onRetry={() => void numbers.refetch()}
        isRetrying={numbers.isFetching}
        forbidden={<NotAuthorizedScreen homeHref="/hire" />}
      />
    )
  if (data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="20rem" />
      </SkeletonGroup>
    )
  if (data.submitted_count === 0 && data.due_count === 0) return <NoFeedback />
  return (
    <div className={styles.stack} aria-busy={numbers.isPlaceholderData}>
      <Figures numbers={data} />
      <AttributeTable numbers={data} />
      <RecommendationTable numbers={data} Recommendation={Recommendation} />
      <MonthSection months={data.months} />
    </div>
  )
}

function Figures({ numbers }: { numbers: MyCalibration }) {
  const format = useFormatter()
  const { submitted_count, due_count, on_time_count, late_count } = numbers
  const onTime = format.number(on_time_count)
  const due = format.number(due_count)
  return (
    <Card>
      <dl className={styles.figures}>
        <div>
          <dt>
            <Trans>Feedback submitted</Trans>
          </dt>
          <dd className={styles.figure}>{format.number(submitted_count)}</dd>
        </div>
        <div>
          <dt>
            <Trans>On time, within {FEEDBACK_DUE_HOURS} hours</Trans>
          </dt>
          <dd>
            <span className={styles.figure}>
              {due_count === 0 ? '—' : format.percent((100 * on_time_count) / due_count)}
            </span>{' '}
            <Trans>
              {onTime} of {due}
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Late now</Trans>
          </dt>
          <dd>
            <span className={styles.figure}>{format.number(late_count)}</span>{' '}
            {late_count > 0 && (
              <AppLink href="/interviews/my-interviews?when=to_score">
                <Trans>Write my feedback</Trans>
              </AppLink>
            )}
          </dd>
        </div>
      </dl>
    </Card>
  )
}

function NoFeedback() {
  return (
    <EmptyState
      icon={<ChartLine size={24} />}
      title={<Trans>No feedback in this period</Trans>}
      action={
        <AppLink href="/interviews/my-interviews?when=to_score">
          <Trans>Interviews to score</Trans>
        </AppLink>
      }
    >
      <p>
        <Trans>Your ratings are compared here once you submit feedback on interviews.</Trans>
      </p>
    </EmptyState>
  )
}
