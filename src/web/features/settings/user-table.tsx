import { useLingui } from '@lingui/react/macro'

import { USER_LIST } from '#contract/access/access-rules.ts'
import type { Member } from '#contract/access/roles.ts'
import { orderingIn } from '#web/api/list-search.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { orderingOf, sortOf } from '#web/ui/staff/table/sort-ordering.ts'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import { userHref } from './settings-paths.ts'
import type { UserSearch } from './user-search.ts'

import styles from './settings.module.css'

type UserTableProps = {
  rows: readonly Member[]
  view: UserSearch
  onView: ChangeView<UserSearch>
  isBusy: boolean
}

/** The people, one a row; a row opens what they may do. */
export function UserTable({ rows, view, onView, isBusy }: UserTableProps) {
  const { t } = useLingui()
  return (
    <Table
      caption={t`Users`}
      columns={useColumns()}
      rows={rows}
      rowId={(row) => String(row.user_id)}
      rowHref={(row) => userHref(row.user_id)}
      sort={sortOf(view.ordering ?? USER_LIST.defaultSort)}
      onSort={(sort) =>
        onView({ ordering: orderingIn(USER_LIST, orderingOf(sort)), page: undefined })
      }
      isBusy={isBusy}
    />
  )
}

function useColumns(): Array<Column<Member>> {
  const { t } = useLingui()
  return [
    {
      id: 'name',
      header: t`Name`,
      isSortable: true,
      cell: (row) => `${row.first_name} ${row.last_name}`,
      // On a phone there is no room for a column of its own.
      detail: (row) => <span className={styles.onlyOnPhone}>{row.email}</span>,
    },
    {
      id: 'email',
      header: t`Email`,
      isSortable: true,
      isSecondary: true,
      cell: (row) => row.email,
    },
    {
      id: 'roles',
      header: t`Roles`,
      cell: (row) => (
        <span className={styles.badges}>
          {row.roles.map((role, index) => (
            <Badge key={role.role_id} tone={index === 0 ? 'accent' : 'neutral'}>
              {role.role_name}
            </Badge>
          ))}
        </span>
      ),
    },
  ]
}
