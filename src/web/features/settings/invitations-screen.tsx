// Inviting a user to the company, and the invitations that no one has accepted yet.
import { Trans, useLingui } from '@lingui/react/macro'
import { MailPlus } from 'lucide-react'

import type { Person } from '#contract/access/screen-access.ts'
import { useData } from '#web/api/use-data.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'

import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { useRoles } from './role-queries.ts'
import { USERS_HREF } from './settings-paths.ts'

import styles from './settings.module.css'

const PAGE_SIZE = 25

type InvitationsScreenProps = {
  accountId: number
  user: Person
  page: number
  onPage: (page: number) => void
}

export function InvitationsScreen({ accountId, user, page, onPage }: InvitationsScreenProps) {
  const roles = useRoles(accountId)
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
      <InviteForm accountId={accountId} user={user} roles={roles} />
      <Waiting accountId={accountId} page={page} onPage={onPage} />
    </>
  )
}

function Waiting({ accountId, page, onPage }: Omit<InvitationsScreenProps, 'user'>) {
  const { t } = useLingui()
  const query = { page, page_size: PAGE_SIZE }
  const asked = { path: { account_id: accountId }, query }
  const { data, meta } = useData('/account/v1/staff-invitations/{account_id}/', asked)
  if (data.length === 0 && meta.total > 0) return <EmptyPage onFirstPage={() => onPage(1)} />
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
