// Which screen of the settings is shown at an address.
import type { CurrentUser } from '#contract/session.ts'
import type { ChangeView } from '#web/ui/staff/change-view.ts'
import { pageOf } from '#web/ui/staff/list-search.ts'

import { AuditScreen } from './audit-screen.tsx'
import { auditSearch } from './audit-search.ts'
import { InvitationsScreen } from './invitations-screen.tsx'
import { DueScreen } from './privacy/due-screen.tsx'
import { holdSearch, newHoldSearch } from './privacy/hold-search.ts'
import { HoldsScreen } from './privacy/holds-screen.tsx'
import { NewHoldScreen } from './privacy/new-hold-screen.tsx'
import { RetentionScreen } from './privacy/retention-screen.tsx'
import { dueSearch, retentionSearch } from './privacy/retention-search.ts'
import { RoleScreen } from './role-screen.tsx'
import { RolesScreen } from './roles-screen.tsx'
import type { SettingsScreen } from './settings-paths.ts'
import { SignInScreen } from './sign-in-screen.tsx'
import { SignOnScreen } from './sign-on-screen.tsx'
import { TextScreen } from './text-screen.tsx'
import { TextsScreen } from './texts-screen.tsx'
import { UserScreen } from './user-screen.tsx'
import { userSearch } from './user-search.ts'
import { UsersScreen } from './users-screen.tsx'

type Search = Record<string, unknown>

type SettingsAreaProps = {
  screen: SettingsScreen
  accountId: number
  user: CurrentUser
  search: Search
  onSearch: (search: Search, how: { isTyping: boolean }) => void
  /** What the signed-in user may do has changed. */
  onOwnChange: () => Promise<void>
}

export function SettingsArea(props: SettingsAreaProps) {
  const { screen, accountId, user, search, onOwnChange } = props
  switch (screen.name) {
    case 'users':
      return <UsersScreen accountId={accountId} {...viewOf(props, userSearch)} />
    case 'user':
      return <UserScreen {...{ accountId, user, onOwnChange }} userId={screen.userId} />
    case 'roles':
      return <RolesScreen accountId={accountId} user={user} />
    case 'role':
      return (
        <RoleScreen
          {...{ accountId, user, onOwnChange }}
          roleId={screen.roleId}
          from={search['from']}
        />
      )
    case 'invitations':
      return (
        <InvitationsScreen
          {...{ accountId, user }}
          page={pageOf(search['page']) ?? 1}
          onPage={(page) => props.onSearch({ page: pageOf(page) }, { isTyping: false })}
        />
      )
    case 'sign-in':
      return <SignInScreen accountId={accountId} />
    case 'single-sign-on':
      return <SignOnScreen accountId={accountId} />
    case 'texts':
      return <TextsScreen accountId={accountId} />
    case 'text':
      return <TextScreen accountId={accountId} kind={screen.kind} />
    case 'audit-trail':
      return <AuditScreen accountId={accountId} {...viewOf(props, auditSearch)} />
    case 'retention':
      return <RetentionScreen accountId={accountId} {...viewOf(props, retentionSearch)} />
    case 'due':
      return <DueScreen accountId={accountId} {...viewOf(props, dueSearch)} />
    case 'holds':
      return <HoldsScreen accountId={accountId} {...viewOf(props, holdSearch)} />
    case 'new-hold':
      return <NewHoldScreen accountId={accountId} {...viewOf(props, newHoldSearch)} />
    default:
      return screen satisfies never
  }
}

/** A list's view out of the address, and what writes it back. */
function viewOf<View extends Search>(
  { search, onSearch }: SettingsAreaProps,
  read: (search: Search) => View,
): { view: View; onView: ChangeView<View> } {
  return {
    view: read(search),
    onView: (change, how) =>
      onSearch(read({ ...search, ...change }), { isTyping: how?.isTyping ?? false }),
  }
}
