import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut, Monitor, Moon, Sun } from 'lucide-react'

import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { Menu, type MenuSection } from '#web/ui/controls/menu.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import type { ThemeChoice } from '#web/ui/theme.ts'

import { cutName, initialsOf } from './cut-name.ts'
import type { ShellUser } from './shell-types.ts'

import styles from './shell.module.css'

type UserMenuProps = {
  user: ShellUser
  items: readonly MenuItem[]
  theme: ThemeChoice
  onThemeChange: (theme: ThemeChoice) => void
  onSignOut: () => void
}

/** Everything about the person who is signed in: their pages, the theme, signing out. */
export function UserMenu({ user, items, theme, onThemeChange, onSignOut }: UserMenuProps) {
  const { t } = useLingui()
  const name = user.name
  const themes: ReadonlyArray<{ id: ThemeChoice; label: string; Icon: typeof Sun }> = [
    { id: 'system', label: t`Like the device`, Icon: Monitor },
    { id: 'light', label: t`Light`, Icon: Sun },
    { id: 'dark', label: t`Dark`, Icon: Moon },
  ]
  const sections: MenuSection[] = [
    { id: 'pages', items },
    {
      id: 'theme',
      label: t`Theme`,
      items: themes.map(({ id, label, Icon }) => ({
        id,
        label,
        icon: <Icon size={17} aria-hidden="true" />,
        isChecked: theme === id,
        onSelect: () => onThemeChange(id),
      })),
    },
    {
      id: 'leave',
      items: [
        {
          id: 'sign-out',
          label: t`Sign out`,
          icon: <LogOut size={17} aria-hidden="true" />,
          onSelect: onSignOut,
        },
      ],
    },
  ]

  return (
    <Menu
      variant="quiet"
      size="small"
      align="end"
      triggerClassName={styles.userTrigger}
      trigger={
        <>
          <span className={styles.avatar} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <VisuallyHidden>
            <Trans>Account: {name}</Trans>
          </VisuallyHidden>
          <span className={styles.userName} title={name} aria-hidden="true">
            {cutName(name)}
          </span>
        </>
      }
      header={
        <>
          <strong className={styles.menuName}>{name}</strong>
          {user.email !== undefined && <span>{user.email}</span>}
        </>
      }
      sections={sections.filter((section) => section.items.length > 0)}
    />
  )
}
