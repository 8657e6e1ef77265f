// A user of the company: their roles in order, what they are kept to, and taking them out of the company.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'

import type { AccountRole, MemberDetail } from '#contract/access/roles.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { AppLink } from '#web/ui/app-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkButton } from '#web/ui/link-button.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { LoadProblem } from '#web/ui/staff/load-problem.tsx'

import { EndAllSessions } from './end-all-sessions.tsx'
import { RemoveUser } from './remove-user.tsx'
import { ResetFactors } from './reset-factors.tsx'
import { rolesQuery } from './role-queries.ts'
import { USERS_HREF } from './settings-paths.ts'
import { SignOutOfCompany } from './sign-out-of-company.tsx'
import { UserForm } from './user-form.tsx'
import { userQuery } from './user-queries.ts'

type UserScreenProps = {
  accountId: number
  userId: number
  user: CurrentUser
  /** What the signed-in user may do has changed. */
  onOwnChange: () => Promise<void>
}

export function UserScreen(props: UserScreenProps) {
  const { accountId, userId } = props
  const member = useQuery(userQuery({ accountId, userId }))
  const roles = useQuery(rolesQuery(accountId))
  const failed = [member, roles].find((one) => one.data === undefined && one.isError)
  if (failed !== undefined) {
    return (
      <LoadProblem
        error={failed.error}
        headingLevel={1}
        title={<Trans>The user could not be loaded</Trans>}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
        forbidden={<NotAuthorizedScreen missing="company_settings_access" />}
        missing={<NoSuchUser />}
      />
    )
  }
  if (member.data === undefined || roles.data === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="20rem" />
      </SkeletonGroup>
    )
  }
  return <LoadedUser {...props} member={member.data} roles={roles.data} />
}

type LoadedUserProps = UserScreenProps & { member: MemberDetail; roles: readonly AccountRole[] }

function LoadedUser({ accountId, user, onOwnChange, member, roles }: LoadedUserProps) {
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

function NoSuchUser() {
  return (
    <EmptyState
      headingLevel={1}
      icon={<UserRoundX size={24} />}
      title={<Trans>No users of your company are here</Trans>}
      action={
        <AppLink className={linkButton({ variant: 'primary' })} href={USERS_HREF}>
          <Trans>Show all users</Trans>
        </AppLink>
      }
    >
      <p>
        <Trans>They may have been removed, or the link belongs to another company.</Trans>
      </p>
    </EmptyState>
  )
}
