// The people of a job profile: who holds it, held it, or will hold it.
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'

import { PARTICIPANT_LIST } from '#contract/job-profiles/job-profile-rules.ts'
import type { JobProfileDetail } from '#contract/job-profiles/job-profiles.ts'
import { USER_JOB_STATES, type UserJobState } from '#contract/people/user-job-rules.ts'
import { chosenOf, joined, orderingIn } from '#web/api/list-search.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import { FilterBar } from '#web/ui/staff/filters/filter-bar.tsx'
import { OptionList } from '#web/ui/staff/filters/option-list.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyList } from '#web/ui/staff/table/empty-list.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { SkeletonTable } from '#web/ui/staff/table/skeleton-table.tsx'

import { EmployeeLink } from './employee-link.tsx'
import { USER_JOB_STATE_LABELS } from './participant-labels.ts'
import { ParticipantsBar } from './participants-bar.tsx'
import { ParticipantsTable } from './participants-table.tsx'
import { participantListQuery, profileQuery } from './profile-queries.ts'
import { type ParticipantSearch, PROFILES_HREF } from './profile-search.ts'
import { useSelectedParticipants } from './use-selected-participants.ts'

import styles from './job-profiles.module.css'

/** A view of all of them, in the order that there is. */
const ALL = { search: undefined, state: undefined, department: undefined, page: undefined }

type ParticipantsScreenProps = {
  jobId: number
  view: ParticipantSearch
  onView: ChangeView<ParticipantSearch>
}

export function ParticipantsScreen(props: ParticipantsScreenProps) {
  const { jobId, view, onView } = props
  const { t } = useLingui()
  const list = useParticipants(jobId, view)
  const profile = useQuery(profileQuery(jobId)).data?.data
  const { page: _page, ordering: _ordering, ...narrowed } = view
  const chosen = useSelectedParticipants({ ...narrowed, jobId }, list.data?.data ?? [])
  const total = list.data?.meta.total
  const isBarShown = chosen.selected.length > 0 && profile !== undefined
  return (
    <div className={classNames(styles.list, isBarShown && styles.hasBar)}>
      {profile !== undefined && <EmployeeLink profile={profile} />}
      <FilterBar
        search={{
          label: t`Search people by name or email`,
          placeholder: t`Search by name or email`,
          value: view.search,
          onSearch: (search) => onView({ search, page: undefined }, { isTyping: true }),
        }}
        view={null}
        filters={useFilters(view, onView)}
        onClear={() => onView({ ...ALL, search: view.search })}
        sort={{
          options: useOrderings(),
          value: view.ordering ?? PARTICIPANT_LIST.defaultSort,
          onChange: (value) =>
            onView({ ordering: orderingIn(PARTICIPANT_LIST, value), page: undefined }),
        }}
        count={total !== undefined && <Plural value={total} one="# person" other="# people" />}
      />
      <Results {...props} {...{ list, profile, chosen }} />
      {isBarShown && (
        <ParticipantsBar profile={profile} selected={chosen.selected} onClear={chosen.clear} />
      )}
    </div>
  )
}

const ORDERINGS = [
  ['name', msg`Name, A to Z`],
  ['-name', msg`Name, Z to A`],
  ['-start_date', msg`Latest start first`],
  ['start_date', msg`Earliest start first`],
] as const

function useOrderings() {
  const { i18n } = useLingui()
  return ORDERINGS.map(([value, label]) => ({ value, label: i18n._(label) }))
}

function useFilters(view: ParticipantSearch, onView: ChangeView<ParticipantSearch>) {
  const { t, i18n } = useLingui()
  const chosen = chosenOf(USER_JOB_STATES, view.state)
  const labelOf = (id: UserJobState) => i18n._(USER_JOB_STATE_LABELS[id])
  const setState = (state: string | undefined) => onView({ state, page: undefined })
  return [
    {
      id: 'state',
      name: t`State`,
      value: chosen.length === 0 ? undefined : chosen.map(labelOf).join(', '),
      onClear: () => setState(undefined),
      editor: () => (
        <OptionList
          label={t`State`}
          options={USER_JOB_STATES.map((id) => ({ id, label: labelOf(id) }))}
          chosenIds={chosen}
          onChange={(ids) => setState(joined(ids))}
        />
      ),
    },
    ...(view.department === undefined
      ? []
      : [
          {
            id: 'department',
            name: t`Department: ${view.department}`,
            isOn: true,
            onSwitchOn: () => undefined,
            onClear: () => onView({ department: undefined, page: undefined }),
          },
        ]),
  ]
}

type ResultsProps = ParticipantsScreenProps & {
  list: ReturnType<typeof useParticipants>
  profile: JobProfileDetail | undefined
  chosen: ReturnType<typeof useSelectedParticipants>
}

function useParticipants(jobId: number, view: ParticipantSearch) {
  return useQuery(participantListQuery(jobId, view))
}

function Results({ list, profile, chosen, jobId, view, onView }: ResultsProps) {
  if (list.data === undefined && list.error !== null)
    return (
      <LoadProblem
        error={list.error}
        title={<Trans>The people could not be loaded</Trans>}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        forbidden={<NotAuthorizedScreen homeHref={PROFILES_HREF} />}
      />
    )
  if (list.data === undefined) return <SkeletonTable rows={6} />
  const { data, meta } = list.data
  if (data.length === 0)
    return (
      <EmptyList
        total={meta.total}
        isNarrowed={[view.search, view.state, view.department].some((one) => one !== undefined)}
        noMatch={<Trans>No one matches</Trans>}
        showAll={<Trans>Show everyone</Trans>}
        onShowAll={() => onView(ALL)}
        onFirstPage={() => onView({ page: undefined })}
        nothingYet={<NoParticipants />}
      />
    )
  return (
    <>
      <ParticipantsTable
        {...{ jobId, view, onView }}
        rows={data}
        isBusy={list.isPlaceholderData}
        selection={profile?.can_manage === true ? chosen.selection : undefined}
      />
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(page) => onView({ page })}
      />
    </>
  )
}

function NoParticipants() {
  return (
    <EmptyState
      icon={<UsersRound size={24} />}
      headingLevel={2}
      title={<Trans>No one holds this profile yet</Trans>}
    >
      <p>
        <Trans>Choose it in the setup of a requisition: people who are hired appear here.</Trans>
      </p>
    </EmptyState>
  )
}
