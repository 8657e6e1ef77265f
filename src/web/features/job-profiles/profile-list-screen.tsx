import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { PROFILE_LIST } from '#contract/job-profiles/job-profile-rules.ts'
import { orderingIn } from '#web/api/list-search.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import { FilterBar } from '#web/ui/staff/filters/filter-bar.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyList } from '#web/ui/staff/table/empty-list.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { SkeletonTable } from '#web/ui/staff/table/skeleton-table.tsx'

import { NewProfileDialog } from './new-profile-dialog.tsx'
import { profileListQuery, type ProfileListOf } from './profile-queries.ts'
import type { ProfileSearch } from './profile-search.ts'
import { ProfileTable } from './profile-table.tsx'

import styles from './job-profiles.module.css'

/** A view of all of them, in the order that there is. */
const ALL = { search: undefined, archived: undefined, page: undefined }

type ProfileListScreenProps = ProfileListOf & {
  /** Whether the user may create profiles. */
  canCreate: boolean
  /** A profile was created. */
  onCreated: (jobId: number) => void
  view: ProfileSearch
  onView: ChangeView<ProfileSearch>
}

/** The job profiles that a member of staff may see, with how many people hold each. */
export function ProfileListScreen(props: ProfileListScreenProps) {
  const { accountId, seesAll, canCreate, onCreated, view, onView } = props
  const { t } = useLingui()
  const list = useProfileList({ accountId, seesAll }, view)
  const [isCreating, setIsCreating] = useState(false)
  const total = list.data?.meta.total
  const button = canCreate && (
    <Button variant="primary" onClick={() => setIsCreating(true)}>
      <Trans>New profile</Trans>
    </Button>
  )
  return (
    <div className={styles.screen}>
      <PageHeader title={<Trans>Job profiles</Trans>} actions={button} />
      <FilterBar
        search={{
          label: t`Search profiles by title`,
          placeholder: t`Search by title`,
          value: view.search,
          onSearch: (search) => onView({ search, page: undefined }, { isTyping: true }),
        }}
        view={null}
        filters={[
          {
            id: 'archived',
            name: t`Archived`,
            isOn: view.archived !== undefined,
            onSwitchOn: () => onView({ archived: '1', page: undefined }),
            onClear: () => onView({ archived: undefined, page: undefined }),
          },
        ]}
        onClear={() => onView({ ...ALL, search: view.search })}
        sort={{
          options: useOrderings(),
          value: view.ordering ?? PROFILE_LIST.defaultSort,
          onChange: (value) =>
            onView({ ordering: orderingIn(PROFILE_LIST, value), page: undefined }),
        }}
        count={total !== undefined && <Plural value={total} one="# profile" other="# profiles" />}
      />
      <ProfileResults {...{ list, view, onView, button }} />
      {isCreating && (
        <NewProfileDialog
          accountId={accountId}
          onCreated={onCreated}
          onClose={() => setIsCreating(false)}
        />
      )}
    </div>
  )
}

const ORDERINGS = [
  ['title', msg`Title, A to Z`],
  ['-title', msg`Title, Z to A`],
  ['department', msg`Department, A to Z`],
  ['-department', msg`Department, Z to A`],
] as const

function useOrderings() {
  const { i18n } = useLingui()
  return ORDERINGS.map(([value, label]) => ({ value, label: i18n._(label) }))
}

type Results = Pick<ProfileListScreenProps, 'view' | 'onView'> & {
  list: ReturnType<typeof useProfileList>
  button: ReactNode
}

function useProfileList(of: ProfileListOf, view: ProfileSearch) {
  return useQuery(profileListQuery(of, view))
}

function ProfileResults({ list, view, onView, button }: Results) {
  if (list.data === undefined && list.error !== null) {
    return (
      <LoadProblem
        error={list.error}
        title={<Trans>The profiles could not be loaded</Trans>}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        forbidden={<NotAuthorizedScreen />}
      />
    )
  }
  if (list.data === undefined) return <SkeletonTable rows={6} />
  const { data, meta } = list.data
  if (data.length === 0)
    return (
      <EmptyList
        total={meta.total}
        isNarrowed={view.search !== undefined || view.archived !== undefined}
        noMatch={<Trans>No profile matches</Trans>}
        hint={<Trans>Try another word of the title, or take the filters off.</Trans>}
        showAll={<Trans>Show all profiles</Trans>}
        onShowAll={() => onView(ALL)}
        onFirstPage={() => onView({ page: undefined })}
        nothingYet={<NoProfiles button={button} />}
      />
    )
  return (
    <>
      <ProfileTable rows={data} view={view} onView={onView} isBusy={list.isPlaceholderData} />
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(page) => onView({ page })}
      />
    </>
  )
}

function NoProfiles({ button }: Pick<Results, 'button'>) {
  return (
    <EmptyState
      icon={<BriefcaseBusiness size={24} />}
      title={<Trans>No job profiles yet</Trans>}
      action={button}
    >
      <p>
        <Trans>
          A profile describes a role in your company. When someone is hired, they appear in the
          profile of their requisition.
        </Trans>
      </p>
    </EmptyState>
  )
}
