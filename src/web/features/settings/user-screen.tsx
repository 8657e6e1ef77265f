// A user of the company: their roles in order, what they are kept to, and taking them out of the company.
import { Trans } from '@lingui/react/macro'

import type { CurrentUser } from '#contract/session/session.ts'
import { useData } from '#web/api/use-data.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { EndAllSessions } from './end-all-sessions.tsx'
import { RemoveUser } from './remove-user.tsx'
import { ResetFactors } from './reset-factors.tsx'
import { useRoles } from './role-queries.ts'
import { USERS_HREF } from './settings-paths.ts'
import { SignOutOfCompany } from './sign-out-of-company.tsx'
import { UserForm } from './user-form.tsx'

type UserScreenProps = {
  accountId: number
  userId: number
  user: CurrentUser
  /** What the signed-in user may do has changed. */
  onOwnChange: () => Promise<void>
}

export function UserScreen({ accountId, userId, user, onOwnChange }: UserScreenProps) {
  const path = { account_id: accountId, member_id: userId }
  const { data: member } = useData('/account/v1/user-role/{account_id}/user/{member_id}/', { path })
  const roles = useRoles(accountId)
  const isSelf = member.user_id === user.user_id
  return (
    <>
      <PageHeader
        back={{ href: USERS_HREF, label: <Trans>Users</Trans> }}
        title={`${member.first_name} ${member.last_name}`}
        meta={<span>{member.email}</span>}
      />
      <UserForm
        // What was saved is where the next change begins.
        key={JSON.stringify(member)}
        accountId={accountId}
        member={member}
        roles={roles}
        user={user}
        onSaved={isSelf ? onOwnChange : undefined}
      />
      {!isSelf && <SignOutOfCompany accountId={accountId} member={member} />}
      {user.is_jf_admin && <EndAllSessions accountId={accountId} member={member} />}
      {user.is_jf_admin && <ResetFactors accountId={accountId} member={member} />}
      <RemoveUser
        accountId={accountId}
        member={member}
        isSelf={isSelf}
        onRemoved={isSelf ? onOwnChange : undefined}
      />
    </>
  )
}
