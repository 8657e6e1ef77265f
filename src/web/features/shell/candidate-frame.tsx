// The candidate frame, filled with who is signed in and where they can go.
import { Outlet, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { CurrentUser } from '#contract/session/session.ts'

import { CandidateLayout, type CandidateDestination } from './candidate-layout.tsx'
import { LEGAL_PAGES, PRODUCT } from './product.ts'
import { useUpdateBanner } from './update-banner.tsx'
import { useShell } from './use-shell.ts'

const destinations: Partial<Record<CandidateDestination, string>> = {
  home: '/user/progress',
  profile: '/user/personal-profile?type=update',
  changePassword: '/change-password',
  secondFactors: '/second-factors',
  sessions: '/sessions',
  companies: '/user/companies',
  device: '/user/device',
  reports: '/user/reports',
  experience: '/user/job-experiences',
  myPrivacy: '/user/privacy',
  help: PRODUCT.helpHref,
  adminConsole: '/hire',
  ...LEGAL_PAGES,
}

type CandidateFrameProps = {
  user: CurrentUser
  /** The screen; without it, that of the route inside. */
  children?: ReactNode
}

/** Surrounds every screen of a signed-in candidate. */
export function CandidateFrame({ user, children }: CandidateFrameProps) {
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
      destinations={destinations}
      closeHref="/user/progress"
      onSignOut={() => void navigate({ to: '/logout' })}
    >
      {children ?? <Outlet />}
    </CandidateLayout>
  )
}
