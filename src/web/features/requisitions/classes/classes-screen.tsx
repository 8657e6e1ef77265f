// The hiring classes of a requisition: who starts together, and how many seats are left.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { GraduationCap, SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import type { HiringClass } from '#contract/requisitions/hiring-classes.ts'
import { CLASS_STATUSES, HIRING_CLASS_LIST } from '#contract/requisitions/requisitions-rules.ts'
import { chosenOf, joined, orderingIn } from '#web/api/list-search.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { FilterChips } from '#web/ui/staff/table/filter-chips.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'

import { requisitionQuery } from '../requisition-queries.ts'
import { ClassDialog } from './class-dialog.tsx'
import { CLASS_STATUS_LABELS } from './class-labels.ts'
import { classListQuery } from './class-queries.ts'
import { ClassRow } from './class-row.tsx'
import type { ClassSearch } from './class-search.ts'
import { DeleteClassDialog } from './delete-class-dialog.tsx'

import own from '../../plan-editor/setup.module.css'
import styles from '../requisitions.module.css'

type ClassesScreenProps = { jobId: number; view: ClassSearch; onView: ChangeView<ClassSearch> }

export function ClassesScreen(props: ClassesScreenProps) {
  const { jobId, view, onView } = props
  const list = useQuery(classListQuery(jobId, view))
  const canDecide = useQuery(requisitionQuery(jobId)).data?.can_decide === true
  const total = list.data?.meta.total
  return (
    <div className={styles.list}>
      {(total !== 0 || isNarrowed(view)) && <Toolbar {...{ view, onView, total }} />}
      <Results {...props} list={list} canDecide={canDecide} />
    </div>
  )
}

function isNarrowed({ search, status, page }: ClassSearch): boolean {
  return search !== undefined || status !== undefined || page !== undefined
}

type ToolbarProps = Pick<ClassesScreenProps, 'view' | 'onView'> & { total: number | undefined }

function Toolbar({ view, onView, total }: ToolbarProps) {
  const { t } = useLingui()
  const orderings = {
    start_date: t`Soonest first`,
    '-start_date': t`Latest first`,
    name: t`Name, A to Z`,
    '-name': t`Name, Z to A`,
  }
  return (
    <>
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search classes by name`}
          placeholder={t`Search by name`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        <SelectField
          className={styles.sortSelect}
          label={<VisuallyHidden>{t`Sort by`}</VisuallyHidden>}
          options={Object.entries(orderings).map(([value, label]) => ({ value, label }))}
          value={view.ordering ?? HIRING_CLASS_LIST.defaultSort}
          onChange={({ target }) =>
            onView({ ordering: orderingIn(HIRING_CLASS_LIST, target.value), page: undefined })
          }
        />
        <ResultCount className={styles.count}>
          {total !== undefined && <Plural value={total} one="# class" other="# classes" />}
        </ResultCount>
      </div>
      <StatusChips view={view} onView={onView} />
    </>
  )
}

function StatusChips({ view, onView }: Pick<ClassesScreenProps, 'view' | 'onView'>) {
  const { t, i18n } = useLingui()
  return (
    <FilterChips
      label={t`Status`}
      isLabelShown
      chips={CLASS_STATUSES.map((id) => ({ id, label: i18n._(CLASS_STATUS_LABELS[id]) }))}
      activeIds={chosenOf(CLASS_STATUSES, view.status)}
      onChange={(ids) =>
        onView({
          status: joined(CLASS_STATUSES.filter((one) => ids.has(one))),
          page: undefined,
        })
      }
    />
  )
}

type Page = { data: HiringClass[]; meta: { page: number; page_size: number; total: number } }
type ResultsProps = ClassesScreenProps & { list: UseQueryResult<Page>; canDecide: boolean }

/** What is asked about a class; without one, about a new one. */
type Asked = { kind: 'edit'; made: HiringClass | null } | { kind: 'delete'; made: HiringClass }

function Results({ jobId, view, onView, list, canDecide }: ResultsProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  if (list.data === undefined && list.error !== null)
    return (
      <LoadProblem
        error={list.error}
        title={<Trans>The classes could not be loaded</Trans>}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        forbidden={<NotAuthorizedScreen homeHref="/hire" />}
      />
    )
  if (list.data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="16rem" />
      </SkeletonGroup>
    )
  const { data, meta } = list.data
  const button = canDecide && (
    <div className={own.actions}>
      <Button variant="primary" onClick={() => setAsked({ kind: 'edit', made: null })}>
        <Trans>New class</Trans>
      </Button>
    </div>
  )
  return (
    <>
      {data.length === 0 ? (
        <NoClasses view={view} onView={onView} button={button} />
      ) : (
        <Card className={own.stack}>
          <ul className={own.members} role="list" aria-busy={list.isPlaceholderData}>
            {data.map((made) => (
              <ClassRow
                key={made.hiring_class_id}
                jobId={jobId}
                made={made}
                canDecide={canDecide}
                onEdit={() => setAsked({ kind: 'edit', made })}
                onDelete={() => setAsked({ kind: 'delete', made })}
              />
            ))}
          </ul>
          {button}
        </Card>
      )}
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(page) => onView({ page })}
      />
      {asked?.kind === 'edit' && <ClassDialog jobId={jobId} made={asked.made} onClose={close} />}
      {asked?.kind === 'delete' && (
        <DeleteClassDialog jobId={jobId} made={asked.made} onClose={close} />
      )}
    </>
  )
}

type NoClassesProps = Pick<ClassesScreenProps, 'view' | 'onView'> & { button: ReactNode }

function NoClasses({ view, onView, button }: NoClassesProps) {
  if (isNarrowed(view))
    return (
      <EmptyState
        icon={<SearchX size={24} />}
        title={<Trans>No class matches</Trans>}
        action={
          <Button onClick={() => onView({ search: undefined, status: undefined, page: undefined })}>
            <Trans>Show all classes</Trans>
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={<GraduationCap size={24} />}
      headingLevel={2}
      title={<Trans>No hiring class yet</Trans>}
      action={button}
    >
      <p>
        <Trans>
          A class is a group of people who start on the same day. It has a number of seats, and
          applicants are assigned to it from their list or their scorecard.
        </Trans>
      </p>
    </EmptyState>
  )
}
