// The staff frame, filled with who is signed in. Staff screens are online-only; the frame says so when the network is gone.
import { Trans } from '@lingui/react/macro'
import { Outlet, useNavigate } from '@tanstack/react-router'

import type { CurrentUser, Role } from '#contract/session.ts'
import { Banner } from '#web/ui/banner.tsx'

import { PRODUCT } from './product.ts'
import { StaffLayout } from './staff-layout.tsx'
import type { StaffPermissions } from './staff-navigation.ts'
import { useUpdateBanner } from './update-banner.tsx'
import { useIsOnline } from './use-is-online.ts'
import { useShell } from './use-shell.ts'

/** Surrounds every screen of company staff. */
export function StaffFrame({ user }: { user: CurrentUser }) {
  const shell = useShell()
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const updateBanner = useUpdateBanner()
  const company = user.roles[0]?.account_name ?? PRODUCT.name
  return (
    <StaffLayout
      {...shell}
      company={{ name: company }}
      user={{ name: `${user.first_name} ${user.last_name}`, email: user.email, isStaff: true }}
      permissions={permissionsOf(user)}
      destinations={{ home: '/hire', requisitions: '/hire', myProgress: '/user/progress' }}
      onSignOut={() => void navigate({ to: '/logout' })}
      banner={isOnline ? updateBanner : <OfflineBanner />}
    >
      <Outlet />
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

function permissionsOf(user: CurrentUser): StaffPermissions {
  const has = (flag: keyof Role) =>
    user.roles.some((role) => role.full_access || role[flag] === true)
  return {
    isProviderAdmin: user.is_jf_admin,
    hasCompanyDashboardAccess: has('company_dashboard_access'),
    hasAllEmployeeAccess: has('all_employee_access'),
    hasCompanySettingsAccess: has('company_settings_access'),
    hasPathways: false,
  }
}
