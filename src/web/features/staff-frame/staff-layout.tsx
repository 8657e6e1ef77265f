import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { CircleQuestionMark, Menu as MenuIcon, Settings, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

import { Brand } from '#web/features/shell/brand.tsx'
import { LanguageSwitch } from '#web/features/shell/language-switch.tsx'
import { NavbarName } from '#web/features/shell/navbar-name.tsx'
import { PRODUCT } from '#web/features/shell/product.ts'
import type { ShellProps, ShellUser } from '#web/features/shell/shell-types.ts'
import { UserMenu } from '#web/features/shell/user-menu.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { MAIN_ID, SkipLink } from '#web/ui/layout/skip-link.tsx'

import { SectionLinks } from './section-links.tsx'
import {
  canOpenSettings,
  type StaffDestinations,
  type StaffPermissions,
} from './staff-navigation.ts'
import { useStaffUserItems } from './staff-user-items.ts'
import { StartMenu } from './start-menu.tsx'

import styles from '../shell/shell.module.css'

type StaffLayoutProps = ShellProps & {
  user: ShellUser
  permissions: StaffPermissions
  destinations: StaffDestinations
  /** Provider admin pages stand above the companies: no company settings there. */
  isProviderPage?: boolean
  /** Opens the search over everything. */
  search?: ReactNode
}

/** The frame of every staff screen: all sections one click away, folded into a menu on a phone. */
export function StaffLayout(props: StaffLayoutProps) {
  const {
    user,
    company,
    permissions,
    destinations,
    isProviderPage = false,
    search,
    banner,
    children,
    ...settings
  } = props
  const { locale, onLocaleChange, ...account } = settings
  const { t } = useLingui()
  const navigationId = useId()
  const pathname = useLocation({ select: (location) => location.pathname })
  // Remembers where it was opened: arriving elsewhere closes it without an effect.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === pathname
  const hasSettings =
    canOpenSettings(permissions, isProviderPage) && destinations.companySettings !== undefined
  const { canChooseCompany } = permissions
  const canImport = hasSettings && (permissions.isProviderAdmin || permissions.hasAllEmployeeAccess)
  const items = useStaffUserItems(destinations, { hasSettings, canChooseCompany, canImport })

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpenedAt(null)
  }

  return (
    <div className={styles.page}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape from the links inside */}
      <header className={classNames(styles.bar, styles.sticky)} onKeyDown={closeByEscape}>
        <SkipLink />
        <div className={styles.barInner}>
          <NavigationToggle
            isOpen={isOpen}
            controls={navigationId}
            onToggle={() => setOpenedAt(isOpen ? null : pathname)}
          />
          <Brand
            logoUrl={company.isWhiteLabel === true ? company.logoUrl : null}
            companyName={company.name}
            href={destinations.home}
          />
          {/* The user who is in no company sees the product's name once, in the brand. */}
          {company.name !== PRODUCT.name && company.hasOwnHeader !== true && (
            <NavbarName className={styles.company} name={company.name} />
          )}
          <div id={navigationId} className={classNames(styles.navigation, isOpen && styles.open)}>
            <SectionLinks
              permissions={permissions}
              destinations={destinations}
              pathname={pathname}
            />
          </div>
          <div className={styles.end}>
            {search}
            <StartMenu destinations={destinations} />
            {destinations.help !== undefined && <HelpLink href={destinations.help} />}
            {hasSettings && <SettingsLink href={destinations.companySettings} />}
            <LanguageSwitch locale={locale} onLocaleChange={onLocaleChange} />
            <UserMenu user={user} items={items} {...account} />
          </div>
        </div>
      </header>
      {banner !== undefined && (
        <section className={styles.banner} aria-label={t`Notice`}>
          {banner}
        </section>
      )}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}

function NavigationToggle({
  isOpen,
  controls,
  onToggle,
}: {
  isOpen: boolean
  controls: string
  onToggle: () => void
}) {
  const { t } = useLingui()
  return (
    <IconButton
      className={styles.navigationToggle}
      label={isOpen ? t`Close navigation` : t`Open navigation`}
      icon={isOpen ? <X size={20} /> : <MenuIcon size={20} />}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    />
  )
}

function HelpLink({ href }: { href: string }) {
  return (
    <BarLink href={href} target="_blank" icon={<CircleQuestionMark size={19} aria-hidden="true" />}>
      <Trans>Help</Trans>
    </BarLink>
  )
}

function SettingsLink({ href }: { href: string | undefined }) {
  if (href === undefined) return null
  return (
    <BarLink
      className={styles.settings}
      href={href}
      icon={<Settings size={19} aria-hidden="true" />}
    >
      <Trans>Company Settings</Trans>
    </BarLink>
  )
}

type BarLinkProps = {
  className?: string
  href: string
  target?: '_blank'
  icon: ReactNode
  children: ReactNode
}

function BarLink({ className, href, target, icon, children }: BarLinkProps) {
  return (
    <AppLink
      className={classNames(
        linkButton({ variant: 'quiet', size: 'small' }),
        styles.iconLink,
        className,
      )}
      href={href}
      target={target}
    >
      {icon}
      <span className={styles.barLinkWords}>{children}</span>
    </AppLink>
  )
}
