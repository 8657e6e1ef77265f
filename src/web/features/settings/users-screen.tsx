// The people of the company, and which roles they hold.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SearchX, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'

import { USER_LIST } from '#contract/access/access-rules.ts'
import { listRequest } from '#web/api/list-search.ts'
import { idOf } from '#web/api/page-search.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'

import { useRoles } from './role-queries.ts'
import { INVITATIONS_HREF } from './settings-paths.ts'
import type { UserSearch } from './user-search.ts'
import { UserTable } from './user-table.tsx'

import styles from './settings.module.css'

type UsersScreenProps = {
  accountId: number
  /** Chooses and saves views of the list. */
  views?: ReactNode
  view: UserSearch
  onView: ChangeView<UserSearch>
}

export function UsersScreen({ accountId, views, view, onView }: UsersScreenProps) {
  const { t } = useLingui()
  const roles = useRoles(accountId)
  const asked = { path: { account_id: accountId }, query: listRequest(USER_LIST, view) }
  const list = useDataQuery('/account/v1/user-roles/{account_id}/', asked)
  const { data, meta } = list.data
  return (
    <>
      <PageHeader
        title={<Trans>Users</Trans>}
        description={<Trans>The people at your company who use Fairlead, and their roles.</Trans>}
        actions={
          <AppLink className={linkButton({ variant: 'primary' })} href={INVITATIONS_HREF}>
            <Trans>Invite a user</Trans>
          </AppLink>
        }
      />
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search users by name or email`}
          placeholder={t`Search by name or email`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        {views}
        <SelectField
          className={`${styles.filter} ${styles.bare}`}
          label={<VisuallyHidden>{t`Role`}</VisuallyHidden>}
          placeholder={t`All roles`}
          options={roles.map((role) => ({
            value: String(role.role_id),
            label: role.role_name,
          }))}
          value={view.role_id ?? ''}
          onChange={(event) => onView({ role_id: idOf(event.target.value), page: undefined })}
        />
        <ResultCount className={styles.count}>
          <Plural value={meta.total} one="# user" other="# users" />
        </ResultCount>
      </div>
      {data.length === 0 ? (
        <NoUsers view={view} onView={onView} total={meta.total} />
      ) : (
        <>
          <UserTable rows={data} view={view} onView={onView} isBusy={list.isBehind} />
          <Pagination
            page={meta.page}
            pageSize={meta.page_size}
            total={meta.total}
            onPage={(page) => onView({ page })}
          />
        </>
      )}
    </>
  )
}

type NoUsersProps = Pick<UsersScreenProps, 'view' | 'onView'> & { total: number }

function NoUsers({ view, onView, total }: NoUsersProps) {
  if (total > 0) {
    return (
      <EmptyPage icon={<UsersRound size={24} />} onFirstPage={() => onView({ page: undefined })} />
    )
  }
  const everyone = { search: undefined, role_id: undefined, page: undefined }
  return (
    <EmptyState
      icon={<SearchX size={24} />}
      title={<Trans>No user matches</Trans>}
      action={
        <Button onClick={() => onView({ ...view, ...everyone })}>
          <Trans>Show all users</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Try another part of the name or email, or take the role off.</Trans>
      </p>
    </EmptyState>
  )
}
