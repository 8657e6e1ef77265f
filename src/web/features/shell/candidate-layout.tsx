import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'

import { useFormatter } from '#web/i18n/use-formatter.ts'
import { classNames } from '#web/ui/class-names.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { MAIN_ID, SkipLink } from '#web/ui/layout/skip-link.tsx'

import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import type { ShellProps, ShellUser } from './shell-types.ts'
import { UserMenu } from './user-menu.tsx'

import styles from './shell.module.css'

const THIS_YEAR = new Date().getFullYear()

export type CandidateDestination =
  | 'home'
  | 'profile'
  | 'reports'
  | 'experience'
  | 'changePassword'
  | 'secondFactors'
  | 'sessions'
  | 'companies'
  | 'myPrivacy'
  | 'device'
  | 'help'
  | 'adminConsole'
  | 'terms'
  | 'privacy'

type CandidateLayoutProps = ShellProps & {
  /** Absent before signing in. */
  user?: ShellUser | null
  /** Only what is given is offered, so no link leads nowhere. */
  destinations: Partial<Record<CandidateDestination, string>>
  /** Where the close icon leads (/user/progress); without it there is no icon. */
  closeHref?: string
}

/** The frame of every candidate screen: calm, one column, always a way out. */
export function CandidateLayout(props: CandidateLayoutProps) {
  const {
    user,
    company,
    destinations,
    closeHref,
    banner,
    children,
    locale,
    onLocaleChange,
    ...account
  } = props
  const { t } = useLingui()
  const year = useFormatter().number(THIS_YEAR, { useGrouping: false })
  const companyName = company.name
  const items = useUserItems(destinations, user?.isStaff ?? false)

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <SkipLink />
        <div className={classNames(styles.barInner, styles.narrow)}>
          <Brand logoUrl={company.logoUrl} companyName={companyName} href={destinations.home} />
          <div className={styles.end}>
            <LanguageSwitch locale={locale} onLocaleChange={onLocaleChange} />
            {user !== undefined && user !== null && (
              <UserMenu user={user} items={items} {...account} />
            )}
            {closeHref !== undefined && (
              <AppLink
                className={classNames(
                  linkButton({ variant: 'quiet', size: 'small' }),
                  styles.iconLink,
                )}
                href={closeHref}
                aria-label={t`Close and go to my progress`}
                title={t`Close and go to my progress`}
              >
                <X size={20} aria-hidden="true" />
              </AppLink>
            )}
          </div>
        </div>
      </header>
      {banner !== undefined && (
        <section className={classNames(styles.banner, styles.narrow)} aria-label={t`Notice`}>
          {banner}
        </section>
      )}
      <main id={MAIN_ID} tabIndex={-1} className={classNames(styles.main, styles.narrow)}>
        {children}
      </main>
      <footer className={styles.footer}>
        <span>
          © {year} {companyName}
        </span>
        {destinations.terms !== undefined && (
          <AppLink href={destinations.terms}>
            <Trans>Terms</Trans>
          </AppLink>
        )}
        {destinations.privacy !== undefined && (
          <AppLink href={destinations.privacy}>
            <Trans>Privacy</Trans>
          </AppLink>
        )}
      </footer>
    </div>
  )
}

function useUserItems(
  destinations: CandidateLayoutProps['destinations'],
  isStaff: boolean,
): MenuItem[] {
  const { t } = useLingui()
  const wanted: Array<{ id: CandidateDestination; label: string; isExternal?: boolean }> = [
    { id: 'profile', label: t`My Profile` },
    { id: 'reports', label: t`My Reports` },
    { id: 'experience', label: t`My Experience` },
    { id: 'changePassword', label: t`Change Password` },
    { id: 'secondFactors', label: t`Two-factor authentication` },
    { id: 'sessions', label: t`Where you are signed in` },
    ...(isStaff ? [{ id: 'companies' as const, label: t`Companies you work for` }] : []),
    { id: 'device', label: t`My device` },
    { id: 'myPrivacy', label: t`Privacy` },
    { id: 'help', label: t`Get Help`, isExternal: true },
    ...(isStaff ? [{ id: 'adminConsole' as const, label: t`Admin Console` }] : []),
  ]
  return wanted.flatMap(({ id, ...item }) => {
    const href = destinations[id]
    return href === undefined ? [] : [{ id, href, ...item }]
  })
}
