// Who conducts how many interviews, whose feedback is late, and how the panel agrees: for who arranges all interviews.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { CalendarClock, SearchX } from 'lucide-react'

import { FEEDBACK_DUE_HOURS } from '#contract/interviews/interview-calibration-rules.ts'
import type { InterviewerLoad } from '#contract/interviews/interview-calibration.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { FilterChips } from '#web/ui/staff/table/filter-chips.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'
import { SkeletonTable } from '#web/ui/staff/table/skeleton-table.tsx'

import { PeriodChoice } from '../period-choice.tsx'
import { loadQuery } from './load-queries.ts'
import type { LoadSearch } from './load-search.ts'
import { LoadTable } from './load-table.tsx'

import styles from '../interviews.module.css'

type InterviewLoadScreenProps = {
  accountId: number
  view: LoadSearch
  onView: ChangeView<LoadChange>
}

/** A change of the view; undefined takes a part of it away. */
type LoadChange = { [Name in keyof LoadSearch]?: LoadSearch[Name] | undefined }

export function InterviewLoadScreen(props: InterviewLoadScreenProps) {
  const { accountId, view, onView } = props
  const { t } = useLingui()
  const list = useQuery(loadQuery(accountId, view))
  const total = list.data?.meta.total
  return (
    <>
      <div className={styles.actions}>
        <SearchField
          label={t`Search interviewers by name`}
          placeholder={t`Search by name`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        <PeriodChoice
          period={view.period}
          onPeriod={(period) => onView({ period, page: undefined })}
        />
        <FilterChips
          label={t`Feedback`}
          isSingle
          chips={[{ id: 'late', label: t`With late feedback` }]}
          activeIds={view.feedback === undefined ? [] : [view.feedback]}
          onChange={(ids) =>
            onView({ feedback: ids.has('late') ? 'late' : undefined, page: undefined })
          }
        />
        <ResultCount className={styles.hint}>
          {total !== undefined && (
            <Plural value={total} one="# interviewer" other="# interviewers" />
          )}
        </ResultCount>
      </div>
      <p className={styles.hint}>
        <Trans>
          Feedback is due {FEEDBACK_DUE_HOURS} hours after the interview. Interviews to come count
          whenever they are.
        </Trans>
      </p>
      <Results {...props} list={list} />
    </>
  )
}

type Page = { data: InterviewerLoad[]; meta: { page: number; page_size: number; total: number } }

function Results(props: InterviewLoadScreenProps & { list: UseQueryResult<Page> }) {
  const { accountId, view, onView, list } = props
  if (list.data === undefined && list.error !== null)
    return (
      <LoadProblem
        error={list.error}
        title={<Trans>The interviewers could not be loaded</Trans>}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        forbidden={<NotAuthorizedScreen homeHref="/hire" missing="smartreq_access" />}
      />
    )
  if (list.data === undefined) return <SkeletonTable rows={6} />
  const { data, meta } = list.data
  if (data.length === 0) return <NoInterviewers view={view} onView={onView} />
  return (
    <>
      <LoadTable {...{ accountId, view, onView }} rows={data} isBusy={list.isPlaceholderData} />
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(page) => onView({ page })}
      />
    </>
  )
}

function NoInterviewers({ view, onView }: Pick<InterviewLoadScreenProps, 'view' | 'onView'>) {
  const isNarrowed = [view.search, view.feedback, view.page].some((part) => part !== undefined)
  if (!isNarrowed)
    return (
      <EmptyState
        icon={<CalendarClock size={24} />}
        title={<Trans>No interviews in this period</Trans>}
      >
        <p>
          <Trans>Interviewers are listed here once interviews are booked.</Trans>
        </p>
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<SearchX size={24} />}
      title={<Trans>No interviewer matches</Trans>}
      action={
        <Button onClick={() => onView({ search: undefined, feedback: undefined, page: undefined })}>
          <Trans>Show all interviewers</Trans>
        </Button>
      }
    />
  )
}
