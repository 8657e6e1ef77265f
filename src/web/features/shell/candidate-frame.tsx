// The candidate frame, filled with who is signed in and where they can go.
import { Outlet, useNavigate } from '@tanstack/react-router'

import type { CurrentUser } from '#contract/session.ts'

import { CandidateLayout } from './candidate-layout.tsx'
import { PRODUCT } from './product.ts'
import { useUpdateBanner } from './update-banner.tsx'
import { useShell } from './use-shell.ts'

/** Surrounds every screen of a signed-in candidate. */
export function CandidateFrame({ user }: { user: CurrentUser }) {
  const shell = useShell()
  const banner = useUpdateBanner()
  const navigate = useNavigate()
  const isStaff = user.is_jf_admin || user.roles.length > 0
  return (
    <CandidateLayout
      {...shell}
      banner={banner}
      company={PRODUCT}
      user={{ name: `${user.first_name} ${user.last_name}`, email: user.email, isStaff }}
      destinations={{ home: '/user/progress', device: '/user/device', adminConsole: '/hire' }}
      closeHref="/user/progress"
      onSignOut={() => void navigate({ to: '/logout' })}
    >
      <Outlet />
    </CandidateLayout>
  )
}
