import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'

import { NoCompanyScreen } from '#web/features/requisitions/no-company-screen.tsx'
import { accountIdOf } from '#web/features/session/guards.ts'
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx'
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'
import { currentSection } from '#web/features/staff-shell/find-sections.ts'
import { openSettingsMessages } from '#web/i18n/staff-catalogs.ts'

export const Route = createFileRoute('/_staff/settings')({
  // No company: the screens below are not shown, and 0 is no company's id.
  beforeLoad: ({ context }) => ({ accountId: accountIdOf(context.user) ?? 0 }),
  loader: openSettingsMessages,
  component: Frame,
})

function Frame() {
  const { user, accountId } = Route.useRouteContext()
  const pathname = useLocation({ select: (location) => location.pathname })
  const asked = useLocation({ select: (location) => location.searchStr })
  if (accountId === 0) return <NoCompanyScreen />
  return (
    <SettingsFrame pathname={pathname} user={user}>
      <DataBoundary
        {...{ pathname, asked }}
        flag="company_settings_access"
        homeHref={currentSection(pathname) ?? '/settings'}
      >
        <Outlet />
      </DataBoundary>
    </SettingsFrame>
  )
}
