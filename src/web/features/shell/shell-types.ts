import type { ReactNode } from 'react'

import type { Locale } from '#web/i18n/i18n.ts'
import type { ThemeChoice } from '#web/ui/theme.ts'

/** Who is signed in, as the shell shows them. */
export type ShellUser = { name: string; email?: string; isStaff: boolean }

export type ShellCompany = {
  name: string
  logoUrl?: string | null
  /** The customer pays for their own logo in the staff navigation. */
  isWhiteLabel?: boolean
  /** The customer's own header stands in place of logo and name. */
  hasOwnHeader?: boolean
}

/** What both layouts need: nothing here fetches, every act is the caller's. */
export type ShellProps = {
  company: ShellCompany
  locale: Locale
  onLocaleChange: (locale: Locale) => void
  theme: ThemeChoice
  onThemeChange: (theme: ThemeChoice) => void
  onSignOut: () => void
  /** Stands between the navigation and the page: offline, update ready, scores being recalculated. */
  banner?: ReactNode
  children: ReactNode
}
