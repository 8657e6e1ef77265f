// The staff frame, filled with who is signed in. Staff screens are online-only; the frame says so when the network is gone.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { AccountInfo } from '#contract/access/account.ts'
import { accessOf, hasFlag } from '#contract/access/screen-access.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { isOn, type PreferenceName } from '#contract/settings/account-preferences.ts'
import { ErrorBoundary } from '#web/features/shell/error-boundary.tsx'
import { addErrorMessages } from '#web/features/shell/error-messages.ts'
import { PRODUCT } from '#web/features/shell/product.ts'
import type { ShellCompany } from '#web/features/shell/shell-types.ts'
import { useUpdateBanner } from '#web/features/shell/update-banner.tsx'
import { useIsOnline } from '#web/features/shell/use-is-online.ts'
import { useShell } from '#web/features/shell/use-shell.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { EditorServices } from './editor-services.tsx'
import { PaletteButton } from './palette/palette-button.tsx'
import { paletteCommands } from './palette/palette-commands.ts'
import { companyQuery } from './staff-company-query.ts'
import { STAFF_DESTINATIONS } from './staff-destinations.ts'
import { STAFF_ERROR_MESSAGES } from './staff-error-messages.ts'
import { StaffLayout } from './staff-layout.tsx'
import type { StaffPermissions } from './staff-navigation.ts'
import { useSecondFactorDemand } from './staff-second-factor.ts'
import { useAccent } from './use-accent.ts'

// Before any staff screen can be refused something.
addErrorMessages(STAFF_ERROR_MESSAGES)

type StaffFrameProps = {
  user: CurrentUser
  /** The screen; without it, that of the route inside. */
  children?: ReactNode
}

/** Surrounds every screen of company staff, and of provider admins. */
export function StaffFrame({ user, children }: StaffFrameProps) {
  const shell = useShell()
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const updateBanner = useUpdateBanner()
  useSecondFactorDemand()
  const pathname = useLocation({ select: (location) => location.pathname })
  const isProviderPage = accessOf(pathname).level === 3
  const [role] = user.roles
  const { data } = useQuery({
    ...companyQuery(role?.account_id ?? 0),
    enabled: role !== undefined,
  })
  const permissions = permissionsOf(user, data)
  useAccent(hasSwitch(data, 'WHITE_LABEL_LOGO') ? data?.accent_color : null)
  return (
    <StaffLayout
      {...shell}
      company={companyOf(data, role?.account_name)}
      user={{ name: `${user.first_name} ${user.last_name}`, email: user.email, isStaff: true }}
      permissions={permissions}
      destinations={STAFF_DESTINATIONS}
      isProviderPage={isProviderPage}
      search={
        <PaletteButton accountId={role?.account_id} commands={paletteCommands(user, permissions)} />
      }
      onSignOut={() => void navigate({ to: '/logout' })}
      banner={isOnline ? updateBanner : <OfflineBanner />}
    >
      <ErrorBoundary resetKey={pathname} homeHref="/hire">
        <EditorServices accountId={role?.account_id}>{children ?? <Outlet />}</EditorServices>
      </ErrorBoundary>
    </StaffLayout>
  )
}

function OfflineBanner() {
  return (
    <Banner tone="warning" isLive>
      <Trans>
        You are offline. Hiring screens need the network; what you see may be out of date.
      </Trans>
    </Banner>
  )
}

function companyOf(info: AccountInfo | undefined, known: string | undefined): ShellCompany {
  const isWhiteLabel = hasSwitch(info, 'WHITE_LABEL_LOGO')
  const header = info?.use_custom_header === true ? info.custom_header_file : null
  return {
    name: info?.name ?? known ?? PRODUCT.name,
    logoUrl: header ?? info?.logo_url ?? null,
    isWhiteLabel,
    hasOwnHeader: isWhiteLabel && header !== null,
  }
}

function permissionsOf(user: CurrentUser, info: AccountInfo | undefined): StaffPermissions {
  return {
    isProviderAdmin: user.is_jf_admin,
    canChooseCompany:
      user.is_jf_admin || new Set(user.roles.map((role) => role.account_id)).size > 1,
    hasCompanyDashboardAccess: hasFlag(user, 'company_dashboard_access'),
    hasAllEmployeeAccess: hasFlag(user, 'all_employee_access'),
    hasCompanySettingsAccess: hasFlag(user, 'company_settings_access'),
    hasPathways: hasSwitch(info, 'PATHWAY_ACCESS'),
  }
}

function hasSwitch(info: AccountInfo | undefined, name: PreferenceName): boolean {
  return isOn(info?.preferences ?? [], name)
}
