// The people of a company: current employees first of all, others on request.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SearchX, UsersRound } from 'lucide-react'
import { useState } from 'react'

import { PEOPLE_LIST } from '#contract/people/people-list-rules.ts'
import type { ListedPerson } from '#contract/people/people.ts'
import { listRequest, orderingIn } from '#web/api/list-search.ts'
import { dataQuery, useDataQuery } from '#web/api/use-data.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { orderingOf, sortOf } from '#web/ui/staff/table/sort-ordering.ts'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import { AddPersonDialog } from './add-person-dialog.tsx'
import { DUPLICATES_HREF } from './duplicates-search.ts'
import { PeopleExportButton } from './exports/people-export-button.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { NO_FILTERS, type PeopleSearch, personHref } from './people-search.ts'
import { JOB_STATE_LABELS, JOB_STATE_TONES } from './person-labels.ts'

import styles from './people.module.css'

type PeopleScreenProps = {
  accountId: number
  /** Whether the user may export what is private. */
  seesPrivateData: boolean
  view: PeopleSearch
  onView: ChangeView<PeopleSearch>
}

export function PeopleScreen({ accountId, seesPrivateData, view, onView }: PeopleScreenProps) {
  const { t } = useLingui()
  const [isAdding, setIsAdding] = useState(false)
  const asked = { path: { account_id: accountId }, query: listRequest(PEOPLE_LIST, view) }
  const list = useDataQuery('/account/v1/{account_id}/people/', asked)
  const { data, meta } = list.data
  const columns = useColumns()
  return (
    <div className={styles.screen}>
      <PageHeader
        title={<Trans>Employees</Trans>}
        actions={
          <>
            <DuplicatesLink {...{ accountId }} />
            <PeopleExportButton {...{ accountId, seesPrivateData, view }} count={meta.total} />
            <Button variant="primary" onClick={() => setIsAdding(true)}>
              <Trans>Add a person</Trans>
            </Button>
          </>
        }
      />
      <PeopleFilters {...{ accountId, view, onView }} total={meta.total} />
      {data.length === 0 ? (
        <NoPeople {...{ view, onView }} total={meta.total} />
      ) : (
        <>
          <Table
            caption={t`Employees`}
            columns={columns}
            rows={data}
            rowId={(row) => String(row.user_id)}
            rowHref={(row) => personHref(row.user_id)}
            sort={sortOf(view.ordering ?? PEOPLE_LIST.defaultSort)}
            onSort={(sort) =>
              onView({ ordering: orderingIn(PEOPLE_LIST, orderingOf(sort)), page: undefined })
            }
            isBusy={list.isBehind}
            density="line"
          />
          <Pagination
            page={meta.page}
            pageSize={meta.page_size}
            total={meta.total}
            onPage={(page) => onView({ page })}
          />
        </>
      )}
      {isAdding && <AddPersonDialog {...{ accountId }} onClose={() => setIsAdding(false)} />}
    </div>
  )
}

const DUPLICATES = '/account/v1/{account_id}/people/duplicates/'

function DuplicatesLink({ accountId }: { accountId: number }) {
  const { queryFn } = dataQuery(DUPLICATES, {
    path: { account_id: accountId },
    query: { page_size: 1 },
  })
  // Looking for them goes through everyone: not again with each change on this screen.
  const found = useQuery({ queryKey: ['duplicates-count', accountId], queryFn, staleTime: 600_000 })
  const count = found.data?.meta.total ?? 0
  if (count === 0) return null
  return (
    <AppLink className={linkButton()} href={DUPLICATES_HREF}>
      <Plural value={count} one="# possible duplicate" other="# possible duplicates" />
    </AppLink>
  )
}

function useColumns(): Array<Column<ListedPerson>> {
  const { t, i18n } = useLingui()
  const format = useFormatter()
  return [
    {
      id: 'name',
      header: t`Name`,
      isSortable: true,
      cell: (row) => `${row.first_name} ${row.last_name}`,
    },
    { id: 'job_title', header: t`Job title`, isSortable: true, cell: (row) => row.job?.job_title },
    {
      id: 'department',
      header: t`Department`,
      isSortable: true,
      cell: (row) => row.job?.department,
    },
    {
      id: 'number',
      header: t`Employee number`,
      isSecondary: true,
      isTertiary: true,
      cell: (row) => row.job?.employee_number,
    },
    {
      id: 'start_date',
      header: t`Start date`,
      isSortable: true,
      firstSort: 'descending',
      isLabelled: true,
      cell: (row) => row.job && format.date(row.job.start_date),
    },
    {
      id: 'state',
      header: t`Status`,
      cell: (row) =>
        row.job && (
          <StatusPill tone={JOB_STATE_TONES[row.job.state]}>
            {i18n._(JOB_STATE_LABELS[row.job.state])}
          </StatusPill>
        ),
    },
  ]
}

type NoPeopleProps = Omit<PeopleScreenProps, 'accountId' | 'seesPrivateData'> & { total: number }

function NoPeople({ view, onView, total }: NoPeopleProps) {
  if (total > 0) return <EmptyPage onFirstPage={() => onView({ page: undefined })} />
  const { page: _page, ordering: _ordering, ...narrowed } = view
  if (Object.values(narrowed).every((filter) => filter === undefined))
    return (
      <EmptyState icon={<UsersRound size={24} />} title={<Trans>No employees yet</Trans>}>
        <p>
          <Trans>
            Applicants appear here when they are hired. Add the people who already work for you.
          </Trans>
        </p>
      </EmptyState>
    )
  // New hires who start next month are searched for as often as those who are there.
  const leavesOthersOut = view.search !== undefined && view.state === undefined
  return (
    <EmptyState
      icon={<SearchX size={24} />}
      title={
        leavesOthersOut ? (
          <Trans>No current employee matches</Trans>
        ) : (
          <Trans>No person matches</Trans>
        )
      }
      action={
        leavesOthersOut ? (
          <Button onClick={() => onView({ state: 'all', page: undefined })}>
            <Trans>Include future and former employees</Trans>
          </Button>
        ) : (
          <Button onClick={() => onView({ ...NO_FILTERS, search: undefined })}>
            <Trans>Show current employees</Trans>
          </Button>
        )
      }
    >
      <p>
        <Trans>Try another part of the name or email, or take a filter off.</Trans>
      </p>
    </EmptyState>
  )
}
