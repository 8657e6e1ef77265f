// One role: its name and what it opens; or a new one, begun with a preset or as a copy.
import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldX } from 'lucide-react'

import type { NotificationKind } from '#contract/access/role-notifications.ts'
import {
  ROLE_PRESET_FLAGS,
  ROLE_PRESET_NAMES,
  ROLE_PRESET_NOTIFICATIONS,
} from '#contract/access/role-presets.ts'
import type { AccountRole } from '#contract/access/roles.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { DeleteRole } from './delete-role.tsx'
import { flagsOf, mayGive, type RoleFlags } from './role-flags.ts'
import { RoleForm } from './role-form.tsx'
import { useRoles } from './role-queries.ts'
import { ROLES_HREF } from './settings-paths.ts'

type RoleScreenProps = {
  accountId: number
  /** Null for a new one. */
  roleId: number | null
  /** What a new one begins with, as the address says: the name of a preset, or the id of a role. */
  from?: string | number | undefined
  user: CurrentUser
  onOwnChange: () => Promise<void>
}

export function RoleScreen(props: RoleScreenProps) {
  const roles = useRoles(props.accountId)
  if (props.roleId === null) return <NewRole {...props} roles={roles} />
  const role = roles.find((one) => one.role_id === props.roleId)
  if (role === undefined) return <NoSuchRole />
  return <KnownRole {...props} role={role} roles={roles} />
}

type WithRoles = RoleScreenProps & { roles: readonly AccountRole[] }

function KnownRole({
  accountId,
  user,
  onOwnChange,
  role,
  roles,
}: WithRoles & { role: AccountRole }) {
  const isLocked = !mayGive(user, role)
  return (
    <>
      <PageHeader
        back={{ href: ROLES_HREF, label: <Trans>Roles</Trans> }}
        title={role.role_name}
        description={<Trans>Changes apply immediately to everyone with this role.</Trans>}
      />
      {isLocked && (
        <Banner>
          <Trans>
            This role opens more than yours do, so only a user who has it can change it.
          </Trans>
        </Banner>
      )}
      <RoleForm
        key={JSON.stringify(role)}
        {...{ accountId, user, isLocked }}
        roleId={role.role_id}
        initial={role}
        onSaved={onOwnChange}
      />
      {!isLocked && <DeleteRole {...{ accountId, user, role, roles }} onDeleted={onOwnChange} />}
    </>
  )
}

function NewRole({ accountId, user, onOwnChange, roles, from }: WithRoles) {
  const { t } = useLingui()
  const copied = roles.find((role) => String(role.role_id) === String(from))
  const initial =
    copied === undefined
      ? { role_name: '', ...presetOf(from) }
      : { ...copied, role_name: t`Copy of ${copied.role_name}` }
  return (
    <>
      <PageHeader
        back={{ href: ROLES_HREF, label: <Trans>Roles</Trans> }}
        title={<Trans>New role</Trans>}
        description={
          <Trans>Name it, and choose what it opens. You give it to people under Users.</Trans>
        }
      />
      <RoleForm
        key={String(from)}
        {...{ accountId, user }}
        roleId={null}
        initial={initial}
        isLocked={false}
        onSaved={onOwnChange}
      />
    </>
  )
}

function presetOf(from: unknown): RoleFlags & { notifications: readonly NotificationKind[] } {
  const preset = ROLE_PRESET_NAMES.find((name) => name === from)
  if (preset === undefined) return { ...flagsOf([]), notifications: [] }
  const notifications = ROLE_PRESET_NOTIFICATIONS[preset] ?? []
  return { ...flagsOf(ROLE_PRESET_FLAGS[preset]), notifications }
}

function NoSuchRole() {
  return (
    <EmptyState
      headingLevel={1}
      icon={<ShieldX size={24} />}
      title={<Trans>There is no such role</Trans>}
      action={
        <AppLink className={linkButton({ variant: 'primary' })} href={ROLES_HREF}>
          <Trans>Show all roles</Trans>
        </AppLink>
      }
    >
      <p>
        <Trans>It may have been deleted, or the link belongs to another company.</Trans>
      </p>
    </EmptyState>
  )
}
