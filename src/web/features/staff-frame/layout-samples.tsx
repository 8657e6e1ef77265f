// The frames of the product with sample people in them, for the style guide: each fills a page of its own,
// because a page has only one main. Names stand for what the server sends, so they are not translated.
import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { CandidateLayout } from '#web/features/shell/candidate-layout.tsx'
import { ErrorScreen } from '#web/features/shell/error-boundary.tsx'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { NotFoundScreen } from '#web/features/shell/not-found-screen.tsx'
import { StartUpSplash } from '#web/features/shell/start-up-splash.tsx'
import { activateLocale, currentLocale, type Locale } from '#web/i18n/i18n.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ProgressRing } from '#web/ui/feedback/progress-ring.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { applyTheme, type ThemeChoice } from '#web/ui/theme.ts'

import { StaffLayout } from './staff-layout.tsx'
import type { StaffDestinations, StaffPermissions } from './staff-navigation.ts'

export const layoutSamples = [
  'candidate',
  'staff',
  'not-found',
  'not-authorized',
  'error',
  'splash',
] as const

type LayoutSample = (typeof layoutSamples)[number]

const sample = {
  person: 'Maria Fernanda Ortiz',
  email: 'maria.ortiz@northwind.example',
  company: 'Northwind Traders',
  job: 'Warehouse lead',
  place: 'Monterrey, Nuevo León',
}
const here = '/styleguide'

/** One frame or full-page screen by its name. */
export function LayoutSampleScreen({ layout }: { layout: LayoutSample }) {
  return (
    <I18nProvider i18n={i18n}>
      <LayoutContent layout={layout} />
    </I18nProvider>
  )
}

function LayoutContent({ layout }: { layout: LayoutSample }) {
  // Reading the context follows a change of language.
  useLingui()
  const [theme, setTheme] = useState<ThemeChoice>('system')
  const common = {
    user: { name: sample.person, email: sample.email, isStaff: true },
    company: { name: sample.company },
    onSignOut: () => undefined,
    locale: currentLocale(),
    onLocaleChange: (locale: Locale) => void activateLocale(locale),
    theme,
    onThemeChange: (next: ThemeChoice) => {
      setTheme(next)
      applyTheme(next)
    },
  }

  if (layout === 'splash') return <StartUpSplash />
  if (layout === 'staff') {
    return (
      <StaffLayout
        {...common}
        permissions={everything}
        destinations={staffDestinations}
        banner={
          <Banner tone="info">
            <Trans>Scores are being recalculated. Until then, the list shows the old ones.</Trans>
          </Banner>
        }
      >
        <PageHeader title={sample.job} description={sample.place} />
      </StaffLayout>
    )
  }
  return (
    <CandidateLayout {...common} destinations={candidateDestinations} closeHref={here}>
      <CandidateContent layout={layout} />
    </CandidateLayout>
  )
}

function CandidateContent({ layout }: { layout: Exclude<LayoutSample, 'staff' | 'splash'> }) {
  switch (layout) {
    case 'not-found':
      return <NotFoundScreen homeHref={here} />
    case 'not-authorized':
      return <NotAuthorizedScreen homeHref={here} supportHref="https://example.com/support" />
    case 'error':
      return <ErrorScreen homeHref={here} onRetry={() => undefined} />
    case 'candidate':
      return (
        <>
          <PageHeader title={sample.job} description={sample.place} />
          <Card style={{ marginTop: 'var(--space-5)' }}>
            <ProgressRing percent={45} label={sample.job} size={72} />
          </Card>
        </>
      )
  }
}

const everything: StaffPermissions = {
  isProviderAdmin: false,
  hasCompanyDashboardAccess: true,
  hasAllEmployeeAccess: true,
  hasCompanySettingsAccess: true,
  hasPathways: true,
  canChooseCompany: false,
}

const staffDestinations: StaffDestinations = {
  home: here,
  dashboard: '/account/dashboard',
  employees: '/people',
  profiles: '/jobprofile',
  requisitions: here,
  candidates: '/applicants',
  pathways: '/pathways',
  interviews: '/interviews',
  startInterview: here,
  startPerformanceReview: here,
  help: 'https://example.com/help',
  companySettings: here,
  myProfile: here,
  myProgress: here,
  changePassword: here,
  importData: here,
}

const candidateDestinations = {
  home: here,
  profile: here,
  reports: here,
  experience: here,
  changePassword: here,
  help: 'https://example.com/help',
  adminConsole: here,
  terms: here,
  privacy: here,
}
