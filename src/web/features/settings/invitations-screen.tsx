// Inviting a user to the company, and the invitations that no one has accepted yet.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MailPlus } from 'lucide-react'

import type { Person } from '#contract/access/screen-access.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadProblem } from '#web/ui/staff/load-problem.tsx'
import { Pagination } from '#web/ui/staff/pagination.tsx'
import { SkeletonTable } from '#web/ui/staff/skeleton-table.tsx'

import { invitationsQuery } from './invitation-queries.ts'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { rolesQuery } from './role-queries.ts'
import { USERS_HREF } from './settings-paths.ts'

import styles from './settings.module.css'

type InvitationsScreenProps = {
  accountId: number
  user: Person
  page: number
  onPage: (page: number) => void
}

export function InvitationsScreen({ accountId, user, page, onPage }: InvitationsScreenProps) {
  const roles = useQuery(rolesQuery(accountId))
  return (
    <>
      <PageHeader
        back={{ href: USERS_HREF, label: <Trans>Users</Trans> }}
        title={<Trans>Invitations</Trans>}
        description={
          <Trans>
            They get a mail with a link, which works once, for 7 days. The role begins when they
            accept, with the account that they have or with a new one.
          </Trans>
        }
      />
      {roles.data === undefined && roles.isError ? (
        <LoadProblem
          error={roles.error}
          title={<Trans>The roles could not be loaded</Trans>}
          onRetry={() => void roles.refetch()}
          isRetrying={roles.isFetching}
          forbidden={<NotAuthorizedScreen missing="company_settings_access" />}
        />
      ) : (
        <>
          {roles.data !== undefined && (
            <InviteForm accountId={accountId} user={user} roles={roles.data} />
          )}
          <Waiting accountId={accountId} page={page} onPage={onPage} />
        </>
      )}
    </>
  )
}

function Waiting({ accountId, page, onPage }: Omit<InvitationsScreenProps, 'user'>) {
  const { t } = useLingui()
  const list = useQuery(invitationsQuery(accountId, page))
  if (list.data === undefined) {
    return (
      <NotLoaded
        query={list}
        title={<Trans>The invitations could not be loaded</Trans>}
        skeleton={<SkeletonTable rows={3} />}
      />
    )
  }
  const { data, meta } = list.data
  if (data.length === 0) {
    return (
      <EmptyState icon={<MailPlus size={24} />} title={<Trans>No invitation is open</Trans>}>
        <p>
          <Trans>Invite a user above. Until they accept, the invitation is listed here.</Trans>
        </p>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.rows} role="list" aria-label={t`Open invitations`}>
        {data.map((invitation) => (
          <InvitationRow
            key={invitation.staff_invitation_id}
            accountId={accountId}
            invitation={invitation}
          />
        ))}
      </ul>
      <Pagination page={meta.page} pageSize={meta.page_size} total={meta.total} onPage={onPage} />
    </>
  )
}
