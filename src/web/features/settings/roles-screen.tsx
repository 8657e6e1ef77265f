// The roles of the company: what each opens, and how many hold it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Plus } from 'lucide-react'

import { ROLE_PRESET_NAMES } from '#contract/access/role-presets.ts'
import type { AccountRole } from '#contract/access/roles.ts'
import type { Person } from '#contract/access/screen-access.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Menu } from '#web/ui/controls/menu.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import { openedBy, ROLE_FLAG_LABELS } from './role-flags.ts'
import { rolePresetLabels } from './role-preset-labels.ts'
import { useRoles } from './role-queries.ts'
import { newRoleHref, roleHref, usersOfRoleHref } from './settings-paths.ts'

import styles from './settings.module.css'

type RolesScreenProps = { accountId: number; user: Person }

export function RolesScreen({ accountId }: RolesScreenProps) {
  const { t } = useLingui()
  const roles = useRoles(accountId)
  const columns = useColumns()
  return (
    <>
      <PageHeader
        title={<Trans>Roles</Trans>}
        description={<Trans>Roles decide which parts of the app people can open.</Trans>}
        actions={<NewRole roles={roles} />}
      />
      <Table
        caption={t`Roles`}
        columns={columns}
        rows={roles}
        rowId={(row) => String(row.role_id)}
        rowHref={(row) => roleHref(row.role_id)}
      />
    </>
  )
}

function useColumns(): Array<Column<AccountRole>> {
  const { t, i18n } = useLingui()
  const format = useFormatter()
  return [
    { id: 'role_name', header: t`Role`, cell: (row) => row.role_name },
    {
      id: 'opens',
      header: t`Opens`,
      cell: (row) => {
        const flags = openedBy(row)
        if (flags.length === 0) return <Trans>Only the requisitions of their teams</Trans>
        return (
          <span className={styles.badges}>
            {flags.map((flag) => (
              <Badge key={flag} tone={flag === 'full_access' ? 'accent' : 'neutral'}>
                {i18n._(ROLE_FLAG_LABELS[flag].name)}
              </Badge>
            ))}
          </span>
        )
      },
    },
    {
      id: 'member_count',
      header: t`Users`,
      align: 'end',
      cell: (row) => {
        if (row.member_count === 0) return <span className={styles.faint}>{format.number(0)}</span>
        const role = row.role_name
        return (
          <AppLink href={usersOfRoleHref(row.role_id)}>
            <Plural value={row.member_count} one="# user" other="# users" />{' '}
            <VisuallyHidden>
              <Trans>with the role {role}</Trans>
            </VisuallyHidden>
          </AppLink>
        )
      },
    },
  ]
}

function NewRole({ roles }: { roles: readonly AccountRole[] }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const open = (from: string) => () => router.history.push(newRoleHref(from))
  return (
    <Menu
      variant="primary"
      align="end"
      trigger={
        <>
          <Plus size={18} aria-hidden="true" />
          <Trans>New role</Trans>
        </>
      }
      sections={[
        {
          id: 'presets',
          label: t`Begin with`,
          items: ROLE_PRESET_NAMES.map((name) => ({
            id: name,
            label: i18n._(rolePresetLabels[name]),
            onSelect: open(name),
          })),
        },
        {
          id: 'copies',
          label: t`Copy`,
          items: roles.map((role) => ({
            id: `copy-${role.role_id}`,
            label: role.role_name,
            onSelect: open(String(role.role_id)),
          })),
        },
      ]}
    />
  )
}
