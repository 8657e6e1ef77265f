// What happened to a requisition: who did what, to whom, and when.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { History, SearchX } from 'lucide-react'

import type { HistoryEntry } from '#contract/requisitions/requisition-history.ts'
import { HISTORY_KINDS } from '#contract/requisitions/requisitions-rules.ts'
import { chosenOf, joined } from '#web/api/list-search.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { AutomationTraceText } from '#web/features/staff-shell/automation-trace-text.tsx'
import { RuleResultText } from '#web/features/staff-shell/rule-result-text.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { FilterChips } from '#web/ui/staff/table/filter-chips.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { scorecardHref } from '../../applicants/applicant-search.ts'
import { HISTORY_KIND_LABELS, historyLabel } from './history-labels.ts'
import { historyQuery } from './history-queries.ts'
import type { HistorySearch } from './history-search.ts'
import { InterviewEffortLine } from './interview-effort-line.tsx'

import styles from '../requisitions.module.css'
import own from './history.module.css'

type HistoryScreenProps = { jobId: number; view: HistorySearch; onView: ChangeView<HistorySearch> }

export function HistoryScreen(props: HistoryScreenProps) {
  const { jobId, view, onView } = props
  const { t, i18n } = useLingui()
  const list = useQuery(historyQuery(jobId, view))
  const total = list.data?.meta.total
  const actor = list.data?.data.find((entry) => entry.actor_id === view.actor)?.actor_name
  return (
    <div className={styles.list}>
      <div className={styles.toolbar}>
        <FilterChips
          label={t`What was changed`}
          chips={HISTORY_KINDS.map((id) => ({ id, label: i18n._(HISTORY_KIND_LABELS[id]) }))}
          activeIds={chosenOf(HISTORY_KINDS, view.entity)}
          onChange={(ids) =>
            onView({
              entity: joined(HISTORY_KINDS.filter((kind) => ids.has(kind))),
              page: undefined,
            })
          }
        />
        {view.actor !== undefined && (
          <Button
            size="small"
            onClick={() => onView({ actor: undefined, page: undefined })}
            icon={<SearchX size={15} aria-hidden="true" />}
          >
            {actor === undefined || actor === null ? (
              <Trans>By one user: show all</Trans>
            ) : (
              <Trans>By {actor}: show all</Trans>
            )}
          </Button>
        )}
        <ResultCount className={styles.count}>
          {total !== undefined && <Plural value={total} one="# change" other="# changes" />}
        </ResultCount>
      </div>
      <InterviewEffortLine jobId={jobId} />
      <Results {...props} list={list} />
    </div>
  )
}

type Page = { data: HistoryEntry[]; meta: { page: number; page_size: number; total: number } }

function Results({
  jobId,
  view,
  onView,
  list,
}: HistoryScreenProps & { list: UseQueryResult<Page> }) {
  if (list.data === undefined && list.error !== null)
    return (
      <LoadProblem
        error={list.error}
        title={<Trans>The history could not be loaded</Trans>}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        forbidden={<NotAuthorizedScreen homeHref="/hire" />}
      />
    )
  if (list.data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="20rem" />
      </SkeletonGroup>
    )
  const { data, meta } = list.data
  if (data.length === 0) return <NoHistory view={view} onView={onView} />
  return (
    <>
      <Card>
        <ol className={own.history} aria-busy={list.isPlaceholderData}>
          {data.map((entry) => (
            <Entry
              key={entry.audit_id}
              entry={entry}
              jobId={jobId}
              onActor={(actor) => onView({ actor, page: undefined })}
            />
          ))}
        </ol>
      </Card>
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(page) => onView({ page })}
      />
    </>
  )
}

type EntryProps = { entry: HistoryEntry; jobId: number; onActor: (actorId: number) => void }

function Entry({ entry, jobId, onActor }: EntryProps) {
  const { t, i18n } = useLingui()
  const { applicant, actor_id: actorId } = entry
  const name = entry.actor_name ?? t`A former user`
  return (
    <li className={own.entry}>
      <p className={own.what}>
        <Badge>{i18n._(HISTORY_KIND_LABELS[entry.kind])}</Badge>
        <strong>{i18n._(historyLabel(entry.kind, entry.action))}</strong>
        {applicant !== null && (
          <AppLink
            className={own.link}
            href={scorecardHref(applicant.user_smartreq_id, { jobId, view: {} })}
          >
            {applicant.full_name}
          </AppLink>
        )}
      </p>
      {entry.rule_result !== null && (
        <p>
          <RuleResultText result={entry.rule_result} />
        </p>
      )}
      {entry.automation !== null && (
        <p>
          <AutomationTraceText name={entry.automation.name} />
        </p>
      )}
      {entry.reason !== null && <p>{entry.reason}</p>}
      <p className={own.who}>
        {actorId === null ? (
          <Trans>Fairlead itself</Trans>
        ) : (
          <button
            type="button"
            className={own.actor}
            aria-label={t`${name}: only their changes`}
            onClick={() => onActor(actorId)}
          >
            {name}
          </button>
        )}
        {' · '}
        <RelativeTime at={entry.at} hasExactTime />
      </p>
    </li>
  )
}

function NoHistory({ view, onView }: Pick<HistoryScreenProps, 'view' | 'onView'>) {
  const isNarrowed = [view.entity, view.actor, view.page].some((part) => part !== undefined)
  if (!isNarrowed)
    return (
      <EmptyState icon={<History size={24} />} title={<Trans>Nothing has happened yet</Trans>} />
    )
  return (
    <EmptyState
      icon={<SearchX size={24} />}
      title={<Trans>No change matches</Trans>}
      action={
        <Button onClick={() => onView({ entity: undefined, actor: undefined, page: undefined })}>
          <Trans>Show all changes</Trans>
        </Button>
      }
    />
  )
}
